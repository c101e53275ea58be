"""What search has found, as events to be told: the best action, what the next ones cost, and what that rests on."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from stolik.bots.minds import MINDS
from stolik.bots.search import Thought, analyse
from stolik.core.game import Event, Game, View, event
from stolik.core.outcome import lowest_loses
from stolik.games import GAMES

SHOWN = 3  # actions that are told of
SURE = 2.0  # standard errors by which actions must differ to be told apart
LEAST = 0.05  # points, below which two actions are as good as each other
PART = 4  # a hint takes a fourth of master's playouts: it may be thought about on the core that serves the tables


class HintWanted(NamedTuple):
    """What a hint is wanted about: plain data, to be thought about in any process (as bots/decision.py).

    game, options    the name of the game, and the options of the match as a record has them
    view, legal, history    what the seat sees, can do, and has seen others do
    """

    game: str
    options: dict[str, Any]
    view: View
    legal: Sequence[str]
    history: Sequence[str]


def advise(wanted: HintWanted) -> tuple[str, list[Event]]:
    """The best action, and all that there is to say of it and the next ones."""
    game = GAMES[wanted.game]
    master = MINDS[wanted.game].master
    depth = master._replace(playouts=master.playouts // PART)
    options = game.settle(wanted.options)
    found = analyse(wanted.game, options, wanted.view, wanted.legal, wanted.history, depth)
    return found[0].action, advised(game, wanted.view, found)


def named(game: Game, view: View, action: str) -> Event:
    """What an action of the seat is called where it is not done yet."""
    name = game.action_name(view, action)
    return name or event("typed-card", card=action.split(" ")[-1])


def advised(game: Game, view: View, thoughts: Sequence[Thought]) -> list[Event]:
    """The best action, how much less the next ones bring, and how that was found out, if there was a choice."""
    best, *others = thoughts[:SHOWN]
    dearer = [cost(game, view, one.action, best.value - one.value, best.error + one.error) for one in others]
    worlds = sum(thought.worlds for thought in thoughts)
    if len(thoughts) == 1:
        why = event("advice-only")
    else:
        why = event("advice-worlds", count=worlds) if worlds else event("advice-exact")
    return [event("advice-best", told=[named(game, view, best.action)]), *dearer, why]


def cost(game: Game, view: View, action: str, loss: float, error: float) -> Event:
    """What an action costs, told in whole and tenth points; too little to be told apart is as good.

    `margin` is how far off that may be, either way: two standard errors. 0: it is exact, or as good as that.
    """
    told: dict[str, Any] = {"told": [named(game, view, action)]}
    if loss < LEAST or loss < SURE * error:
        return event("advice-as-good", **told)
    if game.outcome is lowest_loses:  # a loser has one point less than the others
        share = 100 * (view["seats"] - 1) / view["seats"]
        return event("advice-risk", **told, count=round(share * loss), margin=round(share * SURE * error))
    points, tenth = divmod(round(10 * loss), 10)
    margin, part = divmod(round(10 * SURE * error), 10)
    return event(
        "advice-cost", **told, points=points, tenth=tenth, margin=margin, part=part, exact=not (margin or part)
    )
