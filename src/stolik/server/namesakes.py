"""What people are called at a table, where no two names may look the same: whoever comes later gets a number.

The name goes into the table's log as it is given here, so a table that comes back calls everybody as before.
"""

from collections.abc import Iterable

from stolik.server.names import LONGEST_NAME
from stolik.store import look


def name_at(known: Iterable[tuple[str, str]], who: str, name: str) -> str:
    """The name of a person, with a number behind it if somebody there looks to be called so: "Anna 2".

    `known`: public ids and what they are called there. Who is known there by one of these names keeps it.
    """
    pairs = list(known)
    others = {look(called) for id, called in pairs if id != who}
    names = [name, *(_numbered(name, number) for number in range(2, len(others) + 2))]
    kept = [called for id, called in pairs if id == who and called in names]
    return next(called for called in [*kept, *names] if look(called) not in others)


def _numbered(name: str, number: int) -> str:
    return f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
