"""`stolik play`: a match against bots at the terminal."""

import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir
from typing import Any, NamedTuple

import click

from stolik.bots import BOTS
from stolik.cli import options as shared
from stolik.cli.chance import Chance
from stolik.cli.command import Choice, Command, Number, Seconds, help_option, lang
from stolik.cli.errors import Refused, one_line
from stolik.cli.keep import Keep, default_name, default_path, last_record
from stolik.cli.people import LONGEST_NAME, is_name, names_in
from stolik.cli.questions import ask_game, ask_seats, ask_think
from stolik.cli.session import Session
from stolik.cli.signals import end_cleanly
from stolik.cli.terminal import Clock, Lines, drive, has_colour, writer
from stolik.core.engine import start_compiling
from stolik.games import GAMES
from stolik.match import BadRecord, Match, replay, to_record
from stolik.table import Pace, Seat, Table
from stolik.words import LANGUAGES, Words

PERSON = "human"  # among the players of a record


class Sitting(NamedTuple):
    """A match and who plays it: `players` as a record has them, `names` as they are spoken of."""

    match: Match
    seat: int
    players: list[str]
    names: list[str]


class Play(Command):
    """Whoever leaves, even before the match, has done nothing wrong."""

    def invoke(self, ctx: click.Context) -> Any:
        end_cleanly()
        try:
            return super().invoke(ctx)
        except (EOFError, KeyboardInterrupt):
            ctx.exit(0)


@click.command(cls=Play, add_help_option=False, help="cli-play", example="stolik play durak --seats 3 --lang en")
@click.argument("game", required=False)
@shared.seats
@click.option("--seat", type=Number(0, shared.MOST_SEATS), help="cli-help-seat")
@shared.option
@shared.bots("cli-help-bots")
@shared.seed
@lang
@click.option("--save", metavar="FILE", help="cli-help-save")
@click.option("--resume", metavar="FILE", help="cli-help-resume")
@click.option("--traditions", is_flag=True, help="cli-help-traditions")
@click.option("--cards", type=Choice("full", "short", "braille"), default="full", help="cli-help-cards")
@click.option("--pause", type=Seconds(), default=1.0, help="cli-help-pause")
@click.option("--between", type=Seconds(), help="cli-help-between")
@click.option("--think", type=Seconds(), help="cli-help-think")
@click.option("--name", metavar="NAME", help="cli-help-name")
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
    traditions: bool,
    cards: str,
    pause: float,
    between: float | None,
    think: float | None,
    name: str | None,
) -> None:
    """Play a game against bots."""
    name = _checked_name(name)
    keep = Keep(Path(save)) if save is not None else None
    given = (*given, *(["traditions=on"] if traditions else []))
    lines, chance = Lines(), Chance(None if seed is None else str(seed))
    if resume is not None:
        if game is not None or seats is not None or given:
            raise Refused("cli-resume-options")
        sitting, before = _resume(Path(resume), chance, words, seat, bots, name)
        keep = keep or Keep(Path(resume), before)
    else:
        asked = game is None
        rules = shared.find_game(game) if game is not None else ask_game(lines, words)
        if asked and seats is None and not any(text.startswith("seats=") for text in given):
            seats = ask_seats(lines, words, rules)
        settled = shared.settle(rules, seats, given)
        sitting = _sit_down(Match, rules, settled, chance, words, seat, bots, name)
        if asked and think is None and rules.name == "trojki":
            think = ask_think(lines, words)
    rules = sitting.match.game
    if think is not None and rules.name != "trojki":
        raise Refused("cli-think-trojki")
    pace = Pace(pause, 2 * pause if between is None else between, think or None)
    spoken = Words(words.language, sitting.names, sitting.seat, cards)
    table = Table(sitting.match, _seats(sitting, chance), pace)
    chance.table = table
    saving = Saving(table, sitting, keep)
    session = Session(table, sitting.seat, spoken, writer(has_colour()), saving.save)
    clock = Clock(frozen=pause == 0 and not lines.any_time)
    _play(session, saving, resume is not None, lambda: drive(session, lines, clock, lambda: start_compiling(rules)))


def _play(session: Session, saving: "Saving", resumed: bool, run: Callable[[], None]) -> None:
    """Play, and whatever ends it, keep the record."""
    try:
        session.welcome(resumed)
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
        if path is not None:
            click.echo(say("terminal-saved", path=str(path)))
            if not session.table.over:
                click.echo(say("terminal-resume", command=f"{program()} play --resume {shlex.quote(str(path))}"))
        click.echo(say("terminal-goodbye"))


