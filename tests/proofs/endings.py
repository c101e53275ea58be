"""Durak's endings are right: the solver agrees with trying everything, and the level that uses it gives nothing away.

.venv/bin/python -m tests.proofs.endings                                both, a quarter of an hour of two cores
.venv/bin/python -m tests.proofs.endings --compared 200 --played 0      fewer, of one kind alone
.venv/bin/python -m tests.proofs.endings --first 7000                   with other seeds

compared   moments with up to nine cards: the values of all actions, and of the moment, beside those of an oracle that
           knows the rules alone (tests/bots/durak_brute.py)
played     moments with up to fourteen cards, played from there to the end by the highest level at one seat, whose
           every action keeps what the solver makes of the moment, against the best that the solver finds; and the end
           is no worse than that

All forms of the game come alike, with moments in the midst of a bout and six that may be exchanged.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from random import Random
from time import monotonic
from typing import Any

import numpy as np
from numba.core import config

from stolik.bots.decision import decide
from stolik.bots.exact.durak import finish, paper_for, values_of
from stolik.core.deal import Deal
from stolik.core.machine import compiled
from stolik.fast.bench import cores
from stolik.games.durak import DURAK
from tests.bots.durak_brute import Brute, endings
from tests.proofs.honest import given

COMPARED, PLAYED = 9, 14  # cards at most
LEVEL = "master"
TO_THE_END = 10**9  # positions; one moment in a thousand takes more than the level may look at, which then searches
CHUNK = 20  # moments of one form that a process takes at once

# In most deals somebody is out before a short row of pick-ups ends them only with two seats.
FORMS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 2, "max_pickups": 1},
    {"seats": 2, "max_pickups": 3, "allow_excess": True},
    {"seats": 2, "allow_excess": True},
    {"seats": 3, "max_pickups": 2},
    {"seats": 3, "allow_excess": True, "stop_allowed": False},
    {"seats": 4},
    {"seats": 5, "neighbours_only": False},
    {"seats": 6},
    {"seats": 4, "form": "pairs"},
    {"seats": 4, "form": "pairs", "allow_excess": True, "max_pickups": 4},
    {"seats": 6, "form": "teams"},
]


# --- the solver beside the oracle ------------------------------------------------------------------------------------


def records(array: Any) -> Any:
    """Interpreted code finds fields by name."""
    return array.view(np.recarray) if config.DISABLE_JIT else array


def finished(states: Any, paper: Any) -> bool:
    return finish(states[0], paper)


FINISH = compiled("test-durak-finish", finished)


def compare(table: dict[str, Any], most: int, moments: int, first: int = 0) -> int:
    """Compare all actions of so many moments, and the moments themselves; the number of actions. AssertionError."""
    compared = 0
    paper = paper_for(COMPARED)
    paper = paper._replace(memories=records(paper.memories))
    for deal, seat in islice(endings(table, most, count(first)), moments):
        brute = Brute(deal)
        values = values_of(deal.view(seat), deal.legal(seat), deal.options)
        assert values is not None, deal
        wanted = {
            DURAK.action_text(action): brute.value(brute.after(deal._states, seat, action), seat)
            for action in brute.legal(deal._states, seat)
        }
        if seat != deal.turn:
            wanted[""] = brute.value(deal._states, seat, asked=True)
        assert values == wanted, (deal, deal.actions)
        states = records(deal._states.copy())
        assert FINISH(states, paper)
        lost, worth = states[0]["lost"], brute.value(deal._states, seat)
        assert worth == (-1 if lost[seat] else int(lost.any())), (deal, deal.actions)
        compared += len(wanted)
    return compared


# --- the level beside the solver -------------------------------------------------------------------------------------


def play(table: dict[str, Any], most: int, moments: int, first: int = 0) -> int:
    """Play so many moments to the end; the choices that the level had. AssertionError: it gave a value away."""
    return sum(
        played_out(deal, seat, Random(f"ending {first} {at}"))
        for at, (deal, seat) in enumerate(islice(endings(table, most, count(first)), moments))
    )


def played_out(deal: Deal, me: int, chance: Random) -> int:
    """One moment, with the level at a seat."""
    choices, worth = 0, -1
    while not deal.over:
        able = [seat for seat in range(deal.options.seats) if seat != deal.turn and deal.legal(seat)]
        for seat in [*able, deal.turn]:
            assert seat is not None, deal
            values = values_of(deal.view(seat), deal.legal(seat), deal.options, most_met=TO_THE_END)
            assert values, deal
            best = max(values.values())
            action = chance.choice([action for action in values if values[action] == best])
            if seat == me:
                action = decide(given(deal, seat, LEVEL))[0]
                assert values[action] == best, f"{action} is worth {values[action]}: {values}, {deal}, {deal.actions}"
                choices += len(values) > 1
                worth = max(worth, best)
            if action:
                deal.play(seat, action)
                break
    lost = deal.state["lost"]
    assert (-1 if lost[me] else int(lost.any())) >= worth, (deal, deal.actions)
    return choices


# --- all of it -------------------------------------------------------------------------------------------------------

Proof = Callable[[dict[str, Any], int, int, int], int]
PROOFS: dict[str, tuple[Proof, int]] = {"compared": (compare, COMPARED), "played": (play, PLAYED)}


def tasks(moments: dict[str, int], first: int) -> list[tuple[str, int, int, int]]:
    """Kind, form, moments and first seed of each task: the forms share the moments of a kind alike."""
    found = []
    for kind, wanted in moments.items():
        each = -(-wanted // len(FORMS))
        for begin in range(0, each, CHUNK):
            size = min(CHUNK, each - begin)
            found += [(kind, form, size, first + 10 * begin) for form in range(len(FORMS))]
    return found


def _prove(task: tuple[str, int, int, int]) -> tuple[str, int, int, str]:
    kind, form, moments, first = task
    proof, most = PROOFS[kind]
    try:
        return kind, moments, proof(FORMS[form], most, moments, first), ""
    except AssertionError as found:
        return kind, moments, 0, f"{proof.__name__}({FORMS[form]}, {most}, {moments}, {first})\n{found}"


def main() -> None:
    """Prove, and say now and then how far it is."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--compared", type=int, default=2000, help="moments beside the oracle")
    parser.add_argument("--played", type=int, default=10_000, help="moments played to the end")
    parser.add_argument("--first", type=int, default=0, help="the first seed of each form")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes")
    wish = parser.parse_args()
    work = tasks({"compared": wish.compared, "played": wish.played}, wish.first)
    moments, actions, began, told = Counter[str](), Counter[str](), monotonic(), monotonic()
    with ProcessPoolExecutor(wish.jobs) as processes:
        for kind, more, done, wrong in processes.map(_prove, work):
            if wrong:
                processes.shutdown(cancel_futures=True)
                raise SystemExit(wrong)
            moments[kind] += more
            actions[kind] += done
            if monotonic() - told > 10:
                told = monotonic()
                print(f"{moments[kind]} {kind}, {told - began:.0f} s", flush=True)  # noqa: T201
    print(  # noqa: T201
        f"{moments['compared']} moments of up to {COMPARED} cards, {actions['compared']} actions: all as by trying"
        f" everything; {moments['played']} played from up to {PLAYED} cards, {actions['played']} choices of {LEVEL}:"
        f" 0 gave a value away; {monotonic() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
