"""The rules of a game on a live deal: interpreted now, machine code when it is ready, and both the same."""

import random
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba.core import config

from stolik.core import engine as module
from stolik.core.chance import random_chance
from stolik.core.deal import Deal
from stolik.core.engine import Compiled, Interpreted, engine, prepare, record, start_compiling
from stolik.core.offer import Offer, actions
from stolik.core.state import OVER
from stolik.games import GAMES

SMALLEST: dict[str, dict[str, Any]] = {"durak": {"seats": 2}, "golf": {"seats": 2}}


def steps(rules: Interpreted | Compiled, name: str, seed: int) -> list[bytes]:
    """The states of a deal with random chance, in which always the same seats and actions are drawn."""
    game = GAMES[name]
    states, offers, chance = game.table.new(), np.zeros(1, Offer), random_chance([seed])
    options = game.settle(SMALLEST.get(name, {}))
    prepare(game, states, options, seed % options.seats, 0)
    rules.deal(states, chance)
    choice = random.Random(seed)
    found = [states.tobytes()]
    while states[0]["phase"] != OVER and len(found) < 60:
        legal = []
        for seat in range(options.seats):
            rules.legal(states, seat, offers)
            legal += [(seat, action) for action in actions(offers)]
        refused = next(action for action in range(len(legal) + 1) if (0, action) not in legal)
        assert not rules.play(states, 0, refused, chance, offers)
        assert states.tobytes() == found[-1], "what is not legal changes nothing"
        assert rules.play(states, *choice.choice(legal), chance, offers)
        found.append(states.tobytes())
    return [*found, *(bytes([int(rules.points(states, seat)) % 256]) for seat in range(options.seats))]


# --- what a deal starts from ----------------------------------------------------------------------------------------


def test_a_record_shares_the_memory_of_its_array() -> None:
    states = GAMES["golf"].table.new()
    record(states).dealer = 3
    assert states[0]["dealer"] == 3


def test_what_a_deal_starts_from_is_written() -> None:
    trojki = GAMES["trojki"]
    states = trojki.table.new()
    prepare(trojki, states, trojki.settle({"seats": 3, "handicap": [2, 0, 1], "leftover": "aside"}), 2, 5)
    state = states[0]
    assert [int(state[name]) for name in ("seats", "dealer", "number", "leftover")] == [3, 2, 5, 1]
    assert list(state["handicap"]) == [2, 0, 1, 0]
    prepare(trojki, states, trojki.settle({"seats": 3}), 2, 5)
    assert list(state["handicap"]) == [0, 0, 0, 0], "no handicap is a handicap of nothing"
    durak = GAMES["durak"]
    states = durak.table.new()
    prepare(durak, states, durak.settle({"seats": 2, "max_pickups": None}), 0, 0)
    assert int(states[0]["max_pickups"]) == -1


# --- both the same --------------------------------------------------------------------------------------------------


@pytest.fixture
def as_if_compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Entry points that are not compiled but called with records that the interpreter can read; their names."""
    names: list[str] = []

    def fake(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        names.append(name)
        return lambda *given: function(*(x.view(np.recarray) if isinstance(x, np.ndarray) else x for x in given))

    monkeypatch.setattr(module, "compiled", fake)
    return names


@pytest.mark.parametrize("name", GAMES)
def test_the_entry_points_do_what_the_interpreter_does(name: str, as_if_compiled: list[str]) -> None:
    rules = Compiled(GAMES[name])
    assert as_if_compiled == [f"{name}-{part}" for part in ("deal", "legal", "play", "points")]
    for seed in range(3):
        assert steps(rules, name, seed) == steps(Interpreted(GAMES[name]), name, seed)


def test_making_machine_code_runs_every_entry_point_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the first action would wait for the compiler."""
    called: set[str] = set()

    def fake(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            called.add(name)
            return function(*(x.view(np.recarray) if isinstance(x, np.ndarray) else x for x in given))

        return call

    monkeypatch.setattr(module, "compiled", fake)
    for name, game in GAMES.items():
        Compiled(game)
        assert {f"{name}-{part}" for part in ("deal", "legal", "play", "points")} <= called


@pytest.mark.skipif(bool(config.DISABLE_JIT), reason="the tests run interpreted")
def test_machine_code_does_what_the_interpreter_does() -> None:
    game = GAMES["planowanie"]
    rules = engine(game, wait=True)
    assert isinstance(rules, Compiled) and engine(game) is rules
    for seed in range(20):
        assert steps(rules, "planowanie", seed) == steps(Interpreted(game), "planowanie", seed)
    shuffle = random.Random(1).shuffle
    deal = Deal(game, game.settle({}), shuffle=shuffle, fast=True)
    assert deal.legal(1) == [f"bid {k}" for k in sorted(range(14), key=str)]


# --- which of them runs ---------------------------------------------------------------------------------------------


class Made:
    """Stands for machine code."""

    def __init__(self, game: Any) -> None:
        self.game = game


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """No machine code is ready, and making some takes no time."""
    found: dict[str, Any] = {}
    monkeypatch.setattr(config, "DISABLE_JIT", 0)
    monkeypatch.setattr(module, "Compiled", Made)
    monkeypatch.setattr(module, "_ready", found)
    monkeypatch.setattr(module, "_started", set())
    return found


def test_without_waiting_the_interpreter_runs_until_machine_code_is_ready(ready: dict[str, Any]) -> None:
    golf, durak = GAMES["golf"], GAMES["durak"]
    assert isinstance(engine(golf), Interpreted) and ready == {}
    made: Any = engine(golf, wait=True)
    assert isinstance(made, Made) and made.game is golf
    assert engine(golf) is engine(golf, wait=True) is made
    assert isinstance(engine(durak), Interpreted)


def test_machine_code_is_made_once_even_if_two_wait_for_it(
    ready: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Made(GAMES["golf"])

    class Waited:
        """A lock that another held while it made the machine code."""

        def __enter__(self) -> None:
            ready["golf"] = first

        def __exit__(self, *error: object) -> None:
            pass

    monkeypatch.setattr(module, "_lock", Waited())
    made: Any = engine(GAMES["golf"], wait=True)
    assert made is first


def test_interpreted_is_always_interpreted(ready: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "DISABLE_JIT", 1)
    ready["golf"] = Made(GAMES["golf"])
    assert isinstance(engine(GAMES["golf"], wait=True), Interpreted)
    threads = threading.active_count()
    start_compiling(GAMES["golf"])
    assert threading.active_count() == threads and module._started == set()


def test_machine_code_is_made_in_the_background_once(ready: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[threading.Thread] = []

    class Noted(threading.Thread):
        def start(self) -> None:
            started.append(self)
            super().start()

    monkeypatch.setattr(module, "Thread", Noted)
    for _ in range(2):
        start_compiling(GAMES["golf"])
    assert len(started) == 1 and started[0].daemon and started[0].name == "compile golf"
    started[0].join(10)
    made: Any = engine(GAMES["golf"])
    assert isinstance(made, Made) and ready == {"golf": made}
