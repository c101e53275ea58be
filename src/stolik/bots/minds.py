"""What bots that search know of each game: its beliefs, policies, and what is solved exactly.

A search is compiled once for each game and policy, in the background or ahead (warming.py), and kept on disk.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import factorial
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from stolik.bots.beliefs import durak, golf, goliath, planowanie
from stolik.bots.exact.durak import finish, paper_for, preferences_of
from stolik.bots.exact.durak_out import ways_out
from stolik.bots.exact.golf import table
from stolik.bots.exact.planowanie import bid
from stolik.bots.exact.tricks import make_finish, make_paper
from stolik.bots.policies import durak as durak_policy
from stolik.bots.policies import golf as golf_policy
from stolik.bots.policies import goliath as goliath_policy
from stolik.bots.policies import planowanie as planowanie_policy
from stolik.core.chance import random_chance
from stolik.core.deal import Deal
from stolik.core.game import Game, View
from stolik.core.machine import compiled
from stolik.core.restored import restored
from stolik.fast.search import (
    SUMS,
    Scratch,
    Search,
    all_alike,
    any_legal,
    make_endings,
    make_quick,
    make_search,
    never,
)
from stolik.games import GAMES
from stolik.games.golf import BY_POINTS


class Depth(NamedTuple):
    """How far a bot looks: the most playouts for a decision, and how. 0: what the quick player of the game would do.

    chance  whether deals are played out at random
    tree    whether whoever is to act chooses by what has come of it so far (fast/search.py)
    exact   whether what can be worked out is
    cards   for endings of how many cards playouts end with what is worked out, in games that have a `finish`
    infers  whether what others did, or left undone, tells something of their cards, where a game has a model of that
    ahead   for how many turns (9 at most) the quick player's book tells what comes of them, where there is one; None:
            for all
    sense   by how many points an action has to be better than what the quick player would do; 0: any other may
    doubt   by how many points what a tree likes best may be worse than that, if the quick player plays both on; 0: no
            matter. A tree errs where it has tried little of what the others may do
    """

    playouts: int
    chance: bool = False
    tree: bool = False
    exact: bool = True
    cards: int = 0
    infers: bool = True
    ahead: int | None = None
    sense: float = 0.0
    doubt: float = 0.0


Exact = Callable[[Any, View, Sequence[str], Sequence[str]], Mapping[str, float] | None]


def nothing_exact(options: Any, view: View, legal: Sequence[str], history: Sequence[str]) -> None:
    """For games of which nothing is solved."""


def one_card(options: Any, view: View, legal: Sequence[str], history: Sequence[str]) -> Mapping[str, float] | None:
    """Planowanie's bids with one card, from which nobody gains by leaving."""
    best = bid(view, legal)
    return None if best is None else {best: 0.0}


def ending(options: Any, view: View, legal: Sequence[str], history: Sequence[str]) -> Mapping[str, float] | None:
    """Durak's endings with two in play; of equal actions those are better after which more can go wrong."""
    return preferences_of(view, legal, options)


def nothing_sure(options: Any, view: View, legal: Sequence[str]) -> set[str]:
    """For games in which nothing is certain before the end."""
    return set()


NO_PAPER = np.zeros(1)


def no_paper(cards: int) -> Any:
    """For games that work nothing out while they are played out."""
    return NO_PAPER


def nothing_to_infer(known: Any) -> None:
    """For games of which beliefs have no model of what others leave undone."""


def no_books() -> Iterable[str]:
    """For games in which nobody looks anything up."""
    return ()


def solo(base: Any) -> Any:
    """What golf's layouts come to for a player alone."""
    return table(int(base["pair_by"][0]))


def solos() -> Iterator[str]:
    """Has golf's tables made, for both meanings of `pair_by`; their names, each when it is ready."""
    for meaning, pair_by in (("rank", 0), ("points", BY_POINTS)):
        table(pair_by)
        yield f"golf-solo-{meaning}"


