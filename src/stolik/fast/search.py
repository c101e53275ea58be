"""Search for any game, compiled from its rules, its beliefs and a policy that plays deals out.

Both kinds draw worlds that the seat holds possible and play each on; what an action is worth is the points of a seat
less those of the others on average. They differ in who decides after the first action:

flat   the policy, for everybody. All actions are tried in the same worlds, with the same luck.
tree   whoever is to act, by what has come of it so far (information-set Monte Carlo tree search with one tree, for the
       seat that thinks: Cowling, Powley and Whitehouse 2012); beyond the tree the policy. Each seat maximises its own
       value (max^n).

Where beliefs say how likely a world is, `flat` has it count for so much; a tree goes into it so often (a walk from
world to world: to the next one if it is likelier, else as often as it is as likely; Hastings 1970).

Nothing is allocated while they run, and no lock of the interpreter is held: threads may run beside each other, each
with a Scratch of its own.
"""

from collections.abc import Callable
from dataclasses import replace
from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np

from stolik.core.bits import NONE, below, bit, random_bits, rule, seldom
from stolik.core.chance import Chance
from stolik.core.game import Game
from stolik.core.machine import compiled
from stolik.core.offer import Offer, choose, clear, size
from stolik.core.state import NOBODY, OVER

SEATS = 8
LONGEST = 2000  # actions, after which a deal played out is broken off and counts as it stands
COUNT, WEIGHT, SQUARED_WEIGHT, VALUE, SQUARED_VALUE = range(5)  # of `sums`: worlds, and sums over them
SUMS = 5
NO_BOOK = np.zeros((0, 0), np.int16)  # for policies that look nothing up
PARTS = 1 << 20  # into which a whole is cut where chance decides by how likely something is
NONE_YET = 0  # as a node: there is none; the root is no child

# A node of the tree: its first child and how many it has, the next child of its parent, what led to it, how often that
# was there to be taken and was taken, what came of it by seat, and the squares of that for the seat that thinks.
Node = np.dtype(
    [
        ("child", np.int32),
        ("children", np.int32),
        ("sibling", np.int32),
        ("action", np.int32),
        ("there", np.int32),
        ("visits", np.int32),
        ("value", np.float64, SEATS),
        ("squared", np.float64),
    ]
)
LOGARITHMS = np.log(np.maximum(1, np.arange(1 << 12)))  # of small numbers, which are needed all the time


Rule = Callable[..., Any]


class Search(NamedTuple):
    """The compiled functions.

    flat(base, states, known, paper, offers, chances, seat, actions, worlds, sums)  adds to the rows of
         `sums`, one for each action, what the constants above name; `base` is the state as the seat knows it
    tree(base, states, known, paper, offers, chances, seat, nodes, playouts, explore, weighs)  grows the tree from the
         first node by so many playouts; returns how many nodes there are. `explore` is in points; unless it `weighs`,
         all worlds are as likely

    `paper` is what the game's `finish` works on.
    """

    flat: Rule
    tree: Rule


class Scratch:
    """What a search of one thread writes on."""

    def __init__(self, game: Game, nodes: int = 0) -> None:
        self.states = np.zeros(3, game.table.dtype)  # a world, one that is played on, and the world before
        self.offers = np.zeros(2, Offer)
        self.chances = np.zeros(2, Chance)
        self.nodes = np.zeros(nodes, Node)


@rule
def any_legal(s: Any, seat: Any, offer: Any, chance: Any) -> Any:
    """The policy of chance: any legal action."""
    return choose(offer, chance)


@rule
def never(s: Any, paper: Any) -> Any:
    """For games of which no ending is worked out while they are played out."""
    return False


@rule
def all_alike(s: Any, known: Any, seat: Any) -> Any:
    """For beliefs without a model of what others do: each world weighs as much as any other."""
    return 1.0


