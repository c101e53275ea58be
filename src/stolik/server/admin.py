"""What the operator can do: read and close reports, ban and let in again, reset a password.

An order and its answer are structs, so that the command line can carry one out on a database that nobody uses, or hand
it to the server that does (admin_channel.py).
"""

from datetime import UTC, datetime, timedelta
from ipaddress import ip_network
from typing import Any, Literal

from msgspec import Struct

from stolik.server.connections import Connections
from stolik.server.limits import Network
from stolik.server.logs import log
from stolik.server.people import People, Person
from stolik.server.refusals import RequestRefusal
from stolik.store import Store

AdminTask = Literal["reports", "close-report", "bans", "ban", "unban", "password"]


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """What to do.

    on        the number of a report; the public id of a person, the name of an account, an address or a network
    all       closed reports too
    days      for how long, null for ever; `why` for the operator's own memory
    password  the new one
    """

    do: AdminTask
    on: str = ""
    all: bool = False
    days: int | None = None
    why: str = ""
    password: str = ""


class ReportLine(Struct, frozen=True):
    """A report; of people the public id and the name, both empty for somebody who has been deleted."""

    id: int
    at: str
    table: str
    by: tuple[str, str]
    about: tuple[str, str]
    text: str
    chat: str
    closed: bool


class BanLine(Struct, frozen=True):
    """A ban; `name` of a person. `until` is null for ever."""

    who: str
    name: str
    until: str | None
    why: str


class Answer(Struct, frozen=True):
    """What came of it. `reason` and `values`: why it was refused; `who` and `name`: whom it was done to."""

    reason: str = ""
    values: dict[str, Any] = {}
    who: str = ""
    name: str = ""
    reports: list[ReportLine] = []
    bans: list[BanLine] = []


async def carry_out(order: Order, people: People, connections: Connections, store: Store) -> Answer:
    """Does it. What cannot be done is an answer too."""
    try:
        match order.do:
            case "reports":
                return Answer(reports=await _reports(store, order.all))
            case "close-report":
                return await _close(store, order.on)
            case "bans":
                bans = [BanLine(ban.who, (await _named(store, ban.who))[1], *ban[1:]) for ban in people.bans.all()]
                return Answer(bans=bans)
            case "ban":
                return await _ban(order, people, connections, store)
            case "unban":
                who = await _subject(order.on, people, store)
                if not await people.bans.unban(who):
                    raise RequestRefusal("people-not-banned", who=order.on)
                log.info("ban lifted")
                return Answer(who=who, name=(await _named(store, who))[1])
            case "password":
                return await _password(order, people)
    except RequestRefusal as error:
        return Answer(error.reason, error.values)


async def _reports(store: Store, closed_too: bool) -> list[ReportLine]:
    lines = []
    for row in await store.conduct.reports(open_only=not closed_too):
        by, about = await _named(store, row.by or ""), await _named(store, row.about)
        lines.append(ReportLine(row.id, row.at, row.table_code, by, about, row.text, row.chat, row.closed))
    return lines


async def _close(store: Store, number: str) -> Answer:
    if number not in {str(row.id) for row in await store.conduct.reports()}:
        raise RequestRefusal("people-no-report", number=number)
    store.conduct.close_report(int(number))
    await store.flush()
    return Answer(who=number)


async def _ban(order: Order, people: People, connections: Connections, store: Store) -> Answer:
    who, network = await _subject(order.on, people, store), _network(order.on)
    until = None
    if order.days is not None:
        until = (datetime.now(UTC) + timedelta(days=order.days)).isoformat(timespec="seconds")
    await people.bans.ban(who, until, order.why)
    log.info("ban set", extra={"until": until, "network": network is not None})
    if network is not None:
        connections.disconnect_network(network)
        return Answer(who=who)
    person = await people.person(who)
    for id in [who, *([bot.id for bot in await people.bots(person)] if person is not None else [])]:
        connections.disconnect_person(id)
    return Answer(who=who, name=person.name if person is not None else "")


async def _password(order: Order, people: People) -> Answer:
    person = await people.account_named(order.on) or await people.person(order.on)
    if person is None or person.kind != "account":
        raise RequestRefusal("people-no-account", who=order.on)
    await people.reset_password(person, order.password)
    return Answer(who=person.id, name=person.name)


async def _subject(text: str, people: People, store: Store) -> str:
    """The id of a person, or an address or network in its one form. Raises RequestRefusal people-no-person."""
    network = _network(text)
    if network is not None:
        return str(network) if "/" in text else str(network.network_address)
    if await store.people.get(text) is not None:
        return text
    account: Person | None = await people.account_named(text)
    if account is None:
        raise RequestRefusal("people-no-person")
    return account.id


def _network(text: str) -> Network | None:
    """The network that this is, or the one address; None for whoever has another name."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


async def _named(store: Store, id: str) -> tuple[str, str]:
    row = await store.people.get(id) if id else None
    return (id, row.name) if row is not None else ("", "")
