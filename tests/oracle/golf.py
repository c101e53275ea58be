"""Golf with six cards, one hole, written plainly from docs/rules/golf.md and docs/records.md.

Cards are texts such as "TH". A layout is a list of six cards, cell k being its item k - 1: cells 1 2 3 are
the far row, 4 5 6 the near row, columns 1-4, 2-5, 3-6. Stock and discards have their top card first. Nothing
is shared with the real engine.

What the texts leave open, decided here:
* With an empty stock and nothing but the top discard a turn can only be `take` (never in a real deal).
* The hole is over before anything is shuffled: full layout, last final turn and stall guard come first.
* `final_turns`: the seats after the one that ended get one turn each, clockwise; a second full layout among
  them changes nothing. The stall guard ends the hole without final turns (and cannot strike among them).
* The stall count counts whole turns; replacing a face-down card, from either pile, sets it back to 0.
* `pair_by` points: equal values as in GO-15 pair, so T J Q pair with one another, and no other ranks do.
* With two packs equal cards cannot be told apart: a reshuffle is checked as a collection that counts copies.
* The reshuffle belongs to nobody's turn and no seat has a legal action meanwhile. Its seat number is -1.
* perft lets chance bring the cards back in code-point order and does not count that as an action.
* `points` before the end is an error. `deals` is ignored here.
* A position is one between two turns, after the peeking; the pack need not be complete.
"""

from __future__ import annotations

import copy
from itertools import combinations

RANKS = "A23456789TJQK"
SUITS = "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
VALUES = dict(zip(RANKS, [1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0], strict=True))  # GO-15, GO-A1
PEEKS = {  # GO-A3: which pairs of cells a seat may look at
    "near_any2": list(combinations((4, 5, 6), 2)),
    "near_left2": [(4, 5)],
    "any2": list(combinations((1, 2, 3, 4, 5, 6), 2)),
}


def equal(far: str, near: str, pair_by: str) -> bool:
    """GO-16, GO-A2: whether the two cards of a column are a pair."""
    return far[0] == near[0] if pair_by == "rank" else VALUES[far[0]] == VALUES[near[0]]


def score(layout: list[str], pair_by: str = "rank") -> int:
    """GO-15, GO-16, GO-A2: the sum of the three columns."""
    total = 0
    for far, near in ((layout[0], layout[3]), (layout[1], layout[4]), (layout[2], layout[5])):
        if not equal(far, near, pair_by):
            total += VALUES[far[0]] + VALUES[near[0]]
    return total


