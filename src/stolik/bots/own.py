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
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout
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
    file, function = _parts(name)
    _wants(file, _function(file, function))


def own_bot(name: str, game: str, random: Random) -> GameBot:
    """The bot for a seat of a match. Raises BadBot, and OSError for a file that cannot be read.

    A file is run once in a process: what it keeps between two questions may come from another seat or match. What
    lies beside it and is imported, at once or later, is run once for each file.
    """
    file, function = _parts(name)
    return OwnBot(label(name), file, _function(file, function), game, random)


class OwnBot(GameBot):
    """A function as a bot. What goes wrong in it, and what it gives that is no answer, is told with file and line."""

    def __init__(self, name: str, file: "OwnFile", function: Function, game: str, random: Random) -> None:
        super().__init__(name, function, random)
        self._file, self._function, self._wants = file, function, _wants(file, function)
        self._race = RACES.get(game)

    def choose(self, view: View, legal: Sequence[str], history: Sequence[str]) -> tuple[str, float]:
        """As `GameBot.choose`. Raises BadBot.

        Without a delay of its own an action takes as long as a casual player needs. The function may write to its view.
        """
        more = {"history": list(history), "random": self._random}
        with self._file.at_work():
            answer = self._function(deepcopy(view), list(legal), **{name: more[name] for name in self._wants})
        action, delay = answer if isinstance(answer, tuple) and len(answer) == 2 else (answer, None)
        action = "" if action is None else action
        known = [*legal, ""] if view.get("turn") is None else legal  # in a race nobody has to act
        late = isinstance(delay, int | float) and 0 <= delay <= sys.float_info.max
        if not (isinstance(action, str) and action in known) or not (delay is None or late):
            with self._file.at_work():
                given = {"file": self._file.path, "given": _said(repr, answer), "known": json.dumps(list(legal))}
            raise BadBot("bot-no-answer", {**given, "line": _line(self._function)})
        return action, self._usual(view, action) if delay is None else float(delay)

    def _usual(self, view: View, action: str) -> float:
        """How long an action takes in a race."""
        return self._race.seconds(view, action, USUAL, self._random) if self._race and action else 0.0


def ended(names: Sequence[str]) -> BadBot | None:
    """What to say when a process in which these bots played has ended without a word: which files may have done it."""
    files = told_files(names)
    return BadBot("bot-ended", {"files": files}) if files else None


def told_files(names: Sequence[str]) -> list[tuple[str, dict[str, str]]]:
    """The files of those of these bots that are one, as messages to be listed."""
    files = dict.fromkeys(found["path"] for name in names if (found := FILE.fullmatch(name)))
    return [("bot-file", {"file": file}) for file in files]


def _parts(name: str) -> tuple["OwnFile", str]:
    found = FILE.fullmatch(name)
    assert found is not None, name
    return _file(found["path"], Path.cwd()), found["function"] or UNNAMED


class OwnFile:
    """A file, run once. What it imports from beside it is its own: another file gets another copy, or its namesake.

    Installed modules, and those of Python, are there once, for everybody.
    """

    def __init__(self, path: str) -> None:
        """Raises BadBot, and OSError for a file that cannot be read."""
        source, self._folder = Path(path).read_bytes(), str(Path(path).resolve().parent)
        self.path = path
        self._looks_in = _with(self._folder)
        self._others = frozenset(sys.modules)  # of packages that were there before, the parts that come are not its own
        self.module = ModuleType(f"stolik_bot_{Path(path).stem}")
        self.module.__file__ = path
        self._modules = {self.module.__name__: self.module}
        with self.at_work():
            exec(compile(source, path, "exec"), vars(self.module))

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """While the code of the file runs: its own modules are there, and it may import more of them.

        What it prints belongs to nobody's output. Raises BadBot for whatever goes wrong, also where it wants to exit.
        """
        outside, hidden = sys.path[:], {name: sys.modules[name] for name in self._modules if name in sys.modules}
        sys.path[:] = self._looks_in
        sys.modules.update(self._modules)
        count = len(sys.modules)
        try:
            with redirect_stdout(sys.stderr):
                try:
                    yield
                except KeyboardInterrupt:
                    raise
                except BaseException as error:
                    raise _failed(self.path, error) from error
        finally:
            if len(sys.modules) != count:
                self._modules |= {name: module for name, module in list(sys.modules.items()) if self._owns(name)}
            for name in self._modules:
                sys.modules.pop(name, None)
            sys.modules.update(hidden)
            self._looks_in[:], sys.path[:] = sys.path, outside

    def _owns(self, name: str) -> bool:
        """Whether a module, or the package that it is in, was found in the folder of the file."""
        package = name.partition(".")[0]
        spec = getattr(sys.modules.get(package), "__spec__", None)
        if package in self._others or spec is None:
            return False
        places = spec.submodule_search_locations or [spec.origin or ""]
        return any(str(Path(place).parent) == self._folder for place in places)


@cache
def _file(path: str, folder: Path) -> OwnFile:
    """The file of this path, for whoever is in this folder."""
    return OwnFile(path)


def _with(folder: str) -> list[str]:
    """Where a file's imports are looked for: in its folder last, but before the one that somebody happens to be in."""
    here = [at for at, entry in enumerate(sys.path) if entry in ("", str(Path.cwd()))]
    at = here[0] if here else len(sys.path)
    return [*sys.path[:at], folder, *sys.path[at:]]


def _function(file: OwnFile, name: str) -> Function:
    function = getattr(file.module, name, None)
    if not callable(function):
        raise BadBot("bot-no-function", {"file": file.path, "function": name})
    return function  # type: ignore[no-any-return]  # whatever it is, it can be called


def _wants(file: OwnFile, function: Function) -> tuple[str, ...]:
    """Which of `MORE` the function takes. Raises BadBot if it cannot be called with a view and actions."""
    known = inspect.signature(function).parameters
    wants = tuple(name for name in MORE if name in known)
    try:
        inspect.signature(function).bind({}, [], **dict.fromkeys(wants))
    except TypeError:
        raise BadBot("bot-parameters", {"file": file.path, "line": _line(function), "given": list(known)}) from None
    return wants


def _failed(path: str, error: BaseException) -> BadBot:
    """What a file raised, with the last of its own lines that led there."""
    lines = [line for file, line in _frames(error.__traceback__) if file == path]
    if isinstance(error, SyntaxError) and error.filename == path:
        lines.append(error.lineno or 0)
    told = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else _said(str, error)}"
    return BadBot("bot-failed", {"file": path, "line": str(lines[-1] if lines else 0), "told": told.removesuffix(": ")})


def _said(how: Callable[[object], str], what: object) -> str:
    """Something that a file gave or raised, in words; one of which even these fail is told by its kind."""
    try:
        return how(what)
    except (Exception, SystemExit):
        return f"<{type(what).__name__}>"


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
