"""The HTTP API: finished matches and their records."""

import json
from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.responses import Response

from stolik.games import GAMES
from stolik.server.calls import Call
from stolik.server.openapi import Given, operation
from stolik.server.refusals import RequestRefusal
from stolik.server.replaying import Step, steps_of
from stolik.server.results import Result, results_of
from stolik.server.reviewing import Review
from stolik.store import MatchRow

RECORD = "application/x-ndjson"
NO_MATCH = ("people-no-match", "people-nothing-here", "people-too-often")
OPEN = "open"  # not one seat's eyes


class Page(Given, frozen=True):
    """Which matches: those before the one with this number, so many at most."""

    before: Annotated[int, Meta(ge=1, le=2**53)] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


class MatchPlayer(Struct, frozen=True):
    """Who sat at a seat: a person, a bot of the house (its level), or somebody who has been deleted (nothing).

    `character` says which bot it was, as at the table; 0 for people.
    """

    seat: int
    person: str | None
    name: str | None
    bot: str | None
    character: int = 0


class Finished(Struct, frozen=True):
    """A finished match. `code` finds it, `number` rises in the order in which matches ended; times are ISO, UTC.

    results  what it was for each seat
    """

    code: str
    number: int
    game: str
    started: str
    ended: str
    people: list[MatchPlayer]
    score: list[int]
    winners: list[int]
    losers: list[int]
    results: list[Result]


class Matches(Struct, frozen=True):
    """A page of matches, the newest first; `before` is what to ask for the next page, null after the last."""

    matches: list[Finished]
    before: int | None


class Looked(Given, frozen=True):
    """Which deal, from 1, and from whose eyes: a seat's, or `open` with the cards of all; `describe`: also in words."""

    deal: Annotated[int, Meta(ge=1, le=2**53)] = 1
    seat: Annotated[str, Meta(pattern=f"^({OPEN}|0|[1-9][0-9]?)$")] = OPEN
    describe: bool = False


class Replay(Struct, frozen=True):
    """One deal of a finished match, step by step.

    options  all options, as records write them: those younger than the match with their defaults
    people   who sat where
    points   of all deals: one number for each seat
    deal     which of them this is, from 1
    seat     whose eyes these are; null: the view has what every seat alone sees too, in `open`: lists by seat
    """

    code: str
    game: str
    options: dict[str, Any]
    people: list[MatchPlayer]
    points: list[list[int]]
    winners: list[int]
    losers: list[int]
    deal: int
    seat: int | None
    steps: list[Step]


@operation("GET", "/api/matches", who="person")
async def matches(call: Call, query: Page) -> Matches:
    """The own finished matches, the newest first."""
    found = await call.state.store.matches.of(call.me.id, query.before, query.limit)
    before = found[-1].number if len(found) == query.limit else None
    return Matches([_finished(match) for match in found], before)


@operation("GET", "/api/matches/{code}", refuses=NO_MATCH)
async def match(call: Call) -> Finished:
    """A finished match, for everybody who knows its code; one that was broken off has neither people nor results."""
    return _finished(await _find(call))


@operation("GET", "/api/matches/{code}/record", media=RECORD, refuses=NO_MATCH)
async def record(call: Call) -> Response:
    """The record of a finished match as a file of one line, which `stolik replay` and `stolik check` read.

    That of a match that was broken off is there too, without names, so that its seals can be opened.
    """
    found = await _find(call)
    headers = {"content-disposition": f'attachment; filename="{found.code}.jsonl"'}
    return Response(found.record + "\n", 200, headers, RECORD)


@operation("GET", "/api/matches/{code}/replay", refuses=(*NO_MATCH, "people-broken-off", "people-other-rules"))
async def replay(call: Call, query: Looked) -> Replay:
    """A deal of a finished match step by step, as a seat saw it or with all cards open."""
    found = await _find(call)
    record = json.loads(found.record)
    if "score" not in record:
        raise RequestRefusal("people-broken-off")
    deals, seats = record["deals"], len(found.people)
    seat = None if query.seat == OPEN else int(query.seat)
    if query.deal > len(deals) or (seat is not None and seat >= seats):
        raise RequestRefusal("people-nothing-here")
    steps = await steps_of(call.state.worker, found.record, query.deal, seat, query.describe)
    people = _players(found, record)
    points = [deal["points"] for deal in deals]
    rules, winners, losers = GAMES[found.game], record["winners"], record["losers"]
    options = rules.option_values(rules.settle(record["options"]))
    return Replay(found.code, found.game, options, people, points, winners, losers, query.deal, seat, steps)


@operation(
    "GET", "/api/matches/{code}/review", who="person", refuses=(*NO_MATCH, "people-not-played", "people-other-rules")
)
async def review(call: Call) -> Review:
    """The own decisions in a finished match, each with what it cost by what could be known then.

    It takes thought: what is there is given after some seconds at most, and whoever wants the rest asks again.
    """
    found = await _find(call)
    seat = next((sitter.seat for sitter in found.people if sitter.person == call.me.id), None)
    if seat is None:
        raise RequestRefusal("people-not-played")
    keys = call.me.id, f"from {call.address}"
    return await call.state.rooms.reviewing.look(found.code, found.record, seat, *keys)


def _players(match: MatchRow, record: dict[str, Any]) -> list[MatchPlayer]:
    characters = record.get("characters") or [0] * len(match.people)
    return [MatchPlayer(*sitter, characters[sitter.seat]) for sitter in match.people]


async def _find(call: Call) -> MatchRow:
    code, guesses = call.part("code"), call.state.rooms.guesses
    guesses.refuse(call.address)
    found = await call.state.store.matches.get(code)
    if found is None:
        guesses.take(call.address)
        raise RequestRefusal("people-no-match")
    return found


def _finished(match: MatchRow) -> Finished:
    record = json.loads(match.record)
    people = _players(match, record)
    score, winners, losers = (record.get(key, []) for key in ("score", "winners", "losers"))
    head = match.code, match.number, match.game, match.started, match.ended
    return Finished(*head, people, score, winners, losers, results_of(match.game, record))
