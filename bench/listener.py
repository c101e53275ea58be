"""A model of somebody who plays trojki by ear at the terminal, against a bot: how many of the cards they place.

It hears what the terminal really writes, word by word, and knows nothing else; table, rules, time to think and the bot
are the real ones. What it can do is judged, not measured, by what people said who play so:

* speech takes 180 words a minute, and what somebody else has placed at least 9 s until it is taken in
* the last six things heard are remembered, own cards and cards on cells, each is one; own cards are gone over again and
  again, up to three of them, and so stay among the six
* a card, a cell and a call take 6 s to type, a single word 2 s; typing cuts off what is still to be heard
* who finds no trio in what they remember asks for the table, which is read row by row, and draws a card when the whole
  of it gave none; a claim that is typed before the time to think is over is kept, and they go on listening
"""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from stolik.arena.figures import Estimate, Moments
from stolik.cli.chance import SeededChance
from stolik.cli.local import LocalTable
from stolik.cli.preparing import GettingReady
from stolik.cli.session import EVENT, Session
from stolik.cli.terminal import TerminalClock
from stolik.core.game import View
from stolik.games import GAMES
from stolik.games.trojki.state import LINES
from stolik.match import Match
from stolik.table import Pace
from stolik.words import Words

SPEED = 180  # words a minute
HEAR, TYPE, WORD = 9.0, 6.0, 2.0  # seconds
THINGS, OWN = 6, 3  # remembered, and own cards among them
FEWEST = 3  # own cards that are held at least, while there are any
LONGEST = 7200.0  # seconds of a deal, for a model that finds nothing any more
NAMES = ("Konrad", "Burek")

Thing = tuple[str, str]  # a place, a cell or "own", and the card there


class Heard(NamedTuple):
    """Things that will have been understood at this time."""

    at: float
    things: list[Thing]


class Memory:
    """The last things heard, the latest last; a cell has one card, an own card is a thing of its own."""

    def __init__(self) -> None:
        self.things: list[Thing] = []

    def hear(self, thing: Thing) -> None:
        self.things = [each for each in self.things if each != thing and (each[0] == "own" or each[0] != thing[0])]
        self.things = [*self.things, thing][-THINGS:]

    def forget(self, card: str) -> None:
        self.things = [each for each in self.things if each != ("own", card)]

    @property
    def own(self) -> int:
        """How many own cards are remembered."""
        return sum(each[0] == "own" for each in self.things)

    def rehearse(self) -> None:
        """Own cards are gone over: they are the latest things again."""
        own = [each for each in self.things if each[0] == "own"][-OWN:]
        self.things = [*(each for each in self.things if each not in own), *own]

    def claim(self) -> str | None:
        """A card, cell and call that make a new trio, as far as is remembered."""
        top = {int(place) - 1: card for place, card in self.things if place != "own"}
        lines = [line for line in LINES if all(cell in top for cell in line)]
        for _, card in (thing for thing in self.things if thing[0] == "own"):
            for line in lines:
                for cell in line:
                    one, two = (top[other] for other in line if other != cell)
                    for value in card:
                        if value in one and value in two and value not in top[cell]:
                            return f"{card} {cell + 1} {value}"
        return None


