"""Somebody is deleted: the table goes on without them, and neither it nor its log says their name or what they said."""

import pytest

from stolik.table import log
from stolik.table.commands import Leave, Say, Sit
from stolik.table.messages import CLOSED, OVER, PLAYING, Shown
from tests.table.parties import BOB, CYD, HOST, Party, begun, plain, step, until


def delete(party: Party, who: str) -> None:
    party.places.pop(who, None)  # their connection is cut before
    party._watch()
    party._pass_on(party.table.delete(who, party.now))


def forgotten(party: Party, *texts: str) -> None:
    """The log begins with the whole table, and stands for the table that goes on."""
    rest = party.texts[party.kept :]
    found = [log.decode(text).input for text in rest]
    assert isinstance(found[0], log.Kept) and len(found) == 1
    for text in texts:
        assert text in "".join(party.texts[: party.kept]) and text not in "".join(rest), text
    back = party.brought_back(start=party.kept)
    for who in party.places:
        assert plain(back.shown(who, party.now)) == plain(party.table.shown(who, party.now))
        assert not any(text in str(plain(back.shown(who, party.now))) for text in texts)


@pytest.mark.parametrize("game", ["golf", "trojki", "durak"])
def test_in_a_match_a_bot_plays_on(game: str) -> None:
    party = begun(game, people=2, seats=3)
    party.join(CYD)
    party.ok(BOB, Say("the eagle has landed"))
    party.ok(HOST, Say("has it?"))
    delete(party, BOB)
    assert party.events(HOST) == party.events(CYD) == ["table-deleted", "table-bot-sits"]
    assert [line.text for line in party.got(CYD, Shown)[-1].chat] == ["has it?"]
    assert party.table.phase == PLAYING and party.table.chairs[1].bot and BOB not in party.table.known()
    forgotten(party, "Bob", "the eagle has landed")
    assert party.no(BOB, Sit(1)) == "table-why-playing", "they are somebody else"
    party.places.pop(BOB)
    party._watch()
    assert step(party) or party.wake()


def test_the_record_of_a_match_that_ends_later_has_no_name() -> None:
    party = begun("golf", people=2, deals=1, seats=2)
    delete(party, BOB)
    until(party, lambda: party.table.phase == OVER)
    [match] = party.table.finished
    assert match.record["names"] == ["Ann", ""] and [who for _, who, _, _ in match.people] == [HOST, BOB]


def test_before_a_match_the_seat_is_free_and_somebody_else_hosts() -> None:
    party = Party("durak", seats=4)
    for seat, who in enumerate((HOST, BOB)):
        party.ok(who, Sit(seat))
    delete(party, HOST)
    assert party.table.host == BOB and not party.table.chairs[0].person
    assert party.events(BOB) == ["table-deleted", "table-host"]
    forgotten(party, "Ann")


def test_who_only_watched_is_forgotten_too() -> None:
    party = begun("golf", people=2, seats=2)
    party.ok(CYD, Say("well played"))
    assert CYD in party.table.known()
    delete(party, CYD)
    assert party.events(HOST) == [] and party.got(HOST, Shown)[-1].chat == []
    assert CYD not in party.table.known()
    forgotten(party, "Cyd", "well played")


def test_who_was_there_long_ago_is_known_as_long_as_the_log_may_say_so() -> None:
    party = begun("golf", people=3, seats=3)
    party.ok(CYD, Leave())
    for number in range(30):
        party.now += 5
        party.ok((HOST, BOB)[number % 2], Say(f"line {number}"))
    assert CYD in party.table.known()
    delete(party, CYD)
    forgotten(party, "Cyd")


def test_without_anybody_the_table_is_closed() -> None:
    party = begun("golf", people=1, seats=2)
    delete(party, HOST)
    assert party.table.phase == CLOSED
    v = party.table.v
    assert party.table.delete(HOST, party.now) == [] and party.table.v == v
