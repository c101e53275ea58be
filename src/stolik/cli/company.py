"""The people at a table: what they are called, who sits where, and what may be wanted of the table itself."""

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from stolik.cli.answers import level, plain
from stolik.cli.others import here, whom
from stolik.client.place import Place
from stolik.core.game import Event, Unclear, event
from stolik.core.speech import whole
from stolik.games import GAMES
from stolik.table import LONGEST_LOOK, LONGEST_SLOW, LONGEST_THINK
from stolik.table.commands import (
    AnyCommand,
    Fill,
    Hush,
    Leave,
    Look,
    Ready,
    Remove,
    Say,
    Sit,
    Slow,
    Stand,
    Start,
    Think,
    Vote,
)
from stolik.table.messages import Chair
from stolik.words import Words, printable

NOBODY: Mapping[str, str] = MappingProxyType({})


def names_of(place: Place, words: Words) -> list[str]:
    """What the seats are called: people as they call themselves, bots as in the browser, to talk of them."""
    names = []
    for seat, chair in enumerate(place.chairs):
        if chair.bot and not chair.person:
            names.append(bot_name(words, chair.character, seat, [other.name for other in place.chairs]))
        else:
            names.append(printable(chair.name) if chair.person else words.say("cards-player", number=seat + 1))
    return names


def bot_name(words: Words, character: int, seat: int, others: Sequence[str]) -> str:
    """What a bot is called in this language, among others with names of their own."""
    name = words.say("web-bot", character=character, number=seat + 1)
    return words.say("web-bot-twin", name=name) if name in others else name


def chairs_told(place: Place, words: Words, now: float) -> list[str]:
    """Who sits where, who is the host, and what the clocks say at this time, the seal of the deck, line by line."""
    standing = place.standing
    lines = []
    if standing.code:
        title = words.say(f"{place.game}-title")
        lines.append(words.say("terminal-table-code", code=printable(standing.code), game=title))
    for seat, chair in enumerate(place.chairs):
        lines.append(words.tell(_chair_told(words, chair, seat)))
        if chair.person and chair.person == standing.host and standing.code:
            lines.append(words.say("terminal-host", seat=seat))
    ticking = standing.ticking or None
    if standing.clock not in ("none", "") and place.phase == "playing":
        for seat, bank in enumerate(standing.banks or []):
            if place.chairs[seat].person and (ticking is None or ticking.seat != seat):
                lines.append(words.say("terminal-reserve", seat=seat, count=round(bank)))
    if ticking is not None:
        left = max(0.0, ticking.action - now)
        reserve = max(0.0, ticking.bank - max(now, ticking.action))
        count = math.ceil(left)
        lines.append(words.say("terminal-ticking", seat=ticking.seat, count=count, left=math.ceil(reserve)))
    if standing.seal:
        lines.append(words.say("terminal-seal", hash=printable(standing.seal)))
    if place.between and standing.next:
        lines.append(words.say("terminal-next-in", count=seconds_left(place, now)))
    if fills_soon(place):
        lines.append(words.say("terminal-fills-in", count=seconds_left(place, now)))
    return lines


def seat_told(place: Place, words: Words, text: str, latest: Mapping[int, Event]) -> list[str]:
    """How it stands with one player, by seat or name: cards, what the game tells of the seat, what it did last.

    latest: by seat, what each did last in this deal. Raises Unclear.
    """
    seat, view = seat_called(place, words, text), place.view
    told = [_chair_told(words, place.chairs[seat], seat)]
    if view is not None:
        if "table" in view and "hand_count" in view:  # games of tricks, whose seats are told by what they have won
            told.append(event("table-holds", seat=seat, count=view["hand_count"][seat]))
        stands = GAMES[place.game].describe(view).get("seats", [])
        told += [each for each in stands if each.args.get("seat") == seat]
    if seat in latest:
        told.append(latest[seat])
    return [words.tell(each) for each in told]


def seat_called(place: Place, words: Words, text: str) -> int:
    """The seat that people mean by its number, counted from 1, or by the name of who sits there. Raises Unclear."""
    if text.isdecimal():
        return _seat(place, text)
    found = [seat for seat, name in enumerate(words.names) if name and plain(name) == plain(text)]
    if len(found) > 1:
        raise Unclear("terminal-several", name=printable(text))
    if not found:
        raise Unclear("terminal-nobody-called", text=printable(text))
    return found[0]


