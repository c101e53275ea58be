"""A bot at a seat: asked for an action whenever there is one to choose, until the match is over."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from stolik.client.errors import RequestRefused
from stolik.client.place import Place
from stolik.client.table import JoinedTable
from stolik.table import GO_ON

Choice = str | tuple[str, float] | None
Choose = Callable[[dict[str, Any], list[str]], Choice]


class Plan(NamedTuple):
    """What is about to be done, and when (by the clock of the event loop)."""

    at: float
    action: str


async def play(table: JoinedTable, choose: Choose) -> None:
    """Play one match; returns when it is over or the seat is lost.

    choose(view, legal) gets what the seat sees and its legal actions (there is at least one), and gives one of them, or
    an action with a delay in seconds (in a race, where nobody is asked), or "" to do nothing where nobody asks; where
    another seat is asked, "" is the first of the legal actions. It runs in a thread, so it may think for long. What is
    done before a deal is left out: the bot does the usual.
    Raises RequestRefused if the server refuses what was chosen although nothing had changed.
    """
    place, seen, plan = table.place, -1, None
    loop = asyncio.get_running_loop()
    while place.phase != "over" and place.ended is None:
        if _waited_for(place):
            try:
                await table.ready()
            except RequestRefused:
                if _waited_for(place):
                    raise  # else it has begun meanwhile
            continue
        if place.changes != seen:
            seen = place.changes
            plan = await _plan(place, choose, plan)
        if plan is not None and plan.at <= loop.time():
            action, plan = plan.action, None
            try:
                await (table.go() if action == GO_ON else table.act(action))
            except RequestRefused:
                if place.changes == seen:
                    raise
            continue
        try:
            async with asyncio.timeout_at(plan.at if plan is not None else None):
                await anext(table)
        except TimeoutError:
            continue
        except StopAsyncIteration:
            return


def _waited_for(place: Place) -> bool:
    """Whether a match, or its next deal, begins when all are ready, and this seat has not said so."""
    waits = place.phase == "waiting" or place.between
    return waits and place.seat is not None and not place.chairs[place.seat].ready


async def _plan(place: Place, choose: Choose, plan: Plan | None) -> Plan | None:
    """What to do in this position; what is under way stays, as long as it is possible."""
    legal = [action for action in place.legal if action != GO_ON]
    if plan is not None and plan.action in legal:
        return plan
    now = asyncio.get_running_loop().time()
    view = dict(place.view or {})
    if place.predeal:
        return Plan(now, view["usual"]) if place.asked else None
    if legal and not place.asked and view.get("turn") is not None:
        legal = ["", *legal]
    chosen: Choice = None
    if legal and view and place.phase == "playing":
        chosen = await asyncio.to_thread(choose, view, legal)
    action, delay = chosen if isinstance(chosen, tuple) else (chosen or "", 0.0)
    if not action:
        return Plan(now, GO_ON) if GO_ON in place.legal else None
    return Plan(now + delay, action)
