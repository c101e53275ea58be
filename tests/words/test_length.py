"""How long a sentence may be that is heard while a game goes on: at the terminal and in the browser, in normal words.

What lists cards or names is as long as there are, and is measured over whole deals by bench/ear.py; what is read at
leisure (rules, the guide, help, refusals, which are asked for) is left out.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern
from tests.words.test_words import (
    PRESSED,
    bodies,
    entries,
    listener,
    literals,
    page,
    pressed,
    samples,
    used_ids,
    variables,
)

from stolik.games import GAMES
from stolik.words import LANGUAGES, Words

WORDS = 20
TABLE = {*GAMES, "match", "deal", "trick", "table", "web", "room"}
LISTS = {"cards", "ranks", "list", "messages", "seats"}  # kinds of values
LEISURE = re.compile(
    r"-(why|help|guide|option|shown|typed|keys|about)(-|$)|^table-(no|other-rules)|^web-(command|keys)|-form-"
)


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?…]) +|\n+", text)


def heard(language: str) -> Iterator[tuple[str, str]]:
    """What is told and announced at a table, and what is asked where answers are pressed, with sample values."""
    said = literals() | used_ids() | page().said | page().named
    for name, entry in entries(language).items():
        lists = LISTS & set[str]().union(*variables(language, name).values())
        if entry.file in TABLE and name in said and not LEISURE.search(name) and not lists:
            for me in (0, None):
                for values in samples(language, name):
                    yield name, listener(language, me, "full").say(name, **values)


def test_what_is_looked_at() -> None:
    """Among them what each game tells, and what the browser alone says."""
    for language in LANGUAGES:
        names = {name for name, _ in heard(language)}
        assert {
            "trojki-checking",
            "golf-points",
            "web-chat-new",
            "table-bot-instead",
            "durak-draw-by-pickups",
        } <= names
        assert len(names) > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_longer_than_can_be_kept_in_mind(language: str) -> None:
    long = {name: each for name, text in heard(language) for each in sentences(text) if len(each.split()) > WORDS}
    assert not long


@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_is_any_question_of_the_browser(language: str, probe: Callable[[Words, str], Words]) -> None:
    forms = {
        item.id.name: serialize_pattern(at.value)
        for _, item in bodies(language)
        if isinstance(item, ftl.Message)
        for at in item.attributes
        if at.id.name == PRESSED and not LISTS & set().union(*pressed(language)[item.id.name].kinds.values())
    }
    assert len(forms) > 20
    words = probe(Words(language, ("Anna", "Jan"), 0), "".join(f"probe-{id} ={text}\n" for id, text in forms.items()))
    asked = {(id, words.say(f"probe-{id}", **values)) for id in forms for values in samples(language, id)}
    assert not {(id, each) for id, text in asked for each in sentences(text) if len(each.split()) > WORDS}
