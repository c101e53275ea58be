"""Lost connections: a bot plays for who stays away, a match that nobody sees stands still, a restart, coming back."""

from stolik.table.clock import CLOCKS
from stolik.table.commands import Act, Leave, Pause, Ready, Say, Sit, Slow
from stolik.table.log import decode
from stolik.table.messages import PLAYING, WAITING, Chair, Shown
from stolik.table.table import ABSENT, SEAT_KEPT
from tests.table.parties import BEGAN, BOB, CYD, HOST, Party, begun, step, until


def asked_person(people: int = 2, clock: str = "none", seats: int = 3, **options: object) -> tuple[Party, str, int]:
    """A match of planowanie in which a person is asked to bid: the party, they and their seat."""
    party = begun("planowanie", people=people, clock=clock, seats=seats, **options)
    until(party, lambda: party.play.match.turn in party.play.people, moves=lambda seat, legal: "")
    seat = party.play.match.turn
    assert seat is not None
    return party, party.table.chairs[seat].person, seat


def other(who: str) -> str:
    return HOST if who == BOB else BOB


def test_a_bot_plays_for_who_stays_away() -> None:
    party, who, seat = asked_person()
    party.part(who)
    assert party.events(other(who)) == ["table-gone"] and party.table.chairs[seat].gone
    assert party.table.due() == party.now + ABSENT
    party.wait(ABSENT - 1.0)
    assert party.play.match.turn == seat, "they may come back"
    assert party.wait(1.0) == ["table-bot-plays"]
    assert party.table.chairs[seat] == Chair(who, who.title(), bot="casual", gone=True, away=True)
    party.wait(1.0)
    assert party.play.match.turn != seat and party.play.people == [party.table.seat_of(other(who))]


def test_who_comes_back_in_time_has_missed_nothing() -> None:
    party, who, seat = asked_person()
    party.part(who)
    party.wait(ABSENT - 1.0)
    party.join(who)
    assert party.events(who) == ["table-back"]
    party.wait(100.0)
    assert party.play.match.turn == seat and party.places[who].legal


def test_who_comes_back_takes_over() -> None:
    party, who, seat = asked_person()
    party.part(who)
    party.wait(ABSENT)
    party.join(who)
    assert party.table.chairs[seat] == Chair(who, who.title()) and party.play.people == [0, 1]
    assert party.play.match.turn == seat and party.places[who].asked
    party.wait(100.0)
    assert party.play.match.turn == seat, "no bot acts for them any more"


def test_nothing_happens_while_nobody_is_there() -> None:
    party, who, _seat = asked_person(clock="fast")
    began = party.now
    ticking = party.places[who].standing.ticking
    party.wait(5.0)
    party.part(HOST, BOB)
    assert party.table.due() is None
    party.wait(1000.0)
    party.join(other(who))
    assert party.table.due() == party.now + ABSENT, "the other is still away"
    party.join(who)
    assert party.table.due() == party.now + 7.0 + 60.0, "nobody's time has run meanwhile"
    assert party.places[who].standing.ticking.action == ticking.action + 1000.0 == began + 12.0 + 1000.0


def test_a_bots_pause_and_the_time_to_be_away_stand_still_too() -> None:
    party = begun("planowanie", people=2, seats=3)
    until(party, lambda: party.play.match.turn == 2)
    assert party.table.due() == party.now + 1.0
    party.part(BOB)
    party.part(HOST)
    party.wait(500.0)
    party.join(HOST)
    assert party.table.due() == party.now + 1.0
    party.wait(1.0)
    party.wait(ABSENT - 2.0)
    assert not party.table.chairs[1].away
    party.wait(1.0)
    assert party.table.chairs[1].away


def test_who_plays_alone_may_pause() -> None:
    """Neither bots nor clocks go on until they do something; a spectator's word, or their coming, changes nothing."""
    party, _, seat = asked_person(people=1, clock="fast")
    assert party.ok(HOST, Pause()) == [] and party.places[HOST].standing.still
    ticking = party.places[HOST].standing.ticking
    assert party.table.due() is None
    party.ok(HOST, Pause())
    party.ok(CYD, Say("are you there?"))
    party.wait(100.0)
    assert party.places[CYD].standing.still
    party.restart()
    party.wait(20.0)
    party.join(HOST)
    assert not party.places[HOST].standing.still, "whoever was away pauses again"
    assert party.places[HOST].standing.ticking.action == ticking.action + 120.0
    party.ok(HOST, Pause())
    party.wait(50.0)
    assert party.no(HOST, Act(["bid 99"])) and party.places[HOST].standing.still, "a refusal changes nothing"
    party.ok(HOST, Act([party.play.legal(seat)[0]]))
    due = party.table.due()
    assert not party.places[HOST].standing.still and due is not None and party.now < due < party.now + 2.0
    party.ok(HOST, Pause())
    party.wait(50.0)
    party.ok(HOST, Pause(False))
    assert party.table.due() == due + 50.0


