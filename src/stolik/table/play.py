"""The play of one match between people and bots: actions in, events and refusals out; who waits for whom, and when.

Sans-IO: it does no input or output and has no clock. Whoever drives it (`Table` in table.py for people, the arena for
bots alone) hands in actions and the time, calls `tick` when `due` says so, and passes on what comes back. It knows
seats, not persons; clocks, drop-outs, votes and chat are the table's.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from stolik.core.deal import Deal
from stolik.core.game import Event, IllegalAction, event, no_interrupter
from stolik.core.state import CHANCE, OWNER
from stolik.match import Match
from stolik.table.pace import Pace

View = dict[str, Any]
GO_ON = "ok"  # what a person says when the game waits for people to act out of turn, and he does not want to
OUT_OF_TURN = ("exchange",)  # what a seat may do while the question that it is asked is held back


class Bot(Protocol):
    """A player of a bot's seat. It sees what the seat sees, and never the deal itself.

    `blind` bots do without a view. `choose` gets the seat's view, its legal actions (there is at least one) and the
    actions of the deal so far, and gives an action with its delay in seconds, which only trojki regards; "" means to do
    nothing just now, for a seat that is not asked.
    """

    @property
    def name(self) -> str: ...
    @property
    def blind(self) -> bool: ...
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


class Play:
    """A match between people and bots.

    match      the match, new or taken up again
    seats      who sits where
    pace       how fast it runs
    spectator  whether somebody watches who sits nowhere
    deal       begins the next deal of the match; None: the match deals by itself
    """

    keeps_last = True  # whether the match before the last action is kept, for undo

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        pace: Pace,
        spectator: bool = False,
        deal: Callable[[], None] | None = None,
    ) -> None:
        self.match, self.seats, self.pace = match, list(seats), pace
        self.listeners: list[int | None] = [*self.people, *([None] if spectator else [])]
        self._deal: Callable[[], object] = deal if deal is not None else match.begin_deal
        self.awaited: set[int] = set()  # people who may still act out of turn before the game goes on
        self.think_until: float | None = None
        self.held_until: float | None = None  # how long the next action waits for others out of turn
        self.next: float | None = None  # when a bot to act, or the next deal, is due
        self._plans: dict[int, tuple[float, str]] = {}  # trojki: what each bot is about to do, and when
        self._let_go = False  # whether others have been waited for before this action
        self._seen = (0, 0)  # trojki: the deal, and how many of its actions the bots have seen
        self._viewed: dict[int | None, View] = {}  # views of the match as it stood at `_viewed_at`
        self._viewed_at: object = None
        self._before_last: tuple[int, Match] | None = None  # who acted last, and the match before it: for undo

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.bot is None]

    # --- driving the play -----------------------------------------------------------------------------------------

    def begin(self, now: float) -> list[Message]:
        """Sit down: the first deal, or a match taken up where it was left."""
        if self.match.playing:
            told = self._tell_all(lambda view: self.match.game.opening(view) if not self._actions() else [])
            return told + self._go_on(now)
        return self._go_on(now)

    def due(self) -> float | None:
        """When `tick` is to be called next; None if only people can go on."""
        times = [at for at, _ in self._plans.values()]
        times += [at for at in (self.next, self.think_until, self.held_until) if at is not None]
        return min(times, default=None)

    def shift(self, seconds: float) -> None:
        """Everything that is due comes so much later: the play has stood still."""
        self._plans = {seat: (at + seconds, action) for seat, (at, action) in self._plans.items()}
        self.next, self.think_until, self.held_until = (
            None if at is None else at + seconds for at in (self.next, self.think_until, self.held_until)
        )

    def take_seat(self, seat: int, sitter: Seat, now: float) -> list[Message]:
        """From now on somebody else plays a seat: a bot for a person, or a person again."""
        self.seats[seat] = sitter
        self._plans.pop(seat, None)
        self.awaited &= set(self.people)
        waiting = self.next is not None and self.match.between
        return [] if waiting else self._go_on(now)

    def next_deal(self, now: float) -> list[Message]:
        """Nobody wants to wait any longer for the next deal, or for a bot that is to deal."""
        if self.match.playing or self.next is None:
            return []
        self.next = now
        return self.tick(now)

    def act_for(self, seat: int, bot: Bot, now: float) -> list[Message]:
        """A bot does the one thing that the seat is asked for, whose time is up."""
        told = self._bot_acts(bot) if self.match.turn == seat else []
        self._before_last = None
        return told + self._go_on(now)

    def tick(self, now: float) -> list[Message]:
        """Let happen what is due by now: a bot's action, the next deal, the end of the time to think.

        Before a deal it stops, that the deck can be sealed first; call again while `due` says so.
        """
        told: list[Message] = []
        while (due := self.due()) is not None and due <= now:
            told += self._happen(due)
            if self.match.between:
                break
        return told

    def command(self, seat: int, text: str, now: float) -> list[Message]:
        """An action of a person, as docs/records.md writes it, or `ok` where the game waits for people.

        Whatever is not possible comes back as a refusal to that person, and nothing changes.
        """
        if text == GO_ON and seat in self.awaited:
            self.awaited.discard(seat)
            return self._go_on(now) if not self.awaited else []
        return self.act(seat, [text], now)

    def act(self, seat: int, texts: Sequence[str], now: float) -> list[Message]:
        """Actions of a person that belong together: all of them happen, or one is refused and nothing changes.

        After one that shows him something hidden, those that could be guesses at it are refused, and for one reason
        whatever it was: what is taken back must not have told anything.
        """
        snapshot = self.match.copy() if self.keeps_last or len(texts) > 1 else None
        told: list[Message] = []
        placed = shown = False
        for text in texts:
            refusal = self._too_early(seat, text, placed, now)
            if refusal is None and shown and self._may_guess(text):
                refusal = Message(seat, event("table-no-undo-shown"), refusal=True)
            unseen, held = self._hidden(seat) if len(texts) > 1 else (0, 0)
            try:
                told += self._act(seat, text) if refusal is None else []
            except IllegalAction as error:
                reason = event("table-no-undo-shown") if shown else Event(error.reason.id, error.reason.args)
                refusal = Message(seat, reason, refusal=True, rule="" if shown else error.reason.rule)
            if len(texts) > 1:
                still_unseen, now_held = self._hidden(seat)
                shown = shown or still_unseen < unseen or now_held > held
            if refusal is not None:
                if snapshot is not None and len(texts) > 1:
                    self.match = snapshot
                return [refusal]
            placed = placed or text.startswith("place")
        acted = len(self._actions())
        told += self._go_on(now)
        undoable = snapshot is not None and self.keeps_last and len(self._actions()) == acted
        self._before_last = (seat, snapshot) if undoable and snapshot is not None else None
        return told

    def act_again(self, seat: int, sitter: Seat, texts: Sequence[str], now: float) -> list[Message]:
        """As `act`, by the person for whom a bot plays: he has the seat again, but not if he is refused."""
        bot, plan = self.seats[seat], self._plans.pop(seat, None)
        self.seats[seat] = sitter
        told = self.act(seat, texts, now)
        if told and told[0].refusal:
            self.seats[seat] = bot
            if plan is not None:
                self._plans[seat] = plan
        return told

    def _too_early(self, seat: int, text: str, placed: bool, now: float) -> Message | None:
        """The refusal of an action for which it is not yet time, also after others in the same command."""
        if text.startswith("place"):
            think = self.pace.think
            until = now + think if placed and think is not None else self.think_until
            if until is not None and now < until:
                return Message(seat, event("table-think", count=math.ceil(until - now)), refusal=True)
        if self.match.playing and seat == self.match.turn and text not in OUT_OF_TURN:
            hold, deal = self.pace.hold, self.match.deal
            new = hold is not None and not self._let_go and deal is not None and self.match.game.held(deal.state)
            until = now + hold if new and hold is not None and self.held_until is None else self.held_until
            if until is not None:
                left = max(1, math.ceil(until - now))
                return Message(seat, event("table-held", count=left), refusal=True, rule="DU-A19")
        return None

    def _hidden(self, seat: int) -> tuple[int, int]:
        """How many cards nobody has seen, and how many the seat alone sees."""
        deal = self.match.deal
        if deal is None:
            return 0, 0
        own = [field.name for field in deal.game.table.fields if field.sees is OWNER and field.mask and field.by_seat]
        words = (int(word) for name in own for word in np.atleast_1d(deal.state[name][seat]))
        return deal.unseen, sum(word.bit_count() for word in words)

    def _may_guess(self, text: str) -> bool:
        """Whether an action may be possible or not because of a card: it names one, or is durak's exchange."""
        return text in OUT_OF_TURN or any(part in self.match.game.pack for part in text.split())

    def undo(self, seat: int, now: float) -> list[Message]:
        """Take back the person's last action, if nobody has acted since and it showed nothing that was hidden."""
        if self.match.playing and self.match.turn is None:
            return [Message(seat, event("table-no-undo-race"), refusal=True)]
        if not self.match.playing and (self.match.deals or self.match.before is not None):
            return [Message(seat, event("table-no-undo-deal"), refusal=True)]
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

    def view(self, listener: int | None) -> View:
        """The match as a seat, or a spectator, sees it now; not to be written to."""
        views = self.views()
        if listener not in views:
            views[listener] = self.match.view(listener)
        return views[listener]

    def views(self) -> dict[int | None, View]:
        """The views of all listeners, made once for every moment of the match."""
        match = self.match
        acted = len(match.deal.actions) if match.deal is not None else -1
        now = (len(match.deals), acted, len(match.before.actions) if match.before is not None else -1)
        if self._viewed_at != now:
            self._viewed_at, self._viewed = now, match.views(self.listeners)
        return self._viewed

    @property
    def only_turn_acts(self) -> bool:
        """Whether nobody but the seat to act has anything to do, so that the others need not be asked."""
        return not self.awaited and self.match.game.interrupter is no_interrupter and self.match.playing

    @property
    def takes_back(self) -> bool:
        """Whether there is such a thing as `undo`: somebody plays alone, a deal is on, and it is not a race."""
        return self.keeps_last and self.match.playing and self.match.turn is not None

    def asked(self, seat: int) -> bool:
        """Whether the game waits for this person."""
        return seat in self.awaited or (not self.awaited and self.held_until is None and self.match.turn == seat)

    def legal(self, seat: int) -> list[str]:
        """What the seat may do now, as texts; `ok` where the game waits for it without asking for an action."""
        legal = self.match.legal(seat)
        if seat in self.awaited:
            return [*legal, GO_ON]
        if self.held_until is not None and seat == self.match.turn:
            return [action for action in legal if action in OUT_OF_TURN]
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
        if self.held_until is not None and self.held_until <= now:
            return self._let_pass() + self._go_on(now)
        if self._plans and min(self._plans.values())[0] <= now:
            seat = min(self._plans, key=lambda s: self._plans[s])
            _, action = self._plans.pop(seat)
            told = self._act(seat, action)
        elif self.match.between:
            self.next = None
            self._deal()
            told = self._tell_all(self.match.game.opening) + self._deal_over()
        else:
            self.next = None
            turn = self.match.turn
            bot = self.seats[turn].bot if turn is not None else None
            assert bot is not None
            told = self._bot_acts(bot)
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
        if deal is not None and deal.over:
            return deal.views(self.listeners)
        views = self.views()
        for listener in self.listeners:
            if listener not in views:
                views[listener] = self.match.view(listener)
        return views

    def _let_pass(self) -> list[Message]:
        """The time in which others could have acted is over: whoever did nothing has let it pass."""
        self.held_until, self._let_go = None, True
        told: list[Message] = []
        lapse = self.match.game.lapse
        for seat in range(len(self.seats)):
            if lapse and lapse in self.match.legal(seat):
                told += self._act(seat, lapse)
        return told

    def _bot_acts(self, bot: Bot) -> list[Message]:
        """A bot does what the seat to act is asked for."""
        seat = self.match.turn
        assert seat is not None
        legal = self.match.legal(seat)
        if not self.match.playing:  # customs before a deal: bots deal, and fall into no trap (DU-A21)
            return self._act(seat, "deal" if "deal" in legal else "decline")
        return self._act(seat, self._ask(seat, bot, legal)[0])

    def _go_on(self, now: float) -> list[Message]:
        """After anything that happened: bots act out of turn, and it is settled what is due next."""
        self.next = None
        if self.match.over or self.match.between:
            self._plans.clear()
            self.think_until = self.held_until = None
            if self.match.between:  # after customs nobody has to wait: somebody has said that he deals
                wait = self.match.deals and self.match.before is None
                self.next = now + (self.pace.between if wait else 0.0)
            return []
        if self.match.playing and self.match.turn is None:
            return self._race(now)
        told = self._out_of_turn()
        held = self._holds(now)
        turn = self.match.turn
        if turn is None or self.seats[turn].bot is None:
            return told
        if held and not self._let_go and self.pace.hold is None:
            self.awaited = set(self.people)
            self._let_go = True
        if not self.awaited and self.held_until is None:
            self.next = now + (self.pace.pause if self.match.playing else self.pace.between)
        return told

    def _holds(self, now: float) -> bool:
        """Whether the game waits for actions out of turn; with `pace.hold` set, for that long from its beginning."""
        deal = self.match.deal
        held = deal is not None and self.match.playing and self.match.game.held(deal.state)
        if not held:
            self.awaited.clear()
            self._let_go = False
            self.held_until = None
        elif self.pace.hold is not None and self.held_until is None and not self._let_go:
            self.held_until = now + self.pace.hold
        return held

    def _out_of_turn(self) -> list[Message]:
        """Before each question, bots that are not asked may act, in seat order (docs/architecture.md: Who may act)."""
        told: list[Message] = []
        if not self.match.playing or self.match.game.interrupter is no_interrupter:
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
        held = self._holds(now)
        changed = not actions or not actions[-1].endswith(" draw")
        here = (len(self.match.deals), len(actions))
        if self.pace.think is not None and changed and not held and self._seen != here:
            self.think_until = now + self.pace.think
            self._plans.clear()
            told = [Message(to, event("table-thinking", count=round(self.pace.think))) for to in self.listeners]
        self._seen = here
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
        view = {} if bot.blind else self.view(seat)
        return bot.choose(view, legal, [] if bot.blind else self._history())

    def _actions(self) -> list[str]:
        return self.match.deal.actions if self.match.deal is not None else []

    def _history(self) -> list[str]:
        """The actions of the deal as all have seen them: not how the stock was shuffled again."""
        return ["- reshuffle" if action.startswith("- ") else action for action in self._actions()]

    def _tell_all(self, tell: Callable[[View], list[Event]]) -> list[Message]:
        return [Message(to, told) for to in self.listeners for told in tell(self.view(to))]

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
        told = self.match.told_score()
        if not self.match.over:
            told.append(event("match-next", number=len(self.match.deals) + 1, seat=self.match.dealer))
        return [Message(to, one) for to in self.listeners for one in told]
