"""Random play for the proofs: any legal action, also out of turn, and deals that do not take for ever."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from stolik.core.deal import Deal
from stolik.games import GAMES
from stolik.match import Match
from tests.proofs.forms import Form

SLOW = {"discard": "discard", "stock": "stock"}
LIMIT = 5000  # actions of a deal that has no bound of its own


def contents(array: Any) -> dict[str, bytes]:
    """The bytes of each field of an array of records. The gaps between the fields are nobody's: copies differ there."""
    return {name: array[name].tobytes() for name in array.dtype.names}


def new_deal(form: Form, chance: random.Random, first: bool = False) -> Deal:
    """A deal of a form: any dealer, and the first or any other of a match (hand sizes, who begins), by machine code.

    Mutants of a game (tests/proofs/mutants.py) are interpreted: the engine knows machine code by the game's name.
    """
    dealer = chance.randrange(form.options.seats)
    number = 0 if first else chance.choice([0, 1, chance.randrange(16)])
    return Deal(form.game, form.options, None, dealer, number, chance.shuffle, fast=form.game.name in GAMES)


def choose(deal: Deal, chance: random.Random) -> tuple[int, str]:
    """A seat and one of its legal actions; before each question those who may act out of turn do it half the time.

    In golf, with a dealer of an odd seat, most cards of the stock are thrown away, so that it is shuffled anew.
    """
    legal = {seat: deal.legal(seat) for seat in range(deal.options.seats)}
    able = [seat for seat in legal if legal[seat] and seat != deal.turn]
    if deal.turn is None:
        seat = chance.choice(able)
        placing = [action for action in legal[seat] if action != "draw"]
        return seat, chance.choice(placing if placing and chance.random() < 0.7 else legal[seat])
    for seat in able:
        if chance.random() < 0.5:
            return seat, chance.choice(legal[seat])
    if deal.dealer % 2 and legal[deal.turn][0] in SLOW and chance.random() < 0.8:
        return deal.turn, SLOW[legal[deal.turn][0]]
    return deal.turn, chance.choice(legal[deal.turn])


def steps(deal: Deal, chance: random.Random) -> Iterator[Deal]:
    """Play a deal to its end at random; yields it as dealt and after each step."""
    yield deal
    for _ in range(LIMIT):
        if deal.over:
            return
        if deal.chance_acts:
            deal.reshuffle()
        else:
            deal.play(*choose(deal, chance))
        yield deal
    raise AssertionError(f"not over after {LIMIT} actions")


def play_match(match: Match, chance: random.Random, most: int, watch: Callable[[Match], None] | None = None) -> None:
    """Play a match at random, at most so many steps; `watch` sees it after each."""
    for _ in range(most):
        if match.over:
            return
        if match.between:
            match.begin_deal()
        elif match.deal is not None and match.deal.chance_acts:
            match.reshuffle()
        elif match.playing and match.deal is not None:
            match.play(*choose(match.deal, chance))
        else:
            seat = chance.choice([seat for seat in range(match.options.seats) if match.legal(seat)])
            match.play(seat, chance.choice(match.legal(seat)))
        if watch is not None:
            watch(match)
