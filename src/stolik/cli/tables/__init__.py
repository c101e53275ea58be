"""How each game's table is read out, what is asked, and what may be typed there.

One file a game, each with one `Talk`. What is common: cards, seats, numbered lists, words that mean an action.
"""

from stolik.cli.tables.before import BEFORE
from stolik.cli.tables.durak import DURAK
from stolik.cli.tables.golf import GOLF
from stolik.cli.tables.goliath import GOLIATH
from stolik.cli.tables.planowanie import PLANOWANIE
from stolik.cli.tables.talk import Talk
from stolik.cli.tables.trojki import TROJKI

TALKS = {"durak": DURAK, "golf": GOLF, "goliath": GOLIATH, "planowanie": PLANOWANIE, "trojki": TROJKI}


def talk_of(view: dict[str, object]) -> Talk:
    """How to speak of what this view shows: a deal, or the customs before one."""
    return BEFORE if view["phase"] == "before" else TALKS[str(view["game"])]


__all__ = ["TALKS", "Talk", "talk_of"]
