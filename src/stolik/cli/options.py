"""Options that several commands share: a game, its options, who plays. Names are checked here, rules by the game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click

from stolik.bots import BOTS, LADDER, maker_of
from stolik.bots.own import check_own, is_own
from stolik.cli.answers import VERBOSITIES
from stolik.cli.command import number
from stolik.cli.errors import BadInput
from stolik.core.game import Game
from stolik.core.options import from_text
from stolik.games import GAMES

MOST_SEATS = 99  # beyond any game's; each game then says what it takes

seats = click.option("--seats", type=number(0, MOST_SEATS), help="cli-help-seats")
option = click.option("--option", "given", metavar="NAME=VALUE", multiple=True, help="cli-help-option")
seed = click.option("--seed", type=number(0), help="cli-help-seed")
cards = click.option("--cards", type=click.Choice(("full", "short", "braille")), default="full", help="cli-help-cards")
verbosity = click.option(
    "--verbosity", type=click.Choice(tuple(VERBOSITIES)), default="normal", help="cli-help-verbosity"
)


def bots(told: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """`--bots` with the message that says which seats they take."""
    return click.option("--bots", metavar="NAME[,NAME]", help=told)


def find_game(name: str) -> Game:
    if name.lower() not in GAMES:
        raise BadInput("cli-no-game", given=name, known=list(GAMES))
    return GAMES[name.lower()]


def settle(game: Game, seats: int | None, given: Sequence[str]) -> Any:
    """The options of a match from the command line. Raises BadInput and BadOption."""
    texts: dict[str, str] = {}
    for one in given:
        name, equals, value = one.partition("=")
        name = name.strip().lower().replace("-", "_")
        if not equals or not name:
            raise BadInput("cli-not-name-value", given=one)
        if name in texts:
            raise BadInput("cli-twice", name=name)
        texts[name] = value
    if seats is not None:
        if "seats" in texts:
            raise BadInput("cli-twice", name="seats")
        texts["seats"] = str(seats)
    return game.settle(from_text(game.options, texts))


def find_bots(names: str | None, count: int, default: str = "casual") -> list[str]:
    """The names of `count` bots: one for all, or one for each."""
    listed = [name.strip().lower() for name in names.split(",")] if names is not None else [default]
    unknown = [name for name in listed if name not in BOTS]
    if unknown:
        raise BadInput("cli-no-bot", given=unknown[0], known=list(BOTS))
    if len(listed) not in (1, count):
        raise BadInput("cli-bots-count", given=len(listed), count=count)
    return listed * count if len(listed) == 1 else listed


def find_bot(name: str) -> str:
    """The name of a bot: one of Stolik's or of the ladder, or a file, which is run at once.

    Raises BadInput, OSError and BadBot.
    """
    if is_own(name):
        check_own(name)
        return name
    rung, at, budget = name.strip().partition("@")
    known = {each.lower(): each for each in (*BOTS, *LADDER)}
    full = known.get(rung.lower(), rung) + at + budget
    try:
        maker_of(full)
    except KeyError:
        raise BadInput("cli-no-bot", given=name, known=[*known.values()]) from None
    return full


def values(options: Mapping[str, Any]) -> list[str]:
    """Options as one may type them: `name=value`."""
    return [f"{name}={_value(value)}" for name, value in options.items()]


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list):
        return ",".join(map(str, value))
    return "none" if value is None else str(value)
