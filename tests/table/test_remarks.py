"""What bots say, and quick reactions: who hears them, how often, and that they tell nothing of a hand."""

import pytest

from stolik.core.game import event
from stolik.core.outcome import Outcome
from stolik.games import GAMES
from stolik.table.characters import CHARACTERS, TEMPERS, character, temper
from stolik.table.chat import REACTED, REACTED_SECONDS
from stolik.table.commands import REACTIONS, Fill, React, Remove, Sit
from stolik.table.messages import Chair, Said, Told
from stolik.table.remarks import RARE, Remark, remark
from tests.table.parties import BOB, CYD, HOST, Party, begun, step

BOTS = [Chair("a", "Ann"), Chair(bot="casual", character=4), Chair(bot="casual", character=9)]


# --- who the bots are ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["", "K7QX", "2222", "żółw"])
def test_no_two_bots_of_a_table_are_the_same(code: str) -> None:
    most = max(game.seats[1] for game in GAMES.values())
    found = [character(code, seat) for seat in range(max(most, 10))]
    assert len({*found}) == len(found) and {*found} <= {*range(1, CHARACTERS + 1)}
    assert found == [character(code, seat) for seat in range(len(found))], "for ever"


def test_another_table_has_others() -> None:
    assert len({character(f"K7Q{k}", 0) for k in range(200)}) == CHARACTERS
    assert {temper(number) for number in range(1, CHARACTERS + 1)} == {*TEMPERS}


def test_a_bot_has_a_character_and_a_person_none() -> None:
    party = Party("durak", seats=3)
    party.ok(HOST, Sit(0))
    party.ok(HOST, Fill())
    chairs = party.table.chairs
    assert [chair.character for chair in chairs] == [0, character("K7QX", 1), character("K7QX", 2)]
    party.ok(HOST, Remove(1))
    assert party.table.chairs[1].character == 0
    party.ok(HOST, Fill("random", 1))
    assert party.table.chairs[1].character == character("K7QX", 1), "the seat has the same one again"


# --- what they say ---------------------------------------------------------------------------------------------------

TAKES = event("planowanie-trick", seat=2, card="7C")
STIRRING = {"planowanie-trick": "won"}


def said(v: int, *events: object, ended: Outcome | None = None) -> Remark | None:
    return remark("K7QX", v, BOTS, events, STIRRING, ended)  # type: ignore[arg-type]


def test_remarks_are_rare_and_hang_on_what_all_have_seen() -> None:
    found = [said(v, TAKES) for v in range(3000)]
    spoken = [each for each in found if each is not None]
    assert 0.7 < len(spoken) * RARE["won"] / len(found) < 1.3
    assert {each.seat for each in spoken} == {2}
    assert {each.phrase.rpartition("-")[0] for each in spoken} == {f"phrase-{temper(9)}-won"}
    other = event("planowanie-trick", seat=2, card="AS")
    assert found == [said(v, other) for v in range(3000)], "not on the cards"
    assert [said(v, event("planowanie-play", seat=2, card="AS")) for v in range(100)] == [None] * 100
    assert [said(v, event("planowanie-trick", seat=0, card="AS")) for v in range(100)] == [None] * 100, "a person's"


def test_one_bot_greets_and_the_end_of_a_deal_is_more_than_its_last_card() -> None:
    hello = said(7, event("table-starts", number=1))
    assert hello is not None and "-greeting-" in hello.phrase
    ended = Outcome(winners=(1,), places=(2, 1, 3))
    found = {(each.seat, each.phrase.split("-")[2]) for v in range(200) if (each := said(v, TAKES, ended=ended))}
    assert found == {(1, "best"), (2, "worst")}
    draw = Outcome(places=(1, 1, 1))
    assert not any(said(v, TAKES, ended=draw) for v in range(200)), "nobody has lost a draw"


@pytest.mark.parametrize("game", GAMES)
def test_what_moves_a_bot_is_told_to_all_alike(game: str) -> None:
    """Else a remark would give away what only one of them knows."""
    party = begun(game)
    stirring, seen = GAMES[game].stirring, 0
    for _ in range(300):
        if party.table.on is None or not step(party):
            break
        heard = [
            [each for message in heard if isinstance(message, Told) for each in message.events if each.id in stirring]
            for heard in party.heard.values()
        ]
        assert all(each == heard[0] for each in heard)
        seen += bool(heard and heard[0])


# --- quick reactions -------------------------------------------------------------------------------------------------


def test_everybody_hears_a_reaction_and_nobody_keeps_it() -> None:
    party = begun("durak", people=2, seats=3)
    party.join(CYD)
    party.ok(BOB, React("thanks"))
    for who in (HOST, BOB, CYD):
        assert [each for each in party.got(who, Said) if each.person] == [
            Said("K7QX", party.table.v, BOB, "Bob", 1, "", "phrase-thanks")
        ]
    assert party.table.shown(HOST, party.now).chat == []


def test_nobody_floods_the_table_with_reactions() -> None:
    party = begun("durak", people=2, seats=3)
    for k in range(REACTED):
        party.ok(HOST, React(REACTIONS[k]))
    before = len(party.table.parts.chat.reacted)
    assert party.no(HOST, React("nice")) == "table-why-talk"
    assert len(party.table.parts.chat.reacted) == before, "what is refused costs nothing"
    party.ok(BOB, React("nice"))
    party.wait(REACTED_SECONDS)
    party.ok(HOST, React("nice"))
    assert len(party.table.parts.chat.reacted) == 1, "what was long ago is forgotten"


def test_only_who_sits_there_reacts() -> None:
    party = begun("durak", people=2, seats=3)
    party.join(CYD)
    assert party.no(CYD, React("nice")) == "table-why-not-seated"
