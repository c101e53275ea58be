"""The HTTP API: which games there are, tables of the lobby, new tables, quick play."""

from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct, field, structs

from stolik.bots import LEVELS
from stolik.bots.minds import MINDS
from stolik.core.game import Game
from stolik.core.options import BadOption, choices, kinds, span, to_json
from stolik.games import GAMES
from stolik.protocol.to_client import Listed
from stolik.server.calls import Call
from stolik.server.left import OwnTable, own_tables, told_of
from stolik.server.lobby import listed_of
from stolik.server.names import LONGEST_TABLE, title_of
from stolik.server.openapi import Given, operation
from stolik.server.refusals import ELSEWHERE, RequestRefusal
from stolik.server.room import Room
from stolik.table.clock import CLOCKS
from stolik.table.commands import Leave
from stolik.table.pace import LONGEST_THINK
from stolik.table.story import Happened

NO_TABLE = ("people-no-table", "people-nothing-here", "people-too-often", *ELSEWHERE)
LIMITS = ("server-hosted", "server-address-tables", "server-full", "server-stopping")

# The document lists them, and a request for another one is told which there are.
GameName = Annotated[str, Meta(max_length=32, extra_json_schema={"enum": list(GAMES)})]
ClockName = Annotated[str, Meta(max_length=32, extra_json_schema={"enum": list(CLOCKS)})]


class Option(Struct, frozen=True):
    """An option of a game.

    kind      "number", "numbers" (one for each seat), "switch" or "choice"
    default   its value if nobody says otherwise
    choices   the values of a choice
    nullable  whether it may be null
    low       of a number, or each of the numbers: the least that the game takes; null for the other kinds
    high      the greatest; with other options it may be less, and the refusal says why
    first     whether a form shows it at once; the others fold out
    """

    name: str
    kind: Literal["number", "numbers", "switch", "choice"]
    default: Any
    choices: list[str]
    nullable: bool
    low: int | None
    high: int | None
    first: bool


class GameInfo(Struct, frozen=True):
    """A game: the fewest and the most seats, and its options; what they mean stands in its rules.

    thinks   whether a table may grant time to think, as in a race
    hints    whether there are hints
    """

    name: str
    seats: tuple[int, int]
    options: list[Option]
    thinks: bool
    hints: bool


class ClockInfo(Struct, frozen=True):
    """A clock: seconds for each action (null: as many as one likes), and a bank for a whole match."""

    name: str
    action: float | None
    bank: float


class Games(Struct, frozen=True):
    """What can be played, against which levels of bots, with which clocks; `think`: the most seconds to think."""

    games: list[GameInfo]
    bots: list[str]
    clocks: list[ClockInfo]
    think: float


class NewTable(Given, frozen=True):
    """A table to be opened.

    game     its name; `options` those that are not to have their defaults
    clock    the name of a clock
    think    in a game that has it: seconds to think after each change of the table
    name     what it is called; may be empty
    listed   whether the lobby shows it; who knows its code can always join
    hints    whether players may ask what to do; null: only who plays against bots alone
    """

    game: GameName
    options: dict[str, Any] = field(default_factory=dict)
    clock: ClockName = "none"
    think: Annotated[float, Meta(ge=0, le=LONGEST_THINK)] = 0.0
    name: Annotated[str, Meta(max_length=4 * LONGEST_TABLE)] = ""
    listed: bool = True
    hints: bool | None = None


class Wish(Given, frozen=True):
    """What one wants to play at once; `here`: at this process, whatever waits at the others of the server."""

    game: GameName
    options: dict[str, Any] = field(default_factory=dict)
    here: bool = False


class Created(Struct, frozen=True, omit_defaults=True):
    """The code of a table, which others join by; `at`: the address of its process, if the server has several."""

    code: str
    at: str = ""


class Seated(Struct, frozen=True, omit_defaults=True):
    """At which table and seat one sits; `at` as in Created."""

    code: str
    seat: int
    at: str = ""


class Tables(Struct, frozen=True):
    """The tables that the lobby shows."""

    tables: list[Listed]


class OwnTables(Struct, frozen=True):
    """The tables at which one sits."""

    tables: list[OwnTable]


class Since(Given, frozen=True):
    """Since which version of the table; without it from where the deal that is on, or the last one, begins."""

    since: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Story(Struct, frozen=True):
    """What happened at a table after version `since`, of which no more than two deals and 400 steps are remembered.

    Clients that were away for longer than the websocket can tell (docs/protocol.md) ask for it, and those that begin.
    """

    since: int
    steps: list[Happened]


@operation("GET", "/api/games")
async def games(call: Call) -> Games:
    """The games with their options, the levels of bots, the clocks."""
    return _games(call.state.rooms.levels.offered)


@operation("GET", "/api/tables")
async def tables(call: Call) -> Tables:
    """The tables that are listed."""
    return Tables(call.state.rooms.lobby.all())


@operation("GET", "/api/tables/{code}", refuses=(*NO_TABLE, "server-removed"))
async def table(call: Call) -> Listed:
    """An open table, listed or not, for everybody who knows its code; who watches is said to those who sit there."""
    room, who = _joinable(call)
    own = bool(who) and (room.table.seat_of(who) is not None or room.table.host == who)
    return structs.replace(listed_of(room), watching=room.watchers() if own else [])


@operation("GET", "/api/tables/{code}/story", refuses=(*NO_TABLE, "server-removed"))
async def table_story(call: Call, query: Since) -> Story:
    """What happened at an open table, as whoever asks was told it: at their seat, or watching."""
    call.state.rates.stories.take(call.address)
    room, who = _joinable(call)
    return Story(*await call.state.rooms.retelling.story(room, who, query.since))


