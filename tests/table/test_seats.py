"""Seats: sitting down, getting up, the host, who is sent away, bots, what is settled, leaving, quick play."""

import pytest

from stolik.table import CLOCKS
from stolik.table.characters import character
from stolik.table.commands import Act, Fill, Leave, Look, Ready, Remove, Say, Settle, Sit, Stand, Start
from stolik.table.messages import CLOSED, OVER, PLAYING, WAITING, Chair, Done, Ended, Shown, Told
from stolik.table.table import SEAT_KEPT
from tests.table.parties import BEGAN, BOB, CYD, DAN, EVE, HOST, Chance, Party, begun, until

FREE = Chair()


def bot_at(seat: int) -> Chair:
    """The chair of a simple bot."""
    return Chair(bot="casual", character=character("K7QX", seat))


# --- sitting down and getting up -------------------------------------------------------------------------------------


def test_who_sits_down_is_shown_the_whole_table_and_the_others_are_told() -> None:
    party = Party("durak", seats=3)
    party.join(BOB)
    answer = party.do(BOB, Sit(1))
    assert isinstance(answer, Done) and answer.v == party.table.v
    (shown,) = party.got(BOB, Shown)
    assert shown.seat == 1 and shown.standing.chairs == [FREE, Chair("bob", "Bob"), FREE]
    (told,) = party.got(HOST, Told)
    assert [(event.id, event.args) for event in told.events] == [("table-sits", {"seat": 1})]
    assert told.standing.chairs == shown.standing.chairs and told.standing.phase is not WAITING


def test_a_seat_is_taken_once_and_one_person_has_one() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    assert party.no(BOB, Sit(0)) == "table-why-taken"
    assert party.no(HOST, Sit(0)) == "table-why-sits-there"
    assert party.no(BOB, Sit(3)) == party.no(BOB, Sit(-1)) == "table-why-no-seat"
    party.ok(HOST, Sit(2))
    assert [chair.person for chair in party.table.chairs] == ["", "", HOST]
    assert party.table.seat_of(HOST) == 2 and party.table.seat_of(BOB) is None and party.table.seat_of("") is None


def test_who_gets_up_stays_as_a_spectator() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    party.ok(BOB, Sit(1))
    assert party.no(CYD, Stand()) == "table-why-not-seated"
    party.ok(BOB, Stand())
    assert party.events(HOST) == ["table-stands"] and party.places[BOB].seat is None
    party.ok(CYD, Sit(1))
    assert party.events(BOB) == ["table-sits"], "they go on hearing"


def test_nobody_sits_down_or_gets_up_during_a_match() -> None:
    party = begun("durak", seats=3)
    assert party.no(CYD, Sit(2)) == party.no(BOB, Stand()) == "table-why-playing"


def test_a_person_takes_a_bots_seat_before_a_match() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Fill())
    party.ok(BOB, Sit(2))
    assert party.table.chairs == [bot_at(0), bot_at(1), Chair("bob", "Bob")]


# --- the host --------------------------------------------------------------------------------------------------------


def test_only_the_host_may() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    party.ok(BOB, Sit(1))
    for command in (Fill(), Remove(0), Settle(clock="fast"), Start()):
        assert party.no(BOB, command) == "table-why-not-host"
        assert party.heard[BOB][-1].reason.args == {"name": "Ann"}


def test_the_host_passes_on_to_somebody_who_is_there() -> None:
    party = Party("durak", seats=4)
    for seat, who in enumerate((BOB, CYD, HOST)):
        party.ok(who, Sit(seat))
    party.part(BOB)
    party.do(HOST, Leave())
    assert party.table.host == CYD and party.events(CYD) == ["table-left", "table-host"]
    party.part(CYD)
    party.do(CYD, Leave())
    assert party.table.host == BOB, "if nobody is there, to somebody who may come back"
    party.join(BOB)
    assert party.ok(BOB, Fill())


