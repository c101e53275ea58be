"""Trojki's open mode at the terminal: what is typed, asked and read out in a pause."""

import pytest

from stolik.cli.answers import COMMANDS, tokens
from stolik.cli.tables import talk_of
from stolik.cli.tables.trojki import TROJKI
from stolik.core.deal import Deal
from stolik.words import LANGUAGES, Words
from tests.games.trojki_positions import A, race

NAMES = ["Ada", "Ben", "Cleo"]


def words(language: str = "en", me: int | None = 1) -> Words:
    return Words(language, names=NAMES, me=me)


def paused(action: str = "place BT1 1 T", **options: bool) -> Deal:
    """Seat 0 has laid a card, the others have to check it."""
    deal = race(A, "BT1 RS2", "YC1", "BC2", mode="open", **options)
    deal.play(0, action)
    return deal


def read(deal: Deal, seat: int, line: str, language: str = "en") -> list[list[str]]:
    said = words(language, seat)
    return TROJKI.read(deal.view(seat), deal.legal(seat), tokens(line, said, TROJKI, deal.game.pack, NAMES))


@pytest.mark.parametrize(
    "language, line, action",
    [
        *(("en", line, "accept") for line in ("accept", "Accept.", "yes", "right")),
        *(("en", line, "challenge") for line in ("challenge", "no", "wrong")),
        *(("de", line, "accept") for line in ("annehmen", "ja", "stimmt", "accept")),
        *(("de", line, "challenge") for line in ("anfechten", "stimmt nicht", "nein", "challenge")),
        *(("pl", line, "accept") for line in ("akceptuję", "akceptuje", "tak", "accept")),
        *(("pl", line, "challenge") for line in ("sprawdzam", "kwestionuję", "źle", "challenge")),
    ],
)
def test_an_answer_is_typed(language: str, line: str, action: str) -> None:
    assert read(paused(), 1, line, language) == [[action]]


def test_what_is_no_answer() -> None:
    for line in ("accept BT1", "challenge 1", "yes yes"):
        assert read(paused(), 1, line) == []
    assert read(paused(), 1, "1 2 C") == [["place YC1 2 C"]], "which is then refused with the reason"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    lists = [words(language).say(message).split(",") for message in (*TROJKI.typed.values(), *COMMANDS.values())]
    phrases = [phrase.strip() for phrases in lists for phrase in phrases]
    assert len(phrases) == len(set(phrases))


def test_the_pause_is_asked() -> None:
    deal = paused()
    view = deal.view(1)
    asked = TROJKI.question(view, deal.legal(1), words())
    told = "the blue star with one stripe on cell 1, over the red circle with no stripes, as a trio of stars."
    assert asked == [
        f"All check a card of Ada: {told}",
        "Type accept to let the card stay, or challenge if it is wrong.",
    ]
    deal.play(1, "accept")
    assert TROJKI.question(deal.view(1), deal.legal(1), words()) == [], "he has answered"
    assert TROJKI.question(deal.view(0), deal.legal(0), words(me=0)) == [], "it is his own card"
    assert TROJKI.table(deal.view(0), words(me=0))[-2].startswith("The others check your card: ")
    silent = paused("place BT1 1", require_call=False)
    assert TROJKI.question(silent.view(1), silent.legal(1), words())[0].endswith("over the red circle with no stripes.")


def test_the_pause_is_read_out_with_the_table() -> None:
    deal = paused()
    deal.play(1, "accept")
    lines = TROJKI.table(deal.view(1), words())
    assert lines[-2].startswith("All check a card of Ada: ") and lines[-1] == "Not answered yet: Cleo."
    deal.play(2, "challenge")
    assert TROJKI.table(deal.view(1), words())[-1] == "Ada took back: blue star with one stripe."
    assert not any("took back" in line for line in TROJKI.table(deal.view(0), words(me=0)))
    assert talk_of(deal.view(1)) is TROJKI


def test_a_call_left_out_is_asked_for() -> None:
    """All features of the card are named: to see which is right is the game."""
    deal = race(A, "BT1 RS2", "YC1", mode="open")
    readings = read(deal, 0, "BT1 1")
    assert readings == [["place BT1 1 1"], ["place BT1 1 B"], ["place BT1 1 T"]]
    assert [TROJKI.label(reading[0], words()) for reading in readings] == ["one stripe", "blue", "star"]
