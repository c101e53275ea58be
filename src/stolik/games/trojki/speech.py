"""Trojki spoken of: how a deal stands, what is asked, what typed words mean. Nothing here says which cards fit: to see
it is the game. It sees views only."""

from collections.abc import Sequence

from stolik.core.game import Event, Reading, Stands, Typed, Unclear, View, event
from stolik.core.speech import card_of, last_act, seats_of, stands_hand, whole
from stolik.games.trojki.telling import ANSWERS, checked, how_ended

FEATURES = {
    "R": "red",
    "B": "blue",
    "V": "violet",
    "Y": "yellow",
    "C": "circle",
    "S": "square",
    "X": "cross",
    "T": "star",
    "0": "none",
    "1": "one",
    "2": "two",
    "3": "three",
}


def describe(view: View) -> Stands:
    """The hand; the grid row by row; how many cards everybody has left; the card that is checked; handicap and rest."""
    top, seats = view["top"], seats_of(view)
    stands = {
        "table": [event("trojki-row", row=row + 1, cards=top[3 * row : 3 * row + 3]) for row in range(3)],
        "seats": [
            event("trojki-stands-left", seat=at, count=view["left"][at], total=view["hand_count"][at]) for at in seats
        ],
    }
    known = [seat for seat in seats if view["known"][seat] and seat != view["seat"]]
    stands["seats"] += [event("trojki-known", seat=seat, cards=view["known"][seat]) for seat in known]
    stands["deal"] = stands_dealt(view) + (stands_check(view) if view["phase"] == "pause" else [])
    return stands if view["seat"] is None else {"hand": stands_hand(view["hand"]), **stands}


def stands_dealt(view: View) -> list[Event]:
    """Who began with more cards than others (TR-24), and which cards are out of play (TR-4)."""
    fewest = min(view["dealt"])
    more = [(seat, count - fewest) for seat, count in enumerate(view["dealt"]) if count > fewest]
    listed = [event("trojki-stands-more", seat=seat, count=count) for seat, count in more]
    aside = view["aside"]
    told = [event("trojki-stands-handicap", list=listed)] if listed else []
    return [*told, event("trojki-aside", count=len(aside), cards=aside)] if aside else told


def stands_check(view: View) -> list[Event]:
    """The card that is checked, what it covers, and who has still to answer: a sentence each, short enough to hear."""
    _, cell, card, call = checked(view)
    about = {"seat": view["placer"], "card": card, "cell": cell}
    waiting = [seat for seat in seats_of(view) if seat != view["placer"] and not view["accepted"][seat]]
    told = event("trojki-checking-silent", **about)
    if call is not None:
        told = event("trojki-checking", call=call, **about)
    return [told, event("trojki-covered", covered=view["covered"]), event("trojki-missing", seats=waiting)]


def ask(view: View, legal: Sequence[str]) -> list[Event]:
    """A card of the hand, or to draw one; before the first card is placed also how. In a pause to judge the card."""
    if view["phase"] == "pause":
        return [*stands_check(view)[:2], event("trojki-ask-check")] if legal else []
    if view["hand"]:
        return [event("trojki-ask-card", cards=view["hand"])]
    if any(view["dealt"][seat] - view["left"][seat] for seat in seats_of(view)):
        return [event("trojki-ask-draw")]
    return [event("trojki-ask-race" if view["calls"] else "trojki-ask-race-silent")]


def meanwhile(view: View, held: bool) -> list[Event]:
    """To whoever does not judge the card of a pause: which one it is, whose answers are missing. Then how it ended."""
    if view["phase"] == "over":
        return how_ended(view)
    if view["phase"] != "pause" or (view["seat"] not in (None, view["placer"]) and not view["accepted"][view["seat"]]):
        return []
    told = stands_check(view)
    return told[-1:] if view["seat"] == view["placer"] else told


def action_name(view: View, action: str) -> Event | None:
    """To draw, and the answers; what a card fits is for the eyes and ears to find."""
    return event(f"trojki-name-{action}") if action in ("draw", *ANSWERS) else None


def after(view: View, events: Sequence[Event]) -> list[Event]:
    """How many cards the seat has that placed one; all else would come too late in a race."""
    seat = last_act(events, ("trojki-place", "trojki-place-silent"))
    if seat is None or view["phase"] == "over":
        return []
    return [event("trojki-full", seat=seat, count=view["hand_count"][seat], total=view["stack"][seat])]


def read(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """`draw 3`, or card, cell and call (TR-16: whoever places a card says it); `accept` and `challenge`."""
    if tokens[0] in ANSWERS:
        return [tokens] if len(tokens) == 1 else []
    verb, rest = (tokens[0], tokens[1:]) if tokens[0] in ("draw", "place") else ("", tokens)
    if verb == "draw":
        return _draws(view, rest)
    if not 2 <= len(rest) <= 3:
        if len(rest) == 1 and card_of(view["hand"], rest[0]):
            raise Unclear("trojki-claim" if view["calls"] else "trojki-claim-silent")
        return []
    card, cell = card_of(view["hand"], rest[0]), rest[1]
    if card is None or not cell.isdecimal():
        return []
    number = whole(cell, 1, 9)
    if number is None:
        raise Unclear("typed-no-cell", cell=cell, high=9)
    claim = f"place {card} {number}"
    if len(rest) == 2:
        return [[claim]]
    if rest[2] not in FEATURES:
        raise Unclear("trojki-no-feature", text=rest[2])
    if rest[2] not in card:
        raise Unclear("trojki-not-on-card", card=card, call=rest[2])
    return [[f"{claim} {rest[2]}"]]


def _draws(view: View, rest: list[str]) -> list[Reading]:
    if not rest:
        return [["draw"]]
    if len(rest) > 1 or not rest[0].isdecimal() or whole(rest[0], 0, 0) == 0:
        return []
    stack = max(1, view["stack"][view["seat"]])
    return [["draw"] * (whole(rest[0], 1, stack) or stack)]  # whoever asks for more than lie there wants them all


TYPED = Typed(
    read,
    {
        **{verb: f"trojki-typed-{verb}" for verb in ("draw", "place", *ANSWERS)},
        **{letter: f"trojki-typed-{name}" for letter, name in FEATURES.items()},
    },
    "trojki-help",
)