class Mind(NamedTuple):
    """How to think about one game.

    beliefs  the module of bots/beliefs
    policy   the quick player, who also plays deals out (bots/policies)
    club, strong, master  how far the levels look
    weigh    how likely a world is, from what the others did
    book     what the policy looks things up in, by turns to come first, for a state that is the first of an array;
             None: it does not
    books    makes all that `book` may give, for whatever options, and gives the names, each when it is ready
    judge    judge(s, seat, actions, points, book) writes what actions seem worth by that book, if it returns True; that
             counts as if each had been tried in `trust` times as many worlds as there are playouts, for both err
    sign     -1 where few points are good
    explore  the constant of a tree search, in points
    forget   takes out of what a seat knows what is inferred
    last     the last tricks, LAST_TRICKS at most, are played for the best in each world (bots/exact/tricks.py) where
             there are so many ways to play them, or fewer; 0: never
    finish(s, paper)  brings a state in which all cards are known to the end that all play to, if there are few enough
             cards, and says whether it did
    paper(cards)  what it works on, with the most cards there may be
    exact(options, view, legal, history)  the value of each action where that can be worked out, else None
    sure(options, view, legal)  those actions, if any, than which none is better, whatever is hidden
    """

    beliefs: ModuleType
    policy: Callable[..., Any]
    club: Depth
    strong: Depth
    master: Depth
    weigh: Callable[..., Any] = all_alike
    book: Callable[[Any], Any] | None = None
    books: Callable[[], Iterable[str]] = no_books
    judge: Callable[..., Any] | None = None
    trust: float = 0.0
    sign: int = 1
    explore: float = 1.0
    forget: Callable[[Any], None] = nothing_to_infer
    exact: Exact = nothing_exact
    sure: Callable[[Any, View, Sequence[str]], set[str]] = nothing_sure
    last: int = 0
    finish: Callable[..., Any] = never
    paper: Callable[[int], Any] = no_paper


LAST_TRICKS = 3
LAST_WAYS = factorial(LAST_TRICKS) ** 4  # as there are for four with so many cards each
ENDING_CARDS = 8  # cards of durak's endings that are worked out in search: with ten a decision takes 1.4 times as long

MINDS: dict[str, Mind] = {
    "durak": Mind(
        durak,
        durak_policy.policy,
        explore=0.7,
        exact=ending,
        sure=ways_out,
        finish=finish,
        paper=paper_for,
        club=Depth(100, cards=ENDING_CARDS, sense=0.8),
        strong=Depth(1500, tree=True, cards=ENDING_CARDS, sense=0.1),
        master=Depth(100_000, tree=True, cards=ENDING_CARDS, doubt=0.1),
    ),
    "goliath": Mind(
        goliath,
        goliath_policy.policy,
        explore=10.0,
        last=LAST_WAYS,
        club=Depth(200, sense=10.0),
        strong=Depth(400, sense=3.0),
        master=Depth(20_000),
    ),
    "golf": Mind(
        golf,
        golf_policy.policy,
        book=solo,
        books=solos,
        judge=golf_policy.judge,
        trust=0.2,
        sign=-1,
        explore=6.0,
        forget=golf.forget,
        club=Depth(0, ahead=1),
        strong=Depth(0),
        master=Depth(10_000),
    ),
    "planowanie": Mind(
        planowanie,
        planowanie_policy.policy,
        weigh=planowanie.weigh,
        explore=8.0,
        exact=one_card,
        last=LAST_WAYS,
        club=Depth(0),
        strong=Depth(3000, tree=True),
        master=Depth(60_000, tree=True),
    ),
}


@cache
def search_of(name: str, chance: bool = False) -> Search:
    """The search of a game; with `chance`, deals are played out at random."""
    mind = MINDS[name]
    game, fill, sign = GAMES[name], mind.beliefs.fill, mind.sign
    if chance:
        return make_search(game, "chance", fill, any_legal, all_alike, sign)
    return make_search(game, "policy", fill, mind.policy, mind.weigh, sign, mind.book, mind.finish)


