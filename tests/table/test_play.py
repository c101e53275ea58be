"""The table: bots and people, refusals, undo, the pace, durak's window and predeal, spectators. Time is a number."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import stolik
from stolik.bots import make
from stolik.match import Match
from stolik.table import AT_ONCE, GO_ON, Notice, Pace, PlayAtOnce, Seat
from stolik.table.questions import BadAnswer
from tests.rules import rules

Choose = Callable[[dict[str, Any], list[str], list[str]], tuple[str, float]]


class Bot:
    """A bot that does what a function says."""

    name = "test"

    def __init__(self, choose: Choose, blind: bool = False) -> None:
        self._choose, self.blind = choose, blind

    def choose(self, view: dict[str, Any], legal: list[str], history: list[str]) -> tuple[str, float]:
        return self._choose(view, legal, history)


def first(view: dict[str, Any], legal: list[str], history: list[str]) -> tuple[str, float]:
    return legal[0], 1.0


def never_swaps(view: dict[str, Any], legal: list[str], history: list[str]) -> tuple[str, float]:
    return next((action for action in legal if action != "exchange"), ""), 1.0


def bots(game: str, count: int, name: str = "random") -> list[Seat]:
    return [Seat(f"bot {k}", make(name, game, random.Random(k))) for k in range(count)]


def with_person(match: Match, choose: Choose = first, pace: Pace = AT_ONCE, seat: int = 0) -> PlayAtOnce:
    """A person on one seat, the same bot on all others."""
    seats = [Seat("bot", Bot(choose)) for _ in range(match.options.seats)]
    seats[seat] = Seat("me")
    return PlayAtOnce(match, seats, pace)


def until_asked(table: PlayAtOnce, seat: int, now: float = 0.0) -> list[Notice]:
    """Let the bots act until it is the person's turn."""
    told = table.begin(now)
    while not table.asked(seat) and (due := table.due()) is not None:
        told += table.tick(due)
    return told


def ids(told: list[Notice], to: int | None = 0) -> list[str]:
    return [message.event.id for message in told if message.to == to]


ENDS = ("match-won", "match-shared", "match-drawn")
ENDS_WITHOUT_WINNER = ("match-lost", "match-lost-together", "match-drawn")  # durak's (DU-3)


# --- bots alone ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", stolik.GAMES)
@pytest.mark.parametrize("name", ["random", "casual"])
def test_bots_play_whole_matches_and_a_spectator_hears_all(game: str, name: str) -> None:
    match = stolik.new_match(game, seed=1, **({"deals": 1} if game in ("golf", "goliath", "trojki") else {}))
    table = PlayAtOnce(match, bots(game, match.options.seats, name), AT_ONCE)
    table.telling.set_listeners([None])
    told = table.begin(0.0)
    while (due := table.due()) is not None:
        told += table.tick(due)
    assert table.over and match.over
    assert {message.to for message in told} == {None}
    assert match.outcome is not None
    has_winners = bool(match.outcome.places)
    assert ids(told, None).count("match-score") == has_winners * len(match.deals) * match.options.seats
    assert ids(told, None)[-1] in (ENDS if has_winners else ENDS_WITHOUT_WINNER)
    assert not table.people and table.legal(0) == []


def test_the_winner_is_told_and_a_tie_is_shared() -> None:
    last = {}
    for seed in range(30):
        match = stolik.new_match("goliath", seats=6, seed=seed, deals=1)
        table = PlayAtOnce(match, bots("goliath", 6), AT_ONCE)
        table.telling.set_listeners([None])
        told = table.begin(0.0)
        while (due := table.due()) is not None:
            told += table.tick(due)
        last[told[-1].event.id] = told[-1].event.args
    assert len(last["match-shared"]["seats"]) > 1
    winners = Match(stolik.GAMES["golf"], stolik.GAMES["golf"].settle({"deals": 1}), 0, random.Random(4).shuffle)
    table = PlayAtOnce(winners, bots("golf", 4), AT_ONCE)
    table.telling.set_listeners([None])
    told = table.begin(0.0)
    while (due := table.due()) is not None:
        told += table.tick(due)
    assert winners.outcome is not None and told[-1].event.args == {"seat": winners.outcome.winners[0]}


# --- pace ------------------------------------------------------------------------------------------------------------


