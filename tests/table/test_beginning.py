"""How matches begin, end early and begin again: ready, start, votes, the next deal, what a finished match leaves."""

from collections.abc import Callable

import pytest

from stolik.games import GAMES
from stolik.match import check_record, to_record
from stolik.protocol import read_to_client
from stolik.table.commands import Act, Fill, Leave, Ready, Remove, Settle, Sit, Stand, Start, Vote
from stolik.table.messages import OVER, PLAYING, WAITING, Told
from tests.rules import rules
from tests.table.parties import BOB, CYD, HOST, Party, begun, until


def seated(game: str = "durak", people: int = 2, **options: object) -> Party:
    party = Party(game, **options)
    for seat, who in enumerate((HOST, BOB, CYD)[:people]):
        party.ok(who, Sit(seat))
    return party


def test_a_match_begins_when_all_are_ready() -> None:
    party = seated(seats=2)
    assert party.ok(HOST, Ready()) == ["table-ready"]
    assert party.ok(HOST, Ready(False)) == ["table-not-ready"]
    assert party.ok(HOST, Ready(False)) == [], "nothing new"
    party.ok(BOB, Ready())
    assert party.table.phase == WAITING
    assert party.ok(HOST, Ready())[:2] == ["table-ready", "table-starts"]
    assert party.table.phase == PLAYING and not any(chair.ready for chair in party.table.chairs)
    assert party.places[BOB].view is None, "nothing is dealt in this step"
    assert party.wait(0.0)[0] == "durak-deal" and party.places[BOB].view is not None


def test_not_before_all_seats_are_taken() -> None:
    party = seated(seats=3)
    party.ok(HOST, Ready())
    party.ok(BOB, Ready())
    assert party.table.phase == WAITING and party.no(HOST, Start()) == "table-why-free"
    assert party.no(CYD, Ready()) == "table-why-not-seated"
    party.ok(BOB, Ready(False))
    party.ok(HOST, Fill())
    assert party.table.phase == WAITING
    party.ok(BOB, Ready())
    assert party.table.phase == PLAYING
    assert party.no(HOST, Start()) == "table-why-playing"


def test_a_match_begins_when_bots_take_the_last_seats() -> None:
    party = Party("golf", seats=3)
    for seat, who in enumerate((HOST, BOB)):
        party.ok(who, Sit(seat))
        party.ok(who, Ready())
    assert party.ok(HOST, Fill()) == ["table-bot-sits", "table-starts", "table-sealed"]
    other = Party("golf", seats=3)
    other.ok(HOST, Fill())
    assert other.table.phase == WAITING, "nobody sits there who could be ready"
    standing = Party("golf", seats=2)
    standing.ok(BOB, Sit(1))
    standing.ok(BOB, Ready())
    standing.ok(HOST, Fill())
    assert standing.table.phase == WAITING, "the host may mean to sit down yet"
    standing.ok(HOST, Start())
    assert standing.table.phase == PLAYING


def test_the_host_begins_without_waiting() -> None:
    party = seated(seats=2)
    party.part(BOB)
    assert "table-starts" in party.ok(HOST, Start())
    empty = Party("durak", seats=2)
    empty.ok(HOST, Fill())
    assert empty.no(HOST, Start()) == "table-why-nobody-sits"


def over(party: Party) -> None:
    """The match is played to its end."""
    until(party, lambda: party.table.phase == OVER)


def first_dealers(party: Party, *people: str, matches: int) -> list[int]:
    """Who deals first in each of so many matches, one the rematch of the other."""
    found = [party.play.match.dealer]
    while len(found) < matches:
        over(party)
        for who in people:
            party.ok(who, Vote("rematch"))
        assert party.table.parts.lifecycle.match == len(found) + 1
        found.append(party.play.match.dealer)
    return found


@rules("PL-2", "DG-A2")
def test_the_first_dealer_of_every_match_is_drawn_that_of_a_rematch_too() -> None:
    assert {begun("planowanie", seed=seed).play.match.dealer for seed in range(20)} == {0, 1, 2, 3}
    party = begun("goliath", people=2, seats=3)  # three deals, so the deal comes round to the first dealer again
    lots = iter([1, 0, 2, 2])
    party.answers.lot = lambda count: next(lots)
    begins = party.play.match.dealer
    assert first_dealers(party, HOST, BOB, matches=5) == [begins, 1, 0, 2, 2]
    party.tick()
    assert party.places[BOB].standing.match == 5 and party.places[BOB].deals == 1
    assert party.play.match.earlier == 0, "nothing counts on"


