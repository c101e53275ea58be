"""Whenever a connection ends: what was not answered is sent again under its number, what was missed is asked for."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any

import pytest

from stolik.client import BadToken, Client, NoServer, NoTable, RequestRefused
from stolik.client import client as module
from stolik.client.backoff import backoff
from stolik.core.game import event
from stolik.protocol.to_client import Bad, Lobby, Pong
from stolik.protocol.to_server import Do, Join
from stolik.table.commands import Act, Say
from stolik.table.messages import Done, Said, Told
from stolik.table.messages import Refused as NotDone
from tests.client.conftest import run
from tests.client.fake import Fake, Visit, rest, shown

Script = Callable[[Visit], Awaitable[None]]


async def begin(visit: Visit) -> None:
    await visit.welcome()
    assert await visit.hear() == Join("T", None)
    await visit.say(shown(v=3))


@pytest.mark.parametrize("answer", ["told", "done", "shown"])
def test_a_command_that_was_cut_off_is_sent_again(answer: str) -> None:
    commands: list[Any] = []

    async def first(visit: Visit) -> None:
        await begin(visit)
        commands.append(await visit.hear())  # it is stored, and then the answer is lost
        visit.socket.transport.abort()

    async def second(visit: Visit) -> None:
        await visit.welcome()
        assert await visit.hear() == Join("T", 3), "what came after version 3 is wanted"
        commands.append(await visit.hear())
        id = commands[-1].id
        if answer == "told":
            await visit.say(Told("T", 4, 6.0, id=id, view={"phase": "drawn"}, legal=["discard"]))
        elif answer == "done":
            await visit.say(Told("T", 4, 6.0, view={"phase": "drawn"}, legal=["discard"]), Done("T", id, 4))
        else:
            await visit.say(shown(v=40, view={"phase": "drawn"}, legal=["discard"]), Done("T", id, 4))
        await rest(visit)

    async def main() -> None:
        async with Fake(first, second) as fake, Client(fake.url, "token") as client:
            seat = await client.join("T")
            await seat.act("stock")
            assert seat.place.view is not None and seat.place.view["phase"] == "drawn" and not seat.pending
            assert commands[0] == commands[1] == Do("T", commands[0].id, Act(["stock"]))
            assert fake.visits == 2

    run(main())


def test_a_refusal_after_a_reconnection() -> None:
    async def second(visit: Visit) -> None:
        await visit.welcome()
        assert isinstance(await visit.hear(), Join)
        wanted = await visit.hear()
        assert isinstance(wanted, Do)
        await visit.say(
            NotDone("T", "another", event("why-over"), ""), NotDone("T", wanted.id, event("why-over"), "X-1")
        )
        await rest(visit)

    async def first(visit: Visit) -> None:
        await begin(visit)
        await visit.hear()
        await visit.socket.close(1012)

    async def main() -> None:
        async with Fake(first, second) as fake, Client(fake.url, "token") as client:
            seat = await client.join("T")
            with pytest.raises(RequestRefused) as refused:
                await seat.act("stock")
            assert refused.value.rule == "X-1" and str(refused.value) == "This deal is over: X-1."

    run(main())


def test_a_server_that_stops_has_refused_nothing() -> None:
    """What it has not answered may be done or not: the next one is told again, and knows."""

    async def first(visit: Visit) -> None:
        await begin(visit)
        command = await visit.hear()
        await visit.say(Bad(event("server-stopping"), id=command.id if isinstance(command, Do) else ""))
        await visit.say(Bad(event("server-stopping"), last=True))
        await visit.socket.close()

    async def second(visit: Visit) -> None:
        await visit.welcome()
        while not isinstance(command := await visit.hear(), Do):
            pass
        await visit.say(Done("T", command.id, 3))
        await rest(visit)

    async def main() -> None:
        async with Fake(first, second) as fake, Client(fake.url, "token") as client:
            seat = await client.join("T")
            await seat.act("stock")
            assert fake.visits == 2

    run(main())


def test_what_is_wanted_while_nobody_is_there() -> None:
    """Commands and joins of the time without a connection go out when it is back, in order."""
    came: list[Any] = []

    async def first(visit: Visit) -> None:
        await begin(visit)
        visit.socket.transport.abort()

    async def second(visit: Visit) -> None:
        await visit.welcome()
        while len(came) < 4:
            came.append(message := await visit.hear())
            if isinstance(message, Do):
                await visit.say(Done("T", message.id, 3))
            elif message.table == "U":
                await visit.say(shown(table="U"))
        await rest(visit)

    lost = asyncio.Event()

    async def main() -> None:
        async with (
            Fake(first, second) as fake,
            Client(fake.url, "token", link=lambda up: None if up else lost.set()) as client,
        ):
            seat = await client.join("T")
            await lost.wait()
            await asyncio.gather(seat.say("one"), seat.say("two"), client.join("U"))
        assert [type(message) for message in came] == [Join, Join, Do, Do]
        assert [message.command for message in came[2:]] == [Say("one"), Say("two")]
        assert came[2].id != came[3].id

    run(main())


def test_the_server_that_was_there_is_waited_for() -> None:
    async def first(visit: Visit) -> None:
        await begin(visit)
        visit.socket.transport.abort()

    async def busy(visit: Visit) -> None:
        await visit.hear()
        await visit.say(Bad(event("server-stopping"), last=True))

    async def silent(visit: Visit) -> None:
        await visit.hear()
        await visit.socket.close()

    async def strange(visit: Visit) -> None:
        await visit.hear()
        await visit.say(Pong(1.0, 1.0))

    async def junk(visit: Visit) -> None:
        await visit.hear()
        await visit.say("{")

    async def last(visit: Visit) -> None:
        await visit.welcome()
        await visit.hear()
        await visit.say(Told("T", 4, 6.0, view={"phase": "back"}))
        await rest(visit)

    async def main() -> None:
        links: list[Any] = []
        async with Fake(first, busy, silent, strange, junk, last) as fake:
            async with Client(fake.url, "token", link=links.append) as client:
                seat = await client.join("T")
                while seat.place.v != 4:
                    await anext(seat)
            assert links == [False, True] and fake.visits == 6

    run(main())


@pytest.mark.parametrize("script", ["busy", "silent", "strange", "junk"])
def test_whoever_cannot_come_in_the_first_time_is_told(script: str) -> None:
    async def visit_of(visit: Visit) -> None:
        await visit.hear()
        answers = {"busy": Bad(event("server-stopping"), last=True), "strange": Lobby([]), "junk": "null"}
        if script in answers:
            await visit.say(answers[script])  # type: ignore[arg-type]

    async def main() -> None:
        async with Fake(visit_of) as fake:
            with pytest.raises(NoServer):
                async with Client(fake.url, "token"):
                    pass

    run(main())


@pytest.mark.parametrize("steady", [False, True])
def test_a_server_that_drops_everybody_is_not_hammered(steady: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The waits begin anew only after a connection that has lasted: a welcome alone is no sign of health."""
    waits: list[list[float]] = []

    def counted(random: Random) -> Iterator[float]:
        waits.append([])
        for wait in backoff(random):
            waits[-1].append(wait)
            yield wait

    monkeypatch.setattr(module, "backoff", counted)
    monkeypatch.setattr(module, "STEADY_SECONDS", 0.0 if steady else 1e9)

    async def dropped(visit: Visit) -> None:
        await begin(visit)
        visit.socket.transport.abort()

    async def again(visit: Visit) -> None:
        await visit.welcome()
        await visit.hear()
        visit.socket.transport.abort()

    async def last(visit: Visit) -> None:
        await visit.welcome()
        await visit.hear()
        await visit.say(Told("T", 4, 6.0))
        await rest(visit)

    async def main() -> None:
        async with Fake(dropped, again, again, again, last) as fake, Client(fake.url, "token") as client:
            seat = await client.join("T")
            while seat.place.v != 4:
                await anext(seat)
        assert [len(each) for each in waits if each] == ([1, 1, 1, 1] if steady else [4])

    run(main())


