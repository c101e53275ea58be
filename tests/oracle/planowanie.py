"""Planowanie (rules PL-*) for one deal, slow and plain: an oracle for the tests of the real engine.

Nothing of `stolik` is imported here. Cards are texts such as "TH", hands are lists.

Decisions where the texts leave something open:
* Before the deal is over `points()` is all zeros.
* `first_deal_trump = "if_card_left"` with 4 players: no card is left, so the first deal has no trump.
* In the first deal without trump nothing is turned up: all cards left over stay hidden (PL-A1).
* `number` counts deals from 0 and any dealer goes with any number, the first dealer being drawn by lot.
* A trick goes to its winner in the very action that completes it; its cards then lie in `played`.
"""

from __future__ import annotations

from copy import deepcopy

RANKS = "23456789TJQKA"  # low to high, PL-1
SUITS = "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
LARGEST_HAND = {2: 17, 3: 17, 4: 13}  # PL-3
FIRST_DEAL_TRUMP = ("never", "if_card_left")  # PL-A1


def hand_sizes(seats: int) -> list[int]:
    """The hand size of every deal of the match, in order (PL-3, PL-4)."""
    if seats not in LARGEST_HAND:
        raise ValueError(f"planowanie is for 2 to 4 players, not {seats} (PL-1)")
    return list(range(LARGEST_HAND[seats], 1, -1)) + [1] * seats


def rank_of(card: str) -> int:
    """The strength of a card inside its suit."""
    return RANKS.index(card[0])


def suit_of(card: str) -> str:
    """The suit letter of a card."""
    return card[1]


def winning_card(cards: list[str], trump: str | None) -> str:
    """The card that wins a trick whose cards are given in playing order (PL-14)."""
    trumps = [card for card in cards if suit_of(card) == trump]
    led = [card for card in cards if suit_of(card) == suit_of(cards[0])]
    return max(trumps or led, key=rank_of)


