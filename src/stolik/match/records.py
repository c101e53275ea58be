"""Records of matches (docs/records.md): one JSON object a line. Write, read, replay, check.

A record is replayed through the rules from its decks and actions alone; whatever else it says must agree. A record that
is damaged or illegal is refused whole, with the place, the reason and the rule.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from stolik.core.deal import BadDeck
from stolik.core.engine import LAST_NUMBER
from stolik.core.errors import ReasonedError
from stolik.core.game import RECORDS, Game, IllegalAction, Predeal
from stolik.core.options import BadOption, shown
from stolik.match.match import Match, Played
from stolik.match.seal import broken

FORMAT = "stolik/1"
SEAT = re.compile("0|[1-9]")  # one digit is enough for all games, and one way to write a seat for all records
Json = Mapping[str, Any]


class BadRecord(ReasonedError):
    """A record that is refused.

    `reason` is the id of a message and `values` its arguments; `rule` the number of the rule, or ""; `line`, `deal` and
    `action` count from 1 and are None where they do not apply; `text` is the action's text.
    """

    def __init__(
        self,
        reason: str,
        rule: str = "",
        values: Json | None = None,
        line: int | None = None,
        deal: int | None = None,
        action: int | None = None,
        text: str = "",
    ) -> None:
        self.reason, self.rule, self.values = reason, rule, dict(values or {})
        self.line, self.deal, self.action, self.text = line, deal, action, text
        super().__init__(reason)


# --- writing ---------------------------------------------------------------------------------------------------------


def to_record(match: Match, players: Sequence[str], extra: Json | None = None) -> dict[str, Any]:
    """The record of a match, with `legal` if the match kept it.

    A match that is not over gives a record without `score`, `winners` and `losers`. Its last deal has no points if it
    is not over; what was done before a deal that has not begun stands in a key `before` of the record itself.
    """
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules,
        "options": match.game.option_values(match.options),
        "players": list(players),
        **({"earlier": match.earlier} if match.earlier else {}),
        "deals": [_deal_record(match, deal) for deal in match.deals],
    }
    if match.over:
        record |= _claims(match)
    elif match.predeal is not None and match.predeal.actions and not match.playing:
        record["before"] = list(match.predeal.actions)
    return record | dict(extra or {})


def _claims(match: Match) -> dict[str, list[int]]:
    """What a record says of a match that is over; nothing before that."""
    outcome = match.outcome
    if outcome is None:
        return {}
    return {"score": match.score, "winners": list(outcome.winners), "losers": list(outcome.losers)}


def _deal_record(match: Match, deal: Played) -> dict[str, Any]:
    coded: dict[str, Any] = {"dealer": deal.dealer}
    if deal.predeal and deal.predeal != _usual(match.game.manners.predeal(match.options, deal.dealer)):
        coded["before"] = deal.predeal
    coded |= {"deck": deal.deck, "actions": deal.actions}
    if deal.seal:
        coded["seal"] = deal.seal
    if match.keep_legal:
        coded["legal"] = deal.legal
    if deal.points:
        coded["points"] = deal.points
    return coded


def _usual(predeal: Predeal | None) -> list[str]:
    """The predeal in which nothing out of the ordinary is done: a record leaves it out."""
    return [] if predeal is None else [f"{predeal.turn} {predeal.usual}"]


def to_line(record: Json) -> str:
    """A record as one line of JSON, without a line end."""
    return json.dumps(record, ensure_ascii=False, separators=(", ", ": "))


# --- reading ---------------------------------------------------------------------------------------------------------


def from_line(text: str | bytes, line: int | None = None) -> dict[str, Any]:
    """The JSON object of one line. Raises BadRecord if it is none, or no record of this format."""
    try:
        record = json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except BadRecord as error:
        error.line = line
        raise
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-not-json", values={"column": getattr(error, "colno", 0)}, line=line) from None
    if not isinstance(record, dict):
        raise BadRecord("record-not-object", line=line)
    if record.get("format") != FORMAT:
        raise BadRecord("record-format", values={"found": shown(record.get("format")), "wanted": FORMAT}, line=line)
    return record


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadRecord("record-key-twice", values={"name": key})
        found[key] = value
    return found


def _no_constant(name: str) -> Any:
    raise BadRecord("record-constant", values={"found": name})


def read(lines: Iterable[str | bytes]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The records of a file, line by line with their numbers; blank lines are passed over. Raises BadRecord."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield number, from_line(line, number)


# --- replaying -------------------------------------------------------------------------------------------------------


def replay(
    record: Json,
    games: Mapping[str, Game],
    line: int | None = None,
    shuffle: Callable[[list[Any]], None] | None = None,
    keep_legal: bool = False,
    fast: bool = False,
    watch: Callable[[Match], None] | None = None,
) -> Match:
    """The match of a record, played again from its decks and actions; what it claims beside them is not looked at.

    A record may break off in its last deal. `watch` is called after each deal is dealt, each action, also those
    before a deal that a record tells. Raises BadRecord.
    """
    try:
        return _replay(record, games, shuffle, keep_legal, fast, watch)
    except BadRecord as error:
        error.line = line
        raise


def _replay(
    record: Json,
    games: Mapping[str, Game],
    shuffle: Callable[[list[Any]], None] | None,
    keep_legal: bool,
    fast: bool,
    watch: Callable[[Match], None] | None,
) -> Match:
    name = record.get("game")
    if not isinstance(name, str) or name not in games:
        raise BadRecord("record-game", values={"found": shown(name), "known": ", ".join(games)})
    game = games[name]
    rules = record.get("rules")
    if type(rules) is not int or rules != game.rules:  # what was legal then may not be now, and the other way round
        found = "none" if "rules" not in record else shown(rules)
        raise BadRecord("record-rules", values={"found": found, "wanted": game.rules})
    options = _options(game, record.get("options"))
    players = record.get("players")
    if not isinstance(players, list) or not _is_list(players, str) or len(players) != options.seats:
        raise BadRecord("record-players", values={"count": options.seats})
    deals = record.get("deals")
    if not isinstance(deals, list):
        raise BadRecord("record-deals")
    earlier = record.get("earlier", 0)
    most = LAST_NUMBER - len(deals) if game.manners.session_rule else 0
    if type(earlier) is not int or not 0 <= earlier <= most:
        raise BadRecord("record-earlier", game.manners.session_rule or RECORDS, {"found": shown(earlier)})
    dealer = _first_dealer(game, options, deals[0] if deals else record)
    match = Match(game, options, dealer, shuffle, keep_legal, fast, earlier)
    for number, deal in enumerate(deals, 1):
        try:
            _replay_deal(match, deal, watch)
            if match.playing and number < len(deals):
                raise BadRecord("record-broken-off", action=len(deal["actions"]))
        except BadRecord as error:
            error.deal = number
            raise
    if "before" in record:
        _replay_predeal(match, record["before"], watch)
    return match


def _options(game: Game, given: Any) -> Any:
    if not isinstance(given, dict):
        raise BadRecord("record-options")
    if "seats" not in given:
        raise BadRecord("record-option-missing", values={"name": "seats"})
    try:  # an option that is younger than the record has its default: so the game went before
        options = game.settle(given)
    except BadOption as error:
        raise BadRecord(error.reason, error.rule, {**error.values, "name": error.name}) from None
    for name, value in game.option_values(options).items():
        if name in given and given[name] != value:  # a default must be written out as what it means in this match
            raise BadRecord("record-option-value", values={"name": name, "wanted": json.dumps(value)})
    return options


def _first_dealer(game: Game, options: Any, deal: Any) -> int:
    """Who is about to deal first: not always who deals, where there is a predeal."""
    before = deal.get("before") if isinstance(deal, dict) else None
    if _is_list(before, str) and before:
        text = before[0].partition(" ")[0]
        speaks = int(text) if SEAT.fullmatch(text) else 0
        seats: list[int] = [seat for seat in (speaks, *range(options.seats)) if seat < options.seats]
        return max(seats, key=lambda seat: _possible(game.manners.predeal(options, seat), before))
    dealer = deal.get("dealer") if isinstance(deal, dict) else None
    return dealer if type(dealer) is int and dealer in range(options.seats) else 0


def _possible(predeal: Predeal | None, lines: list[str]) -> int:
    """How many of these lines a predeal can have, from the first on."""
    for number, line in enumerate(lines):
        seat, _, action = line.partition(" ")
        if predeal is None or not SEAT.fullmatch(seat) or action not in predeal.legal(int(seat)):
            return number
        predeal.play(int(seat), action)
    return len(lines)


def _replay_deal(match: Match, deal: Any, watch: Callable[[Match], None] | None) -> None:
    if not isinstance(deal, dict) or not _is_list(deal.get("deck"), str) or not _is_list(deal.get("actions"), str):
        raise BadRecord("record-deal")
    if match.over:
        raise BadRecord("record-too-many-deals")
    if match.predeal is not None:
        before = deal.get("before", _usual(match.predeal))
        _replay_predeal(match, before, watch)
        if not match.predeal.done:
            raise BadRecord("record-before-open", match.game.manners.predeal_rule, action=len(before))
    elif "before" in deal:
        raise BadRecord("record-no-before", match.game.manners.predeal_rule)
    dealer = match.predeal.dealer if match.predeal is not None else match.dealer
    found = deal.get("dealer")
    if type(found) is not int or found != dealer:
        raise BadRecord("record-dealer", values={"found": shown(found), "wanted": dealer})
    try:
        match.begin_deal(deal["deck"])
    except BadDeck as error:
        raise BadRecord(error.reason, values=error.values) from None
    if watch is not None:
        watch(match)
    for number, text in enumerate(deal["actions"], 1):
        if not match.playing:
            raise BadRecord("why-over", RECORDS, action=number, text=text)
        _replay_action(match, text, number)
        if watch is not None:
            watch(match)


def _replay_predeal(match: Match, before: Any, watch: Callable[[Match], None] | None) -> None:
    """The predeal of a deal."""
    if not _is_list(before, str):
        raise BadRecord("record-deal")
    if match.predeal is None or match.playing or match.over:
        raise BadRecord("record-no-before", match.game.manners.predeal_rule)
    for number, text in enumerate(before, 1):
        if match.predeal.done:
            raise BadRecord("record-before-done", match.game.manners.predeal_rule, action=number, text=text)
        _replay_action(match, text, number)
        if watch is not None:
            watch(match)


def _replay_action(match: Match, text: str, number: int) -> None:
    seat, _, action = text.partition(" ")
    verb, *cards = action.split(" ")
    try:
        if SEAT.fullmatch(seat) and action:
            match.play(int(seat), action)
        elif seat != "-" or verb != "reshuffle":
            raise BadRecord("record-action", action=number, text=text)
        elif match.deal is None or not match.deal.chance_acts:
            raise BadRecord("record-no-reshuffle", match.game.reshuffle_rule, action=number, text=text)
        else:
            match.reshuffle(cards)
    except IllegalAction as error:
        told = error.reason
        raise BadRecord(told.id, told.rule, told.args, action=number, text=text) from None


# --- checking --------------------------------------------------------------------------------------------------------


def check_record(record: Json, games: Mapping[str, Game], line: int | None = None, fast: bool = False) -> Match:
    """Replay a record and compare everything that it claims: legal actions, points, the score and how it ended, seals.

    Returns the match, which may be one that broke off (`match.over` is false). Raises BadRecord.
    """
    keep_legal = isinstance(record.get("deals"), list) and any(
        isinstance(deal, dict) and "legal" in deal for deal in record["deals"]
    )
    match = replay(record, games, line, keep_legal=keep_legal, fast=fast)
    sealed = "code" in record or any("seal" in deal for deal in record["deals"])  # a server seals every deck
    for number, (deal, played) in enumerate(zip(record["deals"], match.deals, strict=True), 1):
        if "legal" in deal and deal["legal"] != played.legal:
            raise _wrong_legal(deal["legal"], played, line, number)
        if played.points and "points" not in deal:
            raise BadRecord("record-points-missing", line=line, deal=number)
        if sealed and "seal" not in deal:
            raise BadRecord("record-seal-missing", line=line, deal=number)
        if "seal" in deal and (fault := broken(deal["seal"], match.game, played.deck, played.actions)):
            raise BadRecord(fault, line=line, deal=number)
        if "points" in deal and not played.points:
            raise BadRecord("record-points-early", line=line, deal=number)
        if played.points and not _is_same(deal["points"], played.points):
            raise BadRecord("record-points", values={"wanted": json.dumps(played.points)}, line=line, deal=number)
    claims = _claims(match)
    for key in ("score", "winners", "losers"):
        if key in record and key not in claims:
            raise BadRecord("record-not-over", values={"name": key}, line=line)
        if key in claims and not _is_same(record.get(key), claims[key]):
            raise BadRecord(f"record-{key}", values={"wanted": json.dumps(claims[key])}, line=line)
    return match


def _wrong_legal(given: Any, played: Played, line: int | None, deal: int) -> BadRecord:
    truth = played.legal
    if not isinstance(given, list) or len(given) != len(truth):
        return BadRecord("record-legal-count", values={"count": len(truth)}, line=line, deal=deal)
    at = next(k for k in range(len(truth)) if given[k] != truth[k])
    wanted = {"wanted": json.dumps(truth[at])}
    return BadRecord("record-legal", "", wanted, line, deal, at + 1, played.actions[at])


def _is_same(given: Any, truth: list[int]) -> bool:
    """Whether a JSON value is this list of whole numbers: neither true nor 1.0 is 1 here."""
    return _is_list(given, int) and bool(given == truth)


def _is_list(value: Any, kind: type[Any]) -> bool:
    return isinstance(value, list) and all(type(item) is kind for item in value)
