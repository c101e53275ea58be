"""The start of a race: everybody gives it, it is counted down, and nobody acts before; bots wait too."""

import pytest

from stolik.table.commands import Act, Fill, Go, Ready, Sit, Start, Think
from stolik.table.messages import Refused
from tests.table.parties import BOB, HOST, Party


@pytest.fixture
def races_begin_at_once() -> None:
    """They do not, here."""


def dealt(clock: str = "none", think: float = 0.0, people: int = 2) -> Party:
    """A race of three that is dealt and not begun: the host, perhaps BOB, and bots."""
    party = Party("trojki", clock=clock, think=think, seats=3)
    for seat, who in enumerate((HOST, BOB)[:people]):
        party.ok(who, Sit(seat))
    party.ok(HOST, Fill())
    party.ok(HOST, Start())
    party.wait(0.0)
    return party


def test_nobody_acts_before_everybody_has_given_the_start() -> None:
    party = dealt()
    place = party.places[HOST]
    assert place.standing.starters == [0, 1] and place.asked and place.legal == ["ok"]
    assert party.table.due() is None and party.table.questions(party.now) == [], "the bots wait too"
    assert party.no(HOST, Act(["draw"])) == "table-no-start"
    assert "table-gives-start" in party.ok(HOST, Go())
    assert place.standing.starters == [1] and place.legal == [] and not place.asked
    assert party.no(HOST, Go()) == "table-why-not-awaited"
    party.wait(3600.0)
    assert place.standing.starters == [1], "without a clock it waits for ever"


def test_it_is_counted_down() -> None:
    party = dealt()
    party.ok(HOST, Go())
    told = party.ok(BOB, Go())
    assert told[-1] == "table-counts"
    place = party.places[HOST]
    assert place.standing.starters == [] and place.standing.starts == party.now + 3.0 == party.table.due()
    refused = party.do(HOST, Act(["draw"]))
    assert isinstance(refused, Refused) and refused.reason.id == "table-starting" and refused.reason.args["count"] == 3
    party.wait(2.9)
    assert party.table.questions(party.now) == []
    assert "table-started" in party.wait(0.1)
    assert place.standing.starts is None
    party.ok(HOST, Act(["draw"]))


def test_the_first_time_to_think_takes_the_place_of_the_count() -> None:
    party = dealt(think=10.0, people=1)
    told = party.ok(HOST, Go())
    assert told[-1] == "table-thinking" and party.places[HOST].standing.starts is None
    party.ok(HOST, Act(["draw"]))
    assert party.no(HOST, Act([f"place {party.places[HOST].view['hand'][0]} 1"])) == "table-think"


def test_who_asks_for_time_to_think_before_the_start_has_it() -> None:
    party = dealt(people=1)
    party.ok(HOST, Think(5.0))
    assert party.ok(HOST, Go())[-1] == "table-thinking"


def test_who_is_gone_is_not_waited_for() -> None:
    party = dealt()
    party.ok(HOST, Go())
    party.part(BOB)
    told = party.wait(30.0)
    assert "table-bot-plays" in told and party.places[HOST].standing.starts is not None


def test_with_a_clock_it_starts_by_itself() -> None:
    party = dealt(clock="fast")
    assert party.places[HOST].standing.ticking is None
    party.wait(11.9)
    assert party.places[HOST].standing.starters == [0, 1]
    party.wait(0.1)
    assert party.places[HOST].standing.starters == [] and party.places[HOST].standing.starts is not None


def test_a_start_that_is_waited_for_comes_back_from_the_log() -> None:
    party = dealt()
    party.ok(HOST, Go())
    party.restart()
    party.join(HOST, BOB)
    assert party.places[BOB].standing.starters == [1] and party.places[BOB].legal == ["ok"]
    party.ok(BOB, Go())
    party.restart()
    party.join(HOST)
    assert "table-started" in party.wait(3.0)


def test_who_was_ready_for_the_next_deal_has_given_its_start() -> None:
    party = dealt(people=1)
    party.ok(HOST, Go())
    for _ in range(4000):
        if party.places[HOST].view["phase"] == "over":
            break
        party.wait(1.0)
    party.ok(HOST, Ready())
    place = party.places[HOST]
    assert place.standing.deals == 2 and place.standing.starters == [] and place.standing.starts == party.now + 3.0
