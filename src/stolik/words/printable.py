"""What others wrote may be anything: it is shown without what could move a cursor, clear a screen or turn a line."""

from unicodedata import category

BLANK = "Zs"  # among them the one that does not break, by which Polish groups the figures of a number


def printable(text: str) -> str:
    """The text with a blank for each line end and for blanks of all kinds, and a sign for whatever else is not seen."""
    signs = (" " if sign == "\n" or category(sign) == BLANK else sign for sign in text)
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in signs)
