"""`stolik play`: a match against bots at the terminal."""

import shlex
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir
from typing import Any, NamedTuple

import click
from click.core import ParameterSource

from stolik.bots import BOTS
from stolik.bots.minds import MINDS
from stolik.bots.warming import NEED_MACHINE_CODE
from stolik.cli import options as shared
from stolik.cli.before_match import ask_game, ask_seats, ask_think
from stolik.cli.chance import SeededChance
from stolik.cli.command import Leavable, Seconds, help_option, lang, number
from stolik.cli.company import bot_name
from stolik.cli.errors import BadInput, one_line
from stolik.cli.local import LocalTable
from stolik.cli.online import JoinRequest, play_on_server
from stolik.cli.people import is_name, names_in
from stolik.cli.preparing import SOON, GettingReady
from stolik.cli.program import program
from stolik.cli.record_file import RecordFile, default_name, default_path, last_record
from stolik.cli.session import Session
from stolik.cli.terminal import LineWriter, TerminalClock, TypedLines, drive, has_colour
from stolik.core.engine import start_compiling
from stolik.games import GAMES
from stolik.match import BadRecord, Match, replay, to_record
from stolik.server.names import LONGEST_NAME
from stolik.table import LONGEST_THINK, Pace
from stolik.table.characters import character
from stolik.table.clock import COUNTED
from stolik.table.table import PERSON
from stolik.words import LANGUAGES, Words

FROZEN_REST = 1.0  # seconds that nobody waits: there is a moment before a deal in which something can be done

# Parameters that do not go with --server, --table and --quick.
NOT_WITH_SERVER = ("seed", "save", "resume", "pause", "between")
NOT_AT_TABLE = ("game", "seats", "given", "bots", "think", "quick", "clock", "listed")
NOT_QUICK = ("seat", "bots", "think", "clock", "listed")


class Sitting(NamedTuple):
    """A match and who plays it: `players` as a record has them, `names` as they are spoken of."""

    match: Match
    seat: int
    players: list[str]
    names: list[str]


@click.command(cls=Leavable, add_help_option=False, help="cli-play", example="stolik play durak --seats 3 --lang en")
@click.argument("game", required=False)
@shared.seats
@click.option("--seat", type=number(0, shared.MOST_SEATS), help="cli-help-seat")
@shared.option
@shared.bots("cli-help-bots")
@shared.seed
@lang
@click.option("--save", metavar="FILE", help="cli-help-save")
@click.option("--resume", metavar="FILE", help="cli-help-resume")
@shared.cards
@shared.verbosity
@click.option("--pause", type=Seconds(), default=1.0, help="cli-help-pause")
@click.option("--between", type=Seconds(), help="cli-help-between")
@click.option("--think", type=Seconds(LONGEST_THINK), help="cli-help-think")
@click.option("--name", metavar="NAME", help="cli-help-name")
@click.option("--server", metavar="URL", help="cli-help-server")
@click.option("--table", metavar="CODE", help="cli-help-table")
@click.option("--quick", is_flag=True, help="cli-help-quick")
@click.option(
    "--clock", type=click.Choice(("none", "relaxed", "normal", "fast")), default="none", help="cli-help-clock"
)
@click.option("--listed", is_flag=True, help="cli-help-listed")
@help_option
@click.pass_obj
def play(
    words: Words,
    game: str | None,
    seats: int | None,
    seat: int | None,
    given: tuple[str, ...],
    bots: str | None,
    seed: int | None,
    save: str | None,
    resume: str | None,
    cards: str,
    verbosity: str,
    pause: float,
    between: float | None,
    think: float | None,
    name: str | None,
    server: str | None,
    table: str | None,
    quick: bool,
    clock: str,
    listed: bool,
) -> None:
    name = _checked_name(name)
    if server is not None:
        _refuse(NOT_WITH_SERVER, "cli-not-with-server")
        if table is not None:
            _refuse(NOT_AT_TABLE, "cli-not-with-table")
        if quick:
            _refuse(NOT_QUICK, "cli-not-with-quick")
        lines, spoken = TypedLines(), Words(words.language, cards=cards)
        request = _join_request(lines, words, game, table, seats, seat, given, bots, think)
        play_on_server(
            server, name, request._replace(quick=quick, clock=clock, listed=listed), spoken, lines, verbosity
        )
        return
    if table is not None or quick or listed or clock != "none":
        raise BadInput("cli-needs-server")
    file = RecordFile(Path(save)) if save is not None else None
    lines, chance = TypedLines(), SeededChance(None if seed is None else str(seed))
    if resume is not None:
        if game is not None or seats is not None or given:
            raise BadInput("cli-resume-options")
        sitting, before = _resume(Path(resume), chance, words, seat, bots, name)
        file = file or RecordFile(Path(resume), before)
    else:
        asked = game is None
        rules = shared.find_game(game) if game is not None else ask_game(lines, words)
        if asked and seats is None and not any(text.startswith("seats=") for text in given):
            seats = ask_seats(lines, words, rules)
        settled = shared.settle(rules, seats, given)
        sitting = _sit_down(Match, rules, settled, chance, words, seat, bots, name)
        if asked and think is None and rules.manners.think_rule:
            think = ask_think(lines, words)
    rules = sitting.match.game
    if think is not None and not rules.manners.think_rule:
        raise BadInput("cli-no-think")
    time = TerminalClock(frozen=pause == 0 and not lines.any_time)
    rest = 2 * pause if between is None else between
    start = COUNTED if lines.any_time else None  # lines from a file are there, and wait for nobody
    pace = Pace(pause, FROZEN_REST if time.frozen else rest, think or None, start=start)
    preparing = GettingReady(rules.name, SOON if lines.any_time else None)
    mine = sitting.names[sitting.seat]
    local = LocalTable(sitting.match, sitting.seat, sitting.players, mine, chance, pace, time, preparing)
    saving = Saving(local, sitting, file)
    spoken = Words(words.language, cards=cards)
    write = LineWriter(has_colour())
    session = Session(
        local.place,
        spoken,
        local.send,
        write,
        saving.save,
        sitting.names,
        piped=not lines.any_time,
        verbosity=verbosity,
        advise=local.advise,
    )
    local.session = session

    def run() -> None:
        session.welcome(resume is not None)
        if rules.name in MINDS and NEED_MACHINE_CODE.intersection(sitting.players):
            preparing.wait(lambda: session.tell(spoken.say("table-bots-prepare")))
        local.begin()
        drive(session, lines, local, write, preparing.start if lines.any_time else lambda: start_compiling(rules))

    _play(session, saving, run)


