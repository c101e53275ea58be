"""One table as a client hears it: what it knows, what it is told, and every command."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Any, Literal

from stolik.client.errors import ClientError, NoTable, Over, RequestRefused, refusal
from stolik.client.place import Place
from stolik.protocol.to_server import Do, Join
from stolik.table.commands import (
    Act,
    AnyCommand,
    Fill,
    Go,
    Hint,
    Hush,
    Leave,
    Ready,
    Remove,
    Say,
    Settle,
    Sit,
    Slow,
    Stand,
    Start,
    Think,
    Undo,
    Vote,
)
from stolik.table.messages import Advice, Done, Ended, Message, Told
from stolik.table.messages import Refused as NotDone

SEAT_TAKEN = "table-why-taken"  # the refusal of a seat that somebody else has
LONGEST_QUEUE = 1000  # messages that wait for who iterates; of more the oldest are dropped, `place` knows all the same

Send = Callable[[Do], Awaitable[None]]
Hear = Callable[[Message], None]


class JoinedTable:
    """A table that was joined: `async for told in seat` gives every message, `place` what is known after all of them.

    Each command returns when the server has stored it, also across a lost connection; it raises RequestRefused with the
    reason and the rule, and Over when this client is no longer at the table.
    """

    def __init__(self, code: str, send: Send, hear: Hear | None = None) -> None:
        self.place = Place(code)
        self._hear = hear
        self.pending: dict[str, tuple[Do, asyncio.Future[None]]] = {}
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._send = send
        self._heard: deque[Message] = deque(maxlen=LONGEST_QUEUE)
        self._news = asyncio.Event()
        self._failed: ClientError | None = None

    @property
    def code(self) -> str:
        return self.place.code

    # --- listening ---------------------------------------------------------------------------------------------------

    def __aiter__(self) -> "JoinedTable":
        return self

    async def __anext__(self) -> Message:
        """The next message; the iteration ends after `Ended`, and raises what ended the client."""
        while not self._heard:
            if self._failed is not None:
                raise self._failed
            if self.place.ended is not None:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        return self._heard.popleft()

    def take(self, message: Message) -> None:
        """A message of this table; called by the client."""
        news = self.place.take(message)
        match message:
            case Told(id=id) | Done(id=id) if id in self.pending:
                _settle(self.pending.pop(id)[1], None)
            case NotDone(id=id, reason=reason, rule=rule) if id in self.pending:
                _settle(self.pending.pop(id)[1], refusal(RequestRefused, reason, rule))
            case _:
                pass
        if not self.joined.done() and not isinstance(message, Ended):
            self.joined.set_result(None)
        if isinstance(message, Ended):
            _settle(self.joined, refusal(NoTable, message.reason))
            self._give_up(refusal(Over, message.reason))
        if self._hear is not None:
            self._hear(message)
        elif news or isinstance(message, Advice):
            self._heard.append(message)
        self._news.set()

    def fail(self, error: ClientError) -> None:
        """Nothing more will come; called by the client."""
        self._failed = self._failed or error
        _settle(self.joined, error)
        self._give_up(error)
        self._news.set()

    def _give_up(self, error: ClientError) -> None:
        for _, future in self.pending.values():
            _settle(future, error)
        self.pending.clear()

    def send_by(self, send: Send) -> None:
        """Commands go this way from now on; called by the client."""
        self._send = send

    def join(self) -> Join:
        """What brings this table back after a reconnection."""
        return Join(self.code, self.place.v)

    # --- commands ----------------------------------------------------------------------------------------------------

    async def do(self, command: AnyCommand, id: str = "") -> None:
        """Any command, with a number of its own, new for every command of this person. Raises RequestRefused, Over."""
        if self._failed is not None:
            raise self._failed
        if self.place.ended is not None:
            raise refusal(Over, self.place.ended)
        message = Do(self.code, id or token_hex(8), command)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pending[message.id] = message, future
        try:
            await self._send(message)
            await future
        finally:
            self.pending.pop(message.id, None)

    async def act(self, *actions: str) -> None:
        """One action ("play 7C"), or several that belong together: all of them or none."""
        await self.do(Act(list(actions)))

    async def go(self) -> None:
        """Nothing to do out of turn: go on."""
        await self.do(Go())

    async def hint(self) -> None:
        """Ask what to do now; it comes as a message `Advice`, if it is thought of in time."""
        await self.do(Hint())

    async def sit(self, seat: int | None = None) -> None:
        """Take a seat, counted from 0; None: the first free one, if this person does not sit already."""
        if seat is not None:
            await self.do(Sit(seat))
            return
        tried = set[int]()
        while self.place.seat is None:
            chairs = enumerate(self.place.chairs)
            free = [number for number, chair in chairs if not (chair.person or chair.bot or number in tried)]
            if not free:
                raise RequestRefused("client-no-free-seat")
            try:
                await self.do(Sit(free[0]))
            except RequestRefused as refused:
                if refused.event.id != SEAT_TAKEN:
                    raise
                tried.add(free[0])  # somebody was faster

    async def stand(self) -> None:
        """Give the seat up before a match, and stay as a spectator."""
        await self.do(Stand())

    async def ready(self, ready: bool = True) -> None:
        """Ready for the match, or for the next deal."""
        await self.do(Ready(ready))

    async def fill(self, level: str = "", seat: int | None = None) -> None:
        """As the host: a bot on this seat, or on all free ones; "" is the usual level of the server."""
        await self.do(Fill(level, seat))

    async def remove(self, seat: int) -> None:
        """As the host: take the bot off a seat, or send the person away."""
        await self.do(Remove(seat))

    async def settle(self, clock: str | None = None, think: float | None = None, **options: Any) -> None:
        """As the host: change options, clock or time to think before a match."""
        await self.do(Settle(options, clock, think))

    async def start(self) -> None:
        """As the host: begin although not all are ready."""
        await self.do(Start())

    async def undo(self) -> None:
        """Take the last action back; only against bots alone."""
        await self.do(Undo())

    async def say(self, text: str) -> None:
        """A line of chat."""
        await self.do(Say(text))

    async def think(self, seconds: float) -> None:
        """trojki: ask for so many seconds to think."""
        await self.do(Think(seconds))

    async def slow(self, seconds: float) -> None:
        """Have bots wait so many seconds before they act; only against bots alone."""
        await self.do(Slow(seconds))

    async def vote(self, about: Literal["abort", "rematch"], yes: bool = True) -> None:
        """For (or no longer for) ending the match, or another one after it."""
        await self.do(Vote(about, yes))

    async def replace(self, seat: int, yes: bool = True) -> None:
        """For (or no longer for) a bot on the seat of who has kept the game waiting for two minutes."""
        await self.do(Vote("replace", yes, seat))

    async def hush(self, person: str, on: bool = True) -> None:
        """As the host: silence a person (a public id) for all at the table, or let them speak again."""
        await self.do(Hush(person, on))

    async def leave(self) -> None:
        """Leave the table for good."""
        await self.do(Leave())


def _settle(future: "asyncio.Future[None]", error: ClientError | None) -> None:
    """Answer whoever waits, if anybody still does."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
        future.exception()  # seen: nobody may be waiting
