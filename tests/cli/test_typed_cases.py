"""One file of what is typed and what it means (tests/words/typed.json): the terminal's parser and the browser's agree.

`STOLIK_GOLDEN=1 .venv/bin/pytest tests/cli/test_typed_cases.py` writes it anew: read what has changed. The browser's
half is web/tests/typed.test.ts.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from stolik.cli.answers import tokens
from stolik.core.game import Unclear
from stolik.games import GAMES
from stolik.words import LANGUAGES, Words
from stolik.words.words import STYLES, in_one_line

CASES = Path(__file__).parents[1] / "words" / "typed.json"
NAMES = ("Ada", "Ben")
PACKS = ("durak", "goliath", "trojki")  # one game for each pack
HAND = {"durak": ["AS", "QS", "QH", "7C", "9H"], "goliath": ["G9", "Y9", "R1"], "trojki": ["BC2", "RS0", "RS1"]}
# As people type, in a language: several words, letters, parts, what is around cards, and what fits more than one.
LINES = {
    "pl": {
        "durak": "dama pik; pik dama; Damą Pik; D pik; dp; q♠; ♠D; as kier; AS KIER; ah; a kier; as; dama; pik; "
        "bij 9 kier damą kier; bij 9h damą kier; koniec ataku; biorę; Zabieram; as kier i dama pik; ada; ben; zz; 10c",
        "goliath": "zielona 9; 9 zielona; Z9; zieloną 9.; ziel 9; żółtą 9; zolta 9; ż9; Y9; 9; 3; zielona",
        "planowanie": "wychodzę asem pik; deklaruję 4; 4; 0; as",
        "trojki": "niebieskie kółko 2 na 4 kółko; niebieskie kolko z dwoma paskami na 4: trójka kółek; bc2 4 c; d; "
        "bc1 1 b; 2 1 niebieski; niebieskie kółko 2 2 2; tak; nie",
        "golf": "zamień pole 4; s; talia; 4 6; odrzuć",
    },
    "de": {
        "durak": "Pik-Dame; pik dame; Pikdame; die Pik-Dame; PD; Kreuz 7; 7 Kreuz; nehmen; schlage 9H mit Herz-Dame",
        "goliath": "grüne 9; grune 9; die grüne 9; gr 9; G9; g; gelb",
        "planowanie": "ansagen 4; 4",
        "trojki": "blauen Kreis mit zwei Streifen auf Feld 4 blau; blau; ziehen",
        "golf": "ansehen 4 und 6; Feld 4",
    },
    "en": {
        "durak": "queen of spades; the queen of spades; q spades; spade q; a spades; beat 9 of hearts with queen of "
        "hearts; attack 7C + 7D; throw qs, ah; pick up; no more; queen",
        "goliath": "green 9; g9; 9 green",
        "planowanie": "bid 4; lead ace of spades; play KS",
        "trojki": "the blue circle with no stripes on cell 4, no stripes; yes; d",
        "golf": "cell 4; look 1 2; stock; pick up",
    },
}


def meaning(game: str, language: str, style: str, hand: list[str], line: str) -> Any:
    """What a line means part by part; {"several": cards} where it may be one of several."""
    there = GAMES[game]
    try:
        return tokens(line, Words(language, cards=style), there.typed, there.pack, NAMES, hand)  # type: ignore[arg-type]
    except Unclear as unclear:
        return {"several": sorted(unclear.values["cards"])}


def told(game: str, language: str, style: str) -> Iterable[str]:
    """What the program itself calls the cards."""
    words, pack = Words(language, cards=style), GAMES[game].pack  # type: ignore[arg-type]
    cards = list(pack.texts.values())
    for card in cards:
        for case in words.say("cards-cases", function="CARD").split():
            yield words.card(card, case)
    if style == "braille":
        for first in range(0, len(cards), 13):
            yield in_one_line(cards[first : first + 13])


def cases() -> list[dict[str, Any]]:
    """All of them, grouped by what they have in common."""
    made = list[dict[str, Any]]()

    def group(game: str, language: str, style: str, lines: Iterable[str]) -> None:
        hand = HAND.get(game, HAND["durak"])
        told = {line: meaning(game, language, style, hand, line) for line in lines}
        made.append({"language": language, "game": game, "style": style, "hand": hand, "lines": told})

    for language in LANGUAGES:
        for game in GAMES:
            group(game, language, "full", LINES[language].get(game, "").split("; "))
            for style in STYLES if game in PACKS else ():
                group(game, language, style, told(game, language, style))
    return made


def test_the_file_is_what_the_terminal_understands() -> None:
    now = cases()
    if os.environ.get("STOLIK_GOLDEN"):
        rows = (json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in now)
        CASES.write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")
    assert json.loads(CASES.read_text("utf-8")) == now
    assert sum(len(each["lines"]) for each in now) > 3000


def test_it_has_what_is_asked_back() -> None:
    """A name that fits two cards of the hand is not one of them."""
    asked = [found for each in cases() for found in each["lines"].values() if isinstance(found, dict)]
    assert {"several": ["QH", "QS"]} in asked