def make_interrupt(game: Game, policy: Rule) -> Rule:
    """interrupt(s, offer, chance, book): what the policy has others do out of turn, before the next question."""
    legal, play, interrupter = game.legal, game.play, game.interrupter

    @rule
    def interrupt(s: Any, offer: Any, chance: Any, book: Any) -> None:
        other = interrupter(s, NOBODY)
        while other != NOBODY:
            clear(offer)
            legal(s, other, offer)
            action = policy(s, other, offer, chance, book)
            if action >= 0:
                play(s, other, action, chance)
            other = interrupter(s, other)

    return interrupt


def make_play_on(game: Game, policy: Rule, finish: Rule) -> Rule:
    """play_on(s, paper, offer, chance, book): everybody plays on by the policy to the end, or to what is worked out."""
    legal, play = game.legal, game.play
    interrupt = make_interrupt(game, policy)

    @rule
    def play_on(s: Any, paper: Any, offer: Any, chance: Any, book: Any) -> None:
        steps = 0
        while s.phase != OVER and steps < LONGEST and not finish(s, paper):
            steps += 1
            interrupt(s, offer, chance, book)
            action = 0
            if s.turn >= 0:
                clear(offer)
                legal(s, s.turn, offer)
                action = policy(s, s.turn, offer, chance, book)
            play(s, s.turn, action, chance)

    return play_on


@rule
def values(points: Any, seats: Any, sign: Any, worth: Any) -> None:
    """Writes what points by seat are worth to each: its own less the mean of the others', and more is better.

    `points` and `worth` may be the same.
    """
    total = 0.0
    for seat in range(seats):
        total += points[seat]
    for seat in range(seats):
        own = points[seat]
        worth[seat] = sign * (own - (total - own) / (seats - 1))


def make_values(game: Game, sign: int) -> Rule:
    """values_of(s, worth): writes what a deal that is over is worth to each seat, as `values` says."""
    points = game.points

    @rule
    def values_of(s: Any, worth: Any) -> None:
        for seat in range(s.seats):
            worth[seat] = points(s, seat)
        values(worth, s.seats, sign, worth)

    return values_of


def called(game: Game) -> Game:
    """The game with long rules as functions that are called: search has them in many places, and copies take long."""
    legal_, play_ = game.legal, game.play

    @seldom
    def legal(s: Any, seat: Any, offer: Any) -> None:
        legal_(s, seat, offer)

    @seldom
    def play(s: Any, seat: Any, action: Any, chance: Any) -> None:
        play_(s, seat, action, chance)

    return replace(game, legal=legal, play=play)


def make_search(
    game: Game,
    name: str,
    fill: Rule,
    policy: Rule,
    weigh: Rule = all_alike,
    sign: int = 1,
    book: Callable[[Any], Any] | None = None,
    finish: Rule = never,
) -> Search:
    """The search of a game with this policy, whose code is kept on disk under `name`.

    fill(s, known, chance) writes a world; weigh(s, known, seat) says how likely that world is from what the others did;
    sign: -1 where few points are good; book(base): the array in which the policy, called with it, looks things up, for
    a state that is the first of `base`; finish(s, paper) brings a state to the end that all play to, where that can be
    worked out, and says whether it did.
    """
    game, asked = called(game), policy if book else without_book(policy)
    play_on, values_of = make_play_on(game, asked, finish), make_values(game, sign)
    flat = make_flat(game, fill, play_on, values_of, weigh)
    interrupt, next_world = make_interrupt(game, asked), make_next_world(fill, weigh)
    tree = make_tree(game, fill, next_world, interrupt, play_on, values_of, finish)
    opened = book or no_book
    return Search(
        with_book(compiled(f"{game.name}-flat-{name}", flat), opened),
        with_book(compiled(f"{game.name}-tree-{name}", tree), opened),
    )


def no_book(base: Any) -> Any:
    """What is opened where a policy looks nothing up."""
    return NO_BOOK


def without_book(policy: Rule) -> Rule:
    """A policy that looks nothing up, as one that could."""

    @rule
    def asked(s: Any, seat: Any, offer: Any, chance: Any, book: Any) -> Any:
        return policy(s, seat, offer, chance)

    return asked


