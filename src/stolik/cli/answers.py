"""What was typed, made into words that mean one thing each: commands, actions, cards, numbers, players.

Everything may be typed in the chosen language or in English; case and commas do not matter.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from stolik.cli.lexicon import LONGEST, Cards, Lexicon, fold, grouped, in_cells, lexicon, small
from stolik.core.game import Typed, Unclear, event
from stolik.core.packs import Pack
from stolik.table.commands import REACTIONS, Reaction
from stolik.words import Words

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
    "why": "terminal-typed-why",
    "cards": "terminal-typed-cards",
    "verbosity": "terminal-typed-verbosity",
    "wait": "terminal-typed-wait",
    "who": "terminal-typed-who",
    "say": "terminal-typed-say",
    "react": "terminal-typed-react",
    "quiet": "terminal-typed-quiet",
    "alarm": "terminal-typed-alarm",
    "ready": "terminal-typed-ready",
    "unready": "terminal-typed-unready",
    "sit": "terminal-typed-sit",
    "stand": "terminal-typed-stand",
    "start": "terminal-typed-start",
    "fill": "terminal-typed-fill",
    "find": "terminal-typed-find",
    "invite": "terminal-typed-invite",
    "remove": "terminal-typed-remove",
    "hush": "terminal-typed-hush",
    "relieve": "terminal-typed-relieve",
    "think": "terminal-typed-think",
    "slow": "terminal-typed-slow",
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
    "alarm",
    "who",
    "sit",
    "fill",
    "find",
    "remove",
    "hush",
    "relieve",
    "think",
    "slow",
    "mute",
    "unmute",
    "report",
)
STYLES = {"full": "terminal-typed-full", "short": "terminal-typed-short", "braille": "terminal-typed-braille"}
LEVELS = {
    "beginner": "terminal-typed-beginner",
    "casual": "terminal-typed-casual",
    "club": "terminal-typed-club",
    "strong": "terminal-typed-strong",
    "master": "terminal-typed-master",
}
VERBOSITIES = {"short": "terminal-typed-short", "normal": "terminal-typed-normal", "full": "terminal-typed-full"}


@cache
def english() -> Words:
    """English is understood whatever language is spoken."""
    return Words("en")


def vocabulary(words: Words, messages: Mapping[str, str]) -> dict[str, str]:
    """What each word or phrase that may be typed means."""
    return _vocabulary(words.language, tuple(messages.items()))


@cache
def _vocabulary(language: str, messages: tuple[tuple[str, str], ...]) -> dict[str, str]:
    return {
        plain(phrase): meaning
        for words in (english(), Words(language))
        for meaning, message in messages
        for phrase in [meaning, *words.say(message).split(",")]
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


def level(text: str, words: Words) -> str:
    """A level of bots; what is none, as it was typed: the server knows which it has, and says so."""
    return vocabulary(words, LEVELS).get(plain(text), text.lower())


def reaction(text: str, words: Words) -> Reaction | None:
    """A quick reaction: as everybody hears it, or its number."""
    known = {plain(words.tell(event(phrase_of(each)))): each for each in REACTIONS}
    numbered = {str(number): each for number, each in enumerate(REACTIONS, 1)}
    return ({each: each for each in REACTIONS} | numbered | known).get(plain(text))


def phrase_of(name: Reaction) -> str:
    """The message that a quick reaction is."""
    return f"phrase-{name}"


def tokens(
    line: str, words: Words, typed: Typed, pack: Pack, names: Sequence[str], hand: Sequence[str] = ()
) -> list[str]:
    """The line part by part: verbs and features by their English names, cards as records write them, `seat:N`.

    Cards are understood as they are told: by their texts, in Braille, and by their names in the language or in English
    (lexicon.py). A name that fits several cards is that of the one in the hand. Raises Unclear if there are several.
    """
    known = vocabulary(words, typed.words)
    if plain(line) in known:
        return [known[plain(line)]]
    players = {plain(name): f"seat:{seat}" for seat, name in enumerate(names)}
    cells = in_cells(pack)
    lexicons = [lexicon(language, pack) for language in dict.fromkeys((words.language, "en"))]
    parts = [part.rstrip(".!") or part for part in _marks(line).replace("+", " + ").split()]
    aside = {word for each in lexicons for word in each.aside}
    found: list[str] = []
    at = 0
    while at < len(parts):
        length, meanings = 2, grouped(list(map(small, parts[at : at + 2])), pack) if words.cards == "braille" else []
        if not meanings and words.cards == "braille" and plain(parts[at]) in cells:
            length, meanings = 1, [cells[plain(parts[at])]]
        elif not meanings:
            length, meaning = _longest(parts[at:], known, pack, lexicons, hand, words.cards == "full")
            part = plain(parts[at])
            touched = cells.get(part, "") if length == 1 and not meaning else ""
            letters = lexicons[0].cards([*part]) if touched else ()
            if len(letters) == 1 and touched not in letters:
                raise Unclear("typed-several", text=part, cards=[*letters, touched])
            meaning = meaning or touched or players.get(part) or part
            meanings = [] if meaning == part and part in map(plain, aside) else [meaning]
        found += meanings
        at += length
    return found


def _longest(
    parts: Sequence[str],
    known: Mapping[str, str],
    pack: Pack,
    lexicons: Sequence[Lexicon],
    hand: Sequence[str],
    full: bool,
) -> tuple[int, str]:
    """How many of these parts mean something together, and what: a phrase, or a card; 1 and "" if none do.

    Raises Unclear for the name of several cards of the hand, and for one that is cut so short that it need not be the
    one there. In Polish `as` is a rank, and AS is a card: where cards are told by their names (`full`), small letters
    are the rank.
    """
    written = [_written(part, pack) for part in parts[:LONGEST]]
    rank = [full and any(each.spelled(small(part)) for each in lexicons) for part in parts]
    texts = [card if not named else "" for card, named in zip(written, rank, strict=False)]
    if texts[0]:
        return 1, texts[0]
    several: list[tuple[int, Cards, bool]] = []
    for length in range(len(texts), 0, -1):
        phrase = " ".join(map(plain, parts[:length]))
        if phrase in known:
            return length, known[phrase]
        if any(texts[:length]) or (length == 1 and written[0] and parts[0] == parts[0].upper()):
            continue
        for each in lexicons:
            pieces = [piece for part in parts[:length] for piece in each.parts(small(part))]
            cards = each.cards(pieces, whole=each is not lexicons[0])
            if len(cards) == 1:
                return length, next(iter(cards))
            spelled = cards == each.cards(pieces, whole=True)
            if cards and not parts[0].isdecimal() and (spelled or length > 1 or small(parts[0]) not in in_cells(pack)):
                several.append((length, cards, spelled))
    for length, cards, spelled in several:
        held = [card for card in hand if card in cards]
        if len(held) > 1 or (held and not spelled):
            raise Unclear("typed-several", text=" ".join(parts[:length]), cards=held)
        if held:
            return length, held[0]
    return 1, written[0]


def _written(part: str, pack: Pack) -> str:
    """The card of which this is the text; "" if it is none."""
    card = part.upper()
    card = f"T{card[2:]}" if card.startswith("10") else card
    return card if card in pack else ""


def _marks(text: str) -> str:
    """The text without what only parts it."""
    return text.translate(dict.fromkeys(map(ord, ',;:„”“"'), " "))


def plain(text: str) -> str:
    """Small letters without accents (not everybody types them), one space between words, no commas, no full stop."""
    return " ".join(fold(text).replace(",", " ").replace(";", " ").split()).rstrip(".!")
