"""The people at a table: their names, who sits where, what a person is asked and may want between deals."""

from typing import Any

import pytest

from stolik.cli.answers import LEVELS
from stolik.cli.company import chairs_told, names_of, wanted, wish
from stolik.client import Place
from stolik.core.game import Unclear
from stolik.table.commands import Fill, Hush, Leave, Ready, Remove, Say, Sit, Stand, Start, Think, Vote
from stolik.table.messages import Chair, Said, Shown, Standing, Ticking
from stolik.words import LANGUAGES, Words

ENGLISH = Words("en")
ADA, BOT, FREE = Chair("a", "Ada"), Chair(bot="casual"), Chair()


def place(*chairs: Chair, seat: int | None = 0, view: Any = None, **standing: Any) -> Place:
    known = Place("T")
    given = {"code": "T", "game": "golf", "phase": "waiting", "clock": "none", "chairs": list(chairs), **standing}
    known.take(Shown("T", 1, 5.0, seat, Standing(**given), view, [], False))
    return known


def test_bots_are_called_as_in_the_browser() -> None:
    at = place(ADA, BOT, FREE, Chair("b", "Ben\x1b[2J"), BOT)
    assert names_of(at, Words("en")) == ["Ada", "Bot 2", "player 3", "Ben\ufffd[2J", "Bot 5"]
    assert names_of(place(BOT, ADA, Chair("b", "Ben"), BOT), Words("en")) == ["Bot 1", "Ada", "Ben", "Bot 4"]
    assert names_of(place(ADA, Chair("b", "Ben"), BOT, Chair("c", "Cleo")), Words("en"))[2] == "Bot 3"
    away = Chair("a", "Ada", bot="casual", away=True)
    assert names_of(place(away), Words("en")) == ["Ada"], "a bot plays, but it is still Ada's seat"


def test_who_sits_where() -> None:
    chairs = [
        ADA,
        BOT,
        FREE,
        Chair("b", "Bea", ready=True, account=True),
        Chair("c", "Cem", gone=True),
        Chair("d", "Dan", bot="casual", away=True),
    ]
    at = place(*chairs, host="b", seal="abc", phase="playing")
    words = Words("en", names_of(at, Words("en")), 0)
    assert chairs_told(at, words, 5.0) == [
        "Table T, Golf.",
        "Seat 1: Ada.",
        "Seat 2: Bot 2, a bot (casual).",
        "Seat 3: free.",
        "Seat 4, account: Bea, ready.",
        "Bea is the host.",
        "Seat 5: Cem, without a connection.",
        "Seat 6: Dan is away, and a bot plays.",
        "The deck is sealed with abc.",
    ]
    levels = {
        language: chairs_told(at, Words(language, names_of(at, words), 0), 5.0)[2].split("(")[1]
        for language in LANGUAGES
    }
    assert levels == {"pl": "towarzyski).", "de": "Freizeit).", "en": "casual)."}, "not by its English id"
    for language in LANGUAGES:
        assert all(line.isprintable() for line in chairs_told(at, Words(language, names_of(at, words), 0), 5.0))


@pytest.mark.parametrize(
    "now, told",
    [
        (100.0, "You have 10 seconds for this action and 20 in reserve."),
        (114.5, "0 seconds for this action and 16 in"),
        (200.0, "0 in reserve"),
    ],
)
def test_the_clocks(now: float, told: str) -> None:
    ticking = Ticking(0, 110.0, 130.0)
    at = place(ADA, Chair("b", "Bea"), BOT, phase="playing", clock="fast", banks=[20.0, 40.4, 60.0], ticking=ticking)
    lines = chairs_told(at, Words("en", ["Ada", "Bea", "Cleo"], 0), now)
    assert told in lines[-1] and lines[-2] == "Bea: 40 seconds in reserve.", "bots have no clock"


def test_when_the_next_deal_begins() -> None:
    at = place(ADA, phase="playing", next=12.2, view={"phase": "over"}, deals=1)
    assert chairs_told(at, Words("en", ["Ada"], 0), 10.0)[-1] == "The next deal begins in 3 seconds."


@pytest.mark.parametrize("phase", ["waiting", "over"])
def test_when_bots_take_the_free_seats(phase: str) -> None:
    at = place(ADA, FREE, phase=phase, next=12.2)
    assert chairs_told(at, Words("en", ["Ada", "player 2"], 0), 10.0)[-1] == (
        "In 3 seconds bots take the free seats and the match begins."
    )
    assert not any("bots take" in line for line in chairs_told(place(ADA, FREE, phase=phase), Words("en", ["A"]), 9.0))


