"""How long durak's endings take to be worked out: all actions of whoever opens, by the numbers of cards in two hands.

python bench/endings.py [POSITIONS]      positions of each size (1,000), random hands; the table is emptied before each
"""

import random
import sys
from statistics import median
from time import process_time

from stolik.bots.exact.durak import SOLVER, values_of
from stolik.core.deal import Deal
from stolik.games import GAMES

SIZES = ((5, 5), (6, 6), (7, 6), (7, 7), (8, 6), (8, 8))
LARGE = 16  # cards, from which on a tenth of the positions will do


def position(attacker: int, defender: int, seed: int) -> Deal:
    """A bout about to open between two hands of so many cards; all others are gone."""
    game = GAMES["durak"]
    chance = random.Random(seed)
    deal = Deal(game, game.settle({}), shuffle=chance.shuffle)
    cards = sum(1 << card for card in game.deck(deal.options))
    hands = [0, 0]
    order = [game.pack.number(card) for card in deal.deck]
    for place, card in enumerate(order[: attacker + defender]):
        hands[place >= attacker] |= 1 << card
    state = deal.state
    state["hand"][:2], state["known"][:] = hands, 0
    state["gone"] = cards & ~hands[0] & ~hands[1]
    state["stock"], state["under"], state["six_holder"] = 0, -1, -1
    state["turn"], state["attacker"], state["defender"] = 0, 0, 1
    state["room"], state["entitled"] = min(6, defender), 1
    return deal


def main() -> None:
    """Print median, 99 in 100 and the most of time and positions met, by size."""
    positions = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    values_of(*asked(position(2, 2, 0)))
    print(f"{'cards':<8}{'median ms':>10}{'p99 ms':>10}{'most ms':>10}{'mean met':>12}{'p99 met':>12}")
    for attacker, defender in SIZES:
        count = positions // 10 if attacker + defender >= LARGE else positions
        times, met = [], []
        for seed in range(count):
            deal = position(attacker, defender, seed)
            SOLVER.memories["table"] = 0
            start = process_time()
            values_of(*asked(deal))
            times.append(1000 * (process_time() - start))
            met.append(int(SOLVER.memories["met"][0]))
        times.sort()
        met.sort()
        late = 99 * count // 100
        told = f"{median(times):>10.2f}{times[late]:>10.2f}{times[-1]:>10.2f}{sum(met) // count:>12,}{met[late]:>12,}"
        print(f"{attacker} v {defender:<4}{told}")


def asked(deal: Deal) -> tuple[object, ...]:
    """What `values_of` is asked about a deal."""
    return deal.view(0), deal.legal(0), deal.options


if __name__ == "__main__":
    main()
