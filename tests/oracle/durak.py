"""Dureń (podkidnoy durak), one deal, written plainly from docs/rules/durak.md and docs/records.md.

Cards are texts such as "TH"; hands, stock and discard are lists of them; the top of the stock is its first
card and the face-up trump card its last. Nothing here is fast, nothing is shared with the real engine.

What the texts leave open, decided here:
* Priority is clockwise from the main attacker in every form (what DU-A8 names for four is just that).
* The entitled attackers are fixed at the opening; one who runs out of cards later is not replaced by another.
* `stop` of the main attacker ends the attack, that of another holds back those after them; the last attacker with cards
  has it even with `stop_allowed` off, and so has the main attacker for the last word (DU-A7).
* A giver is asked again after each gift while they hold cards and room is left.
* "Took part" means: played or gave at least one card. One who was asked and added nothing did not take part.
* Nobody to ask for gifts (no room, or no entitled attacker with cards): the pick-up is settled within `take`.
* In the middle of a `+` play every other seat may still exchange in window (a); its first card closes (b).
* Window (b) exists only between a drawing and the next opening of the same deal, so not after the end.
* A repelled attack, or a card drawn, sets the count of `max_pickups` back to 0; the limit is reached when the count
  equals it.
* Cards of one play, gifts, and cards that go back come in any order.
* The right to the six is lost as soon as the six enters another hand; the six in the discard needs no rule.
* A card exchanged in window (b) leaves the drawer with the six and without any right to exchange.
* `points` before the end is an error. `traditions` and `deals` are ignored.
* With `allow_excess` a play ends before it is counted; too many cards are sorted out before any is beaten or taken.
  Only cards of that play can go back. Exactly as many go back as are too many.
* Its gifts lie on the table until all have been asked, and no giver is limited; nobody is asked without room.
* A card that goes back was never held by anybody else, so the right to the six is as before.
* A position is always one in which the attacker is to open; cards that are not named lie in the discard.
"""

from __future__ import annotations

import copy

RANKS = "6789TJQKA"  # DU-2
SUITS = "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]


def place(card: str) -> tuple[int, int]:
    """Where a card stands among all: suit first, then rank."""
    return SUITS.index(card[1]), RANKS.index(card[0])


def beats(card: str, attack: str, trump: str) -> bool:
    """DU-13: higher in the suit, or a trump on a plain card."""
    if card[1] == attack[1]:
        return RANKS.index(card[0]) > RANKS.index(attack[0])
    return card[1] == trump


