"""The predeal of durak: who may end up dealing (DU-8, DU-9, DU-A21). The option `traditions` turns it on.

Dealing is a chore for the fool. The dealer may offer somebody a cut, and whoever accepts deals instead and bears the
title of durak; so does whoever touches the cards. The dealer's `deal` ends it. Nobody's record of lost hands changes.
Actions: `offer SEAT`, `accept`, `decline`, `touch`, `deal`.
"""

from typing import Any, Literal, TypedDict

from stolik.core.errors import is_seat
from stolik.core.game import RECORDS, Event, Reason, event, reason
from stolik.games.durak.state import Options


def predeal(options: Options, dealer: int) -> "DurakPredeal | None":
    """What is done before a deal of this dealer, if these options have it."""
    return DurakPredeal(options.seats, dealer) if options.traditions else None


class DurakPredealView(TypedDict):
    """What everybody sees of a predeal; `offered`: to whom a cut is offered, `usual`: what falls into no trap."""

    game: Literal["durak"]
    phase: Literal["before"]
    seat: int | None
    seats: int
    dealer: int
    turn: int
    offered: int | None
    usual: str


class DurakPredeal:
    """Who deals, and to whom a cut is offered; `done` once the dealer deals. A `Predeal` (core/game.py)."""

    def __init__(self, seats: int, dealer: int) -> None:
        self.seats, self.dealer = seats, dealer
        self.offered: int | None = None
        self.done = False
        self.actions: list[str] = []

    @property
    def turn(self) -> int:
        """Who is asked: the seat that is offered the cut, or the dealer."""
        return self.dealer if self.offered is None else self.offered

    @property
    def usual(self) -> str:
        """What falls into no trap: to deal, and to decline a cut."""
        return "deal" if self.offered is None else "decline"

    def legal(self, seat: int) -> list[str]:
        """The seat's actions, in code-point order."""
        if self.done or not is_seat(seat, self.seats):
            return []
        if seat == self.offered:
            return ["accept", "decline", "touch"]
        if seat != self.dealer:
            return ["touch"]
        if self.offered is not None:
            return []
        return ["deal", *(f"offer {other}" for other in range(self.seats) if other != seat)]

    def play(self, seat: int, action: str) -> None:
        """Carry out one of the seat's legal actions."""
        self.actions.append(f"{seat} {action}")
        verb, _, other = action.partition(" ")
        if verb == "offer":
            self.offered = int(other)
            return
        if verb in ("accept", "touch"):
            self.dealer = seat
        self.offered = None
        self.done = verb == "deal"

    def why(self, seat: int, action: str) -> Reason:
        """Why an action is not legal for a seat."""
        verb, _, other = action.partition(" ")
        if not is_seat(seat, self.seats):
            return reason("why-no-seat", RECORDS, count=self.seats)
        if verb != "offer" and action not in ("accept", "decline", "touch", "deal"):
            return reason("why-no-action", "DU-A21", action=action)
        if verb in ("accept", "decline"):
            return reason("durak-why-no-offer", "DU-9")
        if verb == "touch":
            return reason("durak-why-dealer-touch", "DU-8")
        if seat != self.dealer:
            return reason("durak-why-only-dealer", "DU-8", seat=self.dealer)
        if self.offered is not None:
            return reason("durak-why-offer-open", "DU-9", other=self.offered)
        if other == str(seat):
            return reason("durak-why-offer-self", "DU-9")
        return reason("why-no-seat", "DU-9", count=self.seats)

    def tell(self, seat: int, action: str) -> list[Event]:
        """What all see of an action."""
        verb, _, other = action.partition(" ")
        if verb == "offer":
            return [event("durak-offers", seat=seat, other=int(other))]
        ids = {
            "accept": "durak-accepts",
            "decline": "durak-declines",
            "touch": "durak-touches",
            "deal": "durak-traditions-deal",
        }
        return [event(ids[verb], seat=seat)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What everybody sees before the deal."""
        shown: DurakPredealView = {
            "game": "durak",
            "phase": "before",
            "seat": seat,
            "seats": self.seats,
            "dealer": self.dealer,
            "turn": self.turn,
            "offered": self.offered,
            "usual": self.usual,
        }
        return {**shown}
