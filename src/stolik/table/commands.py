"""What a person may want of a table: one struct a command, the same on the wire, in the log and in the code.

As JSON a command is an object whose `do` names it: `{"do": "act", "actions": ["play 7C"]}`.
"""

from typing import Any, Literal, get_args

from msgspec import Struct

from stolik.core.game import Event

Reaction = Literal["well-played", "thanks", "nice", "oops", "wow", "good-luck"]
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
LONGEST_TEXT = 500  # characters of a line of chat


class Refusal(Exception):
    """A command that is not possible, and changes nothing: the reason, and the rule behind it or ""."""

    def __init__(self, reason: Event, rule: str = "") -> None:
        self.reason, self.rule = reason, rule
        super().__init__(reason.id)


class NothingNew(Exception):
    """A command that changes nothing: it is acknowledged, and nothing has happened."""


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=lambda name: name.lower(), gc=False):
    """The base of all commands."""


class Sit(Command, tag="sit", frozen=True):
    """Takes a free seat; during a match, the own one that was left."""

    seat: int


class Stand(Command, tag="stand", frozen=True):
    """Gives the seat up before a match; one stays at the table as a spectator."""


class Ready(Command, tag="ready", frozen=True):
    """Ready to begin (the match begins when all are), or for the next deal (it begins at once when all are)."""

    ready: bool = True


class Fill(Command, tag="fill", frozen=True):
    """The host puts a bot of a level on a seat, or on all free ones (`seat` null).

    `level` "" is the usual one, `casual`, or the strongest that is offered here if that is weaker.
    """

    level: str = ""
    seat: int | None = None


class Remove(Command, tag="remove", frozen=True):
    """The host takes the bot off a seat, or sends a person away, who may not be here again.

    `person` (a public id) instead of a seat is for whoever only watches.
    """

    seat: int = -1
    person: str = ""


class Settle(Command, tag="settle", frozen=True):
    """The host changes options, clock, time to think or whether there are hints, before a match.

    What is not named keeps its value.
    """

    options: dict[str, Any] = {}
    clock: str | None = None
    think: float | None = None
    hints: bool | None = None


class Start(Command, tag="start", frozen=True):
    """The host begins the match although not everybody has said that they are ready; all seats must be taken."""


class Look(Command, tag="look", frozen=True):
    """A table that looks for players: bots take the free seats so many seconds from now (0: at once, which the host may
    say); null: not before somebody says so, because others are invited. Who sits there may say it.
    """

    seconds: float | None = None


class Act(Command, tag="act", frozen=True):
    """One action, or several that belong together (docs/records.md): all of them or none."""

    actions: list[str]


class Go(Command, tag="ok", frozen=True):
    """Go on: nothing is to be done out of turn (where the game waits for it); or one is back and plays oneself."""


class Undo(Command, tag="undo", frozen=True):
    """Takes the last action back; only for who plays against bots alone."""


class Hint(Command, tag="hint", frozen=True):
    """Asks what to do now; only for whose turn it is, where the table has hints (`hints` of its standing).

    That is thought about beside the table, and comes as `advice`. All are told once in a match who uses hints.
    """


class Say(Command, tag="say", frozen=True):
    """A line of chat."""

    text: str


class React(Command, tag="react", frozen=True):
    """A quick reaction, which everybody at the table hears in their own language; only for who sits there."""

    phrase: Reaction


class Think(Command, tag="think", frozen=True):
    """trojki: asks for so many seconds to think after each change of the table; the longest wish of all counts."""

    seconds: float


class Slow(Command, tag="slow", frozen=True):
    """Bots wait so many seconds before they act, if the table is quicker; only for who plays against bots alone."""

    seconds: float


class Pause(Command, tag="pause", frozen=True):
    """The match stands still until this person plays on, or takes this back; only for who plays against bots alone."""

    on: bool = True


class Vote(Command, tag="vote", frozen=True):
    """For (or no longer for) ending the match without a result, or for another one after it. All present must agree.

    Or for a bot on the `seat` of who keeps the game waiting, until they are back: once nothing has happened for two
    minutes, and more than half of the others who are present agree.
    """

    about: Literal["abort", "rematch", "replace"]
    yes: bool = True
    seat: int = -1


class Hush(Command, tag="hush", frozen=True):
    """The host silences a person (a public id) for all at the table, or lets them speak again."""

    person: str
    on: bool = True


class Leave(Command, tag="leave", frozen=True):
    """Leaves the table for good; during a match a bot plays on."""


AnyCommand = (
    Sit
    | Stand
    | Ready
    | Fill
    | Remove
    | Settle
    | Start
    | Look
    | Act
    | Go
    | Undo
    | Hint
    | Say
    | React
    | Think
    | Slow
    | Pause
    | Vote
    | Hush
    | Leave
)
