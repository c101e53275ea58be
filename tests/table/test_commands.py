"""Commands of persons: chat, repeated numbers, several actions at once, other people's seats, taking back."""

import pytest

from stolik.games import GAMES
from stolik.table.chat import CHAT, TALK, TALK_SECONDS
from stolik.table.commands import (
    Act,
    Command,
    Fill,
    Go,
    Hint,
    Leave,
    Look,
    Pause,
    Ready,
    Say,
    Settle,
    Sit,
    Slow,
    Start,
    Think,
    Undo,
    Vote,
)
from stolik.table.messages import Done, Refused, Said, Standing, Told
from stolik.table.projection import RUNNING, STEADY
from stolik.table.table import MOST_ACTIONS, REMEMBERED
from tests.table.parties import BOB, CYD, HOST, Party, begun, until

# --- chat ------------------------------------------------------------------------------------------------------------


def test_everybody_hears_what_is_said() -> None:
    party = begun("durak", people=2, seats=3)
    party.join(CYD)
    party.ok(BOB, Say("  hello \n there "))
    for who in (HOST, BOB, CYD):
        assert party.got(who, Said) == [Said("K7QX", party.table.v, BOB, "Bob", 1, "hello there")]
    assert isinstance(party.do(CYD, Say("ћ Żółw ♠ 🂡")), Done), "spectators are told alike"
    assert party.got(HOST, Said)[0].seat is None
    assert [said.text for said in party.table.shown(HOST, party.now).chat] == ["hello there", "ћ Żółw ♠ 🂡"]


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 501, "a\x1b[2J", "a\u202eb"])
def test_what_cannot_be_read_is_not_said(text: str) -> None:
    assert Party("durak").no(HOST, Say(text)) == "table-why-text"


def test_a_table_remembers_the_latest_lines() -> None:
    party = Party("durak")
    for k in range(CHAT + 3):
        party.ok(HOST, Say(f"line {k}"))
        party.wait(2.0)
    party.join(BOB)
    assert [said.text for said in party.places[BOB].chat] == [f"line {k}" for k in range(3, CHAT + 3)]


def test_nobody_floods_the_table_with_chat() -> None:
    party = Party("durak")
    for k in range(TALK):
        party.ok(HOST, Say(f"line {k}"))
    assert party.no(HOST, Say("one too many")) == "table-why-talk"
    party.ok(BOB, Say("others may"))
    party.wait(TALK_SECONDS)
    party.ok(HOST, Say("and later I may, too"))


def test_all_who_only_watch_share_a_ration_of_chat() -> None:
    """Review S5: one who has many guests come does not drown the table."""
    party = begun("durak", people=2, seats=2)
    for k in range(TALK):
        party.ok(f"guest{k}", Say("spam"))
    assert party.no("another", Say("spam")) == "table-why-talk"
    party.ok(BOB, Say("who sits here may"))
    party.wait(TALK_SECONDS)
    party.ok("another", Say("hello"))


# --- numbers of commands ---------------------------------------------------------------------------------------------


def test_a_repeated_command_gets_its_first_answer_and_is_not_carried_out() -> None:
    party = begun("golf", people=1)
    until(party, lambda: party.play.asked(0), moves=lambda seat, legal: "")
    action = party.places[HOST].legal[0]
    first = party.do(HOST, Act([action]), "mine")
    assert isinstance(first, Told) and first.id == "mine"
    log, v = list(party.texts), party.table.v
    assert party.do(HOST, Act([action]), "mine") == Done("K7QX", "mine", v)
    assert party.do(HOST, Leave(), "mine") == Done("K7QX", "mine", v), "whatever it says"
    assert party.texts == log
    twin = party.brought_back()
    assert [out.message for out in twin.handle(HOST, "Ann", "mine", Act([action]), party.now)] == [first_done(v)]


def first_done(v: int) -> Done:
    return Done("K7QX", "mine", v)


def test_a_repeated_refusal_is_the_same() -> None:
    party = Party("durak", seats=2)
    refused = party.do(BOB, Ready(), "r")
    party.ok(BOB, Sit(0))
    assert isinstance(refused, Refused) and party.do(BOB, Ready(), "r") == refused
    assert not party.table.chairs[0].ready


def test_numbers_are_a_persons_own_and_the_latest_are_remembered() -> None:
    party = Party("durak", seats=2)
    party.ok(HOST, Say("a"), "1")
    party.ok(BOB, Say("b"), "1")
    for k in range(REMEMBERED):
        party.ok(HOST, Say("c"), f"x{k}")
        party.wait(2.0)
    party.wait(2.0)
    party.ok(HOST, Say("again"), "1")
    assert party.table.parts.chat.lines[-1].text == "again" and party.do(BOB, Say("b"), "1") == Done("K7QX", "1", 3)


