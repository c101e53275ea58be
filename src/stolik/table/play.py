"""The play of one match between people and bots: actions in, events and refusals out; who waits for whom, and when.

Sans-IO: it does no input or output and has no clock. Whoever drives it (`Table` in table.py for people, at_once.py for
bots alone) hands in actions and the time, calls `tick` when `due` says so, passes on what comes back, and puts to the
bots what `questions` says. It knows seats, not persons; clocks, drop-outs, votes and chat are the table's.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from stolik.core.deal import Deal
from stolik.core.game import Event, IllegalAction, event, no_interrupter, no_reshuffle
from stolik.core.state import CHANCE
from stolik.match import Match
from stolik.table.asking import Asking, Question
from stolik.table.pace import Pace
from stolik.table.views import View, Views
from stolik.table.waits import Waits

GO_ON = "ok"  # what a person says when the game waits for people to act out of turn, and they do not want to


class Seat(NamedTuple):
    """Who sits there: a name, and a bot (whatever the driver knows it by) or (None) a person."""

    name: str
    bot: Any = None


class Message(NamedTuple):
    """What one listener is told: `to` is a seat or None for spectators; a refusal has the rule behind it."""

    to: int | None
    event: Event
    refusal: bool = False
    rule: str = ""


def verb_of(action: str) -> str:
    """What is done, without what it is done with."""
    return action.partition(" ")[0]


class Moment(NamedTuple):
    """How a match stands, looked at once after everything that happens (`Match` has the properties of these names)."""

    playing: bool
    over: bool
    between: bool
    turn: int | None


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
        self._deal = deal
        self.waits = Waits()
        self.next: float | None = None  # when the next deal is due, or what a bot does before it
        self.bots = Asking()
        self.stand_in: tuple[int, Any] | None = None  # a seat whose time is up, and the bot that does its next action
        self._pause_until = 0.0  # when the bot that is asked may act
        self._position = 0  # one more with everything that happens
        self._planned_for: object = None  # in a race: the table for which the bots have made their plans
        self._shown = Views()
        self._before_last: tuple[int, Match] | None = None  # who acted last, and the match before it: for undo
        self.moment = self.look()

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.bot is None]

    def look(self) -> Moment:
        """How the match stands now."""
        match = self.match
        playing = match.playing
        over = not playing and match.over
        self.moment = Moment(playing, over, not playing and not over and match.between, match.turn)
        return self.moment

    # --- driving the play -----------------------------------------------------------------------------------------

    def begin(self, now: float) -> list[Message]:
        """Sit down: the first deal, or a match taken up where it was left."""
        if self.look().playing:
            told = self._tell_all(lambda view: self.match.game.opening(view) if not self._actions() else [])
            return told + self._go_on(now)
        return self._go_on(now)

    def due(self) -> float | None:
        """When `tick` is to be called next; None if only people, or bots that think, can go on."""
        plan, rest = self.bots.first(), self.due_without_bots()
        return plan[0] if plan is not None and (rest is None or plan[0] < rest) else rest

    def due_without_bots(self) -> float | None:
        """As `due`, but for what bots have chosen."""
        waits = self.waits.due()
        return self.next if waits is None else waits if self.next is None else min(self.next, waits)

    def due_choice(self) -> tuple[int, str] | None:
        """The seat and the action, if what is due first is what a bot has chosen."""
        plan, rest = self.bots.first(), self.due_without_bots()
        return plan[1:] if plan is not None and (rest is None or plan[0] < rest) else None

    def shift(self, seconds: float) -> None:
        """Everything that is due comes so much later: the play has stood still."""
        self.bots.shift(seconds)
        self._pause_until += seconds
        self.waits.shift(seconds)
        if self.next is not None:
            self.next += seconds

    def take_seat(self, seat: int, sitter: Seat, now: float) -> list[Message]:
        """From now on somebody else plays a seat: a bot for a person, or a person again."""
        self.seats[seat] = sitter
        self.bots.withdraw(seat)
        self.waits.awaited &= set(self.people)
        waiting = self.next is not None and self.match.between
        return [] if waiting else self._go_on(now)

    def next_deal(self, now: float) -> list[Message]:
        """Nobody wants to wait any longer for the next deal, or for a bot that is to deal."""
        if self.match.playing or self.next is None:
            return []
        self.next = now
        return self.tick(now)

    def act_for(self, seat: int, bot: Any, now: float) -> None:
        """The seat's time is up: a bot is asked for its next action; before a deal the usual is done at once."""
        self._before_last = None
        if self.moment.playing:
            self.stand_in = (seat, bot)
        else:
            self.next = now

    def questions(self, now: float) -> list[Question]:
        """What bots are to be asked now that have not been asked: first those who may act out of turn, in seat order.

        It depends on hidden cards who may, but not whether the play goes on: that waits for the seat to act alone.
        """
        match, moment = self.match, self.look()
        if not moment.playing or self.waits.think_until is not None:
            return []
        turn, asked = moment.turn, self.bots
        found: list[Question] = []
        if turn is None or match.game.interrupter is not no_interrupter:
            for seat, sitter in enumerate(self.seats):
                if sitter.bot is not None and seat != turn and asked.wants(seat, self._position):
                    if legal := match.legal(seat):
                        found.append(self._question(seat, sitter.bot, legal if turn is None else ["", *legal], now))
                    else:
                        asked.passed[seat] = self._position
        if (
            turn is not None
            and not self.waits.awaited
            and self.waits.held_until is None
            and asked.wants(turn, self._position)
        ):
            bot = self.seats[turn].bot
            if bot is None and self.stand_in is not None and self.stand_in[0] == turn:
                bot = self.stand_in[1]
            if bot is not None:
                found.append(self._question(turn, bot, match.legal(turn), now))
        return found

    def _question(self, seat: int, bot: Any, legal: list[str], now: float) -> Question:
        return Question(seat, bot, now, legal, seat != self.moment.turn, self.view, self._history, self.bots)

    def answer(self, question: Question, action: str, delay: float, now: float) -> bool:
        """A bot's answer is there; False if the question stands no longer. Call `tick` if it is due at once."""
        seat = question.seat
        if not self.bots.answered(question):
            return False
        turn = self.match.turn
        if not action:
            self.bots.passed[seat] = self._position
        elif turn is None:
            if action in self.match.legal(seat):  # or else the bot is asked again: the race has gone on
                self.bots.plans[seat] = (max(now, question.since + delay), action)
        else:
            waits = seat == turn and self.seats[seat].bot is not None
            self.bots.plans[seat] = (max(now, self._pause_until) if waits else now, action)
        return True

    def choose(self, seat: int, action: str, now: float) -> list[Message]:
        """What a bot has chosen takes effect. Raises IllegalAction."""
        self.bots.plans.pop(seat, None)
        told = self._act(seat, action)
        self._before_last = None
        return told + self._go_on(now)

    def tick(self, now: float) -> list[Message]:
        """Let happen what is due by now: a bot's action, the next deal, the end of the time to think.

        Before a deal it stops, that the deck can be sealed first; call again while `due` says so.
        """
        told: list[Message] = []
        while (due := self.due()) is not None and due <= now:
            told += self.happen(due)
            if self.match.between:
                break
        return told

    def command(self, seat: int, text: str, now: float) -> list[Message]:
        """An action of a person, as docs/records.md writes it, or `ok` where the game waits for people.

        Whatever is not possible comes back as a refusal to that person, and nothing changes.
        """
        if text == GO_ON and seat in self.waits.awaited:
            self.waits.awaited.discard(seat)
            return self._go_on(now) if not self.waits.awaited else []
        return self.act(seat, [text], now)

    def act(self, seat: int, texts: Sequence[str], now: float) -> list[Message]:
        """Actions of a person that belong together: all of them happen, or one is refused and nothing changes.

        After one that shows them something hidden, those that could be guesses at it are refused, and for one reason
        whatever it was: what is taken back must not have told anything.
        """
        manners = self.match.game.manners
        several = len(texts) > 1
        if several and self.match.playing and sum(verb_of(text) in manners.claims for text in texts) > 1:
            return [Message(seat, event("table-one-claim"), refusal=True, rule=manners.claims_rule)]
        snapshot = self.match.copy() if self.keeps_last or several else None
        waits, asking, stand_in = self.waits.copy(), self.bots.saved(), self.stand_in
        told: list[Message] = []
        shown = False
        for text in texts:
            refusal = self._too_early(seat, text, now)
            if refusal is None and shown and self._may_guess(text):
                refusal = Message(seat, event("table-no-undo-shown"), refusal=True)
            unseen, held = self._hidden(seat) if several else (0, 0)
            try:
                told += self._act(seat, text) if refusal is None else []
            except IllegalAction as error:
                reason = event("table-no-undo-shown") if shown else Event(error.reason.id, error.reason.args)
                refusal = Message(seat, reason, refusal=True, rule="" if shown else error.reason.rule)
            if several:
                still_unseen, now_held = self._hidden(seat)
                shown = shown or still_unseen < unseen or now_held > held
            if refusal is not None:
                if snapshot is not None and several:
                    self.match, self.waits, self.stand_in = snapshot, waits, stand_in
                    self.bots.set_back(asking)
                    self.look()
                return [refusal]
            if several:  # several actions are waited for as if each had come alone
                told += self._wait(now)
        acted = len(self._actions())
        told += self._go_on(now)
        undoable = snapshot is not None and self.keeps_last and len(self._actions()) == acted
        self._before_last = (seat, snapshot) if undoable and snapshot is not None else None
        return told

    def act_again(self, seat: int, sitter: Seat, texts: Sequence[str], now: float) -> list[Message]:
        """As `act`, by the person for whom a bot plays: they have the seat again, but not if they are refused."""
        bot, asking = self.seats[seat], self.bots.saved()
        self.seats[seat] = sitter
        self.bots.withdraw(seat)
        told = self.act(seat, texts, now)
        if told and told[0].refusal:
            self.seats[seat] = bot
            self.bots.set_back(asking)
        return told

    def _too_early(self, seat: int, text: str, now: float) -> Message | None:
        """The refusal of an action for which it is not yet time."""
        manners = self.match.game.manners
        if self.waits.think_until is None and self.waits.held_until is None:
            return None
        verb = verb_of(text)
        if verb in manners.claims and self.waits.think_until is not None and now < self.waits.think_until:
            return Message(seat, event("table-think", count=math.ceil(self.waits.think_until - now)), refusal=True)
        if self.waits.held_until is not None and seat == self.match.turn and verb not in manners.aside:
            left = max(1, math.ceil(self.waits.held_until - now))
            return Message(seat, event(manners.held_why, count=left), refusal=True, rule=manners.held_rule)
        return None

    def _hidden(self, seat: int) -> tuple[int, int]:
        """How many cards nobody has seen, and how many the seat alone sees."""
        deal = self.match.deal
        return (deal.unseen, deal.seen_only_by(seat)) if deal is not None else (0, 0)

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
        self._moved()
        told = [Message(listener, event("table-undone", seat=seat)) for listener in self.listeners]
        return told + self._go_on(now)

    @property
    def awaited(self) -> set[int]:
        """People who may still act out of turn before the game goes on."""
        return self.waits.awaited

    @property
    def think_until(self) -> float | None:
        """When the time to think is over."""
        return self.waits.think_until

    @property
    def held_until(self) -> float | None:
        """How long the next action waits for others out of turn."""
        return self.waits.held_until

    # --- what people ask -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    def view(self, listener: int | None) -> View:
        """The match as a seat, or a spectator, sees it now; not to be written to."""
        return self._shown.one(self.match, self.listeners, listener)

    def views(self) -> dict[int | None, View]:
        """The views of all listeners, made once for every moment of the match."""
        return self._shown.of(self.match, self.listeners)

    @property
    def only_turn_acts(self) -> bool:
        """Whether nobody but the seat to act has anything to do, so that the others need not be asked."""
        return not self.waits.awaited and self.match.game.interrupter is no_interrupter and self.moment.playing

    @property
    def takes_back(self) -> bool:
        """Whether there is such a thing as `undo`: somebody plays alone, a deal is on, and it is not a race."""
        return self.keeps_last and self.moment.playing and self.moment.turn is not None

    def asked(self, seat: int) -> bool:
        """Whether the game waits for this person."""
        return seat in self.waits.awaited or (
            not self.waits.awaited and self.waits.held_until is None and self.moment.turn == seat
        )

    def legal(self, seat: int) -> list[str]:
        """What the seat may do now, as texts; `ok` where the game waits for it without asking for an action."""
        legal, manners = self.match.legal(seat), self.match.game.manners
        if seat in self.waits.awaited:
            return [*legal, GO_ON]
        if self.waits.held_until is not None and seat == self.moment.turn:
            return [action for action in legal if verb_of(action) in manners.aside]
        if self.waits.think_until is not None:
            return [action for action in legal if verb_of(action) not in manners.claims]
        return legal

    # --- what happens ----------------------------------------------------------------------------------------------

    def happen(self, now: float) -> list[Message]:
        """The one thing that is due first."""
        if (choice := self.due_choice()) is not None:
            return self.choose(*choice, now)
        return self.pass_time(now)

    def pass_time(self, now: float) -> list[Message]:
        """The one thing that is due first, but for what bots have chosen."""
        if self.waits.think_until is not None and self.waits.think_until <= now:
            self.waits.think_until = None
            told = [Message(listener, event("table-claims")) for listener in self.listeners]
            return told + self._go_on(now)
        if self.waits.held_until is not None and self.waits.held_until <= now:
            return self._let_pass() + self._go_on(now)
        self.next = None
        if self.match.between:
            if self._deal is not None:
                self._deal()
            else:  # by the match that is on: undo, or actions that are refused together, put another in its place
                self.match.begin_deal()
            self._moved()
            told = self._tell_all(self.match.game.opening) + self._deal_over()
        else:  # before a deal bots do the usual, and fall into no trap
            assert self.match.before is not None
            told = self._act(self.match.before.turn, self.match.before.usual)
        self._before_last = None
        return told + self._go_on(now)

    def _moved(self) -> None:
        """Something has happened: what bots were asked is void, and what they have chosen but for a race."""
        self._position += 1
        self.stand_in = None
        moment = self.look()
        if moment.turn is not None or not moment.playing:
            self.bots.clear()

    def _act(self, seat: int, action: str) -> list[Message]:
        """Carry out an action and tell everybody, each from their own view. Raises IllegalAction."""
        deal = self.match.deal if self.match.playing else None
        before = self._views(deal)
        self.match.play(seat, action)
        told = self._told(before, seat, action, self._views(deal))
        while deal is not None and deal.chance_acts:
            before = self._views(deal)
            self.match.reshuffle()
            told += self._told(before, CHANCE, "reshuffle", self._views(deal))
        self._moved()
        return told + self._deal_over()

    def _views(self, deal: Deal | None) -> dict[int | None, View]:
        """What each listener sees: of this deal, even if it has just ended and something else has begun."""
        if deal is not None and deal.over:
            return deal.views(self.listeners)
        views = self.views()
        if not views.keys() >= {*self.listeners}:
            views |= {listener: self.view(listener) for listener in self.listeners if listener not in views}
        return views

    def _let_pass(self) -> list[Message]:
        """The time in which others could have acted is over: whoever did nothing has let it pass."""
        self.waits.held_until, self.waits.let_go = None, True
        told: list[Message] = []
        lapse = self.match.game.manners.lapse
        for seat in range(len(self.seats)):
            if lapse and lapse in self.match.legal(seat):
                told += self._act(seat, lapse)
        return told

    def _go_on(self, now: float) -> list[Message]:
        """After anything that happened: it is settled what is due next."""
        self.next = None
        moment = self.moment
        if not moment.playing:
            self.bots.clear()
            self.waits.think_until = self.waits.held_until = None
            self._holds(now)
            if moment.between:  # after what comes before a deal nobody has to wait: somebody has dealt
                wait = self.match.deals and self.match.before is None
                self.next = now + (self.pace.between if wait else 0.0)
            elif moment.turn is not None and not moment.over and self.seats[moment.turn].bot is not None:
                self.next = now + self.pace.between
            return []
        if moment.turn is None:
            return self._race(now)
        held = self._holds(now)
        if self.seats[moment.turn].bot is not None:
            if held and not self.waits.let_go and self.pace.hold is None:
                self.waits.awaited = set(self.people)
                self.waits.let_go = True
            self._pause_until = now + self.pace.pause
        return []

    def _holds(self, now: float) -> bool:
        """Whether the game waits for actions out of turn; with `pace.hold` set, for that long from its beginning."""
        deal = self.match.deal
        held = deal is not None and self.moment.playing and self.match.game.manners.held(deal.state)
        self.waits.hold(self._claim() if held else None)
        if not held:
            return False
        if self.pace.hold is not None and self.waits.held_until is None and not self.waits.let_go:
            self.waits.held_until = now + self.pace.hold
        return True

    def _wait(self, now: float) -> list[Message]:
        """What has to be waited for now that something has happened; a time to think that begins is told."""
        if not self.moment.playing:
            return []
        held = self._holds(now)
        return self._think(now) if self.moment.turn is None and not held else []

    def _claim(self) -> tuple[int, int]:
        """Which claim was the last: the deal, and the number of its action; -1 before the first."""
        claims, actions = self.match.game.manners.claims, self._actions()
        numbers = range(len(actions) - 1, -1, -1) if claims else ()
        last = next((number for number in numbers if actions[number].split(" ", 2)[1] in claims), -1)
        return len(self.match.deals), last

    # --- a race: nobody's turn -------------------------------------------------------------------------------------

    def _race(self, now: float) -> list[Message]:
        """Bots keep their plans until somebody claims; then all of them look again."""
        told = self._wait(now)
        table = self._claim(), self.waits.held_until is None
        changed, self._planned_for = table != self._planned_for, table
        if changed and self.waits.think_until is None:
            self.bots.spoil(self.match.legal)
        return told

    def _think(self, now: float) -> list[Message]:
        """At the calm pace a time to think follows each claim, and the deal; after it all bots look again."""
        claim = self._claim()
        if self.pace.think is None or claim == self.waits.thought_for:
            return []
        self.waits.thought_for = claim
        self.waits.think_until = now + self.pace.think
        self.bots.clear()
        return [Message(to, event("table-thinking", count=round(self.pace.think))) for to in self.listeners]

    # --- telling ------------------------------------------------------------------------------------------------

    def _actions(self) -> list[str]:
        return self.match.deal.actions if self.match.deal is not None else []

    def _history(self) -> list[str]:
        """The actions of the deal as all have seen them: not how the stock was shuffled again."""
        if self.match.game.reshuffle is no_reshuffle:
            return [*self._actions()]
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
        if self.moment.playing or not self.match.deals or not self.match.deals[-1].points:
            return []
        told = self.match.told_score()
        if not self.match.over:
            told.append(event("match-next", number=len(self.match.deals) + 1, seat=self.match.dealer))
        return [Message(to, one) for to in self.listeners for one in told]
