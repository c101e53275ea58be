"""The contract's common pieces: reasons, defaults, settled options, views."""

import random
import re
from types import SimpleNamespace
from typing import Any

import pytest

from stolik.core.game import (
    Game,
    IllegalAction,
    Manners,
    Typed,
    accept_all,
    event,
    fixed_length,
    never_held,
    next_left,
    no_interrupter,
    no_reshuffle,
    not_held,
    not_now,
    reason,
)
from stolik.core.options import BadOption
from stolik.core.state import NOBODY
from stolik.games import GAMES
from tests.position import dealt


def test_events_and_reasons() -> None:
    assert event("golf-take", seat=1, card="7C") == ("golf-take", {"seat": 1, "card": "7C"})
    assert reason("why-over", "PL-1", count=2) == ("why-over", "PL-1", {"count": 2})
    assert not_now({"turn": 2}, "PL-10") == ("why-not-turn", "PL-10", {"seat": 2})
    assert not_held("7C", "PL-11") == ("why-not-held", "PL-11", {"card": "7C"})


@pytest.mark.parametrize("kind", [Game, Manners, Typed])
def test_the_contract_says_what_each_of_its_fields_is(kind: Any) -> None:
    entries = re.findall(r"^    (\w[^ ]*(?: [^ ]+)*)  +\S", kind.__doc__, re.MULTILINE)
    named = [name for entry in entries for name in re.findall(r"(\w+)(?:\([^)]*\))?(?:, |$)", entry)]
    fields = set(kind.__annotations__)
    assert set(named) <= fields and len(named) == len(set(named))
    assert fields - set(named) == {name for name in fields if name.endswith(("_rule", "_why"))} - set(named)
    assert all(f"`{name}`" in kind.__doc__ for name in fields - set(named)), "a rule stands with what it is about"


def test_an_illegal_action_says_who_what_and_why() -> None:
    error = IllegalAction(1, "play 7C", reason("why-over", "PL-1"))
    assert (error.seat, error.action, error.reason.id) == (1, "play 7C", "why-over")
    assert str(error) == "seat 1, play 7C: This deal is over: PL-1"


def test_what_most_games_do() -> None:
    state = {"dealer": 2, "seats": 3}
    assert next_left(state) == 0 and next_left({"dealer": 0, "seats": 3}) == 1
    assert no_interrupter(state, NOBODY) == NOBODY and no_reshuffle(state) == []
    assert accept_all("options") == "options" and never_held({}) is False
    two = SimpleNamespace(deals=2)
    assert [fixed_length(two, deals, []) for deals in (0, 1, 2, 3)] == [False, False, True, True]


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_seats(name: str) -> None:
    game = GAMES[name]
    low, high = game.seats
    for seats in range(low, high + 1):
        assert game.settle({"seats": seats}).seats == seats
    for seats in (low - 1, high + 1, 0, -1, 10**30):
        with pytest.raises(BadOption) as raised:
            game.settle({"seats": seats})
        error = raised.value
        assert (error.name, error.reason, error.rule) == ("seats", "option-seats", game.seats_rule)
        assert error.values == {"game": name, "low": low, "high": high}


@pytest.mark.parametrize("name", GAMES)
def test_a_view_names_the_game_and_the_phase(name: str) -> None:
    deal = dealt(GAMES[name])
    view = deal.view(0)
    assert list(view)[:4] == ["game", "phase", "seat", "points"]
    assert view["game"] == name and view["phase"] == GAMES[name].phases[int(deal.state["phase"])] != "over"


@pytest.mark.parametrize("name", GAMES)
def test_views_have_the_points_when_the_deal_is_over(name: str) -> None:
    deal, chance = dealt(GAMES[name]), random.Random(1)
    listeners = [None, *range(deal.options.seats)]
    while not deal.over:
        assert [view["points"] for view in deal.views(listeners).values()] == [None] * len(listeners)
        if deal.chance_acts:
            deal.reshuffle()
        seat = next(seat for seat in range(deal.options.seats) if deal.legal(seat))
        deal.play(seat, chance.choice(deal.legal(seat)))
    views = deal.views(listeners)
    assert {view["phase"] for view in views.values()} == {"over"}
    assert [view["points"] for view in views.values()] == [deal.points()] * len(listeners)
    assert [deal.view(listener) for listener in listeners] == list(views.values())