class Listener:
    """One deal of a person who listens, on seat 0, and the bot."""

    def __init__(self, think: float, language: str, seed: str, verbosity: str = "normal") -> None:
        game, chance = GAMES["trojki"], SeededChance(seed)
        match = Match(game, game.settle({"seats": 2}), chance.lot(2), chance.shuffle)
        pace = Pace(pause=1.0, between=60.0, think=think or None)
        clock, preparing = TerminalClock(frozen=True), GettingReady("trojki")
        self.local = LocalTable(match, 0, ["person", "simple"], NAMES[0], chance, pace, clock, preparing)
        self.session = Session(
            self.local.place, Words(language), self.local.send, self._write, names=NAMES, verbosity=verbosity
        )
        self.local.session = self.session
        self.memory = Memory()
        self.coming = deque[Heard]()
        self.spoken = 0.0  # when all that was written will have been said
        self.lines: list[tuple[str, float]] = []  # lines just written: their kind, when they will have been said
        self.known: list[Thing] = []  # the cards as they lay when the latest line was written
        self.read = False  # whether the whole table was heard since the latest change
        self.kept: tuple[str, str] | None = None  # a card and a cell that were typed, and about which nothing is known
        self.until = 0.0  # when that will be known
        self.first = 0  # from which of the own cards on they are gone over
        self.local.begin()

    def _write(self, line: str, kind: str) -> None:
        now = self.local.now()
        self.spoken = max(self.spoken, now) + 60 * len(line.split()) / SPEED
        self.lines.append((kind, self.spoken))

    def _take(self, asked: str = "") -> None:
        """What the lines just written say will be understood when they have been heard; `asked`: what they answer."""
        view, lines = self.local.place.view, [at for _, at in self.lines]
        events = [at for kind, at in self.lines if kind == EVENT]
        self.lines = []
        assert view is not None
        cells = [(f"{cell}", card) for cell, card in enumerate(view["top"], 1)]
        own = [("own", card) for card in self._held(view)]
        if asked == "table":
            self.coming += [Heard(at, cells[3 * row : 3 * row + 3]) for row, at in enumerate(lines[:3])]
        elif asked == "hand":
            self.coming.append(Heard(lines[0], own[:OWN]))
        elif self.known and events:
            news = [thing for thing in [*cells, *own] if thing not in self.known and thing not in self.memory.things]
            theirs = any(place != "own" for place, _ in news)
            at = max(events[-1], self.local.now() + HEAR) if theirs else events[-1]
            self.coming += [Heard(at, news)] if news else []
            self.read = self.read and not news
        self.known = [*cells, *own]

    def _held(self, view: View) -> list[str]:
        """The own cards, as they are gone over; without one about which the table has still to say."""
        cards = [*view["hand"][self.first :], *view["hand"][: self.first]]
        return [card for card in cards if not self.kept or card != self.kept[0]]

    def _type(self, line: str, seconds: float) -> None:
        """Type, while the table goes on, and listen to nothing until it is done."""
        self.coming.clear()
        self._pass(self.local.now() + seconds)
        self.spoken = self.local.now()
        self.session.type(line, self.local.now())
        self._take(line)

    def _pass(self, until: float) -> None:
        """Let the time pass, and the table do what is due meanwhile."""
        while not self.over:
            self.session.ask(self.local.now())
            self._take()
            due = self.local.table.due()
            if due is None or due > until:
                self.local.clock.wait(max(0.0, until - self.local.now()))
                return
            self.local.clock.wait(max(0.0, due - self.local.now()))
            self.local.happen()

    @property
    def over(self) -> bool:
        """Whether the deal is."""
        deal = self.local.match.deal
        return deal is None or deal.over or self.local.now() > LONGEST

    def play(self) -> tuple[int, int]:
        """The whole deal; how many cards were placed, by the listener and by the bot."""
        while self.local.match.deal is None:
            self.local.happen() or self.local.wait()
        self._take()
        self._type("table", WORD)
        while not self.over:
            self._step()
        assert self.local.match.deal is not None
        placed = [action[0] for action in self.local.match.deal.actions if " place " in action]
        return placed.count("0"), placed.count("1")

    def _step(self) -> None:
        """Understand what has been heard by now; then claim, draw, ask, or go on listening."""
        view, now = self.local.place.view, self.local.now()
        assert view is not None
        self._settle()
        claim = None
        while self.coming and self.coming[0].at <= now and claim is None:
            for thing in self.coming.popleft().things:
                self.memory.hear(thing)
                self.memory.rehearse()
            claim = self.memory.claim()
        claim = claim or self.memory.claim()
        held = len(self._held(view))
        if claim is not None:
            self._claim(claim)
        elif self.coming:
            self._pass(self.coming[0].at)
        elif self.memory.own < min(OWN, held):
            self._type("hand", WORD)
        elif view["stack"][0] and (held < FEWEST or self.read):
            self.read = False
            self._type("draw", WORD)
        elif self.read and held > OWN:  # other cards of the own ones
            self.read, self.first = False, (self.first + OWN) % held
            self.memory.things = [each for each in self.memory.things if each[0] != "own"]
        else:
            self._type("table", WORD)
            self.read = True

    def _claim(self, claim: str) -> None:
        """Type it; while there is time to think it is kept for its end, and one can listen for the next one."""
        if self.kept:
            self._pass(self.local.place.standing.thinking or self.local.now())
            return
        card, cell, _ = claim.split()
        self._type(claim, TYPE)
        self.kept, self.until = (card, cell), self.local.place.standing.thinking or 0.0
        self.memory.forget(card)
        self.memory.hear((cell, card))
        self._settle()

    def _settle(self) -> None:
        """Where the table has said no, the cell was not as it was remembered, and the card is still there."""
        place = self.local.place
        if self.kept and place.view is not None and self.local.now() >= self.until:
            (card, cell), self.kept = self.kept, None
            if card in place.view["hand"]:
                self.memory.things = [each for each in self.memory.things if each[0] != cell]
                self.memory.hear(("own", card))


def share(think: float, language: str, deals: int, verbosity: str = "normal") -> Estimate:
    """The share of the cards placed that the listener has placed, over so many deals."""
    played = [Listener(think, language, f"listener {seed}", verbosity).play() for seed in range(deals)]
    return Moments(mine / max(1, mine + theirs) for mine, theirs in played).estimate()


def table(thinks: Sequence[float], language: str, deals: int, verbosity: str = "normal") -> list[str]:
    """A line for each time to think, with the interval of 95 %."""
    lines = []
    for think in thinks:
        found = share(think, language, deals, verbosity)
        between = "" if found.low is None or found.high is None else f" ({found.low:.0%} to {found.high:.0%})"
        lines.append(f"{think:>5.0f} s {found.mean:>6.0%}{between}")
    return lines