@cache
def judge_of(name: str) -> Callable[..., Any]:
    """judge(base, states, known, chances, seat, actions, points): as that of a Mind, in a world; False without one."""
    judge, book, fill = MINDS[name].judge, MINDS[name].book, MINDS[name].beliefs.fill
    if judge is None or book is None:
        return lambda base, *others: False

    def judged(
        book: Any, base: Any, states: Any, known: Any, chances: Any, seat: Any, actions: Any, points: Any
    ) -> Any:
        states[0] = base[0]
        fill(states[0], known[0], chances[0])
        return judge(states[0], seat, actions, points, book)

    entry = compiled(f"{name}-judge", judged)
    return lambda base, *others: entry(book(base), base, *others)


@cache
def quick_of(name: str) -> Callable[..., Any]:
    """What the quick player of a game does (fast/search.py, `make_quick`)."""
    mind = MINDS[name]
    return make_quick(GAMES[name], mind.beliefs.fill, mind.policy, mind.book)


def in_ending(mind: Mind, view: View, base: Any) -> bool:
    """Whether the last tricks of a deal have come; `base` is the state that the view tells of, an array of one."""
    if not mind.last or view["phase"] != "play":
        return False
    seats, left, laid = view["seats"], int(base["left"][0]), int(base["laid"][0])
    return left <= LAST_TRICKS and left ** (seats - laid) * factorial(left - 1) ** seats <= mind.last


@cache
def endings_of(name: str) -> Callable[..., Any]:
    """The search of the last tricks of a game."""
    mind = MINDS[name]
    return make_endings(GAMES[name], mind.beliefs.fill, make_finish(GAMES[name]), mind.weigh, mind.sign)


def moment(game: Game, options: Any, view: View, history: Sequence[str]) -> tuple[Any, Any]:
    """The state as the seat of a view knows it, and what it knows of the rest, each an array of one record."""
    return restored(game, options, view), MINDS[game.name].beliefs.know(options, view, history)


def rehearse(game: Game) -> None:
    """Have what is worked out exactly compiled: at each decision of a deal played by chance."""
    mind, random = MINDS[game.name], Random(1)
    deal = Deal(game, game.settle({}), shuffle=random.shuffle)
    while not deal.over:
        if deal.chance_acts:
            deal.reshuffle()
            continue
        seat = deal.turn or 0
        view, legal = deal.view(seat), deal.legal(seat)
        mind.exact(deal.options, view, legal, deal.actions)
        base, known = moment(game, deal.options, view, deal.actions)
        if in_ending(mind, view, base):
            scratch, actions = Scratch(game), np.array(deal.legal_numbers(seat), np.int64)
            sums, paper = np.zeros((len(actions), SUMS)), make_paper(game)
            endings_of(game.name)(base, scratch.states, known, paper, scratch.chances, seat, actions, 1, sums)
        deal.play(seat, random.choice(legal))


def run_once(game: Game, search: Search) -> None:
    """Search a deal of its own for a moment, which has everything compiled."""
    deal = Deal(game, game.settle({}), shuffle=Random(1).shuffle)
    seat = deal.turn or 0
    base, known = moment(game, deal.options, deal.view(seat), deal.actions)
    scratch, actions = Scratch(game, nodes=64), np.array(deal.legal_numbers(seat), np.int64)
    sums = np.zeros((len(actions), SUMS))
    scratch.chances["x"] = random_chance([1])["x"]
    judge_of(game.name)(base, scratch.states, known, scratch.chances, seat, actions, np.zeros(len(actions)))
    quick_of(game.name)(None, base, scratch.states, known, scratch.offers, scratch.chances, seat)
    paper = MINDS[game.name].paper(0)
    search.flat(base, scratch.states, known, paper, scratch.offers, scratch.chances, seat, actions, 1, sums)
    search.tree(base, scratch.states, known, paper, scratch.offers, scratch.chances, seat, scratch.nodes, 2, 1.0, True)
