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


class Bot(Protocol):
    """A player of a bot's seat. It sees what the seat sees, and never the deal itself.

    `blind` bots do without a view. `choose` gets the seat's view, its legal actions (there is at least one) and the
    actions of the deal so far, and gives one of them with its delay in seconds, which counts only in a race. Where
    another seat is asked, "" is the first of the legal actions: to do nothing just now. In a race it is not among them,
    and may be chosen all the same.
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


def verb_of(action: str) -> str:
    """What is done, without what it is done with."""
    return action.partition(" ")[0]


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
        self._plans: dict[int, tuple[float, str]] = {}  # in a race: what each bot is about to do, and when
        self._let_go = False  # whether others have been waited for before this action
        self._held_for: object = None  # what they are waited for: every claim has a time of its own
        self._planned_for: object = None  # in a race: the table for which the bots have made their plans
        self._seen = (0, 0)  # in a race: the claim after which there has been time to think
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
        manners = self.match.game.manners
        if self.match.playing and sum(verb_of(text) in manners.claims for text in texts) > 1:
            return [Message(seat, event("table-one-claim"), refusal=True, rule=manners.claims_rule)]
        snapshot = self.match.copy() if self.keeps_last or len(texts) > 1 else None
        waits = self._waits()
        told: list[Message] = []
        shown = False
        for text in texts:
            refusal = self._too_early(seat, text, now)
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
                    self._set_waits(waits)
                return [refusal]
            if len(texts) > 1:  # several actions are waited for as if each had come alone
                told += self._wait(now)
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

    def _too_early(self, seat: int, text: str, now: float) -> Message | None:
        """The refusal of an action for which it is not yet time."""
        manners = self.match.game.manners
        verb = verb_of(text)
        if verb in manners.claims and self.think_until is not None and now < self.think_until:
            return Message(seat, event("table-think", count=math.ceil(self.think_until - now)), refusal=True)
        if self.held_until is not None and seat == self.match.turn and verb not in manners.aside:
            left = max(1, math.ceil(self.held_until - now))
            return Message(seat, event(manners.held_why, count=left), refusal=True, rule=manners.held_rule)
        return None

    def _waits(self) -> tuple[Any, ...]:
        """All that is waited for, to be set back if a command is refused after part of it."""
        plans, awaited = dict(self._plans), set(self.awaited)
        return (self.think_until, self.held_until, self._let_go, self._held_for, self._seen, plans, awaited)

    def _set_waits(self, waits: tuple[Any, ...]) -> None:
        self.think_until, self.held_until, self._let_go, self._held_for, self._seen, self._plans, self.awaited = waits

    def _hidden(self, seat: int) -> tuple[int, int]:
        """How many cards nobody has seen, and how many the seat alone sees."""
        deal = self.match.deal
        if deal is None:
            return 0, 0
        own = [field.name for field in deal.game.table.fields if field.sees is OWNER and field.mask and field.by_seat]
        words = (int(word) for name in own for word in np.atleast_1d(deal.state[name][seat]))
        return deal.unseen, sum(word.bit_count() for word in words)

    def _may_guess(self, text: str) -> bool:
        """Whether an action may be possible or not because of a card: it names one, or is done out of turn."""
        game = self.match.game
        return verb_of(text) in game.manners.aside or any(part in game.pack for part in text.split())

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
        legal, manners = self.match.legal(seat), self.match.game.manners
        if seat in self.awaited:
            return [*legal, GO_ON]
        if self.held_until is not None and seat == self.match.turn:
            return [action for action in legal if verb_of(action) in manners.aside]
        if self.think_until is not None:
            return [action for action in legal if verb_of(action) not in manners.claims]
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
        lapse = self.match.game.manners.lapse
        for seat in range(len(self.seats)):
            if lapse and lapse in self.match.legal(seat):
                told += self._act(seat, lapse)
        return told

    def _bot_acts(self, bot: Bot) -> list[Message]:
        """A bot does what the seat to act is asked for."""
        seat = self.match.turn
        assert seat is not None
        legal = self.match.legal(seat)
        if (before := self.match.before) is not None and not self.match.playing:  # bots fall into no trap
            return self._act(seat, before.usual)
        return self._act(seat, self._ask(seat, bot, legal)[0])

    def _go_on(self, now: float) -> list[Message]:
        """After anything that happened: bots act out of turn, and it is settled what is due next."""
        self.next = None
        if self.match.over or self.match.between:
            self._plans.clear()
            self.think_until = self.held_until = None
            if self.match.between:  # after what comes before a deal nobody has to wait: somebody has dealt
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
        held = deal is not None and self.match.playing and self.match.game.manners.held(deal.state)
        held_for = self._claim() if held else None
        if held_for != self._held_for:
            self.awaited.clear()
            self._let_go, self.held_until, self._held_for = False, None, held_for
        if not held:
            return False
        if self.pace.hold is not None and self.held_until is None and not self._let_go:
            self.held_until = now + self.pace.hold
        return True

    def _wait(self, now: float) -> list[Message]:
        """What has to be waited for now that something has happened; a time to think that begins is told."""
        if not self.match.playing:
            return []
        held = self._holds(now)
        return self._think(now) if self.match.turn is None and not held else []

    def _claim(self) -> tuple[int, int]:
        """Which claim was the last: the deal, and the number of its action; -1 before the first."""
        claims, actions = self.match.game.manners.claims, self._actions()
        numbers = range(len(actions) - 1, -1, -1) if claims else ()
        last = next((number for number in numbers if actions[number].split(" ", 2)[1] in claims), -1)
        return len(self.match.deals), last

    def _out_of_turn(self) -> list[Message]:
        """Before each question, bots that are not asked may act, in seat order (docs/architecture.md: Who may act)."""
        told: list[Message] = []
        if not self.match.playing or self.match.game.interrupter is no_interrupter:
            return told
        for seat, sitter in enumerate(self.seats):
            if sitter.bot is not None and seat != self.match.turn:
                legal = self.match.legal(seat)
                action = self._ask(seat, sitter.bot, ["", *legal])[0] if legal else ""
                if action:
                    told += self._act(seat, action)
        return told

    # --- a race: nobody's turn -------------------------------------------------------------------------------------

    def _race(self, now: float) -> list[Message]:
        """Every bot has a plan; a plan that the table's change has spoiled is made anew, with a new delay."""
        told = self._wait(now)
        table = self._claim(), self.held_until is None
        changed, self._planned_for = table != self._planned_for, table
        for seat, sitter in enumerate(self.seats):
            if sitter.bot is not None and self.think_until is None and (changed or seat not in self._plans):
                self._plan(seat, sitter.bot, now)
        return told

    def _think(self, now: float) -> list[Message]:
        """At the calm pace a time to think follows each claim, and the deal; after it all bots look again."""
        claim = self._claim()
        if self.pace.think is None or claim == self._seen:
            return []
        self._seen = claim
        self.think_until = now + self.pace.think
        self._plans.clear()
        return [Message(to, event("table-thinking", count=round(self.pace.think))) for to in self.listeners]

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
