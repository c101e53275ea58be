"""Somebody at trojki who knows what was spoken and nothing else: asks for hand and grid, and plays what fits."""

import re
import time
from collections.abc import Iterator
from itertools import product

from stolik.core.game import Event, event
from stolik.games.trojki.state import LINES
from tests.ear.desk import Desk
from tests.ear.listener import MOST, SILENCE, STILL, TOOLBAR, Listener

DECK = ["".join(features) for features in product("RBVY", "CSXT", "0123")]
HELD = 4  # cards that are drawn, so that the way to each is short
REFUSED = r"\([A-Z]+-\w+\)"  # the rule that a refusal names
LONGEST = 800.0  # seconds of a race
ENDED = 30.0  # seconds for a claim to be settled: the time to think and what goes before it


class Racer(Listener):
    """`placed`: how many cards the table has taken; `sought`: how each sentence begins that was asked for."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.names = {self.words.card(card): card for card in DECK}
        self.placed = 0
        self.sought = list[str]()
        self._ended = False
        self._refused = set[tuple[str | int, ...]]()  # grids and claims that were made there
        self._empty = False  # whether there is nothing to draw any more

    def play(self, seconds: float = LONGEST) -> None:
        """Draws, goes to the hand and plays until the match is over. TimeoutError if that takes longer."""
        self.ear.hears(TOOLBAR[self.desk.language])
        self._listen()
        for _ in range(HELD):
            self._answered("0")
        self._to_hand()
        until = time.monotonic() + seconds
        while not self._over:
            if time.monotonic() > until:
                raise TimeoutError(f"not over, with {self.placed} cards placed: {self.ear.all()[-30:]}")
            hand = self._cards("h", [event("deal-hand", cards=[DECK[0]])])
            if len(hand) < HELD and not self._empty:
                new = self._answered("0")
                self._empty = any(self.say("trojki-why-stack-empty")[:-1] in words for words in new)
                continue
            grid = self._cards("t", [event("trojki-row", row=row, cards=[DECK[0]]) for row in (1, 2, 3)])
            claims = (claim for card in hand for claim in _fitting(grid, card))
            claim = next((claim for claim in claims if (*grid, *claim) not in self._refused), None)
            if claim:
                self._refused.add((*grid, *claim))  # or placed: then the grid is another one
                self._claim(*claim)
            elif self._empty:
                self._listen(STILL)
            else:
                self._answered("0")
        self.ear.still(STILL)

    @property
    def _over(self) -> bool:
        self._ended = self._ended or self.over(self.ear.all())
        return self._ended

    def _to_hand(self) -> None:
        """Goes on with Tab until the toolbar of the own cards is told, from that of the grid."""
        hand = f"{self.say('web-hand')} {TOOLBAR[self.desk.language]}"
        for _ in range(MOST):
            if self._over or any(words.startswith(hand) for words in self._do("Tab")):
                return
        raise TimeoutError(f"no {hand!r} among {self.ear.all()}")

    def _cards(self, key: str, events: list[Event]) -> list[str]:
        """The cards that a key reads out in sentences like these; none if it reads something else."""
        begins = [begin(self.words.tell(event)) for event in events]
        self.sought += begins
        said = " ".join(words for words in self._answered(key) if any(each in words for each in begins))
        names = sorted(map(re.escape, self.names), key=len, reverse=True)
        return [self.names[name] for name in re.findall("|".join(names), said)]

    def _claim(self, card: str, cell: int, call: str) -> None:
        """Chooses card, cell and call, and waits for what becomes of it."""
        name = self.words.card(card)
        self._do("End")  # what has the focus already is not told again
        new = self._do("Home")
        for _ in range(2 * HELD + 9):
            if self._over or any(words.startswith(f"{name} ") for words in new):
                break
            new = self._do("Right")
        else:
            return None
        self._do("Return")
        told = self._answered(str(cell + 1))
        if self.say("trojki-web-called", cell=cell + 1, list="").strip(" .") not in " ".join(told):
            return self._back()
        told = self._answered(str(card.index(call) + 1))
        mine = self.words.tell(event("trojki-place", seat=0, card=card, cell=cell + 1, call=call, count=0))
        kept_not = self.say("trojki-web-kept-not", card=card, cell=cell + 1)
        until = time.monotonic() + ENDED
        while not self._over and time.monotonic() < until:
            said = " ".join(told)
            if mine.rstrip(".") in said:
                self.placed += 1
                return None
            if kept_not in said or re.search(REFUSED, said):
                break
            told += self._listen(SILENCE)
        return self._back()

    def _back(self) -> None:
        """Nothing is chosen any more."""
        self._do("Escape")
        self._do("Escape")


def begin(sentence: str) -> str:
    """What comes before the cards of a sentence, or what else it names."""
    return "".join(sentence.partition(":")[:2])


def _fitting(grid: list[str], card: str) -> Iterator[tuple[str, int, str]]:
    """A card, a cell (0 to 8) and a feature that make a trio of a line which had none."""
    for line in LINES if len(grid) == 9 else ():
        for cell in line:
            one, two = (grid[other] for other in line if other != cell)
            for at, feature in enumerate(card):
                if one[at] == two[at] == feature != grid[cell][at]:
                    yield card, cell, feature
