"""`stolik simulate`: matches between bots, written as records."""

import secrets
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

import click

from stolik.arena import Fixture, chunk_size, play_chunks, play_matches
from stolik.cli.cluster import RayCluster, ray
from stolik.cli.command import TranslatedCommand, help_option, lang, number
from stolik.cli.errors import BadInput
from stolik.cli.lines_out import open_out, write_line
from stolik.cli.options import bots, find_bots, find_game, option, seats, seed, settle
from stolik.cli.signals import end_cleanly
from stolik.fast.bench import cores
from stolik.words import Words

EXAMPLE = "stolik simulate durak --matches 1000 --seats 3 --bots simple,random,random --seed 7 --out durak.jsonl"


@click.command(cls=TranslatedCommand, help="cli-simulate", example=EXAMPLE, add_help_option=False)
@click.argument("game")
@click.option("--matches", type=number(0), required=True, help="cli-help-matches")
@seats
@option
@bots("cli-help-bots-all")
@seed
@click.option("--legal", is_flag=True, help="cli-help-legal")
@click.option("--out", metavar="FILE", default="-", help="cli-help-out")
@click.option("--jobs", type=number(1, 1024), help="cli-help-jobs")
@ray("cli-help-ray")
@lang
@help_option
@click.pass_obj
def simulate(
    words: Words,
    game: str,
    matches: int,
    seats: int | None,
    given: tuple[str, ...],
    bots: str | None,
    seed: int | None,
    legal: bool,
    out: str,
    jobs: int | None,
    ray: str | None,
) -> None:
    """Play matches between bots and write one record a line: the same bytes for the same seed, whatever --jobs."""
    rules = find_game(game)
    options = settle(rules, seats, given)
    names = tuple(find_bots(bots, options.seats))
    source = str(seed) if seed is not None else secrets.token_hex(8)
    fixture = Fixture(rules.name, rules.option_values(options), names, source, legal)
    if ray is not None and jobs is not None:
        raise BadInput("cli-ray-jobs")
    end_cleanly()
    with (
        open_out(out) as stream,
        played(fixture, matches, jobs, ray) as lines,
        click.progressbar(
            lines,
            length=matches,
            label=words.say("cli-simulating", count=matches),
            file=sys.stderr,
            hidden=not sys.stderr.isatty() or (out == "-" and sys.stdout.isatty()),
        ) as bar,
    ):
        for line in bar:
            write_line(stream, out, line)


@contextmanager
def played(fixture: Fixture, matches: int, jobs: int | None, ray: str | None) -> Iterator[Iterator[str]]:
    """The records, as processes of this computer or a Ray cluster play them. Raises BadInput and GivenUp."""
    if ray is None:
        with closing(play_matches(fixture, matches, jobs or cores())) as lines:
            yield lines
        return
    with RayCluster(ray) as cluster:
        yield play_chunks(fixture, matches, chunk_size(matches, cluster.cores), cluster.in_order)