class Golf:
    """One hole."""

    def __init__(self, options: dict, deck: list[str], dealer: int, number: int = 0):
        self._prepare(options)
        n = self.n
        if sorted(deck) != sorted(PACK * (1 if n <= 4 else 2)):  # GO-1
            raise ValueError("the deck is not the right pack")
        if not 0 <= dealer < n:
            raise ValueError("no such dealer")
        for i in range(6 * n):  # the k-th card of a seat lies on its cell k
            self.layouts[(dealer + 1 + i) % n].append(deck[i])
        self.discards = [deck[6 * n]]  # GO-5
        self.stock = list(deck[6 * n + 1 :])
        self.turn = (dealer + 1) % n  # GO-A4
        self.phase = "peek"

    def _prepare(self, options: dict) -> None:
        self.options = dict(options)
        self.n = options["seats"]
        if not 2 <= self.n <= 8:
            raise ValueError("golf is for 2 to 8 players")
        self.layouts: list[list[str]] = [[] for _ in range(self.n)]
        self.face_up: list[set[int]] = [set() for _ in range(self.n)]  # cells that lie face up
        self.peeked: list[tuple[int, ...] | None] = [None] * self.n
        self.stock: list[str] = []
        self.discards: list[str] = []
        self.held: str | None = None  # the card taken, until it is placed or discarded
        self.idle_turns = 0  # turns in a row that replaced no face-down card (GO-A6)
        self.turns_left: int | None = None  # final turns still to come, once a layout is full (GO-A7)

    @classmethod
    def position(
        cls,
        options: dict,
        layouts: list[list[str]],
        *,
        face_up: list[set[int]] | None = None,
        peeked: list[tuple[int, ...] | None] | None = None,
        stock: list[str] | None = None,
        discards: list[str],
        turn: int = 0,
        idle_turns: int = 0,
    ) -> Golf:
        """A moment before the turn of seat `turn`; `face_up` holds cell numbers."""
        game = cls.__new__(cls)
        game._prepare(options)
        game.layouts = [list(layout) for layout in layouts]
        game.face_up = [set(cells) for cells in face_up or [()] * game.n]
        game.peeked = list(peeked or [(4, 5)] * game.n)
        game.stock = list(stock or [])
        game.discards = list(discards)
        game.turn = turn
        game.idle_turns = idle_turns
        game._begin_turn()
        return game

    def copy(self) -> Golf:
        return copy.deepcopy(self)

    def asked(self) -> int | None:
        if self.phase == "over":
            return None
        return -1 if self.phase == "chance" else self.turn

    def over(self) -> bool:
        return self.phase == "over"

    def legal(self, seat: int) -> list[str]:
        if seat != self.turn or self.phase in ("over", "chance"):
            return []
        swaps = [f"swap {cell}" for cell in (1, 2, 3, 4, 5, 6)]  # GO-11
        if self.phase == "peek":
            actions = [f"peek {one} {two}" for one, two in PEEKS[self.options["peek"]]]
        elif self.phase == "turn":
            actions = ["take"] + (["stock"] if self.stock else [])  # GO-7
        elif self.phase == "stock":
            actions = [*swaps, "discard"]  # GO-10
        else:
            actions = swaps  # GO-9
        return sorted(actions)

    def act(self, seat: int, action: str) -> None:
        verb, *words = action.split(" ")
        if seat == -1 and self.phase == "chance" and verb == "reshuffle":
            self._reshuffle(words)
            return
        if action not in self.legal(seat):
            raise ValueError(f"seat {seat} may not: {action}")
        if verb == "peek":
            self._peek(int(words[0]), int(words[1]))
        elif verb == "stock":
            self.held = self.stock.pop(0)
            self.phase = "stock"
        elif verb == "take":
            self.held = self.discards.pop(0)
            self.phase = "take"
        elif verb == "discard":
            self.discards.insert(0, self.held)
            self.held = None
            self._end_turn(opened=False)
        elif verb == "swap":
            self._swap(int(words[0]))

    def _peek(self, one: int, two: int) -> None:
        self.peeked[self.turn] = (one, two)
        self.turn = (self.turn + 1) % self.n
        if None not in self.peeked:
            self._begin_turn()

    def _swap(self, cell: int) -> None:
        """GO-12."""
        opened = cell not in self.face_up[self.turn]
        self.discards.insert(0, self.layouts[self.turn][cell - 1])
        self.layouts[self.turn][cell - 1] = self.held
        self.held = None
        self.face_up[self.turn].add(cell)
        self._end_turn(opened)

    def _end_turn(self, opened: bool) -> None:
        self.idle_turns = 0 if opened else self.idle_turns + 1
        if self.turns_left is not None:
            self.turns_left -= 1
        elif len(self.face_up[self.turn]) == 6:
            self.turns_left = self.n - 1 if self.options["final_turns"] else 0  # GO-13, GO-A7
        stall = self.options["stall_turns"]
        if self.turns_left == 0 or (stall is not None and self.idle_turns >= stall * self.n):
            self.phase = "over"
        else:
            self.turn = (self.turn + 1) % self.n
            self._begin_turn()

    def _begin_turn(self) -> None:
        """GO-A5: chance comes first when the stock is empty."""
        self.phase = "chance" if not self.stock and len(self.discards) > 1 else "turn"

    def _reshuffle(self, cards: list[str]) -> None:
        if sorted(cards) != sorted(self.discards[1:]):
            raise ValueError("not the cards under the top discard")
        self.stock = list(cards)
        self.discards = self.discards[:1]
        self.phase = "turn"

    def pairs(self, seat: int) -> list[bool]:
        """Which columns of a seat lie face up, as all do in the end (GO-14), and are a pair."""
        return [
            (self.phase == "over" or {column, column + 3} <= self.face_up[seat])
            and equal(self.layouts[seat][column - 1], self.layouts[seat][column + 2], self.options["pair_by"])
            for column in (1, 2, 3)
        ]

    def points(self) -> list[int]:
        if self.phase != "over":
            raise ValueError("the hole is not over")
        return [score(layout, self.options["pair_by"]) for layout in self.layouts]


def perft(game: Golf, depth: int) -> int:
    """How many sequences of `depth` actions there are."""
    if depth == 0:
        return 1
    if game.asked() == -1:
        game = game.copy()
        game.act(-1, " ".join(["reshuffle", *sorted(game.discards[1:])]))
    total = 0
    for seat in range(game.n):
        for action in game.legal(seat):
            child = game.copy()
            child.act(seat, action)
            total += perft(child, depth - 1)
    return total
