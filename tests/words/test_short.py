"""The short forms of events, for whoever is brief: in all languages, saying less, and never forgetting who."""

from collections.abc import Callable, Mapping
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from tests.words.test_words import (
    SHORT,
    Entry,
    Told,
    bodies,
    entry,
    listener,
    literals,
    messages,
    own_ids,
    page,
    referred,
    samples,
    used_ids,
    variables,
)

from stolik.words import LANGUAGES, Words

Probe = Callable[[Words, str], Words]


@cache
def shorts(language: str) -> Mapping[str, tuple[Entry, Entry]]:
    """Of each message that has a short form, what its value and its short form are made of."""
    return {
        item.id.name: (entry(file, item.value), entry(file, form.value))
        for file, item in bodies(language)
        if isinstance(item, ftl.Message) and item.value
        for form in item.attributes
        if form.id.name == SHORT
    }


def test_the_languages_have_the_same_short_forms() -> None:
    assert shorts("pl").keys() == shorts("de").keys() == shorts("en").keys()
    for name in shorts("pl"):
        found = {language: set(variables(language, name, shorts(language)[name][1])) for language in LANGUAGES}
        assert found["pl"] - {"case"} == found["de"] - {"case"} == found["en"] - {"case"}, f"{name}: {found}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_form_says_less_but_always_who(language: str) -> None:
    assert shorts(language)
    for name, (value, short) in shorts(language).items():
        whole, brief = variables(language, name, value), variables(language, name, short)
        assert set(brief) <= set(whole), name
        assert set(whole) & {"seat", "seats"} == set(brief) & {"seat", "seats"}, f"{name}: who?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_forms_are_of_events(language: str) -> None:
    """What a page says, or the terminal asks, has one form: it is read at leisure."""
    events = literals() | used_ids() | own_ids(language).keys()
    assert shorts(language).keys() <= events - page().said


@pytest.mark.parametrize("cards", ["full", "short", "braille"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_brief_hears_less(language: str, cards: str) -> None:
    for me in (0, 1, None):
        for name in sorted(messages(language) - referred(language)):
            for values in samples(language, name):
                told = Told(name, values)
                said = listener(language, me, cards).tell(told)
                short = listener(language, me, cards, brief=True).tell(told)
                if name in shorts(language):
                    assert len(short) < len(said) + (cards != "full"), f"{name}: {short!r}, {said!r}"
                else:
                    assert short == said, name


@pytest.mark.parametrize("brief", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_begins_with_a_capital_letter_also_in_short(language: str, brief: bool) -> None:
    """“Ty: razem 0.” as “Anna: razem 0.”"""
    for me in (0, 1, None):
        for name in sorted(messages(language) - referred(language)):
            for values in samples(language, name):
                said = listener(language, me, "full", brief).tell(Told(name, values))
                assert not said[0].islower(), f"{name}: {said}"


def test_the_short_form_of_a_play() -> None:
    played = Told("planowanie-play", {"seat": 1, "card": "QH"})
    told = {
        (language, cards): Words(language, ("Anna", "Jan"), 0, cards, brief=True).tell(played)
        for language in LANGUAGES
        for cards in ("full", "short")
    }
    assert told == {
        ("pl", "full"): "Jan: dama kier.",
        ("pl", "short"): "Jan: QH.",
        ("de", "full"): "Jan: Herz Dame.",
        ("de", "short"): "Jan: QH.",
        ("en", "full"): "Jan: queen of hearts.",
        ("en", "short"): "Jan: QH.",
    }
    mine = Told("planowanie-play", {"seat": 0, "card": "7C"})
    assert Words("pl", ("Anna", "Jan"), 0, brief=True).tell(mine) == "Ty: 7 trefl."


def test_short_forms_are_for_whoever_is_brief(probe: Probe) -> None:
    text = "probe-long = { NAME($seat) } robi to\n    .short = { NAME($seat) }\nprobe-only = tak\n"
    words = probe(Words("pl", ("Anna", "jan"), 0, "full", True), text)
    assert words.tell(Told("probe-long", {"seat": 1})) == "jan." and words.say("probe-only") == "tak"
    words.brief = False
    assert words.tell(Told("probe-long", {"seat": 1})) == "jan robi to."
