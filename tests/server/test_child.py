"""The processes in which bots think: what they answer, that they are started anew, and that none of them remains."""

import asyncio
import os
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
from numba.core import config

from stolik.bots.decision import Decision
from stolik.server import thinkers
from stolik.server.child import BotFailed, Child, ChildDied, Reply, Warm
from stolik.server.thinkers import Thinkers
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
LEGAL = ["a", "b", "c"]


def question(level: str = "random", **view: Any) -> Decision:
    return Decision(level, "golf", {}, "seed", view, LEGAL, [])


class Does:
    """Does something in the process that reads it."""

    def __init__(self, does: Callable[..., Any], *arguments: Any) -> None:
        self.does, self.arguments = does, arguments

    def __reduce__(self) -> Any:
        return self.does, self.arguments


def die_once(path: str) -> None:
    """The process dies, if it is the first to come here."""
    try:
        Path(path).touch(exist_ok=False)
    except FileExistsError:
        return
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture
def child() -> Iterator[Child]:
    one = Child()
    yield one
    one.end()


def pid(child: Child) -> int:
    assert child._process is not None
    return child._process.pid


def gone(number: int) -> bool:
    """Whether there is no such process; a dead one that nobody has buried does not count."""
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        try:
            os.kill(number, 0)
        except OSError:
            return True
        return False
    return state in "ZX"


def until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_child_answers_as_bots_do_and_is_the_same_for_all_questions(child: Child) -> None:
    answer = child.ask(question())
    assert answer.chosen is not None and answer.chosen[0] in LEGAL and answer.error is None
    assert 0 <= answer.seconds < PATIENCE
    number = pid(child)
    assert child.ask(question()).chosen == answer.chosen and pid(child) == number and child.died == 0


def test_what_a_bot_raises_is_told_and_the_child_lives_on(child: Child) -> None:
    answer = child.ask(question("cleverest"))
    assert isinstance(answer.error, BotFailed) and answer.chosen is None
    assert answer.error.error == "KeyError" and any("decision.py" in place for place in answer.error.places)
    number = pid(child)
    assert child.ask(question()).chosen is not None and pid(child) == number


def test_what_a_bot_prints_is_no_answer(child: Child) -> None:
    assert child.ask(question(says=Does(print, "hello"))).chosen is not None
    assert child.ask(question(says=Does(os.write, 1, b"hello"))).chosen is not None


def test_a_child_that_dies_is_started_anew_and_asked_again(child: Child, tmp_path: Path) -> None:
    child.ask(question())
    before = pid(child)
    assert child.ask(question(trap=Does(die_once, str(tmp_path / "died")))).chosen is not None
    assert child.died == 1 and pid(child) != before and gone(before)


def test_once_and_not_for_ever(child: Child) -> None:
    with pytest.raises(ChildDied):
        child.ask(question(trap=Does(os._exit, 3)))
    assert child.died == 2
    assert child.ask(question()).chosen is not None, "the next question is another one"


def test_a_child_that_was_killed_while_nobody_asked_is_not_missed(child: Child) -> None:
    child.ask(question())
    os.kill(pid(child), signal.SIGKILL)
    assert child.ask(question()).chosen is not None


def test_machine_code_is_made_there(child: Child) -> None:
    assert child.ask(Warm("golf")).error is None
    failed = child.ask(Warm("chess"))
    assert bool(config.DISABLE_JIT) or (isinstance(failed.error, BotFailed) and failed.error.error == "KeyError")


def test_nothing_is_started_after_the_end(child: Child) -> None:
    child.ask(question())
    number = pid(child)
    child.end()
    assert gone(number)
    with pytest.raises(ChildDied):
        child.ask(question())
    child.end()


def test_a_child_ends_with_its_server_however_that_ends() -> None:
    """Also while it thinks: here for ever."""
    script = """
import sys, threading
from tests.server.test_child import Child, Does, Decision, pid, time
child = Child()
question = Decision("random", "golf", {}, "", {}, ["a"], [])
child.ask(question)
print(pid(child), flush=True)
forever = question._replace(legal=Forever())
threading.Thread(target=child.ask, args=(forever,)).start()
time.sleep(0.2)
print("asked", flush=True)
"""
    script = script.replace("child = Child()", "from tests.server.test_child import Forever\nchild = Child()")
    server = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    number = int(server.stdout.readline())
    assert server.stdout.readline() == "asked\n" and not gone(number)
    server.kill()
    server.communicate()
    until(lambda: gone(number))