def test_a_token_that_dies_meanwhile_ends_the_client() -> None:
    async def first(visit: Visit) -> None:
        await begin(visit)
        await visit.hear()
        visit.socket.transport.abort()

    async def second(visit: Visit) -> None:
        await visit.hear()
        await visit.say(Bad(event("server-who"), last=True))

    async def main() -> None:
        async with Fake(first, second) as fake, Client(fake.url, "token") as client:
            seat = await client.join("T")
            with pytest.raises(BadToken):
                await seat.act("stock")

    run(main())


def test_what_was_too_fast_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []

    async def script(visit: Visit) -> None:
        await begin(visit)
        sent.append(await visit.hear())
        await visit.say(Bad(event("server-too-fast")), Bad(event("server-too-fast")))
        assert await visit.hear() == Join("T", 3)
        sent.append(message := await visit.hear())
        assert isinstance(message, Do)
        await visit.say(Done("T", message.id, 3))
        await rest(visit)

    async def main() -> None:
        async with Fake(script) as fake, Client(fake.url, "token") as client:
            await (await client.join("T")).say("a")
        assert sent[0] == sent[1]

    run(main())


def test_what_the_server_does_not_understand_is_refused() -> None:
    async def script(visit: Visit) -> None:
        await begin(visit)
        wanted = await visit.hear()
        assert isinstance(wanted, Do)
        await visit.say(Bad(event("server-broken"), wanted.id))
        await visit.hear()
        await visit.say(Bad(event("server-message", told="no")))
        await visit.hear()
        await visit.say(Bad(event("server-no-table", code="U")))
        await rest(visit)

    async def main() -> None:
        async with Fake(script) as fake, Client(fake.url, "token") as client:
            seat = await client.join("T")
            for _ in range(2):
                with pytest.raises(RequestRefused):
                    await seat.say("a")
            with pytest.raises(NoTable):
                await client.join("U")
            assert not seat.pending and seat.place.ended is None

    run(main())


