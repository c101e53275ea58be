"""What matches were for people: kept once, in order, and gone with them."""

from stolik.store import ResultRow
from tests.store.opened import opened
from tests.store.test_matches import finish

FIRST, SECOND = ResultRow("golf", 1, True, 0, 0), ResultRow("golf", 2, False, 3, 1)


async def test_results_are_kept_for_people_once(url: str) -> None:
    async with opened(url) as store:
        store.people.add("p", "Ada", "account", "2026")
        store.people.add("g", "Gast", "guest", "2026")
        store.people.add("b", "Bot", "bot", "2026")
        for code in ("M1", "M2"):
            finish(store, code, (0, "p", "Ada", None), (1, "g", "Gast", None))
        for _ in range(2):
            store.statistics.add("M2", "p", *SECOND[1:])
            store.statistics.add("M1", "p", *FIRST[1:])
        store.statistics.add("M1", "g", *SECOND[1:])
        store.statistics.add("M1", "b", *SECOND[1:])
        store.statistics.add("M3", "p", *FIRST[1:])
        store.statistics.add("M1", "nobody", *FIRST[1:])
        await store.flush()
    async with opened(url) as store:
        assert await store.statistics.of("p") == [FIRST, SECOND]
        assert await store.statistics.of("g") == [SECOND]
        assert await store.statistics.of("b") == [] and await store.statistics.of("nobody") == []
        assert (await store.export("p"))["results"] == [FIRST._asdict(), SECOND._asdict()]


async def test_who_is_deleted_leaves_no_results(url: str) -> None:
    async with opened(url) as store:
        store.people.add("p", "Ada", "account", "2026")
        finish(store, "M1", (0, "p", "Ada", None))
        store.statistics.add("M1", "p", *FIRST[1:])
        await store.flush()
        assert await store.statistics.of("p") == [FIRST]
        store.people.delete("p")
        await store.flush()
        assert await store.statistics.of("p") == []


async def test_a_guest_who_becomes_an_account_has_played_what_they_played(url: str) -> None:
    async with opened(url) as store:
        store.people.add("g", "Gast", "guest", "2026")
        finish(store, "M1", (0, "g", "Gast", None))
        store.statistics.add("M1", "g", *FIRST[1:])
        becoming = store.people.make_account("g", "Ada", "hash")
        finish(store, "M2", (0, "g", "Gast", None))
        store.statistics.add("M2", "g", *SECOND[1:])  # ends while they become one
        assert await becoming
        await store.flush()
        assert await store.statistics.of("g") == [FIRST, SECOND]
