"""Beliefs: the true deal is always possible, and worlds are as frequent as the deals behind them."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest
from numba.core import config

from stolik.bots.beliefs import durak, golf, goliath, planowanie
from stolik.bots.exact.golf import STAYS, STAYS_BESIDE
from stolik.core.chance import random_chance
from stolik.core.deal import Deal
from stolik.core.engine import engine
from stolik.core.machine import compiled
from stolik.core.offer import Offer, actions
from stolik.core.packs import FRENCH, RANKS
from stolik.core.restored import restored
from stolik.core.state import COUNTED
from stolik.games import GAMES
from stolik.games.golf import drop, put
from tests.core.test_restored import FORMS, moments
from tests.games.golf_tables import laid
from tests.position import dealt

pytestmark = pytest.mark.skipif(config.DISABLE_JIT, reason="worlds are dealt by machine code")
BELIEFS: dict[str, Any] = {"durak": durak, "goliath": goliath, "golf": golf, "planowanie": planowanie}
WORLDS = 6


def make_filler(game: str) -> Callable[..., None]:
    """Worlds by machine code, as search makes them."""
    fill = BELIEFS[game].fill

    def one(states: Any, known: Any, chances: Any) -> None:
        fill(states[0], known[0], chances[0])

    return compiled(f"{game}-fill-tests", one)


FILLERS = {game: make_filler(game) for game in BELIEFS}


def worlds(deal: Deal, seat: int, count: int, seed: int = 1) -> Iterator[Any]:
    """So many records that the seat holds possible; each is overwritten by the next."""
    view = deal.view(seat)
    known = BELIEFS[deal.game.name].know(deal.options, view, deal.actions)
    states, chance = restored(deal.game, deal.options, view), random_chance([seed])
    for _ in range(count):
        FILLERS[deal.game.name](states, known, chance)
        yield states


@pytest.mark.parametrize("game, options", FORMS, ids=str)
def test_worlds_are_possible(game: str, options: dict[str, Any]) -> None:
    """As many cards at each place as there are, each once, the own ones where they are; and the same may be done."""
    checked = 0
    for seed in range(4):
        for deal in moments(game, options, seed):
            for seat in range(options["seats"]):
                for states in worlds(deal, seat, WORLDS):
                    same(deal, states[0], seat)
                    checked += 1
    assert checked > 100


def same(deal: Deal, world: Any, seat: int) -> None:
    """Hold a world against what the seat sees."""
    view, seen = deal.view(seat), deal.game.view(world, seat, deal.points() if deal.over else None)
    assert seen == view
    held = [card for field in deal.game.table.fields if field.shows is COUNTED for card in cards(deal, world, field)]
    true = [
        card for field in deal.game.table.fields if field.shows is COUNTED for card in cards(deal, deal.state, field)
    ]
    assert len(set(held)) == len(held) == len(true)
    if deal.game.name != "planowanie":  # where not all cards are dealt
        assert sorted(held) == sorted(true)
    if seat == deal.turn:
        offers = np.zeros(1, Offer)
        states = np.array([world])
        engine(deal.game).legal(states, seat, offers)
        assert {deal.game.action_text(action) for action in actions(offers)} == set(deal.legal(seat))


def cards(deal: Deal, state: Any, field: Any) -> list[str]:
    """The cards of all places of a field."""
    table = deal.game.table
    rows = state[field.name][: deal.options.seats] if field.by_seat else [state[field.name]]
    return [card for row in rows for card in table.pack.mask_texts(row.tolist())]


# Where it comes about that few cards are unseen.
SMALL = [
    ("planowanie", {"seats": 4, "first_deal_trump": "if_card_left"}),
    ("goliath", {"seats": 3, "all_equal": "second_last"}),
    ("durak", {"seats": 2}),
    ("durak", {"seats": 3}),
    ("durak", {"seats": 4, "form": "pairs"}),
    ("durak", {"seats": 5}),
    ("durak", {"seats": 6, "form": "teams"}),
    ("durak", {"seats": 3, "allow_excess": True, "max_pickups": 2}),
]


@pytest.mark.parametrize("game, options", SMALL, ids=str)
def test_worlds_are_as_frequent_as_deals(game: str, options: dict[str, Any]) -> None:
    """Late in a deal, where all worlds can be listed: each by itself, with the number of deals behind it."""
    checked = 0
    for seed in range(12):
        for deal in moments(game, options, seed):
            for seat in range(options["seats"]):
                listed = LISTED[game](deal, seat) if not deal.over else {}
                if 1 < len(listed) <= 60:
                    fits(deal, seat, listed)
                    checked += 1
            if checked >= 6:
                return
    assert checked


def fits(deal: Deal, seat: int, listed: dict[Any, float]) -> None:
    """Drawn worlds against what is listed."""
    count = 60 * len(listed)
    found = Counter(key(deal, states[0], seat) for states in worlds(deal, seat, count, seed=len(listed)))
    as_often(found, listed)


def as_often(found: Counter[Any], listed: dict[Any, float]) -> None:
    """Chi-square of what was drawn against what is listed; the seeds are fixed, so that it cannot fail by chance."""
    assert found.keys() <= listed.keys()
    count, total = found.total(), sum(listed.values())
    expected = {one: count * weight / total for one, weight in listed.items()}
    chi = sum((found[one] - wanted) ** 2 / wanted for one, wanted in expected.items())
    degrees = len(listed) - 1
    assert chi < degrees + 5 * (2 * degrees) ** 0.5


def key(deal: Deal, state: Any, seat: int) -> Any:
    """What tells one world from another: the hands of the others."""
    others = [other for other in range(deal.options.seats) if other != seat]
    return tuple(tuple(deal.game.table.pack.mask_texts(state["hand"][other].tolist())) for other in others)


def by_suit(deal: Deal, seat: int) -> dict[Any, float]:
    """All ways to deal what is unseen, where nobody has a suit that they did not follow."""
    view, at = deal.view(seat), slice(1) if deal.game.name == "goliath" else slice(1, 2)
    plays = [action.split(" ") for action in deal.actions if " play " in action]
    pack = {deal.game.pack.text(card) for card in deal.game.deck(deal.options)}
    unseen = sorted(pack - {*view["hand"], view.get("turned"), *(card for _, _, card in plays)})
    others = [other for other in range(deal.options.seats) if other != seat]
    rooms = [view["hand_count"][other] for other in others]
    if len(unseen) > 8:
        return {}
    lacks = set()
    for number, (player, _, card) in enumerate(plays):
        led = plays[number - number % deal.options.seats][2][at]
        if card[at] != led:
            lacks.add((int(player), led))
    listed: dict[Any, float] = {}
    for order in permutations(unseen):
        hands, first = [], 0
        for room in rooms:
            hands.append(sorted(order[first : first + room], key=deal.game.pack.number))
            first += room
        if not any((who, card[at]) in lacks for who, hand in zip(others, hands, strict=True) for card in hand):
            listed[tuple(map(tuple, hands))] = 1.0
    return listed


def by_slots(deal: Deal, seat: int) -> dict[Any, float]:
    """All ways to deal what is unseen at durak, each with the number of decks that lead to it."""
    view, trump = deal.view(seat), deal.view(seat)["trump"]
    held = {card for cards in view["known"] for card in cards} | {*view["hand"], *view["gone"], view["under"]}
    held |= {*view["attacks"], *view["answers"]} | {card for cards in view["offered"] for card in cards}
    unseen = [text for card in deal.game.deck(deal.options) if (text := deal.game.pack.text(card)) not in held]
    others = [other for other in range(deal.options.seats) if other != seat]
    rooms = [view["hand_count"][other] - len(view["known"][other]) for other in others]
    if len(unseen) > 8 or not trump:
        return {}
    low = durak.too_low(view)
    lows = {text for text in unseen if low >> deal.game.pack.number(text) & 1}
    told = durak.draws(deal.options, view, deal.actions) if lows else []
    listed: dict[Any, float] = {}
    for order in permutations(unseen):
        hands, first, weight = [], 0, 1.0
        for other, room in zip(others, rooms, strict=True):
            mine = order[first : first + room]
            first += room
            if lows:
                weight *= slots(told[other], room, len(lows & {*mine}))
            hands.append(tuple(sorted([*mine, *view["known"][other]], key=deal.game.pack.number)))
        if weight:
            listed[tuple(hands)] = weight
    return listed


@pytest.mark.parametrize("table", [table for game, table in FORMS if game == "durak"], ids=str)
def test_when_hidden_cards_came_and_went(table: dict[str, Any]) -> None:
    """As all could count it at the table: several cards in one play too, though nobody knows who has the second."""
    together = 0
    for seed in range(12):
        rng, seats = random.Random(seed), table["seats"]
        deal = dealt(GAMES["durak"], dealer=seed % seats, seed=seed, **table)
        seen: durak.Draws = [[] for _ in range(seats)]
        while not deal.over and len(deal.actions) < 200:
            seat = rng.choice([seat for seat in range(seats) if deal.legal(seat)])
            action = rng.choice(deal.legal(seat))
            before = deal.view(0)
            deal.play(seat, action)
            together += action.endswith("+")
            counts = hidden(before)
            verb, *cards = action.split(" ")
            card = "6" + before["trump"] if verb == "exchange" else cards[verb == "beat"] if cards else ""
            if card and verb != "back" and card not in before["known"][seat]:
                seen[seat].append((0, 1 if durak.too_low(before) >> FRENCH.number(card) & 1 else 2))
                counts[seat] -= 1
            for each, count in enumerate(hidden(deal.view(0))):
                if count > counts[each]:
                    seen[each].append((count - counts[each], 0))
        assert durak.draws(deal.options, deal.view(0), deal.actions) == seen
    assert together > 5


def hidden(view: dict[str, Any]) -> list[int]:
    """How many cards of each seat nobody has seen."""
    return [count - len(cards) for count, cards in zip(view["hand_count"], view["known"], strict=True)]


def slots(told: list[tuple[int, int]], room: int, low: int) -> float:
    """How many ways there are to give each card a place in the deck, tried out one by one."""
    played = sum(not count for count, _ in told)
    first = room + played - sum(count for count, _ in told)
    places = [0] * first  # by the moment from which on there is a card; dealt ones are 0
    needs: list[tuple[int, bool]] = []  # until when a card must have come, and whether it cannot have been dealt
    for moment, (count, kind) in enumerate(told, 1):
        places += [moment] * count
        if not count:
            needs.append((moment, kind == 1))
    needs += [(len(told) + 1, number < low) for number in range(room)]
    return float(tried(tuple(places), tuple(needs)))


def tried(places: tuple[int, ...], needs: tuple[tuple[int, bool], ...]) -> int:
    if not needs:
        return 1
    (until, drawn), *rest = needs
    return sum(
        tried(places[:at] + places[at + 1 :], tuple(rest))
        for at, since in enumerate(places)
        if since < until and not (drawn and since == 0)
    )


LISTED = {"planowanie": by_suit, "goliath": by_suit, "durak": by_slots}


def test_low_trumps_are_counted_as_they_can_have_come() -> None:
    """Against trying out every place in the deck, on stories of one seat that are made up."""
    rng = random.Random(3)
    for _ in range(300):
        told: list[tuple[int, int]] = []
        held = first = rng.randint(1, 4)
        for _ in range(rng.randint(0, 4)):
            if held and rng.random() < 0.6:
                told.append((0, rng.choice([1, 2])))
                held -= 1
            else:
                told.append((rng.randint(1, 2), 0))
                held += told[-1][0]
        if held > 5 or first + len(told) > 8:
            continue
        for low in range(held + 1):
            assert durak.came_to(told, held, low) == slots(told, held, low), (told, held, low)


# --- golf: a small pack, for most of it lies among the discards ------------------------------------------------------

LOOKED_AT = ("3C", "KC")  # by seat 1, on cells 4 and 5, beside a four and a nine
LATE_STOCK = ("QS", "9H")
UNSEEN = (*LOOKED_AT, *LATE_STOCK, "4D", "2C")  # by seat 0; the last two lie where nobody looked


def late_hole(reshuffled: bool) -> Deal:
    """A hole in which seat 0 does not know where six cards are, and all others lie open."""
    hole = laid("5J9T44 4973K2", "6S", " ".join(LATE_STOCK), up=({1, 2, 3, 4, 5}, {1, 2, 3}))
    state = hole.state
    for card in FRENCH.mask_texts(state["hidden"].tolist()):
        if reshuffled if card in LATE_STOCK else card not in UNSEEN:
            drop(state["hidden"], FRENCH.number(card))
            put(state["pool" if card in LATE_STOCK else "discards"], FRENCH.number(card))
    state["reshuffled"] = reshuffled
    return hole


def listed_holes(reshuffled: bool, weight: Callable[[int, str], float]) -> dict[Any, float]:
    """All worlds of it: what seat 1 has looked at, card by card, and what is left for the stock, any of it alike."""
    listed: dict[Any, float] = {}
    for first, second in permutations(UNSEEN, 2):
        others = [card for card in UNSEEN if card != first]
        share = weight(3, first) / sum(weight(3, card) for card in UNSEEN)
        share *= weight(4, second) / sum(weight(4, card) for card in others)
        rest = sorted({*UNSEEN} - {first, second}, key=FRENCH.number)
        stocks = list(combinations(rest, len(LATE_STOCK))) if reshuffled else [()]
        listed |= {(first, second, stock): share / len(stocks) for stock in stocks}
    return listed


def as_left(cell: int, card: str) -> float:
    """How much likelier than another one a card is left on a cell of seat 1, which has three cards face down."""
    beside = card[0] == {3: "4", 4: "9"}[cell]
    return float(STAYS_BESIDE[3] if beside else STAYS[3, RANKS.index(card[0])])


@pytest.mark.parametrize("reshuffled", [False, True])
@pytest.mark.parametrize("infers", [False, True])
def test_worlds_of_golf_are_as_frequent_as_deals(reshuffled: bool, infers: bool) -> None:
    """Whoever infers nothing holds any deal as likely as any other; else that lies there which would be left there."""
    hole = late_hole(reshuffled)
    view = hole.view(0)
    known, chance = golf.know(hole.options, view, hole.actions), random_chance([5])
    if not infers:
        golf.forget(known)
    listed = listed_holes(reshuffled, as_left if infers else lambda cell, card: 1.0)
    states, found = restored(hole.game, hole.options, view), Counter[Any]()
    for _ in range(40 * len(listed)):
        FILLERS["golf"](states, known, chance)
        looked = [FRENCH.text(card) for card in states["peeked"][0, 1, 3:5].tolist()]
        found[(*looked, tuple(FRENCH.mask_texts(states["pool"][0].tolist())))] += 1
    as_often(found, listed)


def test_a_seat_that_is_known_to_like_low_cards_is_believed_to_have_them() -> None:
    """The fewer face down, the surer: of what is left at last a two is twenty times as likely as a queen."""
    for down in range(1, 6):
        assert STAYS[down, RANKS.index("2")] > STAYS[down, RANKS.index("8")] >= STAYS[down, RANKS.index("Q")] > 0
        assert STAYS[down, 0] / STAYS[down, 10] >= STAYS[down + 1, 0] / STAYS[down + 1, 10]
        assert STAYS_BESIDE[down] >= STAYS_BESIDE[down + 1]
    assert STAYS[1, RANKS.index("2")] > 20 * STAYS[1, RANKS.index("Q")]
