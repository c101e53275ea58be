"""Whose bots think next: table by table, in order of waiting, and at most one question of each seat."""

from typing import NamedTuple

from stolik.server.fair_queue import FairQueue


class One(NamedTuple):
    table: str
    seat: int
    number: int = 0
    stands: bool = True


def taken(queue: FairQueue[One]) -> list[One]:
    found = []
    while (one := queue.take()) is not None:
        found.append(one)
    return found


def test_a_table_with_many_bots_does_not_keep_others_waiting() -> None:
    queue = FairQueue[One]()
    for seat in range(3):
        queue.put(One("A", seat))
    queue.put(One("B", 0))
    queue.put(One("C", 0))
    assert taken(queue) == [One("A", 0), One("B", 0), One("C", 0), One("A", 1), One("A", 2)]


def test_whoever_asks_again_and_again_goes_to_the_end_of_the_line() -> None:
    queue = FairQueue[One]()
    queue.put(One("A", 0))
    queue.put(One("B", 0))
    served = []
    for _ in range(6):
        one = queue.take()
        assert one is not None
        served.append(one.table)
        queue.put(one)
    assert served == ["A", "B"] * 3


def test_a_seat_waits_once_with_its_latest_question_and_keeps_its_place() -> None:
    queue = FairQueue[One]()
    for number in range(1000):
        queue.put(One("A", 0, number))
    queue.put(One("B", 0))
    queue.put(One("A", 0, 1000))
    assert len(queue) == 2 and taken(queue) == [One("A", 0, 1000), One("B", 0)] and len(queue) == 0


def test_what_stands_no_longer_is_passed_over() -> None:
    queue = FairQueue[One]()
    for one in (One("A", 0, stands=False), One("A", 1), One("B", 0, stands=False)):
        queue.put(one)
    assert taken(queue) == [One("A", 1)] and queue.take() is None