def test_bots_pause_and_deals_wait() -> None:
    table = PlayAtOnce(stolik.new_match("golf", seed=3, deals=2), bots("golf", 4), Pace(1.5, 7.0))
    assert table.begin(100.0) == []
    assert table.due() == 100.0, "the first deal comes at once"
    table.tick(100.0)
    assert table.due() == 101.5 and table.tick(101.4) == []
    while table.match.playing:
        due = table.due()
        assert due is not None
        table.tick(due)
    assert table.due() == due + 7.0


def test_what_has_been_due_for_long_happens_in_order() -> None:
    table = PlayAtOnce(stolik.new_match("planowanie", seed=3), bots("planowanie", 4), Pace(1.0, 1.0))
    table.telling.set_listeners([None])
    table.begin(0.0)
    told = table.tick(3.0)
    assert ids(told, None).count("planowanie-bid") == 3


# --- people ----------------------------------------------------------------------------------------------------------


def test_a_person_is_asked_and_acts() -> None:
    match = stolik.new_match("planowanie", seed=2, dealer=0)
    table = with_person(match)
    told = until_asked(table, 0)
    assert ids(told).count("planowanie-bid") == 3
    assert table.legal(0) == match.legal(0) and table.due() is None
    told = table.command(0, table.legal(0)[0], 0.0)
    assert ids(told) == ["planowanie-bid", "planowanie-bids-done"] and not any(message.refusal for message in told)


def test_the_next_deal_begins_in_the_match_that_is_on_after_actions_that_were_refused_together() -> None:
    table = with_person(stolik.new_match("golf", seed=2, seats=2, deals=2))
    until_asked(table, 0)
    (refused,) = table.act(0, [table.legal(0)[0], "dance"], 0.0)
    assert refused.refusal
    while not table.over:
        if table.match.playing and table.match.turn == 0:
            table.command(0, table.legal(0)[0], 0.0)
        else:
            assert table.tick(0.0), "it goes on"
    assert len(table.match.deals) == 2


def test_refusals_change_nothing_and_go_to_the_person_alone() -> None:
    match = stolik.new_match("planowanie", seed=2, dealer=0)
    seats = [Seat("me"), Seat("you"), *bots("planowanie", 2)]
    table = PlayAtOnce(match, seats, AT_ONCE)
    until_asked(table, 1)
    before = match.deal.actions.copy() if match.deal else []
    (refused,) = table.command(0, "bid 1", 0.0)
    assert refused.to == 0 and refused.refusal
    assert (refused.event.id, refused.rule) == ("why-not-turn", "PL-7")
    (refused,) = table.command(1, "dance", 0.0)
    assert (refused.to, refused.event.id) == (1, "why-no-action")
    (refused,) = table.command(1, GO_ON, 0.0)
    assert refused.event.id == "why-no-action"
    assert match.deal is not None and match.deal.actions == before


def test_nobody_acts_between_deals_or_after_the_end() -> None:
    match = stolik.new_match("golf", seed=1, deals=2)
    table = with_person(match, pace=Pace(0.0, 5.0))
    table.begin(0.0)
    while not match.deals or match.playing:
        table.tick(0.0)
        if table.asked(0):
            table.command(0, table.legal(0)[-1 if "take" in table.legal(0) else 0], 0.0)
    assert table.command(0, "stock", 0.0)[0].event.id == "why-over"
    assert table.due() == 5.0


def test_golf_reshuffles_in_front_of_everybody() -> None:
    match = stolik.new_match("golf", seed=5, seats=8, deals=1, stall_turns=40)

    def keeps(view: dict[str, Any], legal: list[str], history: list[str]) -> tuple[str, float]:
        return (
            "discard"
            if "discard" in legal
            else "stock"
            if "stock" in legal
            else "swap 1"
            if len(legal) > 5
            else legal[0]
        ), 0.0

    seats = [Seat("bot", Bot(keeps)) for _ in range(8)]
    table = PlayAtOnce(match, seats, Pace(1.0, 1.0))
    table.telling.set_listeners([None])
    told = table.begin(0.0)
    while "golf-reshuffle" not in ids(told, None):
        assert not table.over
        told += table.tick(table.due() or 0.0)
    histories: list[list[str]] = []
    seats[0].bot._choose = lambda view, legal, history: (histories.append(history), keeps(view, legal, history))[1]  # type: ignore[union-attr]
    while not histories:
        table.tick(table.due() or 0.0)
    assert "- reshuffle" in histories[0], "a bot learns that there was one, not the order"


