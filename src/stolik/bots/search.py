"""What each action is worth, by search: `analyse`; and the bots that think so.

A budget counts playouts, never seconds, so that a busy machine changes the time and not the move.
"""

from collections.abc import Sequence
from hashlib import blake2b
from math import inf, nextafter, sqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np

from stolik.bots.bot import GameBot
from stolik.bots.exact.tricks import make_paper
from stolik.bots.minds import MINDS, Depth, endings_of, in_ending, judge_of, moment, quick_of, search_of
from stolik.bots.simple import CHOOSE
from stolik.core.game import View
from stolik.fast.search import SUMS, VALUE, WEIGHT, Scratch, all_alike
from stolik.games import GAMES

# Playouts for which an ending that is worked out counts: one of two tricks is soon done, and so more of them are, in
# which what comes about seldom does.
ENDING, SHORT_ENDING = 8, 2
SHORT_TRICKS = 2
LEAST_ENDINGS = 1600  # playouts' worth of endings that are worked out for an action each time, whatever the budget
DOUBTED = 3  # of the best actions of a tree are looked at again,
DOUBTS = 40  # each in so much fewer worlds than there were playouts
LEAST_WORLDS = 1  # in which an action is tried before it can be passed over


class Thought(NamedTuple):
    """An action with what it is worth to its seat: points of the deal less those of the others on average.

    error   the standard error of the value; 0 where it is exact, or nothing was tried
    worlds  in how many worlds the action was tried; 0 likewise
    """

    action: str
    value: float
    error: float
    worlds: int


def analyse(
    name: str,
    options: Any,
    view: View,
    legal: Sequence[str],
    history: Sequence[str],
    depth: Depth,
    seed: int = 0,
) -> list[Thought]:
    """The actions of the seat of a view, which is to act, the best first.

    The same view, history, depth and seed give the same thoughts on every machine.
    """
    mind = MINDS[name]
    if depth.exact and (values := mind.exact(options, view, legal, history)) is not None:
        return sorted((Thought(action, value, 0.0, 0) for action, value in values.items()), key=_rank)
    if len(legal) == 1:
        return [Thought(legal[0], 0.0, 0.0, 0)]
    base, known = moment(GAMES[name], options, view, history)
    if not depth.infers:
        mind.forget(known)
    last = depth.exact and in_ending(mind, view, base)
    question = name, base, known, view["seat"], legal, depth, seed
    wanted = depth.sense or depth.doubt or not depth.playouts
    usual = _quick(*question) if not last and wanted else None
    if not last and not depth.playouts:
        found = [Thought(action, 0.0, 0.0, 0) for action in legal]
    elif not last and depth.tree:
        found = sorted(_by_tree(*question), key=_rank)
    else:
        found = sorted(_by_worlds(*question, last, usual), key=_rank)
    if usual is not None and depth.doubt:
        found = _unless_doubted(found, usual, *question)
    elif usual is not None:
        found = _unless_better(found, usual, depth.sense)
    sure = mind.sure(options, view, legal) if depth.exact else set()
    return _first(found, sure) if sure else found


def _rank(thought: Thought) -> tuple[float, str]:
    return -thought.value, thought.action


def _first(thoughts: Sequence[Thought], actions: set[str]) -> list[Thought]:
    """These actions, then the others, of which none is said to be better."""
    first = [thought for thought in thoughts if thought.action in actions]
    others = [thought for thought in thoughts if thought.action not in actions]
    return first + [thought._replace(value=min(thought.value, first[-1].value)) for thought in others]


def _scratch(name: str, seed: int, nodes: int = 0) -> Scratch:
    """What a search of the game writes on, with chance that follows from the seed."""
    scratch = Scratch(GAMES[name], nodes)
    scratch.chances["x"][0] = seed
    return scratch


def _numbers(name: str, actions: Sequence[str]) -> Any:
    """The numbers of these actions, as search takes them."""
    return np.array([GAMES[name].action_number(action) for action in actions], np.int64)


