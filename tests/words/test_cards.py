"""Names of cards, suits, ranks and features, in every language, case and style."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from stolik.words import LANGUAGES, Words

FRENCH = ["".join(card) for card in product("23456789TJQKA", "CDHS")]
GOLIATH = [f"{colour}{value}" for colour in "RYGBV" for value in range(1, 19)]
TROJKI = ["".join(card) for card in product("RBVY", "CSXT", "0123")]

Probe = Callable[[Words, str], Words]


def golden_names() -> list[tuple[str, str, str, list[str], list[str]]]:
    """Function, language, case, values and their names, from golden_names.txt."""
    found: list[tuple[str, str, str, list[str], list[str]]] = []
    function, values = "", [""]
    for line in Path(__file__).with_name("golden_names.txt").read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        start, _, rest = line.partition(": ")
        names = rest.split(" | ")
        match start.split():
            case [language, case]:
                found.append((function, language, case, values, names))
            case _:
                function, values = start, names
    return found


@pytest.mark.parametrize("function, language, case, values, names", golden_names())
def test_golden_names(
    function: str,
    language: str,
    case: str,
    values: list[str],
    names: list[str],
    probe: Probe,
) -> None:
    words = probe(Words(language), f'probe-it = {{ {function}($it, case: "{case}") }}\n')
    assert [words.say("probe-it", it=value) for value in values] == names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("function", ["CARD", "SUIT", "RANK", "FEATURE"])
def test_every_case_has_golden_names(function: str, language: str) -> None:
    there = [case for name, spoken, case, _, _ in golden_names() if (name, spoken) == (function, language)]
    assert there == Words(language).say("cards-cases", function=function).split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_case(language: str) -> None:
    words = Words(language)
    for case in words.say("cards-cases", function="CARD").split():
        assert len({words.card(card, case) for card in FRENCH + GOLIATH + TROJKI}) == 52 + 90 + 64, case


def test_short_and_braille_cards() -> None:
    short, braille = Words("de", cards="short"), Words("pl", cards="braille")
    for pack in (FRENCH, GOLIATH, TROJKI):
        assert [short.card(card, "den") for card in pack] == pack
        assert len({braille.card(card) for card in pack}) == len(pack)
    assert all(len(braille.card(card)) == 2 for card in FRENCH + GOLIATH)
    assert [braille.card(card) for card in ("7H", "TS", "JC", "AC")] == ["gh", "xs", "jc", "ac"]
    assert [braille.card(card) for card in ("G9", "V18", "BC2", "?")] == ["ig", "rv", "bcb", "?"]


def test_no_card() -> None:
    words = Words("en")
    for text in ("", "1C", "7X", "10H", "7c", "G", "GG", "BC4", "B C2", "-"):
        with pytest.raises(ValueError, match="is no card"):
            words.card(text)


def test_unknown_case() -> None:
    with pytest.raises(ValueError, match="CARD has no case 'gne' in pl"):
        Words("pl").card("7C", "gne")
