"""A crowd in a process of its own: people of load.py, or of crowd.c, who cost half as much.

Both are told by the same lines what to do, and tell by the same lines what came of it: the first lines of crowd.c say
which. `bench/server.py --crowd c --other-crowd python` compares them.
"""

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from compiled import compiled
from load import COUNTED

KINDS = ("python", "c")
ANSWER_SECONDS = 60.0  # for a line, on a machine that has other things to do


class CrowdEnded(Exception):
    """The process is no more, or says nothing."""


class Tally:
    """What a crowd, or several, have seen in a time.

    latencies   actions by how long it took until all at the table had seen them, in whole bins of `bin_ms`
    numbers     what was counted, by the names in load.COUNTED
    there       people who are at their tables at the end
    unfinished  actions that not everybody had seen yet
    still       tables at which nothing happened
    slowest_ms  the longest that an action took
    last_back   when the last one who was away came back, in seconds of time.monotonic(); 0: nobody
    reasons     why there were refusals and cuts, and how often
    """

    def __init__(self) -> None:
        self.latencies, self.numbers, self.reasons = Counter[int](), Counter[str](), Counter[str]()
        self.there = self.unfinished = self.still = 0
        self.slowest_ms = self.last_back = 0.0
        self.bin_ms = 1.0

    @classmethod
    def read(cls, line: Mapping[str, Any]) -> "Tally":
        """From a crowd's answer to `take`."""
        seen = cls()
        seen.latencies, seen.reasons = Counter(dict(line["latencies"])), Counter(line["reasons"])
        seen.numbers = Counter({name: line[name] for name in COUNTED})
        seen.there, seen.unfinished, seen.bin_ms = line["there"], line["unfinished"], line["bin_ms"]
        seen.still = line["still"]
        seen.slowest_ms, seen.last_back = line["slowest_ms"], line["last_back"]
        return seen

    @property
    def actions(self) -> int:
        """How many all at their tables have seen."""
        return self.latencies.total()

    def within(self, part: float) -> float | None:
        """The milliseconds within which this part of the actions had been seen by all, as the middle of a bin."""
        left = self.actions * part
        for at in sorted(self.latencies):
            left -= self.latencies[at]
            if left <= 0:
                return round((at + 0.5) * self.bin_ms, 3)
        return None

    def figures(self, seconds: float) -> dict[str, Any]:
        """What is printed of it."""
        return {
            "seconds": round(seconds, 2),
            "actions": self.actions,
            "actions_per_s": round(self.actions / seconds, 1),
            "p50_ms": self.within(0.5),
            "p99_ms": self.within(0.99),
            "max_ms": round(self.slowest_ms, 2) if self.latencies else None,
            **{name: self.numbers[name] for name in COUNTED},
        }


def together(seen: Iterable[Tally], *, later: bool = False) -> Tally:
    """Several crowds as if they were one; with `later` one crowd in several times, one after the other."""
    merged = Tally()
    for each in seen:
        merged.latencies.update(each.latencies)
        merged.numbers.update(each.numbers)
        merged.reasons.update(each.reasons)
        merged.there = each.there + (0 if later else merged.there)
        merged.unfinished = each.unfinished + (0 if later else merged.unfinished)
        merged.still = each.still + (0 if later else merged.still)
        merged.slowest_ms = max(merged.slowest_ms, each.slowest_ms)
        merged.last_back = max(merged.last_back, each.last_back)
        merged.bin_ms = each.bin_ms
    return merged


class Playing(NamedTuple):
    """What a crowd plays: game, seats, options, the mean time to think in seconds; tables seated at once; chance."""

    game: str = "planowanie"
    seats: int = 4
    options: Mapping[str, object] = {}
    think: float = 7.0
    at_once: int = 8
    seed: int = 1


class Crowd:
    """People who have begun to sit down at the first of these ports; with a core, on that one.

    `first` is the number of the first of them: no two crowds at a time have people of the same number. Raises
    NoCompiler.
    """

    def __init__(
        self, kind: str, ports: Sequence[int], first: int, players: int, playing: Playing, core: int | None = None
    ) -> None:
        def pin() -> None:
            if core is not None:
                os.sched_setaffinity(0, {core})

        options = {"seats": playing.seats, **playing.options}
        table = {"game": playing.game, "options": options, "clock": "none", "listed": False}
        program = [compiled("crowd")] if kind == "c" else [sys.executable, str(Path(__file__).with_name("load.py"))]
        command = [*program, "--ports", ",".join(map(str, ports)), "--first", str(first), "--players", str(players)]
        command += ["--seats", str(playing.seats), "--table", json.dumps(table), "--think", str(playing.think)]
        command += ["--at-once", str(playing.at_once), "--seed", str(playing.seed)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=pin)
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()  # the last one is empty
        threading.Thread(target=self._listen, daemon=True).start()
        self.people = players // playing.seats * playing.seats

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(b"")

    def _answer(self, seconds: float) -> Any:
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise CrowdEnded(f"a crowd has said nothing for {seconds:.0f} s") from None
        if not line:
            raise CrowdEnded(f"a crowd has ended with status {self._process.wait()}")
        return json.loads(line)

    def seated(self, seconds: float) -> None:
        """Waits until all sit. Raises CrowdEnded."""
        end = time.monotonic() + seconds
        while "seated" not in self._answer(end - time.monotonic()):
            pass

    def say(self, what: str) -> None:
        """`play`, `pause` or `think SECONDS`. Raises CrowdEnded."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{what}\n".encode())
            self._process.stdin.flush()
        except OSError:
            raise CrowdEnded(f"a crowd has ended with status {self._process.wait()}") from None

    def take(self) -> Tally:
        """What it has seen since this was asked before. Raises CrowdEnded."""
        return take([self])[0]

    def taken(self) -> Tally:
        """The answer to `take`. Raises CrowdEnded."""
        return Tally.read(self._answer(ANSWER_SECONDS))

    def end(self) -> None:
        """Everybody goes."""
        if self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def take(crowds: Sequence[Crowd]) -> list[Tally]:
    """What several have seen since they were asked before, all in the same time. Raises CrowdEnded."""
    for each in crowds:
        each.say("take")
    return [each.taken() for each in crowds]
