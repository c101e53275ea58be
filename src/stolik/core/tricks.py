"""What games with suits, seats and tricks share: a card's suit, the seat to the left, following suit."""

from typing import Any

from stolik.core.bits import NONE, ONE, bit, rule, u64
from stolik.core.packs import FRENCH

SUIT = u64(0xFFFF)
_S16, _S32 = u64(16), u64(32)


@rule
def left_of(seat: Any, seats: Any) -> Any:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < seats else 0


@rule
def suit_of(card: Any) -> Any:
    """All cards of a French card's suit, as a mask."""
    return SUIT << u64(card & 48)


@rule
def higher_in_suit(card: Any) -> Any:
    """All higher cards of a French card's suit."""
    return suit_of(card) & ~(bit(card) | (bit(card) - ONE))


@rule
def same_ranks(mask: Any) -> Any:
    """All French cards of the ranks that a set contains."""
    ranks = mask | (mask >> _S32)
    ranks = (ranks | (ranks >> _S16)) & SUIT
    return ranks | ranks << _S16 | ranks << _S32 | ranks << (_S16 + _S32)


@rule
def follow(hand: Any, led_suit: Any) -> Any:
    """The cards that may be played to a led suit: those of the suit, or any if there are none."""
    if hand & led_suit != NONE:
        return hand & led_suit
    return hand


def wins_over(card: str, other: str, trump: str | None) -> bool:
    """Whether a French card beats one that was laid before it: by its height in the suit, or as a trump."""
    if card[1] == other[1]:
        return FRENCH.number(card) > FRENCH.number(other)
    return card[1] == trump
