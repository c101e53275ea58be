"""How people bear with each other: who mutes whom, reports to the operator, and bans."""

from asyncio import Future
from collections import defaultdict
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Text, bindparam, delete, insert, select, true, update

from stolik.store.database import Database, cleaned, storable
from stolik.store.schema import bans, mutes, people, reports


class ReportRow(NamedTuple):
    """A complaint of `by` (None: deleted since) about `about`, at the table with this code, `at` an ISO time."""

    id: int
    by: str | None
    about: str
    table_code: str
    text: str
    chat: str
    at: str
    closed: bool


class BanRow(NamedTuple):
    """Who may not come in (the id of a person, or an address), until when (ISO time; None: for ever), and why."""

    who: str
    until: str | None
    why: str


_muter, _muted = people.alias(), people.alias()
# A pair of which one has just been deleted adds nothing, and neither does one that is there.
_ADD_MUTE = insert(mutes).from_select(
    ["person", "other"],
    select(_muter.c.id, _muted.c.id)
    .join_from(_muter, _muted, _muted.c.id == bindparam("whom", type_=Text()))
    .where(
        _muter.c.id == bindparam("who", type_=Text()),
        ~select(mutes.c.person).where(mutes.c.person == _muter.c.id, mutes.c.other == _muted.c.id).exists(),
    ),
)
_DELETE_MUTE = delete(mutes).where(mutes.c.person == bindparam("who"), mutes.c.other == bindparam("whom"))
_MUTED_BY_PERSON = select(mutes.c.other).where(mutes.c.person == bindparam("who")).order_by(mutes.c.other)
_MUTED_BY_PEOPLE = select(mutes.c.person, mutes.c.other).where(mutes.c.person.in_(bindparam("ids", expanding=True)))

_REPORT_TEXTS = ("table_code", "text", "chat", "at")
_reporter, _reported = people.alias(), people.alias()
_ADD_REPORT = insert(reports).from_select(
    ["by", "about", *_REPORT_TEXTS],
    select(_reporter.c.id, _reported.c.id, *(bindparam(name, type_=Text()) for name in _REPORT_TEXTS))
    .select_from(_reported.outerjoin(_reporter, _reporter.c.id == bindparam("who", type_=Text())))
    .where(_reported.c.id == bindparam("whom", type_=Text())),
)
_CLOSE_REPORT = update(reports).where(reports.c.id == bindparam("report")).values(closed=true())
_REPORTS_WITH = (
    select(reports.c.id, reports.c.chat).where(reports.c.chat.like(bindparam("part"))).order_by(reports.c.id)
)
_SET_CHAT = (
    update(reports)
    .where(reports.c.id == bindparam("report"), reports.c.chat == bindparam("before"))
    .values(chat=bindparam("after"))
)
_ALL_REPORTS = select(
    reports.c.id,
    reports.c.by,
    reports.c.about,
    reports.c.table_code,
    reports.c.text,
    reports.c.chat,
    reports.c.at,
    reports.c.closed,
).order_by(reports.c.id)

_DELETE_BAN = delete(bans).where(bans.c.who == bindparam("subject"))
_ADD_BAN = insert(bans)
_ALL_BANS = select(bans.c.who, bans.c.until, bans.c.why).order_by(bans.c.who)


class ConductStore:
    """Mutes, reports and bans."""

    def __init__(self, database: Database) -> None:
        self._database, self._queue = database, database.queue

    def mute(self, person: str, other: str) -> None:
        """`person` hears no more of `other`. Nothing happens if one of them is gone."""
        self._queue.put(_ADD_MUTE, {"who": person, "whom": other})

    def unmute(self, person: str, other: str) -> None:
        """`person` hears `other` again."""
        self._queue.put(_DELETE_MUTE, {"who": person, "whom": other})

    async def mutes(self, person: str) -> list[str]:
        """Whom this person has muted, in the order of their ids."""
        return [row[0] for row in await self._database.all(_MUTED_BY_PERSON, who=person)]

    async def mutes_of(self, people: Collection[str]) -> dict[str, frozenset[str]]:
        """Whom each of these people has muted, of those who mute somebody."""
        found: dict[str, set[str]] = defaultdict(set)
        for person, other in await self._database.all_of(_MUTED_BY_PEOPLE, people):
            found[person].add(other)
        return {person: frozenset(others) for person, others in found.items()}

    def report(self, by: str, about: str, table_code: str, text: str, chat: str, at: str) -> None:
        """A complaint to the operator, with what was said just before; `at` an ISO time. Nothing if `about` is gone."""
        said = {"table_code": table_code, "text": cleaned(text), "chat": cleaned(chat), "at": at}
        self._queue.put(_ADD_REPORT, {"who": by, "whom": about, **said})

    def close_report(self, id: int) -> None:
        """The operator is done with a report (`ReportRow.id`)."""
        self._queue.put(_CLOSE_REPORT, {"report": id})

    async def quoting(self, person: str) -> list[tuple[int, str]]:
        """The numbers of reports with the chat that they keep, if this id occurs in it."""
        return [(row[0], row[1]) for row in await self._database.all(_REPORTS_WITH, part=f"%{person}%")]

    def requote(self, id: int, before: str, after: str) -> Future[bool]:
        """Puts another chat in the place of what a report keeps.

        Awaited it says whether that happened: not if somebody else was quicker, and the chat is not this any more.
        """
        return self._queue.ask(_SET_CHAT, {"report": id, "before": before, "after": cleaned(after)})

    async def reports(self, open_only: bool = True, by: str | None = None) -> list[ReportRow]:
        """Reports, the oldest first: those that are open or all; `by`: those of one person."""
        query = _ALL_REPORTS.where(~reports.c.closed) if open_only else _ALL_REPORTS
        if by is not None:
            query = query.where(reports.c.by == by)
        return [ReportRow(*row) for row in await self._database.all(query)]

    def ban(self, who: str, until: str | None, why: str) -> None:
        """Keeps out a person (id) or an address, until an ISO time or for ever; an earlier ban is replaced."""
        self._queue.put(_DELETE_BAN, {"subject": storable(who)})
        self._queue.put(_ADD_BAN, {"who": who, "until": until, "why": cleaned(why)})

    def unban(self, who: str) -> None:
        """Lifts a ban."""
        self._queue.put(_DELETE_BAN, {"subject": who})

    async def bans(self) -> list[BanRow]:
        """All bans, those that have run out too."""
        return [BanRow(*row) for row in await self._database.all(_ALL_BANS)]
