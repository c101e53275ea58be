"""Positions of durak for tests: any hands and stock, a bout about to open; hearts are trump."""

from typing import Any

from stolik.core.chance import write
from stolik.core.deal import Deal
from stolik.core.engine import record
from stolik.games.durak import DURAK
from stolik.games.durak.rules import open_bout
from tests.position import position

PACK = [rank + suit for suit in "CDHS" for rank in "6789TJQKA"]

# Every form, seat count and option that can be played.
TABLES: list[dict[str, Any]] = [
    *({"seats": seats} for seats in range(2, 7)),
    {"seats": 4, "form": "pairs"},
    {"seats": 6, "form": "teams"},
    {"seats": 3, "stop_allowed": False, "max_pickups": 1},
    {"seats": 5, "neighbours_only": False, "max_pickups": 2},
    {"seats": 6, "neighbours_only": False, "stop_allowed": False, "max_pickups": None},
    {"seats": 4, "form": "pairs", "stop_allowed": False, "max_pickups": 1},
    {"seats": 6, "form": "teams", "stop_allowed": False, "max_pickups": 3},
    {"seats": 2, "allow_excess": True},
    {"seats": 3, "allow_excess": True, "max_pickups": 2},
    {"seats": 5, "allow_excess": True, "neighbours_only": False},
    {"seats": 4, "form": "pairs", "allow_excess": True, "stop_allowed": False},
    {"seats": 6, "form": "teams", "allow_excess": True},
]


def bout(
    *hands: str,
    attacker: int = 0,
    defender: int = 1,
    stock: str = "",
    six: int = -1,
    pickups: int = 0,
    dealer: int = 0,
    **options: Any,
) -> Deal:
    """The attacker is to open; `stock` top card first, the trump last; `six` may exchange the trump six."""
    *hidden, under = stock.split() or [None]
    deal = position(
        DURAK,
        {"seats": len(hands), **options},
        dealer=dealer,
        hand=list(hands),
        known=[""] * len(hands),
        stock=hidden,
        under=under,
        turned=under or "AH",
        trump="H",
        shown=None,
        drew_trump=None,
        six_holder=six,
        pickups=pickups,
    )
    write(deal._chance, 36 - len(hidden), [DURAK.pack.number(card) for card in hidden])
    open_bout(record(deal._states), attacker, defender)
    return deal


def run(deal: Deal, *steps: str) -> Deal:
    """Play these steps, "seat action" each."""
    for step in steps:
        seat, _, action = step.partition(" ")
        deal.play(int(seat), action)
    return deal


def roles(deal: Deal) -> tuple[int, int]:
    """Main attacker and defender."""
    return deal.view(None)["attacker"], deal.view(None)["defender"]


def hand(deal: Deal, seat: int) -> str:
    """A seat's cards, low card first."""
    return " ".join(deal.view(seat)["hand"])


def words(deal: Deal, seat: int) -> list[str]:
    """The seat's legal actions that name no card."""
    return [action for action in deal.legal(seat) if " " not in action]


def cards(deal: Deal, seat: int, verb: str) -> str:
    """The cards of the seat's legal actions of one verb that name one card."""
    legal = [action.split() for action in deal.legal(seat)]
    return " ".join(action[1] for action in legal if action[0] == verb and len(action) == 2)


def asked(deal: Deal) -> list[int]:
    """The attackers in the order in which they are asked, when each only allows the next."""
    deal, seats = deal.copy(), []
    while deal.view(None)["phase"] in ("throw", "gift") and deal.view(None)["laid"]:
        seats.append(deal.turn)
        last = "allow" not in deal.legal(deal.turn)
        gift = deal.view(None)["phase"] == "gift"
        deal.play(deal.turn, "done" if gift else "stop" if last else "allow")
        if last and not gift:
            break
    return seats


def repelled(deal: Deal) -> Deal:
    """The attacker's first plain card, beaten by the defender as it can be; then the attack is stopped."""
    attacker, defender = roles(deal)
    deal.play(attacker, f"attack {next(card for card in deal.view(attacker)['hand'] if card[1] != 'H')}")
    deal.play(defender, next(action for action in deal.legal(defender) if action.startswith("beat")))
    if deal.view(None)["phase"] == "throw":
        deal.play(deal.turn, "stop")
    return deal


def taken(deal: Deal) -> Deal:
    """The attacker's first plain card, taken by the defender; nobody gives more."""
    attacker, defender = roles(deal)
    deal.play(attacker, f"attack {next(card for card in deal.view(attacker)['hand'] if card[1] != 'H')}")
    deal.play(defender, "take")
    while deal.view(None)["phase"] == "gift":
        deal.play(deal.turn, "done")
    return deal


def deck(hands: list[str], turned: str, rest: str = "", dealer: int = 0) -> list[str]:
    """A deck that deals these hands, turns this card and goes on with `rest`; the other cards as they come."""
    seats = len(hands)
    top = [hands[(dealer + 1 + k) % seats].split()[k // seats] for k in range(6 * seats)]
    named = [*top, *([] if seats == 6 else [turned]), *rest.split()]
    return [*named, *(card for card in PACK if card not in named)]
