"""A bot of one's own: a function in a Python file, named `robot.py:choose` wherever its owner names bots.

    def choose(view, legal):
        return legal[0]

It is asked as every bot is, and gets no more than any: the view of its seat and its legal actions. Parameters named
`history` and `random` get the actions of the deal so far and a source of chance that makes it repeatable. It gives an
action, or an action and a delay in seconds (which counts in a race alone), or "" to do nothing where nobody asks.

A file is code: only commands of whoever sits at this computer come here, never a name that came over a network.
"""

import inspect
import json
import math
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stdout
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType, TracebackType
from typing import Any

from stolik.bots.bot import GameBot
from stolik.bots.simple import RACES, USUAL
from stolik.core.errors import ReasonedError
from stolik.core.game import View

FILE = re.compile(r"(?P<path>.+\.py)(:(?P<function>\w+))?")
UNNAMED = "choose"  # the function of a file that is named without one
MORE = ("history", "random")  # what a function gets beside the view and the legal actions, if it names them

Function = Callable[..., Any]


class BadBot(ReasonedError):
    """What is wrong with a bot of one's own, and where: a message id and its arguments."""

    def __init__(self, reason: str, values: Mapping[str, Any]) -> None:
        self.reason, self.values = reason, dict(values)
        super().__init__(reason, self.values)


def is_own(name: str) -> bool:
    """Whether a bot is named by a file."""
    return FILE.fullmatch(name) is not None


def label(name: str) -> str:
    """What a bot is called in tables and records: its name, or its file without the folders."""
    found = FILE.fullmatch(name)
    if found is None:
        return name
    file = Path(found["path"]).name
    return file if found["function"] in (None, UNNAMED) else f"{file}:{found['function']}"


def check_own(name: str) -> None:
    """Run a bot's file, if that has not been done. Raises as `own_bot`."""
    path, function = _parts(name)
    _wants(path, _function(path, function))


def own_bot(name: str, game: str, random: Random) -> GameBot:
    """The bot for a seat of a match. Raises BadBot, and OSError for a file that cannot be read.

    A file is run once in a process: what it keeps between two questions may come from another seat or match.
    """
    path, function = _parts(name)
    return OwnBot(label(name), path, _function(path, function), game, random)


class OwnBot(GameBot):
    """A function as a bot. What goes wrong in it, and what it gives that is no answer, is told with file and line."""

    def __init__(self, name: str, path: str, function: Function, game: str, random: Random) -> None:
        super().__init__(name, function, random)
        self._path, self._function, self._wants = path, function, _wants(path, function)
        self._race = RACES.get(game)

    def choose(self, view: View, legal: Sequence[str], history: Sequence[str]) -> tuple[str, float]:
        """As `GameBot.choose`. Raises BadBot.

        Without a delay of its own an action takes as long as a casual player needs. The function may write to its view.
        """
        more = {"history": list(history), "random": self._random}
        try:
            with redirect_stdout(sys.stderr):  # what it prints belongs to nobody's output
                answer = self._function(deepcopy(view), list(legal), **{name: more[name] for name in self._wants})
        except Exception as error:
            raise _failed(self._path, error) from error
        action, delay = answer if isinstance(answer, tuple) and len(answer) == 2 else (answer, None)
        action = "" if action is None else action
        nothing = action == "" and view.get("turn") is None  # in a race nobody has to act
        late = isinstance(delay, int | float) and 0 <= delay < math.inf
        if not isinstance(action, str) or not (action in legal or nothing) or not (delay is None or late):
            given = {"file": self._path, "given": repr(answer), "known": json.dumps(list(legal))}
            raise BadBot("bot-no-answer", {**given, "line": _line(self._function)})
        return action, self._usual(view, action) if delay is None else float(delay)

    def _usual(self, view: View, action: str) -> float:
        """How long an action takes in a race."""
        return self._race.seconds(view, action, USUAL, self._random) if self._race and action else 0.0


def _parts(name: str) -> tuple[str, str]:
    found = FILE.fullmatch(name)
    assert found is not None, name
    return found["path"], found["function"] or UNNAMED


@cache
def _module(path: str) -> ModuleType:
    """The file, run once. What it imports may lie beside it."""
    source, folder = Path(path).read_bytes(), str(Path(path).resolve().parent)
    module = ModuleType(f"stolik_bot_{Path(path).stem}")
    module.__file__ = path
    sys.modules[module.__name__] = module
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        with redirect_stdout(sys.stderr):
            exec(compile(source, path, "exec"), vars(module))
    except Exception as error:
        raise _failed(path, error) from error
    return module


def _function(path: str, name: str) -> Function:
    function = getattr(_module(path), name, None)
    if not callable(function):
        raise BadBot("bot-no-function", {"file": path, "function": name})
    return function  # type: ignore[no-any-return]  # whatever it is, it can be called


def _wants(path: str, function: Function) -> tuple[str, ...]:
    """Which of `MORE` the function takes. Raises BadBot if it cannot be called with a view and actions."""
    known = inspect.signature(function).parameters
    wants = tuple(name for name in MORE if name in known)
    try:
        inspect.signature(function).bind({}, [], **dict.fromkeys(wants))
    except TypeError:
        raise BadBot("bot-parameters", {"file": path, "line": _line(function), "given": list(known)}) from None
    return wants


def _failed(path: str, error: Exception) -> BadBot:
    """What a file raised, with the last of its own lines that led there."""
    lines = [line for file, line in _frames(error.__traceback__) if file == path]
    if isinstance(error, SyntaxError) and error.filename == path:
        lines.append(error.lineno or 0)
    told = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}"
    return BadBot("bot-failed", {"file": path, "line": str(lines[-1] if lines else 0), "told": told.removesuffix(": ")})


def _frames(traceback: TracebackType | None) -> list[tuple[str, int]]:
    found = []
    while traceback is not None:
        found.append((traceback.tb_frame.f_code.co_filename, traceback.tb_lineno))
        traceback = traceback.tb_next
    return found


def _line(function: Function) -> str:
    """Where a function begins."""
    code = getattr(function, "__code__", None)
    return str(code.co_firstlineno if code is not None else 0)
