"""What a Braille display shows: lines of the terminal in cells, by the tables of liblouis (Debian: liblouis-bin).

Short events and cards in Braille. In the computer and literary tables of each language that contract nothing a card has
two cells. In those that contract, or mark a letter that stands alone, a card may have one, or up to four, but never
those of another. A question and a hand are one line of a display in all of them. (For Polish liblouis has no table that
contracts.)
"""

import os
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from stolik.cli.talk import hand, question
from stolik.games import GAMES
from stolik.words import Words
from stolik.words.words import in_one_line, two_cells
from tests.core.test_restored import moments

TABLES = {
    "pl": ("pl-pl-comp8.ctb", "Pl-Pl-g1.utb"),
    "de": ("de-de-comp8.ctb", "de-comp6.utb", "de-g0.utb"),
    "en": ("en-us-comp8.ctb", "en-gb-comp8.ctb", "en-us-comp6.ctb", "en-ueb-g1.ctb"),
}
CONTRACTED = {
    "pl": (),
    "de": ("de-g1.ctb", "de-g2.ctb"),
    "en": ("en-us-g1.ctb", "en-gb-g1.utb", "en-ueb-g2.ctb", "en-us-g2.ctb", "en-GB-g2.ctb"),
}
EACH = [(language, table) for language, tables in TABLES.items() for table in tables]
EACH_CONTRACTED = [(language, table) for language, tables in CONTRACTED.items() for table in tables]
NAMES = ("Konrad", "Burek", "Jagoda", "Rudek")
CELLS = 40
PROGRAM = "lou_translate"
WHY = "CELLS OF BRAILLE WERE NOT COUNTED: install liblouis-bin"


def cells(table: str, lines: Sequence[str]) -> list[str]:
    """The lines as a display with this table shows them, a sign for each cell."""
    if shutil.which(PROGRAM) is None:
        pytest.fail(WHY) if os.environ.get("CI") == "true" else pytest.skip(WHY)
    typed = "".join(f"{line}\n" for line in lines)
    command = [PROGRAM, "-f", f"unicode.dis,{table}"]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=True)
    shown = done.stdout.split("\n")[: len(lines)]
    assert len(shown) == len(lines)
    return shown


class Moment(NamedTuple):
    """What somebody sees who is asked, or may act in a race."""

    game: str
    race: bool
    view: dict[str, Any]
    legal: list[str]

    def words(self, language: str) -> Words:
        return Words(language, NAMES, me=self.view["seat"], cards="braille", brief=True, game=self.game)


@cache
def asked() -> list[Moment]:
    """Those of some deals of all games, by chance."""
    found = []
    for game in GAMES.values():
        for seed in range(12):
            seats = Random(seed).randint(game.seats[0], min(len(NAMES), game.seats[1]))
            for deal in moments(game.name, {"seats": seats}, seed):
                race = deal.turn is None
                able = [seat for seat in range(seats) if deal.legal(seat)] if race else [deal.turn]
                found += [Moment(game.name, race, deal.view(seat), deal.legal(seat)) for seat in able]
    return found


@pytest.mark.parametrize("language", TABLES)
def test_a_question_is_one_line_of_a_display(language: str) -> None:
    """At trojki it is the hand, which may be as large as one likes: seven cards are."""
    lines = set[str]()
    for each in asked():
        if not each.race or len(each.view["hand"]) <= 7:
            lines.update(question(each.view, each.legal, each.words(language))[-1:])
    assert len(lines) > 100
    assert too_long([*TABLES[language], *CONTRACTED[language]], sorted(lines)) == []


@pytest.mark.parametrize("language", TABLES)
def test_a_hand_is_one_line_of_a_display(language: str) -> None:
    """Thirteen cards, and fifteen of five colours; golf's cards lie on the table."""
    lines, most = set[str](), 0
    for each in asked():
        held = len(each.view.get("hand") or ())
        if not each.race and 0 < held <= 15:
            most = max(most, held)
            lines.update(hand(each.view, each.words(language)))
    assert most == 15
    for table in (*TABLES[language], *CONTRACTED[language]):
        assert too_long([table], sorted(lines)) == []
        assert len(set(cells(table, sorted(lines)))) == len(lines), "no two hands feel alike"


@pytest.mark.parametrize("language, table", EACH_CONTRACTED)
def test_no_two_cards_feel_alike_where_they_are_contracted(language: str, table: str) -> None:
    """“er” is one cell in German and English, and no other card is that cell."""
    for game in GAMES.values():
        cards = [game.pack.text(card) for card in game.pack.numbers]
        shown = cells(table, [two_cells(card) for card in cards])
        assert len(set(shown)) == len(cards), game.name
        assert max(map(len, shown)) <= (6 if game.name == "trojki" else 4), game.name


def too_long(tables: Sequence[str], lines: Sequence[str]) -> list[tuple[str, str]]:
    """The lines that no display of 40 cells shows as one, with the table."""
    return [
        (table, line)
        for table in tables
        for line, shown in zip(lines, cells(table, lines), strict=True)
        if len(shown) > CELLS
    ]


@pytest.mark.parametrize("language, table", EACH)
def test_no_two_cards_feel_alike(language: str, table: str) -> None:
    for game in GAMES.values():
        cards = [game.pack.text(card) for card in game.pack.numbers]
        shown = cells(table, [two_cells(card) for card in cards])
        assert len(set(shown)) == len(cards), (game.name, table)
        assert {len(each) for each in shown} == {3 if game.name == "trojki" else 2}, (game.name, table)


@pytest.mark.parametrize(
    "hand, line",
    [
        (["7C", "8C", "TC", "2H", "AS"], "c ghx h b s a"),
        (["R7", "R8", "V18"], "r gh v r"),
        (["BC1", "BS0", "YX3"], "b ca sj y xc"),
    ],
)
def test_a_hand_names_each_suit_once(hand: list[str], line: str) -> None:
    assert in_one_line(hand) == line


def test_a_card_alone_keeps_its_number() -> None:
    words: Any = Words("en", cards="braille", brief=True)
    assert words._numbered("8C", "7C 8C") == "2 hc"
    assert words._numbered("7C 8C", "7C 8C") == "c gh"