def test_who_is_removed_may_not_come_back() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    party.ok(BOB, Sit(1))
    party.ok(HOST, Remove(1))
    assert party.events(HOST) == ["table-removed"]
    (ended,) = party.got(BOB, Ended)
    assert ended.reason.id == "table-you-removed" and party.table.chairs[1] == FREE
    for command in (Sit(1), Say("why?"), Leave()):
        assert party.no(BOB, command) == "table-why-removed"
    assert party.no(HOST, Remove(0)) == "table-why-self"
    assert party.no(HOST, Remove(1)) == "table-why-nobody"
    assert party.no(HOST, Remove(7)) == "table-why-no-seat"


def test_bots_are_removed_before_a_match_people_at_any_time() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    party.ok(HOST, Fill())
    assert party.ok(HOST, Remove(1)) == ["table-bot-goes"] and party.table.chairs[1] == FREE
    playing = begun("durak", seats=3)
    assert playing.no(HOST, Remove(2)) == "table-why-playing"
    playing.ok(HOST, Remove(1))
    assert playing.table.chairs[1] == bot_at(1) and playing.table.phase == PLAYING
    assert playing.no(BOB, Sit(1)) == "table-why-removed"


# --- bots, options, clock --------------------------------------------------------------------------------------------


def test_bots_fill_one_seat_or_all_free_ones() -> None:
    party = Party("golf")
    party.ok(HOST, Sit(0))
    assert party.ok(HOST, Fill("random", 2)) == ["table-bot-sits"]
    assert party.ok(HOST, Fill()) == ["table-bot-sits"] * 2
    assert [chair.bot for chair in party.table.chairs] == ["", "casual", "random", "casual"]
    party.ok(HOST, Fill("random", 1))
    assert party.table.chairs[1].bot == "random", "another bot in its place"
    assert party.no(HOST, Fill()) == "table-why-full"
    assert party.no(HOST, Fill("casual", 0)) == "table-why-taken"
    assert party.no(HOST, Fill("casual", 9)) == "table-why-no-seat"
    assert party.no(HOST, Fill("clever")) == "table-why-level"
    assert party.heard[HOST][-1].reason.args == {
        "text": "clever",
        "known": "random, beginner, simple, casual, club, strong, master",
    }


def test_without_a_level_the_usual_bots_sit_down_or_the_strongest_that_are_offered() -> None:
    party = Party("golf", seats=4)
    party.ok(HOST, Sit(0))
    for seat, (highest, level) in enumerate({"master": "casual", "simple": "simple", "random": "random"}.items(), 1):
        party.answers.levels = Chance.levels[: Chance.levels.index(highest) + 1]
        party.ok(HOST, Fill(seat=seat))
        assert party.table.chairs[seat].bot == level
    assert party.no(HOST, Fill("casual", 1)) == "table-why-level", "whoever names one means it"
    party.answers.levels = Chance.levels
    assert party.brought_back().chairs == party.table.chairs, "another server may go on, which offers others"


def test_what_is_settled_keeps_what_is_not_named() -> None:
    party = Party("trojki", deals=3)
    party.ok(HOST, Sit(0))
    party.ok(HOST, Ready())
    party.ok(HOST, Settle({"seats": 2}, clock="fast", think=5.0))
    standing = party.places[HOST].standing
    assert standing.options["seats"] == 2 and standing.options["deals"] == 3
    assert (standing.clock, standing.think, len(standing.chairs)) == ("fast", 5.0, 2)
    assert not standing.chairs[0].ready, "it is another match than the one for which they were ready"
    party.ok(HOST, Settle(think=0.0))
    assert party.table.parts.pacing.think == 0.0 and party.table.parts.pacing.clock == "fast"
    party.ok(HOST, Settle({"seats": 4}))
    assert len(party.table.chairs) == 4 and party.table.chairs[0].person == HOST


