"""Who may not come in: people by their id, addresses, networks (`192.0.2.0/24`). Kept in memory, written through."""

from collections.abc import Callable
from datetime import UTC, datetime
from ipaddress import ip_address, ip_network

from stolik.server.refusals import RequestRefusal
from stolik.store import BanRow, Store


def refuse_banned(until: str | None) -> None:
    """Raises RequestRefusal people-banned for what `Bans.until` says of somebody who is banned."""
    if until is not None:
        told = datetime.fromisoformat(until).astimezone(UTC).strftime("%Y-%m-%d %H:%M UTC") if until else None
        raise RequestRefusal("people-banned", until=told)


class Bans:
    """All bans. `changed` is called after each change."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._bans: dict[str, BanRow] = {}
        self.changed: Callable[[], object] = lambda: None

    async def load(self) -> None:
        """Reads them."""
        self._bans = {ban.who: ban for ban in await self._store.conduct.bans()}

    def all(self) -> list[BanRow]:
        """Those that have not run out."""
        return [ban for who, ban in sorted(self._bans.items()) if self.until(who) is not None]

    def until(self, who: str) -> str | None:
        """Until when somebody is banned (ISO time; "" for ever), None if not."""
        ban = self._bans.get(who)
        if ban is None or (ban.until is not None and datetime.fromisoformat(ban.until) <= datetime.now(UTC)):
            return None
        return ban.until or ""

    def until_address(self, address: str) -> str | None:
        """The same for an address and the networks that it lies in."""
        if not self._bans:
            return None
        if (until := self.until(address)) is not None:
            return until
        try:
            here = ip_address(address)
        except ValueError:
            return None
        found = (self.until(who) for who in self._bans if "/" in who and here in ip_network(who))
        return next((until for until in found if until is not None), None)

    async def ban(self, who: str, until: str | None, why: str) -> None:
        """Keeps somebody out; an earlier ban is replaced. Raises ValueError for a network that is none."""
        if "/" in who:
            who = str(ip_network(who, strict=False))
        elif ":" in who or "." in who:
            who = str(ip_address(who))
        self._bans[who] = BanRow(who, until, why)
        self._store.conduct.ban(who, until, why)
        await self._store.flush()
        self.changed()

    async def unban(self, who: str) -> bool:
        """Lets somebody in again; False for who was not banned."""
        found = self._bans.pop(who, None)
        self._store.conduct.unban(who)
        await self._store.flush()
        self.changed()
        return found is not None
