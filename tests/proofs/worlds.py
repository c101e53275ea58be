"""Other worlds that one seat cannot tell from the true one: what it has seen so far stays, the rest is dealt anew.

This is worked out from the rules and the actions alone, never from views, so that a leak in a view cannot hide itself.
A world is what lies at each *place*: place i below 104 is the deck's card i, and place 104 * k + i card i of the k-th
reshuffled stock (golf). The rules also tell a seat what cannot be: who does not follow has none of the suit.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.oracle.durak import Durak

STOCKS = 104  # the first place of the first reshuffled stock; each has as many


@dataclass
class Story:
    """A deal as it was played, up to some step."""

    game: str
    options: dict[str, Any]
    dealer: int
    number: int
    deck: list[str]
    actions: list[str]
    over: bool

    @property
    def seats(self) -> int:
        return int(self.options["seats"])

    def world(self) -> dict[int, str]:
        """What truly lies where."""
        stocks = [line.split(" ")[2:] for line in self.actions if line.startswith("- ")]
        piles = [self.deck, *stocks]
        return {STOCKS * k + i: card for k, pile in enumerate(piles) for i, card in enumerate(pile)}

    def retold(self, world: dict[int, str]) -> "Story":
        """The same actions in another world."""
        actions, stocks = [], 0
        for line in self.actions:
            if line.startswith("- "):
                stocks += 1
                cards = [world[STOCKS * stocks + i] for i in range(len(line.split(" ")) - 2)]
                actions.append(" ".join(["- reshuffle", *cards]))
            else:
                actions.append(line)
        deck = [world[i] for i in range(len(self.deck))]
        return Story(self.game, self.options, self.dealer, self.number, deck, actions, self.over)


@dataclass
class Knowledge:
    """What a seat knows: the places whose cards it has seen, and which cards cannot lie at a place."""

    seen: set[int] = field(default_factory=set)
    impossible: Callable[[int, str], bool] = lambda place, card: False


def other_world(story: Story, seat: int | None, chance: random.Random, swaps: int) -> Story:
    """A world that the seat (None: a spectator) cannot tell from the true one, some swaps of two cards away from it."""
    known = KNOWLEDGE[story.game](story, seat)
    world = story.world()
    hidden = [place for place in world if place not in known.seen]
    for _ in range(swaps if len(hidden) > 1 else 0):
        a, b = chance.sample(hidden, 2)
        if a // STOCKS != b // STOCKS or known.impossible(a, world[b]) or known.impossible(b, world[a]):
            continue
        world[a], world[b] = world[b], world[a]
    return story.retold(world)


def lines(story: Story) -> list[tuple[int, list[str]]]:
    """The actions as seat (-1 for chance) and words."""
    parts = [line.split(" ") for line in story.actions]
    return [(-1 if seat == "-" else int(seat), words) for seat, *words in parts]


def owner(story: Story, place: int) -> int:
    """Who is dealt the card at a place that is dealt round."""
    return (story.dealer + 1 + place) % story.seats


# --- games with tricks: planowanie and goliath -----------------------------------------------------------------------


def of_tricks(story: Story, seat: int | None, dealt: int, turned: bool, suit: int) -> Knowledge:
    """Own cards, cards played, the turned one; who did not follow has none of the suit (one letter of a card) left."""
    seen = {place for place in range(dealt) if owner(story, place) == seat} | ({dealt} if turned else set())
    void: set[tuple[int, str]] = set()
    played = [(who, words[1]) for who, words in lines(story) if words[0] == "play"]
    for k, (who, card) in enumerate(played):
        seen.add(story.deck.index(card))
        led = played[k - k % story.seats][1]
        if card[suit] != led[suit]:
            void.add((who, led[suit]))

    def impossible(place: int, card: str) -> bool:
        return place < dealt and (owner(story, place), card[suit]) in void

    return Knowledge(seen, impossible)


def of_planowanie(story: Story, seat: int | None) -> Knowledge:
    first = 13 if story.seats == 4 else 17
    dealt = max(1, first - story.number) * story.seats
    turned = story.number > 0 or (story.options["first_deal_trump"] == "if_card_left" and dealt < 52)
    return of_tricks(story, seat, dealt, turned, suit=1)


def of_goliath(story: Story, seat: int | None) -> Knowledge:
    return of_tricks(story, seat, 15 * story.seats, turned=False, suit=0)


# --- trojki ----------------------------------------------------------------------------------------------------------


def of_trojki(story: Story, seat: int | None) -> Knowledge:
    """The grid, what is left over, all cards placed, and those that the seat has drawn from its stack."""
    extra = story.options["handicap"] or [0] * story.seats
    sizes = [(55 - sum(extra)) // story.seats + more for more in extra]
    stacks: list[list[int]] = [[] for _ in sizes]
    who, place = story.dealer, 9
    while [len(stack) for stack in stacks] != sizes:
        who = (who + 1) % story.seats
        if len(stacks[who]) < sizes[who]:
            stacks[who].append(place)
            place += 1
    seen = {*range(9), *range(place, 64)}
    for who, words in lines(story):
        if words[0] == "place":
            seen.add(story.deck.index(words[1]))
        elif words[0] == "draw" and who == seat:
            seen.add(stacks[who].pop(0))
    return Knowledge(seen)


# --- durak -----------------------------------------------------------------------------------------------------------


def of_durak(story: Story, seat: int | None) -> Knowledge:
    """Own cards, all cards that an action names, trump, the lowest trump shown, and the six once it was exchanged.

    Who draws what follows from how many cards everybody has; the slow oracle knows that.
    """
    oracle = Durak(story.options, story.deck, story.dealer, story.number)
    dealt = 6 * story.seats
    seen = {story.deck[min(dealt, 35)]} | own(oracle, seat)
    trumps = [card for card in story.deck[:dealt] if card[1] == oracle.trump]
    ranks = "6789TJQKA"
    lowest = min((ranks.index(card[0]) for card in trumps), default=9)
    if story.number == 0 and trumps:
        seen.add(ranks[lowest] + oracle.trump)
    for who, words in lines(story):
        seen |= {word for word in words if len(word) == 2} | ({oracle.six()} if words == ["exchange"] else set())
        oracle.act(who, " ".join(words))
        seen |= own(oracle, seat)
    latest = next((line for line in reversed(story.actions) if not line.endswith("exchange")), "")
    if latest.endswith("+"):  # the next card of the same play: one that fits must stay
        seen.add(next(action for action in oracle.legal(oracle.turn) if action.startswith("attack")).split(" ")[1])

    def impossible(place: int, card: str) -> bool:
        in_a_hand = story.number == 0 and place < dealt
        return in_a_hand and card[1] == oracle.trump and ranks.index(card[0]) < lowest

    return Knowledge({story.deck.index(card) for card in seen}, impossible)


def own(oracle: Durak, seat: int | None) -> set[str]:
    return set() if seat is None else set(oracle.hands[seat])


# --- golf ------------------------------------------------------------------------------------------------------------


def of_golf(story: Story, seat: int | None) -> Knowledge:
    """Cards that lay face up or were turned up, the two looked at, those drawn: by the places where they came from."""
    cells: list[list[int]] = [[] for _ in range(story.seats)]
    for place in range(6 * story.seats):
        cells[owner(story, place)].append(place)
    discards, stock = [6 * story.seats], list(range(6 * story.seats + 1, len(story.deck)))
    seen, held, stocks = set(discards), -1, 0
    for who, (verb, *words) in lines(story):
        if verb == "peek" and who == seat:
            seen |= {cells[who][int(cell) - 1] for cell in words}
        elif verb == "stock":
            held = stock.pop(0)
            seen |= {held} if who == seat else set()
        elif verb == "take":
            held = discards.pop()
        elif verb == "discard":
            discards.append(held)
        elif verb == "swap":
            cell = int(words[0]) - 1
            discards.append(cells[who][cell])
            cells[who][cell] = held
            seen |= {held, discards[-1]}
        elif verb == "reshuffle":
            stocks += 1
            stock, discards = [STOCKS * stocks + i for i in range(len(words))], discards[-1:]
        seen |= set(discards)
    return Knowledge(seen | {place for row in cells for place in row} if story.over else seen)


KNOWLEDGE: dict[str, Callable[[Story, int | None], Knowledge]] = {
    "planowanie": of_planowanie,
    "goliath": of_goliath,
    "trojki": of_trojki,
    "durak": of_durak,
    "golf": of_golf,
}
