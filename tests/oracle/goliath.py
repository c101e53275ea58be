"""David & Goliath (rules DG-*) for one deal, slow and plain: an oracle for the tests of the real engine.

Nothing of `stolik` is imported here. Cards are texts such as "G9", hands and piles are lists.

Decisions where the texts leave something open:
* Before the deal is over `points()` is all zeros, whatever lies in the profit piles.
* `all_equal = "second_last"` changes the all-equal trick alone: there the second-to-last card is the lowest.
* A trick is given out in the very action that completes it, so nobody is asked in between.
* The deck must be exactly the 15n cards in play; anything else is refused with ValueError.
* `deals` is a matter of the match and `number` of the dealer's turn; neither is read here.
"""

from __future__ import annotations

from copy import deepcopy

COLOURS = "RYGBV"
HIGHEST_VALUE = {3: 9, 4: 12, 5: 15, 6: 18}  # DG-3
ALL_EQUAL = ("last_takes_all", "second_last")  # DG-A1


def pack(seats: int) -> list[str]:
    """The cards in play with that many players, in order of colour and value (DG-1 to DG-4)."""
    if seats not in HIGHEST_VALUE:
        raise ValueError(f"David & Goliath is for 3 to 6 players, not {seats} (DG-1)")
    return [f"{colour}{value}" for colour in COLOURS for value in range(1, HIGHEST_VALUE[seats] + 1)]


def colour_of(card: str) -> str:
    """The colour letter of a card."""
    return card[0]


def value_of(card: str) -> int:
    """The number on a card."""
    return int(card[1:])


def last_place(things: list, wanted) -> int:
    """Where `wanted` stands for the last time."""
    return max(place for place, thing in enumerate(things) if thing == wanted)


def highest_and_lowest(cards: list[str], all_equal: str) -> tuple[int, int]:
    """The places in playing order of the highest and of the lowest card of a full trick."""
    values = [value_of(card) for card in cards]
    highest = last_place(values, max(values))  # DG-12: colour plays no part, of equals the last played
    lowest = last_place(values, min(values))  # DG-13: the same
    if len(set(values)) == 1 and all_equal == "second_last":  # DG-A1
        lowest = len(cards) - 2
    return highest, lowest


def by_colour(profit: list[str]) -> list[int]:
    """The points of one player's profit, colour by colour (DG-19 to DG-22)."""
    points = []
    for colour in COLOURS:
        values = [value_of(card) for card in profit if colour_of(card) == colour]
        if len(values) <= 2:
            points.append(sum(values))  # DG-20, DG-22
        else:
            points.append(len(values))  # DG-21
    return points


def score(profit: list[str]) -> int:
    """The points of one player's profit (DG-23)."""
    return sum(by_colour(profit))


class Goliath:
    """One deal of David & Goliath."""

    def __init__(self, options: dict, deck: list[str], dealer: int, number: int = 0):
        self._take_options(options)
        if dealer not in range(self.seats):
            raise ValueError(f"no seat {dealer}")
        if sorted(deck) != sorted(pack(self.seats)):
            raise ValueError("the deck is not exactly the cards in play (DG-3, DG-4)")
        self.hands = [[] for _ in range(self.seats)]
        for place, card in enumerate(deck):  # DG-5, one card at a time from the dealer's left
            self.hands[(dealer + 1 + place) % self.seats].append(card)
        self.leader = (dealer + 1) % self.seats  # DG-6
        self.trick = []  # pairs (seat, card) in playing order
        self.profit = [[] for _ in range(self.seats)]

    @classmethod
    def position(cls, options: dict, hands: list, leader: int, trick=(), profit=None) -> Goliath:
        """A position in the middle of a deal: `trick` holds the cards played to it, the leader's first."""
        game = cls.__new__(cls)
        game._take_options(options)
        game.hands = [list(hand) for hand in hands]
        game.leader = leader
        game.trick = [((leader + place) % game.seats, card) for place, card in enumerate(trick)]
        game.profit = [list(pile) for pile in profit or [[]] * game.seats]
        cards = [card for pile in game.hands + game.profit for card in pile] + list(trick)
        if len(game.hands) != game.seats or len(game.profit) != game.seats or len(trick) >= game.seats:
            raise ValueError("hands, profit or trick do not fit the number of seats")
        if len(set(cards)) != len(cards) or not set(cards) <= set(pack(game.seats)):
            raise ValueError("a card twice, or a card that is not in play")
        played = [seat for seat, _ in game.trick]
        if len({len(game.hands[seat]) + played.count(seat) for seat in range(game.seats)}) != 1:
            raise ValueError("the hands are not of one size")
        return game

    def _take_options(self, options: dict) -> None:
        """Check and keep what the options say about a single deal."""
        pack(options["seats"])
        if options["all_equal"] not in ALL_EQUAL:
            raise ValueError(f"all_equal cannot be {options['all_equal']!r}")
        self.seats = options["seats"]
        self.all_equal = options["all_equal"]

    def over(self) -> bool:
        """Whether all cards have been played (DG-18)."""
        return not self.trick and not any(self.hands)

    def asked(self) -> int | None:
        """The seat that must play a card, or None when the deal is over."""
        if self.over():
            return None
        return (self.leader + len(self.trick)) % self.seats  # DG-8

    def legal(self, seat: int) -> list[str]:
        """What this seat may do now, as sorted texts."""
        if seat != self.asked():
            return []
        cards = self.hands[seat]  # DG-7, DG-10
        if self.trick:
            led = colour_of(self.trick[0][1])
            following = [card for card in cards if colour_of(card) == led]
            if following:
                cards = following  # DG-9
        return sorted(f"play {card}" for card in cards)

    def act(self, seat: int, action: str) -> None:
        """Play a card; the last card of a trick also gives the trick out."""
        if action not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {action!r}")  # DG-A5
        card = action.removeprefix("play ")
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) == self.seats:
            self._give_out()

    def _give_out(self) -> None:
        """Give the cards of the full trick to the two players concerned (DG-11 to DG-17)."""
        high_place, low_place = highest_and_lowest([card for _, card in self.trick], self.all_equal)
        high_seat, high_card = self.trick[high_place]
        low_seat, _ = self.trick[low_place]
        self.profit[low_seat].append(high_card)  # DG-14
        for place, (_, card) in enumerate(self.trick):
            if place != high_place:
                self.profit[high_seat].append(card)  # DG-15
        self.leader = high_seat  # DG-17
        self.trick = []

    def points(self) -> list[int]:
        """The game score of every seat; zeros while the deal runs."""
        if not self.over():
            return [0] * self.seats
        return [score(profit) for profit in self.profit]

    def copy(self) -> Goliath:
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