def test_what_the_game_filled_in_is_filled_in_anew() -> None:
    party = Party("goliath", seats=4)
    party.ok(HOST, Settle({"seats": 5}))
    assert party.places[HOST].standing.options["deals"] == 5, "as many deals as seats"
    party.ok(HOST, Settle({"deals": 2}))
    party.ok(HOST, Settle({"seats": 3}))
    assert party.places[HOST].standing.options["deals"] == 2, "what has been named stays"
    party.ok(HOST, Settle({"deals": None}))
    assert party.places[HOST].standing.options["deals"] == 3
    other = Party("trojki")
    other.ok(HOST, Settle({"deals": 9}))
    options = other.places[HOST].standing.options
    assert options["deals"] == 9 and options["target"] is None
    assert other.no(HOST, Settle({"target": 3})) == "trojki-why-option-both"


def test_what_was_named_is_known_after_a_restart_too() -> None:
    party = begun("goliath", people=1, deals=1)
    until(party, lambda: party.table.phase == OVER)
    for start in (0, party.kept):
        table = party.brought_back(start=start)
        assert table.parts.given == {"deals": 1}
        table.handle(HOST, HOST, "s", Settle({"deals": None}), party.now)
        assert table.options.deals == 4


def test_banks_are_those_of_the_clock_that_is_settled() -> None:
    party = Party("golf", seats=3, clock="fast")
    party.ok(HOST, Settle({"seats": 4}, clock="normal"))
    assert party.places[HOST].standing.banks == [CLOCKS["normal"].bank] * 4


def test_what_cannot_be_settled_is_refused_whole() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(2))
    refused = {
        "table-why-seats": Settle({"seats": 2}, clock="fast"),
        "durak-why-option-form": Settle({"form": "pairs"}, clock="fast"),
        "table-why-clock": Settle({"seats": 4}, clock="slow"),
        "table-why-no-think": Settle({"seats": 4}, think=1.0),
        "table-why-think": Settle({"seats": 4}, think=601.0),
    }
    for reason, command in refused.items():
        assert party.no(HOST, command) == reason
    assert party.table.options.seats == 3 and party.table.parts.pacing.clock == "none"
    playing = begun("durak", seats=3)
    assert playing.no(HOST, Settle(clock="fast")) == "table-why-playing"


@pytest.mark.parametrize("value", [None, "x", -1, 10**30, 2.5, [1], {"a": 1}, True])
@pytest.mark.parametrize("name", ["seats", "deals", "handicap", "mode", "nothing"])
def test_options_of_any_kind_are_taken_or_refused(name: str, value: object) -> None:
    party = Party("trojki", deals=2)
    party.do(HOST, Settle({name: value}))
    assert party.table.options.seats == len(party.table.chairs)


def test_every_clock_can_be_had() -> None:
    for clock in CLOCKS:
        assert begun("goliath", clock=clock, deals=1).play.pace == CLOCKS[clock].pace


# --- leaving ---------------------------------------------------------------------------------------------------------


def test_who_leaves_hears_nothing_more() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    party.ok(BOB, Sit(1))
    party.do(BOB, Leave())
    assert party.got(BOB, Ended)[0].reason.id == "table-you-left" and BOB not in party.places
    assert party.table.chairs[1] == FREE and party.events(HOST) == ["table-left"]
    assert party.no(CYD, Leave()) == "table-why-not-seated"


def test_a_bot_plays_on_for_who_leaves_a_match_and_they_alone_may_come_back() -> None:
    party = begun("durak", seats=3)
    party.do(BOB, Leave())
    assert party.table.chairs[1] == bot_at(1) and party.table.phase == PLAYING
    assert party.no(CYD, Sit(1)) == party.no(BOB, Sit(2)) == "table-why-playing"
    party.ok(BOB, Sit(1))
    assert party.table.chairs[1] == Chair("bob", "Bob") and party.play.people == [0, 1]
    assert party.no(BOB, Act(["dance"])) in ("why-not-turn", "why-no-action")


def test_the_last_one_closes_the_table() -> None:
    party = begun("durak", seats=3)
    party.join(DAN)
    party.do(BOB, Leave())
    party.do(HOST, Leave())
    assert party.table.phase == CLOSED and party.table.due() is None
    assert party.got(HOST, Ended)[0].reason.id == "table-you-left"
    assert party.got(DAN, Ended)[0].reason.id == "table-empty"
    texts = list(party.texts)
    assert party.no(BOB, Sit(1)) == "table-why-closed"
    party.part(BOB)
    party.close()
    party.tick()
    assert party.texts == texts, "nothing more happens"