def test_a_match_goes_on_where_it_was_left() -> None:
    match = stolik.new_match("planowanie", seed=2, dealer=3)
    match.begin_deal()
    told = with_person(match).begin(0.0)
    assert ids(told)[0] == "planowanie-deal", "nothing has happened in this deal: it is told"
    match.play(0, match.legal(0)[0])
    table = with_person(match)
    assert table.begin(0.0) == [] and table.due() == 0.0


# --- undo ------------------------------------------------------------------------------------------------------------


def test_undo_where_nothing_hidden_was_shown() -> None:
    match = stolik.new_match("golf", seed=1)
    table = with_person(match, pace=Pace(1.0, 1.0))
    assert table.undo(0, 0.0)[0].event.id == "table-no-undo"
    until_asked(table, 0)
    table.command(0, "peek 4 5", 0.0)
    while not table.asked(0):
        table.tick(table.due() or 0.0)
    table.command(0, "take", 0.0)
    assert ids(table.undo(0, 0.0)) == ["table-undone"]
    assert "stock" in table.legal(0), "as it was before"
    assert table.undo(0, 0.0)[0].refusal, "once"
    table.command(0, "stock", 0.0)
    assert table.undo(0, 0.0)[0].event.id == "table-no-undo-shown"
    table.command(0, "discard", 0.0)
    assert table.undo(0, 0.0)[0].event.id == "table-undone", "nobody has acted since"
    table.command(0, "discard", 0.0)
    table.tick(1.0)
    assert table.undo(0, 1.0)[0].event.id == "table-no-undo", "a bot has acted"
    assert table.undo(1, 1.0)[0].event.id == "table-no-undo"


def test_no_undo_beyond_a_deal_or_in_a_race() -> None:
    match = stolik.new_match("goliath", seed=1, seats=3, dealer=0, deals=2)
    table = with_person(match, pace=Pace(0.0, 5.0))
    table.begin(0.0)
    while not match.deals or match.playing:
        table.tick(0.0)
        if table.asked(0):
            table.command(0, table.legal(0)[0], 0.0)
    if table.undoing.before is not None:
        assert table.undo(0, 0.0)[0].event.id == "table-no-undo-deal"
    race = with_person(stolik.new_match("trojki", seed=1))
    race.begin(0.0)
    race.tick(0.0)
    assert race.undo(0, 0.0)[0].event.id == "table-no-undo-race"
    race.command(0, "draw", 0.0)
    while not (places := [action for action in race.legal(0) if action.startswith("place")]):
        race.command(0, "draw", 0.0)
    race.command(0, places[0], 0.0)
    assert race.undo(0, 0.0)[0].event.id == "table-no-undo-race", "whatever it was"


def test_no_undo_of_a_predeal() -> None:
    match = stolik.new_match("durak", seed=1, seats=3, traditions=True)
    table = with_person(match, pace=Pace(1.0, 1.0))
    table.begin(0.0)
    table.command(0, "offer 1", 0.0)
    assert table.undo(0, 0.0)[0].event.id == "table-no-undo-deal"


# --- durak: the window, the predeal, exchanging out of turn ---------------------------------------------------------


def at_the_window(seed: int, choose: Choose = never_swaps) -> PlayAtOnce | None:
    """A table at which a bot is about to open after the trump was drawn; None if this seed has no such moment."""
    table = with_person(stolik.new_match("durak", seats=3, seed=seed), choose)
    table.begin(0.0)
    while not table.over:
        if table.awaited:
            return table
        if table.asked(0):
            table.command(0, never_swaps({}, table.legal(0), [])[0], 0.0)
        elif (due := table.due()) is not None:
            table.tick(due)
    return None


@rules("DU-34", "DU-A19")
def test_everybody_is_asked_before_an_opening_in_which_an_exchange_may_be_possible() -> None:
    tables = [table for seed in range(60) if (table := at_the_window(seed)) is not None]
    assert len(tables) > 3
    holders = 0
    for table in tables:
        holds = "exchange" in table.match.legal(0)
        holders += holds
        assert table.asked(0) and table.legal(0) == (["exchange", GO_ON] if holds else [GO_ON])
        assert not table.asked(1) and table.due() is None, "the opener waits, whoever holds the six"
        if holds:  # after that there is nothing left to wait for
            assert ids(table.command(0, "exchange", 0.0)) == ["durak-exchanges-with"]
        else:
            assert table.command(0, GO_ON, 0.0) == []
        assert table.due() == 0.0 and not table.awaited
        table.tick(0.0)
        assert table.match.deal is not None and table.match.deal.state["laid"] == 1 and not table.waits.let_go
    assert 0 < holders < len(tables)


