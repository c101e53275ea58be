"""The client at a real server: coming in, tables, commands and their answers, being cut off."""

import asyncio
import random
from typing import Any

import pytest

from stolik.bots import make
from stolik.client import BadToken, Client, JoinedTable, NoServer, NoTable, Over, RequestRefused, ServerTooOld, play
from stolik.client import client as module
from stolik.client.api import Api
from stolik.games import GAMES
from stolik.table import chat
from stolik.table.messages import Ended, Said, Shown, Told
from stolik.words import Words
from tests.client.conftest import run
from tests.server.running import Running

CUT = 1012  # the close code of a server that is started again


def simple(game: str, seed: int = 0) -> Any:
    bot = make("casual", game, random.Random(seed))
    return lambda view, legal: bot.choose(view, legal, [])[0]


async def until(seat: JoinedTable, wanted: Any) -> None:
    """Listen until it is so."""
    while not wanted():
        await anext(seat)


def cut(server: Running, client: Client) -> None:
    """All connections of a person are lost."""

    def lose() -> None:
        for connection in server.state.connections.of(client.person):
            connection.buffer.close(CUT)

    server.call(lose)


# --- coming in -------------------------------------------------------------------------------------------------------


def test_a_guest_comes_back_as_the_same_person(server: Running) -> None:
    async def main() -> None:
        async with Client(server.url, name="Ada") as first:
            assert first.name == "Ada" and first.kind == "guest" and first.token and first.sat == []
            seat = await first.join(await first.create("golf", seats=2))
            await seat.sit()
        async with Client(server.url, first.token) as again:
            assert (again.person, again.name, again.sat) == (first.person, "Ada", [seat.code])
            assert abs(again.now() - server.call(server.state.rooms.clock.now)) < 5

    run(main())


