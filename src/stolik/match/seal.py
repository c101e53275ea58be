"""Deals that anyone can verify: a deck is sealed before the first card is seen, and opened after the deal.

The seal of a deck is the SHA-256 of `stolik/1 GAME RULES NONCE CARD CARD ...` (single spaces, the top card first): the
game, the revision of its rules, and a nonce of 64 hexadecimal digits that nobody can guess. Golf's reshuffles follow
from the nonce, so the seal binds them too: card k of the sorted discards has the key SHA-256 of `NONCE reshuffle NUMBER
K CARD`, and the new stock is in order of keys.

In a record a deal's `seal` is `{"scheme": "sha256", "hash": ..., "nonce": ...}`. Another scheme (one in which players
add chance of their own) will have another name and more keys.

It needs no rules: a `Game` says its name and their revision, and so does a record (`Revision`).
"""

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

SCHEME = "sha256"
NONCE = re.compile("[0-9a-f]{64}")


class Ruled(Protocol):
    """A game as a seal names it."""

    @property
    def name(self) -> str: ...
    @property
    def rules(self) -> int: ...


class Revision(NamedTuple):
    """The game that a record names, by these rules."""

    name: str
    rules: int


def seal(game: Ruled, deck: Sequence[str], nonce: str) -> dict[str, str]:
    """The seal of a deck for a deal of this game by these rules, as a record has it."""
    sealed = " ".join(["stolik/1", game.name, str(game.rules), nonce, *deck])
    return {"scheme": SCHEME, "hash": _hash(sealed), "nonce": nonce}


def reshuffled(cards: Sequence[str], nonce: str, number: int) -> list[str]:
    """The stock that a deal's reshuffle (`number` counts from 0) makes of these cards, top card first."""
    keys = [(_hash(f"{nonce} reshuffle {number} {k} {card}"), card) for k, card in enumerate(sorted(cards))]
    return [card for _, card in sorted(keys)]


def broken(told: Any, game: Ruled, deck: Sequence[str], actions: Sequence[str]) -> str:
    """What is wrong with the seal that a record tells of a deal, as the id of a message; "" if nothing is."""
    if not isinstance(told, Mapping) or told.get("scheme") != SCHEME:
        return "record-seal-scheme"
    nonce = told.get("nonce")
    if not isinstance(nonce, str) or not NONCE.fullmatch(nonce):
        return "record-seal-nonce"
    if dict(told) != seal(game, deck, nonce):
        return "record-seal-hash"
    stocks = [action.split(" ")[2:] for action in actions if action.startswith("- reshuffle")]
    if any(stock != reshuffled(stock, nonce, number) for number, stock in enumerate(stocks)):
        return "record-seal-reshuffle"
    return ""


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