def with_book(search: Rule, book: Callable[[Any], Any]) -> Rule:
    """`flat` or `tree` of a Search, with the book for the state that they begin with."""

    def search_with_book(base: Any, *others: Any) -> Any:
        return search(book(base), base, *others)

    return search_with_book


def make_worlds(game: Game, fill: Rule) -> Rule:
    """worlds(base, states, known, chances, count): draws so many worlds, and leaves the last one."""

    def worlds(base: Any, states: Any, known: Any, chances: Any, count: Any) -> None:
        states[0] = base[0]
        for _ in range(count):
            fill(states[0], known[0], chances[0])

    return compiled(f"{game.name}-worlds", worlds)


def make_quick(game: Game, fill: Rule, policy: Rule, book: Callable[[Any], Any] | None = None) -> Rule:
    """quick(ahead, base, states, known, offers, chances, seat): what the policy has a seat do in a world that it draws.

    A number of an action, or -1 for nothing. `book` as `make_search` has it; it is opened for so many turns `ahead`,
    None for all.
    """
    legal, asked, opened = game.legal, policy if book else without_book(policy), book or no_book

    def quick(book: Any, base: Any, states: Any, known: Any, offers: Any, chances: Any, seat: Any) -> Any:
        states[0] = base[0]
        fill(states[0], known[0], chances[0])
        clear(offers[0])
        legal(states[0], seat, offers[0])
        return asked(states[0], seat, offers[0], chances[0], book)

    entry = compiled(f"{game.name}-quick", quick)
    return lambda ahead, base, *others: entry(opened(base)[: None if ahead is None else ahead + 1], base, *others)


@rule
def note(row: Any, weight: Any, worth: Any) -> None:
    """Adds to a row of `sums` what an action came to in a world of this weight."""
    row[COUNT] += 1
    row[WEIGHT] += weight
    row[SQUARED_WEIGHT] += weight * weight
    row[VALUE] += weight * worth
    row[SQUARED_VALUE] += weight * worth * worth


def make_flat(game: Game, fill: Rule, play_on: Rule, values_of: Rule, weigh: Rule) -> Rule:
    """`flat` of a Search, which gets the book before all else."""
    play = game.play

    def flat(
        book: Any,
        base: Any,
        states: Any,
        known: Any,
        paper: Any,
        offers: Any,
        chances: Any,
        seat: Any,
        actions: Any,
        worlds: Any,
        sums: Any,
    ) -> None:
        states[0] = base[0]
        chance, luck, worth = chances[0], chances[1], np.zeros(SEATS)
        for _ in range(worlds):
            fill(states[0], known[0], chance)
            weight = weigh(states[0], known[0], seat)
            same = random_bits(chance)
            for k in range(len(actions)):
                states[1] = states[0]
                luck.x = same
                play(states[1], seat, actions[k], luck)
                play_on(states[1], paper, offers[0], luck, book)
                values_of(states[1], worth)
                note(sums[k], weight, worth[seat])

    return flat


def make_endings(game: Game, fill: Rule, finish: Rule, weigh: Rule = all_alike, sign: int = 1) -> Rule:
    """endings(base, states, known, scratch, chances, seat, actions, worlds, sums): as `flat`, all playing for the best.

    finish(s, scratch) works out the points of all seats from a state in which all cards are known.
    """
    play = game.play

    def endings(
        base: Any,
        states: Any,
        known: Any,
        scratch: Any,
        chances: Any,
        seat: Any,
        actions: Any,
        worlds: Any,
        sums: Any,
    ) -> None:
        states[0], worth = base[0], np.zeros(SEATS)
        for _ in range(worlds):
            fill(states[0], known[0], chances[0])
            weight = weigh(states[0], known[0], seat)
            for k in range(len(actions)):
                states[1] = states[0]
                play(states[1], seat, actions[k], chances[1])
                finish(states[1], scratch)
                values(scratch.points[0], states[1].seats, sign, worth)
                note(sums[k], weight, worth[seat])

    return compiled(f"{game.name}-endings", endings)