def test_who_does_not_come_in(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main(**given: Any) -> None:
        async with Client(**{"url": server.url, **given}):
            pass

    with pytest.raises(BadToken):
        run(main(token="nonsense"))
    with pytest.raises(RequestRefused, match="name"):
        run(main(name="\u202e"))
    for url in ("http://127.0.0.1:1", "x y", f"{server.url}/elsewhere"):
        for token in ("", "token"):
            with pytest.raises(NoServer):
                run(main(url=url, token=token))
    monkeypatch.setattr(module, "VERSION", 99)
    with pytest.raises(ServerTooOld):
        run(main())


def test_what_the_api_says_is_an_error_in_words(server: Running) -> None:
    async def main() -> None:
        async with Client(server.url, language="pl") as client:
            with pytest.raises(RequestRefused) as refused:
                await client.create("golf", seats=99)
            assert refused.value.rule.startswith("GO-") and refused.value.rule in refused.value.told(Words("pl"))
            with pytest.raises(RequestRefused):
                await client.quick("chess")
            with pytest.raises(NoTable):
                await client.api.call("GET", "/api/tables/NOPE")
            assert (await Api(server.url).call("GET", "/api/tables"))["tables"] == []

    run(main())


# --- tables ----------------------------------------------------------------------------------------------------------


def test_other_people(server: Running) -> None:
    """What a muted person says does not come, and whom one reports the operator reads of, with the chat."""

    async def main() -> None:
        async with Client(server.url, name="Ada") as ada, Client(server.url, name="Jan") as jan:
            seat = await ada.join(await ada.create("golf", seats=2))
            other = await jan.join(seat.code)
            assert await ada.muted() == {}
            await other.say("first")
            await ada.mute(jan.person)
            await ada.mute(jan.person)
            assert await ada.muted() == {jan.person: "Jan"} and await jan.muted() == {}
            await other.say("second")
            await ada.unmute(jan.person)
            await ada.unmute(jan.person)
            assert await ada.muted() == {}
            await other.say("third")
            await until(seat, lambda: seat.place.chat and seat.place.chat[-1].text == "third")
            assert [said.text for said in seat.place.chat] == ["first", "third"]
            await ada.report(jan.person, "rude", seat.code)
            for wrong in (ada.mute(ada.person), ada.mute("nobody"), ada.report(ada.person, "x"), ada.report("x", "x")):
                with pytest.raises(RequestRefused):
                    await wrong
            with pytest.raises(RequestRefused, match="few words"):
                await ada.report(jan.person, " ")
            [report] = (await ada.api.call("GET", "/api/me/export"))["reports"]
            assert (report["about"], report["text"], report["table_code"]) == (jan.person, "rude", seat.code)
            assert report["chat"].endswith("third")

    run(main())


def test_joining_and_chat(server: Running) -> None:
    async def main() -> None:
        async with Client(server.url, name="Ada") as ada, Client(server.url, name="Jan") as jan:
            code = await ada.create("durak", seats=3, clock="fast", name="Stammtisch")
            host = await ada.join(f" {code.lower()} ")
            assert host.code == code and await ada.join(code) is host
            assert (host.place.standing.clock, host.place.standing.name) == ("fast", "Stammtisch")
            await host.sit(2)
            watching = await jan.join(code)
            assert watching.place.seat is None and [chair.name for chair in watching.place.chairs] == ["", "", "Ada"]
            await watching.say("hello")
            await until(host, lambda: host.place.chat)
            assert [(said.name, said.text) for said in host.place.chat] == [("Jan", "hello")]
            await watching.sit()
            assert watching.place.seat == 0
            await watching.sit()
            await host.fill("random")
            await host.settle(clock="none", max_pickups=3)
            assert host.place.standing.clock == "none" and host.place.standing.options["max_pickups"] == 3
            await host.remove(1)
            await watching.stand()
            assert watching.place.seat is None
            await host.fill()
            await until(watching, lambda: all(chair.person or chair.bot for chair in watching.place.chairs))
            with pytest.raises(RequestRefused, match="free seat"):
                await watching.sit()
            with pytest.raises(RequestRefused, match="no time to think"):
                await host.think(5)
            with pytest.raises(NoTable):
                await jan.join("NOPE")
            with pytest.raises(NoTable):
                await jan.join("NOPE")

    run(main())


def test_people_who_sit_down_at_the_same_moment(server: Running) -> None:
    async def main() -> None:
        async with Client(server.url, name="A") as a, Client(server.url, name="B") as b, Client(server.url) as c:
            code = await a.create("golf", seats=3)
            seats = [await client.join(code) for client in (a, b, c)]
            await asyncio.gather(*(seat.sit() for seat in seats))
            assert sorted(seat.place.seat for seat in seats if seat.place.seat is not None) == [0, 1, 2]

    run(main())


def test_refusals_have_the_reason_and_the_rule(server: Running) -> None:
    async def main() -> None:
        async with Client(server.url, name="Ada") as client:
            seat = await client.join(await client.create("goliath", seats=3))
            await seat.sit(0)
            with pytest.raises(RequestRefused, match="match"):
                await seat.act("play R1")
            await seat.fill()
            await seat.start()
            await until(seat, lambda: seat.place.asked)
            with pytest.raises(RequestRefused) as refused:
                await seat.act("play Z9")
            assert refused.value.told(Words("de")) != str(refused.value)
            held = seat.place.view["hand"]
            missing = next(card for card in ("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8") if card not in held)
            with pytest.raises(RequestRefused) as refused:
                await seat.act(f"play {missing}")
            assert refused.value.rule and str(refused.value).endswith(f": {refused.value.rule}.")
            await seat.act(seat.place.legal[0])

    run(main())


def test_leaving_and_being_removed(server: Running) -> None:
    async def main() -> None:
        async with Client(server.url, name="Ada") as ada, Client(server.url, name="Jan") as jan:
            code = await ada.create("golf", seats=2)
            host, guest = await ada.join(code), await jan.join(code)
            await host.sit(0)
            await guest.sit(1)
            await host.remove(1)
            heard = [told async for told in guest]
            assert isinstance(heard[-1], Ended) and guest.place.ended is not None
            with pytest.raises(Over):
                await guest.say("but")
            await host.leave()
            assert [told async for told in host] and host.place.ended is not None
            with pytest.raises(NoTable):
                await jan.join(code)

    run(main())


def test_quick_play(server: Running) -> None:
    async def main() -> None:
        async with Client(server.url, name="Ada") as client:
            seat = await client.join(await client.quick("goliath", seats=3))
            assert seat.place.seat == 0 and seat.place.phase == "waiting" and seat.place.standing.next is not None
            await client.part(seat)
            again = await client.join(seat.code)
            assert again is not seat and again.place.seat == 0
            await again.leave()

    run(main())


@pytest.mark.parametrize("game", [game for game in GAMES if game != "trojki"])
def test_a_whole_match_between_clients(game: str, server: Running) -> None:
    low = GAMES[game].seats[0]
    few = {"deals": 1} if "deals" in GAMES[game].options._fields and game in ("golf", "durak") else {}

    async def main() -> None:
        async with Client(server.url, name="Host") as host, Client(server.url, name="Guest") as guest:
            code = await host.create(game, seats=low, **few)
            seats = [await host.join(code), await guest.join(code)]
            for seat in seats:
                await seat.sit()
            if low > 2:
                await seats[0].fill()
            await asyncio.gather(*(play(seat, simple(game, at)) for at, seat in enumerate(seats)))
            assert all(seat.place.phase == "over" and seat.place.score == seats[0].place.score for seat in seats)
            assert bool(seats[0].place.standing.winners) == (game != "durak"), "durak has no winner"
            await asyncio.gather(*(seat.vote("rematch") for seat in seats))
            await until(seats[0], lambda: seats[0].place.standing.match == 2)
            await asyncio.gather(*(seat.vote("abort") for seat in seats))
            await until(seats[1], lambda: seats[1].place.phase == "over")

    run(main())


def test_a_race(server: Running) -> None:
    async def main() -> None:
        async with Client(server.url, name="Host") as client:
            seat = await client.join(await client.create("trojki", seats=2, deals=1, target=None))
            await seat.sit()
            await seat.fill()
            await play(seat, simple("trojki"))
            assert seat.place.phase == "over"

    run(main())


# --- the connection --------------------------------------------------------------------------------------------------


def test_whoever_is_cut_off_comes_back_and_misses_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "TALK", 10_000)
    links: list[Any] = []

    async def main() -> None:
        async with Client(server.url, name="Ada", link=links.append) as ada, Client(server.url, name="Jan") as jan:
            code = await ada.create("golf", seats=2)
            seat, other = await ada.join(code), await jan.join(code)
            for number in range(40):  # now few things are missed, and now more than the server keeps
                if number % 4 == 3:
                    await asyncio.to_thread(cut, server, ada)
                    for more in range(20 if number > 20 else 1):
                        await other.say(f"{number} and {more}")
                await other.say(str(number))
                if number % 4 == 1:
                    await seat.say(f"{number} too")
            await other.say("the last")
            await until(seat, lambda: seat.place.chat and seat.place.chat[-1].text == "the last")
            async with Client(server.url, ada.token) as again:
                assert list(seat.place.chat)[-20:] == list((await again.join(code)).place.chat)
            assert links[:2] == [False, True] and len(links) >= 10

    run(main())