def test_commands_without_a_number_are_all_carried_out() -> None:
    table = Party("durak", seats=2).table
    for _ in range(2):
        (out,) = table.handle(BOB, "Bob", "", Ready(), 0.0)
        assert isinstance(out.message, Refused) and out.message.reason.id == "table-why-not-seated"
        table.handle(HOST, "Ann", "", Say("x"), 0.0)
    assert len(table.parts.chat.lines) == 2
    table.handle(BOB, "Bob", "", Sit(0), 0.0)
    table.handle(BOB, "Bob", "", Ready(), 0.0)
    assert table.chairs[0].ready


def test_a_repeated_number_after_the_table_was_kept() -> None:
    party = begun("goliath", people=2, deals=2)
    party.ok(BOB, Say("b"), "b")
    until(party, lambda: party.play.match.between)
    twin = party.brought_back(start=party.kept)
    assert party.kept and twin.handle(BOB, "Bob", "b", Say("b"), party.now) == party.table.handle(
        BOB, "Bob", "b", Say("b"), party.now
    )


# --- actions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_nobody_acts_for_another_seat(game: str) -> None:
    party = begun(game, people=2, seats=3)
    until(party, lambda: party.play.match.turn in (0, 1, None), moves=lambda seat, legal: "")
    turn = party.play.match.turn or 0
    action, before = party.play.match.legal(turn)[0], list(party.play.match.deal.actions)
    assert party.no(CYD, Act([action])) == "table-why-not-seated"
    if party.play.match.turn is not None:
        other = HOST if turn == 1 else BOB
        assert party.no(other, Act([action])) not in ("", "table-why-not-seated")
        for text in (f"{turn} {action}", f"- {action}", "- reshuffle", "reshuffle"):
            assert party.no(other, Act([text])) == "why-no-action"
    assert party.play.match.deal.actions == before


def test_several_actions_are_all_carried_out_or_none() -> None:
    party = begun("golf", people=1)
    until(party, lambda: "stock" in party.play.legal(0) and party.play.asked(0), moves=lambda s, legal: legal[0])
    actions, before = len(party.play.match.deal.actions), party.table.shown(HOST, party.now)
    answer = party.do(HOST, Act(["stock", "swap 9"]))
    assert isinstance(answer, Refused) and party.table.shown(HOST, party.now) == before
    assert len(party.play.match.deal.actions) == actions
    party.ok(HOST, Act(["stock", "swap 1"]))
    assert len(party.play.match.deal.actions) == actions + 2
    assert party.places[HOST].view == party.play.match.view(0) and len(party.got(HOST, Told)) == 1


def test_what_is_taken_back_tells_nothing_of_what_it_would_have_shown() -> None:
    """Who ends a bout of durak draws cards: they may not try out which of them they are."""
    party = begun("durak", people=2, seats=2, seed=1)
    tried = 0
    while party.table.on is not None and tried < 5:
        match = party.play.match
        deal, turn = match.deal, match.turn
        if match.playing and turn is not None and deal is not None and "done" in party.play.legal(turn):
            who, before = party.table.chairs[turn].person, list(deal.actions)
            trial = match.copy()
            trial.play(turn, "done")
            if trial.playing and trial.turn == turn and trial.deal is not None and trial.deal.unseen < deal.unseen:
                drawn = [text for text in trial.legal(turn) if text.startswith("attack") and "+" not in text]
                others = [f"attack {card}" for card in ("7C", "8D", "9H", "TS", "AS")]
                wishes = [[text] for text in (*drawn, *others, "exchange", "take", "dance")]
                answers = [party.do(who, Act(["done", *wish, "dance"])) for wish in wishes]
                assert {answer.reason.id for answer in answers} == {"table-no-undo-shown"}
                assert isinstance(party.do(who, Act(["done", drawn[0]])), Refused), "nor one that would have been legal"
                assert party.play.match.turn == turn and party.play.match.deal.actions == before
                tried += 1
        waits = party.play.match.playing and party.play.match.turn is not None
        if waits and (legal := [text for text in party.play.legal(party.play.match.turn) if text != "exchange"]):
            party.do(party.table.chairs[party.play.match.turn].person, Act([min(legal, key=len)]))
        party.wait(40.0)
    assert tried


def test_cards_that_are_drawn_may_be_drawn_in_one_command() -> None:
    party = begun("trojki", people=2, seats=2, deals=1)
    party.ok(HOST, Act(["draw"] * 3))
    guess = Act(["draw", f"place {party.play.match.view(0)['hand'][0]} 1"])
    assert party.no(HOST, guess) == "table-no-undo-shown"


def test_one_to_twelve_actions_at_once() -> None:
    party = begun("golf", people=1)
    assert party.no(HOST, Act([])) == party.no(HOST, Act(["stock"] * (MOST_ACTIONS + 1))) == "table-why-actions"


