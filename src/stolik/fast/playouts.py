"""Random deals played out at full speed, for any game: dealing, legal actions, a random choice, scoring."""

from collections.abc import Callable
from typing import Any

from stolik.core.bits import below, rule
from stolik.core.game import Game
from stolik.core.machine import compiled
from stolik.core.offer import choose, clear
from stolik.core.state import NOBODY, OVER


def make_playout(game: Game) -> Callable[..., Any]:
    """playout(s, offer, chance): plays a dealt deal to its end at random and returns the number of actions.

    Before each question every seat that could act out of turn is offered its chance, in seat order, and takes it half
    the time (docs/architecture.md, "Who may act").
    """
    legal, play, interrupter = game.legal, game.play, game.interrupter

    @rule
    def playout(s: Any, offer: Any, chance: Any) -> Any:
        actions = 0
        while s.phase != OVER:
            other = interrupter(s, NOBODY)
            while other != NOBODY:
                if below(2, chance):
                    clear(offer)
                    legal(s, other, offer)
                    play(s, other, choose(offer, chance), chance)
                    actions += 1
                other = interrupter(s, other)
            if s.turn < 0:
                play(s, s.turn, 0, chance)
                continue
            clear(offer)
            legal(s, s.turn, offer)
            play(s, s.turn, choose(offer, chance), chance)
            actions += 1
        return actions

    return playout


def make_batch(game: Game) -> Callable[..., Any]:
    """batch(states, offers, chances, deals, series): plays `deals` random deals on the first record of each array.

    The record holds seats and options; deal k is number k % series of its match, and the deal passes round. Returns the
    number of actions and the points of all seats and deals, added up. The code is kept on disk and holds no lock of the
    interpreter: threads run side by side, each on arrays of its own.
    """
    deal, points = game.deal, game.points
    play_out = game.playout or make_playout(game)

    def batch(states: Any, offers: Any, chances: Any, deals: Any, series: Any) -> Any:
        s, offer, chance = states[0], offers[0], chances[0]
        actions, total = 0, 0
        for k in range(deals):
            s.number = k % series
            s.dealer = k % s.seats
            deal(s, chance)
            actions += play_out(s, offer, chance)
            for seat in range(s.seats):
                total += points(s, seat)
        return actions, total

    return compiled(f"{game.name}-batch", batch)
