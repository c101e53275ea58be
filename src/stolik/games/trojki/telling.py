"""Trojki in words: the texts of actions, what makes a new trio, why an action is refused, what happened in a step.

All of it sees texts and views only. The rules themselves are in rules.py.
"""

from collections.abc import Sequence

from stolik.core.game import Event, Reason, View, event, not_held, reason
from stolik.games.trojki.state import ANSWER, CALLED, CELLS, DRAW, LINES, PACK, SILENT

ANSWERS = ("accept", "challenge")  # by their bits


def action_text(action: int) -> str:
    """The text of an action (docs/records.md); LookupError for the number of no action."""
    row, number = divmod(action, 64)
    if row == DRAW:
        return "draw"
    if row == ANSWER:
        return ANSWERS[number]
    card = PACK.text(number)
    if row >= SILENT:
        return f"place {card} {CELLS[row - SILENT]}"
    cell, feature = divmod(row - CALLED, 3)
    return f"place {card} {CELLS[cell]} {card[feature]}"


def action_number(text: str) -> int:
    """The action of a text; ValueError for any other text."""
    verb, *words = text.split(" ")
    match verb, words:
        case "draw", []:
            return 64 * DRAW
        case (("accept" | "challenge"), []):
            return 64 * ANSWER + ANSWERS.index(verb)
        case "place", [card, cell] if card in PACK and cell in CELLS:
            return 64 * (SILENT + CELLS.index(cell)) + PACK.number(card)
        case "place", [card, cell, call] if card in PACK and cell in CELLS and call in tuple(card):
            return 64 * (CALLED + 3 * CELLS.index(cell) + card.index(call)) + PACK.number(card)
    raise ValueError(text)


def claim(action: str) -> tuple[str, int, str | None]:
    """Card, cell (1..9) and call of the text of a placement."""
    _, card, cell, *call = action.split(" ")
    return card, int(cell), call[0] if call else None


# --- right and wrong placements -------------------------------------------------------------------


def trios(top: Sequence[str], cell: int, card: str) -> tuple[list[str], list[str]]:
    """The values of a card (text) that would be new in a line through a cell (0..8), and those only renewed."""
    others = [[top[k] for k in line if k != cell] for line in LINES if cell in line]
    shared = [value for value in card if any(value in one and value in two for one, two in others)]
    return [v for v in shared if v not in top[cell]], [v for v in shared if v in top[cell]]


def regular(top: Sequence[str], cell: int, card: str, call: str | None) -> bool:
    """Whether a card makes a new trio on a cell (1..9): by the call, or without a call any (TR-12, TR-A7)."""
    new, _ = trios(top, cell - 1, card)
    return bool(new) if call is None else call in new


def no_trio(top: Sequence[str], cell: int, card: str, call: str | None) -> Reason | None:
    """Why a card makes no new trio at all on a cell (1..9): TR-12, TR-14."""
    new, old = trios(top, cell - 1, card)
    if new:
        return None
    if old:
        return reason("trojki-why-not-new", "TR-14", card=card, cell=cell, call=call if call in old else old[0])
    return reason("trojki-why-no-trio", "TR-12", card=card, cell=cell)


def checked(view: View) -> tuple[list[str], int, str, str | None]:
    """The top cards before the card of a pause was laid, its cell (1..9), the card and its call."""
    card, cell, called = view["placed"], view["cell"], view["called"]
    top = [*view["top"][: cell - 1], view["covered"], *view["top"][cell:]]
    return top, cell, card, None if called is None else card[called]


# --- refusals -------------------------------------------------------------------------------------


def why(view: View, action: str) -> Reason:
    """Why the seat of the view cannot do this now: no card, no new trio, no right call, or the wrong moment."""
    if action in ANSWERS:
        return why_no_answer(view)
    if view["phase"] == "pause":
        return reason("trojki-why-pause", "TR-17", card=view["placed"], cell=view["cell"])
    if action == "draw":
        return reason("trojki-why-stack-empty", "TR-8")
    card, cell, call = claim(action)
    if card not in view["hand"]:
        return not_held(card, "TR-A6")
    openly = view["phase"] == "open"
    none = None if openly else no_trio(view["top"], cell, card, call)
    if none is not None:
        return none
    if not view["calls"]:
        return reason("trojki-why-no-call", "TR-A7", card=card, cell=cell)
    if openly or call is None:
        return reason("trojki-why-call-any", "TR-16", card=card)  # which call is right is for the players to see
    return reason("trojki-why-call", "TR-A7", card=card, cell=cell, call=call)


