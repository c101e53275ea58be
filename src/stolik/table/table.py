"""A table: who sits there and who hosts it, a match and its rematch, chat, votes, clocks, drop-outs; all without I/O.

Inputs come with their time: commands of persons (`handle`), their connections (`here`, `gone`), the clock (`tick`) and
what bots have chosen (`answer`). Each input that changes something is one entry of the log and one version; what comes
back says who is to be told what. A command that is refused, or changes nothing, is not in the log.

Its parts (checkpoint.Parts) know neither the table nor, but for what they are given, each other; the play of the match
is play.py's. Here is what happens to several of them at once.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil
from typing import Any, ClassVar
from weakref import proxy

from msgspec import convert

from stolik.core.game import event
from stolik.core.options import BadOption
from stolik.match import Match, to_record
from stolik.table import checkpoint, commands
from stolik.table.answers import Answers, Asked
from stolik.table.characters import character
from stolik.table.chat import Chat
from stolik.table.checkpoint import Parts
from stolik.table.commands import Command, NothingNew, Refusal
from stolik.table.hints import Hints
from stolik.table.journal import Journal
from stolik.table.lifecycle import FinishedMatch, Lifecycle, Sitters
from stolik.table.log import (
    Came,
    Chose,
    Closed,
    Deleted,
    Did,
    Entry,
    Gone,
    Here,
    Input,
    Kept,
    Opened,
    Restarted,
    Setup,
    Ticked,
    Warming,
    opening,
)
from stolik.table.messages import CLOSED, OVER, PLAYING, Chair, Done, Ended, Out, Refused, Said, Shown
from stolik.table.pace import LONGEST_SLOW, Pace
from stolik.table.pacing import Pacing
from stolik.table.play import GO_ON, Play, Seat
from stolik.table.projection import Projection, may_hint
from stolik.table.questions import Question
from stolik.table.remarks import remark
from stolik.table.seating import FREE, STAND_IN, Seating, refuse
from stolik.table.step import TableStep
from stolik.table.timeouts import Timeouts
from stolik.table.votes import PATIENCE, Votes

ABSENT = 30.0  # seconds until a bot plays for somebody whose connection is lost
SEAT_KEPT = 90.0  # seconds until their seat is free again, when no match is on
LONGEST_LOOK = 600.0  # seconds that players are looked for, before bots take the free seats
REMEMBERED = 16  # a person's latest commands whose first answers are kept
MOST_ACTIONS = 12  # in one command
PERSON = "human"  # among the players of a record


class Table:
    """One table.

    setup    what it is opened with; raises BadOption for options that the game refuses, KeyError for no such game
    answers  chance and the time of day
    games    the games that there are
    pace     None: as the clock says
    """

    def __init__(self, setup: Setup, answers: Answers, games: dict[str, Any], pace: Pace | None = None) -> None:
        self.setup = setup
        self.game = games[setup.game]
        self.options = self.game.settle(setup.options)
        self.asked = Asked(answers)
        self.own_pace = pace
        seats = self.options.seats
        pacing = Pacing(setup.clock, setup.think)
        self.parts = Parts(
            Seating([FREE] * seats, [0.0] * seats, code=setup.code),
            Lifecycle(),
            pacing,
            Timeouts.of(pacing.times, seats),
            Votes(),
            Chat(),
            given=dict(setup.options),
            hints=Hints(setup.hints),
        )
        self.play: Play | None = None
        self.finished: list[FinishedMatch] = []
        self.watched = False  # whether spectators listen; set by whoever drives the table
        self.follow: str | None = None  # who is told everything again while a log is replayed
        self.step = TableStep(())  # the latest
        self._projection = Projection(setup, self.game, answers.hints)
        self._journal = Journal()
        self._unlogged: dict[str, dict[str, Refused | Done]] = {}  # answers to commands that are not in the log
        self._due: tuple[float | None, tuple[int, str] | None] | None = None  # `_look_ahead` since the latest step

    # --- inputs ----------------------------------------------------------------------------------------------------

    def open(self, who: str, name: str, now: float, account: bool = False) -> list[Out]:
        """The table is opened by its host, who sits nowhere yet; `account`: whether they have one."""
        return self._step(Opened(self.setup, who, name, self.game.rules, account), now)

    def handle(self, who: str, name: str, id: str, command: Command, now: float, account: bool = False) -> list[Out]:
        """A person's command, after all that is due by now; the same command again gets its first answer.

        What the person is called here is for whoever drives the table to say: no two of them alike.
        """
        if (first := self.answered(who, id)) is not None:
            return [Out(who, first)]
        told = self.tick(now)
        if isinstance(command, commands.Fill) and not command.level:  # as it is here now; the log has what was meant
            levels = self.asked.answers.levels
            command = commands.Fill(STAND_IN if STAND_IN in levels else levels[-1], command.seat)
        try:
            return told + self._step(Did(who, name, id, command, account), now)  # type: ignore[arg-type]
        except Refusal as refusal:
            answer: Refused | Done = Refused(self.setup.code, id, refusal.reason, refusal.rule)
        except NothingNew:
            answer = Done(self.setup.code, id, self.v)
        if id:
            _remember(self._unlogged, who, id, answer)
        return [*told, Out(who, answer)]

    def answered(self, who: str, id: str) -> Done | Refused | None:
        """The answer that a command of this person has had already."""
        if id in self.parts.done.get(who, ()):
            return Done(self.setup.code, id, self.parts.done[who][id])
        return self._unlogged.get(who, {}).get(id)

    def here(self, who: str, name: str, now: float, account: bool = False) -> list[Out]:
        """A person is connected; nothing changes unless they sit here, or host, and were not, or players are wanted."""
        told = self.tick(now)  # it may be too late for their seat
        seat = self.seat_of(who)
        if seat is None and who == self.host and self.parts.seating.host_gone is not None and self.phase != CLOSED:
            return told + self._step(Here(who, name, account), now)
        if seat is None and self.parts.lifecycle.fill_at is not None:
            return told + self._step(Came(), now)
        if self.phase == CLOSED or seat is None or not (self.chairs[seat].gone or self.chairs[seat].away):
            return told
        return told + self._step(Here(who, name, account), now)

    def gone(self, who: str, now: float) -> list[Out]:
        """A person's last connection is lost; nothing changes unless they sit here, or host."""
        told = self.tick(now)
        seat = self.seat_of(who)
        if seat is None and who == self.host and self.parts.seating.host_gone is None and self.phase != CLOSED:
            return told + self._step(Gone(who), now)
        if self.phase == CLOSED or seat is None or self.chairs[seat].gone:
            return told
        return told + self._step(Gone(who), now)

    def tick(self, now: float) -> list[Out]:
        """Let happen what is due by now, one thing a step."""
        told: list[Out] = []
        while True:
            due, choice = self._due or self._look_ahead()
            if due is None or due > now:
                return told
            told += self._step(Ticked() if choice is None else Chose(*choice), now)

    def answer(self, question: Question, action: str, delay: float, now: float) -> list[Out]:
        """What a bot has answered to a question; void if that stands no longer."""
        told = self.tick(now)
        if self.on is not None and self.on.answer(question, action, delay, now):
            self._due = None
            told += self.tick(now)
        return told

    def prepare(self, now: float) -> list[Out]:
        """Its bots cannot think yet: machine code for them is being made, which may take a minute."""
        told = self.tick(now)
        return told + self._step(Warming(), now) if self.phase == PLAYING else told

    def restart(self, now: float) -> None:
        """The process was started again: all connections are lost."""
        if self.phase != CLOSED:
            self._step(Restarted(), now)

    def delete(self, who: str, now: float) -> list[Out]:
        """A person is no more: they leave, and nothing of the table says their name, or what they have said.

        The whole table is the next entry of the log; what stands before it is to be thrown away.
        """
        told = self.tick(now)
        return told + self._step(Deleted(who), now) if self.phase != CLOSED else told

    def close(self, now: float, reason: str) -> list[Out]:
        """The table is closed; `reason` is the id of an event."""
        return self._step(Closed(reason), now) if self.phase != CLOSED else []

    # --- what a driver asks ----------------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When `tick` is to be called next; None if nothing happens before somebody does something."""
        return (self._due or self._look_ahead())[0]

    def _look_ahead(self) -> tuple[float | None, tuple[int, str] | None]:
        """When something is due next, and which seat does what then, if it is what a bot has chosen."""
        rest, play = self.due_without_bots(), self.on
        choice = play.due_choice() if play is not None and self.parts.lifecycle.still_since is None else None
        due: tuple[float | None, tuple[int, str] | None] = rest, None
        if choice is not None and (rest is None or choice[0] <= rest):
            due = choice[0], choice[1:]
        self._due = due
        return due

    def due_without_bots(self) -> float | None:
        """As `due`, but for what bots have chosen: so much a log knows too."""
        parts, life = self.parts, self.parts.lifecycle
        play = self.play if life.phase == PLAYING else None
        if life.phase == CLOSED or life.still_since is not None:
            return None
        if play is None:
            times = [life.fill_at, parts.seating.host_until(SEAT_KEPT)]
            due = parts.seating.missing_until(SEAT_KEPT)
        else:
            times = [play.due_without_bots(), parts.timeouts.due(parts.pacing.times)]
            due = parts.seating.missing_until(ABSENT)
        for time in times:
            if time is not None and (due is None or time < due):
                due = time
        return due

    def questions(self, now: float) -> list[Question]:
        """What its bots are to be asked that have not been asked; `bot` is the name of a level.

        To be called after everything that happens, and the bots are asked wherever it does not keep the table waiting.
        """
        return self.on.questions(now) if self.on is not None and self.parts.lifecycle.still_since is None else []

    @property
    def on(self) -> Play | None:
        """The play of the match that is on."""
        return self.play if self.parts.lifecycle.phase == PLAYING else None

    @property
    def v(self) -> int:
        """The version: how many steps there were."""
        return self.parts.v

    @property
    def phase(self) -> str:
        """Where the table stands (messages.py)."""
        return self.parts.lifecycle.phase

    @property
    def chairs(self) -> list[Chair]:
        """Who sits there."""
        return self.parts.seating.chairs

    @property
    def host(self) -> str:
        """The public id of the host."""
        return self.parts.seating.host

    def seat_of(self, who: str) -> int | None:
        """Where a person sits."""
        return self.parts.seating.seat_of(who)

    def known(self) -> set[str]:
        """Everybody (public ids) of whom the table or its log says something."""
        parts = self.parts
        said = {line.person for line in parts.chat.lines}
        began = {who for _, who, name, _ in parts.lifecycle.people if name}
        known = said | began | parts.seating.removed | set(parts.seating.left.values())
        return (known | set(parts.seating.names) | set(parts.done)) - {""}

    def check_hint(self, who: str) -> int:
        """The seat of a person who may ask for a hint now. Raises Refusal for all others."""
        seat, play = self.parts.seating.own(who), self._playing()
        if play.moment.playing and play.moment.turn is None:
            refuse("advice-race")
        if not (self.asked.replaying is not None or self.asked.answers.hints) or not may_hint(
            self.setup, self.parts, play
        ):
            refuse("advice-not-here")
        if self.chairs[seat].away or play.decision(seat) is None:
            refuse("advice-none")
        return seat

    def shown(self, who: str, now: float) -> Shown:
        """The whole table, as this person may see it."""
        return self._projection.whole(self.parts, self.play, self.options, self.seat_of(who), now)

    def take(self) -> list[Entry]:
        """The entries of the log since the last time."""
        return self._journal.take()

    # --- bringing back ---------------------------------------------------------------------------------------------

    @classmethod
    def bring_back(cls, entries: Iterable[Entry], answers: Answers, games: dict[str, Any]) -> "Table":
        """The table of a log, as it was after the last entry; the log begins with `Opened`, or anywhere with `Kept`.

        Raises IndexError, KeyError, ValueError for a log that is not whole; OtherRules.
        """
        table = None
        for table, _ in cls.replay(entries, answers, games):  # noqa: B007  # the last one is wanted
            pass
        if table is None:
            raise ValueError("a log is not empty")
        return table

    @classmethod
    def replay(
        cls, entries: Iterable[Entry], answers: Answers, games: dict[str, Any], follow: str | None = None
    ) -> Iterator[tuple["Table", Entry]]:
        """The table of a log after each entry: one table, which goes on. Raises as `bring_back` does.

        `follow`: a person (public id) who is told everything again; what they hear is in `step.events`.
        """
        table: Table | None = None
        for entry in entries:
            if table is not None:
                table.again(entry)
            else:
                table = cls(opening(entry, games), answers, games)
                if isinstance(entry.input, Kept):
                    table._bring_back(entry.input.state)
                else:
                    table.again(entry)
            table.follow = follow
            yield table, entry

    def again(self, entry: Entry) -> list[Out]:
        """One more entry of a log happens again, with its answers."""
        self._journal.count(entry)
        if isinstance(entry.input, Kept):
            self.step = TableStep(())
            return []
        self.asked.replaying = list(entry.answers)
        try:
            return self._step(entry.input, entry.at)
        finally:
            self.asked.replaying = None

    def _checkpoint(self) -> Kept:
        """The table as it stands."""
        play = self.play
        state = {
            "v": self.v,
            "setup": checkpoint.plain(self.setup),
            "rules": self.game.rules,
            "parts": checkpoint.plain(self.parts),
        }
        if play is not None:
            state["match"] = checkpoint.plain(checkpoint.course_of(play.match))
            state["running"] = checkpoint.plain(play.running())
        return Kept(state, self.step.keeps)

    def _bring_back(self, state: dict[str, Any]) -> None:
        self.parts = checkpoint.parts_of(state["parts"])
        if "match" not in state:
            if self.parts.given is not None:
                self.options = self.game.settle(self.parts.given)
            return
        course = convert(state["match"], checkpoint.Course)
        match = checkpoint.match_of(self.game, course)
        self.options = match.options
        self.play = self._play_of(match)
        running = convert(state["running"], checkpoint.Running)
        before = checkpoint.match_of(self.game, course, running.undo[1]) if running.undo is not None else None
        self.play.go_on_from(running, before)

    @classmethod
    def of_match(
        cls, match: Match, chairs: Sequence[Chair], answers: Answers, games: dict[str, Any], pace: Pace
    ) -> "Table":
        """A table at which a match is on already: the offline one, new or taken up again. Call `resume` next."""
        options = match.game.option_values(match.options)
        table = cls(Setup("", match.game.name, options), answers, games, pace)
        seating, life = table.parts.seating, table.parts.lifecycle
        seating.chairs = list(chairs)
        seating.host = next((chair.person for chair in chairs if chair.person), "")
        life.phase, life.match = PLAYING, 1
        table.play = table._play_of(match)
        return table

    def resume(self, now: float) -> list[Out]:
        """Go on with the match of `of_match`."""
        assert self.play is not None
        self._begin_step(True)
        self.step.hear(self.play.begin(now))
        self.parts.v += 1
        return self._projection.step(self.parts, self.play, self.options, self.step, "", "", now)

    # --- one step --------------------------------------------------------------------------------------------------

    def _step(self, input: Input, now: float) -> list[Out]:
        """One input happens, becomes an entry and a version, and is told.

        Raises Refusal, NothingNew; then nothing has changed.
        """
        live = self.asked.replaying is None
        told = live and not isinstance(input, Restarted)  # then nobody is there
        self._begin_step(told)
        self.asked.given = []
        self.parts.v += 1
        deal = self._deal_ended()
        try:
            self._happen(input, now)
        except (Refusal, NothingNew):
            self.parts.v -= 1
            raise
        self._look_after(now)
        who, id = (input.who, input.id) if isinstance(input, Did) else ("", "")
        if id:
            _remember(self.parts.done, who, id, self.parts.v)
        if not live:
            return []
        self._remark(deal)
        self._journal.add(Entry(now, input, self.asked.given))  # type: ignore[arg-type]
        self.step.keeps = self.step.keeps and self.on is not None
        whole = self._journal.full or isinstance(input, Deleted)
        if self.step.keeps or (whole and self.phase != CLOSED):
            self._journal.add(Entry(now, self._checkpoint()))
        if not told:
            return []
        outs = self._projection.step(self.parts, self.play, self.options, self.step, who, id, now)
        self.step = TableStep(())  # what was there goes now, while it is at hand, and not when somebody else acts
        return outs

    def _deal_ended(self) -> object:
        """The latest deal, if it is over."""
        deals = self.play.match.deals if self.play is not None else []
        return deals[-1] if deals and deals[-1].points else None

    def _remark(self, before: object) -> None:
        """A bot may have something to say of the step; `before`: the latest deal that was over before it."""
        if not self.parts.seating.bots:
            return
        events = next(iter(self.step.events.values()), [])
        deal = self._deal_ended()
        outcome = None
        if self.play is not None and deal is not None and deal is not before:
            match = self.play.match
            outcome = match.game.outcome(match.options, match.deals[-1].points)
        said = remark(self.setup.code, self.v, self.chairs, events, self.game.stirring, outcome)
        if said is not None:
            message = Said(self.setup.code, self.v, "", "", said.seat, "", said.phrase)
            self.step.outs += [Out(listener, message) for listener in self.step.events]

    def _begin_step(self, told: bool) -> None:
        listeners = self._listeners(told)
        self.step, self._due = TableStep(listeners), None
        if self.play is not None:
            self.play.telling.set_listeners(listeners)
        if told:
            self._projection.before(self.parts, self.play, self.options, listeners)
        else:
            self._projection.forget()

    def _listeners(self, told: bool) -> list[int | None]:
        if not told:
            return [] if self.follow is None else [self.seat_of(self.follow)]
        seats: list[int | None] = [seat for seat, chair in enumerate(self.parts.seating.chairs) if chair.person]
        return [*seats, None] if self.watched else seats

    def _happen(self, input: Input, now: float) -> None:
        seating = self.parts.seating
        match input:
            case Did(who, name, _, command, account):
                self.step.account = account
                if self.parts.lifecycle.phase == CLOSED:
                    refuse("table-why-closed")
                if who in seating.removed:
                    refuse("table-why-removed")
                still = self.parts.lifecycle.still_since
                if still is None or not isinstance(command, commands.Act | commands.Go | commands.Undo):
                    self._handlers[type(command)](self, who, name, command, now)
                else:  # in a match that is paused it is still as late as then; if they may do this it goes on
                    self._handlers[type(command)](self, who, name, command, still)
                    self._wake(now)
            case Chose(chooser, action):
                assert self.on is not None
                self.step.hear(self.on.choose(chooser, action, now))
            case Ticked():
                if (due := self.due_without_bots()) is not None and due <= now:
                    self._pass_time(due)
                    self._look_after(due)
            case Opened(_, who, name, _):
                seating.host, seating.names[who] = who, name
            case Here(who, _) if seating.seat_of(who) is None:
                seating.host_gone = None
            case Gone(who) if seating.seat_of(who) is None:
                seating.host_gone = now
            case Here(who, name, account):
                seat = seating.own(who)
                seating.back(seat, name, account)
                self._wake(now)
                self.step.tell("table-back", seat=seat)
                self._come_back(seat, now)
            case Came():
                self.parts.lifecycle.fill_at = None  # until they sit down, or somebody looks for players again
                self.step.tell("table-came")
            case Warming():
                self.step.tell("table-bots-prepare")
            case Gone(who):
                seat = seating.own(who)
                self._lose(seat, now)
                self.step.tell("table-gone", seat=seat)
                if self.phase == OVER:  # but a connection that is lost for a moment ends no match
                    self._agree(now)
                self._begin_if_ready(now)
            case Restarted():
                for seat in seating.present:
                    self._lose(seat, now)
                if seating.seat_of(seating.host) is None:
                    seating.host_gone = now
            case Deleted(who):
                self._delete(who, now)
            case Closed(reason):
                self._end(reason)

    def _pass_time(self, now: float) -> None:
        """The one thing that is due at this moment, but for what bots have chosen."""
        play, seating, life = self.on, self.parts.seating, self.parts.lifecycle
        if play is not None and play.due_without_bots() == now:
            self.step.hear(play.pass_time(now))
        elif play is not None and self.parts.timeouts.due(self.parts.pacing.times) == now:
            self._time_out(play, now)
        elif play is None and life.fill_at == now:
            life.fill_at = None
            if seating.people:
                self._fill_up(now)
        elif play is None and seating.host_until(SEAT_KEPT) == now:
            self.step.tell_all(seating.next_host(seating.host))
        else:
            kept = ABSENT if play is not None else SEAT_KEPT
            seat = next(seat for since, seat in seating.missing() if since + kept == now)
            if play is not None:
                self.step.tell("table-bot-plays", seat=seat)
                self._send_away(seat, now)
                self._without_waiting(now)
            else:
                who = self.chairs[seat].person
                self.step.tell("table-stands", seat=seat, name=self.chairs[seat].name)
                self.step.anew.append(who)  # they may be just coming in
                self.watched = True  # by them
                self._empty_seat(seat)
                followed = seating.next_host(who)
                self.step.tell_all(followed)
                if who == seating.host and not followed:
                    seating.host_gone = now

    def _time_out(self, play: Play, now: float) -> None:
        """Somebody's time is up: a bot acts for them; if that happens too often, it plays for them until they are back.

        In a race it is so for all people: who of them could act is not for all to know.
        """
        timeouts = self.parts.timeouts
        late = timeouts.ran_out(play.people)
        timeouts.ask(self.parts.pacing.times, None, None, now)
        for seat, asleep in late:
            self.step.tell("table-asleep" if asleep else "table-late", seat=seat)
            if asleep:
                self._send_away(seat, now)
            else:
                play.act_for(seat, STAND_IN, now)
        self._without_waiting(now)

    def _look_after(self, now: float) -> None:
        """After everything that happens: a match that has ended, the next deck, the clock."""
        play = self.on
        if play is None:
            return
        moment, match = play.moment, play.match
        seat, question = None, None
        if moment.over:
            self._finish(match)
            return
        acted = len(match.deals[-1].actions) if match.deals else 0
        predealt = len(match.predeal.actions) if match.predeal is not None else 0
        if moment.between:
            deals = len(match.deals)
            if self.parts.lifecycle.sealed is None and _worth_keeping(deals):
                self.step.keeps = True
            self._seal(match)
        elif play.waits.held_until is None and not play.waits.awaited and play.race.begun and play.stand_in is None:
            turn = moment.turn
            if turn is None or play.seats[turn].bot is None:
                seat, question = turn, (len(match.deals), acted, predealt, turn)
        self.parts.votes.stands((len(match.deals), acted, predealt), now)
        self.parts.timeouts.ask(self.parts.pacing.times, seat, question, now)

    # --- a match -----------------------------------------------------------------------------------------------------

    def _begin(self, now: float) -> None:
        """A new match between those who sit there. Who deals first is drawn, unless a session goes on."""
        seating, life, asked = self.parts.seating, self.parts.lifecycle, self.asked
        if wanted := seating.wanted_levels():
            instead = asked.ask_for_exceptions(lambda: asked.answers.instead(self.setup.code, wanted))
            self.step.tell_all(seating.set_levels(wanted, instead))
        people, last = seating.sitting(), self.play.match if self.play is not None else None
        if (
            last is not None
            and self.game.manners.session_rule
            and last.options == self.options
            and life.same_people(people)
        ):
            dealer, earlier = last.dealer, last.earlier + len(last.deals)
        else:
            dealer, earlier = asked.ask(lambda: asked.answers.lot(self.options.seats)), 0
        life.begin(people, asked.ask(asked.answers.wall), None if seating.present else now)
        seating.left = {}
        seating.unready()
        self.parts.votes.clear()
        self.parts.hints.clear()
        self.parts.timeouts = Timeouts.of(self.parts.pacing.times, self.options.seats)
        self.step.tell("table-starts", number=life.match)
        self.play = self._play_of(Match(self.game, self.options, dealer, earlier=earlier))
        self.play.telling.set_listeners([*self.step.events])
        self.step.hear(self.play.begin(now))

    def _play_of(self, match: Match) -> Play:
        """The play of a match at this table."""
        seats = [self._sitter(seat) for seat in range(match.options.seats)]
        people = [person for _, person, _, _ in self.parts.lifecycle.people] or [chair.person for chair in self.chairs]
        alone = sum(person != "" for person in people) == 1  # who has left may come back
        table = proxy(self)  # a part that kept its table would leave a cycle of it behind
        play = Play(match, seats, self._pace(alone), deal=lambda: table._deal())
        play.keeps_last = alone
        return play

    def _pace(self, alone: bool) -> Pace:
        return self.own_pace if self.own_pace is not None else self.parts.pacing.pace(alone)

    def _sitter(self, seat: int) -> Seat:
        """Who plays the seat now."""
        return Seat(self.chairs[seat].name, self.parts.seating.bot_of(seat))

    def _seal(self, match: Match) -> None:
        """The deck of the next deal is shuffled, and its seal told, before anybody sees a card."""
        life, asked = self.parts.lifecycle, self.asked
        if life.shuffle(match, lambda cards: asked.ask(lambda: asked.answers.deck(cards))):
            self.step.tell("table-sealed", number=len(match.deals) + 1, hash=life.seal)

    def _deal(self) -> None:
        assert self.play is not None
        self._seal(self.play.match)
        self.parts.seating.unready()
        self.play.match.begin_deal(*self.parts.lifecycle.dealt())

    def _finish(self, match: Match) -> None:
        """The match is over: its record is there to be kept."""
        self._after_match()
        people = self.parts.lifecycle.people
        extra: dict[str, Any] = {
            "names": [name for _, _, name, _ in people],
            "characters": [0 if who else character(self.setup.code, seat) for seat, who, _, _ in people],
        }
        if self.parts.hints.users:
            extra["hinted"] = [*self.parts.hints.users]
        self._keep(match, people, extra)

    def _break_off(self) -> None:
        """The match that is on ends without a result. What was dealt is kept, for its seals to be opened; it counts for
        nobody, and has no names in it.
        """
        assert self.play is not None
        self._void_questions()
        if self.play.match.deals:
            self._keep(self.play.match, [], {})

    def _keep(self, match: Match, people: Sitters, extra: dict[str, Any]) -> None:
        """The record of a match is there to be kept, with those for whom it counts."""
        life, players = self.parts.lifecycle, [bot or PERSON for _, _, _, bot in self.parts.lifecycle.people]
        if not players:
            return  # an offline table keeps its own record
        began, ended = life.began, self.asked.ask(self.asked.answers.wall)
        code = f"{self.setup.code}-{life.match}"
        record = to_record(match, players, {"code": code, **extra, "started": began, "ended": ended})
        record.pop("before", None)  # of a deal that is never dealt
        self.finished.append(FinishedMatch(code, record, people, began, ended))

    def _after_match(self) -> None:
        """After a match: nobody waits for anybody, and whoever is not there has no seat kept for long."""
        self.parts.lifecycle.end()
        self.parts.votes.clear()
        self.parts.timeouts.ask(self.parts.pacing.times, None, None, 0.0)
        self.parts.seating.after_match()

    def _end(self, reason: str) -> None:
        """The table is closed, for a reason (the id of an event)."""
        if self.phase == PLAYING:
            self._break_off()
        self.parts.lifecycle.phase = CLOSED
        self.step.tell(reason)
        ended = Ended(self.setup.code, self.v, event(reason))
        self.step.outs += [Out(listener, ended) for listener in (*range(len(self.chairs)), None)]

    def _void_questions(self) -> None:
        """What bots have been asked, they need not think about any longer."""
        if self.play is not None:
            self.play.bots.clear()

    # --- what happens to seats ---------------------------------------------------------------------------------------

    def _lose(self, seat: int, now: float) -> None:
        self.parts.seating.lose(seat, now)
        self._stand_still(now)

    def _stand_still(self, now: float) -> None:
        if not self.parts.seating.present:
            self.parts.lifecycle.stand_still(now)

    def _wake(self, now: float) -> None:
        """Somebody is here: a match that stood still goes on, and nobody's time has run meanwhile."""
        pause = self.parts.lifecycle.wake(now)
        if pause:
            self.parts.timeouts.since += pause
            self.parts.votes.since += pause
            self.parts.seating.shift(pause)
            if self.play is not None:
                self.play.shift(pause)

    def _send_away(self, seat: int, now: float) -> None:
        """A bot plays for the person who sits there."""
        self.parts.seating.send_away(seat)
        self._reseat(seat, now)

    def _come_back(self, seat: int, now: float) -> None:
        """The person plays themselves again, and has all the time to think that there is."""
        self.parts.timeouts.late[seat] = 0
        self.parts.votes.position = None
        if self.chairs[seat].away:
            self.parts.seating.come_back(seat)
            self._reseat(seat, now)

    def _reseat(self, seat: int, now: float) -> None:
        self.parts.votes.drop(seat)
        if (play := self.on) is not None:
            self.step.hear(play.take_seat(seat, self._sitter(seat), now))

    def _empty_seat(self, seat: int) -> None:
        """Nobody sits there any more."""
        self.parts.seating.stand(seat)
        self.parts.votes.drop(seat)

    def _vacate(self, seat: int, now: float) -> None:
        """A person gives the seat up; during a match a bot plays on."""
        self.parts.pacing.leave(self.chairs[seat].person)
        if self.play is not None:
            self.play.pace = self._pace(self.play.keeps_last)
        if self.phase == PLAYING:
            self.parts.seating.hand_over(seat)
            self.step.tell("table-bot-sits", seat=seat, level=self.chairs[seat].bot)
            self._reseat(seat, now)
            self._stand_still(now)
            self._without_waiting(now)
        else:
            self._empty_seat(seat)

    def _without_waiting(self, now: float) -> None:
        """Somebody is waited for no longer: what all the others want may happen now."""
        self._agree(now)
        self._begin_if_ready(now)

    def _begin_if_ready(self, now: float) -> None:
        """When all who are waited for are ready a match begins, or its next deal."""
        seating, play = self.parts.seating, self.on
        if self.phase == CLOSED or not seating.all_ready(play is not None):
            return
        if play is not None:
            self.step.hear(play.next_deal(now))
        elif not seating.free_count:
            self._begin(now)

    def _agree(self, now: float) -> None:
        """Whether all who are there have voted for the same, and what follows."""
        awake, votes = self.parts.seating.awake, self.parts.votes
        if self.phase == PLAYING and votes.agreed(votes.abort, awake):
            self.step.tell("table-aborted")
            self._break_off()
            self.play, self.parts.lifecycle.sealed = None, None  # the next deck stays shut for good
            self._after_match()
        elif self.phase == OVER and not self.parts.seating.free_count and votes.agreed(votes.rematch, awake):
            self._begin(now)
        elif self.phase == PLAYING and (seat := votes.replaced(awake)) is not None:
            self.step.tell("table-bot-plays", seat=seat)
            self._send_away(seat, now)
            self._without_waiting(now)

    # --- what each command does --------------------------------------------------------------------------------------

    def _not_playing(self) -> None:
        if self.phase == PLAYING:
            refuse("table-why-playing")

    def _playing(self) -> Play:
        return self.on or refuse("table-why-not-playing")

    def _sit(self, who: str, name: str, command: commands.Sit, now: float) -> None:
        seating, life, old = self.parts.seating, self.parts.lifecycle, self.seat_of(who)
        seating.sit(who, name, command.seat, self.phase == PLAYING, self.step.account)
        if old is not None:
            self.parts.votes.drop(old)
        self.step.anew.append(who)
        self.step.tell("table-sits", seat=command.seat)
        if (play := self.on) is not None:
            self._wake(now)
            self.step.hear(play.take_seat(command.seat, self._sitter(command.seat), now))
        elif self.setup.fill_after is not None:
            if life.fill_at is None and not life.invited:
                life.look(now + self.setup.fill_after)
            if len(seating.people) == len(self.chairs):
                self._begin(now)

    def _stand(self, who: str, name: str, command: commands.Stand, now: float) -> None:
        seat = self.parts.seating.own(who)
        self._not_playing()
        self.step.tell("table-stands", seat=seat, name=name)
        self._empty_seat(seat)
        self.step.anew.append(who)

    def _leave(self, who: str, name: str, command: commands.Leave, now: float) -> None:
        seat = self.seat_of(who)
        if seat is None and who != self.host:
            refuse("table-why-not-seated")
        if seat is not None:
            self.step.tell("table-left", seat=seat, name=name)
            self._vacate(seat, now)
        self.step.outs.append(Out(who, Ended(self.setup.code, self.v, event("table-you-left"))))
        self._go_on_without(who)

    def _go_on_without(self, who: str) -> None:
        """Somebody has left for good: the next person is host, or the table is closed."""
        self.step.tell_all(self.parts.seating.next_host(who))
        if not self.parts.seating.people and (self.host == who or self.phase == PLAYING):
            self._end("table-empty")

    def _delete(self, who: str, now: float) -> None:
        seat = self.seat_of(who)
        if seat is not None:
            self.step.tell("table-deleted")
            self._vacate(seat, now)
        if seat is not None or who == self.host:
            self._go_on_without(who)
        self.step.unsaid = any(line.person == who for line in self.parts.chat.lines)
        self.parts.forget(who)
        self._unlogged.pop(who, None)

    def _remove(self, who: str, name: str, command: commands.Remove, now: float) -> None:
        seating = self.parts.seating
        seating.only_host(who)
        if command.person and seating.seat_of(command.person) is None:
            self._send_off(who, command.person)
            return
        seat = seating.own(command.person) if command.person else command.seat
        chair = seating.chair(seat)
        if not chair.person:
            self._not_playing()
            if not chair.bot:
                refuse("table-why-nobody", seat=seat)
            self.step.tell("table-bot-goes", seat=seat)
            self._empty_seat(seat)
            return
        if chair.person == who:
            refuse("table-why-self")
        if self.on is not None and self.setup.fill_after is not None:
            refuse("table-why-strangers")
        seating.removed.add(chair.person)
        self.step.tell("table-removed", seat=seat, name=chair.name)
        self.step.outs.append(Out(chair.person, Ended(self.setup.code, self.v, event("table-you-removed"))))
        self._vacate(seat, now)
        seating.left.pop(seat, None)

    def _send_off(self, who: str, person: str) -> None:
        """Somebody who only watches may not be here any more."""
        seating = self.parts.seating
        if person == who:
            refuse("table-why-self")
        if person in seating.removed:
            raise NothingNew
        seating.removed.add(person)
        called = self.parts.chat.name_of(person)
        self.step.tell_all([event("table-removed", name=called) if called else event("table-watcher-removed")])
        self.step.outs.append(Out(person, Ended(self.setup.code, self.v, event("table-you-removed"))))

    def _ready(self, who: str, name: str, command: commands.Ready, now: float) -> None:
        seating, play = self.parts.seating, self.on
        seat = seating.own(who)
        if play is not None and play.match.playing:
            refuse("table-why-deal-on")
        if not seating.ready(seat, command.ready):
            raise NothingNew
        self.step.tell("table-ready" if command.ready else "table-not-ready", seat=seat)
        self._begin_if_ready(now)

    def _start(self, who: str, name: str, command: commands.Start, now: float) -> None:
        seating = self.parts.seating
        seating.only_host(who)
        self._not_playing()
        if seating.free_count:
            refuse("table-why-free", count=seating.free_count)
        if not seating.people:
            refuse("table-why-nobody-sits")
        self._begin(now)

    def _look(self, who: str, name: str, command: commands.Look, now: float) -> None:
        seat, life, seconds = self.parts.seating.own(who), self.parts.lifecycle, command.seconds
        if self.on is not None or self.setup.fill_after is None:
            refuse("table-why-no-look")
        if seconds is None:
            if life.invited and life.fill_at is None:
                raise NothingNew
            life.look(None)
            self.step.tell("table-invites", seat=seat)
        elif not 0 <= seconds <= LONGEST_LOOK:
            refuse("table-why-look", count=round(LONGEST_LOOK))
        elif seconds and (life.fill_at is None or now + seconds >= life.fill_at):
            life.look(now + seconds)
            self.step.tell("table-looks", seat=seat, count=round(seconds))
        else:
            self.parts.seating.only_host(who)  # the others are looking for people
            life.look(now + seconds)
            if not seconds:
                self._fill_up(now)

    def _fill_up(self, now: float) -> None:
        """Bots take the free seats of a table that looked for players, and the match begins."""
        self.parts.lifecycle.fill_at = None
        seating = self.parts.seating
        self.step.tell_all(seating.fill(None, STAND_IN) if seating.free_count else [])
        self._begin(now)

    def _fill(self, who: str, name: str, command: commands.Fill, now: float) -> None:
        self.parts.seating.only_host(who)
        self._not_playing()
        if self.asked.replaying is None and command.level not in self.asked.answers.levels:
            refuse("table-why-level", text=command.level, known=", ".join(self.asked.answers.levels))
        self.step.tell_all(self.parts.seating.fill(command.seat, command.level))
        if self.seat_of(who) is not None:  # a host who does not sit may mean to, or begins when they like
            self._without_waiting(now)

    def _settle(self, who: str, name: str, command: commands.Settle, now: float) -> None:
        pacing = self.parts.pacing
        self.parts.seating.only_host(who)
        self._not_playing()
        try:
            given = self._given() | command.options
            options = self.game.settle(given)
        except BadOption as error:
            refuse(error.reason, error.rule, **{**error.values, "name": error.name})
        clock = pacing.clock if command.clock is None else command.clock
        think = pacing.think if command.think is None else command.think
        pacing.check(clock, think, bool(self.game.manners.think_rule))
        if command.hints and self.setup.fill_after is not None:
            refuse("table-why-hints-strangers")
        hints = self.parts.hints.allowed if command.hints is None else command.hints
        settled = (self.options, self._given(), pacing.clock, pacing.think, self.parts.hints.allowed)
        if (options, given, clock, think, hints) == settled:
            raise NothingNew
        self.parts.seating.resize(options.seats, now)
        pacing.settle(clock, think)
        self.parts.hints.allowed = hints
        self.options, self.parts.given = options, given
        self.parts.timeouts = Timeouts.of(pacing.times, options.seats)
        self.parts.votes.clear()  # for another match than this one
        if self.play is not None and self.play.match.options != options:
            self.play = None
        self.step.tell("table-settled")

    def _given(self) -> dict[str, Any]:
        """The options that were named. What the game filled in follows from these, and may be filled in anew."""
        given = self.parts.given
        return self.game.option_values(self.options) if given is None else given

    def _think(self, who: str, name: str, command: commands.Think, now: float) -> None:
        seat, pacing = self.parts.seating.own(who), self.parts.pacing
        if not self.game.manners.think_rule:
            refuse("table-why-no-think")
        pacing.check(pacing.clock, command.seconds, thinks=True)
        if pacing.wishes.get(who) == command.seconds:
            raise NothingNew
        pacing.wish(who, command.seconds)
        if self.play is not None:
            self.play.pace = self._pace(self.play.keeps_last)
        self.step.tell("table-thinks", seat=seat, count=round(command.seconds))

    def _act(self, who: str, name: str, command: commands.Act, now: float) -> None:
        seat, play = self.parts.seating.own(who), self._playing()
        if not 1 <= len(command.actions) <= MOST_ACTIONS:
            refuse("table-why-actions", count=MOST_ACTIONS)
        chair = self.parts.seating.chairs[seat]
        if chair.away:  # whoever acts is back, if they are not too late for what they wanted
            heard = play.act_again(seat, Seat(chair.name), command.actions, now)
            early = ("table-think", self.game.manners.held_why)
            if heard and heard[0].refusal and heard[0].event.id not in early:
                refuse("table-why-away")
            self.step.hear(heard)
            self.parts.seating.come_back(seat)
        else:
            self.step.hear(play.act(seat, command.actions, now))
        self.parts.timeouts.late[seat] = 0

    def _go(self, who: str, name: str, command: commands.Go, now: float) -> None:
        seat, play = self.parts.seating.own(who), self._playing()
        if self.chairs[seat].away:
            self.step.tell("table-back", seat=seat)
            self._come_back(seat, now)
            return
        if seat not in play.awaited:
            refuse("table-why-not-awaited")
        self.step.hear(play.command(seat, GO_ON, now))

    def _undo(self, who: str, name: str, command: commands.Undo, now: float) -> None:
        seat, play = self.parts.seating.own(who), self._playing()
        if not play.keeps_last:
            refuse("table-why-undo")
        self.step.hear(play.undo(seat, now))

    def _hint(self, who: str, name: str, command: commands.Hint, now: float) -> None:
        told = self.parts.hints.use(self.check_hint(who))
        if not told:
            raise NothingNew
        self.step.tell_all(told)

    def _slow(self, who: str, name: str, command: commands.Slow, now: float) -> None:
        self.parts.seating.own(who)
        play = self._playing()
        if not play.keeps_last or not 0 <= command.seconds <= LONGEST_SLOW:
            refuse("table-why-slow", count=round(LONGEST_SLOW))
        if self.parts.pacing.slow == command.seconds:
            raise NothingNew
        self.parts.pacing.slow = command.seconds
        play.pace = self._pace(True)

    def _pause(self, who: str, name: str, command: commands.Pause, now: float) -> None:
        self.parts.seating.own(who)
        if not self._playing().keeps_last:
            refuse("table-why-pause")
        if command.on == (self.parts.lifecycle.still_since is not None):
            raise NothingNew
        if command.on:
            self.parts.lifecycle.stand_still(now)
        else:
            self._wake(now)

    def _vote(self, who: str, name: str, command: commands.Vote, now: float) -> None:
        seating, votes = self.parts.seating, self.parts.votes
        seat = seating.own(who)
        if command.about == "replace":
            self._vote_replace(seat, command, now)
            return
        if self.phase != (PLAYING if command.about == "abort" else OVER):
            refuse("table-why-not-playing" if command.about == "abort" else "table-why-not-over")
        if command.about == "rematch" and command.yes and seat not in votes.rematch and seating.free_count:
            refuse("table-why-free", count=seating.free_count)
        told = votes.vote(seat, command.about, command.yes)
        if not told:
            raise NothingNew
        self.step.tell_all(told)
        if command.yes:
            self._agree(now)

    def _vote_replace(self, seat: int, command: commands.Vote, now: float) -> None:
        votes, other = self.parts.votes, command.seat
        self._playing()
        chair = self.parts.seating.chair(other)
        if other == seat:
            refuse("table-why-not-yourself")
        if not chair.person or chair.away:
            refuse("table-why-bot-plays", seat=other)
        if command.yes:
            if not self._waits_for(other):
                refuse("table-why-not-waited", seat=other)
            if (left := votes.since + PATIENCE - now) > 0:
                refuse("table-why-patience", seat=other, count=ceil(left))
        told = votes.vote_replace(seat, other, command.yes)
        if not told:
            raise NothingNew
        self.step.tell_all(told)
        self._agree(now)

    def _waits_for(self, seat: int) -> bool:
        """Whether the match goes on only, or perhaps only, when the person on this seat does something."""
        play = self._playing()
        racing = play.moment.playing and play.moment.turn is None
        return not play.moment.between and (racing or play.asked(seat))

    def _hush(self, who: str, name: str, command: commands.Hush, now: float) -> None:
        seating, chat, person = self.parts.seating, self.parts.chat, command.person
        seating.only_host(who)
        if person == who:
            refuse("table-why-not-yourself")
        seat = seating.seat_of(person)
        called = self.chairs[seat].name if seat is not None else chat.name_of(person)
        if not chat.hush(person, called, command.on):
            raise NothingNew
        own = event("table-you-hushed" if command.on else "table-you-unhushed")
        if called:
            others = event("table-hushed" if command.on else "table-unhushed", name=called)
        else:
            others = event("table-watcher-hushed" if command.on else "table-watcher-unhushed")
        for listener, events in self.step.events.items():
            events.append(own if listener is not None and listener == seat else others)

    def _say(self, who: str, name: str, command: commands.Say, now: float) -> None:
        own = {self.host, *(chair.person for chair in self.chairs)}
        text = self.parts.chat.heard(who, command.text, now, own)
        said = Said(self.setup.code, self.v, who, name, self.seat_of(who), text, account=self.step.account)
        self.parts.chat.add(said)
        self.step.outs += [Out(listener, said) for listener in self.step.events]

    def _react(self, who: str, name: str, command: commands.React, now: float) -> None:
        seat = self.parts.seating.own(who)
        self.parts.chat.reacts(who, now)
        said = Said(self.setup.code, self.v, who, name, seat, "", f"phrase-{command.phrase}", self.step.account)
        self.step.outs += [Out(listener, said) for listener in self.step.events]

    _handlers: ClassVar[dict[type, Callable[["Table", str, str, Any, float], None]]] = {
        commands.Sit: _sit,
        commands.Stand: _stand,
        commands.Ready: _ready,
        commands.Fill: _fill,
        commands.Remove: _remove,
        commands.Settle: _settle,
        commands.Start: _start,
        commands.Look: _look,
        commands.Act: _act,
        commands.Go: _go,
        commands.Undo: _undo,
        commands.Hint: _hint,
        commands.Say: _say,
        commands.React: _react,
        commands.Think: _think,
        commands.Slow: _slow,
        commands.Pause: _pause,
        commands.Vote: _vote,
        commands.Hush: _hush,
        commands.Leave: _leave,
    }


def _worth_keeping(deals: int) -> bool:
    """Whether the whole table is written after so many deals: it has all of them, so that later every tenth must do."""
    return 0 < deals <= 20 or (deals > 20 and deals % 10 == 0)


def _remember(answers: dict[str, dict[str, Any]], who: str, id: str, answer: Any) -> None:
    kept = answers.setdefault(who, {})
    kept[id] = answer
    if len(kept) > REMEMBERED:
        del kept[next(iter(kept))]