def fills_soon(place: Place) -> bool:
    """Whether bots take the free seats in a moment, and the match begins, without anybody doing anything."""
    return place.phase in ("waiting", "over") and bool(place.standing.next)


def seconds_left(place: Place, now: float) -> int:
    """How long it takes until what comes next comes by itself."""
    return max(0, math.ceil((place.standing.next or now) - now))


def _chair_told(words: Words, chair: Chair, seat: int) -> Event:
    """Who sits there. An account is named as one, so that nobody can pass for it."""
    level = words.say("web-bot-level", level=printable(chair.bot) or "-")  # as the browser calls it
    state = _state(chair)
    return event("terminal-chair", number=seat + 1, account=chair.account, state=state, seat=seat, level=level)


def _state(chair: Chair) -> str:
    """In one word who sits on a seat."""
    if not chair.person:
        return "bot" if chair.bot else "free"
    return "away" if chair.away else "gone" if chair.gone else "ready" if chair.ready else "here"


def free_seats(place: Place) -> list[int]:
    """The seats on which nobody sits."""
    return [seat for seat, chair in enumerate(place.chairs) if not chair.person and not chair.bot]


def wish(place: Place, watching: bool) -> str:
    """The message that asks a person what they want while no deal is on; "" if nothing is to be asked."""
    if watching or place.ended is not None:
        return ""
    if place.seat is None:
        return "terminal-ask-sit" if place.phase in ("waiting", "over") and free_seats(place) else ""
    if fills_soon(place) and not place.chairs[place.seat].ready:
        return "terminal-ask-soon"
    if place.phase == "over":
        return "" if place.seat in (place.standing.votes or {}).get("rematch", []) else "terminal-ask-rematch"
    if place.chairs[place.seat].ready or (place.between and not place.deals):
        return ""
    return "terminal-ask-ready" if place.phase == "waiting" else "terminal-ask-next" if place.between else ""


def wanted(place: Place, words: Words, name: str, rest: str, watchers: Mapping[str, str] = NOBODY) -> AnyCommand:
    """The command to the table that a word and what follows it mean. `watchers`: ids and names. Raises Unclear."""
    match name:
        case "ready" | "unready":
            return Ready(name == "ready")
        case "stand":
            return Stand()
        case "start":
            return Start()
        case "leave":
            return Leave()
        case "say":
            if not rest:
                raise Unclear("terminal-no-text")
            return Say(rest)
        case "abort":
            return Vote("abort", not _voted(place, "abort"))
        case "rematch":
            return Vote("rematch", not _voted(place, "rematch"))
        case "think":
            return Think(float(number(rest, round(LONGEST_THINK), "terminal-no-think", 0)))
        case "slow":
            return Slow(float(number(rest, round(LONGEST_SLOW), "terminal-no-slow", 0)))
        case "invite":
            return Look(None)
        case "find":
            return Look(float(number(rest or "60", round(LONGEST_LOOK), "terminal-no-find", 0)))
        case "fill":
            parts = rest.split()
            seats = [part for part in parts if part.isdecimal()]
            seat = _seat(place, seats[0]) if seats else None
            return Fill(level(" ".join(part for part in parts if not part.isdecimal()), words), seat)
        case "remove":
            if rest and not rest.isdecimal():  # whoever only watches has no seat
                return Remove(person=whom(place, here(place, watchers), rest)[0].id)
            return Remove(_seat(place, rest))
        case "hush":
            other = whom(place, here(place, watchers), rest)[0]
            return Hush(other.id, other.id not in (place.standing.hushed or ()))
        case "relieve":
            other = whom(place, here(place, watchers), rest)[0]
            seat = next((seat for seat, chair in enumerate(place.chairs) if chair.person == other.id), -1)
            return Vote("replace", not _voted(place, f"replace-{seat}"), seat)
        case _:
            free = free_seats(place)
            return Sit(free[0] if free and not rest else _seat(place, rest))


def _voted(place: Place, about: str) -> bool:
    return place.seat in (place.standing.votes or {}).get(about, [])


def _seat(place: Place, text: str) -> int:
    """A seat, which people count from 1."""
    return number(text, len(place.chairs), "terminal-no-seat-number", 1) - 1


def number(text: str, high: int, message: str, low: int) -> int:
    """The whole number that was typed; the message says what is wanted where there is none. Raises Unclear."""
    found = whole(text, low, high)
    if found is None:
        raise Unclear(message, high=high)
    return found
