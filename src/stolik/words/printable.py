"""What others wrote may be anything: it is shown without what could move a cursor, clear a screen or turn a line."""


def printable(text: str) -> str:
    """The text with a blank for each line end, and a sign in the place of each other character that cannot be seen."""
    signs = (" " if sign == "\n" else sign for sign in text)
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in signs)