def test_a_host_who_has_not_sat_down_keeps_their_table() -> None:
    party = Party("durak", seats=3)
    party.ok(BOB, Sit(1))
    party.do(BOB, Leave())
    assert party.table.phase == WAITING
    party.do(HOST, Leave())
    assert party.table.phase == CLOSED


def test_a_match_without_people_ends_the_table() -> None:
    party = Party("durak", seats=3)
    party.ok(BOB, Sit(1))
    party.ok(HOST, Fill())
    party.ok(BOB, Ready())
    party.do(BOB, Leave())
    assert party.table.phase == CLOSED, "the host only watched, and could neither end nor go on with it"


def test_a_table_is_closed() -> None:
    party = begun("durak", seats=3)
    party.close()
    for who in (HOST, BOB):
        assert party.got(who, Ended)[0].reason.id == "server-abandoned"
    assert not party.places


# --- a host who is gone, and people who are sent away (review S5) -----------------------------------------------------


def test_a_host_who_goes_before_a_match_is_followed() -> None:
    """Who sits there may go on with the table as soon as the seat would be free."""
    party = Party("durak", seats=3)
    party.ok(BOB, Sit(1))
    party.part(HOST)
    party.wait(SEAT_KEPT - 1)
    assert party.no(BOB, Fill()) == "table-why-not-host"
    assert "table-host" in party.wait(1.0)
    party.ok(BOB, Fill())
    party.ok(BOB, Ready())
    assert party.table.phase == PLAYING
    party.join(HOST)
    assert party.no(HOST, Remove(1)) == "table-why-not-host"


def test_a_host_who_sat_there_and_goes_is_followed_when_the_seat_is_free() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    party.ok(BOB, Sit(1))
    party.part(HOST)
    told = party.wait(SEAT_KEPT)
    assert told[-2:] == ["table-stands", "table-host"] and party.table.host == BOB


def test_a_host_who_comes_back_in_time_stays_host() -> None:
    party = Party("durak", seats=3)
    party.ok(BOB, Sit(1))
    party.part(HOST)
    party.wait(SEAT_KEPT - 1)
    party.join(HOST)
    party.wait(10 * SEAT_KEPT)
    party.ok(HOST, Fill())


def test_an_empty_table_waits_for_its_host_until_somebody_comes() -> None:
    party = Party("durak", seats=3)
    party.part(HOST)
    party.wait(10 * SEAT_KEPT)
    assert party.table.host == HOST and party.table.due() is None
    party.ok(BOB, Sit(1))
    party.tick()
    assert party.table.host == BOB


def test_after_a_restart_a_host_has_as_long_to_come_back() -> None:
    party = Party("durak", seats=3)
    party.ok(BOB, Sit(1))
    party.restart()
    party.join(BOB)
    party.wait(SEAT_KEPT - 1)
    assert party.table.host == HOST
    party.wait(1.0)
    assert party.table.host == BOB


def test_who_only_watches_can_be_sent_away() -> None:
    party = begun("durak", people=2, seats=3)
    party.join(EVE)
    assert party.no(BOB, Remove(person=EVE)) == "table-why-not-host"
    assert party.no(HOST, Remove(person=HOST)) == "table-why-self"
    party.ok(HOST, Remove(person=EVE))
    assert party.got(EVE, Ended)[0].reason.id == "table-you-removed" and EVE not in party.places
    texts = list(party.texts)
    party.do(HOST, Remove(person=EVE))
    assert party.texts == texts
    assert party.no(EVE, Say("hm")) == "table-why-removed"
    party.ok(HOST, Remove(person=BOB))
    assert party.table.chairs[1] == bot_at(1), "whoever sits there is meant with their seat"


