"""Moments of fresh deals, asked of the bots: none of them may do what cannot be right.

.venv/bin/python -m tests.bots.mine planowanie --deals 300              club and strong; last choices alone
.venv/bin/python -m tests.bots.mine goliath --levels master --first 5000        another level, other seeds

Deals are played by simple bots, with an action by chance now and then. Where tests/bots/dominated_GAME.py proves that
some action is worse than another one in every world, the bots are asked, and so is a simple one, to see whether it
takes anything to pass. What was wrong is printed with its deal, and ends the command with status 1.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from stolik.bots import BOTS, make
from stolik.core.deal import Deal
from stolik.games import GAMES
from tests.bots import dominated_golf, dominated_goliath, dominated_planowanie, dominated_trojki

WILD = 0.25  # how often an action comes by chance


def _of_planowanie(options: Any, view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str]) -> set[str]:
    found = dominated_planowanie.dominated(view, legal, history)
    return found | dominated_planowanie.hopeless(view, legal)


def _of_goliath(options: Any, view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str]) -> set[str]:
    return dominated_goliath.dominated(view, legal, history, options.all_equal)


def _of_golf(options: Any, view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str]) -> set[str]:
    return dominated_golf.dominated(view, legal, options) | dominated_golf.hopeless(view, legal, options)


def _of_trojki(options: Any, view: Mapping[str, Any], legal: Sequence[str], history: Sequence[str]) -> set[str]:
    return dominated_trojki.dominated(view, legal)


WRONG: Mapping[str, Callable[..., set[str]]] = {
    "goliath": _of_goliath,
    "golf": _of_golf,
    "planowanie": _of_planowanie,
    "trojki": _of_trojki,
}


class Moment(NamedTuple):
    """A deal at which a seat is asked, and which of its actions cannot be right."""

    deal: Deal
    seat: int
    wrong: set[str]

    def asked(self, level: str) -> str:
        """What a bot does."""
        deal = self.deal
        bot = make(level, deal.game.name, Random("mine"), deal.options)
        return bot.choose(deal.view(self.seat), deal.legal(self.seat), deal.actions)[0]


def moments(game: str, seeds: Sequence[int]) -> Iterator[Moment]:
    """Those of a deal for each seed: any number of seats, any deal of a match, also one of few cards.

    In a race whoever has something to do is asked, again and again, in random order.
    """
    rules = GAMES[game]
    for seed in seeds:
        chance = Random(f"mine {seed}")
        options = rules.settle({"seats": chance.randint(rules.seats[0], min(rules.seats[1], 4)), **_forms(game, seed)})
        number = chance.choice([0, chance.randrange(options.seats + 13)])
        deal = Deal(rules, options, None, chance.randrange(options.seats), number, chance.shuffle, fast=True)
        simple = make("simple", game, chance, options)
        while not deal.over:
            if deal.chance_acts:
                deal.reshuffle()
                continue
            seat = chance.choice([one for one in range(options.seats) if deal.legal(one)])
            view, legal = deal.view(seat), deal.legal(seat)
            if wrong := WRONG[game](options, view, legal, deal.actions):
                yield Moment(deal.copy(), seat, wrong)
            by_chance = chance.random() < WILD
            action = chance.choice(legal) if by_chance else simple.choose(view, legal, deal.actions)[0]
            if action:
                deal.play(seat, action)


def _forms(game: str, seed: int) -> Mapping[str, Any]:
    """Every fourth deal of trojki is one without a referee; at golf others have last turns, or it is the only hole."""
    if game == "golf":
        return {"deals": 1} if seed % 4 == 0 else {"final_turns": True}
    return {"mode": "open"} if game == "trojki" and seed % 4 == 0 else {}


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=WRONG)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=1000, help="the first seed")
    parser.add_argument("--levels", nargs="+", choices=BOTS, default=["club", "strong"])
    given = parser.parse_args()
    asked, wrong = 0, Counter[str]()
    for moment in moments(given.game, range(given.first, given.first + given.deals)):
        asked += 1
        wrong["simple"] += moment.asked("simple") in moment.wrong
        for level in given.levels:
            action = moment.asked(level)
            if action in moment.wrong:
                wrong[level] += 1
                said = action or "waits"
                print(f"{level}, seat {moment.seat}: {said}, of {sorted(moment.wrong)}: {moment.deal}", flush=True)  # noqa: T201
    told = ", ".join(f"{level} {wrong[level]}" for level in dict.fromkeys([*given.levels, "simple"]))
    print(f"{asked} choices of {given.deals} deals; wrong: {told}")  # noqa: T201
    sys.exit(any(wrong[level] for level in given.levels))


if __name__ == "__main__":
    main()
