"""The players of trojki: always legal, never wrong, and better than chance; what they see and what they choose."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from stolik.bots import LEVELS, make
from stolik.bots.exact.trojki import alone, grid, members, places, room
from stolik.bots.timing import RACERS
from stolik.core.deal import Deal
from stolik.games.trojki import TROJKI
from stolik.games.trojki.state import PACK
from stolik.games.trojki.telling import claim, regular
from tests.games.trojki_positions import DEAD, A, race
from tests.oracle.trojki import new_features
from tests.position import dealt
from tests.rules import rules

Player = Callable[[Any, list[str], random.Random], str]


def of_level(level: str) -> Player:
    """What a level does."""

    def act(view: Any, legal: list[str], chance: random.Random) -> str:
        return make(level, "trojki", chance).choose(view, legal, [])[0]

    return act


def by_chance(view: Any, legal: list[str], chance: random.Random) -> str:
    return chance.choice(legal)


def acts(deal: Deal, seat: int = 0, level: str = "casual", seed: int = 1) -> str:
    """What a level does at a seat."""
    return of_level(level)(deal.view(seat), deal.legal(seat), random.Random(seed))


def played(seed: int, players: Sequence[Player], **options: Any) -> None:
    """A round in which, again and again, every seat acts once if it can, in random order."""
    chance, seats = random.Random(seed), len(players)
    deal = dealt(TROJKI, seed=seed, dealer=seed % seats, seats=seats, **options)
    while not deal.over:
        for seat in chance.sample(range(seats), seats):
            legal = deal.legal(seat)
            if legal:
                action = players[seat](deal.view(seat), legal, chance)
                if action or options.get("mode") != "open":
                    assert action in legal
                    deal.play(seat, action)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"require_call": False, "tie_token": "none"},
        {"leftover": "aside", "handicap": [3, 0, 0, 1]},
        {"mode": "open"},
        {"mode": "open", "require_call": False},
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bots_play_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    if "handicap" in options:
        options = options | {"handicap": options["handicap"][:seats]}
    played(seats, [of_level(level) for level in ("beginner", "club", "casual", "master")[:seats]], **options)


# --- the open mode ---------------------------------------------------------------------------------------------------


def open_table(action: str, **options: Any) -> Deal:
    """A card of the open mode that seat 1 has to check."""
    deal = race(A, "BT1 RS2 BC2", "YC1 VX3", mode="open", **options)
    deal.play(0, action)
    return deal


@rules("TR-A8")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "action, answer",
    [
        ("place BT1 1 B", "accept"),
        ("place BT1 1 T", "challenge"),
        ("place RS2 5 R", "challenge"),
        ("place BC2 8 C", "challenge"),
        ("place BT1 1", "accept"),
        ("place BC2 8", "challenge"),
    ],
)
def test_the_bots_challenge_exactly_what_is_wrong(action: str, answer: str, level: str) -> None:
    deal = open_table(action, require_call=len(action.split()) == 4)
    for seed in range(5):
        assert acts(deal, 1, level, seed) == answer


@pytest.mark.parametrize("level", LEVELS)
def test_the_bots_lay_no_wrong_card(level: str) -> None:
    """A wrong card stops everybody for nothing (TR-20)."""
    deal = race(A, "BT1 RS2 BC2", "RX2 YT2", stacks=("", "VX3"), mode="open")
    for seed in range(20):
        card, cell, call = claim(acts(deal, 0, level, seed))
        assert regular(A.split(), cell, card, call)
    assert acts(deal, 1, level) == "draw"


@rules("TR-18")
@pytest.mark.parametrize("level", LEVELS)
def test_the_bots_wait_when_they_have_no_right_card(level: str) -> None:
    deal = race(A, "BT1", "RX2 YT2", mode="open")
    assert acts(deal, 1, level) == ""


@pytest.mark.parametrize("level", LEVELS)
def test_to_check_a_card_takes_as_long_whatever_the_answer(level: str) -> None:
    right, wrong = (open_table(f"place BT1 1 {call}") for call in "BT")
    answers = [
        make(level, "trojki", random.Random(seed)).choose(deal.view(1), deal.legal(1), [])
        for deal in (right, wrong)
        for seed in range(30)
    ]
    assert [action for action, _ in answers] == ["accept"] * 30 + ["challenge"] * 30
    delays = [delay for _, delay in answers]
    assert delays[:30] == delays[30:] and all(0.2 < delay < 10 for delay in delays)


# --- drawing and looking ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_bots_draw_when_nothing_fits(level: str) -> None:
    deal = race(A, " ".join(PACK.texts[card] for card in NOWHERE), "BT1", stacks=("YS0", ""))
    assert acts(deal, 0, level) == "draw"


NOWHERE = [PACK.number(card) for card in ("RS2", "RX2", "RT2", "YS2", "YX2", "YT2")]  # TR-G2


@pytest.mark.parametrize("level", LEVELS)
def test_the_bots_hold_as_many_cards_as_they_look_at_and_place_the_rest(level: str) -> None:
    window = RACERS[level].window
    hand = ["BC2", "VC3", "YT0", "YX3", "RS1", "RS3", "BT2", "VX1", "VT3", "YC0"]
    deal = race(A, " ".join(hand[: window - 1]), "BT1", stacks=("YS2", ""))
    assert acts(deal, 0, level) == "draw"
    deal = race(A, " ".join(hand[:window]), "BT1", stacks=("YS2", ""))
    assert acts(deal, 0, level).startswith("place ")


def test_lower_levels_see_fewer_cards() -> None:
    """The one card that fits is found, however late; how late tells how many cards are looked at together."""
    deal = race(A, " ".join([*(PACK.texts[card] for card in NOWHERE), "BT1"]), "YC1 VX3")
    for level, racer in RACERS.items():
        found = [make(level, "trojki", random.Random(seed)) for seed in range(40)]
        chosen = [bot.choose(deal.view(0), deal.legal(0), []) for bot in found]
        assert {action.rpartition(" ")[0].split()[1] for action, _ in chosen} == {"BT1"}
        quick, late = min(delay for _, delay in chosen), max(delay for _, delay in chosen)
        assert racer.floor <= quick and (late > 1.5 * quick)


# --- choosing --------------------------------------------------------------------------------------------------------


def moments(seed: int, cards: int) -> tuple[list[str], list[str]]:
    """Nine top cards, and some others; at every other one of these moments little fits."""
    deck = random.Random(seed).sample([*PACK.texts.values()], 64)
    top = [*DEAD.split()[: 8 * (seed % 2)], *deck][:9]
    return top, [card for card in deck if card not in top][:cards]


def slowly(tops: dict[int, str], hand: list[str]) -> int:
    """The most cards of a hand that can be placed one after the other, by the oracle."""
    return max(
        (
            1 + slowly({**tops, cell: card}, [other for other in hand if other != card])
            for card in hand
            for cell in tops
            if new_features(tops, cell, card)
        ),
        default=0,
    )


@rules("TR-12")
def test_what_fits_where_is_as_in_the_rules() -> None:
    for seed in range(12):
        top, hand = moments(seed, 12)
        tops, held = dict(enumerate(top, 1)), PACK.mask(hand)[0]
        assert [PACK.texts[card] for card in members(held)] == sorted(hand, key=PACK.number)
        expected = {(card, cell) for card in hand for cell in tops if new_features(tops, cell, card)}
        assert {(PACK.texts[card], cell + 1) for card, cell in places(grid(top), held)} == expected
        assert room(grid(top), held) == (len({card for card, _ in expected}), len(expected))


def test_how_many_cards_can_be_placed_alone() -> None:
    most = []
    for seed in range(40):
        top, hand = moments(seed, 1 + seed // 2 % 4)
        most.append((alone(grid(top), PACK.mask(hand)[0]), len(hand)))
        assert most[-1][0] == slowly(dict(enumerate(top, 1)), hand)
    assert any(count < cards for count, cards in most), "some can not"


@pytest.mark.parametrize("level", ["club", "strong", "master"])
def test_the_last_cards_go_in_an_order_in_which_all_go(level: str) -> None:
    """Whenever somebody alone can empty a hand of six, they do."""
    blocked = 0
    for seed in range(40):
        top, hand = moments(seed, 6)
        possible = alone(grid(top), PACK.mask(hand)[0]) == len(hand)
        deal = race(" ".join(top), " ".join(hand), "RC0" if "RC0" not in hand else "RC1")
        while not deal.over and (legal := deal.legal(0)):
            deal.play(0, of_level(level)(deal.view(0), legal, random.Random(seed)))
        assert (deal.view(0)["left"][0] == 0) == possible, seed
        blocked += not possible
    assert 0 < blocked < 20


def left_alone(player: Player, seed: int) -> int:
    """The cards that somebody has left in the end who alone places any."""
    deal, chance = dealt(TROJKI, seed=seed, seats=2), random.Random(seed)
    while not deal.over and (legal := deal.legal(0)):
        deal.play(0, player(deal.view(0), legal, chance))
    left: int = deal.view(0)["left"][0]
    return left


@pytest.mark.parametrize("level", ["casual", "club"])
def test_the_bots_get_stuck_less_than_chance(level: str) -> None:
    stuck, by_luck = (sum(left_alone(each, seed) > 0 for seed in range(24)) for each in (of_level(level), by_chance))
    assert stuck <= 4 < 6 <= by_luck
