"""What speech says wrongly, or leaves out: figures, signs and abbreviations that no text may have.

Voices leave a minus sign out, read "10 s" as "ten ess" and "2/3" as a date, and nobody can look again. The patterns
are kept here, so that no voice is needed to find them.
"""

import re
from functools import cache
from itertools import product

import pytest
from tests.words.test_words import entries, listener, messages, referred, samples

from stolik.words import LANGUAGES

BARE = "a sentence that begins small: a bare command word, where there should be “type ...”"
ELLIPSIS = "an ellipsis after a blank, right only in German"
PATTERNS = {
    "a minus sign before a figure: SIGNED says the word": r"(?<![\w])[-−]\d",
    "a plus sign before a figure": r"(?<!\w)\+ ?\d",
    "a plus or minus sign alone, which is a key or a button: its name": r"(^|\s)[+−](\s|$)",
    "a question mark alone, which is a key: its name": r"(^|\s)\?(\s|\.|$)",
    "seconds without their word: cards-seconds": r"\d\s?(s|sek|Sek|sec|min|h)\b\.?",
    "a fraction or a ratio": r"\d\s?/\s?\d",
    "two figures with a word between them that makes a ratio of them": r"\d (na|auf|on) \d(?! \w)",
    "a span of figures without its word": r"\d[–-]\d",
    "a sign for times": r"×|\d x \d",
    "a figure with an x for how often": r"\b\d+x\b|\bx\d",
    "an ordinal in figures, which is read as a number": (
        r"\b(der|die|das|den|dem|am|zum|beim) \d+\. [A-ZÄÖÜ]|\b(w|na|po|do) \d+\. [a-ząćęłńóśźż]|\d(st|nd|rd|th)\b"
    ),
    "a time or a score with a colon between figures": r"\d:\d",
    "a sign that voices leave out, or call otherwise in each language": r"[#*~°€$|<>^_§]",
    "two words with a slash": r"\b(i|lub|albo|und|oder|and|or)/\w",
    "a Roman number": r"\b(?=[IVX]{2})[IVX]+\b",
    "an abbreviation without its mark": r"(?<!\w)([Nn]r|min|sek|Std|ca|max|Max|Min) \d",
    "an arrow": r"[←-⇿▸▾➔→]",
    ELLIPSIS: r"\s…",
    "an abbreviation": r"(?<!\w)(np|itd|itp|tzn|tj|m\.in|z\.B|d\.h|usw|u\.a|e\.g|i\.e|etc|vs|nr|Nr|ca|ok)\.(?!\w)",
    "two colons in one sentence": r":\s[^.!?;:“”„‚‘]*[^.!?;:“”„‚‘0-9]:\s(?!$)",
    BARE: r"(?<!\s)[.!?] [a-zäöüßąćęłńóśźż]",
    "several sentences, and no mark after the last": r"[.!?] [A-ZÄÖÜŻŚŁ][^.!?…]*[^.!?…:)”“\"/\s\d]$",
}
# What the report on these texts had found, each of which exactly one pattern must find.
WRONG = {
    "Anna: razem -1.": "a minus sign before a figure: SIGNED says the word",
    "dwójka −2, król 0": "a minus sign before a figure: SIGNED says the word",
    "Stich +12": "a plus sign before a figure",
    "Press + to accept": "a plus or minus sign alone, which is a key or a button: its name",
    "Znak ? to pomoc.": "a question mark alone, which is a key: its name",
    "Hilfe mit ?.": "a question mark alone, which is a key: its name",
    "Następne rozdanie za 10 s": "seconds without their word: cards-seconds",
    "Deklaracje: 2/3": "a fraction or a ratio",
    "Jan: niebieskie kółko 2 na 4": "two figures with a word between them that makes a ratio of them",
    "Tasten: 1–6 Felder": "a span of figures without its word",
    "3 ×": "a sign for times",
    "Marken: 2x": "a figure with an x for how often",
    "Das ist die 5. Runde.": "an ordinal in figures, which is read as a number",
    "the 2nd card": "an ordinal in figures, which is read as a number",
    "Zeit: 12:30": "a time or a score with a colon between figures",
    "Stół #5": "a sign that voices leave out, or call otherwise in each language",
    "Jan and/or Anna": "two words with a slash",
    "Rozdanie IV": "a Roman number",
    "Nr 5": "an abbreviation without its mark",
    "siódemka → ósemka": "an arrow",
    "Chwileczkę …": ELLIPSIS,
    "Karte, z.B.": "an abbreviation",
    "Ala: siódemka, punkty: dwa": "two colons in one sentence",
    "Press Enter to sit down. who tells who is here.": BARE,
    "Nobody speaks https. Perhaps it begins with http": "several sentences, and no mark after the last",
}
# What is for programs, for who runs a server and for files: read, and not heard at a table.
SILENT = {"cli", "record", "arena", "bot", "server", "client", "store"}
# The names of buttons, which are no sentences; what is to be typed, sign by sign.
BUTTONS = {"web-abort-sure", "web-leave-sure", "web-remove-sure"}
QUOTED = re.compile(r"-typed-|-typing$|-help-|^rules-[a-z]+-options$")


def lines(name: str, text: str) -> list[str]:
    """What is heard in one go: help is read line by line, all else by paragraphs."""
    parts = text.splitlines() if "-help" in name else text.split("\n\n")
    return [" ".join(part.split()) for part in parts]


@cache
def spoken(language: str) -> tuple[tuple[str, str], ...]:
    """Every text that somebody may hear, with sample values, at length and in short."""
    names = sorted(messages(language) - referred(language) - BUTTONS)
    names = [name for name in names if entries(language)[name].file not in SILENT and not QUOTED.search(name)]
    return tuple(
        (name, line)
        for me, brief in product((0, None), (False, True))
        for name in names
        for values in samples(language, name)
        for line in lines(name, listener(language, me, "full", brief).say(name, **values))
    )


@pytest.mark.parametrize("what", list(PATTERNS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_spoken_wrongly(language: str, what: str) -> None:
    found = {name: line for name, line in spoken(language) if re.search(PATTERNS[what], line)}
    if what == ELLIPSIS and language == "de":
        assert found, "in German the blank is right"
    else:
        assert not found, f"{what}: {found}"


@pytest.mark.parametrize("text, what", list(WRONG.items()))
def test_the_patterns_find_what_they_are_for(text: str, what: str) -> None:
    assert [each for each, pattern in PATTERNS.items() if re.search(pattern, text)] == [what]