def test_what_happened_can_be_asked_for(server: Running) -> None:
    async def main() -> None:
        async with Client(server.url, name="Ada") as ada, Client(server.url, name="Jan") as jan:
            seat = await ada.join(await ada.create("goliath", seats=3, deals=1))
            await seat.sit()
            await seat.fill()
            await seat.ready()
            heard = [told for told in await drained(seat) if isinstance(told, Told)]
            while not seat.place.asked:
                told = await anext(seat)
                heard += [told] if isinstance(told, Told) else []
            told = await ada.story(seat.code, 0)
            live = {each.v: each.events for each in heard if each.events}
            assert {each.v: each.events for each in told if each.v in live} == live
            assert any(each.own for each in told)
            assert not any(each.own for each in await jan.story(seat.code))
            with pytest.raises(NoTable):
                await ada.story("NONE99")

    run(main())


async def drained(seat: JoinedTable) -> list[Any]:
    """What has been heard so far."""
    return [await anext(seat) for _ in range(len(seat._heard))]


def test_a_match_in_which_everybody_is_cut_off_all_the_time(server: Running) -> None:
    async def main() -> None:
        async with Client(server.url, name="Ada") as ada, Client(server.url, name="Jan") as jan:
            code = await ada.create("planowanie", seats=2)
            seats = [await ada.join(code), await jan.join(code)]
            for seat in seats:
                await seat.sit()

            async def disturb() -> None:
                chance = random.Random(7)
                while True:
                    await asyncio.sleep(0.03)
                    await asyncio.to_thread(cut, server, chance.choice([ada, jan]))

            disturbing = asyncio.create_task(disturb())
            await asyncio.gather(*(play(seat, simple("planowanie", at)) for at, seat in enumerate(seats)))
            disturbing.cancel()
            assert seats[0].place.score == seats[1].place.score and seats[0].place.phase == "over"

    run(main())


def test_whose_token_dies_is_told_so(server: Running) -> None:
    async def main() -> None:
        links: list[Any] = []
        async with Client(server.url, name="Ada", link=links.append) as client:
            seat = await client.join(await client.create("golf", seats=2))
            await client.api.call("POST", "/api/logout", {"all": True})
            with pytest.raises(BadToken):
                async for _ in seat:
                    pass
            with pytest.raises(BadToken):
                await seat.ready()
            with pytest.raises(BadToken):
                await client.join(seat.code)
            assert isinstance(links[-1], BadToken)

    run(main())


def test_after_leaving_the_client_nothing_waits(server: Running) -> None:
    async def main() -> None:
        async with Client(server.url, name="Ada") as client:
            seat = await client.join(await client.create("golf", seats=2))
            await seat.say("hello")
        heard = [await anext(seat) for _ in range(3)]
        assert [type(told) for told in heard] == [Shown, Told, Said], "what was heard before can still be read"
        with pytest.raises(NoServer):
            await anext(seat)
        with pytest.raises(NoServer):
            await seat.say("anybody?")

    run(main())
