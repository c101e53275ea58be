"""What search has found, as events to be told: the best action, what the next ones cost, and what that rests on."""

from collections.abc import Sequence
from typing import Any

from stolik.bots.search import Thought
from stolik.core.game import Event, Game, View, event
from stolik.core.outcome import lowest_loses

SHOWN = 3  # actions that are told of
LEAST = 0.05  # points, below which two actions are as good as each other


def named(game: Game, view: View, action: str) -> Event:
    """What an action of the seat is called where it is not done yet."""
    name = game.action_name(view, action)
    return name or event("typed-card", card=action.split(" ")[-1])


def advised(game: Game, view: View, thoughts: Sequence[Thought]) -> list[Event]:
    """The best action, how much less the next ones bring, and how that was found out."""
    best, *others = thoughts[:SHOWN]
    dearer = [cost(game, view, one.action, best.value - one.value, best.error + one.error) for one in others]
    worlds = sum(thought.worlds for thought in thoughts)
    why = event("advice-worlds", count=worlds) if worlds else event("advice-exact")
    return [event("advice-best", told=[named(game, view, best.action)]), *dearer, why]


def cost(game: Game, view: View, action: str, loss: float, error: float) -> Event:
    """What an action costs, told in whole and tenth points; too little to be told apart is as good."""
    told: dict[str, Any] = {"told": [named(game, view, action)]}
    if loss < LEAST or loss < 2 * error:
        return event("advice-as-good", **told)
    if game.outcome is lowest_loses:  # a loser has one point less than the others
        return event("advice-risk", **told, count=round(100 * loss * (view["seats"] - 1) / view["seats"]))
    points, tenth = divmod(round(10 * loss), 10)
    return event("advice-cost", **told, points=points, tenth=tenth)
