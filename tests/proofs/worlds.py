"""Other worlds that one seat cannot tell from the true one: what it has seen so far stays, the rest is dealt anew.

This is worked out from the rules and the actions alone, never from views, so that a leak in a view cannot hide itself.
A world is what lies at each *place*: place i below 104 is the deck's card i, and place 104 * k + i card i of the k-th
reshuffled stock. The rules also tell a seat what cannot be: who does not follow has none of the suit.
What a seat has seen of a game says `knowledge` of its module in tests/proofs/games.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.proofs.games import known as of

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
    known = of(story.game).knowledge(story, seat)
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


# --- games with tricks -----------------------------------------------------------------------------------------------


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
