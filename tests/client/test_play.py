"""A bot at a seat: when it is asked, what it may answer, and what becomes of it."""

import asyncio
from typing import Any

import pytest

from stolik.client import JoinedTable, RequestRefused, play
from stolik.core.game import event
from stolik.protocol.to_server import Do
from stolik.table.commands import Act, Go, Ready
from stolik.table.messages import Chair, Ended, Standing, Told
from stolik.table.messages import Refused as NotDone
from tests.client.conftest import run
from tests.client.fake import shown

OVER = Told("T", 99, 9.0, standing=Standing(phase="over"))


class Table:
    """The other end of a seat: answers each command with the next of the messages that it has."""

    def __init__(self, first: Any, *answers: Any) -> None:
        self.sent: list[Any] = []
        self._answers = list(answers)
        self.seat = JoinedTable("T", self.send)
        self.seat.take(first)

    async def send(self, message: Do) -> None:
        self.sent.append(message.command)
        answer = self._answers.pop(0) if self._answers else OVER
        if isinstance(answer, Told):
            answer.id = message.id
        elif isinstance(answer, NotDone):
            answer = NotDone("T", message.id, answer.reason, answer.rule)
        self.seat.take(answer)


def played(table: Table, choose: Any) -> list[Any]:
    run(play(table.seat, choose))
    return table.sent


def test_it_chooses_one_of_the_legal_actions() -> None:
    seen: list[Any] = []

    def choose(view: dict[str, Any], legal: list[str]) -> str:
        seen.append((view, legal))
        return legal[-1]

    async def main() -> None:
        table = Table(shown(), Told("T", 2, 5.0, view={"phase": "taken"}, legal=["swap 1"]))
        await play(table.seat, choose)
        assert table.sent == [Act(["take"]), Act(["swap 1"])]

    run(main())
    assert seen == [
        ({"game": "golf", "phase": "turn", "turn": 0}, ["stock", "take"]),
        ({"game": "golf", "phase": "taken", "turn": 0}, ["swap 1"]),
    ]


def test_it_says_that_it_is_ready_before_a_match_once() -> None:
    async def main() -> None:
        waiting = Standing(phase="waiting", chairs=[Chair("me", "Ada"), Chair()])
        table = Table(shown(standing=waiting, view=None, legal=[], asked=False))
        await play(table.seat, never)
        assert table.sent == [Ready()]
        waiting = Standing(phase="waiting", chairs=[Chair("me", "Ada", ready=True), Chair()])
        table = Table(shown(standing=waiting, view=None, legal=[], asked=False))
        table.seat.take(OVER)
        await play(table.seat, never)
        assert table.sent == []

    run(main())


def test_it_says_so_before_each_deal_and_when_what_is_played_was_changed() -> None:
    """Else a table without a clock waits two minutes for it between any two deals."""

    async def main() -> None:
        over = {"game": "golf", "phase": "over", "turn": None}
        table = Table(shown(view=over, legal=[], asked=False))
        await play(table.seat, never)
        assert table.sent == [Ready()]
        chairs = {ready: [Chair("me", "Ada", ready=ready), Chair()] for ready in (False, True)}
        waiting = shown(standing=Standing(phase="waiting", chairs=chairs[False]), view=None, legal=[], asked=False)
        said = Told("T", 2, 5.0, standing=Standing(phase="waiting", chairs=chairs[True]))
        table = Table(waiting, said)
        playing = asyncio.create_task(play(table.seat, never))
        while len(table.sent) < 1 or not table.seat.place.chairs[0].ready:
            await asyncio.sleep(0.005)
        table.seat.take(Told("T", 3, 5.0, standing=Standing(phase="waiting", chairs=chairs[False])))
        await playing
        assert table.sent == [Ready(), Ready()]

    run(main())


def test_a_deal_that_has_begun_meanwhile_waits_for_nobody() -> None:
    over = {"game": "golf", "phase": "over", "turn": None}
    refused = NotDone("T", "", event("table-why-deal-on"))

    async def main() -> None:
        table = Table(shown(view=over, legal=[], asked=False), refused)
        ready = table.seat.ready

        async def late() -> None:
            table.seat.take(Told("T", 2, 5.0, view={"phase": "turn", "turn": 1}))
            await ready()

        table.seat.ready = late  # type: ignore[method-assign]
        playing = asyncio.create_task(play(table.seat, never))
        while not table.sent:
            await asyncio.sleep(0.005)
        table.seat.take(OVER)
        await playing
        table = Table(shown(view=over, legal=[], asked=False), refused)
        with pytest.raises(RequestRefused):
            await play(table.seat, never)

    run(main())


