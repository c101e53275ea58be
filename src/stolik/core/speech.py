"""What a game says besides its events: how things stand, what is asked, and what typed words mean.

All of it is made from views, never from a state, and is message ids with arguments, never text: the terminal and the
browser say the same. The contract is in game.py (`describe`, `ask`, `after`, `typed`); here is what several games
share. What one game says stands with that game.
"""

from collections.abc import Callable, Collection, Sequence

from stolik.core.game import Event, Reading, Unclear, View, event

# --- what several games say ------------------------------------------------------------------------------------------


def seats_of(view: View) -> list[int]:
    """All seats, the listener's own first, then clockwise."""
    me, count = view["seat"] or 0, view["seats"]
    return [(me + k) % count for k in range(count)]


def stands_hand(cards: Sequence[str]) -> list[Event]:
    """The whole hand; clients that answer by numbers say these too."""
    return [event("deal-hand", cards=list(cards)) if cards else event("deal-hand-empty")]


def order_of(view: View) -> list[int]:
    """The seats that have laid a card to this trick, in the order in which they did."""
    return [(view["leader"] + k) % view["seats"] for k in range(view["laid"])]


def stands_trick(view: View) -> Event:
    """The cards on the table, in the order in which they were laid."""
    if not view["laid"]:
        return event("trick-empty", seat=view["turn"])
    return event("trick-cards", list=[event("trick-laid", seat=at, card=view["table"][at]) for at in order_of(view)])


def after_trick(view: View) -> list[Event]:
    """The cards that lie there, but not one alone, which has just been told."""
    return [stands_trick(view)] if view["laid"] > 1 else []


def ask_card(view: View, legal: Sequence[str], suit_of: Callable[[str], str]) -> Event:
    """Which card is played: to lead, to follow suit, or any; `suit_of` gives the letter of a card's suit."""
    cards = hand = view["hand"]
    if len(legal) < len(hand):
        named = {action.partition(" ")[2] for action in legal}
        cards = [card for card in hand if card in named]
    told = {"cards": cards, "hand": hand}
    if not view["laid"]:
        return event("trick-lead", **told)
    suit = suit_of(view["led"])
    follows = {*map(suit_of, cards)} == {suit}
    return event("trick-follow" if follows else "trick-any", suit=suit, **told)


def last_act(events: Sequence[Event], acts: Collection[str]) -> int | None:
    """The seat of the last of these events that changes how the table stands; None if none does."""
    return next((each.args["seat"] for each in reversed(events) if each.id in acts), None)


# --- what may be typed -----------------------------------------------------------------------------------------------

DIGITS = 100  # more are no number that anybody means, and soon more than Python reads


def whole(token: str, low: int, high: int) -> int | None:
    """The whole number from `low` to `high` that a token says; None for all else, however long it is."""
    number = int(token) if token.isdecimal() and len(token) <= DIGITS else None
    return number if number is not None and low <= number <= high else None


def card_of(hand: Sequence[str], token: str) -> str | None:
    """The card that a token names, by its number in the hand or by its text; None if it is neither. Raises Unclear."""
    if token.isdecimal():
        number = whole(token, 1, len(hand))
        if number is None:
            raise Unclear("typed-no-number", number=token, count=len(hand))
        return hand[number - 1]
    return token if len(token) > 1 and token.isupper() else None


def read_card(view: View, verb: str, tokens: list[str]) -> list[Reading]:
    """A card of the hand to be laid, where the verb may be left out."""
    if tokens[0] == verb:
        tokens = tokens[1:]
    card = card_of(view["hand"], tokens[0]) if len(tokens) == 1 else None
    return [[f"{verb} {card}"]] if card else []


def read_plain(view: View, legal: Sequence[str], tokens: list[str]) -> list[Reading]:
    """For any game: an action as it is written, or its last part alone; a number may stand for a card of the hand.

    Several actions that end so are several readings. A card that fits nowhere is read as if it did, to be refused with
    the reason.
    """
    if len(tokens) > 1 or tokens[0] in legal:
        return [[" ".join(tokens)]]
    hand = view.get("hand") or []
    ends = {action: action.split(" ")[-1] for action in legal}
    what = tokens[0] if tokens[0] in ends.values() else card_of(hand, tokens[0])
    fitting = [[action] for action, end in ends.items() if end == what]
    verbs = [action.split(" ")[0] for action, end in ends.items() if end in hand]
    return fitting or [[f"{verb} {what}"] for verb in verbs[:1] if what]
