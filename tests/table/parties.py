"""Whole tables for tests: chance from a seed, and a driver that keeps the bytes sent to everybody and merges them.

After everything that happens each listener's picture (`Place`, made of the bytes that they got) is compared with what
the table would show them afresh: changes must lead to exactly the same.
"""

from random import Random
from typing import Any

import msgspec

from stolik.bots import BOTS, make
from stolik.client.place import Place
from stolik.core.engine import engine
from stolik.games import GAMES
from stolik.protocol import encode_to_client, read_to_client
from stolik.table import Bot, Out, Setup, Table, answer_at_once, log
from stolik.table.chat import CHAT
from stolik.table.checkpoint import plain as as_json
from stolik.table.commands import Act, Command, Fill, Ready, Sit
from stolik.table.messages import CLOSED, PLAYING, Ended, Message, Refused, Said, Shown, Told
from stolik.table.story import story

BEGAN = 1000.0  # the time at which a table is opened
HOST, BOB, CYD, DAN, EVE = "ann", "bob", "cyd", "dan", "eve"
PEOPLE = (HOST, BOB, CYD, DAN)
Heard = dict[str, list[Message]]


class Chance:
    """Answers from a seed. All bots share its chance, so that a twin goes on in the same way."""

    levels = tuple(BOTS)
    hints = True

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.random = game, Random(seed)
        engine(GAMES[game], wait=True)

    def bot(self, seat: int, level: str) -> Bot:
        return make(level, self.game, self.random)

    def deck(self, cards: list[str]) -> tuple[list[str], str]:
        self.random.shuffle(cards)
        return cards, f"{self.random.getrandbits(256):064x}"

    def instead(self, table: str, wanted: dict[int, str]) -> dict[int, str]:
        return {}

    def lot(self, count: int) -> int:
        return self.random.randrange(count)

    def wall(self) -> str:
        return "2026-01-02T03:04:05Z"

    def twin(self) -> "Chance":
        """Another one that will answer the same."""
        other = Chance(self.game, 0)
        other.random.setstate(self.random.getstate())
        return other


