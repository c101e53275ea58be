"""Cards typed by their names: whatever the program calls a card is understood as that card, or said to fit several."""

from collections.abc import Sequence

import pytest

from stolik.cli.answers import tokens
from stolik.core.game import Unclear
from stolik.games import GAMES
from stolik.words import LANGUAGES, Words
from stolik.words.words import STYLES, in_one_line
from tests.cli.player import Lines, play

NOBODY = ("Ada", "Ben")


def read(game: str, line: str, language: str = "pl", hand: Sequence[str] = (), cards: str = "full") -> list[str]:
    words = Words(language, cards=cards)
    return tokens(line, words, GAMES[game].typed, GAMES[game].pack, NOBODY, hand)


def read_or_choice(game: str, line: str, language: str) -> list[str]:
    """What is understood, or between which cards somebody is to choose."""
    try:
        return read(game, line, language, hand=[*GAMES[game].pack.texts.values()])
    except Unclear as unclear:
        return list(unclear.values["cards"])


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_understood(game: str, language: str, style: str) -> None:
    """Every card in every grammatical form, also without accents and in capitals, in the language and in English."""
    words, pack = Words(language, cards=style), GAMES[game].pack
    for card in pack.texts.values():
        for case in words.say("cards-cases", function="CARD").split():
            told = words.card(card, case)
            assert read(game, told, language, cards=style) == [card], told
            assert read(game, told.upper(), language, cards=style) == [card], told
            if style != "full":
                assert card in read_or_choice(game, told, language), "by whoever is told names, too"
        assert read(game, Words("en").card(card), language) == [card]
        assert read(game, card, language) == read(game, card.lower(), language, cards="short") == [card]


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_in_braille_is_understood(game: str) -> None:
    pack = GAMES[game].pack
    cards = sorted(pack.texts.values(), key=lambda card: card[0] if game == "trojki" else card[-1])[:9]
    told = in_one_line(cards)
    if game in ("goliath", "trojki"):
        cards = [card for card in pack.texts.values() if card[0] == "R"][:3]
        told = in_one_line(cards)
    found = read(game, told, cards="braille") if game != "trojki" else []
    assert found == cards or game == "trojki"
    assert game != "trojki" or read(game, "b ca", cards="braille") == ["BC1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_is_understood_as_it_is_told(language: str) -> None:
    words, game = Words(language), GAMES["trojki"]
    for call in "RBVYCSXT0123":
        for case in words.say("cards-cases", function="FEATURE").split():
            told = words._feature(call, case)
            assert tokens(f"2 4 {told}", words, game.typed, game.pack, NOBODY) == ["2", "4", call], told


@pytest.mark.parametrize(
    "language, game, line, meant",
    [
        *(("pl", "goliath", line, ["G9"]) for line in ("zielona 9", "9 zielona", "Z9", "zieloną 9.", "ziel 9")),
        *(("pl", "goliath", line, ["Y9"]) for line in ("żółtą 9", "zolta 9", "ż9", "Ż9", "Y9")),
        *(("pl", "durak", line, ["QS"]) for line in ("dama pik", "pik dama", "Damą Pik", "D pik", "dp", "q♠", "♠D")),
        *(("pl", "durak", line, ["AH"]) for line in ("as kier", "AS KIER", "kier as", "ah", "a kier")),
        *(("pl", "durak", line, ["beat", "9H", "QH"]) for line in ("bij 9 kier damą kier", "bij 9h damą kier")),
        ("pl", "durak", "as kier i dama pik", ["AH", "QS"]),
        ("pl", "durak", "koniec ataku", ["stop"]),
        *(("de", "planowanie", line, ["QS"]) for line in ("Pik-Dame", "pik dame", "Pikdame", "die Pik-Dame", "PD")),
        *(("de", "planowanie", line, ["7C"]) for line in ("Kreuz 7", "7 Kreuz", "Kreuz-Sieben", "die Kreuz-Sieben")),
        *(("de", "goliath", line, ["G9"]) for line in ("grüne 9", "grune 9", "die grüne 9", "gr 9", "G9")),
        *(("en", "durak", line, ["QS"]) for line in ("queen of spades", "the queen of spades", "q spades", "spade q")),
        ("en", "durak", "beat 9 of hearts with the queen of hearts", ["beat", "9H", "QH"]),
        ("en", "durak", "a spades", ["AS"]),
        ("en", "goliath", "green 9", ["G9"]),
        *(
            ("pl", "trojki", line, ["BC2", "4", "C"])
            for line in (
                "niebieskie kółko 2 na 4 kółko",
                "niebieskie kółko 2 na pole 4, kółko",
                "niebieskie kolko z dwoma paskami na 4: trójka kółek",
                "bc2 4 c",
            )
        ),
        ("pl", "trojki", "niebieskie kółko 2 2 2", ["BC2", "2", "2"]),
        ("pl", "trojki", "bc1 1 b", ["BC1", "1", "B"]),
        ("pl", "trojki", "2 1 niebieski", ["2", "1", "B"]),
        ("pl", "trojki", "d 2", ["draw", "2"]),
        ("de", "trojki", "blauen Kreis mit zwei Streifen auf Feld 4 blau", ["BC2", "4", "B"]),
        ("en", "trojki", "the blue circle with no stripes on cell 4, no stripes", ["BC0", "4", "0"]),
        ("pl", "golf", "zamień pole 4", ["swap", "4"]),
        ("de", "golf", "ansehen 4 und 6", ["peek", "4", "6"]),
        ("en", "golf", "cell 4", ["4"]),
    ],
)
def test_names_as_people_type_them(language: str, game: str, line: str, meant: list[str]) -> None:
    assert read(game, line, language) == meant


def test_what_fits_several_cards_is_the_one_in_the_hand_or_asked_for() -> None:
    hand = ["9H", "QS", "AH"]
    assert read("durak", "dama", hand=hand) == ["QS"] and read("durak", "asa", hand=hand) == ["AH"]
    assert read("durak", "kier", hand=["QS", "AH"]) == ["AH"]
    for line, held in (("kier", ["9H", "AH"]), ("dz kier", ["9H"])):
        with pytest.raises(Unclear, match="typed-several") as unclear:
            read("durak", line, hand=hand)
        assert unclear.value.values["cards"] == held, "what is cut short need not mean the one that is there"
    assert read("durak", "dama", hand=["9H"]) == ["dama"], "none of them"


def test_as_is_a_rank_in_polish_and_a_card_in_short() -> None:
    hand = ["AH", "AS"]
    assert read("durak", "AS", hand=hand) == read("durak", "as", hand=hand, cards="short") == ["AS"]
    with pytest.raises(Unclear, match="typed-several"):
        read("durak", "as", hand=hand)


def test_two_cards_that_fit_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = Lines("0", "kier", "quit")
    play(lines, monkeypatch, "planowanie", "--lang", "pl", "--seats", "4", "--seed", "5", "--pause", "0")
    refused = lines.refused[-1]
    assert refused.startswith("„kier” to może być ") and refused.endswith(" kier. Podaj dokładniej.")


def test_in_short_a_refusal_lists_what_may_be_typed_in_the_order_of_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = Lines("0", "foo", "quit")
    arguments = ["--lang", "pl", "--seats", "4", "--seed", "5", "--pause", "0", "--verbosity", "short"]
    play(lines, monkeypatch, "planowanie", *arguments)
    assert lines.session is not None and lines.session.place.view is not None
    place, words = lines.session.place, Words("pl")
    cards = [words.card(card) for card in place.view["hand"] if f"play {card}" in place.legal]
    assert lines.refused[-1] == f"„foo” nic tu nie znaczy. Możesz wpisać: {', '.join(cards)}."
