"""What every game keeps in every form: the same promises for all, proved by random play."""

import json
import random
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core.deal import Deal
from stolik.core.engine import record
from stolik.core.game import Game, IllegalAction
from stolik.core.state import NOBODY
from stolik.games import GAMES
from stolik.match import Match, check_record, from_line, to_line, to_record
from tests.proofs.forms import Form, all_forms, forms_of, values
from tests.proofs.games import known
from tests.proofs.playing import choose, contents, new_deal, play_match, steps

MANY = 1000  # deals within which all comes about that can; mostly one is enough
EVERY_FORM = pytest.mark.parametrize("form", all_forms(), ids=str)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def all_actions(game: Game) -> list[str]:
    """The texts of all actions of a game."""
    found = set()
    for number in range(64 * game.rows):
        with suppress(LookupError):  # no card or word has this number
            found.add(game.action_text(number))
    return sorted(found)


# --- the forms themselves --------------------------------------------------------------------------------------------


@EVERY_GAME
def test_every_value_of_every_option_is_played(game: Game) -> None:
    played = {name: {getattr(form.options, name) for form in forms_of(game.name)} for name in game.options._fields}
    for name, tried in values(game).items():
        for value in tried:
            if (game.name, name, value) != ("goliath", "deals", None):  # that is settled to the number of seats
                assert value in played[name]


# --- views -----------------------------------------------------------------------------------------------------------


@EVERY_FORM
def test_views_made_of_earlier_ones_are_what_they_would_be_without(form: Form) -> None:
    """Whichever moment of the match the earlier ones show, and whoever they were for."""
    chance, seats = random.Random(str(form)), [None, *range(form.options.seats)]
    before = None
    for _ in range(2):
        deal = new_deal(form, chance)
        for _ in steps(deal, chance):
            listeners = chance.sample(seats, chance.randint(1, len(seats)))
            views, anew = deal.views(listeners, before), deal.views(listeners)
            assert views == anew and views.cells == anew.cells
            assert all([*view] == [*deal.view(seat)] for seat, view in views.items()), "their order too"
            before = chance.choice([before, views])


@EVERY_FORM
def test_who_is_told_alike_hears_the_same(form: Form) -> None:
    chance, seats = random.Random(str(form)), [None, *range(form.options.seats)]
    deal = new_deal(form, chance)
    before, alike = deal.views(seats), True
    for _ in steps(deal, chance):
        after = deal.views(seats)
        if deal.actions and not deal.actions[-1].startswith("-"):
            seat, _, action = deal.actions[-1].partition(" ")
            told = [form.game.tell(before[each], int(seat), action, after[each]) for each in seats]
            alike = alike and all(events == told[0] for events in told)
        before = after
    assert alike or not form.game.told_alike


# --- cards and actions as text ---------------------------------------------------------------------------------------


@EVERY_GAME
def test_cards_round_trip(game: Game) -> None:
    texts = [game.pack.text(number) for number in game.pack.numbers]
    assert len(set(texts)) == len(texts)
    assert [game.pack.number(text) for text in texts] == list(game.pack.numbers)


@EVERY_GAME
def test_actions_round_trip(game: Game) -> None:
    texts = all_actions(game)
    numbers = [game.action_number(text) for text in texts]
    assert [game.action_text(number) for number in numbers] == texts
    assert len(set(numbers)) == len(texts) > 1


WORDS = ["accept", "challenge"]
WORDS += ["play", "bid", "draw", "place", "attack", "beat", "take", "stock", "swap", "peek", "0", "1", "01", "-1", "٣"]
PIECES = st.sampled_from([*WORDS, "7C", "G9", "BC2", "B", "+", " ", "  ", "", "c", "7c"]) | st.text(max_size=3)


@given(st.sampled_from(list(GAMES.values())), st.lists(PIECES, max_size=5).map(" ".join))
def test_a_text_is_an_action_only_as_it_is_written(game: Game, text: str) -> None:
    try:
        number = game.action_number(text)
    except ValueError:
        return
    assert game.action_text(number) == text


# --- deals -----------------------------------------------------------------------------------------------------------


@EVERY_FORM
def test_each_card_is_in_one_place(form: Form) -> None:
    chance = random.Random(f"cards {form}")
    for _ in range(2):
        heap: set[str] = set()
        for deal in steps(new_deal(form, chance), chance):
            places = known(form.game.name).places(deal)
            assert sorted(card for place in places.values() for card in place) == sorted(deal.deck)
            assert heap <= set(places.get("heap", [])), "a card came back from the heap"
            heap = set(places.get("heap", []))


