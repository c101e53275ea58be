"""The whole table between two deals as one JSON value, and back: the log need not be read from its beginning."""

from typing import TYPE_CHECKING, Any

from msgspec import convert, to_builtins

from stolik.core.game import Game
from stolik.match import Match, Played
from stolik.match.seal import seal
from stolik.table import matches
from stolik.table.messages import Chair, Said

if TYPE_CHECKING:
    from stolik.table.table import Table

# What is kept as it is: JSON values, told structs, and what becomes lists and dictionaries of them.
PLAIN: dict[str, Any] = {
    "v": int,
    "clock": str,
    "think": float,
    "phase": str,
    "host": str,
    "names": dict[str, str],
    "chairs": list[Chair],
    "since": list[float],
    "late": list[int],
    "left": dict[int, str],
    "removed": set[str],
    "wishes": dict[str, float],
    "votes": dict[str, list[int]],
    "fill_at": float | None,
    "still_since": float | None,
    "match_number": int,
    "sealed": tuple[list[str], str] | None,
    "seal": str,
    "began": str,
    "people": list[tuple[int, str, str, str]],
    "chat": list[Said],
    "talk": list[tuple[float, str]],
    "done": dict[str, dict[str, int]],
}


def state_of(table: "Table") -> dict[str, Any]:
    """The table, whose match is between two deals, as JSON values."""
    assert table.play is not None
    match = table.play.match
    kept: dict[str, Any] = to_builtins({name: getattr(table, name) for name in PLAIN}, str_keys=True)
    return kept | {
        "setup": to_builtins(table.setup),
        "rules": match.game.rules,
        "options": match.game.option_values(table.options),
        "banks": list(table.watch.banks),
        "next": table.play.next,
        "earlier": match.earlier,
        "before": match.before.actions if match.before is not None else [],
        "deals": [
            [deal.dealer, deal.deck, deal.actions, deal.points, deal.before, deal.seal.get("nonce", "")]
            for deal in match.deals
        ],
    }


def bring_back(table: "Table", state: dict[str, Any]) -> None:
    """Make a new table stand as it did. KeyError, ValueError for what is no such state."""
    for name, kind in PLAIN.items():
        setattr(table, name, convert(state[name], kind, str_keys=True))
    table.options = table.game.settle(state["options"])
    deals = [_played(table.game, deal) for deal in state["deals"]]
    match = Match.after(table.game, table.options, deals, state["earlier"])
    for line in state["before"]:
        match.play(int(line[0]), line[2:])
    table.watch = matches.watch_of(table)
    table.watch.banks = list(state["banks"])
    table.play = matches.play_of(table, match)
    table.play.next = state["next"]


def _played(game: Game, kept: list[Any]) -> Played:
    dealer, deck, actions, points, before, nonce = kept
    return Played(dealer, deck, actions, points, before, seal=seal(game, deck, nonce) if nonce else {})
