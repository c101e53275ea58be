"""Who the bots of a table are: each is one of a dozen characters, who have a name in every language and a drawing.

A character is a number from 1 to CHARACTERS, and 0 is nobody's. It hangs on the code of the table and the seat alone:
everybody means the same bot, two at one table are never the same, and it costs neither chance nor an entry of the log.
"""

from zlib import crc32

CHARACTERS = 12
STRIDE = 5  # has no divisor in common with CHARACTERS, so that neighbours differ in temper too
TEMPERS = ("warm", "dry", "merry")


def first(code: str) -> int:
    """A number that hangs on the code of a table."""
    return crc32(code.encode())


def character(code: str, seat: int) -> int:
    """Who the bot on this seat of a table is."""
    return (first(code) + STRIDE * seat) % CHARACTERS + 1


def temper(number: int) -> str:
    """How a character talks: one of TEMPERS."""
    return TEMPERS[number % len(TEMPERS)]
