"""At which level bots sit down for a match: as wanted, unless the server offers less or its cores are full."""

import pytest

from stolik.server import levels as module
from stolik.server.levels import ASKED_EVERY, FORGOTTEN, FULL, MEMORY, MOST, REMEMBERED, Levels, Load

KNOWN = ("beginner", "casual", "club", "strong", "master")
THREE = {1: "club", 2: "club", 3: "club"}


class Now:
    """The time, as the test has it."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def now() -> Now:
    return Now()


def levels(now: Now, cores: int = 1, highest: str = "master", when_full: str = "casual") -> Levels:
    return Levels(cores, highest, when_full, KNOWN, now)


def test_a_load_is_what_is_done_in_a_second_and_fades() -> None:
    load = Load()
    for second in range(10 * int(MEMORY)):
        load.add(0.5, float(second))
    assert load.at(10 * MEMORY - 1) == pytest.approx(0.5, rel=0.01)
    assert load.at(11 * MEMORY - 1) == pytest.approx(0.5 / 2.718, rel=0.01)


def test_on_a_free_server_all_play_as_wanted(now: Now) -> None:
    assert levels(now).instead("golf", "A", THREE) == {}


def test_a_level_above_the_highest_is_not_offered(now: Now) -> None:
    some = levels(now, highest="club")
    assert some.offered == ("beginner", "casual", "club")
    assert some.instead("golf", "A", {1: "master", 2: "casual", 3: "club"}) == {1: "club"}
    assert levels(now, highest="beginner").instead("golf", "A", THREE) == dict.fromkeys(THREE, "beginner")


def test_a_level_that_there_is_no_more_is_left_to_whoever_makes_bots(now: Now) -> None:
    assert levels(now, highest="beginner").instead("golf", "A", {1: "simple"}) == {}


def test_many_that_begin_at_once_are_not_all_let_in(now: Now) -> None:
    """Though none of them has thought yet."""
    some = levels(now)
    some.thought("golf", "club", "Z", 0.05)
    let_in = [code for code in map(str, range(200)) if not some.instead("golf", code, THREE)]
    assert len(let_in) == pytest.approx(FULL / (3 * 0.05 / ASKED_EVERY), abs=2)
    assert let_in == [str(code) for code in range(len(let_in))]
    assert some.instead("golf", "one more", {0: "beginner", **THREE}) == dict.fromkeys(THREE, "casual")
    assert some.instead("golf", "weak", {0: "beginner", 1: "casual"}) == {}


def test_twice_the_cores_let_in_twice_as_many(now: Now) -> None:
    counts = []
    for cores in (0, 1, 2):
        some = levels(now, cores)
        counts.append(sum(not some.instead("golf", str(code), THREE) for code in range(400)))
    assert counts[0] == counts[1] and counts[2] == pytest.approx(2 * counts[1], abs=1)


def test_what_bots_really_need_is_measured(now: Now) -> None:
    quick, slow = levels(now), levels(now)
    for code in range(100):
        quick.thought("golf", "club", str(code), 0.001)
        slow.thought("golf", "club", str(code), 0.5)
    assert not any(quick.instead("golf", str(code), THREE) for code in range(100, 300))
    assert all(slow.instead("golf", str(code), THREE) for code in range(100, 300))
    assert slow.instead("durak", "other", {1: "club"}), "the cores are busy, whatever with"


def test_when_the_cores_are_free_again_bots_play_as_wanted_again(now: Now) -> None:
    some = levels(now)
    for code in range(100):
        some.thought("golf", "club", str(code), 1.0)
    assert some.instead("golf", "A", THREE) == dict.fromkeys(THREE, "casual")
    now.seconds += 3 * MEMORY
    assert some.instead("golf", "A", THREE) == {}


def test_one_table_alone_does_as_it_likes(now: Now) -> None:
    """Three masters who think all the time fill a core; nobody else is there whom that could harm."""
    some = levels(now)
    masters = dict.fromkeys((1, 2, 3), "master")
    for _ in range(5):
        assert some.instead("golf", "A", masters) == {}
        for _ in range(200):
            some.thought("golf", "master", "A", 1.0)
            now.seconds += 1.0
    assert some.instead("golf", "B", masters) == dict.fromkeys(masters, "casual")
    assert MOST < FULL


def test_tables_that_need_nothing_are_forgotten(now: Now, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 10)
    some = levels(now)
    some._look = 10
    for code in range(REMEMBERED):
        some.thought("golf", "club", str(code), 2 * FORGOTTEN * MEMORY)
        now.seconds += MEMORY
    assert len(some._own) <= 12
