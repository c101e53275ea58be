"""How often the rest of a deal may be claimed at all: nobody can choose otherwise, as far as its player can know.

.venv/bin/python -m tests.proofs.claims durak --seats 2 --deals 500

Bots play matches. Of each deal and seat it is asked from when on all ends that were tried were alike: worlds that the
seat cannot tell from the true one, although it forgets nothing, played to the end at random. One other end is a proof
that nothing is settled; where none was found it may yet be: what is counted is as much as `Game.settled` could ever
say, and beside it stands what it does say.
"""

import sys
from argparse import ArgumentParser
from random import Random
from statistics import median
from typing import Any, NamedTuple

from stolik.arena.matches import Fixture, play_match
from stolik.core.deal import Deal
from stolik.games import GAMES
from tests.proofs.playing import LIMIT, choose
from tests.proofs.worlds import Story, other_world

ENDS = 60  # that are tried before the rest is taken for settled


class Claim(NamedTuple):
    """A seat's claim in a deal: how many of its actions it would spare, and how many of them were choices."""

    actions: int
    choices: int


class Found(NamedTuple):
    """The claims that there may be in so many deals, one for a seat and deal, and in how many the game says so."""

    deals: int
    claims: list[Claim]
    claimed: int
    said: int


def at(story: Story, length: int, chance: Random) -> Deal:
    """The deal of a story after so many actions."""
    game = GAMES[story.game]
    deal = Deal(game, game.settle(story.options), story.deck, story.dealer, story.number, chance.shuffle, fast=True)
    for line in story.actions[:length]:
        go_on(deal, line)
    return deal


def go_on(deal: Deal, line: str) -> None:
    """One action of a story, a seat's or that of chance."""
    who, _, action = line.partition(" ")
    if who == "-":
        deal.reshuffle(action.split(" ")[1:])
    else:
        deal.play(int(who), action)


def an_end(story: Story, seat: int, chance: Random) -> list[int] | None:
    """The points at some end that the seat must reckon with; None where a random deal takes too long."""
    other = other_world(story, seat, chance, chance.choice([0, 3, 20]))
    deal = at(other, len(other.actions), chance)
    for _ in range(LIMIT):
        if deal.over:
            return deal.points()
        if deal.chance_acts:
            deal.reshuffle()
        else:
            deal.play(*choose(deal, chance))
    return None


def claim_of(story: Story, seat: int, points: list[int], chance: Random) -> tuple[Claim, bool]:
    """From when on a seat may claim, looked for from the end; and whether the game says so at some question."""
    game, found, choices, said = GAMES[story.game], Claim(0, 0), 0, False
    own = [k for k, line in enumerate(story.actions) if line.startswith(f"{seat} ")]
    for count, k in enumerate(reversed(own), 1):
        deal = at(story, k, chance)
        before = Story(story.game, story.options, story.dealer, story.number, story.deck, story.actions[:k], over=False)
        view = deal.view(seat)
        says = deal.turn == seat and game.settled(view) is not None
        if any(an_end(before, seat, chance) not in (points, None) for _ in range(ENDS)):
            assert not says, f"{game.name} says of {view} what is not so"
            break
        choices += len(deal.legal(seat)) > 1
        said = said or says
        if len(view.get("hand") or []) > 1:
            found = Claim(count, choices)
    return found, said


def count(name: str, options: dict[str, Any], deals: int, seed: int = 0, bots: str = "simple") -> Found:
    """So many deals of matches between bots."""
    game, chance = GAMES[name], Random(seed)
    settled = game.option_values(game.settle(options))
    claims, claimed, said, seen, number = list[Claim](), 0, 0, 0, 0
    while seen < deals:
        record = play_match(Fixture(name, settled, (bots,) * settled["seats"], f"claims {seed}"), number)
        number += 1
        for nth, deal in enumerate(record["deals"][: deals - seen]):
            seen += 1
            story = Story(name, settled, deal["dealer"], nth, deal["deck"], deal["actions"], over=True)
            of_seats = [claim_of(story, seat, deal["points"], chance) for seat in range(story.seats)]
            own = [claim for claim, _ in of_seats if claim.choices]
            claims += own
            claimed += bool(own)
            said += any(says for _, says in of_seats)
    return Found(seen, claims, claimed, said)


def main() -> None:
    parser = ArgumentParser(description="How often the rest of a deal may be claimed at all.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", default="simple")
    given = parser.parse_args()
    seats = {"seats": given.seats} if given.seats is not None else {}
    found = count(given.game, seats, given.deals, given.seed, given.bots)
    told = [f"{given.game}: in {found.claimed} of {found.deals} deals somebody might claim,", f"said in {found.said}"]
    if found.claims:
        actions, choices = zip(*found.claims, strict=True)
        told += [f"{len(found.claims)} claims spare {median(actions)} actions (at most {max(actions)}),"]
        told += [f"of which {median(choices)} were choices (at most {max(choices)})"]
    sys.stdout.write("\n".join(told) + "\n")


if __name__ == "__main__":
    main()
