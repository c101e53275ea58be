"""David & Goliath at the terminal."""

from collections.abc import Sequence

from stolik.cli.tables.talk import Reading, Talk, View, ask_card, line, read_card, say_hand, seats_of, trick_of
from stolik.core.packs import COLOURS
from stolik.words import Words


def table(view: View, words: Words) -> list[str]:
    """The trick, and everybody's profit colour by colour."""
    return [trick_of(view, words), *(profit(view, seat, words) for seat in seats_of(view))]


def profit(view: View, seat: int, words: Words) -> str:
    """How many cards of each colour a seat has won, and what they are worth so far."""
    cards = view["profit"][seat]
    if not cards:
        return line(words, "terminal-profit-none", seat=seat)
    piles = [
        words.say("terminal-pile", suit=colour, count=count, points=points)
        for colour, points in zip(COLOURS, view["pile_points"][seat], strict=True)
        if (count := sum(card[0] == colour for card in cards))
    ]
    return line(words, "terminal-profit", seat=seat, list=", ".join(piles), points=view["profit_points"][seat])


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
