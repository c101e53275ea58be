"""What a finished match was for each of its seats, and what the matches of a person add up to."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from stolik.core.options import BadOption
from stolik.games import GAMES
from stolik.store import ResultRow


class Result(Struct, frozen=True):
    """What a match was for a seat.

    place  from 1; 0 in a game that has only losers
    good   whether it was won; in a game that has only losers, whether it was not lost: nobody has lost a draw
    bids   in games with bids, how many were made, and of them `kept`; else 0
    """

    place: int
    good: bool
    bids: int
    kept: int


class Statistics(Struct, frozen=True):
    """All matches of a game.

    played  how many; of them `good` as above
    places  how often one came in first, second, and so on; empty in a game that has only losers
    bids    as above, of all of them; `kept` likewise
    streak  how many of the latest were good without a break; `longest`: the most there ever were
    """

    game: str
    played: int
    good: int
    places: list[int]
    bids: int
    kept: int
    streak: int
    longest: int


def results_of(game_name: str, record: Mapping[str, Any]) -> list[Result]:
    """What a match with this record was for each of its seats; of one without a score, or with options that there are
    no more, nothing."""
    game = GAMES.get(game_name)
    try:
        if game is None or "score" not in record:
            return []
        outcome = game.outcome(game.settle(record["options"]), record["score"])
    except BadOption:
        return []
    deals = [deal["points"] for deal in record["deals"] if deal.get("points")]
    found = []
    for seat in range(len(record["score"])):
        kept = [game.kept(points[seat]) for points in deals] if game.kept is not None else []
        good = seat in outcome.winners if outcome.places else seat not in outcome.losers
        found.append(Result(outcome.places[seat] if outcome.places else 0, good, len(kept), sum(kept)))
    return found


def add_up(rows: Iterable[ResultRow]) -> list[Statistics]:
    """All matches of a person, the oldest first, game by game."""
    games: dict[str, list[ResultRow]] = {}
    for row in rows:
        games.setdefault(row.game, []).append(row)
    return sorted((_of_game(game, own) for game, own in games.items()), key=lambda each: -each.played)


def _of_game(game: str, rows: list[ResultRow]) -> Statistics:
    placed = Counter(row.place for row in rows if row.place)
    streak = longest = 0
    for row in rows:
        streak = streak + 1 if row.good else 0
        longest = max(longest, streak)
    return Statistics(
        game,
        len(rows),
        sum(row.good for row in rows),
        [placed[place] for place in range(1, max(placed, default=0) + 1)],
        sum(row.bids for row in rows),
        sum(row.kept for row in rows),
        streak,
        longest,
    )
