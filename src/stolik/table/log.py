"""What changed a table, entry by entry: enough to bring it back as it was, to the byte.

An entry is an input with its time and the answers that the table got meanwhile: decks and lots. What a bot chose is an
input, like a person's command. A table that is brought back gets the same inputs and the same answers, so neither
chance nor a bot is asked again, and a bot that has been improved since changes nothing. Each entry makes a version of
the table, but `Kept` does not.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, convert
from msgspec.json import Decoder, Encoder

from stolik.core.game import Game
from stolik.table.commands import AnyCommand


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is opened with.

    code        how it is found; the codes of matches begin with it
    game        the game's name; `options` its options, as in a record (those not named have their defaults)
    name        what it is called; may be empty
    clock       a name in clock.CLOCKS
    think       trojki: seconds to think after each change of the table, 0 for none
    listed      whether the lobby shows it
    hints       whether players may ask for hints; null: only who plays against bots alone
    fill_after  where players are looked for: seconds after the first person sat down until bots take the free seats and
                the match begins
    """

    code: str
    game: str
    options: dict[str, Any] = {}
    name: str = ""
    clock: str = "none"
    think: float = 0.0
    listed: bool = False
    fill_after: float | None = None
    hints: bool | None = None


class Input(Struct, frozen=True, array_like=True, tag_field="i", gc=False):
    """The base of all inputs."""


class Opened(Input, tag="opened", frozen=True):
    """The table was opened by a person, its host. `rules`: the revision of its game's rules; `account`: as in Did."""

    setup: Setup
    who: str
    name: str
    rules: int = 1
    account: bool = False


class Did(Input, tag="did", frozen=True):
    """A person's command, with the number that their client gave it; `account`: whether they have an account."""

    who: str
    name: str
    id: str
    command: AnyCommand
    account: bool = False


class Here(Input, tag="here", frozen=True):
    """A person who sits here is connected (again); they may have made an account meanwhile."""

    who: str
    name: str
    account: bool = False


class Gone(Input, tag="gone", frozen=True):
    """Their connection is lost."""

    who: str


class Came(Input, tag="came", frozen=True):
    """Somebody who sits nowhere has opened a table that looks for players: the bots wait for them."""


class Warming(Input, tag="warming", frozen=True):
    """Its bots wait for machine code that is being made."""


class Ticked(Input, tag="ticked", frozen=True):
    """Time passed, and something was due."""


class Chose(Input, tag="chose", frozen=True):
    """What a bot had chosen for a seat took effect."""

    seat: int
    action: str


class Restarted(Input, tag="restarted", frozen=True):
    """The process was started again: nobody is connected."""


class Deleted(Input, tag="deleted", frozen=True):
    """A person is no more: they leave, and the table forgets their name and what they have said. `Kept` follows."""

    who: str


class Closed(Input, tag="closed", frozen=True):
    """The table was closed, for a reason (the id of an event)."""

    reason: str


class Kept(Input, tag="kept", frozen=True):
    """Nothing happened; the whole table as it stands (checkpoint.py), to begin here instead of at the beginning.

    deal  whether a deal of a match has just ended: what is told of that deal is told from here
    """

    state: dict[str, Any]
    deal: bool = True


class Entry(Struct, frozen=True, array_like=True, omit_defaults=True, gc=False):
    """One input at a time (seconds), and the answers that the table got to what it asked meanwhile."""

    at: float
    input: Opened | Did | Here | Gone | Came | Warming | Ticked | Chose | Restarted | Deleted | Closed | Kept
    answers: list[Any] = []


class OtherRules(ValueError):
    """A log that was begun by another revision of its game's rules: what was done then may not be legal now.

    `reason` and `values` are a message and its arguments.
    """

    reason = "table-other-rules"

    def __init__(self, code: str, game: str, found: int, wanted: int) -> None:
        self.code = code
        self.values = {"code": code, "game": game, "found": found, "wanted": wanted}
        super().__init__(self.reason)


def opening(first: Entry, games: Mapping[str, Game]) -> Setup:
    """What the table was opened with whose log begins so. Raises OtherRules; ValueError for what is no beginning."""
    match first.input:
        case Opened(setup, _, _, rules):
            pass
        case Kept(state):
            setup, rules = convert(state["setup"], Setup), state.get("rules", 1)
        case _:
            raise ValueError("a log begins with the opening of a table, or the whole of it")
    if rules != games[setup.game].rules:
        raise OtherRules(setup.code, setup.game, rules, games[setup.game].rules)
    return setup


_encoder, _decoder = Encoder(), Decoder(Entry)


def encode(entry: Entry) -> str:
    """An entry as one line of JSON."""
    return _encoder.encode(entry).decode()


def decode(text: str | bytes) -> Entry:
    """The entry of a line. Raises msgspec.DecodeError."""
    return _decoder.decode(text)


def decode_all(texts: Iterable[str | bytes]) -> list[Entry]:
    """The entries of several lines."""
    return [_decoder.decode(text) for text in texts]
