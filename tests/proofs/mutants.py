"""Games that leak, each in one of the ways in which a real one could: the proof must find them out."""

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import Any

from stolik.core.bits import bit, lowest
from stolik.core.game import Event, Game, View, event
from stolik.core.state import EVERYONE, NOBODY, SEAT, Shows, StateTable
from stolik.games.durak import DURAK
from stolik.games.durak.state import ATTACK
from stolik.games.golf import GOLF
from stolik.games.goliath import GOLIATH
from stolik.games.trojki import TROJKI

HEAD = ("seats", "dealer", "number", "turn", "phase")  # what every table begins with
LEAKY = "-leaky"  # a name of its own, so that no machine code of the honest game is taken for it


def showing(game: Game, name: str, shows: Shows | None = None) -> Game:
    """The game with a field that everybody sees."""
    fields = [field for field in game.table.fields if field.name not in HEAD]
    options = [(field.name, sum(field.shape)) for field in fields if field.name in game.options._fields]
    rows = [field for field in fields if field.name not in game.options._fields]
    leak = [row._replace(sees=EVERYONE, shows=shows or row.shows) if row.name == name else row for row in rows]
    table = StateTable(game.pack, game.table.seats, options, leak, game.table.facts)
    return replace(game, table=table, name=game.name + LEAKY)


class Watched(Game):
    """A game whose views leave the state behind, for a story-teller who cheats."""

    def view(self, state: Any, seat: int | None, points: Sequence[int] | None = None) -> dict[str, Any]:
        LAST[0] = state
        return super().view(state, seat, points)


LAST: list[Any] = [None]


def telling(game: Game, tell: Callable[[View, int, str, View], list[Event]]) -> Game:
    """The game with another story-teller, who can look at `LAST`."""
    same = {field.name: getattr(game, field.name) for field in fields(Game)}
    return Watched(**{**same, "tell": tell, "name": game.name + LEAKY})


def tell_of_trojki(before: View, seat: int, action: str, after: View) -> list[Event]:
    """The honest story, and the highest card of a hand that has drawn one."""
    told = TROJKI.tell(before, seat, action, after)
    hand = TROJKI.pack.mask_texts(int(LAST[0]["hand"][seat])) if action == "draw" else []
    return [*told, *(event("trojki-draw-card", seat=seat, card=card) for card in hand[-1:])]


def playing(game: Game, legal: Callable[..., None]) -> Game:
    """The game with other legal actions."""
    return replace(game, legal=legal, name=game.name + LEAKY)


def legal_by_the_six(s: Any, seat: Any, offer: Any) -> None:
    """Durak in which one attacks with no other than the lowest card while somebody else holds the trump six."""
    DURAK.legal(s, seat, offer)
    if s.six_holder not in (NOBODY, seat) and offer.rows and offer.row[0] == ATTACK:
        offer.mask[0] = bit(lowest(offer.mask[0]))


def legal_by_the_neighbour(s: Any, seat: Any, offer: Any) -> None:
    """Goliath in which nobody may lead blue or violet while their left neighbour holds a red card."""
    GOLIATH.legal(s, seat, offer)
    if offer.rows > 1 and int(s.hand[(seat + 1) % s.seats, 0]) & 0x3FFFF:
        offer.rows -= 1


MUTANTS: dict[str, tuple[str, Game]] = {
    "golf shows everybody's drawn card": ("golf", showing(GOLF, "drawn")),
    "goliath shows all hands": ("goliath", showing(GOLIATH, "hand")),
    "durak shows the cards of the stock": ("durak", showing(DURAK, "stock")),
    "durak shows who holds the trump six": ("durak", showing(DURAK, "six_holder", SEAT)),
    "trojki tells what others draw": ("trojki", telling(TROJKI, tell_of_trojki)),
    "durak's legal actions depend on the six": ("durak", playing(DURAK, legal_by_the_six)),
    "goliath's legal actions depend on another hand": ("goliath", playing(GOLIATH, legal_by_the_neighbour)),
}
