"""`stolik bench`: how many actions a second the rules play here."""

import json
import platform
from pathlib import Path

import click

from stolik.cli.command import Seconds, TranslatedCommand, help_option, lang
from stolik.cli.options import find_game
from stolik.fast.bench import cores, measure
from stolik.games import GAMES


@click.command(
    cls=TranslatedCommand, help="cli-bench", example="stolik bench planowanie --seconds 5", add_help_option=False
)
@click.argument("game", required=False)
@click.option("--seconds", type=Seconds(), default=3.0, help="cli-help-bench-seconds")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@lang
@help_option
def bench(game: str | None, seconds: float, as_json: bool) -> None:
    """Play random deals with all bookkeeping and print actions per second, on one core and on all."""
    names = [find_game(game).name] if game else list(GAMES)
    speeds = []
    if not as_json:
        click.echo(machine(cores()))
        click.echo(f"{'game':<12}{'seats':>6}{'actions/s, one core':>22}{'ns/action':>11}{'all cores':>14}{'ratio':>7}")
    for name in names:
        speed = measure(GAMES[name], seconds)
        speeds.append(speed._asdict())
        if not as_json:
            one, every = speed.one_core, speed.all_cores
            click.echo(f"{name:<12}{speed.seats:>6}{one:>22,.0f}{1e9 / one:>11.1f}{every:>14,.0f}{every / one:>7.2f}")
    if as_json:
        click.echo(json.dumps(speeds, indent=1))


def machine(cores: int) -> str:
    """One line on the machine: figures mean nothing without it."""
    import numba
    import numpy as np

    processor = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        names = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        processor = names[0] if names else processor
    versions = f"Python {platform.python_version()}, numba {numba.__version__}, numpy {np.__version__}"
    return f"{processor}, {cores} cores, {platform.system()}, {versions}"
