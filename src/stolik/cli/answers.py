"""What was typed, made into words that mean one thing each: commands, actions, cards, numbers, players.

Everything may be typed in the chosen language or in English; case and commas do not matter.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache

from stolik.core.game import Typed, event
from stolik.core.packs import Pack
from stolik.table.commands import REACTIONS, Reaction
from stolik.words import Words
from stolik.words.words import two_cells

COMMANDS = {
    "help": "terminal-typed-help",
    "hand": "terminal-typed-hand",
    "table": "terminal-typed-table",
    "scores": "terminal-typed-scores",
    "last": "terminal-typed-last",
    "undo": "terminal-typed-undo",
    "claim": "terminal-typed-claim",
    "hint": "terminal-typed-hint",
    "save": "terminal-typed-save",
    "quit": "terminal-typed-quit",
    "rules": "terminal-typed-rules",
    "cards": "terminal-typed-cards",
    "verbosity": "terminal-typed-verbosity",
    "wait": "terminal-typed-wait",
    "who": "terminal-typed-who",
    "say": "terminal-typed-say",
    "react": "terminal-typed-react",
    "quiet": "terminal-typed-quiet",
    "ready": "terminal-typed-ready",
    "unready": "terminal-typed-unready",
    "sit": "terminal-typed-sit",
    "stand": "terminal-typed-stand",
    "start": "terminal-typed-start",
    "fill": "terminal-typed-fill",
    "find": "terminal-typed-find",
    "invite": "terminal-typed-invite",
    "remove": "terminal-typed-remove",
    "think": "terminal-typed-think",
    "mute": "terminal-typed-mute",
    "unmute": "terminal-typed-unmute",
    "report": "terminal-typed-report",
    "abort": "terminal-typed-abort",
    "rematch": "terminal-typed-rematch",
    "leave": "terminal-typed-leave",
}
# Commands that something may follow.
MORE = (
    "save",
    "cards",
    "verbosity",
    "help",
    "say",
    "react",
    "sit",
    "fill",
    "find",
    "remove",
    "think",
    "mute",
    "unmute",
    "report",
)
STYLES = {"full": "terminal-typed-full", "short": "terminal-typed-short", "braille": "terminal-typed-braille"}
VERBOSITIES = {"short": "terminal-typed-short", "normal": "terminal-typed-normal", "full": "terminal-typed-full"}


@cache
def english() -> Words:
    """English is understood whatever language is spoken."""
    return Words("en")


def vocabulary(words: Words, messages: Mapping[str, str]) -> dict[str, str]:
    """What each word or phrase that may be typed means."""
    return {
        plain(phrase): meaning
        for language in (english(), words)
        for meaning, message in messages.items()
        for phrase in [meaning, *language.say(message).split(",")]
    }


def command(line: str, words: Words) -> tuple[str, str] | None:
    """The command that the line begins with, and the rest as it was typed; None if it is none."""
    if line.lstrip().startswith("'"):
        return "say", line.strip()[1:].strip()
    known = vocabulary(words, COMMANDS)
    whole = plain(line)
    if whole in known:
        return known[whole], ""
    first, _, rest = line.strip().partition(" ")
    meaning = known.get(plain(first))
    return (meaning, rest.strip()) if meaning in MORE else None


def style(text: str, words: Words) -> str | None:
    """A way of writing cards."""
    return vocabulary(words, STYLES).get(plain(text))


def verbosity(text: str, words: Words) -> str | None:
    """How much is said of what happens."""
    return vocabulary(words, VERBOSITIES).get(plain(text))


def reaction(text: str, words: Words) -> Reaction | None:
    """A quick reaction: as everybody hears it, or its number."""
    known = {plain(words.tell(event(phrase_of(each)))): each for each in REACTIONS}
    numbered = {str(number): each for number, each in enumerate(REACTIONS, 1)}
    return ({each: each for each in REACTIONS} | numbered | known).get(plain(text))


def phrase_of(name: Reaction) -> str:
    """The message that a quick reaction is."""
    return f"phrase-{name}"


def tokens(line: str, words: Words, typed: Typed, pack: Pack, names: Sequence[str]) -> list[str]:
    """The line part by part: verbs and features by their English names, cards as records write them, `seat:N`.

    Cards are understood as Braille shows them, too.
    """
    known = vocabulary(words, typed.words)
    line = plain(line)
    if line in known:
        return [known[line]]
    players = {plain(name): f"seat:{seat}" for seat, name in enumerate(names)}
    cells = {two_cells(card): card for card in pack.texts.values()}
    return [_token(part, known, pack, players | cells) for part in line.replace("+", " + ").split()]


def _token(part: str, known: Mapping[str, str], pack: Pack, others: Mapping[str, str]) -> str:
    card = part.upper()
    if card.startswith("10"):
        card = f"T{card[2:]}"
    if card in pack:
        return card
    return known.get(part) or others.get(part) or part


def plain(text: str) -> str:
    """Small letters without accents (not everybody types them), one space between words, no commas, no full stop."""
    folded = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l")
    letters = "".join(sign for sign in folded if not unicodedata.combining(sign))
    return " ".join(letters.replace(",", " ").replace(";", " ").split()).rstrip(".!")
