"""Kierki once more, slow and plain: lists of texts, no code of the engine."""

from copy import deepcopy
from typing import Any

RANKS = "23456789TJQKA"


class Kierki:
    """A deal; `turn` is who acts, None when it is over."""

    def __init__(self, options: dict[str, Any], deck: list[str], dealer: int, number: int = 0) -> None:
        self.seats, self.queen = options["seats"], options["queen"]
        first = (dealer + 1) % self.seats
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        for k, card in enumerate(deck):
            self.hands[(first + k) % self.seats].append(card)
        self.points = [0] * self.seats
        self.trick: list[tuple[int, str]] = []
        self.turn: int | None = first

    def legal(self, seat: int) -> list[str]:
        if seat != self.turn:
            return []
        hand = self.hands[seat]
        fitting = [card for card in hand if self.trick and card[1] == self.trick[0][1][1]]
        return sorted(f"play {card}" for card in fitting or hand)

    def act(self, seat: int, action: str) -> None:
        assert action in self.legal(seat)
        card = action.split(" ")[1]
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.turn = (seat + 1) % self.seats
        if len(self.trick) == self.seats:
            led = [(RANKS.index(card[0]), who) for who, card in self.trick if card[1] == self.trick[0][1][1]]
            winner = max(led)[1]
            for _, card in self.trick:
                self.points[winner] += 13 * self.queen if card == "QS" else int(card[1] == "H")
            self.trick = []
            self.turn = winner if self.hands[winner] else None


def perft(game: Kierki, depth: int) -> int:
    """The number of sequences of so many actions."""
    if depth == 0:
        return 1
    total = 0
    for action in game.legal(game.turn) if game.turn is not None else []:
        after = deepcopy(game)
        after.act(game.turn, action)  # type: ignore[arg-type]
        total += perft(after, depth - 1)
    return total
