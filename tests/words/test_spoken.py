"""What speech says wrongly, or leaves out: figures, signs and abbreviations that no text may have.

Voices leave a minus sign out, read "10 s" as "ten ess" and "2/3" as a date, and nobody can look again. The patterns
are kept here, so that no voice is needed to find them.
"""

import re
from functools import cache
from itertools import product
from pathlib import Path

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
# What a German editor had found, each of which exactly one pattern of its own must find.
GERMAN = {
    "a quotation that does not close as it opened: „so“": r"[”\"]|„[^“]*$|^[^„]*“",
    "an order that begins small after a colon, as if it were part of a list": (
        r": (tippe|sag|nimm|nenn|wähle|leg|drücke|jede Karte) (?!\w*:)"
    ),
    "a call that is glued to its trio, as in English “by”": r"\bdurch „",
    "men for everybody, who is no role of a game": (
        r"\b(Sieger|Gewinner|Verlierer|Mitspieler|(wer|Wer) als Erster|[Jj]eder, der|Nachbarn an|bis er an der Reihe)\b"
    ),
    "the deck of a server, which sounds like the stock of the game": r"\b(Stapel|Kartenpaket)\b[^.]* ist versiegelt",
    "what one is let do, in words that mean something else": r"\bran(lassen)?\b|\bAngreifer lassen\b",
    "“any” put twice": r"\bjede[rsn]? beliebige",
    "a yellow card as it is typed, whose letters are read as a syllable": r"(?<!\w)Y[CSXT][0-3](?!\w)",
}
GERMAN_WRONG = {
    "„kreuz” passt auf die Kreuz-Sieben.": "a quotation that does not close as it opened: „so“",
    "Nichts passt: tippe stopp.": "an order that begins small after a colon, as if it were part of a list",
    "Kein neues Trio durch „rot“.": "a call that is glued to its trio, as in English “by”",
    "Wer als Erster gibt, entscheidet das Los.": "men for everybody, who is no role of a game",
    "Der Stapel für Loch 2 ist versiegelt: 0.": "the deck of a server, which sounds like the stock of the game",
    "Lass den Nächsten ran.": "what one is let do, in words that mean something else",
    "Du spielst jede beliebige Karte aus.": "“any” put twice",
    "In der Mitte liegen YS1 und BC1.": "a yellow card as it is typed, whose letters are read as a syllable",
}
# Polish alone: what a voice leaves out, and what an ear takes for something else.
POLISH = {
    "a dash between blanks, of which voices make nothing": r"\s[–—-]\s",
    "a span of numbers without its od, which sounds like a score": r"(?<!\w)(?<!od )(?<!minus )\d+ do \d",
    "nic as a word to type, which is heard as to type nothing": r"(?i)wpisz nic\b",
    "a unit by its letter alone": r"\d [kM]?B$",
    "a comma between tylko and what it belongs to": r"\btylko, \w+ąc\b",
    "fewer points, where more may be worse": r"punkt\w* mniej",
    "a lead into a trick, as into a suit": r"\bw (pierwszą|następną|każdą|tę) lewę|wychodzi w następną\b",
}
POLISH_WRONG = {
    "3: siódemka trefl – para, 0": "a dash between blanks, of which voices make nothing",
    "Ile lew, 0 do 13?": "a span of numbers without its od, which sounds like a score",
    "Rudek zabiera. Dołóż albo wpisz nic.": "nic as a word to type, which is heard as to type nothing",
    "może mieć najwyżej 65 536 B": "a unit by its letter alone",
    "cofać można tylko, grając z samymi botami": "a comma between tylko and what it belongs to",
    "Odrzucić: o 1,2 punktu mniej": "fewer points, where more may be worse",
    "Kto weźmie lewę, wychodzi w następną.": "a lead into a trick, as into a suit",
}
# What an English voice spells out, and the order of words of another language: “under the stock lies the king”.
ENGLISH = {
    "an abbreviation that is spelt out": r"(?<!\w)(vs|resp|incl|approx)(?!\w)",
    "a straight apostrophe beside curly quotation marks": r"[A-Za-z]'(s\b|[\s.,;]|$)",
    "the verb before its subject": r"\b([Oo]n|[Uu]nder) (the )?[a-z]+( \d)? (lies|lie|fits|fit)\b",
    "a place without its ordinal: first of 4": r"\bin place \d",
    "the turn of somebody: somebody’s turn": r"\bturn of [A-Z]",
    "“is no” for “is not a”": r"(?<![Tt]here )\b(is|are) no (?!longer|more)",
}
TRANSLATED = {
    "Rusty vs Lily; stock 12.": "an abbreviation that is spelt out",
    "It lies on the dealer's left.": "a straight apostrophe beside curly quotation marks",
    "Hearts are trumps; under the stock lies the king.": "the verb before its subject",
    "On cell 4 lies the queen of clubs.": "the verb before its subject",
    "You are in place 2 of 4.": "a place without its ordinal: first of 4",
    "It is the turn of Lily.": "the turn of somebody: somebody’s turn",
    "Two eights in a row are no pair.": "“is no” for “is not a”",
}
# Of each language alone: what none of its texts may have, and samples that exactly one pattern must find.
ALONE = {"pl": (POLISH, POLISH_WRONG), "de": (GERMAN, GERMAN_WRONG), "en": (ENGLISH, TRANSLATED)}
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


@pytest.mark.parametrize("language, what", [(language, what) for language in ALONE for what in ALONE[language][0]])
def test_each_language_is_as_its_editor_would_have_it(language: str, what: str) -> None:
    pattern = ALONE[language][0][what]
    found = {name: line for name, line in spoken(language) if re.search(pattern, line)}
    assert not found, f"{what}: {found}"


@pytest.mark.parametrize(
    "language, text, what", [(language, *each) for language in ALONE for each in ALONE[language][1].items()]
)
def test_the_patterns_of_a_language_find_what_they_are_for(language: str, text: str, what: str) -> None:
    assert [each for each, pattern in ALONE[language][0].items() if re.search(pattern, text)] == [what]


@pytest.mark.parametrize("text, what", list(WRONG.items()))
def test_the_patterns_find_what_they_are_for(text: str, what: str) -> None:
    assert [each for each, pattern in PATTERNS.items() if re.search(pattern, text)] == [what]


def test_no_drawn_sign_is_spoken() -> None:
    """What CSS draws before a text is read out by a screen reader, unless it has an empty text of its own."""
    web = Path(__file__).parents[2] / "web" / "src"
    drawn = [
        (file.name, line.strip())
        for file in sorted([*web.rglob("*.svelte"), *web.rglob("*.css")])
        for line in file.read_text("utf-8").splitlines()
        if re.match(r'\s*content: "[^"]', line)
    ]
    assert len(drawn) > 4
    assert not [each for each in drawn if not each[1].endswith('/ "";')]