def test_who_plays_alone_has_bots_wait_longer() -> None:
    """Never shorter than the table's own pause, and over a restart too; nobody has that where others wait with them."""

    def pause() -> float:
        """How long the next bot waits after an own action."""
        seat = party.play.moment.turn
        party.ok(HOST, Act([party.play.legal(seat)[0]]))
        due = party.table.due()
        assert due is not None
        waits = round(due - party.now, 6)
        until(party, lambda: party.play.moment.turn == seat)
        return waits

    party, _, _ = asked_person(people=1, clock="fast")
    own = pause()
    assert party.ok(HOST, Slow(3.0)) == [] and pause() == 3.0
    party.restart()
    party.join(HOST)
    assert pause() == 3.0
    assert party.no(HOST, Slow(11.0)) == party.no(HOST, Slow(-1.0)) == "table-why-slow"
    assert party.ok(HOST, Slow(0.1)) == [] and pause() == own == CLOCKS["fast"].pace.pause
    assert begun("planowanie", people=2, seats=3).no(HOST, Slow(3.0)) == "table-why-slow"


def test_nobody_pauses_for_others() -> None:
    party = begun("planowanie", people=2, seats=3)
    assert party.no(HOST, Pause()) == "table-why-pause"
    assert party.no(CYD, Pause()) == "table-why-not-seated"
    party.part(BOB)
    assert party.no(HOST, Pause()) == "table-why-pause", "they may come back"
    waiting = Party("durak", seats=3)
    waiting.ok(HOST, Sit(0))
    assert waiting.no(HOST, Pause()) == "table-why-not-playing"


def test_a_race_of_one_is_paused_with_its_bots() -> None:
    party = begun("trojki", people=1, seats=3)
    assert party.table.due() is not None
    party.ok(HOST, Pause())
    assert party.table.due() is None and party.table.questions(party.now) == []
    party.wait(60.0)
    party.ok(HOST, Act(["draw"]))
    assert party.table.due() >= party.now


def test_a_spectator_does_not_keep_a_match_going() -> None:
    party = begun("planowanie", people=1, seats=3)
    party.join(CYD)
    party.part(HOST)
    assert party.table.due() is None
    party.wait(100.0)
    party.ok(CYD, Say("where are you?"))
    assert party.table.due() is None
    party.join(HOST)
    assert party.table.chairs[0] == Chair(HOST, "Ann")


def test_who_left_and_sits_down_again_lets_the_match_go_on() -> None:
    party = begun("planowanie", people=2, seats=3)
    party.part(HOST)
    party.do(BOB, Leave())
    assert party.table.due() is None, "nobody who sits here is there"
    party.wait(50.0)
    party.ok(BOB, Sit(1))
    assert party.table.due() is not None and party.table.phase == PLAYING


def test_before_a_match_the_seat_is_kept_for_a_while() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    party.ok(BOB, Sit(1))
    party.part(BOB)
    assert party.table.due() == BEGAN + SEAT_KEPT
    party.wait(SEAT_KEPT - 1.0)
    assert party.table.chairs[1].person == BOB
    assert party.wait(1.0) == ["table-stands"] and party.table.chairs[1] == Chair()
    party.join(BOB)
    assert party.places[BOB].seat is None


def test_who_comes_too_late_is_a_spectator_even_if_nobody_ticked() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    party.ok(BOB, Sit(1))
    party.part(BOB)
    party.now += SEAT_KEPT + 5.0
    party.join(BOB)
    assert party.places[BOB].seat is None and party.events(HOST) == ["table-stands"]
    assert [message.seat for message in party.got(BOB, Shown)] == [None]
    party.part(HOST, BOB)
    party.now += SEAT_KEPT
    party.join(HOST)
    assert party.table.chairs[0] == Chair()


def test_who_is_there_already_changes_nothing() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    v = party.table.v
    assert party.table.here(HOST, "Ann", party.now) == party.table.here(CYD, "Cyd", party.now) == []
    assert party.table.gone(CYD, party.now) == [] and party.table.v == v
    party.part(HOST)
    assert party.table.gone(HOST, party.now) == [] and party.table.v == v + 1


def test_after_a_restart_everybody_is_gone_and_nobody_is_charged() -> None:
    party, who, _seat = asked_person(clock="normal")
    left = party.places[who].standing.ticking.bank - party.now
    party.restart()
    assert all(chair.gone for chair in party.table.chairs if chair.person) and party.table.due() is None
    party.now += 2.0
    party.join(HOST, BOB)
    assert party.places[who].standing.ticking.bank - party.now == left
    assert [type(decode(text).input).__name__ for text in party.texts[-3:]] == ["Restarted", "Here", "Here"]
    party.ok(who, Act([party.places[who].legal[0]]))


def test_after_a_restart_seats_are_kept_before_a_match() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    party.ok(BOB, Sit(1))
    party.ok(BOB, Ready())
    party.restart()
    party.join(BOB)
    assert party.table.chairs[1] == Chair(BOB, "Bob", ready=True)
    party.wait(SEAT_KEPT)
    assert [chair.person for chair in party.table.chairs] == ["", BOB, ""] and party.table.phase == WAITING


def test_a_match_is_played_to_its_end_by_whoever_is_there() -> None:
    party = begun("durak", people=2, seats=3)
    for k in range(10_000):
        if party.table.phase != PLAYING:
            break
        if k % 40 == 10:
            party.part(BOB)
        if k % 40 == 30:
            party.join(BOB)
        step(party)
    assert party.table.finished
