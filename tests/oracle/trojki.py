"""Trójki = Triple 3 (rules TR-*) for one round, slow and plain: an oracle for the tests of the real engine.

Nothing of `stolik` is imported here. Cards are texts such as "BC2": the three characters are the three
feature values. No character means two things, so what cards share is the intersection of their characters.

Decisions where the texts leave something open:
* `mode` may be missing and is then the referee's. In open mode (TR-A8) the others say "accept" or "challenge".
* Open mode: the pause ends when every other seat has accepted or one has challenged; each seat accepts once.
* Open mode: what can no longer be challenged stands, right or wrong. But a last card that is wrong wins nothing
  (TR-A14): it is undone at the end of the pause, although nobody has challenged it.
* Open mode: a dead end means that no card fits by the rules (TR-12); the end is looked for after the pause.
* Open mode: an irregular placement still has a call that is on the card, or none with `require_call` off.
* Before the round is over `points()` is all zeros.
* `tie_token` none may be written "none" (its name in docs/rules/trojki.md) or None (docs/records.md: "none is null").
* A handicap has no negative number of extra cards, and its base is at least one card for every seat.
* With a handicap cards go round until every seat has its number; what is left over are the deck's last cards.
* `leftover = "aside"`: the cards left over lie in `aside`, are nobody's and play no part in a dead end.
* With `require_call` off an action with a call is refused: one placement has one text.
* Whoever places their last card wins even if no other card fits then: TR-21 goes before TR-22.
* A dead end right after the deal ends the round with no action; without a handicap all seats then tie.
* `target`, `deals` and `number` are matters of the match and not read here.
"""

from __future__ import annotations

from copy import deepcopy

PACK = [colour + shape + stripes for colour in "RBVY" for shape in "CSXT" for stripes in "0123"]  # TR-1
CELLS = range(1, 10)  # TR-2, TR-A2
LINES = [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)]  # TR-11
CENTRE = 5


def in_common(cards: list[str]) -> set[str]:
    """The feature values that all these cards share."""
    return set.intersection(*(set(card) for card in cards))


def new_in_line(tops: dict[int, str], line: tuple, cell: int, card: str) -> set[str]:
    """What the line has in common once the card lies on the cell, and had not before (TR-12 to TR-14)."""
    before = [tops[place] for place in line]
    after = [card if place == cell else tops[place] for place in line]
    return in_common(after) - in_common(before)


def new_features(tops: dict[int, str], cell: int, card: str) -> set[str]:
    """The feature values that the card would make new in some line through the cell (TR-15)."""
    found = set()
    for line in LINES:
        if cell in line:
            found |= new_in_line(tops, line, cell, card)
    return found


def hand_sizes(seats: int, handicap: list[int] | None) -> list[int]:
    """How many cards each seat gets (TR-3, TR-A13)."""
    if seats not in (2, 3, 4):
        raise ValueError(f"trojki is for 2 to 4 players, not {seats} (TR-A3)")
    extra = [0] * seats if handicap is None else list(handicap)
    base = (55 - sum(extra)) // seats
    if len(extra) != seats or min(extra) < 0 or base < 1:
        raise ValueError(f"no such handicap: {handicap}")
    return [base + more for more in extra]


