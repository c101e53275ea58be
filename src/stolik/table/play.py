"""The play of one match between people and bots: actions in, events and refusals out; who waits for whom, and when.

Sans-IO: it does no input or output and has no clock. Whoever drives it (`Table` in table.py for people, at_once.py for
bots alone) hands in actions and the time, calls `tick` when `due` says so, passes on what comes back, and puts to the
bots what `questions` says. It knows seats, not persons; clocks, drop-outs, votes and chat are the table's.

Its parts know neither it nor each other: who is told what (telling.py), what bots are asked (questions.py), who else is
waited for (waits.py), the race (race.py), several actions at once (together.py), taking back (undo.py).
"""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, NamedTuple

from msgspec import Struct

from stolik.core.game import Event, IllegalAction, event, no_interrupter, no_reshuffle
from stolik.core.state import CHANCE, Views
from stolik.match import Match
from stolik.table.checkpoint import Running
from stolik.table.pace import Pace
from stolik.table.questions import Question, Questions
from stolik.table.race import Race, verb_of
from stolik.table.telling import Notice, Telling
from stolik.table.together import NOTHING_SHOWN, Together, several_claims
from stolik.table.undo import TakingBack
from stolik.table.waits import Waits

# What a person says when the game waits for people to act out of turn, and they do not want to; or to start a race.
GO_ON = "ok"


class Seat(NamedTuple):
    """Who sits there: a name, and a bot (whatever the driver knows it by) or (None) a person."""

    name: str
    bot: Any = None


class ToDecide(NamedTuple):
    """What a seat is to decide: `position` is another number with everything that happens; not to be written to."""

    position: int
    view: dict[str, Any]
    legal: list[str]
    history: list[str]