def make_next_world(fill: Rule, weigh: Rule) -> Rule:
    """next_world(states, known, chance, seat, weight): to the next world, or the same again; returns its weight.

    `weight` is that of the world that is in `states` now, 0 for none. So each comes as often as it is likely.
    """

    @rule
    def next_world(states: Any, known: Any, chance: Any, seat: Any, weight: Any) -> Any:
        states[2] = states[0]
        fill(states[0], known, chance)
        found = weigh(states[0], known, seat)
        if found < weight and found * PARTS <= weight * below(PARTS, chance):
            states[0] = states[2]
            return weight
        return found

    return next_world


def make_tree(
    game: Game, fill: Rule, next_world: Rule, interrupt: Rule, play_on: Rule, values_of: Rule, finish: Rule
) -> Rule:
    """`tree` of a Search, which gets the book before all else."""
    legal, play = game.legal, game.play

    def tree(
        book: Any,
        base: Any,
        states: Any,
        known: Any,
        paper: Any,
        offers: Any,
        chances: Any,
        seat: Any,
        nodes: Any,
        playouts: Any,
        explore: Any,
        weighs: Any,
    ) -> int:
        states[0] = base[0]
        chance = chances[0]
        path, worth = np.zeros(LONGEST, np.int64), np.zeros(SEATS)
        used, weight = 1, 0.0
        for _ in range(playouts):
            if weighs:
                weight = next_world(states, known[0], chance, seat, weight)
            else:
                fill(states[0], known[0], chance)
            states[1] = states[0]
            s = states[1]
            length, at, known_there = 1, 0, True
            path[0] = 0
            while known_there and s.phase != OVER and length < LONGEST and used < len(nodes):
                if finish(s, paper):
                    break
                interrupt(s, offers[0], chance, book)
                if s.turn < 0:
                    play(s, s.turn, 0, chance)
                    continue
                clear(offers[0])
                legal(s, s.turn, offers[0])
                at, known_there = best(nodes, at, s.turn, offers[0], used, explore, chance)
                used += 0 if known_there else 1
                play(s, s.turn, nodes[at].action, chance)
                path[length] = at
                length += 1
            play_on(s, paper, offers[0], chance, book)
            values_of(s, worth)
            for k in range(length):
                node = nodes[path[k]]
                node.visits += 1
                node.squared += worth[seat] * worth[seat]
                for other in range(s.seats):
                    node.value[other] += worth[other]
        return used

    return tree


@rule
def best(nodes: Any, at: Any, mover: Any, offer: Any, free: Any, explore: Any, chance: Any) -> Any:
    """The child to go to, and whether it was there already.

    An action that was never tried comes first, any of them; its node is the one at `free`. Else the highest upper
    bound of value (UCB1), in which an action counts only the times that it was there (Cowling et al. 2012). The offer
    is used up.
    """
    whole = nodes[at].children >= size(offer)  # else something was never tried, and no bound is asked for
    found, bound = NONE_YET, 0.0
    child = nodes[at].child
    while child != NONE_YET:
        node = nodes[child]
        if withdrawn(offer, node.action):
            node.there += 1
            if whole:
                upper = (node.value[mover] + explore * sqrt(logarithm(node.there) * node.visits)) / node.visits
                if found == NONE_YET or upper > bound:
                    found, bound = child, upper
        child = node.sibling
    if size(offer) == 0:
        return found, True
    nodes[free].action = choose(offer, chance)
    nodes[free].there = 1
    nodes[free].sibling = nodes[at].child
    nodes[at].child = free
    nodes[at].children += 1
    return free, False


@rule
def withdrawn(offer: Any, action: Any) -> Any:
    """Whether an action is in an offer, from which it is gone then."""
    row, one = action >> 6, bit(action & 63)
    for k in range(offer.rows):
        if offer.row[k] == row:
            there = offer.mask[k] & one
            offer.mask[k] ^= there
            return there != NONE
    return False


@rule
def logarithm(number: Any) -> Any:
    """The natural one."""
    return LOGARITHMS[number] if number < len(LOGARITHMS) else log(number)