def loser(party: Party) -> int | None:
    """The seat that has lost the hand; None after a draw."""
    points = party.table.finished[-1].record["deals"][-1]["points"]
    return points.index(-1) if -1 in points else None


@rules("DU-A25", "DU-11")
def test_a_rematch_of_the_same_people_at_durak_is_the_next_hand() -> None:
    drawn = False
    for seed in range(12):
        party = begun("durak", people=2, seats=3, seed=seed, max_pickups=1)
        party.answers.lot = lambda count: pytest.fail("no lot is drawn")
        for hand in range(1, 4):
            dealer = party.play.match.dealer
            over(party)
            lost = loser(party)
            drawn = drawn or lost is None
            twin = party.twin(party.kept)
            assert (twin.table.play is not None) and twin.table.play.match.earlier == hand - 1
            party.ok(HOST, Vote("rematch"))
            party.ok(BOB, Vote("rematch"))
            party.tick()
            deals = dealer if lost is None else lost
            assert party.play.match.dealer == deals and party.play.match.deal.number == hand
            assert party.play.match.turn == (deals + 1) % 3, "their left begins"
            record = party.table.finished[-1].record
            assert record.get("earlier", 0) == hand - 1
            assert to_record(check_record(record, GAMES), record["players"])["deals"][0]["points"] is not None
    assert drawn


@rules("DU-A25", "DU-10")
def test_with_anybody_else_at_the_table_it_is_a_first_hand() -> None:
    def again(change: Callable[[Party], None]) -> Party:
        party = begun("durak", people=2, seats=3)
        party.answers.lot = lambda count: count - 1
        over(party)
        change(party)
        party.tick()
        assert party.table.phase == PLAYING and party.play.match.earlier == 0 and party.play.match.dealer == 2
        assert party.play.match.deal.view(None)["shown"] is not None, "the lowest trump begins"
        return party

    def somebody_else(party: Party) -> None:
        party.ok(BOB, Stand())
        party.ok(CYD, Sit(1))
        party.ok(HOST, Start())

    def other_seats(party: Party) -> None:
        party.ok(HOST, Remove(2))
        party.ok(BOB, Sit(2))
        party.ok(HOST, Fill())
        party.ok(HOST, Start())

    def another_bot(party: Party) -> None:
        party.ok(HOST, Fill("random" if party.table.chairs[2].bot == "casual" else "casual", 2))
        party.ok(HOST, Start())

    def other_options(party: Party) -> None:
        party.ok(HOST, Settle({"stop_allowed": False}))
        party.ok(HOST, Start())

    for change in (somebody_else, other_seats, another_bot, other_options):
        again(change)


def test_between_deals_all_may_say_that_they_are_ready() -> None:
    party = begun("goliath", people=2, deals=2, clock="normal")
    assert party.no(BOB, Ready()) == "table-why-deal-on"
    until(party, lambda: party.table.on is None or party.play.match.between)
    assert party.places[BOB].standing.next == party.table.due() == party.now + party.play.pace.between
    party.ok(BOB, Ready())
    assert party.play.match.between
    told = party.ok(HOST, Ready())
    assert "goliath-deal" in told and party.table.chairs[1].ready is False
    until(party, lambda: party.table.phase == OVER)


def test_who_is_not_there_is_not_waited_for() -> None:
    party = begun("goliath", people=3, deals=2)
    until(party, lambda: party.play.match.between)
    party.part(CYD)
    party.ok(BOB, Ready())
    assert party.play.match.between
    party.ok(HOST, Ready())
    assert party.play.match.playing


@pytest.mark.parametrize("how", ["leaves", "is gone", "is sent away"])
def test_the_next_deal_comes_when_the_last_who_was_not_ready_is_not_waited_for(how: str) -> None:
    party = begun("golf", people=2, seats=3, deals=2)
    until(party, lambda: len(party.play.match.deals) == 1 and party.play.match.between)
    party.ok(HOST, Ready())
    assert party.play.match.between
    if how == "leaves":
        party.ok(BOB, Leave())
    elif how == "is gone":
        party.part(BOB)
    else:
        party.ok(HOST, Remove(1))
    assert party.play.match.playing