@EVERY_FORM
def test_the_seat_to_act_has_legal_actions_and_others_only_as_announced(form: Form) -> None:
    chance = random.Random(f"legal {form}")
    known = set(all_actions(form.game))
    for _ in range(2):
        for deal in steps(new_deal(form, chance), chance):
            legal = {seat: deal.legal(seat) for seat in range(form.options.seats)}
            assert all(set(actions) <= known and len(set(actions)) == len(actions) for actions in legal.values())
            if deal.over or deal.chance_acts:
                assert not any(legal.values())
                continue
            assert legal[deal.turn] if deal.turn is not None else any(legal.values())
            others = [seat for seat, actions in legal.items() if actions and seat != deal.turn]
            assert announced(deal) == others
            assert verbs_in(legal.values()) <= form.game.verbs(form.options)


def verbs_in(actions: Iterable[Iterable[str]]) -> set[str]:
    """The first words of actions, seat by seat."""
    return {action.split(" ")[0] for seat in actions for action in seat}


@EVERY_FORM
def test_all_actions_come_about_that_the_options_leave(form: Form) -> None:
    """In some deal of each form; that no others do is seen at every step of the deals above."""
    chance = random.Random(f"verbs {form}")
    missing = set(form.game.verbs(form.options))
    for _ in range(MANY):
        for deal in steps(new_deal(form, chance), chance):
            missing -= verbs_in(deal.legal(seat) for seat in range(form.options.seats))
            if not missing:
                return
    raise AssertionError(f"in {MANY} deals nobody could {missing}")


@EVERY_FORM
def test_a_predeal_has_the_words_that_are_typed_there(form: Form) -> None:
    chance = random.Random(f"predeal {form}")
    typed, seats = form.game.typed_predeal, range(form.options.seats)
    wanted = set(typed.words) if typed is not None and form.game.manners.predeal(form.options, 0) is not None else set()
    seen = set[str]()
    for _ in range(MANY):
        predeal = form.game.manners.predeal(form.options, chance.choice(seats))
        while predeal is not None and not predeal.done:
            legal = {seat: predeal.legal(seat) for seat in seats}
            seen |= verbs_in(legal.values())
            seat = chance.choice([seat for seat in seats if legal[seat]])
            predeal.play(seat, chance.choice(legal[seat]))
        if seen == wanted:
            break
    assert seen == wanted


def announced(deal: Deal) -> list[int]:
    """The seats that the game says can act out of turn."""
    found, state = [], record(deal._states)
    seat = deal.game.interrupter(state, NOBODY)
    while seat != NOBODY:
        found.append(int(seat))
        seat = deal.game.interrupter(state, seat)
    return found


def snapshot(deal: Deal) -> tuple[Any, ...]:
    """All that a deal is."""
    return contents(deal._states), contents(deal._chance), list(deal.actions), list(deal.deck)


@EVERY_FORM
def test_only_legal_actions_are_accepted(form: Form) -> None:
    chance = random.Random(f"refusals {form}")
    texts = all_actions(form.game)
    accepted = 0
    for deal in steps(new_deal(form, chance), chance):
        if chance.random() > 0.2 and not deal.over:
            continue
        seats = range(form.options.seats)
        near = {action for seat in seats for action in deal.legal(seat)}
        for seat in (*seats, -1, len(seats)):
            legal = deal.legal(seat) if seat in seats else []
            for action in {*chance.sample(sorted(near), min(len(near), 4)), *chance.sample(texts, 4), "", "reshuffle"}:
                before = snapshot(deal)
                twin = deal.copy()
                if action in legal:
                    twin.play(seat, action)
                    accepted += 1
                else:
                    with pytest.raises(IllegalAction) as refusal:
                        twin.play(seat, action)
                    told = refusal.value.reason
                    assert told.id.startswith(("why-", f"{form.game.name}-why-")) and told.rule
                    assert snapshot(twin) == before
                assert snapshot(deal) == before
    assert accepted


@EVERY_FORM
def test_copies_of_a_deal_are_independent(form: Form) -> None:
    chance = random.Random(f"copies {form}")
    deal = new_deal(form, chance)
    stop = chance.randrange(40)
    for count, _ in enumerate(steps(deal, chance)):
        if count == stop:
            break
    before, twin = snapshot(deal), deal.copy()
    assert snapshot(twin) == before
    for _ in steps(twin, chance):
        assert snapshot(deal) == before
    after = snapshot(twin)
    for line in twin.actions[len(deal.actions) :]:
        seat, _, action = line.partition(" ")
        if seat == "-":
            deal.reshuffle(action.split(" ")[1:])
        else:
            deal.play(int(seat), action)
        assert snapshot(twin) == after
    assert snapshot(deal) == after


@EVERY_FORM
def test_every_deal_ends_within_its_bound_and_its_points_are_in_range(form: Form) -> None:
    chance = random.Random(f"ends {form}")
    for _ in range(3):
        deal = new_deal(form, chance)
        for _ in steps(deal, chance):  # which stops where a game has no bound
            pass
        most = form.game.longest(form.options)
        assert most is None or len(deal.actions) <= most
        known(form.game.name).check_points(deal, deal.points())