def test_two_people_are_both_waited_for() -> None:
    for seed in range(20):
        match = stolik.new_match("durak", seats=3, seed=seed)
        table = PlayAtOnce(match, [Seat("a"), Seat("b"), Seat("bot", Bot(never_swaps))], AT_ONCE)
        table.begin(0.0)
        while not table.over and not table.awaited:
            asked = next((seat for seat in (0, 1) if table.asked(seat)), None)
            if asked is None:
                table.tick(table.due() or 0.0)
            else:
                table.command(asked, never_swaps({}, table.legal(asked), [])[0], 0.0)
        if table.awaited:
            assert table.command(1, GO_ON, 0.0) == [] and table.asked(0) and not table.asked(1)
            assert table.due() is None
            table.command(0, GO_ON, 0.0)
            assert table.due() == 0.0
            return
    pytest.fail("no seed has such a moment")


@rules("DU-32")
def test_a_bot_exchanges_out_of_turn_before_the_question() -> None:
    def swaps(view: dict[str, Any], legal: list[str], history: list[str]) -> tuple[str, float]:
        return ("exchange" if "exchange" in legal else legal[0]), 0.0

    for seed in range(30):
        match = stolik.new_match("durak", seats=3, seed=seed)
        table = with_person(match, swaps)
        told = until_asked(table, 0)
        if "durak-exchanges" in ids(told):
            assert match.deal is not None and any(action.endswith("exchange") for action in match.deal.actions)
            return
    pytest.fail("no seed has such a moment")


def test_a_bot_may_keep_its_right_to_exchange() -> None:
    asked: list[list[str]] = []

    def waits(view: dict[str, Any], legal: list[str], history: list[str]) -> tuple[str, float]:
        asked.append(legal)
        return never_swaps(view, legal, history)

    for seed in range(30):
        match = stolik.new_match("durak", seats=3, seed=seed)
        until_asked(with_person(match, waits), 0)
    assert ["", "exchange"] in asked


@rules("DU-A21")
def test_a_predeal_with_people() -> None:
    match = stolik.new_match("durak", seed=1, seats=3, traditions=True, deals=2, dealer=1)
    table = with_person(match, pace=Pace(1.0, 4.0))
    table.begin(0.0)
    assert table.due() == 4.0 and not table.asked(0), "there is time to touch the cards before a bot deals"
    assert table.legal(0) == ["touch"]
    assert ids(table.command(0, "touch", 1.0)) == ["durak-touches"]
    assert table.asked(0) and "deal" in table.legal(0)
    assert table.command(0, "accept", 1.0)[0].refusal
    table.command(0, "offer 2", 1.0)
    assert ids(table.tick(5.0)) == ["durak-declines"], "bots fall into no trap"
    table.command(0, "deal", 5.0)
    told = table.tick(5.0)
    assert match.playing and ids(told)[0] == "durak-deal"
    while match.playing:
        told = table.command(0, table.legal(0)[0], 6.0) if table.asked(0) else table.tick(table.due() or 0.0)
    assert {"durak-loses", "match-next"} <= set(ids(told)) or "durak-draw" in ids(told)
    assert match.predeal is not None and not match.predeal.done


@rules("DU-A21")
def test_a_bot_deals_after_its_time() -> None:
    table = with_person(stolik.new_match("durak", seed=1, seats=3, traditions=True, dealer=1), pace=Pace(1.0, 4.0))
    table.begin(0.0)
    assert ids(table.tick(4.0)) == ["durak-traditions-deal"], "it stops before the deal: the deck is to be sealed first"
    assert table.due() == 4.0 and ids(table.tick(4.0))[0] == "durak-deal"


# --- trojki: a race --------------------------------------------------------------------------------------------------