def test_a_table_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(visit: Visit) -> None:
        await visit.welcome()
        await rest(visit)

    async def main() -> None:
        async with Fake(script) as fake, Client(fake.url, "token") as client:
            monkeypatch.setattr(module, "ANSWER_SECONDS", 0.05)
            with pytest.raises(NoServer, match="does not answer"):
                await client.join("T")

    run(main())


def test_messages_of_a_newer_server_and_of_other_tables_are_left_out() -> None:
    async def script(visit: Visit) -> None:
        await begin(visit)
        await visit.say('{"t": "fanfare"}', "[]", Pong(1.0, 1.0), Said("X", 9, "b", "Jan", 1, "elsewhere"))
        await visit.say(Told("T", 4, 6.0, view={"phase": "on"}))
        await rest(visit)

    async def main() -> None:
        async with Fake(script) as fake, Client(fake.url, "token") as client:
            seat = await client.join("T")
            heard = [await anext(seat), await anext(seat)]
            assert [type(told).__name__ for told in heard] == ["Shown", "Told"]
            assert seat.place.view is not None and seat.place.view["phase"] == "on"

    run(main())


def test_a_callback_hears_everything_in_order() -> None:
    async def script(visit: Visit) -> None:
        await begin(visit)
        wanted = await visit.hear()
        assert isinstance(wanted, Do)
        await visit.say(NotDone("T", wanted.id, event("why-over")), Told("T", 4, 6.0))
        await rest(visit)

    async def main() -> None:
        heard: list[str] = []
        async with Fake(script) as fake, Client(fake.url, "token") as client:
            seat = await client.join("T", lambda message: heard.append(type(message).__name__))
            with pytest.raises(RequestRefused):
                await seat.say("a")
            while seat.place.v != 4:
                await asyncio.sleep(0)
        assert heard == ["Shown", "Refused", "Told"]

    run(main())


def test_a_mistake_of_ours_leaves_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(visit: Visit) -> None:
        await begin(visit)
        await visit.hear()
        await visit.say(Told("T", 4, 6.0))
        await rest(visit)

    def broken(message: Any) -> None:
        if isinstance(message, Told):
            raise RuntimeError("a bug in the callback")

    async def main() -> None:
        async with Fake(script) as fake:
            client = await Client(fake.url, "token").__aenter__()
            seat = await client.join("T", broken)
            with pytest.raises(NoServer, match="a bug"):
                await seat.say("a")
            with pytest.raises(RuntimeError, match="a bug"):
                await client.__aexit__(None, None, None)

    run(main())


def test_who_is_always_sent_on_goes_three_times_and_tries_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an end it would keep all processes busy that believe each other to have the table."""
    asked: list[str] = []

    async def script(visit: Visit) -> None:
        await visit.welcome()
        assert isinstance(await visit.hear(), Join)
        assert visit.socket.request is not None
        asked.append(visit.socket.request.path)
        await visit.say(Bad(event("server-elsewhere", code="T", at=f"/w/{len(asked)}")))
        await rest(visit)

    def counted(random: Random) -> Iterator[float]:
        while True:
            asked.append("later")
            yield 0.0

    async def main() -> None:
        async with Fake(script) as fake, Client(fake.url, "token") as client:
            joining = asyncio.create_task(client.join("T"))
            while len(asked) < 2 * 5:
                await asyncio.sleep(0.01)
            joining.cancel()
            await asyncio.wait([joining])

    monkeypatch.setattr(module, "backoff", counted)
    run(main())
    assert asked[:5] == ["/ws", "/w/1/ws", "/w/2/ws", "/w/3/ws", "later"]
    assert asked[5:10] == ["/ws", "/w/6/ws", "/w/7/ws", "/w/8/ws", "later"], "and then as at first"