class Moment(Struct, frozen=True, gc=False):
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
    deal       begins the next deal of the match; None: the match deals by itself
    """

    keeps_last = True  # whether the match before the last action is kept, for undo

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        pace: Pace,
        deal: Callable[[], None] | None = None,
    ) -> None:
        self.match, self.seats, self.pace = match, list(seats), pace
        self.telling = Telling(self.people)
        self._deal = deal
        self.waits, self.race, self.undoing = Waits(), Race(), TakingBack()
        self.next: float | None = None  # when the next deal is due, or what a bot does before it
        self.bots = Questions()
        self.stand_in: tuple[int, Any] | None = None  # a seat whose time is up, and the bot that does its next action
        self._started = False  # whether all have said that they are ready for the deal that comes: that is its start
        self._pause_until = 0.0  # when the bot that is asked may act
        self._position = 0  # one more with everything that happens
        self.update_moment()

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter.bot is None]

    def update_moment(self) -> Moment:
        """How the match stands now, kept as `moment`."""
        match = self.match
        if match.playing:
            self.moment = Moment(True, False, False, match.turn)
        else:
            over = match.over
            self.moment = Moment(False, over, not over and match.between, match.turn)
        return self.moment

    # --- kept and brought back ------------------------------------------------------------------------------------

    def running(self) -> Running:
        """What it waits for, to be kept."""
        undo, before = None, self.undoing.before
        if self.undoing.seat is not None and before is not None and before.deal is not None and self.match.playing:
            same_deal = len(before.deals) == len(self.match.deals)
            undo = (self.undoing.seat, len(before.deal.actions)) if same_deal else None
        return Running(self.next, self.waits, self.race, self._pause_until, self._started, self.stand_in, undo)

    def go_on_from(self, running: Running, before: Match | None) -> None:
        """It waits for this; `before`: the match before the latest action, if that can be taken back."""
        self.next, self.waits, self.race = running.next, running.waits, running.race
        self._pause_until, self._started, self.stand_in = running.pause_until, running.started, running.stand_in
        if running.undo is not None and before is not None:
            self.undoing.keep(running.undo[0], before)

    # --- driving the play -----------------------------------------------------------------------------------------

    def begin(self, now: float) -> list[Notice]:
        """Sit down: the first deal, or a match taken up where it was left."""
        if self.update_moment().playing:
            opening = [] if self._actions() else self.telling.each(self.match, self.match.game.opening)
            return opening + self._go_on(now)
        return self._go_on(now)

    def due(self) -> float | None:
        """When `tick` is to be called next; None if only people, or bots that think, can go on."""
        choice = self.due_choice()
        return self.due_without_bots() if choice is None else choice[0]

    def due_without_bots(self) -> float | None:
        """As `due`, but for what bots have chosen."""
        due = self.next
        for time in (self.waits.held_until, self.race.think_until, self.race.start_by, self.race.starts_at):
            if time is not None and (due is None or time < due):
                due = time
        return due

    def due_choice(self) -> tuple[float, int, str] | None:
        """When, whose and what, if what is due first is what a bot has chosen."""
        plan = self.bots.first() if self.bots.plans else None
        return plan if plan is not None and ((rest := self.due_without_bots()) is None or plan[0] < rest) else None

    def shift(self, seconds: float) -> None:
        """Everything that is due comes so much later: the play has stood still."""
        self.bots.shift(seconds)
        self._pause_until += seconds
        self.waits.shift(seconds)
        self.race.shift(seconds)
        if self.next is not None:
            self.next += seconds

    def take_seat(self, seat: int, sitter: Seat, now: float) -> list[Notice]:
        """From now on somebody else plays a seat: a bot for a person, or a person again."""
        self.seats[seat] = sitter
        self.bots.withdraw(seat)
        self.waits.awaited &= set(self.people)
        started = self._start_without(set(range(len(self.seats))) - set(self.people), now)
        waiting = self.next is not None and self.match.between
        return started if waiting else started + self._go_on(now)

    def next_deal(self, now: float) -> list[Notice]:
        """Nobody wants to wait any longer for the next deal, or for a bot that is to deal."""
        if self.match.playing or self.next is None:
            return []
        self.next, self._started = now, True
        return self.tick(now)

    def act_for(self, seat: int, bot: Any, now: float) -> None:
        """The seat's time is up: a bot is asked for its next action; before a deal the usual is done at once."""
        self.undoing.forget()
        if self.moment.playing:
            self.stand_in = (seat, bot)
        else:
            self.next = now

    def questions(self, now: float) -> list[Question]:
        """What bots are to be asked now that have not been asked: first those who may act out of turn, in seat order.

        It depends on hidden cards who may, but not whether the play goes on: that waits for the seat to act alone.
        """
        match, moment = self.match, self.update_moment()
        if not moment.playing or self.race.think_until is not None or not self.race.begun:
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
            self.bots.plans[seat] = (self._beat(seat, now) if waits else now, action)
        return True

    def _beat(self, seat: int, now: float) -> float:
        """When a bot acts that has thought by now: a whole number of pauses after it could act, for how long it thinks
        may depend on what it holds.
        """
        late, pause = now - self._pause_until, self.pace.pause_of(self.seats[seat].bot)
        return self._pause_until + pause * ceil(late / pause) if late > 0 and pause else max(now, self._pause_until)

    def choose(self, seat: int, action: str, now: float) -> list[Notice]:
        """What a bot has chosen takes effect. Raises IllegalAction."""
        self.bots.plans.pop(seat, None)
        told = self._act(seat, action)
        self.undoing.forget()
        return told + self._go_on(now)

    def tick(self, now: float) -> list[Notice]:
        """Let happen what is due by now: a bot's action, the next deal, the end of the time to think.

        Before a deal it stops, that the deck can be sealed first; call again while `due` says so.
        """
        told: list[Notice] = []
        while (due := self.due()) is not None and due <= now:
            told += self.happen(due)
            if self.match.between:
                break
        return told

    def command(self, seat: int, text: str, now: float) -> list[Notice]:
        """An action of a person, as docs/records.md writes it, or `ok` where the game waits for people, or for a start.

        Whatever is not possible comes back as a refusal to that person, and nothing changes.
        """
        if text == GO_ON and seat in self.waits.awaited:
            self.waits.awaited.discard(seat)
            return self._go_on(now) if not self.waits.awaited else []
        if text == GO_ON and seat in self.race.starters:
            return self.telling.all("table-gives-start", seat=seat) + self._start_without({seat}, now)
        return self.act(seat, [text], now)

    def act(self, seat: int, texts: Sequence[str], now: float) -> list[Notice]:
        """What a person does: one action, or several that belong together. Any that is refused has changed nothing."""
        before = self.match.copy() if self.keeps_last else None
        told = self._try(seat, texts[0], now) if len(texts) == 1 else self._try_all(seat, texts, now)
        if told and told[0].refusal:
            return told
        if before is None:
            self.undoing.forget()
        else:
            self.undoing.keep(seat, before)
        return told + self._go_on(now)

    def _try(self, seat: int, text: str, now: float) -> list[Notice]:
        """One action of a person, or its refusal."""
        if (early := self._too_early(seat, text, now)) is not None:
            return [early]
        try:
            return self._act(seat, text)
        except IllegalAction as error:
            return [Notice(seat, Event(error.reason.id, error.reason.args), refusal=True, rule=error.reason.rule)]

    def _try_all(self, seat: int, texts: Sequence[str], now: float) -> list[Notice]:
        """Several actions, of which each is waited for as if it had come alone; or the refusal of one."""
        if (reason := several_claims(self.match, texts)) is not None:
            return [Notice(seat, reason, refusal=True, rule=self.match.game.manners.claims_rule)]
        before, asked = self.match.copy(), self.bots.saved()
        waits, race, stand_in = self.waits.copy(), self.race.copy(), self.stand_in
        together = Together(self.match, seat)
        told: list[Notice] = []
        for text in texts:
            refused = self._too_early(seat, text, now)
            if refused is None:
                heard = [] if (guess := together.guesses(self.match.game, text)) else self._try(seat, text, now)
                if guess or (heard and heard[0].refusal):
                    refused = Notice(seat, NOTHING_SHOWN, refusal=True) if together.shown else heard[0]
            if refused is not None:
                self.match, self.waits, self.race, self.stand_in = before, waits, race, stand_in
                self.bots.set_back(asked)
                self.update_moment()
                return [refused]
            together.happened(self.match)
            told += [*heard, *self._wait(now)]
        return told

    def act_again(self, seat: int, sitter: Seat, texts: Sequence[str], now: float) -> list[Notice]:
        """As `act`, by the person for whom a bot plays: they have the seat again, but not if they are refused."""
        bot, questions = self.seats[seat], self.bots.saved()
        self.seats[seat] = sitter
        self.bots.withdraw(seat)
        told = self.act(seat, texts, now)
        if told and told[0].refusal:
            self.seats[seat] = bot
            self.bots.set_back(questions)
        return told

    def _too_early(self, seat: int, text: str, now: float) -> Notice | None:
        """The refusal of an action for which it is not yet time."""
        if self.race.think_until is None and self.waits.held_until is None and self.race.begun:
            return None
        verb, manners = verb_of(text), self.match.game.manners
        if (reason := self.race.too_early(verb, manners.claims, now)) is not None:
            return Notice(seat, reason, refusal=True)
        held = self.waits.too_early(verb, manners, now) if seat == self.match.turn else None
        return Notice(seat, held, refusal=True, rule=manners.held_rule) if held is not None else None

    def undo(self, seat: int, now: float) -> list[Notice]:
        """Take back the person's last action, if nobody has acted since and it showed nothing that was hidden."""
        back = self.undoing.back(self.match, seat)
        if not isinstance(back, Match):
            return [Notice(seat, back, refusal=True)]
        self.match = back
        self.undoing.forget()
        self._moved()
        return self.telling.all("table-undone", seat=seat) + self._go_on(now)

    @property
    def awaited(self) -> set[int]:
        """People who may still act out of turn before the game goes on, or who have not given the start."""
        return self.waits.awaited | self.race.starters

    @property
    def think_until(self) -> float | None:
        """When the time to think is over."""
        return self.race.think_until

    @property
    def held_until(self) -> float | None:
        """How long the next action waits for others out of turn."""
        return self.waits.held_until

    @property
    def holds(self) -> bool:
        """Whether the next action waits for others out of turn: for a time, or for their word."""
        return self.waits.held_until is not None or bool(self.waits.awaited)

    # --- what people ask -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    def view(self, listener: int | None) -> dict[str, Any]:
        """The match as a seat, or a spectator, sees it now; not to be written to."""
        return self.telling.view(self.match, listener)

    def views(self) -> Views:
        """The views of all listeners, made once for every moment of the match."""
        return self.telling.views(self.match)

    @property
    def only_turn_acts(self) -> bool:
        """Whether nobody but the seat to act has anything to do, so that the others need not be asked."""
        return not self.waits.awaited and self.match.game.interrupter is no_interrupter and self.moment.playing

    @property
    def takes_back(self) -> bool:
        """Whether `undo` would take something back just now: the latest action of somebody who plays alone."""
        seat = self.undoing.seat
        return self.keeps_last and seat is not None and isinstance(self.undoing.back(self.match, seat), Match)

    def decision(self, seat: int) -> ToDecide | None:
        """What a seat is to decide now by itself; None: nothing, or others may still act before it does."""
        if not self.moment.playing or self.moment.turn != seat or self.holds:
            return None
        return ToDecide(self._position, self.view(seat), self.match.legal(seat), self._history())

    def asked(self, seat: int) -> bool:
        """Whether the game waits for this person."""
        waits = self.waits
        if seat in waits.awaited or seat in self.race.starters:
            return True
        return not waits.awaited and waits.held_until is None and self.moment.turn == seat

    def legal(self, seat: int) -> list[str]:
        """What the seat may do now, as texts; `ok` where the game waits for it without asking for an action."""
        legal, manners = self.match.legal(seat), self.match.game.manners
        if not self.race.begun:
            return [GO_ON] if seat in self.race.starters else []
        if seat in self.waits.awaited:
            return [*legal, GO_ON]
        if self.waits.held_until is not None and seat == self.moment.turn:
            return [action for action in legal if verb_of(action) in manners.out_of_turn]
        if self.race.think_until is not None:
            return [action for action in legal if verb_of(action) not in manners.claims]
        return legal

    # --- what happens ----------------------------------------------------------------------------------------------

    def happen(self, now: float) -> list[Notice]:
        """The one thing that is due first."""
        if (choice := self.due_choice()) is not None:
            return self.choose(*choice[1:], now)
        return self.pass_time(now)

    def pass_time(self, now: float) -> list[Notice]:
        """The one thing that is due first, but for what bots have chosen."""
        if self.race.start_by is not None and self.race.start_by <= now:
            return self._start_without({*self.race.starters}, now)
        if self.race.starts_at is not None and self.race.starts_at <= now:
            self.race.starts_at = None
            return self.telling.all("table-started") + self._go_on(now)
        if self.race.over(now):
            return self.telling.all("table-claims") + self._go_on(now)
        if self.waits.held_until is not None and self.waits.held_until <= now:
            return self._let_pass() + self._go_on(now)
        self.next = None
        if self.match.between:
            if self._deal is not None:
                self._deal()
            else:  # by the match that is on: undo, or actions that are refused together, put another in its place
                self.match.begin_deal()
            self._moved()
            told = self.telling.each(self.match, self.match.game.opening) + self._deal_over()
        else:  # before a deal bots do the usual, and fall into no trap
            assert self.match.predeal is not None
            told = self._act(self.match.predeal.turn, self.match.predeal.usual)
        self.undoing.forget()
        return told + self._go_on(now)

    def _moved(self) -> None:
        """Something has happened: what bots were asked is void, and what they have chosen but for a race."""
        self._position += 1
        self.stand_in = None
        moment = self.update_moment()
        if moment.turn is not None or not moment.playing:
            self.bots.clear()

    def _act(self, seat: int, action: str) -> list[Notice]:
        """Carry out an action and tell everybody, each from their own view. Raises IllegalAction."""
        match, telling = self.match, self.telling
        deal = match.deal if self.moment.playing else None
        before = telling.views(match)
        match.play(seat, action)
        told = telling.of(match, deal, before, seat, action)
        while deal is not None and deal.chance_acts:
            before = telling.views(match)
            match.reshuffle()
            told += telling.of(match, deal, before, CHANCE, "reshuffle")
        self._moved()
        return told if self.moment.playing else told + self._deal_over()

    def _let_pass(self) -> list[Notice]:
        """The time in which others could have acted is over: whoever did nothing has let it pass."""
        self.waits.let_pass()
        told: list[Notice] = []
        lapse = self.match.game.manners.lapse
        for seat in range(len(self.seats)):
            if lapse and lapse in self.match.legal(seat):
                told += self._act(seat, lapse)
        return told

    def _go_on(self, now: float) -> list[Notice]:
        """After anything that happened: it is settled what is due next."""
        self.next = None
        moment = self.moment
        if not moment.playing:
            self.bots.clear()
            self.race.think_until = self.waits.held_until = None
            self.race.count_down(None)
            self._holds(now)
            if moment.between:  # after what comes before a deal nobody has to wait: somebody has dealt
                wait = self.match.deals and self.match.predeal is None
                self.next = now + (self.pace.between if wait else 0.0)
            elif moment.turn is not None and not moment.over and self.seats[moment.turn].bot is not None:
                self.next = now + self.pace.between
            return []
        if moment.turn is None:
            return self._race(now)
        held = self._holds(now)
        if (bot := self.seats[moment.turn].bot) is not None:
            if held and self.pace.hold is None:
                self.waits.ask(self.people)
            self._pause_until = now + self.pace.pause_of(bot)
        return []

    def _holds(self, now: float) -> bool:
        """Whether the game waits for actions out of turn."""
        return self.waits.update(self.match, self.moment.playing, self.pace, now)

    def _wait(self, now: float) -> list[Notice]:
        """What has to be waited for now that something has happened; a time to think that begins is told."""
        if not self.moment.playing or self._holds(now) or self.moment.turn is not None:
            return []
        if self.pace.think is None or not self.race.think(self.match, self.pace.think, now):
            return []
        self.bots.clear()
        return self.telling.all("table-thinking", count=round(self.pace.think))

    def _start_without(self, given: set[int], now: float) -> list[Notice]:
        """These seats are not waited for any longer, for they have given the start or cannot: the last one starts.

        At the calm pace the first time to think begins with it, else it is counted down.
        """
        race, pace = self.race, self.pace
        if not race.starters & given:
            return []
        race.starters -= given
        if race.starters:
            return []
        race.count_down(None if pace.think is not None or pace.start is None else now + pace.start)
        if race.begun:
            return self._go_on(now)
        return self.telling.all("table-counts", count=round(pace.start or 0.0))

    def _race(self, now: float) -> list[Notice]:
        """Nobody's turn: bots keep their plans until somebody claims; then all of them look again."""
        told: list[Notice] = []
        race, pace = self.race, self.pace
        if pace.start is not None and race.ask_start(self.match, self.people, pace.patience, now) and race.starters:
            if self._started:
                told = self._start_without({*race.starters}, now)
            else:
                told = self.telling.all("table-wants-start")
        if not race.begun:
            return told
        told += self._wait(now)
        if self.race.stirred(self.match, self.waits.held_until is not None):
            self.bots.spoil(self.match.legal)
        return told

    # --- telling ------------------------------------------------------------------------------------------------

    def _actions(self) -> list[str]:
        return self.match.deals[-1].actions if self.match.deals else []

    def _history(self) -> list[str]:
        """The actions of the deal as all have seen them: not how the stock was shuffled again."""
        if self.match.game.reshuffle is no_reshuffle:
            return [*self._actions()]
        return ["- reshuffle" if action.startswith("- ") else action for action in self._actions()]

    def _deal_over(self) -> list[Notice]:
        """After the last action of a deal: the score, and who has won the match."""
        match = self.match
        if self.moment.playing or not match.deals or not match.deals[-1].points:
            return []
        told = match.told_score()
        if not match.over:
            told.append(event("match-next", number=len(match.deals) + 1, seat=match.dealer))
        return [Notice(to, one) for to in self.telling.listeners for one in told]
