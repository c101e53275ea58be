"""The host silences somebody for all at the table, who sits there or only watches, and lets them speak again."""

from stolik.table.commands import Hush, React, Remove, Say
from tests.table.parties import BOB, EVE, HOST, begun, same_story


def test_who_is_silenced_says_nothing_until_they_may_again() -> None:
    party = begun("golf", people=2)
    party.join(EVE)
    party.ok(EVE, Say("hello"))
    for who, other in ((BOB, EVE), (EVE, BOB)):
        assert (
            party.ok(HOST, Hush(who)) == ["table-hushed"] and party.args(other, "table-hushed")["name"] == who.title()
        )
        party.args(BOB, "table-you-hushed" if who == BOB else "table-hushed")
        assert party.ok(HOST, Hush(who)) == [], "once is enough"
        assert party.no(who, Say("but")) == "table-why-hushed"
    assert party.no(BOB, React("oops")) == "table-why-hushed"
    assert party.places[EVE].standing.hushed == [BOB, EVE]
    twin = party.twin()
    assert twin.table.parts.chat.hushed == {BOB: "Bob", EVE: "Eve"}
    assert party.ok(HOST, Hush(EVE, False)) == ["table-unhushed"]
    party.ok(EVE, Say("thank you"))
    assert [line.text for line in party.table.parts.chat.lines] == ["hello", "thank you"]
    same_story(party)


def test_who_has_gone_stays_silenced() -> None:
    party = begun("golf", people=2)
    party.join(EVE)
    party.ok(EVE, Say("hello"))
    party.ok(HOST, Hush(EVE))
    party.part(EVE)
    for number in range(25):
        party.wait(20.0)
        party.ok(HOST, Say(f"line {number}"))
    party.join(EVE)
    assert party.no(EVE, Say("again")) == "table-why-hushed"
    assert (
        party.ok(HOST, Hush(EVE, False)) == ["table-unhushed"] and party.args(HOST, "table-unhushed")["name"] == "Eve"
    )


def test_who_only_watches_need_not_have_spoken() -> None:
    party = begun("golf", people=2)
    party.join(EVE)
    assert party.ok(HOST, Hush(EVE)) == ["table-watcher-hushed"]
    assert party.no(EVE, Say("now")) == "table-why-hushed"
    same_story(party)
    assert party.ok(HOST, Hush(EVE, False)) == ["table-watcher-unhushed"]
    party.ok(EVE, Say("now"))


def test_only_the_host_silences() -> None:
    party = begun("golf", people=2)
    assert party.no(BOB, Hush(HOST)) == "table-why-not-host"
    assert party.no(HOST, Hush(HOST)) == "table-why-not-yourself"
    party.ok(HOST, Hush(BOB))
    assert party.no(BOB, Remove(0)) == "table-why-not-host"