def program() -> str:
    """What to type to start Stolik again: not always on the path, where it was installed for one folder."""
    own, found = Path(sys.argv[0]), shutil.which("stolik")
    if own.name == "__main__.py":
        return "python -m stolik"
    if own.name != "stolik" or (found is not None and Path(found).resolve() == own.resolve()):
        return "stolik"
    return shlex.quote(str(own))


class Saving:
    """Where the record goes: to the file that was named, or on leaving to one in the user's data folder."""

    def __init__(self, table: Table, sitting: Sitting, keep: Keep | None) -> None:
        self._table, self._sitting, self._keep = table, sitting, keep

    def save(self, path: str | None) -> Path:
        """Write the record now, to this file from now on, and say where. Raises OSError, Refused."""
        game = self._table.match.game.name
        wanted = Path(path) if path is not None else None if self._keep is not None else default_path(game)
        if wanted is not None and (self._keep is None or wanted.expanduser().resolve() != self._keep.path):
            self._keep = Keep(wanted)
        assert self._keep is not None
        match = self._table.match
        extra: dict[str, Any] = {"names": self._sitting.names, "seat": self._sitting.seat}
        if not match.deals:  # nothing else would say who is to deal first
            extra["dealer"] = match.dealer
        self._keep.write(to_record(match, self._sitting.players, extra))
        return self._keep.path

    def leave(self) -> Path | None:
        """Keep what is worth it: a match that is not over, and one that has a file."""
        if self._table.match.over and self._keep is None:
            return None
        try:
            return self.save(None)
        except OSError:
            for folder in (Path.cwd(), Path(gettempdir())):  # better in a strange place than lost
                with suppress(OSError, Refused):
                    return self.save(str(folder / default_name(self._table.match.game.name)))
            raise


# --- who sits where ----------------------------------------------------------------------------------------------


def _sit_down(
    make: Callable[..., Match],
    rules: Any,
    settled: Any,
    chance: Chance,
    words: Words,
    seat: int | None,
    bots: str | None,
    name: str | None,
) -> Sitting:
    """A new match; the first dealer by lot."""
    seat = seat or 0
    if seat >= settled.seats:
        raise Refused("cli-seat-range", given=seat, high=settled.seats - 1)
    players = shared.find_bots(bots, settled.seats - 1)
    players.insert(seat, PERSON)
    dealer = chance.source("dealer").randrange(settled.seats)
    match = make(rules, settled, dealer, chance.shuffle)
    return Sitting(match, seat, players, _names(words, settled.seats, seat, name))


def _resume(
    path: Path, chance: Chance, words: Words, seat: int | None, bots: str | None, name: str | None
) -> tuple[Sitting, list[bytes]]:
    """The last match of a file, where it was left, and the lines before it."""
    try:
        record, line, before = last_record(path)
        match = replay(record, GAMES, line, chance.shuffle)
    except BadRecord as error:
        raise Refused("cli-in-file", path=str(path), told=one_line(error, words)) from None
    if match.over:
        raise Refused("cli-resume-finished", path=str(path))
    count = match.options.seats
    kept = record.get("seat")
    if seat is None:
        seat = kept if type(kept) is int and 0 <= kept < count else 0
    elif seat >= count:
        raise Refused("cli-seat-range", given=seat, high=count - 1)
    players = [player if player in BOTS else "simple" for player in record["players"]]
    if bots is not None:
        players = shared.find_bots(bots, count - 1)
        players.insert(seat, PERSON)
    players[seat] = PERSON
    names = _names(words, count, seat, name)
    written = names_in(record)
    if written is not None:
        names = written
        yours = {Words(language).say("terminal-you") for language in LANGUAGES}
        names[seat] = name or (words.say("terminal-you") if names[seat] in yours else names[seat])
    return Sitting(match, seat, players, names), before


def _names(words: Words, count: int, seat: int, name: str | None) -> list[str]:
    """The person's name and those of the bots, all different."""
    mine = name or words.say("terminal-you")
    names = [one.strip() for one in words.say("terminal-names").split(",") if one.strip() != mine][: count - 1]
    names.insert(seat, mine)
    return names


def _seats(sitting: Sitting, chance: Chance) -> Sequence[Seat]:
    game = sitting.match.game.name
    return [
        Seat(name, None if seat == sitting.seat else chance.bot(player, game, seat))
        for seat, (name, player) in enumerate(zip(sitting.names, sitting.players, strict=True))
    ]


def _checked_name(name: str | None) -> str | None:
    if name is not None and not is_name(name):
        raise Refused("cli-bad-name", high=LONGEST_NAME)
    return name