class Planowanie:
    """One deal of planowanie."""

    def __init__(self, options: dict, deck: list[str], dealer: int, number: int = 0):
        self._take_options(options)
        if dealer not in range(self.seats):
            raise ValueError(f"no seat {dealer}")
        if number not in range(len(hand_sizes(self.seats))):
            raise ValueError(f"a match with {self.seats} players has no deal number {number}")
        if sorted(deck) != sorted(PACK):
            raise ValueError("the deck is not the 52 cards (PL-1)")
        self.dealer = dealer
        self.size = hand_sizes(self.seats)[number]
        self.hands = [[] for _ in range(self.seats)]
        dealt = self.size * self.seats
        for place, card in enumerate(deck[:dealt]):
            self.hands[(dealer + 1 + place) % self.seats].append(card)
        self.undealt = list(deck[dealt:])  # the first of them may be turned up, the rest stays hidden
        self.turned = None
        if self.undealt and (number > 0 or options["first_deal_trump"] == "if_card_left"):  # PL-6, PL-A1
            self.turned = self.undealt[0]  # PL-5
        self.trump = suit_of(self.turned) if self.turned else None
        self.bids = [None] * self.seats
        self.taken = [0] * self.seats
        self.leader = (dealer + 1) % self.seats  # PL-10
        self.trick = []  # pairs (seat, card) in playing order
        self.played = []  # cards of the finished tricks

    @classmethod
    def position(
        cls,
        options: dict,
        dealer: int,
        hands: list,
        trump: str | None,
        bids=None,
        taken=None,
        leader: int | None = None,
        trick=(),
    ) -> Planowanie:
        """A position in the middle of a deal; the number of its tricks follows from `taken` and the hands."""
        game = cls.__new__(cls)
        game._take_options(options)
        seats = game.seats
        game.dealer = dealer
        game.hands = [list(hand) for hand in hands]
        game.undealt, game.turned, game.trump, game.played = [], None, trump, []
        game.bids = list(bids) if bids else [None] * seats
        game.taken = list(taken) if taken else [0] * seats
        game.leader = (dealer + 1) % seats if leader is None else leader
        game.trick = [((game.leader + place) % seats, card) for place, card in enumerate(trick)]
        if not len(game.hands) == len(game.bids) == len(game.taken) == seats or len(trick) >= seats:
            raise ValueError("hands, bids, taken or trick do not fit the number of seats")
        played = [seat for seat, _ in game.trick]
        # tricks to come, the one on the table included
        to_come = {len(game.hands[seat]) + played.count(seat) for seat in range(seats)}
        if len(to_come) != 1:
            raise ValueError("the hands are not of one size")
        game.size = sum(game.taken) + to_come.pop()
        cards = [card for hand in game.hands for card in hand] + list(trick)
        if len(set(cards)) != len(cards) or not set(cards) <= set(PACK):
            raise ValueError("a card twice, or no card at all")
        in_order = [game.bids[(dealer + 1 + place) % seats] is None for place in range(seats)]
        if in_order != sorted(in_order) or (any(in_order) and (trick or any(game.taken))):
            raise ValueError("bids are made in turn and all before the first card (PL-7)")
        return game

    def _take_options(self, options: dict) -> None:
        """Check and keep what the options say about a single deal."""
        hand_sizes(options["seats"])
        if options["first_deal_trump"] not in FIRST_DEAL_TRUMP:
            raise ValueError(f"first_deal_trump cannot be {options['first_deal_trump']!r}")
        self.seats = options["seats"]

    def _bidding(self) -> bool:
        """Whether somebody has still to declare."""
        return None in self.bids

    def over(self) -> bool:
        """Whether all declarations are made and all cards played."""
        return not self._bidding() and not self.trick and not any(self.hands)

    def asked(self) -> int | None:
        """The seat that must declare or play, or None when the deal is over."""
        if self._bidding():
            made = self.seats - self.bids.count(None)
            return (self.dealer + 1 + made) % self.seats  # PL-7
        if self.over():
            return None
        return (self.leader + len(self.trick)) % self.seats  # PL-10

    def legal(self, seat: int) -> list[str]:
        """What this seat may do now, as sorted texts."""
        if seat != self.asked():
            return []
        if self._bidding():
            return sorted(f"bid {bid}" for bid in self._open_bids())
        cards = self.hands[seat]  # PL-11, PL-13
        if self.trick:
            led = suit_of(self.trick[0][1])
            following = [card for card in cards if suit_of(card) == led]
            if following:
                cards = following  # PL-12
        return sorted(f"play {card}" for card in cards)

    def _open_bids(self) -> list[int]:
        """The numbers that the seat to declare may name."""
        bids = list(range(self.size + 1))  # PL-7, PL-A5
        if self.bids.count(None) == 1:  # the last to declare, the dealer (PL-8, PL-A4)
            so_far = sum(bid for bid in self.bids if bid is not None)
            bids = [bid for bid in bids if so_far + bid != self.size]
        return bids

    def act(self, seat: int, action: str) -> None:
        """Declare or play a card; the last card of a trick also decides the trick."""
        if action not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {action!r}")
        verb, what = action.split(" ")
        if verb == "bid":
            self.bids[seat] = int(what)
            return
        self.hands[seat].remove(what)
        self.trick.append((seat, what))
        if len(self.trick) == self.seats:
            cards = [card for _, card in self.trick]
            best = winning_card(cards, self.trump)
            winner = next(who for who, card in self.trick if card == best)
            self.taken[winner] += 1
            self.leader = winner  # PL-A3
            self.played += cards
            self.trick = []

    def points(self) -> list[int]:
        """The points of every seat (PL-15, PL-16); zeros while the deal runs."""
        if not self.over():
            return [0] * self.seats
        return [bid + 10 if took == bid else 0 for bid, took in zip(self.bids, self.taken, strict=True)]

    def copy(self) -> Planowanie:
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
