"""Figures for people: decimals as their language writes them, intervals, and rows in columns."""

from collections.abc import Callable, Sequence

from stolik.arena import Estimate
from stolik.words import Words


def decimal(words: Words, value: float, places: int = 2, sign: bool = False) -> str:
    """A number with a fraction."""
    whole, _, fraction = f"{value:{'+' if sign else ''}.{places}f}".partition(".")
    return words.say("arena-decimal", whole=whole, fraction=fraction)


def percent(words: Words, value: float) -> str:
    """A share of 1."""
    return words.say("arena-percent", value=decimal(words, 100 * value, 1))


def span(words: Words, found: Estimate, written: Callable[[float], str]) -> str:
    """The interval of an estimate; "-" where there is none."""
    if found.low is None or found.high is None:
        return "-"
    return words.say("arena-span", low=written(found.low), high=written(found.high))


def in_columns(rows: Sequence[Sequence[str]], names: int) -> list[str]:
    """Rows of a table: first columns of names, which begin on the left, then figures, which end on the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            text.ljust(width) if at < names else text.rjust(width)
            for at, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