class Party:
    """A table, who listens to it, and what each of them was sent.

    now      the time; what happens does not move it, `wait` does
    places   what each listener knows
    sent     all bytes that each was sent
    heard    the messages of the latest thing that happened; `latest` their bytes, with whom they went to
    texts    the log
    """

    def __init__(
        self,
        game: str,
        seed: int = 0,
        answers: Any = None,
        clock: str = "none",
        think: float = 0.0,
        fill_after: float | None = None,
        **options: Any,
    ) -> None:
        self.answers = answers if answers is not None else Chance(game, seed)
        setup = Setup("K7QX", game, options, "Friday", clock, think, fill_after=fill_after)
        self.table = Table(setup, self.answers, GAMES)
        self.now = BEGAN
        self.places: dict[str, Place] = {}
        self.sent: dict[str, list[bytes]] = {}
        self.heard: Heard = {}
        self.latest: list[tuple[str, bytes]] = []
        self.texts: list[str] = []
        self.checks = True
        self._number = self._steps = 0
        self._pass_on(self.table.open(HOST, HOST.title(), self.now))
        self.join(HOST)

    # --- connections -------------------------------------------------------------------------------------------------

    def join(self, *people: str) -> None:
        """They listen from now on, at their seats or as spectators."""
        for who in people:
            if who not in self.places:
                self.places[who] = Place()
                self._send(who, self.table.shown(who, self.now))
                self._watch()
                self._pass_on(self.table.here(who, who.title(), self.now))

    def part(self, *people: str) -> None:
        """They listen no more; whoever sits there has lost their connection."""
        for who in people:
            if self.places.pop(who, None) is not None:
                self._watch()
                self._pass_on(self.table.gone(who, self.now))

    def restart(self) -> None:
        """The process is started again: the table comes from its log, and nobody listens."""
        self.table = self.brought_back(self.answers)
        self.places.clear()
        self._watch()
        self.table.restart(self.now)
        self._pass_on([])

    # --- doing -------------------------------------------------------------------------------------------------------

    def do(self, who: str, command: Command, id: str = "") -> Message:
        """A person's command, and the answer to it."""
        self.join(who)
        if not id:
            self._number += 1
            id = f"c{self._number}"
        self._pass_on(self.table.handle(who, who.title(), id, command, self.now))
        answers = [message for message in self.heard.get(who, []) if getattr(message, "id", "") == id]
        assert len(answers) == 1, f"a command has one answer: {answers}"
        return answers[0]

    def ok(self, who: str, command: Command, id: str = "") -> list[str]:
        """As `do`, of a command that is carried out; the ids of the events that the person hears."""
        answer = self.do(who, command, id)
        assert not isinstance(answer, Refused), answer
        return self.events(who)

    def no(self, who: str, command: Command, id: str = "") -> str:
        """As `do`, of a command that is refused, which changes nothing; the id of the reason."""
        before, v = len(self.texts), self.table.v
        answer = self.do(who, command, id)
        assert isinstance(answer, Refused), answer
        ticks = [text for text in self.texts[before:] if not isinstance(log.decode(text).input, log.Kept)]
        assert self.table.v == v + len(ticks) and "did" not in [msgspec.json.decode(t)[1][0] for t in ticks]
        return answer.reason.id

    def tick(self) -> None:
        """What is due happens."""
        self._watch()
        self._pass_on(self.table.tick(self.now))

    def wait(self, seconds: float) -> list[str]:
        """Time passes, and what is due happens in time; the ids of the events that somebody who listens hears."""
        until, told = self.now + seconds, list[str]()
        while (due := self.table.due()) is not None and due <= until:
            self.now = max(self.now, due)
            self.tick()
            told += max(([*self.events(who)] for who in self.places), key=len, default=[])
        self.now = until
        return told

    def wake(self) -> bool:
        """The time until something is due passes, and it happens; False if nothing is."""
        due = self.table.due()
        if due is None:
            return False
        self.now = max(self.now, due)
        self.tick()
        return True

    def close(self, reason: str = "server-abandoned") -> None:
        self._pass_on(self.table.close(self.now, reason))

    # --- asking ------------------------------------------------------------------------------------------------------

    def events(self, who: str) -> list[str]:
        """The ids of the events that a listener has just heard."""
        return [
            event.id for message in self.heard.get(who, []) if isinstance(message, Told) for event in message.events
        ]

    def args(self, who: str, id: str) -> dict[str, Any]:
        """The arguments of an event that a listener has just heard."""
        told = [each for message in self.heard.get(who, []) if isinstance(message, Told) for each in message.events]
        return next(dict(each.args) for each in told if each.id == id)

    def got(self, who: str, kind: type[Any]) -> list[Any]:
        """The messages of a kind that a listener has just got."""
        return [message for message in self.heard.get(who, []) if isinstance(message, kind)]

    @property
    def play(self) -> Any:
        """The play of the match that is on."""
        assert self.table.on is not None
        return self.table.on

    @property
    def kept(self) -> int:
        """Where the last `Kept` stands in the log; 0 for none."""
        found = [k for k, text in enumerate(self.texts) if isinstance(log.decode(text).input, log.Kept)]
        return found[-1] if found else 0

    def brought_back(self, answers: Any = None, start: int = 0) -> Table:
        """The table that the log gives, from its beginning or another entry on."""
        entries = log.decode_all(self.texts[start:])
        return Table.bring_back(entries, answers if answers is not None else self.answers, GAMES)

    def twin(self, start: int = 0) -> "Party":
        """The same party, its table brought back from the log, with a chance of its own that answers the same."""
        other = object.__new__(Party)
        other.answers = self.answers.twin()
        other.table = self.brought_back(other.answers, start)
        if self.table.on is not None and other.table.on is not None:  # what bots have chosen is in no log
            bots, position = self.play.bots, self.play._position
            other.play.bots.plans = {**bots.plans}
            other.play.bots.passed = {s: other.play._position for s, at in bots.passed.items() if at == position}
        other.now, other.checks = self.now, False
        other._number, other._steps = self._number, self._steps
        other.places = {who: Place() for who in self.places}
        other.sent, other.heard, other.latest, other.texts = {}, {}, [], self.texts[start:]
        other._watch()
        return other

    # --- passing on --------------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        self.table.watched = any(self.table.seat_of(who) is None for who in self.places)

    def _pass_on(self, outs: list[Out]) -> None:
        """Who is meant is settled at once; then everybody must know all that there is to know."""
        self.heard, self.latest = {}, []
        outs = [*outs, *answer_at_once(self.table, self.answers.bot, self.now)]
        for entry in self.table.take():
            text, kept = log.encode(entry), isinstance(entry.input, log.Kept)
            read = log.decode(text)
            assert log.encode(read) == text and (kept or read.input == entry.input), "what happened is what is read"
            self.texts.append(text)
            self._steps += not kept
        fresh = {out.to: out.message.v for out in outs if isinstance(out.message, Shown)}
        for to, message in outs:
            for who in self._meant(to):
                if to is not None or message.v > fresh.get(who, -1):
                    self._send(who, message)
        for who in [who for who, messages in self.heard.items() if any(isinstance(m, Ended) for m in messages)]:
            del self.places[who]
        self._watch()
        if self.checks:
            self.check()

    def _meant(self, to: int | str | None) -> list[str]:
        if to is None:
            return [who for who in self.places if self.table.seat_of(who) is None]
        chairs = self.table.chairs
        who = to if isinstance(to, str) else chairs[to].person if to < len(chairs) else ""
        return [who] if who in self.places else []

    def _send(self, who: str, message: Message) -> None:
        data = encode_to_client(message)
        self.sent.setdefault(who, []).append(data)
        self.latest.append((who, data))
        read = read_to_client(data)
        assert isinstance(read, Message)
        self.heard.setdefault(who, []).append(read)
        self.places[who].take(read)

    def check(self) -> None:
        """The log has one entry for each version; every listener's picture is what the table would show them now."""
        assert self._steps == self.table.v
        play = self.table.play
        if play is not None:
            told = play.views()
            assert told == play.match.views(told), "what was seen before has misled, or somebody has written to it"
        for who, place in self.places.items():
            assert known(place) == plain(self.table.shown(who, self.now)), f"{who} knows something else"


