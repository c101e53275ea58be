"""Trojki's open mode at the terminal: what is typed, asked and read out in a pause."""

import pytest

from stolik.cli.answers import COMMANDS, tokens
from stolik.cli.talk import question, table, typed_at
from stolik.core.deal import Deal
from stolik.games.trojki.speech import TYPED
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
    return TYPED.read(deal.view(seat), deal.legal(seat), tokens(line, said, TYPED, deal.game.pack, NAMES))


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
    lists = [words(language).say(message).split(",") for message in (*TYPED.words.values(), *COMMANDS.values())]
    phrases = [phrase.strip() for phrases in lists for phrase in phrases]
    assert len(phrases) == len(set(phrases))


def test_the_pause_is_asked() -> None:
    deal = paused()
    view = deal.view(1)
    asked = question(view, deal.legal(1), words())
    told = "the blue star with one stripe on cell 1, as a trio of stars."
    assert asked == [
        f"The card of Ada is checked: {told}",
        "It covers the red circle with no stripes.",
        "Type accept to let the card stay, or challenge if it is wrong.",
    ]
    deal.play(1, "accept")
    assert question(deal.view(1), deal.legal(1), words()) == [], "they have answered"
    assert question(deal.view(0), deal.legal(0), words(me=0)) == [], "it is their own card"
    assert table(deal.view(0), words(me=0))[-3].startswith("The others check your card: ")
    silent = paused("place BT1 1", require_call=False)
    assert question(silent.view(1), silent.legal(1), words())[0].endswith("on cell 1.")


def test_the_pause_is_read_out_with_the_table() -> None:
    deal = paused()
    deal.play(1, "accept")
    lines = table(deal.view(1), words())
    assert lines[-3].startswith("The card of Ada is checked: ") and lines[-1] == "Not answered yet: Cleo."
    deal.play(2, "challenge")
    assert "Ada took back: blue star with one stripe." in table(deal.view(1), words())
    assert not any("took back" in line for line in table(deal.view(0), words(me=0)))
    assert typed_at(deal.view(1)) is TYPED


@pytest.mark.parametrize("mode", ["referee", "open"])
def test_a_call_left_out_is_asked_for(mode: str) -> None:
    """TR-16: whoever places a card says the feature; nobody says it for them, even where only one is right."""
    deal = race(A, "YC1 RS2", "BT1", mode=mode)
    assert read(deal, 0, "YC1 2") == [["place YC1 2"]], "its one right call is not filled in"
    assert deal.why(0, "place YC1 2")[:2] == ("trojki-why-call-any", "TR-16")
