"""Records of matches (RECORDS.md): one JSON object a line. Write, read, replay, check.

A record is replayed through the rules from its decks and actions alone; whatever else it says must agree. A record that
is damaged or illegal is refused whole, with the place, the reason and the rule.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from stolik.core.deal import BadDeck
from stolik.core.game import Game, IllegalAction
from stolik.core.options import BadOption
from stolik.match.match import Match, Played

FORMAT = "stolik/1"
Json = Mapping[str, Any]


class BadRecord(ValueError):
    """A record that is refused.

    `reason` is the id of a message and `values` its arguments; `rule` the number of the rule, or ""; `line`, `deal` and
    `action` count from 1 and are None where they do not apply; `text` is the action's text.
    """

    def __init__(
        self,
        reason: str,
        rule: str = "",
        line: int | None = None,
        deal: int | None = None,
        action: int | None = None,
        text: str = "",
        **values: Any,
    ) -> None:
        self.reason, self.rule, self.values = reason, rule, values
        self.line, self.deal, self.action, self.text = line, deal, action, text
        super().__init__(reason)

    def __str__(self) -> str:
        place = [f"{name} {at}" for name in ("line", "deal", "action") if (at := getattr(self, name)) is not None]
        told = " ".join(f"{key}={value}" for key, value in self.values.items())
        parts = [", ".join(place), self.text, f"{self.reason} {told}".strip(), self.rule]
        return ": ".join(part for part in parts if part)


# --- writing ---------------------------------------------------------------------------------------------------------


def to_record(match: Match, players: Sequence[str], extra: Json | None = None) -> dict[str, Any]:
    """The record of a match, with `legal` if the match kept it.

    A match that is not over gives a record without score and winners, whose last deal has no points.
    """
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "options": match.game.option_values(match.options),
        "players": list(players),
        "deals": [_deal_record(deal, match.keep_legal) for deal in match.deals],
    }
    if match.over:
        record |= {"score": match.score, "winners": match.winners}
    return record | dict(extra or {})


def _deal_record(deal: Played, with_legal: bool) -> dict[str, Any]:
    coded: dict[str, Any] = {"dealer": deal.dealer}
    if len(deal.before) > 1:
        coded["before"] = deal.before
    coded |= {"deck": deal.deck, "actions": deal.actions}
    if with_legal:
        coded["legal"] = deal.legal
    if deal.points:
        coded["points"] = deal.points
    return coded


def to_line(record: Json) -> str:
    """A record as one line of JSON, without a line end."""
    return json.dumps(record, ensure_ascii=False, separators=(", ", ": "))


# --- reading ---------------------------------------------------------------------------------------------------------


def from_line(text: str | bytes, line: int | None = None) -> dict[str, Any]:
    """The JSON object of one line. Raises BadRecord if it is none, or no record of this format."""
    try:
        record = json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        column = getattr(error, "colno", 0)
        raise BadRecord("record-not-json", line=line, column=column) from None
    if not isinstance(record, dict):
        raise BadRecord("record-not-object", line=line)
    if record.get("format") != FORMAT:
        raise BadRecord("record-format", line=line, found=str(record.get("format")), wanted=FORMAT)
    return record


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({key for key, _ in pairs}) != len(pairs):
        raise ValueError("a key stands twice")
    return dict(pairs)


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON number")


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

    A record may break off in its last deal. `watch` is called after each deal is dealt and after each action.
    Raises BadRecord.
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
        raise BadRecord("record-game", found=str(name), known=", ".join(games))
    game = games[name]
    options = _options(game, record.get("options"))
    players = record.get("players")
    if not isinstance(players, list) or not _is_list(players, str) or len(players) != options.seats:
        raise BadRecord("record-players", count=options.seats)
    deals = record.get("deals")
    if not isinstance(deals, list):
        raise BadRecord("record-deals")
    dealer = _first_dealer(deals[0], options.seats) if deals else 0
    match = Match(game, options, dealer, shuffle, keep_legal, fast)
    for number, deal in enumerate(deals, 1):
        try:
            _replay_deal(match, deal, watch)
            if match.playing and number < len(deals):
                raise BadRecord("record-broken-off", action=len(deal["actions"]))
        except BadRecord as error:
            error.deal = number
            raise
    return match


def _options(game: Game, given: Any) -> Any:
    if not isinstance(given, dict):
        raise BadRecord("record-options")
    missing = [name for name in game.options._fields if name not in given]
    if missing:
        raise BadRecord("record-option-missing", name=missing[0])
    try:
        options = game.settle(given)
    except BadOption as error:
        raise BadRecord(error.reason, error.rule, name=error.name, **error.values) from None
    except TypeError:
        raise BadRecord("record-options") from None
    settled = game.option_values(options)
    wrong = [name for name in settled if settled[name] != given[name]]
    if wrong:  # a default must be written out as what it means in this match
        raise BadRecord("record-option-value", name=wrong[0], wanted=json.dumps(settled[wrong[0]]))
    return options


def _first_dealer(deal: Any, seats: int) -> int:
    """Who is about to deal first: not always who deals, where customs come before (DU-A21)."""
    before = deal.get("before") if isinstance(deal, dict) else None
    if _is_list(before, str) and before:
        seat, _, verb = before[0].partition(" ")
        if seat.isdecimal() and int(seat) < seats:
            return (int(seat) + 1) % seats if verb == "touch" else int(seat)
    dealer = deal.get("dealer") if isinstance(deal, dict) else None
    return dealer if isinstance(dealer, int) and 0 <= dealer < seats else 0


def _replay_deal(match: Match, deal: Any, watch: Callable[[Match], None] | None) -> None:
    if not isinstance(deal, dict) or not _is_list(deal.get("deck"), str) or not _is_list(deal.get("actions"), str):
        raise BadRecord("record-deal")
    if match.over:
        raise BadRecord("record-too-many-deals")
    if match.before is not None:
        _replay_before(match, deal)
    elif "before" in deal:
        raise BadRecord("record-no-before", "DU-A21")
    dealer = match.before.dealer if match.before is not None else match.dealer
    if deal.get("dealer") != dealer or isinstance(deal.get("dealer"), bool):
        raise BadRecord("record-dealer", found=str(deal.get("dealer")), wanted=dealer)
    try:
        match.begin_deal(deal["deck"])
    except BadDeck as error:
        raise BadRecord(error.reason, **error.values) from None
    if watch is not None:
        watch(match)
    for number, text in enumerate(deal["actions"], 1):
        _replay_action(match, text, number)
        if watch is not None:
            watch(match)


def _replay_before(match: Match, deal: Json) -> None:
    """The customs before a deal; a record leaves them out where the dealer just dealt."""
    traditions = match.before
    assert traditions is not None
    before = deal.get("before", [f"{traditions.dealer} deal"])
    if not _is_list(before, str):
        raise BadRecord("record-deal")
    for number, text in enumerate(before, 1):
        _replay_action(match, text, number)
    if not traditions.done:
        raise BadRecord("record-before-open", "DU-A21", action=len(before))


def _replay_action(match: Match, text: str, number: int) -> None:
    seat, _, action = text.partition(" ")
    if not (seat == "-" or seat.isdecimal()) or not action:
        raise BadRecord("record-action", action=number, text=text)
    try:
        if seat == "-":
            verb, *cards = action.split(" ")
            if verb != "reshuffle":
                raise BadRecord("record-action", action=number, text=text)
            match.reshuffle(cards)
        elif match.playing or match.between or match.before is not None:
            match.play(int(seat), action)
    except IllegalAction as error:
        told = error.reason
        raise BadRecord(told.id, told.rule, action=number, text=text, **told.args) from None


# --- checking --------------------------------------------------------------------------------------------------------


def check_record(record: Json, games: Mapping[str, Game], line: int | None = None, fast: bool = False) -> Match:
    """Replay a record and compare everything that it claims: legal actions, points, score, winners.

    Returns the match, which may be one that broke off (`match.over` is false). Raises BadRecord.
    """
    keep_legal = isinstance(record.get("deals"), list) and any(
        isinstance(deal, dict) and "legal" in deal for deal in record["deals"]
    )
    match = replay(record, games, line, keep_legal=keep_legal, fast=fast)
    for number, (deal, played) in enumerate(zip(record["deals"], match.deals, strict=True), 1):
        if "legal" in deal and deal["legal"] != played.legal:
            raise _wrong_legal(deal["legal"], played, line, number)
        if played.points and "points" not in deal:
            raise BadRecord("record-points-missing", line=line, deal=number)
        if "points" in deal and deal["points"] != played.points:
            raise BadRecord("record-points", line=line, deal=number, wanted=json.dumps(played.points))
    if match.over or "score" in record or "winners" in record:
        truth = {"score": match.score, "winners": match.winners} if match.over else {}
        for key in ("score", "winners"):
            if record.get(key) != truth.get(key):
                raise BadRecord(f"record-{key}", line=line, wanted=json.dumps(truth.get(key)))
    return match


def _wrong_legal(given: Any, played: Played, line: int | None, deal: int) -> BadRecord:
    truth = played.legal
    if not isinstance(given, list) or len(given) != len(truth):
        return BadRecord("record-legal-count", line=line, deal=deal, count=len(truth))
    at = next(k for k in range(len(truth)) if given[k] != truth[k])
    return BadRecord(
        "record-legal", line=line, deal=deal, action=at + 1, text=played.actions[at], wanted=", ".join(truth[at])
    )


def _is_list(value: Any, kind: type[Any]) -> bool:
    return isinstance(value, list) and all(type(item) is kind for item in value)
