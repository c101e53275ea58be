"""Positions of the corpora (tests/corpus/positions): moments of a deal with an action that must or must not be done."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from stolik.core.deal import Deal
from stolik.games import GAMES

FOLDER = Path(__file__).parents[1] / "corpus" / "positions"


class Position(NamedTuple):
    """A moment: what a person would expect, the deal so far, who is asked, what must be done (one of these) or never.

    In a race nobody has the turn, so a position says whose moment it is, and "" is waiting.
    """

    game: str
    name: str
    deal: Deal
    seat: int
    must: list[str]
    never: list[str]

    def accepts(self, action: str) -> bool:
        return (not self.must or action in self.must) and action not in self.never


def positions(game: str) -> list[Position]:
    """Those of a game; each leads to a moment at which a seat is asked."""
    path = FOLDER / f"{game}.toml"
    listed = tomllib.loads(path.read_text("utf-8"))["position"] if path.exists() else []
    return [_position(game, told) for told in listed]


def _position(game: str, told: dict[str, Any]) -> Position:
    rules = GAMES[game]
    options = rules.settle(told["options"])
    deal = Deal(rules, options, told["deck"].split(), told.get("dealer", 0), told.get("number", 0))
    for action in told["actions"]:
        seat, _, text = action.partition(" ")
        if seat == "-":
            deal.reshuffle(text.split(" ")[1:])
        else:
            deal.play(int(seat), text)
    seat = told["seat"] if deal.turn is None else deal.turn
    legal = deal.legal(seat) if deal.turn is not None else [*deal.legal(seat), ""]
    must, never = told.get("must", []), told.get("never", [])
    assert set(must) | set(never) <= set(legal), (game, told["name"], legal)
    assert must or never
    return Position(game, told["name"], deal, seat, must, never)
