"""What a game's part of the terminal consists of, and what those parts share. All of it sees views and texts only."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from stolik.core.game import event
from stolik.words import Words

View = Mapping[str, Any]
Reading = list[str]  # actions, to be done one after another


class Unclear(Exception):
    """Something typed that means nothing here: a message id and its values."""

    def __init__(self, message: str, **values: Any) -> None:
        self.message, self.values = message, values
        super().__init__(message)


class Talk(NamedTuple):
    """How one game is spoken of at the terminal.

    hand(view, words)             the own cards
    table(view, words)            what lies on the table, line by line
    question(view, legal, words)  what is asked and possible, line by line
    read(view, legal, tokens)     what was typed, as the actions that it may mean: no reading, one, or several of which
                                  the player must choose; raises Unclear
    typed                         for each word of an action the message that lists how it may be typed
    help                          the message that says what may be typed
    label(action, words)          one of several readings, to choose from
    """

    hand: Callable[[View, Words], list[str]]
    table: Callable[[View, Words], list[str]]
    question: Callable[[View, Sequence[str], Words], list[str]]
    read: Callable[[View, Sequence[str], list[str]], list[Reading]]
    typed: Mapping[str, str]
    help: str
    label: Callable[[str, Words], str] = lambda action, words: action


def line(words: Words, message: str, **values: Any) -> str:
    """A line of its own: a sentence with its capital letter and full stop, also where it begins with a card."""
    return words.tell(event(message, **values))


def hand_of(view: View) -> list[str]:
    """The own cards in the order in which they are numbered: suit by suit, durak's trumps last."""
    cards: list[str] = list(view.get("hand") or [])
    if view["game"] == "durak":
        cards.sort(key=lambda card: card[1] == view["trump"])
    return cards


def numbered(view: View, cards: Iterable[str], words: Words) -> str:
    """Cards of the hand with their numbers there."""
    hand = hand_of(view)
    return ", ".join(f"{hand.index(card) + 1} {words.card(card)}" for card in hand if card in set(cards))


def say_hand(view: View, words: Words) -> list[str]:
    """The whole hand, numbered."""
    cards = hand_of(view)
    if not cards:
        return [line(words, "terminal-hand-empty")]
    return [line(words, "terminal-hand", list=numbered(view, cards, words))]


def card_of(view: View, token: str) -> str | None:
    """The card that a token names, by its number in the hand or by its text; None if it is neither."""
    if token.isdecimal():
        hand = hand_of(view)
        if not 1 <= int(token) <= len(hand):
            raise Unclear("terminal-no-number", number=token, count=len(hand))
        return hand[int(token) - 1]
    return token if len(token) > 1 and token.isupper() else None


def seats_of(view: View) -> list[int]:
    """All seats, the listener's own first, then clockwise."""
    me, count = view["seat"] or 0, view["seats"]
    return [(me + k) % count for k in range(count)]


def trick_of(view: View, words: Words) -> str:
    """The cards on the table, in the order in which they were laid."""
    order = [(view["leader"] + k) % view["seats"] for k in range(view["laid"])]
    cards = ", ".join(f"{words.say('terminal-name', seat=seat)} {words.card(view['table'][seat])}" for seat in order)
    if not cards:
        return line(words, "terminal-trick-empty", seat=view["turn"])
    return line(words, "terminal-trick", list=cards)


def ask_card(view: View, legal: Sequence[str], words: Words) -> list[str]:
    """Which card is played: to lead, to follow suit, or any."""
    cards = [action.removeprefix("play ") for action in legal]
    told = numbered(view, cards, words)
    if not view["laid"]:
        return [line(words, "terminal-lead", list=told)]
    suit = led_suit(view["led"])
    if all(led_suit(card) == suit for card in cards):
        return [line(words, "terminal-follow", suit=suit, list=told)]
    return [line(words, "terminal-any", suit=suit, list=told)]


def led_suit(card: str) -> str:
    """The letter of a card's suit or colour: goliath's cards begin with it."""
    return card[0] if card[1:].isdecimal() else card[1]


def read_card(view: View, tokens: list[str]) -> list[Reading]:
    """`play CARD`, where the verb may be left out."""
    if tokens[0] == "play":
        tokens = tokens[1:]
    card = card_of(view, tokens[0]) if len(tokens) == 1 else None
    return [[f"play {card}"]] if card else []
