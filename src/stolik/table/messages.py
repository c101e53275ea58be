"""What a table tells: one struct a message, and what each of them is for. The wire carries them as they are.

Every public step has a version `v`, one more than the step before; all listeners are told about every step. A client
that knows the table as of version v needs the steps after v, or a fresh `Shown`.
"""

from typing import Any, NamedTuple

from msgspec import UNSET, Struct, UnsetType

from stolik.core.game import Event

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"  # phases of a table


class Chair(Struct, frozen=True, omit_defaults=True, gc=False):
    """One seat. A person, a bot, or nobody.

    person  the public id of who sits there, "" for nobody or a bot
    name    what they are called; of a bot "" (clients name bots in their language)
    bot     the level of the bot that sits there, or of the one that plays for an absent person; else ""
    character  who the bot is that sits there (characters.py), from 1; 0 for all others
    ready   whether they are ready for the match, or the next deal
    gone    whether the person's connection is lost
    away    whether a bot plays for the person until they come back
    account    whether the person has an account: nobody else can be called so
    """

    person: str = ""
    name: str = ""
    bot: str = ""
    character: int = 0
    ready: bool = False
    gone: bool = False
    away: bool = False
    account: bool = False


class Ticking(Struct, frozen=True):
    """The clock of the seat that is asked: until `action` the time for this action runs, then the bank until `bank`.

    Both are server times in seconds, to be compared with `now` of a message.
    """

    seat: int
    action: float
    bank: float


class Standing(Struct, omit_defaults=True):
    """How the table stands, for everybody alike. In `Told` only what has changed is there.

    code, name    how the table is found and called
    game          its game; `options` all options, as in a record
    clock, think  the clock's name; trojki: seconds to think, 0 for none
    listed        whether the lobby shows it
    phase         "waiting", "playing", "over" (a match has ended, a rematch is possible) or "closed"
    host          the public id of the host
    chairs        the seats
    match         the number of the match at this table, from 1; 0 before the first
    deals         how many deals of the match have begun; `score` its score
    winners       who has won the match, once it is over: nobody in a draw, and never anybody in durak
    losers        who has lost it, in durak; `places`: that of each seat, from 1, as the score
                  stands after the latest deal; in durak there are none
    undo          whether the latest action can be taken back just now, by whoever plays alone
    still         whether the match stands still, because whoever plays alone has paused it
    votes         who is for aborting, who for a rematch: lists of seats; and under `replace-N`, if anybody is, who is
                  for a bot in the place of seat N
    ticking       the clock of the seat that is asked, if it has one
    held          until when (server time) the game waits for actions out of turn, or for a challenge
    thinking      until when nobody may claim (trojki)
    starters      who has not yet given the start of a race (trojki): `ok` gives it; `starts`: when it begins, once all
                  have, until which nobody may act
    next          when the next deal begins (or a bot deals, after a predeal), if nothing else does first; at a
                  table that looks for players: when bots take the free seats and the match begins
    looks         whether players are looked for at this table; without `next` the bots wait for who is invited
    banks         seconds left in the bank of each seat
    seal          the SHA-256 of the next deck, or of the deal's that is on, to be kept and compared with the record
                  (docs/records.md); "" before the first
    hints         whether one may ask for hints; `hinted`: the seats whose people have done so in this match
    hushed        public ids of those whom the host has silenced for all
    """

    code: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    clock: str | UnsetType = UNSET
    think: float | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    host: str | UnsetType = UNSET
    chairs: list[Chair] | UnsetType = UNSET
    match: int | UnsetType = UNSET
    deals: int | UnsetType = UNSET
    score: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    losers: list[int] | UnsetType = UNSET
    places: list[int] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    still: bool | UnsetType = UNSET
    votes: dict[str, list[int]] | UnsetType = UNSET
    ticking: Ticking | UnsetType | None = UNSET
    held: float | UnsetType | None = UNSET
    thinking: float | UnsetType | None = UNSET
    starters: list[int] | UnsetType = UNSET
    starts: float | UnsetType | None = UNSET
    next: float | UnsetType | None = UNSET
    looks: bool | UnsetType = UNSET
    banks: list[float] | UnsetType = UNSET
    seal: str | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    hinted: list[int] | UnsetType = UNSET
    hushed: list[str] | UnsetType = UNSET


