"""Mutes, reports and bans."""

from stolik.store import Ban, Report
from tests.store.opened import opened


async def test_mutes(url: str) -> None:
    async with opened(url) as store:
        for person in ("p", "q", "r"):
            store.add_person(person, "x", "guest", "2026")
        for other in ("r", "q", "q", "nobody"):
            store.mute("p", other)
        await store.flush()
        assert await store.mutes("p") == ["q", "r"] and await store.mutes("q") == []
        store.unmute("p", "q")
        store.mute("p", "q")
        store.unmute("p", "q")
        await store.flush()
        assert await store.mutes("p") == ["r"]


async def test_reports(url: str) -> None:
    async with opened(url) as store:
        store.add_person("p", "x", "guest", "2026")
        store.add_person("q", "x", "guest", "2026")
        store.report("p", "q", "TAB", "rude\0", "q: \ud800", "2026-11-20")
        store.report("q", "p", "TAB", "no, he", "", "2026-11-21")
        store.report("gone", "p", "TAB", "from nobody", "", "2026-11-22")
        await store.flush()
        one, two, three = await store.reports()
        assert one == Report(one.id, "p", "q", "TAB", "rude\ufffd", "q: \ufffd", "2026-11-20", False)
        assert (two.text, three.by) == ("no, he", None)
        store.close_report(one.id)
        await store.flush()
        assert await store.reports(open_only=True) == [two, three]
        assert await store.reports(open_only=False) == [one._replace(closed=True), two, three]
        assert await store.reports(open_only=False, by="p") == [one._replace(closed=True)]


async def test_bans(url: str) -> None:
    async with opened(url) as store:
        store.ban("192.0.2.1", None, "spam")
        store.ban("p", "2026-12-01", "rude")
        store.ban("p", "2027-01-01", "rude again")
        await store.flush()
        assert await store.bans() == [Ban("192.0.2.1", None, "spam"), Ban("p", "2027-01-01", "rude again")]
        store.unban("192.0.2.1")
        store.unban("nobody")
        await store.flush()
        assert await store.bans() == [Ban("p", "2027-01-01", "rude again")]