class Durak:
    """One deal."""

    def __init__(self, options: dict, deck: list[str], dealer: int, number: int = 0):
        if sorted(deck) != sorted(PACK):
            raise ValueError("the deck is not the pack of 36")
        self._prepare(options, dealer)
        n = self.n
        for i in range(6 * n):  # DU-5: singly, clockwise, from the dealer's left
            self.hands[(dealer + 1 + i) % n].append(deck[i])
        if n == 6:
            self.trump = deck[35][1]  # DU-7: the dealer's own last card
        else:
            self.trump = deck[6 * n][1]  # DU-6: goes under the rest
            self.stock = [*deck[6 * n + 1 :], deck[6 * n]]
        for seat in range(n):
            if self.six() in self.hands[seat]:
                self.six_right = seat  # DU-32
        first = (dealer + 1) % n  # DU-11, DU-A2
        if number == 0:  # DU-10, DU-A1
            trumps = [card for hand in self.hands for card in hand if card[1] == self.trump]
            if trumps:
                lowest = min(trumps, key=place)
                first = next(seat for seat in range(n) if lowest in self.hands[seat])
        self._new_attack(first, (first + 1) % n)

    def _prepare(self, options: dict, dealer: int) -> None:
        """Options and an empty table."""
        self.options = dict(options)
        self.n = options["seats"]
        self.form = options["form"]
        seats = {"individual": (2, 3, 4, 5, 6), "pairs": (4,), "teams": (6,)}  # DU-1
        if self.n not in seats[self.form]:
            raise ValueError(f"{self.form} is not for {self.n} players")
        if not 0 <= dealer < self.n:
            raise ValueError("no such dealer")
        self.neighbours_only = options["neighbours_only"]
        self.stop_allowed = options["stop_allowed"]
        self.excess = options["allow_excess"]
        self.max_pickups = options["max_pickups"]
        self.dealer = dealer
        self.hands: list[list[str]] = [[] for _ in range(self.n)]
        self.stock: list[str] = []
        self.discard: list[str] = []
        self.trump = ""
        self.six_right: int | None = None  # the seat with the pedigree of the trump six (DU-A18)
        self.drawn_trump: tuple[int, str] | None = None  # window (b): who drew the face-up trump, that card
        self.pickups = 0
        self.losers: list[int] = []

    @classmethod
    def position(
        cls,
        options: dict,
        hands: list[list[str]],
        attacker: int,
        *,
        defender: int | None = None,
        stock: list[str] | None = None,
        trump: str = "",
        six_right: int | None = None,
        pickups: int = 0,
        dealer: int = 0,
    ) -> Durak:
        """The moment when `attacker` is to open; the last card of `stock` is the face-up trump."""
        game = cls.__new__(cls)
        game._prepare(options, dealer)
        game.hands = [list(hand) for hand in hands]
        game.stock = list(stock or [])
        game.trump = game.stock[-1][1] if game.stock else trump
        game.six_right = six_right
        game.pickups = pickups
        named = game.stock + [card for hand in hands for card in hand]
        if len(set(named)) != len(named) or not set(named) <= set(PACK) or game.trump not in SUITS:
            raise ValueError("cards are wrong")
        game.discard = [card for card in PACK if card not in named]
        if defender is None:
            defender = game._next(attacker, game._opponents(attacker))
        game._new_attack(attacker, defender)
        return game

    def copy(self) -> Durak:
        return copy.deepcopy(self)

    # ---- who is who

    def six(self) -> str:
        return "6" + self.trump

    def _team(self, seat: int) -> list[int]:
        """The seats that win and lose together with this one; partners sit alternately (DU-1)."""
        if self.form == "individual":
            return [seat]
        return [other for other in range(self.n) if other % 2 == seat % 2]

    def _opponents(self, seat: int) -> list[int]:
        return [other for other in range(self.n) if other not in self._team(seat)]

    def _clockwise(self, seat: int) -> list[int]:
        """All seats, from the left of `seat` round to `seat` itself."""
        return [(seat + step) % self.n for step in range(1, self.n + 1)]

    def _next(self, seat: int, among: list[int]) -> int:
        """The next one of these after `seat` who holds cards; `seat` itself comes last."""
        return next(other for other in self._clockwise(seat) if other in among and self.hands[other])

    def _new_attack(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.table: list[list[str]] = []  # [attack] while open, [attack, beaten by]
        self.cap = min(6, len(self.hands[defender]))  # DU-15, DU-A5
        self.attacks = 0  # attack cards of this attack, gifts included (DU-26)
        self.ranks: set[str] = set()  # all ranks played in this attack
        self.helpers: set[int] = set()  # who took part (DU-30)
        self.order = self._attackers()
        self.last_of_play: str | None = None  # the card just played with `+`
        self.unsettled: list[tuple[str, int]] = []  # cards of this play, or all gifts, each with its player (DU-27)
        self.taken = False
        self.said: list[tuple[int, str]] = []  # what attackers have said since the last card was beaten (DU-A7)
        self.phase = "attack"
        self.turn = attacker

    def _attackers(self) -> list[int]:
        """DU-A8: the entitled attackers in priority order."""
        round_ = [self.attacker] + [seat for seat in self._clockwise(self.attacker) if seat != self.attacker]
        opponents = self._opponents(self.defender)
        entitled = [seat for seat in round_ if seat in opponents and self.hands[seat]]
        if self.form == "individual" and self.n >= 5 and self.neighbours_only:  # DU-22
            others = [seat for seat in range(self.n) if seat != self.defender]
            left = self._next(self.defender, others)
            entitled = [seat for seat in entitled if seat in (self.attacker, left)]
        return entitled

    def _with_cards(self) -> list[int]:
        """The entitled attackers who can be asked (DU-A13), in priority order."""
        return [seat for seat in self.order if self.hands[seat]]

    def _room(self) -> int:
        return self.cap - self.attacks

    def _open_cards(self) -> list[str]:
        return [pair[0] for pair in self.table if len(pair) == 1]

    # ---- what may be done

    def asked(self) -> int | None:
        return None if self.phase == "over" else self.turn

    def over(self) -> bool:
        return self.phase == "over"

    def legal(self, seat: int) -> list[str]:
        if self.phase == "over" or not 0 <= seat < self.n:
            return []
        actions = []
        if seat == self.turn:
            if self.phase == "attack":
                actions = self._attack_actions()
            elif self.phase == "defend":
                actions = self._defence_actions()
            elif self.phase == "choose":
                actions = self._back_actions()
            else:
                actions = self._gift_actions()
        if self._may_exchange(seat):
            actions.append("exchange")
        return sorted(actions)

    def _fitting(self, ranks: set[str]) -> list[str]:
        """Cards of the seat to act with one of these ranks."""
        return [card for card in self.hands[self.turn] if card[0] in ranks]

    def _attack_actions(self) -> list[str]:
        actions = []
        ranks = self.ranks if self.table else set(RANKS)  # opening: any card (DU-13); later: (i) of DU-15
        if self._room() >= 1 or self.last_of_play is not None:
            for card in self._fitting(ranks):
                actions.append("attack " + card)
                with_it = self._fitting(self.ranks if self.table else {card[0]})  # DU-A6
                if (self._room() >= 2 or self.excess) and len(with_it) > 1:
                    actions.append("attack " + card + " +")
        if self.table and self.last_of_play is None:  # DU-A4: no passing at the opening; DU-A7
            if self.turn == self._with_cards()[-1] or self._has_last_word():
                actions.append("stop")
            else:
                actions.append("allow")
                if self.stop_allowed:
                    actions.append("stop")
        return actions

    def _has_last_word(self) -> bool:
        """DU-20, DU-A7: the main attacker allowed in this round already, and is asked again."""
        return self.turn == self.attacker and (self.attacker, "allow") in self.said

    def _defence_actions(self) -> list[str]:
        beating = [
            "beat " + attack + " " + card
            for attack in self._open_cards()
            for card in self.hands[self.defender]
            if beats(card, attack, self.trump)
        ]
        return [*beating, "take"]  # DU-14

    def _gift_actions(self) -> list[str]:
        return ["done"] + ["give " + card for card in self._fitting(self.ranks)]  # DU-25, DU-A9

    def _back_actions(self) -> list[str]:
        """DU-27, DU-A10: any of those about which nothing is settled."""
        return ["back " + card for card, _ in self.unsettled]

    def _too_many(self) -> int:
        return max(0, self.attacks - self.cap)

    def _may_exchange(self, seat: int) -> bool:
        if self.six_right != seat or self.six() not in self.hands[seat]:
            return False
        if self.last_of_play is not None and self.turn == seat:
            return False  # in the middle of their own play
        if self.stock:
            return self.stock[-1] != self.six()  # DU-A19 (a)
        return self.drawn_trump is not None and self.drawn_trump[0] != seat  # DU-A19 (b)

    # ---- what happens

    def act(self, seat: int, action: str) -> None:
        if action not in self.legal(seat):
            raise ValueError(f"seat {seat} may not: {action}")
        verb, *words = action.split()
        if verb == "exchange":
            self._exchange(seat)
        elif verb == "attack":
            self._attack(seat, words[0], more=len(words) == 2)
        elif verb == "beat":
            self._beat(words[0], words[1])
        elif verb == "take":
            self._take()
        elif verb in ("allow", "stop"):
            self._pass(seat, verb)
        elif verb == "back":
            self._back(words[0])
        elif verb == "give":
            self._give(seat, words[0])
        elif verb == "done":
            self._ask_giver(self.order[self.order.index(seat) + 1 :])

    def _pass(self, seat: int, word: str) -> None:
        """DU-A7: who is asked next when this attacker adds nothing; after the last word, or the last one, nobody."""
        self.said.append((seat, word))
        waiting = self._with_cards()
        after = waiting[waiting.index(seat) + 1 :]
        if word == "allow":
            self.turn = after[0]
        elif seat != self.attacker and (self.attacker, "allow") in self.said:
            self.turn = self.attacker  # who has cards, and there is room, or nobody would have been asked
        else:
            self._repelled()

    def _exchange(self, seat: int) -> None:
        self.hands[seat].remove(self.six())
        if self.stock:  # (a): the six now lies face up under the stock
            self.hands[seat].append(self.stock.pop())
            self.stock.append(self.six())
        else:  # (b): with the one who drew the trump
            drawer, card = self.drawn_trump
            self.hands[drawer].remove(card)
            self.hands[drawer].append(self.six())
            self.hands[seat].append(card)
        self.six_right = None

    def _attack(self, seat: int, card: str, more: bool) -> None:
        self.drawn_trump = None  # the next attack has begun: window (b) is closed
        self.said = []
        self.hands[seat].remove(card)
        self.table.append([card])
        self.attacks += 1
        self.ranks.add(card[0])
        self.helpers.add(seat)
        self.unsettled.append((card, seat))
        if more:
            self.last_of_play = card
        else:
            self.last_of_play = None
            self._sort_out()

    def _sort_out(self) -> None:
        """The end of a play or of the gifts: too many of them go back first (DU-27, DU-A10)."""
        self.turn = self.defender
        if self._too_many():
            self.phase = "choose"
            return
        if self.taken:
            self._into_defenders_hand([card for card, _ in self.unsettled])
            self._settle(taken=True)
        else:
            self.unsettled = []
            self.phase = "defend"

    def _back(self, card: str) -> None:
        player = dict(self.unsettled)[card]
        self.unsettled.remove((card, player))
        if not self.taken:
            self.table.remove([card])
        self.attacks -= 1
        self.hands[player].append(card)
        self._sort_out()

    def _beat(self, attack: str, card: str) -> None:
        self.hands[self.defender].remove(card)
        next(pair for pair in self.table if pair == [attack]).append(card)
        self.ranks.add(card[0])
        if not self._open_cards():
            waiting = self._with_cards()
            if waiting and self._room() >= 1:
                self.phase = "attack"
                self.turn = waiting[0]  # DU-A7: always the main attacker first
            else:
                self._repelled()  # DU-17

    def _take(self) -> None:
        self._into_defenders_hand([card for pair in self.table for card in pair])  # DU-24
        self.table = []
        self.phase = "gifts"
        self.taken = True
        self._ask_giver(self.order)

    def _give(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        if self.excess:
            self.unsettled.append((card, seat))
        else:
            self._into_defenders_hand([card])
        self.attacks += 1
        self.helpers.add(seat)
        self._ask_giver(self.order[self.order.index(seat) :])

    def _into_defenders_hand(self, cards: list[str]) -> None:
        self.hands[self.defender] += cards
        if self.six() in cards and self.six_right != self.defender:
            self.six_right = None  # DU-33, DU-A18

    def _ask_giver(self, seats: list[int]) -> None:
        """Ask the first of these who holds cards; nobody or no room: the pick-up is over."""
        holders = [seat for seat in seats if self.hands[seat]]
        if holders and (self._room() >= 1 or self.unsettled):
            self.turn = holders[0]
        else:
            self._sort_out()

    def _repelled(self) -> None:
        self.discard += [card for pair in self.table for card in pair]  # DU-18
        self.table = []
        self._settle(taken=False)

    def _settle(self, taken: bool) -> None:
        """After an attack: draw, look for the end, name the next two."""
        before = len(self.stock)
        self._draw()
        drew = len(self.stock) < before
        self.pickups = self.pickups + 1 if taken and not drew else 0  # DU-A22
        if self._ended():
            return
        if self.max_pickups is not None and self.pickups >= self.max_pickups:
            self.phase = "over"  # a draw
            return
        everybody = list(range(self.n))
        old_attacker, old_defender = self.attacker, self.defender
        if self.form == "individual":  # DU-18, DU-28, DU-35
            attacker = old_defender if not taken and self.hands[old_defender] else self._next(old_defender, everybody)
            defender = self._next(attacker, everybody)
        elif taken:  # DU-A17, DU-A16
            attacker = self._next(old_attacker, self._team(old_attacker))
            defender = self._next(old_defender, self._team(old_defender))
        else:
            attacker = old_defender
            if not self.hands[attacker]:
                attacker = self._next(old_defender, self._team(old_defender))
            defender = self._next(old_attacker, self._team(old_attacker))
        self._new_attack(attacker, defender)

    def _draw(self) -> None:
        """DU-30, DU-31, DU-A24."""
        two = (self.attacker, self.defender)
        others = [seat for seat in self._clockwise(self.attacker) if seat not in two]
        helpers = [seat for seat in others if seat in self.helpers]
        rest = [seat for seat in others if seat not in self.helpers]
        for seat in [self.attacker, *helpers, *rest, self.defender]:
            while len(self.hands[seat]) < 6 and self.stock:
                card = self.stock.pop(0)
                self.hands[seat].append(card)
                if not self.stock:
                    self.drawn_trump = (seat, card)
                elif card == self.six():
                    self.six_right = seat  # DU-32; as the last card it gives no right (DU-A20)

    def _ended(self) -> bool:
        """DU-3, DU-A12, DU-A13: sides that still hold cards after the drawing."""
        holders = [seat for seat in range(self.n) if self.hands[seat]]
        sides = {tuple(self._team(seat)) for seat in holders}
        if len(sides) > 1:
            return False
        self.losers = [seat for side in sides for seat in side]
        self.phase = "over"
        return True

    def sides(self) -> list[int] | None:
        """Which of two sides each seat belongs to (DU-1); None where each plays alone."""
        return None if self.form == "individual" else [int(seat not in self._team(0)) for seat in range(self.n)]

    def out(self) -> list[bool]:
        """Who has no cards and gets none any more: a stock, or an unsettled play, could bring some (DU-27, DU-31)."""
        waiting = [seat for _, seat in self.unsettled] if self.excess and self.phase != "over" else []
        return [not (self.stock or self.hands[seat] or seat in waiting) for seat in range(self.n)]

    def exchangeable(self) -> str | None:
        """The trump six while another card lies under the stock (DU-A19 (a))."""
        return self.six() if self.stock and self.stock[-1] != self.six() else None

    def ended(self) -> str | None:
        """How the hand ended (DU-3, DU-A12, DU-A22); None before."""
        if self.phase != "over":
            return None
        if self.losers:
            return "fool" if self.form == "individual" else "side"
        return "pickups" if any(self.hands) else "draw"

    def points(self) -> list[int]:
        if self.phase != "over":
            raise ValueError("the deal is not over")
        return [-1 if seat in self.losers else 0 for seat in range(self.n)]

    def next_dealer(self) -> int:
        """Who deals the next hand: DU-4, DU-A14, DU-A15."""
        if self.phase != "over":
            raise ValueError("the deal is not over")
        return self._next(self.dealer, self.losers) if self.losers else self.dealer


def perft(game: Durak, depth: int) -> int:
    """How many sequences of `depth` actions there are, exchanges out of turn included."""
    if depth == 0:
        return 1
    total = 0
    for seat in range(game.n):
        for action in game.legal(seat):
            child = game.copy()
            child.act(seat, action)
            total += perft(child, depth - 1)
    return total