def _refuse(names: tuple[str, ...], message: str) -> None:
    """Refuse the first of these parameters that was typed: it would change nothing, and nobody should find out later.

    Also one that was typed as it is anyway (--clock none): who types it thinks that it counts.
    """
    context = click.get_current_context()
    for param in context.command.params:
        name = param.name or ""
        if name in names and context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            typed = max(param.opts, key=len) if isinstance(param, click.Option) else str(context.params[name])
            raise BadInput(message, option=typed)


def _join_request(
    lines: TypedLines,
    words: Words,
    game: str | None,
    table: str | None,
    seats: int | None,
    seat: int | None,
    given: tuple[str, ...],
    bots: str | None,
    think: float | None,
) -> JoinRequest:
    """What is wanted of a server. Raises BadInput and BadOption."""
    if table is not None:
        return JoinRequest(code=table, seat=seat)
    rules = shared.find_game(game) if game is not None else ask_game(lines, words)
    settled = shared.settle(rules, seats, given)
    if seat is not None and seat >= settled.seats:
        raise BadInput("cli-seat-range", given=seat, high=settled.seats - 1)
    levels = tuple(shared.find_bots(bots, settled.seats - 1)) if bots is not None else ()
    return JoinRequest(rules, rules.option_values(settled), think=think or 0.0, seat=seat, bots=levels)


def _play(session: Session, saving: "Saving", run: Callable[[], None]) -> None:
    """Play, and whatever ends it, keep the record."""
    try:
        run()
    except (EOFError, KeyboardInterrupt):
        session.left = True
    except BaseException:
        with suppress(Exception):  # what went wrong first is what matters
            saving.leave()
        raise
    path = saving.leave()
    say = session.words.say
    with suppress(OSError):  # nobody may be listening any more
        if session.left:
            click.echo()
        if path is not None and saving.over and saving.judged:
            click.echo(say("terminal-review", command=f"{program()} review {shlex.quote(str(path))}"))
        elif path is not None:
            click.echo(say("terminal-saved", path=str(path)))
            if not saving.over:
                click.echo(say("terminal-resume", command=f"{program()} play --resume {shlex.quote(str(path))}"))
        click.echo(say("terminal-goodbye"))


