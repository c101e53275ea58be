"""A match at a table: seats with people and bots, commands in, events and refusals out.

Sans-IO: the table does no input or output and has no clock. Whoever drives it (the terminal, `stolik simulate`, later
the server) hands in commands and the time, calls `tick` when `due` says so, and passes on what comes back.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from stolik.core.deal import Deal
from stolik.core.game import Event, IllegalAction, event
from stolik.core.state import CHANCE
from stolik.match import Match
from stolik.table.pace import Pace

View = dict[str, Any]
GO_ON = "ok"  # what a person says when the game waits for people to act out of turn, and he does not want to


class Bot(Protocol):
    """A player of a bot's seat. It sees what the seat sees, and never the deal itself.

    `blind` bots do without a view. `choose` gets the seat's view, its legal actions (there is at least one) and the
    actions of the deal so far, and gives an action with its delay in seconds, which only trojki regards; "" means to do
    nothing just now, for a seat that is not asked.
    """

    name: str
    blind: bool

    def choose(self, view: View, legal: list[str], history: list[str]) -> tuple[str, float]: ...


class Seat(NamedTuple):
    """Who sits there: a name, and a bot or (None) a person."""

    name: str
    bot: Bot | None = None


class Message(NamedTuple):
    """What one listener is told: `to` is a seat or None for spectators; a refusal has the rule behind it."""

    to: int | None
    event: Event
    refusal: bool = False
    rule: str = ""


class Table:
    """A match between people and bots.

    match      the match, new or taken up again
    seats      who sits where
    pace       how fast the table runs
    spectator  whether somebody watches who sits nowhere
    """

    def __init__(self, match: Match, seats: Sequence[Seat], pace: Pace, spectator: bool = False) -> None:
        self.match, self.seats, self.pace = match, tuple(seats), pace
        self.people = [seat for seat, sitter in enumerate(seats) if sitter.bot is None]
        self.listeners: list[int | None] = [*self.people, *([None] if spectator else [])]
        self.awaited: set[int] = set()  # people who may still act out of turn before the game goes on
        self.think_until: float | None = None
        self._next: float | None = None  # when a bot to act, or the next deal, is due
        self._plans: dict[int, tuple[float, str]] = {}  # trojki: what each bot is about to do, and when
        self._let_go = False  # whether people have been waited for before this opening
        self._seen = (0, 0)  # trojki: the deal, and how many of its actions the bots have seen
        self._before_last: tuple[int, Match] | None = None  # who acted last, and the match before it: for undo

    # --- driving the table -----------------------------------------------------------------------------------------

    def begin(self, now: float) -> list[Message]:
        """Sit down: the first deal, or a match taken up where it was left."""
        if self.match.playing:
            told = self._tell_all(lambda view: self.match.game.opening(view) if not self._actions() else [])
            return told + self._go_on(now)
        return self._go_on(now)

    def due(self) -> float | None:
        """When `tick` is to be called next; None if only people can go on."""
        times = [at for at, _ in self._plans.values()]
        times += [at for at in (self._next, self.think_until) if at is not None]
        return min(times, default=None)

    def tick(self, now: float) -> list[Message]:
        """Let happen what is due by now: a bot's action, the next deal, the end of the time to think."""
        told: list[Message] = []
        while (due := self.due()) is not None and due <= now:
            told += self._happen(due)
        return told

    def command(self, seat: int, text: str, now: float) -> list[Message]:
        """An action of a person, as RECORDS.md writes it, or `ok` where the game waits for people.

        Whatever is not possible comes back as a refusal to that person, and nothing changes.
        """
        if text == GO_ON and seat in self.awaited:
            self.awaited.discard(seat)
            return self._go_on(now) if not self.awaited else []
        if self.think_until is not None and now < self.think_until and text.startswith("place"):
            left = math.ceil(self.think_until - now)
            return [Message(seat, event("table-think", count=left), refusal=True)]
        snapshot = self.match.copy()
        try:
            told = self._act(seat, text)
        except IllegalAction as error:
            return [Message(seat, Event(error.reason.id, error.reason.args), refusal=True, rule=error.reason.rule)]
        acted = len(self._actions())
        told += self._go_on(now)
        self._before_last = (seat, snapshot) if len(self._actions()) == acted else None
        return told

    def undo(self, seat: int, now: float) -> list[Message]:
        """Take back the person's last action, if nobody has acted since and it showed nothing that was hidden."""
        if self.match.playing and self.match.turn is None:
            return [Message(seat, event("table-no-undo-race"), refusal=True)]
        if self._before_last is None or self._before_last[0] != seat:
            return [Message(seat, event("table-no-undo"), refusal=True)]
        earlier = self._before_last[1]
        same_deal = self.match.playing and len(earlier.deals) == len(self.match.deals)
        if not same_deal or earlier.deal is None or self.match.deal is None:
            return [Message(seat, event("table-no-undo-deal"), refusal=True)]
        if earlier.deal.unseen != self.match.deal.unseen:
            return [Message(seat, event("table-no-undo-shown"), refusal=True)]
        self.match, self._before_last = earlier, None
        told = [Message(listener, event("table-undone", seat=seat)) for listener in self.listeners]
        return told + self._go_on(now)

    # --- what people ask -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    def asked(self, seat: int) -> bool:
        """Whether the game waits for this person."""
        return seat in self.awaited or (not self.awaited and self.match.turn == seat)

    def legal(self, seat: int) -> list[str]:
        """What the seat may do now, as texts; `ok` where the game waits for it without asking for an action."""
        legal = self.match.legal(seat)
        if seat in self.awaited:
            return [*legal, GO_ON]
        if self.think_until is not None:
            return [action for action in legal if not action.startswith("place")]
        return legal

    # --- what happens ----------------------------------------------------------------------------------------------

    def _happen(self, now: float) -> list[Message]:
        """The one thing that is due first."""
        if self.think_until is not None and self.think_until <= now:
            self.think_until = None
            told = [Message(listener, event("table-claims")) for listener in self.listeners]
            return told + self._go_on(now)
        if self._plans and min(self._plans.values())[0] <= now:
            seat = min(self._plans, key=lambda s: self._plans[s])
            _, action = self._plans.pop(seat)
            told = self._act(seat, action)
        elif self.match.between:
            self._next = None
            self.match.begin_deal()
            told = self._tell_all(self.match.game.opening) + self._deal_over()
        else:
            self._next = None
            told = self._bot_acts()
        self._before_last = None
        return told + self._go_on(now)

    def _act(self, seat: int, action: str) -> list[Message]:
        """Carry out an action and tell everybody, each from his own view. Raises IllegalAction."""
        deal = self.match.deal if self.match.playing else None
        before = self._views(deal)
        self.match.play(seat, action)
        told = self._told(before, seat, action, self._views(deal))
        while deal is not None and deal.chance_acts:
            before = self._views(deal)
            self.match.reshuffle()
            told += self._told(before, CHANCE, "reshuffle", self._views(deal))
        return told + self._deal_over()

    def _views(self, deal: Deal | None) -> dict[int | None, View]:
        """What each listener sees: of this deal, even if it has just ended and something else has begun."""
        return {listener: (deal or self.match).view(listener) for listener in self.listeners}

    def _bot_acts(self) -> list[Message]:
        """The bot to act does so."""
        seat = self.match.turn
        assert seat is not None
        bot = self.seats[seat].bot
        assert bot is not None
        legal = self.match.legal(seat)
        if not self.match.playing:  # customs before a deal: bots deal, and fall into no trap (DU-A21)
            return self._act(seat, "deal" if "deal" in legal else "decline")
        return self._act(seat, self._ask(seat, bot, legal)[0])

    def _go_on(self, now: float) -> list[Message]:
        """After anything that happened: bots act out of turn, and it is settled what is due next."""
        self._next = None
        if self.match.over or self.match.between:
            self._plans.clear()
            self.think_until = None
            if self.match.between:
                self._next = now + (self.pace.between if self.match.deals else 0.0)
            return []
        if self.match.playing and self.match.turn is None:
            return self._race(now)
        told = self._out_of_turn()
        deal = self.match.deal
        held = deal is not None and self.match.playing and self.match.game.held(deal.state)
        if not held:
            self.awaited.clear()
            self._let_go = False
        turn = self.match.turn
        if turn is None or self.seats[turn].bot is None:
            return told
        if held and not self._let_go:
            self.awaited = set(self.people)
            self._let_go = True
        if not self.awaited:
            self._next = now + (self.pace.pause if self.match.playing else self.pace.between)
        return told

    def _out_of_turn(self) -> list[Message]:
        """Before each question, bots that are not asked may act, in seat order (DESIGN.md, "Who may act")."""
        told: list[Message] = []
        if not self.match.playing:
            return told
        for seat, sitter in enumerate(self.seats):
            if sitter.bot is not None and seat != self.match.turn:
                legal = self.match.legal(seat)
                action = self._ask(seat, sitter.bot, legal)[0] if legal else ""
                if action:
                    told += self._act(seat, action)
        return told

    # --- trojki: nobody's turn -------------------------------------------------------------------------------------

    def _race(self, now: float) -> list[Message]:
        """Every bot has a plan; a plan that the table's change has spoiled is made anew, with a new delay.

        At the calm pace each change of the table starts a time to think, after which all bots look again.
        """
        told: list[Message] = []
        actions = self._actions()
        changed = not actions or " place " in actions[-1]
        if self.pace.think is not None and changed and self._seen != (len(self.match.deals), len(actions)):
            self.think_until = now + self.pace.think
            self._plans.clear()
            told = [Message(to, event("table-thinking", count=round(self.pace.think))) for to in self.listeners]
        self._seen = (len(self.match.deals), len(actions))
        for seat, sitter in enumerate(self.seats):
            if sitter.bot is not None and self.think_until is None and (changed or seat not in self._plans):
                self._plan(seat, sitter.bot, now)
        return told

    def _plan(self, seat: int, bot: Bot, now: float) -> None:
        legal = self.match.legal(seat)
        if self._plans.get(seat, (now, ""))[1] in legal:
            return
        self._plans.pop(seat, None)
        if legal:
            action, delay = self._ask(seat, bot, legal)
            if action:
                self._plans[seat] = (now + delay, action)

    # --- asking and telling ----------------------------------------------------------------------------------------

    def _ask(self, seat: int, bot: Bot, legal: list[str]) -> tuple[str, float]:
        view = {} if bot.blind else self.match.view(seat)
        return bot.choose(view, legal, [] if bot.blind else self._history())

    def _actions(self) -> list[str]:
        return self.match.deal.actions if self.match.deal is not None else []

    def _history(self) -> list[str]:
        """The actions of the deal as all have seen them: not how the stock was shuffled again."""
        return ["- reshuffle" if action.startswith("- ") else action for action in self._actions()]

    def _tell_all(self, tell: Callable[[View], list[Event]]) -> list[Message]:
        return [Message(to, told) for to in self.listeners for told in tell(self.match.view(to))]

    def _told(
        self, before: dict[int | None, View], seat: int, action: str, after: dict[int | None, View]
    ) -> list[Message]:
        return [
            Message(to, told) for to in self.listeners for told in self.match.tell(before[to], seat, action, after[to])
        ]

    def _deal_over(self) -> list[Message]:
        """After the last action of a deal: the score, and who has won the match."""
        if self.match.playing or not self.match.deals or not self.match.deals[-1].points:
            return []
        told = [event("match-score", seat=seat, points=points) for seat, points in enumerate(self.match.score)]
        if self.match.over:
            winners = self.match.winners
            told.append(
                event("match-won", seat=winners[0]) if len(winners) == 1 else event("match-shared", seats=winners)
            )
        else:
            told.append(event("match-next", number=len(self.match.deals) + 1, seat=self.match.dealer))
        return [Message(to, one) for to in self.listeners for one in told]