def test_trojki_has_no_bound_in_the_open_mode() -> None:
    """A wrong card is laid, challenged and taken back again and again: nothing but patience ends that (TR-20)."""
    deal = Deal(GAMES["trojki"], GAMES["trojki"].settle({"mode": "open"}), shuffle=random.Random(1).shuffle, fast=True)
    deal.play(0, "draw")
    before = contents(deal._states)
    for action in deal.legal(0)[1:] * 40:
        twin = deal.copy()
        twin.play(0, action)
        twin.play(1, "challenge")
        if twin.view(None)["left"] == deal.view(None)["left"]:
            assert {**contents(twin._states), "known": b""} == {**before, "known": b""}
            deal = twin
    assert len(deal.actions) > 1000


# --- matches and records ---------------------------------------------------------------------------------------------


def new_match(form: Form, chance: random.Random, fast: bool = True) -> Match:
    dealer = chance.randrange(form.options.seats)
    return Match(form.game, form.options, dealer, chance.shuffle, keep_legal=True, fast=fast)


@EVERY_FORM
def test_a_replayed_record_gives_the_same_bytes(form: Form) -> None:
    chance = random.Random(f"record {form}")
    match = new_match(form, chance)
    play_match(match, chance, chance.choice([30, 300, 900]))
    players = [f"player {seat}" for seat in range(form.options.seats)]
    line = to_line(to_record(match, players))
    again = check_record(from_line(line), GAMES, fast=True)
    assert to_line(to_record(again, players)) == line
    assert again.over == match.over
    if match.playing:  # the predeal of the next deal is recorded with it
        assert shown(again) == shown(match)


@EVERY_FORM
def test_copies_of_a_match_are_independent(form: Form) -> None:
    chance = random.Random(f"match {form}")
    match = new_match(form, chance)
    play_match(match, chance, chance.choice([1, 30, 150]))
    before, twin = to_line(to_record(match, [])), match.copy()
    assert to_line(to_record(twin, [])) == before
    play_match(twin, chance, 100, lambda _: None)
    state, after = shown(match), to_line(to_record(twin, []))
    assert to_line(to_record(match, [])) == before
    again = match.copy()
    play_match(match, chance, 100)
    assert (to_line(to_record(twin, [])), shown(again)) == (after, state)


def shown(match: Match) -> str:
    """What a match shows of itself."""
    views = [match.view(seat) for seat in range(match.options.seats)]
    return json.dumps([views, match.score, match.dealer, match.turn, match.over, match.between])


@EVERY_FORM
def test_a_step_of_play_is_told_in_json(form: Form) -> None:
    chance = random.Random(f"told {form}")
    before: dict[int | None, Any] = {}
    listeners = [None, *range(form.options.seats)]
    for deal in steps(new_deal(form, chance), chance):
        after = {seat: deal.view(seat) for seat in listeners}
        if before:
            seat, _, action = deal.actions[-1].partition(" ")
            acting = -2 if seat == "-" else int(seat)
            told = [
                form.game.tell(before[to], acting, action.split(" ")[0] if acting < 0 else action, after[to])
                for to in listeners
            ]
            assert all(told) and json.loads(json.dumps(told))
        else:
            assert all(form.game.opening(after[seat]) for seat in listeners)
        before = after


@EVERY_GAME
def test_the_hand_has_one_order(game: Game) -> None:
    """It is told as it is sorted, and choices are asked in that order: what stands first has the lowest number."""
    chance = random.Random(f"asked {game.name}")
    for form in forms_of(game.name)[:3]:
        for deal in steps(new_deal(form, chance), chance):
            for seat in range(form.options.seats):
                view, legal = deal.view(seat), deal.legal(seat)
                hand = game.sorted_hand(view)
                told = [part.args["cards"] for part in game.describe(view).get("hand", []) if part.id == "deal-hand"]
                assert told in ([], [hand])
                for asked in game.ask(view, legal) if legal else []:
                    cards = asked.args.get("cards", [])
                    if set(cards) <= set(hand):
                        assert cards == [card for card in hand if card in cards], (asked.id, hand)
                    assert asked.args.get("hand", hand) == hand


def test_choosing_gives_every_seat_its_chance() -> None:
    """The random play of these proofs exchanges durak's six and lets every seat of trojki act."""
    chance = random.Random(1)
    seen = dict.fromkeys(("exchange", "draw"), 0)
    for name, verb in (("durak", "exchange"), ("trojki", "draw")):
        for form in forms_of(name):
            for deal in steps(new_deal(form, chance), chance):
                if not deal.over and not deal.chance_acts:
                    seen[verb] += choose(deal, chance)[1] == verb
    assert min(seen.values()) > 3
