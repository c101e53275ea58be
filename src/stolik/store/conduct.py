"""How people bear with each other: who mutes whom, reports to the operator, and bans."""

from typing import NamedTuple

from sqlalchemy import Text, bindparam, delete, insert, select, true, update

from stolik.store.base import Base, cleaned, storable
from stolik.store.schema import bans, mutes, people, reports


class Report(NamedTuple):
    """A complaint of `by` (None: deleted since) about `about`, at the table with this code, `at` an ISO time."""

    id: int
    by: str | None
    about: str
    table_code: str
    text: str
    chat: str
    at: str
    closed: bool


class Ban(NamedTuple):
    """Who may not come in (the id of a person, or an address), until when (ISO time; None: for ever), and why."""

    who: str
    until: str | None
    why: str


_muter, _muted = people.alias(), people.alias()
# A pair of which one has just been deleted adds nothing, and neither does one that is there.
_MUTE = insert(mutes).from_select(
    ["person", "other"],
    select(_muter.c.id, _muted.c.id)
    .join_from(_muter, _muted, _muted.c.id == bindparam("whom", type_=Text()))
    .where(
        _muter.c.id == bindparam("who", type_=Text()),
        ~select(mutes.c.person).where(mutes.c.person == _muter.c.id, mutes.c.other == _muted.c.id).exists(),
    ),
)
_UNMUTE = delete(mutes).where(mutes.c.person == bindparam("who"), mutes.c.other == bindparam("whom"))
_MUTES = select(mutes.c.other).where(mutes.c.person == bindparam("who")).order_by(mutes.c.other)

_SAID = ("table_code", "text", "chat", "at")
_reporter, _reported = people.alias(), people.alias()
_REPORT = insert(reports).from_select(
    ["by", "about", *_SAID],
    select(_reporter.c.id, _reported.c.id, *(bindparam(name, type_=Text()) for name in _SAID))
    .select_from(_reported.outerjoin(_reporter, _reporter.c.id == bindparam("who", type_=Text())))
    .where(_reported.c.id == bindparam("whom", type_=Text())),
)
_CLOSE = update(reports).where(reports.c.id == bindparam("report")).values(closed=true())
_REPORTS = select(
    reports.c.id,
    reports.c.by,
    reports.c.about,
    reports.c.table_code,
    reports.c.text,
    reports.c.chat,
    reports.c.at,
    reports.c.closed,
).order_by(reports.c.id)

_UNBAN = delete(bans).where(bans.c.who == bindparam("subject"))
_BAN = insert(bans)
_BANS = select(bans.c.who, bans.c.until, bans.c.why).order_by(bans.c.who)


class Conduct(Base):
    """Mutes, reports and bans."""

    def mute(self, person: str, other: str) -> None:
        """`person` hears no more of `other`. Nothing happens if one of them is gone."""
        self._group.put(_MUTE, {"who": person, "whom": other})

    def unmute(self, person: str, other: str) -> None:
        """`person` hears `other` again."""
        self._group.put(_UNMUTE, {"who": person, "whom": other})

    async def mutes(self, person: str) -> list[str]:
        """Whom this person has muted, in the order of their ids."""
        return [row[0] for row in await self._all(_MUTES, who=person)]

    def report(self, by: str, about: str, table_code: str, text: str, chat: str, at: str) -> None:
        """A complaint to the operator, with what was said just before; `at` an ISO time. Nothing if `about` is gone."""
        said = {"table_code": table_code, "text": cleaned(text), "chat": cleaned(chat), "at": at}
        self._group.put(_REPORT, {"who": by, "whom": about, **said})

    def close_report(self, id: int) -> None:
        """The operator is done with a report (`Report.id`)."""
        self._group.put(_CLOSE, {"report": id})

    async def reports(self, open_only: bool = True, by: str | None = None) -> list[Report]:
        """Reports, the oldest first: those that are open or all; `by`: those of one person."""
        query = _REPORTS.where(~reports.c.closed) if open_only else _REPORTS
        if by is not None:
            query = query.where(reports.c.by == by)
        return [Report(*row) for row in await self._all(query)]

    def ban(self, who: str, until: str | None, why: str) -> None:
        """Keeps out a person (id) or an address, until an ISO time or for ever; an earlier ban of his is replaced."""
        self._group.put(_UNBAN, {"subject": storable(who)})
        self._group.put(_BAN, {"who": who, "until": until, "why": cleaned(why)})

    def unban(self, who: str) -> None:
        """Lifts a ban."""
        self._group.put(_UNBAN, {"subject": who})

    async def bans(self) -> list[Ban]:
        """All bans, those that have run out too."""
        return [Ban(*row) for row in await self._all(_BANS)]
