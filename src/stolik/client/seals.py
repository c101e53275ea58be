"""The seals that a listener was told, kept as they were told, and compared with the record when the match is over.

A server tells the seal of every deck before anybody sees a card of it, and opens all of them in the record of the match
(stolik/match/seal.py, docs/records.md). So three things must agree: what was told, what the record says was told, and
the hash of what the record says was dealt. The record of a match that was broken off opens what was dealt of it.

Of a deal that began while nobody listened no seal can be known. Of any other it must be: a server that stops telling
them is noticed like one that tells false ones.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from msgspec import UNSET, Struct, to_builtins

from stolik.core.game import Event, event
from stolik.match.seal import SCHEME, Revision, broken
from stolik.table.messages import OVER, PLAYING, Shown, Standing, Told

MOST_MATCHES = 20  # of a table whose seals are kept: the latest
MOST_DEALS = 40_000  # of a match; the longest has fewer
MOST_GAPS = 1000  # of a match


class ToldSeal(Struct, frozen=True):
    """A seal as it was told, and when: ISO 8601, UTC, by the clock of whoever was told."""

    hash: str
    at: str
    scheme: str = SCHEME


class MatchSeals(Struct):
    """What is known of the seals of one match.

    told   by the number of the deal, from 1: the first that was told of it
    begun  how many deals are known to have begun
    gaps   first and last number of deals that began while nobody listened
    """

    told: dict[int, ToldSeal] = {}
    begun: int = 0
    gaps: list[tuple[int, int]] = []

    def missed(self, deal: int) -> bool:
        """Whether a deal began while nobody listened."""
        return any(first <= deal <= last for first, last in self.gaps)


class BrokenSeal(Struct, frozen=True):
    """Why a deal (from 1) is not as it was sealed, as the id of a message; deal 0: there is no record of the match."""

    deal: int
    reason: str
    told: ToldSeal | None = None


class SealCheck(Struct, frozen=True):
    """How the decks of a match compare with the seals that were told.

    code    of the match
    decks   how many the record has
    sealed  how many of them are as they were sealed
    missed  numbers of the deals that began while this listener was not there
    broken  what is wrong; empty if nothing is
    told    what was told; `record`: what the server gave out, None for nothing
    """

    code: str
    decks: int
    sealed: int
    missed: list[int]
    broken: list[BrokenSeal]
    told: MatchSeals
    record: Any

    @property
    def events(self) -> list[Event]:
        """What there is to say of it: a line for everything that is wrong, then how many are as sealed."""
        said = [
            event("seals-broken", number=each.deal, told=[event(each.reason)]) if each.deal else event(each.reason)
            for each in self.broken
        ]
        if self.decks:
            said.append(event("seals-counted", sealed=self.sealed, count=self.decks, missed=len(self.missed)))
        return said

    @property
    def evidence(self) -> dict[str, Any]:
        """All that somebody else needs to see that it is so, as JSON values."""
        told: dict[str, Any] = to_builtins(
            {"match": self.code, "broken": self.broken, "told": self.told.told}, str_keys=True
        )
        return told | {"record": self.record}


class ToldSeals:
    """The seals of the latest matches at one table; `clock` says when one was told."""

    def __init__(self, matches: dict[int, MatchSeals] | None = None, clock: Callable[[], str] | None = None) -> None:
        self.matches = matches if matches is not None else {}
        self._clock = clock if clock is not None else _now

    def of(self, match: int) -> MatchSeals:
        """What is known of a match, by its number at the table."""
        if match not in self.matches:
            self.matches[match] = MatchSeals()
            while len(self.matches) > MOST_MATCHES:
                del self.matches[min(self.matches)]
        return self.matches.get(match, MatchSeals())

    def show(self, shown: Shown) -> None:
        """The whole table came: what began before has been missed, and the seal of the deal that is on is told late."""
        standing = shown.standing
        if not standing.match or standing.phase not in (PLAYING, OVER):
            return
        seals, deals = self.of(standing.match), standing.deals or 0
        if deals > seals.begun:
            self._skip(seals, deals)
            seals.begun = deals
        if standing.phase == PLAYING:
            match shown.view["phase"] if shown.view is not None else "over":
                case "over":
                    if standing.seal:
                        self._keep(seals, deals + 1, standing.seal, SCHEME)
                case "before":  # whether the next deck has been sealed nobody says
                    self._skip(seals, deals + 1)
                case _:
                    self._keep(seals, deals, standing.seal or "", SCHEME)

    def tell(self, told: Told, standing: Standing) -> None:
        """A step was told; `standing` is how the table stands after it."""
        if not standing.match:
            return
        seals = self.of(standing.match)
        for each in told.events:
            if each.id == "table-sealed":
                number, hash, scheme = (each.args.get(name, "") for name in ("number", "hash", "scheme"))
                if isinstance(number, int):
                    self._keep(seals, number, str(hash), str(scheme or SCHEME))
        if told.standing is not UNSET and told.standing.deals is not UNSET:
            seals.begun = max(seals.begun, told.standing.deals)

    def _keep(self, seals: MatchSeals, deal: int, hash: str, scheme: str) -> None:
        if deal >= 1 and len(seals.told) < MOST_DEALS:
            seals.told.setdefault(deal, ToldSeal(hash, self._clock(), scheme))

    def _skip(self, seals: MatchSeals, deals: int) -> None:
        """The seals of all deals up to this one may have been told to others."""
        first = seals.begun + 1
        if len(seals.gaps) >= MOST_GAPS:
            first = seals.gaps.pop()[0]
        seals.gaps.append((first, deals))


def check(code: str, seals: MatchSeals, record: Any) -> SealCheck:
    """Compare what was told of a match with its record; None: the server gives none out."""
    if record is None:
        wrong = [BrokenSeal(0, "seals-no-record")] if seals.begun else []
        return SealCheck(code, 0, 0, [], wrong, seals, None)
    deals = record.get("deals") if isinstance(record, dict) else None
    deals = deals if isinstance(deals, list) else []
    found, missed = list[BrokenSeal](), list[int]()
    for number, deal in enumerate(deals, 1):
        told = seals.told.get(number)
        there = number <= seals.begun and not seals.missed(number)
        if not told.hash if told is not None else there:
            reason = "seals-untold"
        else:
            reason = _wrong(record, deal, told)
            missed += [number] if told is None and not reason else []
        if reason:
            found.append(BrokenSeal(number, reason, told))
    if seals.begun > len(deals):
        number = len(deals) + 1
        found.append(BrokenSeal(number, "seals-left-out", seals.told.get(number)))
    sealed = len(deals) - len(missed) - sum(each.deal <= len(deals) for each in found)
    return SealCheck(code, len(deals), sealed, missed, found, seals, record)


def _wrong(record: dict[str, Any], deal: Any, told: ToldSeal | None) -> str:
    """What is wrong with a deal of a record, by what was told and by itself; "" for nothing."""
    deal = deal if isinstance(deal, dict) else {}
    if "seal" not in deal:
        return "record-seal-missing"
    if told is not None and told.scheme != SCHEME:
        return "record-seal-scheme"
    if told is not None and isinstance(deal["seal"], dict) and deal["seal"].get("hash") != told.hash:
        return "seals-other"
    deck, actions, rules = deal.get("deck"), deal.get("actions"), record.get("rules")
    if not (_texts(deck) and _texts(actions) and isinstance(rules, int)):
        return "record-seal-hash"
    return broken(deal["seal"], Revision(str(record.get("game")), rules), deck, actions)


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
