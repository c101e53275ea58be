"""Bots are honest: what a bot cannot see is dealt anew, its seeds stay, and it thinks, does and waits exactly the same.

.venv/bin/python -m tests.proofs.honest                        a hundred thousand checks, an hour or two of two cores
.venv/bin/python -m tests.proofs.honest --checks 2000 --first 7000             fewer, with other seeds

A deal is stopped at some choices of its seats; for each the truth is replaced by other worlds that agree with all that
the seat has seen (tests/proofs/worlds.py works them out from the rules and the actions alone; nothing of the bots'
beliefs is in them), and the deal is played again there. A check holds one such world against the truth: what the bot is
given is the same, byte for byte, and so are its action, its delay and all that it thought about every action; where
there is no race the delay is none. Worlds that are the truth count as no check.

All forms of all games are checked with all levels; those that think longest with fewer checks (`PARTS`).
"""

import json
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from random import Random
from time import monotonic
from typing import Any, NamedTuple
from unittest.mock import patch

from stolik.bots import BOTS, search
from stolik.bots.decision import Decision, decide
from stolik.bots.simple import RACES
from stolik.core.deal import Deal
from stolik.fast.bench import cores
from stolik.games import GAMES
from tests.proofs.claims import at, go_on
from tests.proofs.forms import Form, all_forms
from tests.proofs.playing import LIMIT, choose, new_deal
from tests.proofs.worlds import Story, other_world

# Which part of the checks goes to whom, in thousandths; the rest is shared by those that do not think ahead.
PARTS = {"club": 250, "strong": 40, "master": 8}
WORLDS = 3  # beside the truth, at each choice
CHOICES = 3  # of a deal
SWAPS = (3, 20, 200)  # of two cards each: worlds near the truth, and far from it


class Answer(NamedTuple):
    """What a bot did with a question: its action, its delay, and what it thought of every action, if it thinks."""

    action: str
    delay: float
    thoughts: list[Any]


class Cell(NamedTuple):
    """So many checks of one level in one form."""

    form: int
    level: str
    checks: int


def given(deal: Deal, seat: int, level: str) -> Decision:
    """What a bot at this seat is given; out of turn it may do nothing, the order of a new stock is nobody's to see."""
    legal = deal.legal(seat)
    passes = [""] if deal.turn not in (None, seat) else []
    history = ["- reshuffle" if line.startswith("- ") else line for line in deal.actions]
    options = deal.game.option_values(deal.options)
    seed = f"{deal.number}/{seat}/{len(history)}"
    return Decision(level, deal.game.name, options, seed, deal.view(seat), [*passes, *legal], history)


def answer(decision: Decision) -> Answer:
    """The bot's answer to a question."""
    thoughts, analyse = list[Any](), search.analyse

    def noted(*question: Any) -> Any:
        thoughts.append(analyse(*question))
        return thoughts[-1]

    with patch.object(search, "analyse", noted):
        return Answer(*decide(decision), thoughts)


def played(deal: Deal, chance: Random) -> None:
    """A deal to its end: by chance alone, or by simple bots with an action by chance now and then."""
    wild = chance.choice([0.1, 0.4, 1.0])
    for _ in range(LIMIT):
        if deal.over:
            return
        if deal.chance_acts:
            deal.reshuffle()
            continue
        seat, action = choose(deal, chance)
        if chance.random() > wild:
            action = decide(given(deal, seat, "simple"))[0] or action
        deal.play(seat, action)
    raise AssertionError(f"not over after {LIMIT} actions")


def choices(form: Form, chance: Random) -> Iterator[tuple[Story, int]]:
    """Moments of one deal at which a seat has a choice, its turn or not."""
    deal = new_deal(form, chance)
    played(deal, chance)
    found, moment = [], at(_story(deal, 0), 0, chance)
    for length, line in enumerate(deal.actions):
        for seat in range(form.options.seats):
            legal = len(moment.legal(seat))
            if legal > 1 or (legal and moment.turn != seat):
                found.append((length, seat))
        go_on(moment, line)
    for length, seat in chance.sample(found, min(CHOICES, len(found))):
        yield _story(deal, length), seat