def why_no_answer(view: View) -> Reason:
    """Why the seat can neither accept nor challenge (TR-A8)."""
    if view["phase"] == "race":
        return reason("trojki-why-referee", "TR-A8")
    if view["phase"] == "open":
        return reason("trojki-why-no-check", "TR-A8")
    if view["placer"] == view["seat"]:
        return reason("trojki-why-own", "TR-A8")
    return reason("trojki-why-accepted", "TR-A8", card=view["placed"])


# --- events ---------------------------------------------------------------------------------------


def opening(view: View) -> list[Event]:
    """Who dealt, the stacks, the grid, what was left over."""
    told = [event("trojki-deal", seat=view["dealer"], number=view["number"] + 1)]
    told += [event("trojki-stack", seat=seat, count=count) for seat, count in enumerate(view["dealt"])]
    told += [event("trojki-row", row=k + 1, cards=view["top"][3 * k : 3 * k + 3]) for k in range(3)]
    covered = [card for card in view["gone"] if card not in view["top"] and card not in view["aside"]]
    if covered:
        told.append(event("trojki-centre", count=len(covered), cards=covered))
    if view["aside"]:
        told.append(event("trojki-aside", count=len(view["aside"]), cards=view["aside"]))
    return told if view["phase"] != "over" else told + ending(view)


def tell(before: View, seat: int, action: str, after: View) -> list[Event]:
    """A draw, a placement or an answer to one; then how the deal ended."""
    if action == "draw":
        return tell_draw(before, seat, after)
    told = tell_answer(before, seat, action, after) if action in ANSWERS else tell_placement(seat, action, after)
    return told if after["phase"] != "over" else told + ending(after)


def tell_draw(before: View, seat: int, after: View) -> list[Event]:
    """A card drawn: which one, the drawer alone is told."""
    count = after["stack"][seat]
    if after["seat"] != seat:
        return [event("trojki-draw", seat=seat, count=count)]
    card = next(card for card in after["hand"] if card not in before["hand"])
    return [event("trojki-draw-card", seat=seat, card=card, count=count)]


def tell_placement(seat: int, action: str, after: View) -> list[Event]:
    """A card laid; in the open mode it is to be checked now."""
    card, cell, call = claim(action)
    told = [event("trojki-place-silent", seat=seat, card=card, cell=cell, count=after["left"][seat])]
    if call is not None:
        told = [event("trojki-place", call=call, **told[0].args)]
    return [*told, event("trojki-check", seat=seat)] if after["phase"] == "pause" else told


def tell_answer(before: View, seat: int, action: str, after: View) -> list[Event]:
    """A card accepted or challenged, and what becomes of it: it stays or, with the reason, goes back."""
    top, cell, card, call = checked(before)
    stands = after["top"][cell - 1] == card
    if action == "accept" and stands:
        return [event("trojki-accept" if after["phase"] == "pause" else "trojki-accepted", seat=seat)]
    told = [event("trojki-accept" if action == "accept" else "trojki-challenge", seat=seat)]
    if stands:
        return [*told, event("trojki-stands", card=card, cell=cell)]
    if action == "accept":
        told.append(event("trojki-last-wrong"))  # TR-A14
    wrong = no_trio(top, cell, card, call) or reason("trojki-wrong-call", "TR-A7", card=card, cell=cell, call=call)
    undone = event("trojki-undone", seat=before["placer"], card=card, cell=cell, covered=before["covered"])
    return [*told, event(wrong.id, **wrong.args), undone]


def ending(view: View) -> list[Event]:
    """How a deal ended, and in a dead end how many cards everybody had left."""
    first, *result = how_ended(view)
    counts = [event("trojki-left", seat=seat, count=count) for seat, count in enumerate(view["left"])]
    return [first, *counts, *result] if result else [first]


def how_ended(view: View) -> list[Event]:
    """By a last card, or by a dead end that the fewest cards decide."""
    first = view["winners"]
    if view["ended"] == "last_card":
        return [event("trojki-last-card", seat=first[0])]
    result = event("trojki-fewest", seat=first[0]) if len(first) == 1 else event("trojki-tie", seats=first)
    return [event("trojki-dead-end"), result]