def _quick(name: str, base: Any, known: Any, seat: int, legal: Sequence[str], depth: Depth, seed: int) -> str | None:
    """What the quick player would do; None if that is not legal, as it may seem to be to who was not told all."""
    scratch = _scratch(name, seed)
    world = scratch.states, known, scratch.offers, scratch.chances
    action = GAMES[name].action_text(int(quick_of(name)(depth.ahead, base, *world, seat)))
    return action if action in legal else None


def _unless_better(thoughts: Sequence[Thought], usual: str, points: float) -> list[Thought]:
    """The usual action first, unless it was looked at, and the best one seems better by so many points."""
    same = next(thought for thought in thoughts if thought.action == usual)
    if same.worlds and thoughts[0].value - same.value > points:
        return list(thoughts)
    return _first(thoughts, {usual})


def _unless_doubted(
    thoughts: Sequence[Thought],
    usual: str,
    name: str,
    base: Any,
    known: Any,
    seat: int,
    legal: Sequence[str],
    depth: Depth,
    seed: int,
) -> list[Thought]:
    """The best action first of which the quick player does not hold plainly less than of the usual one."""
    if thoughts[0].action == usual:
        return list(thoughts)
    best = [thought.action for thought in thoughts[:DOUBTED] if thought.action != usual]
    actions, sums = [usual, *best], np.zeros((1 + len(best), SUMS))
    scratch, numbers = _scratch(name, seed), _numbers(name, actions)
    arrays = base, scratch.states, known, MINDS[name].paper(depth.cards), scratch.offers, scratch.chances
    search_of(name, depth.chance).flat(*arrays, seat, numbers, max(1, depth.playouts // DOUBTS), sums)
    values = dict(zip(actions, (sums[:, VALUE] / sums[:, WEIGHT]).tolist(), strict=True))
    least = values[usual] - depth.doubt
    chosen = next((one.action for one in thoughts[:DOUBTED] if values[one.action] >= least), usual)
    return _first(thoughts, {chosen})


def _by_worlds(
    name: str,
    base: Any,
    known: Any,
    seat: int,
    legal: Sequence[str],
    depth: Depth,
    seed: int,
    last: bool,
    usual: str | None,
) -> list[Thought]:
    """Sequential halving (Karnin, Koren and Somekh 2013): the better half goes on.

    `last`: of an ending (minds.py); `usual`: an action that always goes on, for others are compared with it.
    """
    game, search, mind = GAMES[name], search_of(name, depth.chance), MINDS[name]
    scratch, numbers = _scratch(name, seed), _numbers(name, legal)
    sums, guess = np.zeros((len(legal), SUMS)), np.zeros(len(legal))
    world = scratch.states, known, scratch.chances
    judged = judge_of(name)(base, *world, seat, numbers, guess)
    trust = mind.trust * depth.playouts if judged else 0.0
    alive = list(range(len(legal)))
    halvings = max(1, (len(legal) - 1).bit_length())
    solved = mind.paper(depth.cards)
    ending = SHORT_ENDING if last and base["left"][0] <= SHORT_TRICKS else ENDING
    for _ in range(halvings):
        worlds = max(LEAST_WORLDS, depth.playouts // (halvings * len(alive)))
        part = sums[alive]
        tried = numbers[alive]
        if last:
            paper, fewer = make_paper(game), max(LEAST_ENDINGS, worlds) // ending
            endings_of(name)(base, scratch.states, known, paper, scratch.chances, seat, tried, fewer, part)
        else:
            search.flat(base, scratch.states, known, solved, scratch.offers, scratch.chances, seat, tried, worlds, part)
        sums[alive] = part
        alive.sort(key=lambda at: -_mean(sums[at], guess[at], trust))
        half = alive[: max(1, (len(alive) + 1) // 2)]
        alive = sorted({*half, legal.index(usual)} if usual else half)
    return _thoughts(legal, sums, guess, trust, alive)


def _mean(sums: Any, guess: Any, trust: float) -> float:
    """The value of an action: what came of it in so many worlds, and what the book said."""
    return float((sums[VALUE] + trust * guess) / (sums[WEIGHT] + trust))


def _thoughts(legal: Sequence[str], sums: Any, guess: Any, trust: float, alive: Sequence[int]) -> list[Thought]:
    """What was found out; who dropped out earlier is never said to be better than who stayed."""
    found = []
    for action, row, said in zip(legal, sums, guess, strict=True):
        count, weight, weights, total, squares = row.tolist()
        spread = max(0.0, squares / weight - (total / weight) ** 2)
        alike = weight * weight / weights + trust  # so many worlds of equal weight would tell as much
        found.append(Thought(action, _mean(row, said, trust), sqrt(spread / alike), round(count)))
    most = max(found[at].value for at in alive)
    return [
        thought if at in alive or thought.value < most else thought._replace(value=nextafter(most, -inf))
        for at, thought in enumerate(found)
    ]


def _by_tree(
    name: str, base: Any, known: Any, seat: int, legal: Sequence[str], depth: Depth, seed: int
) -> list[Thought]:
    """The action that was tried most often is the best; its value is the mean of what came of it."""
    game, search, mind = GAMES[name], search_of(name, depth.chance), MINDS[name]
    scratch = _scratch(name, seed, depth.playouts + 2)
    arrays = base, scratch.states, known, mind.paper(depth.cards), scratch.offers, scratch.chances
    weighs = depth.infers and mind.weigh is not all_alike
    search.tree(*arrays, seat, scratch.nodes, depth.playouts, mind.explore, weighs)
    return _children(game, scratch.nodes, legal, seat, mind.explore)


def _children(game: Any, nodes: Any, legal: Sequence[str], seat: int, spread: float) -> list[Thought]:
    """The thoughts of a tree; `spread` is how far apart points are held to be before there is anything to go by."""
    found = {action: Thought(action, float("-inf"), 0.0, 0) for action in legal}
    at = int(nodes["child"][0])
    while at:
        visits, action = int(nodes["visits"][at]), game.action_text(int(nodes["action"][at]))
        value = float(nodes["value"][at, seat]) / visits
        squares = max(0.0, float(nodes["squared"][at]) - visits * value * value) + spread * spread
        if action in found:  # what is not legal may seem so to who was not told all that happened
            found[action] = Thought(action, value, sqrt(squares) / visits, visits)
        at = int(nodes["sibling"][at])
    order = sorted(found.values(), key=lambda thought: (-thought.worlds, thought.action))
    least = inf
    for place, thought in enumerate(order):  # seldom tried and lucky is not better
        least = min(nextafter(least, -inf), thought.value)
        order[place] = thought._replace(value=least)
    return order


def search_bot(level: str, depth: Depth, game: str, random: Random, options: Any) -> GameBot:
    """A bot that plays the best action that it finds."""

    def choose(view: View, legal: Sequence[str], history: Sequence[str], random: Random) -> str | tuple[str, float]:
        if view["seat"] != view["turn"]:
            return out_of_turn(game, options, view, legal, history, depth, random)
        return analyse(game, options, view, legal, history, depth, random.getrandbits(64))[0].action

    return GameBot(level, choose, random)


def out_of_turn(
    name: str, options: Any, view: View, legal: Sequence[str], history: Sequence[str], depth: Depth, random: Random
) -> str | tuple[str, float]:
    """What is worked out to be better than to do nothing (""), where nobody asks; else as the simple player."""
    values = MINDS[name].exact(options, view, legal, history) if depth.exact else None
    if values is None:
        return CHOOSE[name](view, legal, history, random)
    return min(values, key=lambda action: (-values[action], action))


def decision_seed(seed: int, view: View, history: Sequence[str]) -> int:
    """A seed for one decision, of the deal, the seat and how far the deal has gone."""
    text = f"{seed}/{view['number']}/{view['seat']}/{len(history)}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")
