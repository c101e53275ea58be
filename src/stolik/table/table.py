"""A table: who sits there and who hosts it, a match and its rematch, chat, votes, clocks, drop-outs; all without I/O.

Inputs come with their time: commands of persons (`handle`), their connections (`here`, `gone`), the clock (`tick`).
Each input that changes something is one entry of the log and one version; what comes back says who is to be told what.
A refused command changes nothing and is not in the log. The play of the match itself is play.py's; how a match begins
and ends is in matches.py, what each command does in doing.py, what listeners see in showing.py.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import structs

from stolik.core.game import Event, event
from stolik.match import Match
from stolik.table import doing, keeping, matches, showing
from stolik.table.answers import Answers, Asked
from stolik.table.asking import Question
from stolik.table.clock import CLOCKS, Watch
from stolik.table.commands import Command, Refusal
from stolik.table.log import (
    Chose,
    Closed,
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
    opening,
)
from stolik.table.messages import CLOSED, PLAYING, WAITING, Chair, Done, Ended, Out, Refused, Said, Shown
from stolik.table.pace import Pace
from stolik.table.play import Message as Heard
from stolik.table.play import Play, Seat

ABSENT = 30.0  # seconds until a bot plays for somebody whose connection is lost
SEAT_KEPT = 90.0  # seconds until his seat is free again, when no match is on
LATE = 2  # how often in a row a person's time may run out before a bot plays for him
REMEMBERED = 16  # a person's latest commands whose first answers are kept


class Table:
    """One table.

    setup    what it is opened with; raises BadOption for options that the game refuses, KeyError for no such game
    answers  chance and the time of day
    games    the games that there are
    pace     None: as the clock says
    """

    def __init__(self, setup: Setup, answers: Answers, games: dict[str, Any], pace: Pace | None = None) -> None:
        self.setup, self.games = setup, games
        self.game = games[setup.game]
        self.options = self.game.settle(setup.options)
        self.asked = Asked(answers)
        self.own_pace = pace
        self.clock, self.think = setup.clock, setup.think
        self.phase, self.host, self.v = WAITING, "", 0
        self.names: dict[str, str] = {}  # of the persons who sit here, and the host
        self.chairs = [Chair()] * self.options.seats
        self.since: list[float] = [0.0] * self.options.seats  # when a connection was lost
        self.late = [0] * self.options.seats  # how often in a row a seat's time ran out
        self.left: dict[int, str] = {}  # who left a seat in the middle of the match
        self.removed: set[str] = set()
        self.wishes: dict[str, float] = {}  # seconds to think that persons asked for
        self.votes: dict[str, list[int]] = {"abort": [], "rematch": []}
        self.fill_at: float | None = None
        self.still_since: float | None = None  # nobody is here: the match stands still
        self.match_number = 0
        self.play: Play | None = None
        self.watch = Watch(CLOCKS[setup.clock], self.options.seats)
        self.sealed: tuple[list[str], str] | None = None  # the deck of the next deal, and its nonce
        self.seal = ""  # of the next deal, or the one that is on
        self.began = ""  # when the match did
        self.people: list[tuple[int, str, str, str]] = []  # seat, person, name, bot: who began the match
        self.finished: list[dict[str, Any]] = []
        self.chat: list[Said] = []
        self.talk: list[tuple[float, str]] = []  # who has said something lately, and when
        self.watched = False  # whether spectators listen; set by whoever drives the table
        self.follow: str | None = None  # who is told everything again while a log is replayed
        self._entries: list[Entry] = []
        self.keeps = False  # whether this step ended a deal, and the whole table is to be written into the log
        self.done: dict[str, dict[str, int]] = {}
        self._refused: dict[str, dict[str, Refused]] = {}
        self._shown = showing.Shower(self)
        # Of one step: who is told what, who needs the whole table anew, what is said to single persons.
        self.events: dict[int | None, list[Event]] = {}
        self.anew: list[str] = []
        self.outs: list[Out] = []

    # --- inputs ----------------------------------------------------------------------------------------------------

    def open(self, who: str, name: str, now: float) -> list[Out]:
        """The table is opened by its host, who sits nowhere yet."""
        return self._step(Opened(self.setup, who, name, self.game.rules), now)

    def handle(self, who: str, name: str, id: str, command: Command, now: float) -> list[Out]:
        """A person's command, after all that is due by now; the same command again gets its first answer."""
        if id in self.done.get(who, ()):
            return [Out(who, Done(self.setup.code, id, self.done[who][id]))]
        if id in self._refused.get(who, ()):
            return [Out(who, self._refused[who][id])]
        told = self.tick(now)
        try:
            return told + self._step(Did(who, name, id, command), now)  # type: ignore[arg-type]
        except Refusal as refusal:
            refused = Refused(self.setup.code, id, refusal.reason, refusal.rule)
            if id:
                _remember(self._refused, who, id, refused)
            return [*told, Out(who, refused)]

    def here(self, who: str, name: str, now: float) -> list[Out]:
        """A person is connected; nothing changes unless he sits here and was not."""
        told = self.tick(now)  # it may be too late for his seat
        seat = self.seat_of(who)
        if self.phase == CLOSED or seat is None or not (self.chairs[seat].gone or self.chairs[seat].away):
            return told
        return told + self._step(Here(who, name), now)

    def gone(self, who: str, now: float) -> list[Out]:
        """A person's last connection is lost; nothing changes unless he sits here."""
        told = self.tick(now)
        seat = self.seat_of(who)
        if self.phase == CLOSED or seat is None or self.chairs[seat].gone:
            return told
        return told + self._step(Gone(who), now)

    def tick(self, now: float) -> list[Out]:
        """Let happen what is due by now, one thing a step."""
        told: list[Out] = []
        while (due := self.due()) is not None and due <= now:
            choice = play.due_choice() if (play := self.on) is not None and play.due() == due else None
            told += self._step(Ticked() if choice is None else Chose(*choice), now)
        return told

    def questions(self, now: float) -> list[Question]:
        """What its bots are to be asked that have not been asked; `bot` is the name of a level.

        To be called after everything that happens, and the bots are asked wherever it does not keep the table waiting.
        """
        return self.on.questions(now) if self.on is not None and self.still_since is None else []

    def answer(self, question: Question, action: str, delay: float, now: float) -> list[Out]:
        """What a bot has answered to a question; void if that stands no longer."""
        told = self.tick(now)
        if self.on is not None and self.on.answer(question, action, delay, now):
            told += self.tick(now)
        return told

    def restart(self, now: float) -> None:
        """The process was started again: all connections are lost."""
        if self.phase != CLOSED:
            self._step(Restarted(), now)

    def close(self, now: float, reason: str) -> list[Out]:
        """The table is closed; `reason` is the id of an event."""
        return self._step(Closed(reason), now) if self.phase != CLOSED else []

    def due(self) -> float | None:
        """When `tick` is to be called next; None if nothing happens before somebody does something."""
        rest, play = self.due_without_bots(), self.on
        chosen = play.due() if play is not None and self.still_since is None else None
        return chosen if chosen is not None and (rest is None or chosen < rest) else rest

    def due_without_bots(self) -> float | None:
        """As `due`, but for what bots have chosen: so much a log knows too."""
        if self.phase == CLOSED or self.still_since is not None:
            return None
        times = [self.fill_at] if self.fill_at is not None and self.phase != PLAYING else []
        kept = ABSENT if self.phase == PLAYING else SEAT_KEPT
        for chair, since in zip(self.chairs, self.since, strict=True):
            if chair.gone and not chair.away:
                times.append(since + kept)
        if (play := self.on) is not None:
            times += [at for at in (play.due_without_bots(), self.watch.due) if at is not None]
        return min(times, default=None)

    @property
    def on(self) -> Play | None:
        """The play of the match that is on."""
        return self.play if self.phase == PLAYING else None

    # --- what a driver asks ----------------------------------------------------------------------------------------

    def seat_of(self, who: str) -> int | None:
        """Where a person sits."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == who != ""), None)

    def shown(self, who: str, now: float) -> Shown:
        """The whole table, as this person may see it."""
        return self._shown.whole(self.seat_of(who), now)

    def take(self) -> list[Entry]:
        """The entries of the log since the last time."""
        entries, self._entries = self._entries, []
        return entries

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

        `follow`: a person (public id) who is told everything again; what he hears is in `events` after each entry.
        """
        table: Table | None = None
        for entry in entries:
            if table is not None:
                table.again(entry)
            else:
                table = cls(opening(entry, games), answers, games)
                if isinstance(entry.input, Kept):
                    keeping.bring_back(table, entry.input.state)
                else:
                    table.again(entry)
            table.follow = follow
            yield table, entry

    def again(self, entry: Entry) -> list[Out]:
        """One more entry of a log happens again, with its answers."""
        if isinstance(entry.input, Kept):
            self.events = {}
            return []
        self.asked.replaying = list(entry.answers)
        try:
            return self._step(entry.input, entry.at)
        finally:
            self.asked.replaying = None

    @classmethod
    def of_match(
        cls, match: Match, chairs: Sequence[Chair], answers: Answers, games: dict[str, Any], pace: Pace
    ) -> "Table":
        """A table at which a match is on already: the offline one, new or taken up again. Call `resume` next."""
        options = match.game.option_values(match.options)
        table = cls(Setup("", match.game.name, options), answers, games, pace)
        table.chairs = list(chairs)
        table.host = next((chair.person for chair in chairs if chair.person), "")
        table.phase, table.match_number = PLAYING, 1
        table.play = matches.play_of(table, match)
        return table

    def resume(self, now: float) -> list[Out]:
        """Go on with the match of `of_match`."""
        assert self.play is not None
        self.events = {listener: [] for listener in self._listeners()}
        self.play.listeners = list(self.events)
        self._shown.before()
        self.hear(self.play.begin(now))
        self.v += 1
        return self._shown.step("", "", now)

    # --- one step --------------------------------------------------------------------------------------------------

    def _step(self, input: Input, now: float) -> list[Out]:
        """One input happens, becomes an entry and a version, and is told. Raises Refusal; then nothing has changed."""
        live = self.asked.replaying is None
        self.events = {listener: [] for listener in self._listeners()}
        self.anew, self.outs = [], []
        if self.play is not None:
            self.play.listeners = list(self.events)
        self._shown.before()
        self.asked.given, self.keeps = [], False
        who, id = (input.who, input.id) if isinstance(input, Did) else ("", "")
        self.v += 1
        try:
            self._happen(input, now)
        except Refusal:
            self.v -= 1
            raise
        matches.look_after(self, now)
        if id:
            _remember(self.done, who, id, self.v)
        if live:
            self._entries.append(Entry(now, input, self.asked.given))  # type: ignore[arg-type]
            if self.keeps and self.on is not None:
                self._entries.append(Entry(now, Kept(keeping.state_of(self))))
        return self._shown.step(who, id, now)

    def _listeners(self) -> list[int | None]:
        if self.asked.replaying is not None:
            return [] if self.follow is None else [self.seat_of(self.follow)]
        seats: list[int | None] = [seat for seat, chair in enumerate(self.chairs) if chair.person]
        return [*seats, None] if self.watched else seats

    def _happen(self, input: Input, now: float) -> None:
        match input:
            case Did(who, name, _, command):
                doing.do(self, who, name, command, now)
            case Ticked():
                if (due := self.due_without_bots()) is not None and due <= now:
                    self._due(due)
                    matches.look_after(self, due)
            case Chose(chooser, action):
                assert self.on is not None
                self.hear(self.on.choose(chooser, action, now))
            case Opened(_, who, name, _):
                self.host, self.names[who] = who, name
            case Here(who, name):
                self._here(who, name, now)
            case Gone(who):
                seat = self.seat_of(who)
                assert seat is not None
                self._lose(seat, now)
                self.tell("table-gone", seat=seat)
            case Restarted():
                for seat, chair in enumerate(self.chairs):
                    if chair.person and not chair.gone:
                        self._lose(seat, now)
            case Closed(reason):
                self.end(reason)

    def _due(self, now: float) -> None:
        """The one thing that is due at this moment."""
        play = self.on
        if play is not None and play.due_without_bots() == now:
            self.hear(play.pass_time(now))
        elif play is not None and self.watch.due == now:
            self._time_out(play, now)
        elif play is None and self.fill_at == now:
            self.fill_at = None
            if any(chair.person for chair in self.chairs):
                doing.fill(self, None, "simple")
                matches.begin(self, now)
        else:
            kept = ABSENT if play is not None else SEAT_KEPT
            seat = next(s for s, c in enumerate(self.chairs) if c.gone and not c.away and self.since[s] + kept == now)
            if play is not None:
                self.tell("table-bot-plays", seat=seat)
                self.send_away(seat, now)
            else:
                self.tell("table-stands", seat=seat, name=self.chairs[seat].name)
                self.anew.append(self.chairs[seat].person)  # he may be just coming in
                self.free(seat)

    def _time_out(self, play: Play, now: float) -> None:
        """Somebody's time is up: a bot acts for him, and if that happens too often, plays for him until he is back."""
        racing = self.watch.seat is None
        late = [self.watch.seat] if self.watch.seat is not None else play.people  # who could act is not for all to know
        self.watch.ask(None, None, now)
        for seat in late:
            self.late[seat] += 1
            if racing or self.late[seat] >= LATE:
                self.tell("table-asleep", seat=seat)
                self.send_away(seat, now)
            else:
                self.tell("table-late", seat=seat)
                play.act_for(seat, "simple")

    def _here(self, who: str, name: str, now: float) -> None:
        seat = self.seat_of(who)
        assert seat is not None
        self.names[who] = name
        self.chairs[seat] = structs.replace(self.chairs[seat], gone=False)
        self.wake(now)
        self.tell("table-back", seat=seat)
        self.come_back(seat, now)

    # --- what happens to seats, for doing.py and matches.py ----------------------------------------------------------

    def end(self, reason: str) -> None:
        """The table is closed, for a reason (the id of an event)."""
        self.phase = CLOSED
        self.tell(reason)
        ended = Ended(self.setup.code, self.v, event(reason))
        self.outs += [Out(listener, ended) for listener in (*range(len(self.chairs)), None)]

    def tell(self, id: str, **args: Any) -> None:
        """Everybody hears this."""
        for told in self.events.values():
            told.append(event(id, **args))

    def hear(self, heard: Sequence[Heard]) -> None:
        """What the play tells goes to those whom it is for. Raises Refusal if it refuses."""
        for message in heard:
            if message.refusal:
                raise Refusal(message.event, message.rule)
            if message.to in self.events:
                self.events[message.to].append(message.event)

    def sitter(self, seat: int) -> Seat:
        """Who plays the seat now."""
        chair = self.chairs[seat]
        if chair.person and not chair.away:
            return Seat(chair.name)
        return Seat(chair.name, chair.bot or "simple")

    def send_away(self, seat: int, now: float) -> None:
        """A bot plays for the person who sits there."""
        self.chairs[seat] = structs.replace(self.chairs[seat], away=True, bot="simple")
        self._reseat(seat, now)

    def wake(self, now: float) -> None:
        """Somebody is here: a match that stood still goes on, and nobody's time has run meanwhile."""
        if self.still_since is not None:
            pause, self.still_since = now - self.still_since, None
            self.watch.since += pause
            self.since = [since + pause for since in self.since]
            if self.play is not None:
                self.play.shift(pause)

    def come_back(self, seat: int, now: float) -> None:
        """The person plays himself again."""
        self.late[seat] = 0
        if self.chairs[seat].away:
            self.wakes(seat)
            self._reseat(seat, now)

    def wakes(self, seat: int) -> None:
        """The bot that played for the person is gone from the chair."""
        self.chairs[seat] = structs.replace(self.chairs[seat], away=False, bot="")

    def hand_over(self, seat: int, now: float) -> None:
        """The person leaves for good, and a bot plays on."""
        self.left[seat] = self.chairs[seat].person
        self.chairs[seat] = Chair(bot="simple")
        self._reseat(seat, now)
        self._stand_still(now)

    def free(self, seat: int) -> None:
        """Nobody sits there any more."""
        self.chairs[seat] = Chair()
        self.votes["rematch"] = [other for other in self.votes["rematch"] if other != seat]

    def _reseat(self, seat: int, now: float) -> None:
        for votes in self.votes.values():
            if seat in votes:
                votes.remove(seat)
        if (play := self.on) is not None:
            self.hear(play.take_seat(seat, self.sitter(seat), now))

    def _lose(self, seat: int, now: float) -> None:
        """The person's connection is lost."""
        self.chairs[seat] = structs.replace(self.chairs[seat], gone=True)
        self.since[seat] = now
        self._stand_still(now)

    def _stand_still(self, now: float) -> None:
        """A match that nobody sees does not go on."""
        if self.phase == PLAYING and self.still_since is None and not self.present():
            self.still_since = now

    def present(self) -> list[int]:
        """The seats of persons who are connected."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.gone]


def _remember(answers: dict[str, dict[str, Any]], who: str, id: str, answer: Any) -> None:
    kept = answers.setdefault(who, {})
    kept[id] = answer
    if len(kept) > REMEMBERED:
        del kept[next(iter(kept))]