def same_story(party: Party, start: int = 0) -> int:
    """The log from an entry on tells everybody what they were told then; how many steps that are."""
    entries, count = log.decode_all(party.texts[start:]), 0
    for who, sent in party.sent.items():
        told = {message.v: message for message in map(read_to_client, sent) if isinstance(message, Told)}
        for step in story(entries, party.answers, GAMES, who, 0):
            if step.v in told:
                live = told.pop(step.v)
                assert step.events == live.events and (step.own or not live.id)
                count += 1
        first = min((step.v for step in story(entries, party.answers, GAMES, who, 0)), default=party.table.v + 1)
        assert not any(message.events for v, message in told.items() if v >= first), "nothing is left out"
    return count


def plain(shown: Shown) -> dict[str, Any]:
    """What is shown, as JSON values, but not when."""
    values: dict[str, Any] = msgspec.json.decode(encode_to_client(shown))
    del values["now"], values["t"]
    return values


def stands(table: Table) -> dict[str, Any]:
    """All that a table knows between two deals, and may need again: more than it shows."""
    return {"v": table.v, **as_json(table.parts)}


def waits_alike(back: Table, party: Party) -> None:
    """A table that was brought back has the same due. What bots have chosen and not yet done is asked again."""
    assert back.due_without_bots() == party.table.due_without_bots()
    if party.table.on is not None:
        bots, asked = party.play.bots, {question.seat for question in back.questions(party.now)}
        still = party.table.parts.lifecycle.still_since is not None
        assert still or asked >= bots.plans.keys() | bots.open.keys()
        assert asked <= {*bots.plans, *bots.open, *bots.passed}


def known(place: Place) -> dict[str, Any]:
    """A picture in the form of what is shown."""
    assert place.v is not None
    chat = list[Said](place.chat)[-CHAT:]
    told = (place.standing, place.view, place.legal, place.asked, place.asks, place.settled)
    shown = Shown(place.code, place.v, 0.0, place.seat, *told, chat)
    return plain(shown)


def begun(game: str, people: int = 2, level: str = "casual", seed: int = 0, **more: Any) -> Party:
    """A party whose first match has been dealt: so many people on the first seats, bots on the others."""
    party = Party(game, seed, **more)
    for seat, who in enumerate(PEOPLE[:people]):
        party.ok(who, Sit(seat))
    if people < len(party.table.chairs):
        party.ok(HOST, Fill(level))
    for who in PEOPLE[:people]:
        party.ok(who, Ready())
    assert party.table.phase == PLAYING
    party.tick()
    return party


def until(party: Party, done: Any, moves: Any = None, limit: int = 3000) -> None:
    """Play on until something is so: whoever is asked does the first thing (or what `moves` says), else time passes."""
    for _ in range(limit):
        if done():
            return
        if not step(party, moves):
            break
    assert done(), "it never comes to that"


def step(party: Party, moves: Any = None) -> bool:
    """One action of a person who is asked, or the next thing that is due; False if there is neither."""
    table = party.table
    if table.phase == CLOSED or table.on is None:
        return False
    for seat, chair in enumerate(table.chairs):
        legal = table.on.legal(seat) if chair.person in party.places and not chair.away else []
        turn = table.on.asked(seat) or (table.on.match.playing and table.on.match.turn is None)
        if legal and turn and (action := moves(seat, legal) if moves is not None else legal[0]):
            party.ok(chair.person, Act([action]))
            return True
    return party.wake()