class Saving:
    """Where the record goes: to the file that was named, or on leaving to one in the user's data folder."""

    def __init__(self, local: LocalTable, sitting: Sitting, file: RecordFile | None) -> None:
        self._local, self._sitting, self._file = local, sitting, file

    @property
    def over(self) -> bool:
        return self._local.match.over

    @property
    def judged(self) -> bool:
        """Whether the decisions of such a match can be reviewed."""
        return self._local.match.game.name in MINDS

    def save(self, path: str | None) -> Path:
        """Write the record now, to this file from now on, and say where. Raises OSError, BadInput."""
        game = self._local.match.game.name
        wanted = Path(path) if path is not None else None if self._file is not None else default_path(game, self.over)
        if wanted is not None and (self._file is None or wanted.expanduser().resolve() != self._file.path):
            self._file = RecordFile(wanted)
        assert self._file is not None
        match = self._local.match
        extra: dict[str, Any] = {"names": self._sitting.names, "seat": self._sitting.seat}
        if not match.deals:  # nothing else would say who is to deal first
            extra["dealer"] = match.dealer
        self._file.write(to_record(match, self._sitting.players, extra))
        return self._file.path

    def leave(self) -> Path | None:
        """Save what is worth it: what can be gone on with or looked at again, and what has a file."""
        ended = self.over and self._file is None
        if ended and not self.judged:
            return None
        try:
            return self.save(None)
        except OSError:
            if ended:  # nobody asked for it, and nothing is left to go on with
                return None
            for folder in (Path.cwd(), Path(gettempdir())):  # better in a strange place than lost
                with suppress(OSError, BadInput):
                    return self.save(str(folder / default_name(self._local.match.game.name, over=False)))
            raise


# --- who sits where ----------------------------------------------------------------------------------------------


def _sit_down(
    make: Callable[..., Match],
    rules: Any,
    settled: Any,
    chance: SeededChance,
    words: Words,
    seat: int | None,
    bots: str | None,
    name: str | None,
) -> Sitting:
    """A new match; the first dealer by lot."""
    seat = seat or 0
    if seat >= settled.seats:
        raise BadInput("cli-seat-range", given=seat, high=settled.seats - 1)
    players = shared.find_bots(bots, settled.seats - 1)
    players.insert(seat, PERSON)
    match = make(rules, settled, chance.lot(settled.seats), chance.shuffle)
    return Sitting(match, seat, players, _names(words, chance.code, settled.seats, seat, name))


def _resume(
    path: Path, chance: SeededChance, words: Words, seat: int | None, bots: str | None, name: str | None
) -> tuple[Sitting, list[bytes]]:
    """The last match of a file, where it was left, and the lines before it."""
    try:
        record, line, before = last_record(path)
        match = replay(record, GAMES, line, chance.shuffle)
    except BadRecord as error:
        raise BadInput("cli-in-file", path=str(path), told=one_line(error, words)) from None
    if match.over:
        raise BadInput("cli-resume-finished", path=str(path))
    count = match.options.seats
    kept = record.get("seat")
    if seat is None:
        seat = kept if type(kept) is int and 0 <= kept < count else 0
    elif seat >= count:
        raise BadInput("cli-seat-range", given=seat, high=count - 1)
    players = [player if player in BOTS else "casual" for player in record["players"]]
    if bots is not None:
        players = shared.find_bots(bots, count - 1)
        players.insert(seat, PERSON)
    players[seat] = PERSON
    names = _names(words, chance.code, count, seat, name)
    written = names_in(record)
    if written is not None:
        names = written
        yours = {Words(language).say("terminal-you") for language in LANGUAGES}
        names[seat] = name or (words.say("terminal-you") if names[seat] in yours else names[seat])
    return Sitting(match, seat, players, names), before


def _names(words: Words, code: str, count: int, seat: int, name: str | None) -> list[str]:
    """The person's name and those of the bots, all different."""
    mine = name or words.say("terminal-you")
    return [mine if at == seat else bot_name(words, character(code, at), at, [mine]) for at in range(count)]


def _checked_name(name: str | None) -> str | None:
    if name is not None and not is_name(name):
        raise BadInput("cli-bad-name", high=LONGEST_NAME)
    return name