def never(view: dict[str, Any], legal: list[str]) -> str:
    raise AssertionError("there is nothing to choose")


def test_where_nobody_asks_it_may_do_nothing() -> None:
    async def main() -> None:
        table = Table(shown(legal=["exchange"], asked=False))
        playing = asyncio.create_task(play(table.seat, lambda view, legal: ""))
        for _ in range(20):
            await asyncio.sleep(0.005)
        assert table.sent == [] and not playing.done()
        table.seat.take(OVER)
        await playing

    run(main())


def test_where_the_game_waits_it_goes_on() -> None:
    async def main() -> None:
        asked: list[list[str]] = []
        table = Table(shown(legal=["exchange", "ok"]))
        await play(table.seat, lambda view, legal: asked.append(legal))  # type: ignore[arg-type, func-returns-value]
        assert table.sent == [Go()] and asked == [["exchange"]]
        table = Table(shown(legal=["ok"]))
        await play(table.seat, never)
        assert table.sent == [Go()]

    run(main())


def test_a_predeal_is_left_out() -> None:
    async def main() -> None:
        for legal, done in ((["deal", "offer 1"], "deal"), (["accept", "decline", "touch"], "decline")):
            table = Table(shown(view={"phase": "before", "turn": 0, "usual": done}, legal=legal))
            await play(table.seat, never)
            assert table.sent == [Act([done])]
        table = Table(shown(view={"phase": "before", "turn": 1, "usual": "deal"}, legal=["touch"], asked=False))
        table.seat.take(OVER)
        await play(table.seat, never)
        assert table.sent == []

    run(main())


def test_a_delayed_action_is_dropped_when_it_is_no_longer_possible() -> None:
    async def main() -> None:
        table = Table(shown(legal=["place A", "place B"], asked=False, view={"phase": "race", "turn": None}))
        asked: list[list[str]] = []

        def choose(view: dict[str, Any], legal: list[str]) -> tuple[str, float]:
            asked.append(legal)
            return legal[0], 0.1 if len(asked) < 3 else 0.0

        playing = asyncio.create_task(play(table.seat, choose))
        while len(asked) < 1:
            await asyncio.sleep(0.001)
        table.seat.take(Told("T", 2, 5.0, view={"top": 1}))  # what is planned stays possible: nothing is asked
        await asyncio.sleep(0.01)
        assert len(asked) == 1 and table.sent == []
        table.seat.take(Told("T", 3, 5.0, legal=["place B", "place C"]))
        while len(asked) < 2:
            await asyncio.sleep(0.001)
        table.seat.take(Told("T", 4, 5.0, legal=["place C"]))
        await playing
        assert asked == [["place A", "place B"], ["place B", "place C"], ["place C"]]
        assert table.sent == [Act(["place C"])]

    run(main())


def test_a_refusal_is_a_mistake_of_the_bot_unless_somebody_was_faster() -> None:
    refused = NotDone("T", "", event("why-over"), "X-1")

    async def main() -> None:
        with pytest.raises(RequestRefused, match="X-1"):
            await play(Table(shown(), refused).seat, lambda view, legal: "nonsense")
        table = Table(shown(), refused)
        send = table.send

        async def slower(message: Do) -> None:
            if not table.sent:
                table.seat.take(Told("T", 2, 5.0, view={"top": 1}))
            await send(message)

        table.seat._send = slower
        await play(table.seat, lambda view, legal: legal[0])
        assert table.sent == [Act(["stock"]), Act(["stock"])]

    run(main())


def test_it_ends_with_the_seat() -> None:
    async def main() -> None:
        table = Table(shown(legal=[], asked=False))
        playing = asyncio.create_task(play(table.seat, never))
        await asyncio.sleep(0.01)
        assert not playing.done()
        table.seat.take(Ended("T", 2, event("table-you-removed")))
        await playing
        assert table.sent == []

    run(main())