@pytest.mark.parametrize(
    "known, asked",
    [
        (place(FREE, BOT, seat=None), "terminal-ask-sit"),
        (place(ADA, BOT, seat=None), ""),
        (place(ADA, FREE), "terminal-ask-ready"),
        (place(ADA, FREE, next=12.2), "terminal-ask-soon"),
        (place(ADA, FREE, seat=None, next=12.2), "terminal-ask-sit"),
        (place(Chair("a", "Ada", ready=True), FREE, next=12.2), ""),
        (place(ADA, FREE, phase="over", next=12.2), "terminal-ask-soon"),
        (place(ADA, BOT, phase="playing", view={"phase": "over"}, deals=1, next=12.2), "terminal-ask-next"),
        (place(Chair("a", "Ada", ready=True), FREE), ""),
        (place(ADA, BOT, phase="over"), "terminal-ask-rematch"),
        (place(ADA, BOT, phase="over", votes={"rematch": [0]}), ""),
        (place(FREE, BOT, phase="over", seat=None), "terminal-ask-sit"),
        (place(FREE, BOT, phase="playing", seat=None), ""),
        (place(ADA, BOT, phase="playing", view={"phase": "over"}, deals=1), "terminal-ask-next"),
        (place(ADA, BOT, phase="playing"), ""),
        (place(ADA, BOT, phase="playing", view={"phase": "turn"}, deals=1), ""),
        (place(Chair("a", "Ada", ready=True), BOT, phase="playing", view={"phase": "over"}, deals=1), ""),
    ],
)
def test_what_is_asked_between_deals(known: Place, asked: str) -> None:
    assert wish(known, watching=False) == asked and wish(known, watching=True) == ""


@pytest.mark.parametrize(
    "name, rest, command",
    [
        ("ready", "", Ready()),
        ("unready", "", Ready(False)),
        ("stand", "", Stand()),
        ("start", "", Start()),
        ("leave", "", Leave()),
        ("say", "Hello, You", Say("Hello, You")),
        ("abort", "", Vote("abort")),
        ("rematch", "", Vote("rematch", False)),
        ("think", "20", Think(20.0)),
        ("think", "0", Think(0.0)),
        ("fill", "", Fill()),
        ("fill", "random", Fill("random")),
        ("fill", "3 Random", Fill("random", 2)),
        ("fill", "casual 2", Fill("casual", 1)),
        ("remove", "2", Remove(1)),
        ("relieve", "1", Vote("replace", True, 0)),
        ("relieve", "Ada", Vote("replace", True, 0)),
        ("hush", "Ada", Hush("a")),
        ("sit", "", Sit(2)),
        ("sit", "1", Sit(0)),
    ],
)
def test_what_words_want(name: str, rest: str, command: Any) -> None:
    assert wanted(place(ADA, BOT, FREE, votes={"abort": [1], "rematch": [0]}), ENGLISH, name, rest) == command


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_bots_sit_down_at_what_their_level_is_called(language: str, level: str) -> None:
    """By the English id, by the name that chairs have and by that of the settings, with a seat before or after it."""
    words = Words(language)
    names = [words.say("web-bot-level", level=level), words.say(f"settings-level-{level}")]
    for name in (level, *names, names[0].upper()):
        for rest, seat in ((name, None), (f"3 {name}", 2), (f"{name} 3", 2)):
            assert wanted(place(ADA, BOT, FREE), words, "fill", rest) == Fill(level, seat)


@pytest.mark.parametrize(
    "name, rest",
    [
        ("say", ""),
        ("think", ""),
        ("think", "-1"),
        ("think", "3601"),
        ("fill", "0"),
        ("fill", "4"),
        ("remove", ""),
        ("remove", "x"),
        ("sit", "0"),
        ("sit", "4"),
        ("sit", "99999999999999999999"),
        ("sit", "0000000015"),
        ("sit", "9" * 5000),
        ("think", "9" * 5000),
        ("sit", "²"),
    ],
)
def test_what_they_cannot_want(name: str, rest: str) -> None:
    with pytest.raises(Unclear):
        wanted(place(ADA, BOT, FREE), ENGLISH, name, rest)


def test_who_only_watches_is_removed_by_the_name_they_said_something_under() -> None:
    at = place(ADA, BOT, FREE)
    at.take(Said("T", 2, "e", "Eve Smith", None, "hello"))
    assert wanted(at, ENGLISH, "remove", "eve smith") == Remove(person="e")
    assert wanted(at, ENGLISH, "remove", "Ada") == Remove(person="a")


def test_a_full_table_has_no_first_free_seat() -> None:
    with pytest.raises(Unclear):
        wanted(place(ADA, BOT), ENGLISH, "sit", "")
