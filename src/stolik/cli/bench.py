"""`stolik bench`: how many actions a second the rules play here, what one costs a table, and how fast bots search."""

import json
import platform
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import click

from stolik.arena.speed import measure_cluster
from stolik.bots.speed import measure_search
from stolik.cli.cluster import RayCluster, ray
from stolik.cli.command import Seconds, TranslatedCommand, help_option, lang
from stolik.cli.options import find_game
from stolik.cli.signals import end_cleanly
from stolik.core.game import Game
from stolik.fast.bench import Speed, cores, measure
from stolik.games import GAMES
from stolik.table.speed import measure_table
from stolik.words import Words

# The columns of the table: the messages above them, and their widths.
COLUMNS = {
    "cli-bench-game": 12,
    "cli-bench-seats": 8,
    "cli-bench-one-core": 26,
    "cli-bench-time": 14,
    "cli-bench-all-cores": 16,
    "cli-bench-ratio": 12,
}
SEARCH_COLUMNS = {
    "cli-bench-game": 12,
    "cli-bench-seats": 8,
    "cli-bench-chance": 30,
    "cli-bench-policy": 26,
    "cli-bench-worlds": 22,
}
TABLE_COLUMNS = {"cli-bench-game": 12, "cli-bench-seats": 8, "cli-bench-table": 26}


@click.command(
    cls=TranslatedCommand, help="cli-bench", example="stolik bench planowanie --seconds 5", add_help_option=False
)
@click.argument("game", required=False)
@click.option("--seconds", type=Seconds(), default=3.0, help="cli-help-bench-seconds")
@ray("cli-help-bench-ray")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@lang
@help_option
@click.pass_obj
def bench(words: Words, game: str | None, seconds: float, ray: str | None, as_json: bool) -> None:
    """Play random deals with all bookkeeping and print actions per second, on one core and on all; then of search, and
    what an action costs a table of people. Of a cluster only the deals: the rest is of one core.
    """
    names = [find_game(game).name] if game else list(GAMES)
    if ray is not None:
        end_cleanly()
        with RayCluster(ray) as cluster:
            of = words.say("cli-bench-cluster", address=ray, count=cluster.cores, version=cluster.ray)
            measured = deals(
                words, names, of, as_json, lambda game: measure_cluster(game, seconds, cluster.cores, cluster.in_order)
            )
        if as_json:
            click.echo(json.dumps(measured, indent=1))
        return
    measured = deals(words, names, machine(words, cores()), as_json, lambda game: measure(game, seconds))
    searched = {name: found for name in names if (found := measure_search(GAMES[name], seconds))}
    tables = {name: measure_table(GAMES[name], seconds, Random, process_time) for name in names}
    if as_json:
        for each in measured:
            each["table"] = tables[each["game"]].cost
            found = searched.get(each["game"])
            each["search"] = {key: found._asdict()[key] for key in ("chance", "policy", "worlds")} if found else None
        click.echo(json.dumps(measured, indent=1))
        return
    if searched:
        click.echo()
        click.echo(row([words.say(column) for column in SEARCH_COLUMNS], SEARCH_COLUMNS))
        for name, found in searched.items():
            figures = [f"{found.seats}", f"{found.chance:,.0f}", f"{found.policy:,.0f}", f"{found.worlds:,.0f}"]
            click.echo(row([name, *figures], SEARCH_COLUMNS))
    click.echo()
    click.echo(row([words.say(column) for column in TABLE_COLUMNS], TABLE_COLUMNS))
    for name, table in tables.items():
        click.echo(row([name, f"{table.seats}", f"{1e6 * table.cost:.1f}"], TABLE_COLUMNS))


def deals(
    words: Words, names: list[str], of: str, as_json: bool, measure: Callable[[Game], Speed]
) -> list[dict[str, Any]]:
    """The speed of each game; printed meanwhile in a table, below what it is the speed of, unless JSON is wanted."""
    measured: list[dict[str, Any]] = []
    if not as_json:
        click.echo(of)
        click.echo(row([words.say(column) for column in COLUMNS], COLUMNS))
    for name in names:
        speed = measure(GAMES[name])
        measured.append(speed._asdict())
        if not as_json:
            one, every = speed.one_core, speed.all_cores
            figures = [f"{speed.seats}", f"{one:,.0f}", f"{1e9 / one:.1f}", f"{every:,.0f}", f"{every / one:.2f}"]
            click.echo(row([name, *figures], COLUMNS))
    return measured


def row(texts: list[str], columns: Mapping[str, int]) -> str:
    """A row of a table: the game on the left, figures on the right of their columns."""
    first, *others = zip(texts, columns.values(), strict=True)
    return first[0].ljust(first[1]) + "".join(text.rjust(width) for text, width in others)


def machine(words: Words, cores: int) -> str:
    """One line on the machine: figures mean nothing without it."""
    import numba
    import numpy as np

    processor = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        names = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        processor = names[0] if names else processor
    versions = f"Python {platform.python_version()}, numba {numba.__version__}, numpy {np.__version__}"
    return words.say("cli-bench-machine", processor=processor, count=cores, system=platform.system(), versions=versions)