def _story(deal: Deal, length: int) -> Story:
    """The first actions of a deal."""
    options = deal.game.option_values(deal.options)
    return Story(deal.game.name, options, deal.dealer, deal.number, deal.deck, deal.actions[:length], over=False)


def checked(form: Form, level: str, chance: Random) -> Iterator[None]:
    """Yields after each check. AssertionError: the bot, or what it is given, is not honest."""
    for story, seat in choices(form, chance):
        truth = given(at(story, len(story.actions), chance), seat, level)
        first = answer(truth)
        assert first.action in truth.legal or (not first.action and truth.view["turn"] is None), first
        assert not first.delay or form.game.name in RACES, f"{first.action} after {first.delay} s"
        for _ in range(WORLDS):
            other = other_world(story, seat, chance, chance.choice(SWAPS))
            if (other.deck, other.actions) == (story.deck, story.actions):
                continue
            question = given(at(other, len(other.actions), chance), seat, level)
            assert json.dumps(question) == json.dumps(truth), f"seat {seat} is given more than it may know: {story}"
            again = answer(question)
            assert again == first, f"seat {seat}: {again} in place of {first}: {story} {other.deck}"
            yield


def check(cell: Cell, first: int) -> int:
    """The checks of a cell, over as many deals as it takes, with seeds from `first` on. AssertionError as `checked`."""
    form, done, seed = all_forms()[cell.form], 0, first
    while done < cell.checks:
        done += sum(1 for _ in islice(checked(form, cell.level, Random(f"honest {seed} {form}")), cell.checks - done))
        seed += 1
    return done


def shares(checks: int) -> Iterator[Cell]:
    """The cells of about so many checks: each level has its part, which is shared by all forms alike."""
    quick = (1000 - sum(PARTS.values())) / len(BOTS.keys() - PARTS)
    forms = len(all_forms())
    for level in BOTS:
        each = -(-checks * PARTS.get(level, quick) // (1000 * forms))
        yield from (Cell(form, level, max(1, int(each))) for form in range(forms))


def _check(task: tuple[Cell, int]) -> tuple[Cell, str]:
    cell, first = task
    try:
        check(cell, first)
    except AssertionError as found:
        return cell, f"not honest: check({cell}, {first}), {all_forms()[cell.form]}\n{found}"
    return cell, ""


def main() -> None:
    """Check, and say now and then how far it is."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--checks", type=int, default=100_000, help="of all games, forms and levels together")
    parser.add_argument("--first", type=int, default=0, help="the first seed of each form and level")
    parser.add_argument("--levels", nargs="+", choices=BOTS, default=list(BOTS), help="these alone")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), help="these alone")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes")
    wish = parser.parse_args()
    forms = all_forms()
    cells = [one for one in shares(wish.checks) if one.level in wish.levels and forms[one.form].game.name in wish.games]
    done, began, told = Counter[str](), monotonic(), monotonic()
    with ProcessPoolExecutor(wish.jobs) as processes:
        for cell, wrong in processes.map(_check, [(cell, wish.first) for cell in cells]):
            if wrong:
                processes.shutdown(cancel_futures=True)
                raise SystemExit(wrong)
            done[cell.level] += cell.checks
            if monotonic() - told > 10:
                told = monotonic()
                print(f"{done.total()} checks, {told - began:.0f} s: {cell.level}", flush=True)  # noqa: T201
    by_level = ", ".join(f"{level} {count}" for level, count in done.items())
    print(f"{done.total()} checks of {len(forms)} forms, no difference: {by_level}; {monotonic() - began:.0f} s")  # noqa: T201


if __name__ == "__main__":
    main()
