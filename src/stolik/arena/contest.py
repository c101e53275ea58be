"""Contests on duplicate deals: every candidate plays the same cards from the same places.

A *set* is one match of a fixture, by its number, once for each way to seat the candidates: the same decks, the same
first dealer, and the same chance for a bot wherever it is asked the same. Sets are what counts: the matches of one
hang together.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

from stolik.arena.matches import Fixture, Spent, play
from stolik.bots.own import label
from stolik.core.errors import ReasonedError
from stolik.core.game import Game
from stolik.games import GAMES
from stolik.match import Match, to_line, to_record

FORMATS = ("one", "half", "all")
Lineup = tuple[int, ...]  # which candidate, by number, sits on each seat


class BadContest(ReasonedError):
    """A contest that cannot be: a message id and its arguments."""

    def __init__(self, reason: str, **values: Any) -> None:
        self.reason, self.values = reason, values
        super().__init__(reason)


class Contest(NamedTuple):
    """Who plays what against whom: the game, its settled options as a record has them, the candidates' names."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    format: str
    lineups: tuple[Lineup, ...]
    seed: str


class SetMatch(NamedTuple):
    """A match of a set: who sat where, and what came of it, by seat.

    points  the score, counted so that more is better in every game
    shares  of the win, 1 in all: whoever wins shares it; where there are only losers, the others do
    ranks   the place; the lower the better, and the same for whoever is level
    kept    how many bids were kept and how many were bid, (0, 0) in games without
    record  the record as a line, or ""
    """

    lineup: Lineup
    points: tuple[int, ...]
    shares: tuple[float, ...]
    ranks: tuple[int, ...]
    kept: tuple[tuple[int, int], ...]
    spent: tuple[Spent, ...]
    record: str


def contest(game: Game, options: Any, bots: Sequence[str], seed: str, format: str | None = None) -> Contest:
    """A contest of two candidates or more; without a format the usual one. Raises BadContest.

    one   the first against the second on all other seats
    half  one half of the seats against the other; partners are of one kind
    all   everybody against everybody, two at a time: by halves where the seats allow it, else one against the rest,
          both ways
    """
    sides = _sides(game, options)
    if len(bots) < 2:
        raise BadContest("arena-few")
    if format is None:
        format = "all" if len(bots) > 2 else "half" if sides else "one"
    if format != "all" and len(bots) > 2:
        raise BadContest("arena-two", text=format, count=len(bots))
    if format == "half" and options.seats % 2:
        raise BadContest("arena-odd", count=options.seats)
    by_side = sides or [seat % 2 for seat in range(options.seats)]
    half = (tuple(by_side),)
    one = ((0, *[1] * (options.seats - 1)),)
    if format == "all":
        both = half if options.seats % 2 == 0 else (*one, (1, *[0] * (options.seats - 1)))
        pairs = combinations(range(len(bots)), 2)
        lineups = tuple(tuple(pair[which] for which in lineup) for pair in pairs for lineup in both)
    else:
        lineups = half if format == "half" else one
    return Contest(game.name, game.option_values(options), tuple(bots), format, lineups, seed)


def _sides(game: Game, options: Any) -> list[int] | None:
    """The side of each seat, 0 or 1, in games with partners; None in others."""
    deck = [game.pack.text(card) for card in game.deck(options)]
    match = Match(game, options)
    if match.predeal is not None:
        match.play(match.predeal.turn, match.predeal.usual)
    view = match.begin_deal(deck).view(None)
    sides: list[int] | None = view.get("sides")
    return sides


def rotations(lineup: Lineup) -> list[Lineup]:
    """The different ways to seat a line-up that the turning of the table gives."""
    return list(dict.fromkeys(lineup[-turn:] + lineup[:-turn] for turn in range(len(lineup))))


def play_set(contest: Contest, keep: bool, number: int) -> list[SetMatch]:
    """Set `number` of a contest; with its records if they are kept. Raises BadBot."""
    return [_match(contest, seated, number, keep) for lineup in contest.lineups for seated in rotations(lineup)]


def _match(contest: Contest, lineup: Lineup, number: int, keep: bool) -> SetMatch:
    game = GAMES[contest.game]
    bots = tuple(contest.bots[which] for which in lineup)
    match, spent = play(Fixture(contest.game, contest.options, bots, contest.seed), number)
    better = 1 if more_is_better(game, match.options) else -1
    record = to_line(to_record(match, [label(name) for name in bots])) if keep else ""
    points = tuple(better * points for points in match.score)
    return SetMatch(lineup, points, _shares(match), _ranks(match), _kept(match), tuple(spent), record)


def more_is_better(game: Game, options: Any) -> bool:
    """Whether a higher score is the better one, as the game judges it."""
    last = options.seats - 1
    outcome = game.outcome(options, [0] * last + [1])
    return last in outcome.winners if outcome.winners else last not in outcome.losers


def _shares(match: Match) -> tuple[float, ...]:
    outcome, seats = match.outcome, range(match.options.seats)
    assert outcome is not None
    best = outcome.winners or tuple(seat for seat in seats if seat not in outcome.losers)
    return tuple(1 / len(best) if seat in best else 0.0 for seat in seats)


def _ranks(match: Match) -> tuple[int, ...]:
    outcome = match.outcome
    assert outcome is not None
    return outcome.places or tuple(1 + (seat in outcome.losers) for seat in range(match.options.seats))


def _kept(match: Match) -> tuple[tuple[int, int], ...]:
    kept, deals = match.game.kept, match.deals
    if kept is None:
        return ((0, 0),) * len(match.score)
    return tuple((sum(kept(deal.points[seat]) for deal in deals), len(deals)) for seat in range(len(match.score)))