def test_nobody_has_to_wait_until_a_bot_deals_after_a_predeal() -> None:
    party = Party("durak", seats=3, traditions=True, deals=2)
    party.ok(HOST, Sit(0))
    party.ok(HOST, Fill())
    party.ok(HOST, Ready())
    party.tick()
    if party.play.match.turn != 0:
        assert party.table.due() == party.places[HOST].standing.next == party.now + 120.0
        party.ok(HOST, Ready())
        party.tick()
    else:
        party.ok(HOST, Act(["deal"]))
        party.tick()
    assert party.play.match.playing and party.now == 1000.0


# --- votes -----------------------------------------------------------------------------------------------------------


def test_a_match_is_aborted_when_all_who_are_there_agree() -> None:
    party = begun("durak", people=3, seats=4)
    assert party.no(HOST, Vote("rematch")) == "table-why-not-over"
    assert party.ok(HOST, Vote("abort")) == ["table-abort-asked"] and party.places[BOB].standing.votes == {
        "abort": [0],
        "rematch": [],
    }
    assert party.ok(HOST, Vote("abort")) == [], "once is enough"
    assert party.ok(HOST, Vote("abort", False)) == ["table-abort-withdrawn"]
    party.ok(HOST, Vote("abort"))
    assert party.no("dan", Vote("abort")) == "table-why-not-seated"
    party.part(CYD)
    assert party.table.phase == PLAYING, "a lost connection is no consent"
    assert party.ok(BOB, Vote("abort")) == ["table-abort-asked", "table-aborted"]
    assert party.table.phase == OVER and party.places[BOB].view is None
    assert [match.people for match in party.table.finished] == [[]], "it counts for nobody"
    assert party.no(BOB, Vote("abort")) == "table-why-not-playing"
    assert party.no(BOB, Act(["take"])) == "table-why-not-playing"


def test_a_match_is_aborted_when_who_was_against_it_leaves() -> None:
    party = begun("durak", people=2, seats=3)
    party.ok(HOST, Vote("abort"))
    party.do(BOB, Leave())
    assert party.table.phase == OVER and party.events(HOST)[-1] == "table-aborted"


def test_a_match_is_aborted_when_who_was_against_it_is_played_for() -> None:
    party = begun("durak", people=2, seats=3)
    party.ok(HOST, Vote("abort"))
    party.part(BOB)
    assert party.table.phase == PLAYING, "a connection that is lost for a moment is no consent"
    assert party.wait(30.0)[-2:] == ["table-bot-plays", "table-aborted"] and party.table.phase == OVER


def test_a_match_is_aborted_when_who_was_against_it_falls_asleep() -> None:
    party = begun("planowanie", people=2, seats=3, clock="fast")
    until(party, lambda: party.play.match.turn == 1)
    party.ok(HOST, Vote("abort"))
    party.table.parts.timeouts.late[1] = 1
    while party.table.phase == PLAYING:
        party.wake()
    assert party.events(HOST)[-2:] == ["table-asleep", "table-aborted"]


def test_all_fall_asleep_in_a_race_at_once_and_nobody_is_left_to_agree() -> None:
    party = begun("trojki", people=2, seats=2, clock="fast", deals=1)
    party.ok(BOB, Vote("abort"))
    while not party.table.chairs[0].away:
        party.wake()
    assert party.table.phase == PLAYING and party.table.chairs[1].away, "no vote of who is asleep counts"


def test_a_rematch_begins_when_who_was_against_it_is_gone() -> None:
    party = begun("goliath", people=2, deals=1)
    until(party, lambda: party.table.phase == OVER)
    party.ok(HOST, Vote("rematch"))
    party.part(BOB)
    assert party.table.phase == PLAYING and party.table.parts.lifecycle.match == 2


def test_no_rematch_begins_while_a_seat_is_free() -> None:
    party = begun("goliath", people=3, deals=1)
    until(party, lambda: party.table.phase == OVER)
    party.ok(HOST, Vote("rematch"))
    party.ok(BOB, Stand())
    party.part(CYD)
    assert party.table.phase == OVER
    party.ok(HOST, Fill())
    assert party.table.phase == PLAYING, "now all who are there have voted for it, and no seat is free"