def test_only_who_sits_at_a_match_acts() -> None:
    party = Party("golf")
    assert party.no(HOST, Act(["stock"])) == "table-why-not-seated"
    party.ok(HOST, Sit(0))
    assert party.no(HOST, Act(["stock"])) == "table-why-not-playing"
    party.ok(HOST, Fill())
    party.ok(HOST, Ready())
    assert party.no(HOST, Go()) == "table-why-not-awaited"
    until(party, lambda: party.table.on is None)
    assert party.no(HOST, Act(["stock"])) == party.no(HOST, Go()) == "table-why-not-playing"


# --- taking back -----------------------------------------------------------------------------------------------------


def test_who_plays_against_bots_alone_may_take_back() -> None:
    party = begun("golf", people=1)
    until(party, lambda: "take" in party.play.legal(0) and party.play.asked(0), moves=lambda s, legal: legal[0])
    before = party.table.shown(HOST, party.now)
    assert before.standing.undo is False, "a bot has acted since"
    party.ok(HOST, Act(["take"]))
    assert party.places[HOST].standing.undo is True
    assert party.ok(HOST, Undo()) == ["table-undone"]
    after = party.table.shown(HOST, party.now)
    assert (after.view, after.legal, after.standing.undo) == (before.view, before.legal, False)
    assert party.no(HOST, Undo()) == "table-no-undo"
    party.ok(HOST, Act(["stock"]))
    assert party.places[HOST].standing.undo is False, "it showed a card"


def test_not_against_people_even_if_they_have_left() -> None:
    party = begun("golf", people=2, deals=2)
    assert party.no(HOST, Undo()) == "table-why-undo" and party.places[HOST].standing.undo is False
    party.do(BOB, Leave())
    assert party.no(HOST, Undo()) == "table-why-undo"
    until(party, lambda: party.play.match.between)
    assert party.kept and not party.brought_back(start=party.kept).play.keeps_last  # type: ignore[union-attr]


def test_nothing_is_taken_back_in_a_race() -> None:
    party = begun("trojki", people=1)
    assert party.no(HOST, Undo()) == "table-no-undo-race" and party.places[HOST].standing.undo is False


def test_nothing_is_taken_back_between_deals() -> None:
    party = begun("golf", people=1, deals=2)
    until(party, lambda: party.play.match.between)
    assert party.no(HOST, Undo()) == "table-no-undo-deal" and party.places[HOST].standing.undo is False
    twin = party.brought_back(start=party.kept)
    (out,) = twin.handle(HOST, "Ann", "u", Undo(), party.now)
    assert isinstance(out.message, Refused) and out.message.reason.id == "table-no-undo-deal"


# --- commands that change nothing ------------------------------------------------------------------------------------


def unchanged(party: Party, who: str, command: Command) -> None:
    """It is acknowledged, makes no entry and no version, and nobody hears of it."""
    party.tick()
    texts, v = list(party.texts), party.table.v
    answer = party.do(who, command, "same again")
    assert answer == Done("K7QX", "same again", v)
    assert party.texts == texts and party.table.v == v
    assert list(party.heard) == [who]
    assert party.do(who, command, "same again") == answer
    party.table._unlogged.clear()


def test_what_changes_nothing_makes_no_entry() -> None:
    party = Party("trojki", seats=2, deals=1)
    party.ok(HOST, Sit(0))
    unchanged(party, HOST, Ready(False))
    party.ok(HOST, Ready())
    unchanged(party, HOST, Ready())
    unchanged(party, HOST, Settle())
    unchanged(party, HOST, Settle({"seats": 2}, clock="none", think=0.0))
    party.ok(HOST, Settle(think=2.0, hints=True))
    unchanged(party, HOST, Settle(think=2.0, hints=True))
    party.ok(HOST, Think(3.0))
    unchanged(party, HOST, Think(3.0))
    party.ok(HOST, Fill())
    party.ok(HOST, Start())
    unchanged(party, HOST, Slow(0.0))
    unchanged(party, HOST, Pause(False))
    party.ok(HOST, Pause())
    unchanged(party, HOST, Pause())
    party.ok(HOST, Pause(False))
    unchanged(party, HOST, Vote("abort", yes=False))


def test_a_vote_again_and_a_second_hint_make_no_entry() -> None:
    party = begun("durak", people=2, seats=2, deals=1)
    party.ok(HOST, Vote("abort"))
    unchanged(party, HOST, Vote("abort"))
    party = begun("durak", people=1, seats=2, deals=1)
    until(party, lambda: party.play.asked(0), moves=lambda seat, legal: "")
    party.ok(HOST, Hint())
    unchanged(party, HOST, Hint())


def test_whoever_waits_for_friends_says_so_once() -> None:
    party = Party("durak", seats=2, fill_after=45.0)
    party.ok(HOST, Sit(0))
    party.ok(HOST, Look())
    unchanged(party, HOST, Look())


def test_every_field_of_the_standing_is_compared() -> None:
    assert sorted([*STEADY, *RUNNING]) == sorted(Standing.__struct_fields__)
