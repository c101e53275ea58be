"""The rules run by the interpreter and as machine code are the same rules: the same states, step by step."""

import random
from typing import Any

import numpy as np
import pytest
from numba.core import config

from stolik.core.chance import RESHUFFLED, random_chance, write, written_chance
from stolik.core.engine import Compiled, Interpreted, engine, prepare
from stolik.core.offer import Offer, actions
from stolik.core.state import CHANCE, OVER
from tests.proofs.forms import Form, all_forms
from tests.proofs.playing import LIMIT, contents

pytestmark = pytest.mark.skipif(bool(config.DISABLE_JIT), reason="there is no machine code under NUMBA_DISABLE_JIT=1")


class Side:
    """One of the two ways to run a deal: an engine with a state, legal actions and chance of its own."""

    def __init__(self, engine: Interpreted | Compiled, form: Form, dealer: int, number: int, chance: Any) -> None:
        self.engine, self.form, self.chance = engine, form, chance.copy()
        self.states, self.offers = form.game.table.new(), np.zeros(1, Offer)
        prepare(form.game, self.states, form.options, dealer, number)
        self.engine.deal(self.states, self.chance)

    def contents(self) -> tuple[dict[str, bytes], dict[str, bytes]]:
        """Every byte of the state and of the source of chance."""
        return contents(self.states), contents(self.chance)

    def legal(self, seat: int) -> tuple[list[int], list[int], list[int]]:
        """The legal actions, and the rows and masks as they were written."""
        self.engine.legal(self.states, seat, self.offers)
        offer = self.offers[0]
        rows = int(offer["rows"])
        return actions(self.offers), offer["row"][:rows].tolist(), offer["mask"][:rows].tolist()

    def points(self) -> list[int]:
        return [self.engine.points(self.states, seat) for seat in range(self.form.options.seats)]


def run(form: Form, chance: random.Random, source: Any) -> int:
    """A random deal on both sides, equal after each step; returns how many steps it had."""
    dealer, number = chance.randrange(form.options.seats), chance.choice([0, chance.randrange(16)])
    slow = Side(Interpreted(form.game), form, dealer, number, source)
    fast = Side(engine(form.game, wait=True), form, dealer, number, source)
    assert isinstance(fast.engine, Compiled)
    for step in range(LIMIT):
        assert slow.contents() == fast.contents()
        state = slow.states[0]
        if state["phase"] == OVER:
            assert slow.points() == fast.points()
            return step
        if state["turn"] == CHANCE:
            stock = form.game.reshuffle(state)
            assert stock == form.game.reshuffle(fast.states[0])
            chance.shuffle(stock)
            seat, action = CHANCE, 0
            if source["written"][0]:
                write(slow.chance, RESHUFFLED, stock)
                write(fast.chance, RESHUFFLED, stock)
        else:
            legal = {seat: slow.legal(seat) for seat in range(form.options.seats)}
            assert legal == {seat: fast.legal(seat) for seat in range(form.options.seats)}
            seat = chance.choice([seat for seat, found in legal.items() if found[0]])
            action = chance.choice(legal[seat][0])
        slow.engine.play(slow.states, seat, action, slow.chance, slow.offers)
        fast.engine.play(fast.states, seat, action, fast.chance, fast.offers)
    raise AssertionError("not over")


EVERY_FORM = pytest.mark.parametrize("form", all_forms(), ids=str)


@EVERY_FORM
def test_a_written_deck_gives_the_same_states(form: Form) -> None:
    chance = random.Random(f"written {form}")
    for _ in range(2):
        deck = form.game.deck(form.options)
        chance.shuffle(deck)
        assert run(form, chance, written_chance(deck)) > 0


@EVERY_FORM
def test_random_chance_gives_the_same_states(form: Form) -> None:
    chance = random.Random(f"random {form}")
    for _ in range(2):
        assert run(form, chance, random_chance([chance.getrandbits(63)])) > 0
