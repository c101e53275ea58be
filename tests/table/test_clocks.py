"""Clocks: the time for an action, the bank, what happens to who is late, and who is asleep."""

import pytest

from stolik.table import CLOCKS
from stolik.table.commands import Act, Go, Ready, Vote
from stolik.table.messages import Chair, Told
from tests.table.parties import BOB, HOST, Party, begun, until

ACTION, BANK = CLOCKS["fast"].action or 0.0, CLOCKS["fast"].bank


def asked(game: str = "planowanie", seats: int = 3, people: int = 2, **options: object) -> tuple[Party, str, int]:
    """A match on a fast clock in which a person has just been asked: the party, they and their seat."""
    party = begun(game, people=people, clock="fast", seats=seats, **options)
    until(party, lambda: party.play.match.turn in party.play.people, moves=lambda seat, legal: "")
    seat = party.play.match.turn
    assert seat is not None
    return party, party.table.chairs[seat].person, seat


def test_everybody_is_told_whose_time_runs() -> None:
    party, who, seat = asked()
    ticking = party.places[HOST].standing.ticking
    assert ticking == party.places[BOB].standing.ticking
    assert (ticking.seat, ticking.action, ticking.bank) == (seat, party.now + ACTION, party.now + ACTION + BANK)
    party.wait(ACTION + 5.0)
    party.ok(who, Act([party.places[who].legal[0]]))
    assert party.places[HOST].standing.banks[seat] == BANK - 5.0


def test_nothing_is_taken_from_the_bank_of_who_is_quick() -> None:
    party, who, _seat = asked()
    party.wait(ACTION)
    party.ok(who, Act([party.places[who].legal[0]]))
    assert party.places[HOST].standing.banks == [BANK] * 3


def test_what_does_not_act_does_not_stop_the_clock() -> None:
    party, who, _seat = asked()
    due = party.table.due()
    party.wait(3.0)
    party.no(who, Act(["dance"]))
    party.ok(who, Vote("abort"))
    assert party.no(who, Ready()) == "table-why-deal-on"
    assert party.table.due() == due


def test_a_bot_acts_once_for_who_is_late() -> None:
    party, _who, seat = asked()
    party.wait(ACTION + BANK - 1.0)
    assert party.play.match.turn == seat
    assert party.wait(1.0)[0] == "table-late"
    assert party.play.match.turn != seat and party.play.people == [0, 1]
    assert party.places[HOST].standing.banks[seat] == 0.0 and not party.table.chairs[seat].away


def test_who_is_late_twice_in_a_row_is_asleep_until_they_act() -> None:
    party, who, seat = asked()
    party.wait(ACTION + BANK)
    until(party, lambda: party.play.match.turn == seat, moves=lambda s, legal: legal[0] if s != seat else "")
    began = party.now
    told = party.wait(ACTION)
    assert told[0] == "table-asleep" and party.table.chairs[seat] == Chair(who, who.title(), bot="casual", away=True)
    assert party.now == began + ACTION, "the bank was empty"
    assert party.no(who, Act(["dance"])) == "table-why-away"
    until(party, lambda: party.play.match.turn == seat, moves=lambda s, legal: legal[0] if s != seat else "")
    assert not party.places[who].standing.ticking, "a bot has no clock"
    party.ok(who, Act([party.play.match.legal(seat)[0]]))
    assert party.table.chairs[seat] == Chair(who, who.title()) and party.table.parts.timeouts.late[seat] == 0


def test_who_is_asleep_comes_back_by_saying_so() -> None:
    party, who, seat = asked()
    party.wait(ACTION + BANK)
    until(party, lambda: party.play.match.turn == seat, moves=lambda s, legal: legal[0] if s != seat else "")
    party.wait(ACTION)
    assert party.table.chairs[seat].away
    party.ok(who, Go())
    assert party.table.chairs[seat] == Chair(who, who.title()) and seat in party.play.people
    assert party.no(who, Go()) == "table-why-not-awaited"