def test_nobody_is_removed_from_a_match_among_strangers() -> None:
    party = Party("durak", seats=2, fill_after=45.0)
    party.ok(HOST, Sit(0))
    party.ok(BOB, Sit(1))
    assert party.table.phase == PLAYING
    assert party.no(HOST, Remove(1)) == "table-why-strangers"


# --- quick play ------------------------------------------------------------------------------------------------------


def test_quick_play_fills_up_with_bots_after_a_time() -> None:
    party = Party("durak", seats=3, fill_after=8.0)
    assert party.table.due() is None
    party.wait(100.0)
    party.ok(BOB, Sit(1))
    party.wait(3.0)
    party.ok(CYD, Sit(0))
    assert party.places[BOB].standing.next == party.table.due() == BEGAN + 111.0, "they came, and nobody after them"
    assert party.table.phase == WAITING
    told = party.wait(8.0)
    assert told[:2] == ["table-bot-sits", "table-starts"] and party.table.phase == PLAYING
    assert [chair.bot for chair in party.table.chairs] == ["", "", "casual"]


def test_quick_play_begins_when_all_are_there() -> None:
    party = Party("durak", seats=2, fill_after=8.0)
    party.ok(BOB, Sit(1))
    party.ok(CYD, Sit(0))
    assert party.table.phase == PLAYING and "table-starts" in party.events(BOB)


def test_quick_play_waits_for_people() -> None:
    party = Party("durak", seats=2, fill_after=8.0)
    party.ok(BOB, Sit(1))
    party.ok(BOB, Stand())
    party.wait(20.0)
    assert party.table.phase == WAITING and party.table.due() is None
    party.ok(CYD, Sit(0))
    assert party.table.due() == party.now + 8.0


def looking(seats: int = 3) -> Party:
    """A table of these seats that looks for players for 45 s; HOST and BOB sit there."""
    party = Party("durak", seats=seats, fill_after=45.0)
    party.ok(HOST, Sit(0))
    party.ok(BOB, Sit(1))
    return party


def test_who_looks_for_players_may_wait_longer() -> None:
    party = looking()
    party.wait(30.0)
    assert "table-looks" in party.ok(BOB, Look(45.0))
    assert party.places[HOST].standing.next == party.now + 45.0
    assert party.no(BOB, Look(10.0)) == "table-why-not-host", "the others are still looking"
    assert party.no(BOB, Look(601.0)) == "table-why-look"
    party.ok(HOST, Look(10.0))
    assert party.places[BOB].standing.next == party.now + 10.0


def test_the_host_may_call_the_bots_at_once() -> None:
    party = looking()
    assert party.no(BOB, Look(0.0)) == "table-why-not-host"
    told = party.ok(HOST, Look(0.0))
    assert told[:2] == ["table-bot-sits", "table-starts"] and party.table.phase == PLAYING
    assert party.no(HOST, Look(45.0)) == "table-why-no-look"


def test_bots_wait_for_who_is_invited() -> None:
    party = looking(4)
    assert "table-invites" in party.ok(BOB, Look())
    assert party.table.due() is None and party.places[HOST].standing.next is None
    party.ok(CYD, Sit(2))
    assert party.table.due() is None, "they may have invited two"
    party.restart()
    party.join(HOST, BOB, CYD)
    assert party.table.due() is None
    party.ok(DAN, Sit(3))
    assert party.table.phase == PLAYING, "all are there"


def test_bots_wait_for_who_opens_the_table() -> None:
    party = looking(4)
    party.join(EVE)
    assert "table-came" in party.events(HOST) and party.table.due() is None
    party.wait(100.0)
    assert party.table.phase == WAITING
    party.ok(EVE, Sit(2))
    assert party.table.due() == party.now + 45.0, "for the last seat players are looked for again"
    party.join(DAN)
    party.part(DAN)
    party.ok(BOB, Look(45.0))
    assert party.table.due() == party.now + 45.0


def test_a_table_of_ones_own_looks_for_nobody() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    assert party.no(HOST, Look(45.0)) == "table-why-no-look"
