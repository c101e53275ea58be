"""Mutes, reports and bans."""

from stolik.store import BanRow, ReportRow
from tests.store.opened import opened


async def test_mutes(url: str) -> None:
    async with opened(url) as store:
        for person in ("p", "q", "r"):
            store.people.add(person, "x", "guest", "2026")
        for other in ("r", "q", "q", "nobody"):
            store.conduct.mute("p", other)
        await store.flush()
        assert await store.conduct.mutes("p") == ["q", "r"] and await store.conduct.mutes("q") == []
        store.conduct.unmute("p", "q")
        store.conduct.mute("p", "q")
        store.conduct.unmute("p", "q")
        await store.flush()
        assert await store.conduct.mutes("p") == ["r"]


async def test_mutes_of_more_people_than_one_query_has_room_for(url: str) -> None:
    async with opened(url) as store:
        people = [f"p{number:05}" for number in range(33_000)]
        for person in (people[0], people[-1]):
            store.people.add(person, "x", "guest", "2026")
        store.conduct.mute(people[0], people[-1])
        store.conduct.mute(people[-1], people[0])
        await store.flush()
        assert await store.conduct.mutes_of(people) == {
            people[0]: frozenset({people[-1]}),
            people[-1]: frozenset({people[0]}),
        }


async def test_reports(url: str) -> None:
    async with opened(url) as store:
        store.people.add("p", "x", "guest", "2026")
        store.people.add("q", "x", "guest", "2026")
        store.conduct.report("p", "q", "TAB", "rude\0", "q: \ud800", "2026-11-20")
        store.conduct.report("q", "p", "TAB", "no, he", "", "2026-11-21")
        store.conduct.report("gone", "p", "TAB", "from nobody", "", "2026-11-22")
        await store.flush()
        one, two, three = await store.conduct.reports()
        assert one == ReportRow(one.id, "p", "q", "TAB", "rude\ufffd", "q: \ufffd", "2026-11-20", False)
        assert (two.text, three.by) == ("no, he", None)
        store.conduct.close_report(one.id)
        await store.flush()
        assert await store.conduct.reports(open_only=True) == [two, three]
        assert await store.conduct.reports(open_only=False) == [one._replace(closed=True), two, three]
        assert await store.conduct.reports(open_only=False, by="p") == [one._replace(closed=True)]


async def test_bans(url: str) -> None:
    async with opened(url) as store:
        store.conduct.ban("192.0.2.1", None, "spam")
        store.conduct.ban("p", "2026-12-01", "rude")
        store.conduct.ban("p", "2027-01-01", "rude again")
        await store.flush()
        assert await store.conduct.bans() == [
            BanRow("192.0.2.1", None, "spam"),
            BanRow("p", "2027-01-01", "rude again"),
        ]
        store.conduct.unban("192.0.2.1")
        store.conduct.unban("nobody")
        await store.flush()
        assert await store.conduct.bans() == [BanRow("p", "2027-01-01", "rude again")]