@rules("TR-7")
def test_bots_race_with_delays() -> None:
    delays = iter([3.0, 1.0, 2.0, *[10.0] * 50])
    match = stolik.new_match("trojki", seed=1)
    table = with_person(match, lambda view, legal, history: (legal[0], next(delays)))
    table.begin(0.0)
    table.tick(0.0)
    assert table.due() == 1.0, "the quickest comes first"
    assert not table.asked(0) and "draw" in table.legal(0)
    told = table.tick(2.5)
    assert [message.event.args["seat"] for message in told] == [2, 3]
    assert ids(table.command(0, "draw", 2.6)) == ["trojki-draw-card"]
    assert table.due() == 3.0, "the plans of the others stand"


def test_a_plan_that_the_table_has_spoiled_is_made_anew() -> None:
    match = stolik.new_match("trojki", seed=1)
    table = with_person(match, lambda view, legal, history: (legal[-1], 50.0))
    table.begin(0.0)
    table.tick(0.0)
    table.bots.plans[1] = (50.0, "place RC0 1 R")
    for _ in range(13):
        table.command(0, "draw", 1.0)
    table.command(0, next(action for action in table.legal(0) if action != "draw"), 2.0)
    assert table.bots.plans[1] == (52.0, match.legal(1)[-1]) and table.bots.plans[2][0] == 50.0


def test_a_bot_without_a_plan_waits_for_the_table_to_change() -> None:
    match = stolik.new_match("trojki", seed=1, seats=2)
    match.begin_deal()
    while "draw" in match.legal(1):
        match.play(1, "draw")
    idle = True
    table = with_person(match, lambda view, legal, history: ("" if idle else legal[0], 1.0))
    table.begin(0.0)
    assert table.due() is None, "it passes"
    while "draw" in match.legal(0):
        table.command(0, "draw", 0.0)
    idle = False
    assert table.due() is None
    table.command(0, match.legal(0)[0], 0.0)
    assert table.due() == 1.0 or not match.legal(1)


def test_at_the_calm_pace_nobody_claims_while_there_is_time_to_think() -> None:
    match = stolik.new_match("trojki", seed=1)
    table = with_person(match, pace=Pace(0.0, 0.0, think=10.0))
    table.begin(0.0)
    told = table.tick(0.0)
    assert ids(told)[-1] == "table-thinking" and table.due() == 10.0
    for _ in range(13):
        assert ids(table.command(0, "draw", 1.0)) == ["trojki-draw-card"]
    place = next(action for action in match.legal(0) if action != "draw")
    assert not any(action.startswith("place") for action in table.legal(0))
    (refused,) = table.command(0, place, 4.5)
    assert refused.refusal and refused.event.args == {"count": 6} and not refused.rule
    assert ids(table.tick(10.0)) == ["table-claims"]
    assert place in table.legal(0) and table.due() == 11.0
    told = table.command(0, place, 10.5)
    assert ids(told) == ["trojki-place", "table-thinking"] and table.due() == 20.5
    assert table.bots.plans == {}


def test_a_race_ends() -> None:
    match = stolik.new_match("trojki", seed=1, seats=2, deals=1)
    table = PlayAtOnce(match, bots("trojki", 2, "casual"), Pace(0.0, 0.0, think=5.0))
    table.telling.set_listeners([None])
    told = table.begin(0.0)
    while (due := table.due()) is not None:
        told += table.tick(due)
    assert table.over and table.think_until is None and "table-claims" in ids(told, None)


def test_views_come_from_seats_alone() -> None:
    """Bots that are not blind see their seat's view; blind ones see nothing."""
    seen: list[tuple[dict[str, Any], list[str]]] = []

    def looks(view: dict[str, Any], legal: list[str], history: list[str]) -> tuple[str, float]:
        seen.append((view, history))
        return legal[0], 0.0

    match = stolik.new_match("planowanie", seed=2, dealer=0)
    table = PlayAtOnce(
        match, [Seat("me"), *(Seat("bot", Bot(looks, blind)) for blind in (True, False, False))], AT_ONCE
    )
    until_asked(table, 0)
    assert seen[0] == ({}, []) and seen[1][0]["seat"] == 2 and len(seen[2][1]) == 2


def test_an_illegal_bot_is_a_mistake_of_ours() -> None:
    table = with_person(stolik.new_match("planowanie", seed=2, dealer=0), lambda view, legal, history: ("bid 99", 0.0))
    table.begin(0.0)
    with pytest.raises(BadAnswer):
        table.tick(0.0)
