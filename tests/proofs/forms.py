"""The forms in which the proofs play each game: every value of every option, and every two values that go together.

They are made from the annotations of the games' `Options`: a new option or choice is played without a line here, a new
number needs its values in the module of its game (tests/proofs/games).
"""

from functools import cache
from itertools import combinations, product
from types import NoneType
from typing import Any, NamedTuple, get_args

from stolik.core.game import Game
from stolik.core.options import BadOption, choices, kinds
from stolik.games import GAMES
from tests.proofs.games import known


class Form(NamedTuple):
    """A game with settled options."""

    game: Game
    options: Any

    def __str__(self) -> str:
        given = zip(self.options._fields, self.options, strict=True)
        usual = self.game.options._field_defaults
        told = [f"{name}={value}" for name, value in given if name == "seats" or value != usual[name]]
        return "-".join([self.game.name, *told]).replace(" ", "")


def values(game: Game) -> dict[str, tuple[Any, ...]]:
    """The values of each option that are tried, default first where that is easy."""
    found: dict[str, tuple[Any, ...]] = {}
    for name, hint in kinds(game.options).items():
        null = (None,) if NoneType in get_args(hint) else ()
        if name == "seats":
            found[name] = tuple(range(game.seats[0], game.seats[1] + 1))
        elif hint is bool:
            found[name] = (False, True)
        else:
            found[name] = choices(hint) or (*null, *known(game.name).VALUES[name])
    return found


def combinations_of(game: Game) -> list[Any]:
    """Every combination of these values that the game plays, settled, each once."""
    names, columns = zip(*values(game).items(), strict=True)
    played: dict[Any, None] = {}
    for row in product(*columns):
        try:
            played[game.settle(dict(zip(names, row, strict=True)))] = None
        except BadOption:
            continue
    return list(played)


def pairs(options: Any) -> set[tuple[int, Any, int, Any]]:
    """All pairs of values that stand together in a combination."""
    numbered = list(enumerate(options))
    return {(i, a, j, b) for (i, a), (j, b) in combinations(numbered, 2)}


@cache
def forms_of(name: str) -> list[Form]:
    """The usual form of a game, and few others in which every pair of values occurs that the game plays at all."""
    game = GAMES[name]
    rest = {options: pairs(options) for options in combinations_of(game)}
    found = [Form(game, game.settle({}))]
    wanted = set().union(*rest.values()) - rest.pop(found[0].options)
    while wanted:
        best = max(rest, key=lambda options: len(rest[options] & wanted))
        wanted -= rest.pop(best)
        found.append(Form(game, best))
    return found


def all_forms() -> list[Form]:
    """The forms of all games."""
    return [form for name in GAMES for form in forms_of(name)]
