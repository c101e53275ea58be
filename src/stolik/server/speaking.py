"""What a game says besides events to whoever wants to hear it: how things stand, what there is to add.

It is made from what the listener is shown anyway, so that it can tell no more than that.
"""

from collections.abc import Sequence
from typing import Any

from stolik.core.game import Event, Game
from stolik.table import GO_ON
from stolik.table.messages import Spoken


def spoken_of(
    game: Game, view: dict[str, Any] | None, legal: Sequence[str] = (), events: Sequence[Event] = ()
) -> Spoken:
    """What is said of a view, to a listener with these legal actions, after a step with these events."""
    if view is None:
        return Spoken()
    own = [action for action in legal if action != GO_ON]
    named = [(action, game.action_name(view, action)) for action in own]
    stands = game.describe(view)
    return Spoken(
        hand=stands.get("hand", []),
        deal=stands.get("deal", []),
        table=stands.get("table", []),
        seats=stands.get("seats", []),
        after=game.after(view, events) if events and view["phase"] not in ("over", "before") else [],
        names={action: name for action, name in named if name is not None},
    )