class Forever(list[str]):
    """Legal actions over which a bot never gets done."""

    def __len__(self) -> int:  # noqa: PLE0303
        while True:
            time.sleep(0.01)


def test_ctrl_c_at_the_terminal_is_not_for_children(child: Child) -> None:
    child.ask(question())
    assert os.getpgid(pid(child)) != os.getpgid(0)


# --- several of them --------------------------------------------------------------------------------------------------


def run(cores: int, jobs: list[Decision]) -> tuple[list[Reply], int]:
    """The answers to questions that are asked as soon as somebody is free, and how many children died."""
    answers: dict[int, Reply] = {}

    async def test() -> int:
        done = asyncio.Event()

        def told(number: int, answer: Reply) -> None:
            answers[number] = answer
            go_on()
            if len(answers) == len(jobs):
                done.set()

        def go_on() -> None:
            while thinking.free and waiting:
                number = waiting.pop(0)
                thinking.think(number, jobs[number])

        thinking: Thinkers[int] = Thinkers(cores, told)
        waiting = [*range(len(jobs))]
        go_on()
        async with asyncio.timeout(PATIENCE):
            await done.wait()
        thinking.end()
        return thinking.died

    died = asyncio.run(test())
    return [answers[number] for number in range(len(jobs))], died


@pytest.mark.parametrize("cores", [0, 1, 2])
def test_the_answers_are_the_same_in_one_process_and_in_several(cores: int) -> None:
    jobs = [question()._replace(seed=str(number)) for number in range(12)]
    answers, died = run(cores, jobs)
    assert [answer.chosen for answer in answers] == [answer.chosen for answer in run(0, jobs)[0]] and died == 0


class Hangs(Child):
    """A child that never answers, nor the one that is started in its place."""

    def __init__(self) -> None:
        super().__init__()
        self.killed: SimpleQueue[None] = SimpleQueue()

    def ask(self, request: Decision | Warm) -> Reply:
        for _ in range(2):
            self.killed.get(timeout=PATIENCE)
            self.died += 1
        raise ChildDied

    def kill(self) -> None:
        self.killed.put(None)


def test_a_child_that_hangs_is_killed_and_its_question_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "LONGEST_START", 0.01)
    monkeypatch.setattr(thinkers, "Child", Hangs)
    (answer,), died = run(1, [question()])
    assert isinstance(answer.error, ChildDied) and died == 2


def test_the_first_question_of_a_game_may_take_as_long_as_machine_code_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each game, for each child."""
    allowed: list[float] = []

    async def test() -> None:
        thinker: Thinkers[int] = Thinkers(1, lambda number, answer: done.set())
        loop = asyncio.get_running_loop()
        later = loop.call_later

        def noted(delay: float, *arguments: Any, **more: Any) -> asyncio.TimerHandle:
            allowed.append(delay)
            return later(delay, *arguments, **more)

        monkeypatch.setattr(loop, "call_later", noted)
        for asked in (question(), question(), question()._replace(game="durak"), question(trap=Does(os._exit, 3))):
            done = asyncio.Event()
            thinker.think(0, asked)
            await done.wait()
        done = asyncio.Event()
        thinker.think(0, question())
        await done.wait()
        thinker.end()

    asyncio.run(test())
    first, later = thinkers.LONGEST_START, thinkers.LONGEST_THOUGHT
    assert allowed == [first, later, first, later, first]


class Topic:
    """Something that is thought about."""


@pytest.mark.parametrize("cores", [0, 1])
def test_what_was_thought_about_is_let_go(cores: int) -> None:
    """And not held until the next question comes: that may be never, and it is a whole table."""

    async def test() -> None:
        done = asyncio.Event()
        thinking: Thinkers[Topic] = Thinkers(cores, lambda about, answer: done.set())
        topic = Topic()
        known = weakref.ref(topic)
        thinking.think(topic, question())
        del topic
        async with asyncio.timeout(PATIENCE):
            await done.wait()
            while known() is not None:  # the thread is a moment behind
                await asyncio.sleep(0.01)
        thinking.end()

    asyncio.run(test())
