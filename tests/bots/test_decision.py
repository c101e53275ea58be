"""A decision is plain data, and the same wherever and however often it is made."""

import pickle
from random import Random

import pytest

from stolik.bots import BOTS, make
from stolik.bots.decision import Decision, decide
from stolik.games import GAMES
from stolik.match import Match


def first(game: str, level: str, seed: str) -> Decision:
    """The first decision of a match."""
    rules = GAMES[game]
    options = rules.settle({})
    match = Match(rules, options, 0, Random(1).shuffle)
    if not match.playing:
        match.begin_deal()
    seat = next(seat for seat in range(options.seats) if match.legal(seat))
    return Decision(level, game, rules.option_values(options), seed, match.view(seat), match.legal(seat), [])


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game", ["golf", "goliath"])
def test_the_same_question_has_the_same_answer(game: str, level: str) -> None:
    asked = first(game, level, "seed")
    answer = decide(asked)
    assert answer[0] in asked.legal
    assert decide(pickle.loads(pickle.dumps(asked))) == decide(asked) == answer
    bot = make(level, game, Random("seed"))
    assert bot.choose(asked.view, asked.legal, asked.history) == answer


def test_another_seed_is_other_chance() -> None:
    assert len({decide(first("goliath", "random", str(seed)))[0] for seed in range(40)}) > 3


def test_a_level_that_there_is_not() -> None:
    with pytest.raises(KeyError):
        decide(first("golf", "cleverest", "seed"))