def test_votes_for_another_match_are_void_when_that_is_settled() -> None:
    party = begun("goliath", people=2, deals=1)
    until(party, lambda: party.table.phase == OVER)
    party.ok(BOB, Vote("rematch"))
    party.ok(HOST, Settle({"deals": 2}))
    assert party.places[BOB].standing.votes["rematch"] == []
    assert party.ok(HOST, Vote("rematch")) == ["table-rematch-asked"] and party.table.phase == OVER


def test_who_is_asleep_has_no_vote() -> None:
    party = begun("durak", people=2, seats=3)
    party.part(BOB)
    party.wait(30.0)
    assert party.table.chairs[1].away
    party.ok(HOST, Vote("abort"))
    assert party.table.phase == OVER and not party.table.chairs[1].away


def test_a_rematch_needs_all_seats_and_all_who_are_there() -> None:
    party = begun("goliath", people=2, deals=1)
    until(party, lambda: party.table.phase == OVER)
    party.ok(HOST, Vote("rematch"))
    party.ok(BOB, Stand())
    assert party.no(HOST, Start()) == "table-why-free" and party.table.parts.votes.shown()["rematch"] == [0]
    party.ok(CYD, Sit(1))
    party.ok(CYD, Vote("rematch"))
    assert party.table.phase == PLAYING and party.table.parts.votes.shown() == {"abort": [], "rematch": []}
    until(party, lambda: party.table.phase == OVER)
    party.ok(CYD, Vote("rematch"))
    party.ok(CYD, Stand())
    assert party.table.parts.votes.shown()["rematch"] == [] and party.no(HOST, Vote("rematch")) == "table-why-free"


def test_with_other_options_a_rematch_is_another_match() -> None:
    party = begun("goliath", people=2, deals=1)
    until(party, lambda: party.table.phase == OVER)
    party.ok(HOST, Settle(clock="fast"))
    assert party.places[BOB].view is not None, "the last deal stays to be looked at"
    party.ok(HOST, Settle({"deals": 2}))
    assert party.places[BOB].view is None and party.places[BOB].score == [0] * 4
    party.ok(HOST, Start())
    assert party.table.parts.lifecycle.match == 2


# --- what is left ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_leaves_a_record_that_can_be_checked(game: str) -> None:
    party = begun(game, people=2, seats=3, **({} if game == "planowanie" else {"deals": 1}))
    until(party, lambda: party.table.on is None or party.play.match.between)
    party.do(BOB, Leave())  # it was their match all the same
    until(party, lambda: party.table.phase == OVER)
    (finished,) = party.table.finished
    record = finished.record
    match = check_record(record, GAMES)
    assert match.over and finished.code == record["code"] == "K7QX-1"
    assert record["players"] == ["human", "human", "casual"] and record["names"] == ["Ann", "Bob", ""]
    assert finished.people == [(0, HOST, "Ann", ""), (1, BOB, "Bob", ""), (2, "", "", "casual")]
    assert finished.started == finished.ended == record["started"] == "2026-01-02T03:04:05Z"
    assert all(deal["seal"] for deal in record["deals"])
    standing = party.places[HOST].standing
    assert (standing.winners, standing.losers) == (record["winners"], record["losers"])
    assert match.outcome is not None and standing.places == list(match.outcome.places)
    assert party.places[HOST].score == record["score"] and party.places[HOST].legal == []


def test_after_a_match_whoever_is_not_there_loses_their_seat() -> None:
    party = begun("goliath", people=2, deals=1)
    party.part(BOB)
    until(party, lambda: party.table.phase == OVER)
    assert party.table.chairs[1].gone and not party.table.chairs[1].away
    party.wait(90.0)
    assert party.table.chairs[1].person == ""


def test_everybody_is_told_of_every_step() -> None:
    party = begun("durak", people=2, seats=3)
    party.join(CYD)
    sent = {who: len(party.sent[who]) for who in (HOST, BOB, CYD)}
    v = party.table.v
    until(party, lambda: party.table.phase == OVER)
    for who in (HOST, BOB, CYD):
        told = [read_to_client(data) for data in party.sent[who][sent[who] :]]
        assert [message.v for message in told if isinstance(message, Told)] == list(range(v + 1, party.table.v + 1))