def test_who_acts_in_between_is_late_once_again() -> None:
    party, who, seat = asked()
    party.wait(ACTION + BANK)
    for _ in range(2):
        until(party, lambda: party.play.match.turn == seat, moves=lambda s, legal: legal[0] if s != seat else "")
        party.ok(who, Act([party.places[who].legal[0]]))
        until(party, lambda: party.play.match.turn == seat, moves=lambda s, legal: legal[0] if s != seat else "")
        assert party.wait(ACTION)[0] == "table-late"


def test_a_sleeper_wakes_up_by_coming_in_again() -> None:
    party, who, seat = asked()
    party.wait(ACTION + BANK)
    until(party, lambda: party.play.match.turn == seat, moves=lambda s, legal: legal[0] if s != seat else "")
    party.wait(ACTION)
    assert party.table.chairs[seat].away
    party.part(who)
    party.join(who)
    assert not party.table.chairs[seat].away and party.play.people == [0, 1]


def test_a_race_has_one_clock_for_all() -> None:
    party = begun("trojki", people=2, seats=2, clock="fast", deals=1)
    assert party.places[HOST].standing.ticking is None and party.table.due() == party.now + ACTION + BANK
    party.wait(ACTION + BANK - 1.0)
    party.ok(BOB, Act(["draw"]))
    assert party.table.due() == party.now + ACTION + BANK, "somebody has done something"
    told = party.wait(ACTION + BANK)
    assert told[:2] == ["table-asleep"] * 2 and party.play.people == []
    party.ok(BOB, Act([party.play.match.legal(1)[0]]))
    assert party.play.people == [1]


def test_who_is_asleep_in_a_race_may_not_claim_while_there_is_time_to_think() -> None:
    party = begun("trojki", people=2, seats=2, clock="fast", think=30.0, deals=1)
    party.wait(ACTION + BANK)
    assert party.table.chairs[0].away
    until(party, lambda: party.play.think_until is not None and len(party.play.match.legal(0)) > 1)
    place = next(action for action in party.play.match.legal(0) if action.startswith("place"))
    assert party.no(HOST, Act([place])) == "table-think"
    assert party.table.chairs[0].away, "a refused command changes nothing"
    party.wait(30.0 if party.play.think_until is None else party.play.think_until - party.now)


@pytest.mark.parametrize("sleeps", [False, True])
def test_before_a_deal_the_usual_is_done_for_who_is_late(sleeps: bool) -> None:
    party = begun("durak", people=2, clock="fast", seats=2, traditions=True, deals=2)
    asked = party.play.match.turn
    assert not party.play.match.playing and party.places[HOST].standing.ticking.seat == asked
    if sleeps:
        party.table.parts.timeouts.late[asked] = 1
    told = party.wait(ACTION + BANK)
    assert ("table-asleep" if sleeps else "table-late") in told
    while party.play.match.turn == asked and not party.play.match.playing:
        assert party.table.due() is not None, "it goes on by itself"
        party.wake()
    while not party.play.match.playing:
        assert party.wake(), "until the cards are dealt"
    assert party.table.parts.timeouts.late[asked] == 1 + sleeps


def test_banks_are_filled_for_each_match_and_not_for_each_deal() -> None:
    party = begun("goliath", people=1, clock="fast", deals=2)
    until(party, lambda: party.play.match.turn == 0, moves=lambda seat, legal: "")
    party.wait(ACTION + 7.0)
    party.ok(HOST, Act([party.places[HOST].legal[0]]))
    until(party, lambda: party.play.match.playing and len(party.play.match.deals) == 2)
    assert party.places[HOST].standing.banks[0] == BANK - 7.0
    until(party, lambda: party.table.on is None)
    party.ok(HOST, Ready())
    assert party.places[HOST].standing.banks == [BANK] * 4


def test_times_are_told_as_of_now() -> None:
    party, who, _seat = asked()
    party.wait(2.5)
    party.ok(who, Act([party.places[who].legal[0]]))
    assert [message.now for message in party.got(HOST, Told)] == [party.now]
