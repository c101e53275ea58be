"""Finished matches: listed, found, and left without the name of whoever was deleted."""

from collections.abc import Collection

import pytest

from stolik.store import MatchRow, Sitter, Store
from stolik.store.shards import key_of
from tests.store.opened import opened


def finish(
    store: Store, code: str, *people: tuple[int, str | None, str | None, str | None], record: str = "{}"
) -> None:
    store.matches.add(code, 7, "golf", "2026-11-20T10:00:00Z", "2026-11-20T10:30:00Z", record, people)


async def test_a_match_is_kept_as_it_was(url: str) -> None:
    async with opened(url) as store:
        store.people.add("p", "Ada", "guest", "2026")
        people = [(1, None, "Borys", "casual"), (0, "p", "Ada ♠", None), (2, None, None, None)]
        store.matches.add("M1", 7, "golf", "start", "end", '{"score": [1]}', people)
        await store.flush()
    async with opened(url) as store:
        sat = (Sitter(0, "p", "Ada ♠", None), Sitter(1, None, "Borys", "casual"), Sitter(2, None, None, None))
        found = await store.matches.get("M1")
        assert found is not None
        assert found == MatchRow(found.number, "M1", 7, "golf", "start", "end", '{"score": [1]}', sat)
        assert await store.matches.get("M2") is None


async def test_numbers_rise_with_time_whatever_the_clock_does(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = []
    for now in (1.9e9, 1.8e9):  # it is set back
        monkeypatch.setattr("time.time", lambda now=now: now)
        async with opened(url) as store:
            for table in (0, 3, 1):
                store.matches.add(f"M{len(numbers)}", key_of(table, 1), "golf", "a", "b", "{}", [])
                await store.flush()
                numbers.append((await store.matches.of(None, limit=1))[0].number)
    assert numbers == sorted(set(numbers)) and numbers[-1] < 2**53, "browsers must not round them"
    assert [number & 1023 for number in numbers] == [0, 3, 1] * 2


async def test_matches_of_a_person_newest_first_page_by_page(url: str) -> None:
    async with opened(url) as store:
        for person in ("p", "q"):
            store.people.add(person, person, "guest", "2026")
        for number in range(6):
            finish(store, f"M{number}", (0, "p", "p", None), (1, "q" if number % 2 else None, "q", None))
    async with opened(url) as store:
        finish(store, "M6", (0, "p", "p", None), (1, "p", "p", None))
        await store.flush()
        assert [match.code for match in await store.matches.of("p")] == ["M6", "M5", "M4", "M3", "M2", "M1", "M0"]
        first = await store.matches.of("p", limit=3)
        then = await store.matches.of("p", before=first[-1].number, limit=3)
        assert [match.code for match in first + then] == ["M6", "M5", "M4", "M3", "M2", "M1"]
        assert [match.code for match in await store.matches.of("q")] == ["M5", "M3", "M1"]
        assert [len(match.people) for match in await store.matches.of("q", limit=1)] == [2]
        assert [match.code for match in await store.matches.of(None, limit=2)] == ["M6", "M5"]
        assert await store.matches.of("nobody") == []


async def test_a_match_that_ends_twice_is_kept_once(url: str) -> None:
    async with opened(url) as store:
        finish(store, "M", (0, None, "Ada", None), record="first")
        finish(store, "M", (0, None, "Eve", None), (1, None, "x", None), record="second")
        finish(store, "N", (0, None, "Ben", None))
        await store.flush()
        found = await store.matches.of(None)
        assert [(match.code, match.people[0].name, len(match.people)) for match in found] == [
            ("N", "Ben", 1),
            ("M", "Ada", 1),
        ]
        assert found[1].record == "first"


def without(record: str, seats: Collection[int]) -> str:
    """What stands for the name that is taken out of a record."""
    return "".join("-" if place in seats else sign for place, sign in enumerate(record))


@pytest.mark.parametrize("most, taken", [(2, [2, 1, 0]), (1, [1, 1, 1])])
async def test_names_are_taken_out_of_some_matches_at_a_time(url: str, most: int, taken: list[int]) -> None:
    async with opened(url) as store:
        for person in ("p", "q"):
            store.people.add(person, "Ada", "guest", "2026")
        finish(store, "M", (0, "p", "Ada", None), (1, None, "x", None), (2, "p", "Ada", None), record="pxp")
        finish(store, "N", (0, "q", "Ada", None), record="q")
        finish(store, "O", (0, "q", "Ada", None), (1, "p", "Ada", None), record="qp")
        assert [await store.matches.unname("p", without, most) for _ in range(3)] == taken
        assert [match.record for match in await store.matches.of("p")] == ["q-", "-x-"], "they are still theirs"
        assert [each.name for match in await store.matches.of("p") for each in match.people] == [
            "Ada",
            None,
            None,
            "x",
            None,
        ]
        assert [match.record for match in await store.matches.of("q")] == ["q-", "q"]


async def test_whoever_is_deleted_leaves_a_seat_without_name(url: str) -> None:
    async with opened(url) as store:
        store.people.add("p", "Ada", "guest", "2026")
        store.people.add("q", "Ben", "guest", "2026")
        for code in ("M", "N", "O"):  # one that is long over, one in the same commit, and one after they have gone
            if code == "O":
                store.people.delete("p", nameless=without)
            store.matches.add(code, 7, "golf", "a", "b", "pq", [(0, "p", "Ada", None), (1, "q", "Ben", None)], without)
            if code == "M":
                await store.flush()
        await store.flush()
        sat = (Sitter(0, None, None, None), Sitter(1, "q", "Ben", None))
        assert [(match.people, match.record) for match in await store.matches.of("q")] == [(sat, "-q")] * 3
        assert await store.matches.of("p") == []


async def test_of_two_who_are_deleted_at_once_neither_stays(url: str) -> None:
    async with opened(url) as store:
        for person in ("p", "q"):
            store.people.add(person, person, "guest", "2026")
        finish(store, "M", (0, "p", "Ada", None), (1, "q", "Ben", None), record="pq")
        store.people.delete("q", "p", nameless=without)
        await store.flush()
        assert [match.record for match in await store.matches.of(None)] == ["--"]


async def test_a_record_that_cannot_be_stored_is_refused_at_once(url: str) -> None:
    async with opened(url) as store:
        with pytest.raises(ValueError):
            finish(store, "M", record="\0")
        finish(store, "M", (0, None, "a\0b\ud83c\ud800", None))
        await store.flush()
        found = await store.matches.get("M")
        assert found and found.people[0].name == "a\ufffdb\ufffd\ufffd", "a name is no reason to lose a match"
