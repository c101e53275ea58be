"""Matches for tests: played at random from a seed, as matches and as records."""

import json
import random
from dataclasses import replace
from typing import Any

import stolik
from stolik.core.game import Game
from stolik.core.outcome import Outcome
from stolik.core.state import OVER
from stolik.games import GAMES
from stolik.match import Match, to_record


def step(match: Match, choice: random.Random) -> None:
    """The next thing that happens: a deal, a reshuffle, a random legal action of a random seat that has one."""
    if match.between:
        match.begin_deal()
    elif match.deal is not None and match.deal.chance_acts:
        match.reshuffle()
    else:
        seats = range(match.options.seats) if match.turn is None else [match.turn]
        seat, action = choice.choice([(seat, action) for seat in seats for action in match.legal(seat)])
        match.play(seat, action)


def played(game: str, seed: int = 0, legal: bool = False, dealer: int = 0, **options: Any) -> Match:
    """A match played to its end."""
    match = stolik.new_match(game, dealer, seed, **options)
    match.keep_legal = legal
    choice = random.Random(seed)
    while not match.over:
        step(match, choice)
    return match


def begun(game: str, steps: int, seed: int = 0, legal: bool = False, dealer: int = 0, **options: Any) -> Match:
    """A match that has taken so many steps, deals counted too, or has ended before."""
    match = stolik.new_match(game, dealer, seed, **options)
    match.keep_legal = legal
    choice = random.Random(seed)
    while steps and not match.over:
        step(match, choice)
        steps -= 1
    return match


def recorded(match: Match) -> dict[str, Any]:
    """The record of a match, free to be damaged: it shares nothing with the match."""
    record: dict[str, Any] = json.loads(json.dumps(to_record(match, ["x"] * match.options.seats)))
    return record


def scripted(name: str, *points: list[int]) -> Game:
    """The game with deals that are over as soon as they are dealt, and give these points one after the other.

    Match lengths, dealers and who wins are the game's own. A seat of durak with a point below 0 has lost, with cards.
    """

    def deal(s: Any, chance: Any) -> None:
        s.phase = OVER
        if name == "durak":
            for seat, value in enumerate(points[s.number]):
                s.lost[seat] = value < 0
                s.hand[seat] = value < 0

    return replace(GAMES[name], name=f"scripted-{name}", deal=deal, points=lambda s, seat: points[s.number][seat])


def ended(match: Match) -> Outcome:
    """How a match that is over ended."""
    assert match.outcome is not None
    return match.outcome


def dealt_out(name: str, *points: list[int], dealer: int = 0, **options: Any) -> Match:
    """A match of scripted deals: all of them, or as many as are scripted."""
    game = scripted(name, *points)
    match = Match(game, game.settle({"seats": len(points[0]), **options}), dealer, random.Random(0).shuffle)
    for _ in points:
        match.begin_deal()
    return match
