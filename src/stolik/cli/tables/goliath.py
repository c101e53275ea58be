"""David & Goliath at the terminal."""

from collections.abc import Sequence

from stolik.cli.tables.talk import Reading, Talk, View, ask_card, line, read_card, say_hand, seats_of, trick_of
from stolik.core.packs import COLOURS
from stolik.games.goliath import tell_points
from stolik.words import Words

NAMES = dict(zip(COLOURS, ("red", "yellow", "green", "blue", "violet"), strict=True))


def table(view: View, words: Words) -> list[str]:
    """The trick, and everybody's profit colour by colour."""
    return [trick_of(view, words), *(profit(seat, view["profit"][seat], words) for seat in seats_of(view))]


def profit(seat: int, cards: list[str], words: Words) -> str:
    """How many cards of each colour a seat has won, and what they are worth so far."""
    if not cards:
        return line(words, "terminal-profit-none", seat=seat)
    worth = tell_points(seat, cards).args
    piles = [
        words.say("terminal-pile", suit=colour, count=count, points=worth[NAMES[colour]])
        for colour in COLOURS
        if (count := sum(card[0] == colour for card in cards))
    ]
    return line(words, "terminal-profit", seat=seat, list=", ".join(piles), points=worth["points"])


def question(view: View, legal: Sequence[str], words: Words) -> list[str]:
    """Which card."""
    return ask_card(view, legal, words)


def read(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """A card."""
    return read_card(view, tokens)


GOLIATH = Talk(
    hand=say_hand,
    table=table,
    question=question,
    read=read,
    typed={"play": "terminal-typed-play"},
    help="terminal-help-goliath",
)