class Trojki:
    """One round of trójki."""

    def __init__(self, options: dict, deck: list[str], dealer: int, number: int = 0):
        self._take_options(options)
        if dealer not in range(self.seats):
            raise ValueError(f"no seat {dealer}")
        if sorted(deck) != sorted(PACK):
            raise ValueError("the deck is not the 64 cards (TR-1)")
        rest = list(deck)
        self.table = {cell: [rest.pop(0)] for cell in CELLS}  # TR-2; each cell a pile, its top card last
        sizes = hand_sizes(self.seats, options["handicap"])
        self.stacks = [[] for _ in range(self.seats)]  # the next card to draw first (TR-A6)
        self.hands = [[] for _ in range(self.seats)]
        self.check = None
        seat = (dealer + 1) % self.seats
        while [len(stack) for stack in self.stacks] != sizes:
            if len(self.stacks[seat]) < sizes[seat]:
                self.stacks[seat].append(rest.pop(0))
            seat = (seat + 1) % self.seats
        self.aside = []
        if options["leftover"] == "centre":
            self.table[CENTRE] += rest  # TR-4, TR-A4: in deck order, the last on top, no trio test
        else:
            self.aside = rest

    @classmethod
    def position(cls, options: dict, tops: list[str], hands: list, stacks=None) -> Trojki:
        """A position in the middle of a round: nine top cards, the hands, the stacks (empty if not given).

        The cards not named are taken to lie covered in the piles or aside: they play no part any more.
        """
        game = cls.__new__(cls)
        game._take_options(options)
        game.table = {cell: [card] for cell, card in zip(CELLS, tops, strict=True)}
        game.hands = [list(hand) for hand in hands]
        game.stacks = [list(stack) for stack in stacks or [[]] * game.seats]
        game.aside = []
        game.check = None
        if len(game.hands) != game.seats or len(game.stacks) != game.seats:
            raise ValueError("hands or stacks do not fit the number of seats")
        cards = list(tops) + [card for pile in game.hands + game.stacks for card in pile]
        if len(set(cards)) != len(cards) or not set(cards) <= set(PACK):
            raise ValueError("a card twice, or no card at all")
        if game.counts().count(0) > 1:
            raise ValueError("only one seat can have run out of cards (TR-21)")
        return game

    def _take_options(self, options: dict) -> None:
        """Check and keep what the options say about a single round."""
        hand_sizes(options["seats"], options["handicap"])
        if options.get("mode", "referee") not in ("referee", "open"):
            raise ValueError(f"mode cannot be {options['mode']!r}")
        if options["leftover"] not in ("centre", "aside"):
            raise ValueError(f"leftover cannot be {options['leftover']!r}")
        if options["tie_token"] not in ("each", "none", None):
            raise ValueError(f"tie_token cannot be {options['tie_token']!r}")
        if options["require_call"] not in (True, False):
            raise ValueError(f"require_call cannot be {options['require_call']!r}")
        self.open = options.get("mode") == "open"
        self.seats = options["seats"]
        self.require_call = options["require_call"]
        self.tie_token = options["tie_token"]

    def tops(self) -> dict[int, str]:
        """The top card of every cell (TR-10)."""
        return {cell: pile[-1] for cell, pile in self.table.items()}

    def counts(self) -> list[int]:
        """How many cards each seat has not placed yet, in stack and hand."""
        return [len(stack) + len(hand) for stack, hand in zip(self.stacks, self.hands, strict=True)]

    def dead_end(self) -> bool:
        """Whether no unplaced card of any player, in stack or hand, fits any cell (TR-19, TR-A9)."""
        tops = self.tops()
        unplaced = [card for pile in self.stacks + self.hands for card in pile]
        return not any(new_features(tops, cell, card) for card in unplaced for cell in CELLS)

    def over(self) -> bool:
        """Whether somebody has placed their last card or nobody can place one (TR-19, TR-21)."""
        if self.check is not None:
            return False  # a placement that may still be undone ends nothing
        return 0 in self.counts() or self.dead_end()

    def asked(self) -> int | None:
        """Nobody in particular, ever (TR-7)."""
        return None

    def legal(self, seat: int) -> list[str]:
        """What this seat may do now, as sorted texts."""
        if seat not in range(self.seats) or self.over():
            return []
        if self.check is not None:  # TR-17: all else is suspended
            return ["accept", "challenge"] if seat in self.check["asked"] else []
        actions = []
        if self.stacks[seat]:
            actions.append("draw")  # TR-8, TR-A6
        tops = self.tops()
        for card in self.hands[seat]:
            for cell in CELLS:
                calls = set(card) if self.open else new_features(tops, cell, card)  # TR-A8: any placement
                if self.require_call:
                    actions += [f"place {card} {cell} {call}" for call in calls]  # TR-16, TR-A7
                elif calls:
                    actions.append(f"place {card} {cell}")  # TR-12
        return sorted(actions)

    def act(self, seat: int, action: str) -> None:
        """Draw a card, place one (TR-9, TR-A5), or in a pause say what one thinks of it (TR-A8)."""
        if action not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {action!r}")
        if action == "draw":
            self.hands[seat].append(self.stacks[seat].pop(0))
            return
        if self.check is not None:
            self._check(seat, action)
            return
        card, cell, *call = action.split(" ")[1:]
        cell = int(cell)
        new = new_features(self.tops(), cell, card)
        self.hands[seat].remove(card)
        self.table[cell].append(card)
        if self.open:
            right = call[0] in new if call else bool(new)  # TR-A7
            others = {other for other in range(self.seats) if other != seat}
            self.check = {"seat": seat, "cell": cell, "right": right, "asked": others}

    def _check(self, seat: int, action: str) -> None:
        """Let a placement pass or not; at the end of the pause a wrong one may be undone (TR-20, TR-A8, TR-A14)."""
        check = self.check
        check["asked"].remove(seat)
        if action == "accept" and check["asked"]:
            return
        self.check = None
        last = self.counts()[check["seat"]] == 0
        if not check["right"] and (action == "challenge" or last):
            card = self.table[check["cell"]].pop()
            self.hands[check["seat"]].append(card)

    def winners(self) -> list[int]:
        """Who has the fewest cards: none at all after a last card."""
        fewest = min(self.counts())
        return [seat for seat, count in enumerate(self.counts()) if count == fewest]

    def points(self) -> list[int]:
        """The tokens of the round (TR-21 to TR-23, TR-A10); zeros while it runs."""
        if not self.over():
            return [0] * self.seats
        winners = self.winners()
        if len(winners) > 1 and self.tie_token != "each":
            winners = []
        return [1 if seat in winners else 0 for seat in range(self.seats)]

    def copy(self) -> Trojki:
        """An independent copy."""
        return deepcopy(self)


def perft(game, depth: int) -> int:
    """The number of action sequences of exactly that length, over all seats' legal actions."""
    if depth == 0:
        return 1
    total = 0
    for seat in range(game.seats):
        for action in game.legal(seat):
            after = game.copy()
            after.act(seat, action)
            total += perft(after, depth - 1)
    return total
