"""`stolik arena`: bots against bots on duplicate deals, and how sure one can be of what comes out."""

import json
import re
import secrets
import sys
from collections.abc import Sequence
from contextlib import closing, nullcontext
from io import FileIO

import click

from stolik.arena import FORMATS, Contest, Findings, Hypotheses, Line, SetMatch, contest, play_contest
from stolik.arena.figures import Estimate
from stolik.bots.own import told_files
from stolik.cli.command import TranslatedCommand, help_option, lang, number
from stolik.cli.errors import BadInput
from stolik.cli.figures import decimal, in_columns, percent, span
from stolik.cli.lines_out import open_out, write_line
from stolik.cli.options import find_bot, find_game, option, seats, seed, settle
from stolik.cli.signals import end_cleanly
from stolik.fast.bench import cores
from stolik.words import Words, printable

EXAMPLE = "stolik arena durak --bot simple --bot random --sets 200 --seed 7"
SETS, MOST_TESTED = 100, 10_000  # sets where nothing is said: of a contest, and of one that a test ends
VALUE = r"([+-]?\d{1,9}(?:\.\d{1,9})?)"
BETWEEN = re.compile(f"{VALUE}(%?):{VALUE}(%?)")


@click.command(cls=TranslatedCommand, help="cli-arena", example=EXAMPLE, add_help_option=False)
@click.argument("game")
@click.option("--bot", "named", metavar="BOT", multiple=True, help="cli-help-arena-bot")
@seats
@option
@click.option("--format", "form", type=click.Choice(FORMATS), help="cli-help-arena-format")
@click.option("--sets", type=number(1), help="cli-help-arena-sets")
@click.option("--sprt", metavar="H0:H1", help="cli-help-arena-sprt")
@seed
@click.option("--records", metavar="FILE", help="cli-help-arena-records")
@click.option("--jobs", type=number(1, 1024), help="cli-help-arena-jobs")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@lang
@help_option
@click.pass_obj
def arena(
    words: Words,
    game: str,
    named: tuple[str, ...],
    seats: int | None,
    given: tuple[str, ...],
    form: str | None,
    sets: int | None,
    sprt: str | None,
    seed: int | None,
    records: str | None,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Play a contest and say what came of it; after Ctrl-C, what has come of it so far."""
    rules = find_game(game)
    options = settle(rules, seats, given)
    test = hypotheses(sprt) if sprt is not None else None
    source = str(seed) if seed is not None else secrets.token_hex(8)
    held = contest(rules, options, [find_bot(name) for name in named], source, form)
    if test is not None and len(named) > 2:
        raise BadInput("arena-test-two", count=len(named))
    findings = Findings(held, test)
    end_cleanly()
    stopped: KeyboardInterrupt | None = None
    with open_out(records) if records is not None else nullcontext() as stream:
        try:
            _play(words, findings, sets or (MOST_TESTED if test else SETS), jobs or cores(), stream, records or "")
        except KeyboardInterrupt as error:
            stopped = error
    ended = "interrupted" if stopped else "decided" if findings.verdict else "sets"
    if findings.sets:
        lines = [json.dumps(findings.as_json(ended), indent=1)] if as_json else told(words, findings, ended)
        click.echo("\n".join(lines), err=records == "-")
    if stopped is not None:
        if not findings.sets and (files := told_files(held.bots)):
            click.echo(printable(words.say("arena-no-answer", files=files)), err=True)
        raise stopped


def hypotheses(text: str) -> Hypotheses:
    """What `--sprt` says: points, or shares of the win in percent. Raises BadInput."""
    found = BETWEEN.fullmatch(text.replace(" ", ""))
    if found is None or found[2] != found[4] or float(found[1]) == float(found[3]):
        raise BadInput("arena-bad-test", given=text)
    low, high = float(found[1]), float(found[3])
    return Hypotheses("share", low / 100, high / 100) if found[2] else Hypotheses("points", low, high)


def _play(words: Words, findings: Findings, sets: int, jobs: int, stream: FileIO | None, path: str) -> None:
    """Set after set, until there are enough or the test has decided."""

    def so_far(matches: list[SetMatch] | None) -> str:
        found = findings.points.estimate() if findings.points.count > 1 else None
        if found is None or found.error is None:
            return ""
        mean, error = decimal(words, found.mean, sign=True), decimal(words, found.error)
        return words.say("arena-so-far", bot=findings.bots[0], mean=mean, error=error)

    with (
        closing(play_contest(findings.contest, sets, jobs, stream is not None)) as played,
        click.progressbar(
            played,
            length=sets,
            label=words.say("arena-playing", count=sets),
            item_show_func=so_far,
            file=sys.stderr,
            hidden=not sys.stderr.isatty() or (path == "-" and sys.stdout.isatty()),
        ) as bar,
    ):
        for matches in bar:
            findings.add(matches)
            if stream is not None:
                write_line(stream, path, "\n".join(match.record for match in matches))
            if findings.verdict is not None:
                return


# --- what came of it -------------------------------------------------------------------------------------------------


def told(words: Words, findings: Findings, ended: str) -> list[str]:
    """A findings as lines of text."""
    found = findings.lines()
    lines = [_head(words, findings.contest, findings), *_bots(words, found)]
    if len(findings.bots) > 2:
        lines += ["", *_pairs(words, findings)]
    lines += ["", words.say("arena-legend", kept=_kept(found))]
    if findings.test is not None:
        lines.append(_verdict(words, findings, findings.test))
    if ended == "interrupted":
        lines.append(words.say("arena-interrupted"))
    return lines


def _head(words: Words, contest: Contest, findings: Findings) -> str:
    return words.say(
        "arena-head",
        game=words.say(f"{contest.game}-title"),
        seats=contest.options["seats"],
        sets=len(findings.sets),
        matches=findings.matches,
        seed=contest.seed,
    )


def _bots(words: Words, found: Sequence[Line]) -> list[str]:
    """A row for each candidate."""
    rows = [_titles(words, "arena-column-bot", *_FIGURES)]
    rows += [[line.bot, *_figures(words, line.points, line.share, line.even)] for line in found]
    if any(line.rating for line in found):
        rows[0] += _titles(words, "arena-column-rating", "arena-column-interval")
        for row, line in zip(rows[1:], found, strict=True):
            assert line.rating is not None
            rating, low, high = line.rating
            row += [f"{rating:+.0f}", words.say("arena-span", low=f"{low:+.0f}", high=f"{high:+.0f}")]
    if _kept(found):
        rows[0] += _titles(words, "arena-column-kept")
        for row, line in zip(rows[1:], found, strict=True):
            row.append(percent(words, line.kept.mean) if line.kept else "")
    rows[0] += _titles(words, "arena-column-time")
    for row, line in zip(rows[1:], found, strict=True):
        row.append(decimal(words, line.milliseconds, 3))
    return in_columns(rows, 1)


def _kept(found: Sequence[Line]) -> bool:
    """Whether the bots of this game bid, and there is a column of how many bids they kept."""
    return any(line.kept for line in found)


def _pairs(words: Words, findings: Findings) -> list[str]:
    """A row for every two candidates."""
    rows = [_titles(words, "arena-column-bot", "arena-column-against", *_FIGURES)]
    rows += [[each.bot, each.other, *_figures(words, each.points, each.share, each.even)] for each in findings.pairs()]
    return in_columns(rows, 2)


# As `_figures` has them.
_FIGURES = (
    "arena-column-points",
    "arena-column-interval",
    "arena-column-share",
    "arena-column-interval",
    "arena-column-even",
)


def _figures(words: Words, points: Estimate, share: Estimate, even: float) -> list[str]:
    return [
        decimal(words, points.mean, sign=True),
        span(words, points, lambda value: decimal(words, value, sign=True)),
        percent(words, share.mean),
        span(words, share, lambda value: percent(words, value)),
        percent(words, even),
    ]


def _titles(words: Words, *columns: str) -> list[str]:
    return [words.say(column) for column in columns]


def _verdict(words: Words, findings: Findings, test: Hypotheses) -> str:
    """What the test says, or that it says nothing yet."""
    h0, h1 = (
        percent(words, value) if test.unit == "share" else decimal(words, value, sign=True)
        for value in (test.h0, test.h1)
    )
    taken, left = (h1, h0) if findings.verdict == "h1" else (h0, h1)
    found = decimal(words, findings.log_likelihood, sign=True)
    message = "arena-decided" if findings.verdict else "arena-undecided"
    return words.say(message, bot=findings.bots[0], unit=test.unit, taken=taken, left=left, found=found)
