"""A server that cheats with its seals: a test double for whoever is to notice it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from stolik.games import GAMES
from stolik.match import Match, records
from stolik.match.seal import seal
from stolik.table import Table, table

Cheat = Callable[[dict[str, Any]], Any]  # does something to a record


def other_nonce(record: dict[str, Any]) -> None:
    """The first deck with another nonce than it was sealed with, sealed anew."""
    deal = record["deals"][0]
    deal["seal"] = seal(GAMES[record["game"]], deal["deck"], "1" * 64)


def other_deck(record: dict[str, Any]) -> None:
    """Another first deck, sealed anew with the same nonce."""
    deal = record["deals"][0]
    deal["deck"] = [*reversed(deal["deck"])]
    deal["seal"] = seal(GAMES[record["game"]], deal["deck"], deal["seal"]["nonce"])


def other_deck_under_the_seal(record: dict[str, Any]) -> None:
    """Another first deck under the seal that was told."""
    record["deals"][0]["deck"] = [*reversed(record["deals"][0]["deck"])]


@contextmanager
def cheating(monkeypatch: pytest.MonkeyPatch, cheat: Cheat) -> Iterator[None]:
    """All records that a table of this process makes meanwhile are tampered with."""
    honest = records.to_record

    def to_record(*arguments: Any) -> dict[str, Any]:
        record = honest(*arguments)
        cheat(record)
        return record

    with monkeypatch.context() as patched:
        patched.setattr(table, "to_record", to_record)
        yield


def silent_seal(self: Table, match: Match) -> None:
    """In the place of `Table._seal`: the deck is there, and nobody is told of its seal before the record has it."""
    life = self.parts.lifecycle
    life.shuffle(match, lambda cards: self.asked.ask(lambda: self.asked.answers.deck(cards)))
    life.seal = ""