class Said(Struct, frozen=True, tag_field="t", tag="said"):
    """A line of chat; `seat` is null for a spectator's.

    phrase  a message that everybody hears in their own language, in place of a `text`: the reaction of a person, or
            the remark of a bot, which has neither `person` nor `name`; "" for a line of chat. It is not kept
    account    whether the person has an account
    """

    table: str
    v: int
    person: str
    name: str
    seat: int | None
    text: str
    phrase: str = ""
    account: bool = False


class Spoken(Struct, omit_defaults=True):
    """What the game says besides events, for connections that want it (`describe` of `join`): events likewise.

    hand, deal, table, seats  how things stand: what the listener holds, what holds for the deal, what lies there, how
           everybody stands
    after  what there is to add to the events of the step for who wants to hear all
    names  what legal actions are called; one that is not there is a card, or read as it is written
    """

    hand: list[Event] = []
    deal: list[Event] = []
    table: list[Event] = []
    seats: list[Event] = []
    after: list[Event] = []
    names: dict[str, Event] = {}


class Shown(Struct, tag_field="t", tag="shown"):
    """The whole table as one listener may see it: after joining, and when too much was missed.

    seat      where the listener sits, null for a spectator
    view      the game's view of the deal (or of durak's predeal); null before the first deal
    legal     their legal actions, in code-point order; `ok` where the game waits for them without asking for an action
    asked     whether the game waits for them
    asks      what the game asks them, as events; to whoever is not asked, why they have to wait or how the deal ended,
              where there is more to say than whose turn it is
    settled   what the game says where they are asked and may claim the rest: however all go on, the points of all will
              be the same, as far as this seat can know; null: play may matter
    chat      the latest lines
    spoken    what the game says of it, if that is wanted
    """

    table: str
    v: int
    now: float
    seat: int | None
    standing: Standing
    view: dict[str, Any] | None
    legal: list[str]
    asked: bool
    asks: list[Event] = []
    settled: Event | None = None
    chat: list[Said] = []
    spoken: Spoken | UnsetType = UNSET


class Told(Struct, tag_field="t", tag="told", omit_defaults=True, gc=False):
    """One step: what happened, and what of the listener's `Shown` it has changed.

    id        the number of the listener's own command that did it: this is its acknowledgement
    events    what happened, in order, as the listener may know it: pairs of a message id and its arguments
    standing  what has changed of the standing
    view      the changed keys of the view; with `anew` the whole new view, or null
    legal     the legal actions, if they have changed; `asked`, `asks`, `settled` and `seat` likewise
    spoken    what the game says of it now, all of it, if that is wanted and may have changed
    """

    table: str
    v: int
    now: float
    id: str = ""
    events: list[Event] = []
    standing: Standing | UnsetType = UNSET
    view: dict[str, Any] | UnsetType | None = UNSET
    anew: bool = False
    legal: list[str] | UnsetType = UNSET
    asked: bool | UnsetType = UNSET
    asks: list[Event] | UnsetType = UNSET
    settled: Event | UnsetType | None = UNSET
    seat: int | UnsetType | None = UNSET
    spoken: Spoken | UnsetType = UNSET


class Advice(Struct, frozen=True, tag_field="t", tag="advice"):
    """The answer to `hint`, when it has been thought about: for nobody else, and never again.

    id    the number of the command that asked; that it was heard is acknowledged before, as ever
    best  the best action that was found, as it is written; "" if nothing was
    told  what there is to say of it: what it is called, what the next ones cost, what that rests on

    It holds for the moment in which it was asked. If that is over before the answer is there, none comes.
    """

    table: str
    id: str
    best: str
    told: list[Event]


class Done(Struct, frozen=True, tag_field="t", tag="done"):
    """The command with this number is done, in step v: for one that was repeated, or that others learn nothing of."""

    table: str
    id: str
    v: int


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """The command with this number is not possible, for this reason and by this rule; nothing has changed."""

    table: str
    id: str
    reason: Event
    rule: str = ""


class Ended(Struct, frozen=True, tag_field="t", tag="ended"):
    """The listener is no longer at this table: they left, were removed, or it was closed. Nothing more will come."""

    table: str
    v: int
    reason: Event


Message = Said | Shown | Told | Advice | Done | Refused | Ended


class Out(NamedTuple):
    """A message and who gets it: the person on a seat, all spectators (None), or one person wherever they sit."""

    to: int | str | None
    message: Message
