"""Durak's customs before a deal at the terminal."""

from collections.abc import Sequence

from stolik.cli.tables.talk import Reading, Talk, Unclear, View, line, seats_of
from stolik.words import Words


def nothing(view: View, words: Words) -> list[str]:
    """There are no cards yet."""
    return [line(words, "terminal-no-cards-yet")]


def table(view: View, words: Words) -> list[str]:
    """Who is about to deal."""
    lines = [line(words, "terminal-deals-next", seat=view["dealer"])]
    return lines if view["offered"] is None else [*lines, line(words, "terminal-cut-offered", seat=view["offered"])]


def choices(view: View) -> list[str]:
    """What the seat to act chooses from, in the order of its numbers."""
    if view["offered"] is not None:
        return ["accept", "decline"]
    return ["deal", *(f"offer {seat}" for seat in seats_of(view)[1:])]


def question(view: View, legal: Sequence[str], words: Words) -> list[str]:
    """The dealer deals or offers a cut; who is offered it takes it or not."""
    if view["offered"] is not None:
        return [line(words, "terminal-ask-cut", seat=view["dealer"])]
    offers = [words.say("terminal-offer", number=at, seat=seat) for at, seat in enumerate(seats_of(view)[1:], 2)]
    return [line(words, "terminal-ask-deal", list=", ".join(offers))]


def read(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """A choice by its number, or in words; names have become seats (`seat:3`)."""
    match tokens:
        case [number] if number.isdecimal():
            possible = choices(view)
            if not 1 <= int(number) <= len(possible):
                raise Unclear("terminal-no-choice", number=number, count=len(possible))
            return [[possible[int(number) - 1]]]
        case ["offer", name] if name.startswith("seat:"):
            return [[f"offer {name.removeprefix('seat:')}"]]
        case ["offer", number] if number.isdecimal():
            return [[f"offer {int(number)}"]]
        case ["deal" | "accept" | "decline" | "touch"]:
            return [tokens]
        case _:
            return []


BEFORE = Talk(
    hand=nothing,
    table=table,
    question=question,
    read=read,
    typed={
        "deal": "terminal-typed-deal",
        "offer": "terminal-typed-offer",
        "accept": "terminal-typed-accept",
        "decline": "terminal-typed-decline",
        "touch": "terminal-typed-touch",
    },
    help="terminal-help-before",
)