@operation("GET", "/api/me/tables", who="person")
async def my_tables(call: Call) -> OwnTables:
    """The tables at which one sits, to go back to; those first where one was last."""
    rooms, person = call.state.rooms, call.me
    own = own_tables(rooms.directory, person.id, rooms.clock.now())
    elsewhere = await rooms.neighbours.seats_of(person.id) if rooms.neighbours is not None else []
    return OwnTables([*own, *(told_of(listed, person.name) for listed in elsewhere)])


@operation("DELETE", "/api/me/tables/{code}", who="person", status=204, refuses=NO_TABLE)
async def leave_table(call: Call) -> None:
    """Leaves a table at which one sits, for good: a game against bots ends, from any other a bot plays on."""
    room = _room(call)
    if room.table.seat_of(call.me.id) is None:
        raise RequestRefusal("people-no-table")
    call.state.rooms.presence.seat(room, call.me, Leave())
    await call.state.store.flush()


@operation(
    "POST",
    "/api/tables",
    who="person",
    status=201,
    refuses=("people-no-game", "people-no-clock", *LIMITS, "server-elsewhere"),
)
async def create_table(call: Call, body: NewTable) -> Created:
    """Opens a table; one hosts it, and takes a seat over the websocket.

    Options that the game refuses are answered 422 with the rule that forbids them.
    """
    _check_game(body.game)
    if body.clock not in CLOCKS:
        raise RequestRefusal("people-no-clock", known=", ".join(CLOCKS))
    if body.think and not GAMES[body.game].manners.think_rule:
        raise BadOption("think", "table-why-no-think")
    name = title_of(body.name) if body.name.strip() else ""
    call.state.rates.tables.take(call.address)
    fields = {
        "game": body.game,
        "options": _settled(body.game, body.options),
        "clock": body.clock,
        "think": body.think,
        "name": name,
        "listed": body.listed,
        "hints": body.hints,
    }
    return Created(await call.state.rooms.matchmaking.create(fields, call.me, call.address), _at(call))


@operation("POST", "/api/quick", who="person", refuses=("people-no-game", "server-matches", *LIMITS, *ELSEWHERE))
async def quick(call: Call, body: Wish) -> Seated:
    """Finds players: one sits down where others wait who want the same, or at a new table.

    Bots take the seats that are free after 45 s, and it begins, unless the command `look` of the websocket says when or
    that others are invited; it waits also as soon as somebody has opened the table. A table of one's own, for friends,
    is opened with `POST /api/tables` and waits for ever.
    """
    _check_game(body.game)
    options = _settled(body.game, body.options)
    matchmaking = call.state.rooms.matchmaking
    return Seated(*await matchmaking.quick(body.game, options, call.me, call.address, body.here), _at(call))


def _at(call: Call) -> str:
    """The address of this process among several."""
    process = call.state.config.process
    return process.address if process is not None else ""


def _room(call: Call) -> Room:
    """The room whose code stands in the path.

    Raises RequestRefusal people-no-table, people-too-often; server-elsewhere, -comes if another process has it.
    """
    code, rooms = call.part("code"), call.state.rooms
    room = rooms.presence.room(code, call.address)
    if room is None:
        rooms.directory.refuse_elsewhere(code)
        raise RequestRefusal("people-no-table")
    return room


def _joinable(call: Call) -> tuple[Room, str]:
    """The same, and who asks ("" for nobody), who is told no more of it than a `join` would tell.

    Raises RequestRefusal server-removed, too.
    """
    room, who = _room(call), call.person.id if call.person is not None else ""
    if room.removed(who):
        raise RequestRefusal("server-removed", code=room.code)
    return room, who


def _check_game(name: str) -> None:
    if name not in GAMES:
        raise RequestRefusal("people-no-game", known=", ".join(GAMES))


def _settled(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """All options. Raises BadOption."""
    return to_json(GAMES[game].settle(given))


@cache
def _games(levels: tuple[str, ...]) -> Games:
    """It is the same as long as the server runs. To choose from are the levels with names, not all bots."""
    clocks = [ClockInfo(name, clock.action, clock.bank) for name, clock in CLOCKS.items()]
    return Games(
        [_game(name) for name in GAMES],
        [name for name in levels if name in LEVELS] or list(levels),
        clocks,
        LONGEST_THINK,
    )


def _game(name: str) -> GameInfo:
    game = GAMES[name]
    options = [_option(game, each, hint) for each, hint in kinds(game.options).items()]
    return GameInfo(name, game.seats, options, bool(game.manners.think_rule), name in MINDS)


def _option(game: Game, name: str, hint: Any) -> Option:
    default, parts = to_json(game.options())[name], get_args(hint)
    kind: Literal["number", "numbers", "switch", "choice"] = "number"
    if choices(hint):
        kind = "choice"
    elif hint is bool:
        kind = "switch"
    elif any(getattr(part, "__origin__", None) is tuple for part in parts):
        kind = "numbers"
    first = name == "seats" or name in game.shown_first
    low, high = _span(game, name, kind == "numbers") if kind.startswith("number") else (None, None)
    return Option(name, kind, default, list(choices(hint)), NoneType in parts, low, high, first)


def _span(game: Game, name: str, several: bool) -> tuple[int, int]:
    """The least and the greatest number that the game takes for an option with nothing else chosen.

    Of a list, with one number for each of as few seats as can be, the rest of them 0.
    """
    fewest = game.seats[0]

    def accepted(number: int) -> bool:
        given = {name: [number] + [0] * (fewest - 1), "seats": fewest} if several else {name: number}
        try:
            game.settle(given)
        except BadOption:
            return False
        return True

    default = to_json(game.options())[name]
    return span(accepted, default if isinstance(default, int) else 1)
