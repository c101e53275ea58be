"""The other people at a table: whom somebody means, by name or seat, whom they want to mute or to report.

A table knows nothing of this: it is between the person and the server, and counts at every table.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import starmap
from typing import NamedTuple, Protocol

from stolik.cli.answers import plain
from stolik.client.errors import ClientError
from stolik.client.place import Place
from stolik.client.seals import SealCheck
from stolik.core.game import Unclear
from stolik.core.speech import whole
from stolik.words import Words, printable

ABOUT_OTHERS = ("mute", "unmute", "report")  # the commands
BY_NAME = ("remove", "hush", "relieve")  # the commands to the table that may be about somebody by name


class ServerApi(Protocol):
    """What a server does beside the table: about people, by their public ids, and about seals. Raises ClientError."""

    def mute(self, person: str) -> None: ...
    def unmute(self, person: str) -> None: ...
    def muted(self) -> dict[str, str]: ...
    def watchers(self) -> dict[str, str]: ...
    def report(self, person: str, text: str) -> None: ...
    def check_seals(self, match: int) -> SealCheck: ...


class Other(NamedTuple):
    """Somebody by their public id, as they call themselves; `id` is "" on a seat without a person."""

    id: str
    name: str


def done_about(people: ServerApi, place: Place, words: Words, command: str, text: str) -> str:
    """Mute, hear again or report whom the text begins with; what is then said. Raises Unclear, ClientError."""
    if command == "unmute":
        other = _muted(people, place, words, text)
        people.unmute(other.id)
        return words.say("terminal-unmuted", name=printable(other.name))
    other, rest = whom(place, here(place, watching(people)), text)
    name = printable(other.name)
    if command == "mute":
        people.mute(other.id)
        return words.say("terminal-muted", name=name)
    if not rest:
        raise Unclear("terminal-no-report", name=name)
    people.report(other.id, rest)
    return words.say("terminal-reported", name=name)


def watching(people: ServerApi | None) -> dict[str, str]:
    """Ids and names of who watches, as far as there is a server that says it."""
    with suppress(ClientError):
        return people.watchers() if people is not None else {}
    return {}


def here(place: Place, watchers: Mapping[str, str]) -> list[Other]:
    """Who sits at the table, who watches, and who has said something there: they may have left."""
    chairs = [Other(chair.person, chair.name) for chair in place.chairs if chair.person]
    spoken = [Other(said.person, said.name) for said in place.chat if said.person not in watchers]
    return [*chairs, *starmap(Other, watchers.items()), *spoken]


def _muted(people: ServerApi, place: Place, words: Words, text: str) -> Other:
    """One of those who are muted, who need not be here any more."""
    muted = people.muted()
    if not muted:
        raise Unclear("terminal-nobody-muted")
    try:
        other, _ = whom(place, [Other(id, name) for id, name in muted.items()], text)
    except Unclear as unclear:
        if unclear.message != "terminal-nobody-called":
            raise
        other = Other("", text)
    if other.id not in muted:
        names = words.join([printable(name) for name in muted.values()])
        raise Unclear("terminal-not-muted", name=printable(other.name), list=names)
    return other


def whom(place: Place, known: Sequence[Other], text: str) -> tuple[Other, str]:
    """Whom a text begins with, by their seat or by the longest name that fits, and what follows it."""
    parts = text.split()
    if not parts:
        raise Unclear("terminal-no-person", high=len(place.chairs))
    number = whole(parts[0], 1, len(place.chairs))
    if number is not None:
        chair = place.chairs[number - 1]
        if not chair.person:
            raise Unclear("terminal-nobody-there", number=number)
        return Other(chair.person, chair.name), " ".join(parts[1:])
    named: dict[str, dict[str, Other]] = {}
    for other in known:
        named.setdefault(plain(other.name), {}).setdefault(other.id, other)
    longest = max((len(other.name.split()) for other in known), default=0)
    for end in range(min(longest, len(parts)), 0, -1):
        found = list(named.get(plain(" ".join(parts[:end])), {}).values())
        if len(found) > 1:
            raise Unclear("terminal-several", name=printable(found[0].name))
        if found:
            return found[0], " ".join(parts[end:])
    raise Unclear("terminal-nobody-called", text=printable(text))
