"""A state as far as a seat knows it: what its view tells, and what follows from that. What is hidden is empty.

Search begins here; which hidden cards there may be is for beliefs to say (stolik/bots/beliefs).
"""

from typing import Any

from stolik.core.engine import prepare
from stolik.core.game import Game, View


def restored(game: Game, options: Any, view: View) -> Any:
    """An array of one record of the game's state table, made from a view of a deal with these options alone."""
    state = game.table.new()
    prepare(game, state, options, view["dealer"], view["number"])
    state["phase"] = game.phases.index(view["phase"])
    game.table.read(view, state)
    game.restore(state, view)
    return state
