"""What is claimed of the strength of Stolik's bots, played again: each claim with its interval and how to repeat it.

.venv/bin/python bench/bots.py                            all claims, in two hours on two cores
.venv/bin/python bench/bots.py --only durak R4            those that hold these words
.venv/bin/python bench/bots.py --sets 0.1 --minutes 0.1   with a tenth of the sets, or of the time

A claim is a line of data. It is played until there are enough sets, its time is over, or it is plain: as many standard
errors beyond what is wanted as the claim says. Whatever came of it, the line says by which command it comes again.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from functools import cache, partial
from itertools import pairwise
from math import inf
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from stolik.arena import Estimate, Findings, Line, contest, play_contest
from stolik.arena.figures import FEWEST_SETS, Moments
from stolik.bots import LEVELS, make, maker_of
from stolik.bots.exact.golf import FINE, RANKS, layout, packed, table, worked_out
from stolik.bots.levels import RUNG
from stolik.bots.policies.golf import NO_CELL, best_cell, choose, from_stock, own_kind, value_with
from stolik.cli.options import values
from stolik.core.deal import Deal
from stolik.core.engine import record
from stolik.core.state import NO_CARD
from stolik.fast.bench import cores
from stolik.games import GAMES
from stolik.games.golf import DISCARD, DRAWN, SWAP, TAKE, TAKEN, TURN

SEED = "10"
PILOTS, PILOT_SETS = 2, 2  # by which the time of both bots is measured, where it is to be equal
PLAIN, APART = 3.0, 5.0  # standard errors beyond what is wanted


class Claim(NamedTuple):
    """That the first bot does so well against the second, which has all other seats (or one half, `form` half).

    wanted      what its share of the win (`share`), its points more than the others' (`points`) and the share of its
                bids that it keeps (`kept`) are to be at least
    errors      how many standard errors beyond even its share of the win has to be, too
    equal_time  whether the second one, a rung, gets as many playouts as take the time of the first
    """

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, str]
    wanted: Mapping[str, float]
    errors: float = 0.0
    equal_time: bool = False
    form: str | None = None
    sets: int = 400
    minutes: float = 6.0

    def __str__(self) -> str:
        told = ", ".join(values(self.options))
        return f"{self.game} ({told}): {self.bots[0]} against {self.bots[1]}{' at equal time' * self.equal_time}"


CLAIMS = (
    Claim("durak", {"seats": 2}, ("master", "R4"), {"share": 0.60}, equal_time=True, minutes=15),
    Claim("durak", {"seats": 2}, ("master", "R2"), {"share": 0.85}),
    Claim("durak", {"seats": 4, "form": "pairs"}, ("master", "R3"), {"share": 0.65}, form="half", minutes=8),
    Claim("planowanie", {"seats": 4}, ("strong", "R3"), {"share": 0.40, "kept": 0.60}, equal_time=True, minutes=12),
    Claim("goliath", {"seats": 4, "deals": 1}, ("strong", "R2"), {"points": 4.0}, minutes=2),
    Claim("goliath", {"seats": 4, "deals": 1}, ("master", "R2"), {"points": 4.0}, minutes=4),
    Claim("golf", {"seats": 2, "deals": 1}, ("master", "R1"), {"share": 0.70}, sets=1000, minutes=4),
)


class Alone(NamedTuple):
    """That a bot does so well with nobody against it: the mean over deals of what `play` gives for a bot and a seed.

    points  whether that is points lost, of which there are to be at most so many as are wanted; else it is 1 or 0
    """

    game: str
    bot: str
    what: str
    wanted: float
    play: Callable[[str, str], float]
    deals: int = 300
    minutes: float = 1.0
    points: bool = False

    def __str__(self) -> str:
        return f"{self.game}, alone: {self.bot}, {self.what}"


def emptied(bot: str, seed: str) -> float:
    """Whether somebody gets rid of all cards dealt to one of two at trojki, while the other does nothing: 1 or 0."""
    game, chance = GAMES["trojki"], Random(seed)
    deal = Deal(game, game.settle({"seats": 2}), None, 0, 0, chance.shuffle, fast=True)
    player = make(bot, game.name, chance, deal.options)
    while not deal.over and (legal := deal.legal(0)):
        action, _ = player.choose(deal.view(0), legal, deal.actions)
        if not action:
            break  # nothing fits, and nobody changes the table
        deal.play(0, action)
    return float(deal.view(0)["left"][0] == 0)


MOST_TURNS = 24  # of golf's player alone
NO_END = NO_CELL, 0.0, 0.0  # alone nobody gains by ending the hole


@cache
def best_values() -> list[Any]:
    """What golf's layouts come to with 0, 1, 2, ... turns left, played for the best (bots/exact/golf.py)."""
    values = zip(range(MOST_TURNS), worked_out(0), strict=False)
    return [packed(each) for _, each in values]


def lost(turns: int, bot: str, seed: str) -> float:
    """The points that golf's quick player gives away alone, in so many turns: at each choice, what the best one saves.

    So the mean over holes is what it comes to more than the best there is, and varies much less than points do.
    """
    chance, book, points = Random(seed), table(0), 0.0
    s = record(Deal(GAMES["golf"], GAMES["golf"].settle({"seats": 2}), shuffle=chance.shuffle)._states)
    s.peeked[0, 3:5] = chance.randrange(RANKS), chance.randrange(RANKS)
    for left in reversed(range(turns)):
        values = best_values()[left]
        s.phase, s.top = TURN, chance.randrange(RANKS)
        kinds = own_kind(s, 0, 0), own_kind(s, 0, 1), own_kind(s, 0, 2)
        as_it_is = float(values[layout(*kinds)])
        taken = best_cell(s, 0, s.top, kinds, values, NO_END)[1]
        stock = from_stock(s, 0, kinds, values, as_it_is, NO_END)
        take = choose(s, 0, left, NO_END, book) == TAKE
        points += (taken if take else stock) - min(taken, stock)
        s.phase, card = (TAKEN, s.top) if take else (DRAWN, chance.randrange(RANKS))
        s.taken = s.drawn[0] = card
        action = choose(s, 0, left, NO_END, book)
        least = best_cell(s, 0, card, kinds, values, NO_END)[1]
        if action == DISCARD:
            points += as_it_is - min(least, as_it_is)
            continue
        points += value_with(s, 0, action - SWAP, card, kinds, values, NO_END) - min(least, least if take else as_it_is)
        s.up[0, action - SWAP], s.peeked[0, action - SWAP] = card, NO_CARD
        if min(s.up[0]) != NO_CARD:
            break
    return points / FINE


ALONE = (
    *(Alone("trojki", level, "hands of 27 cards emptied", 0.95, emptied) for level in ("club", "strong", "master")),
    *(
        Alone("golf", "quick", f"points lost in {turns} turns", 0.05, partial(lost, turns), 200, 0.5, points=True)
        for turns in (6, 12, 16, 20, MOST_TURNS)
    ),
)


def neighbours() -> Iterator[Claim]:
    """That each level is better than the one below, in every game and at every table that people sit at."""
    for game in GAMES.values():
        for seats in (2, 3, 4, 6):
            if game.seats[0] <= seats <= game.seats[1]:
                one_deal = {"deals": 1} if "deals" in game.options._fields else {}
                wanted = {"share": 0.55} if seats == 2 else {}
                for lower, upper in pairwise(LEVELS):
                    options = {"seats": seats, **one_deal}
                    yield Claim(game.name, options, (upper, lower), wanted, errors=APART, sets=1500, minutes=0.9)


# --- playing ---------------------------------------------------------------------------------------------------------


def played(claim: Claim, bots: tuple[str, str], sets: int, minutes: float, jobs: int) -> Findings:
    """What comes of a claim with these bots."""
    game, until = GAMES[claim.game], monotonic() + 60 * minutes
    findings = Findings(contest(game, game.settle(claim.options), bots, SEED, claim.form))
    with closing(play_contest(findings.contest, sets, jobs)) as matches:
        for each in matches:
            findings.add(each)
            if monotonic() > until or (len(findings.sets) % 10 == 0 and plain(claim, findings)):
                break
    return findings


def plain(claim: Claim, findings: Findings) -> bool:
    """Whether there is no doubt about any part of a claim."""
    if len(findings.sets) < FEWEST_SETS:
        return False
    return all(abs(by) >= max(PLAIN, claim.errors) for _, _, _, by in parts(claim, findings.lines()[0]))


def parts(claim: Claim, line: Line) -> list[tuple[str, Estimate, float, float]]:
    """The parts of a claim: what is claimed of, what was found, what is wanted, standard errors beyond that."""
    found: dict[str, Estimate | None] = {"share": line.share, "points": line.points, "kept": line.kept}
    wanted = [(name, found[name], least) for name, least in claim.wanted.items()]
    wanted += [("share", line.share, line.even)] * bool(claim.errors)
    return [(name, each, least, beyond(each, least)) for name, each, least in wanted if each is not None]


def beyond(found: Estimate, least: float) -> float:
    """How many standard errors an estimate is above (or below) a value."""
    if not found.error:
        return 0.0 if found.error is None or found.mean == least else inf if found.mean > least else -inf
    return (found.mean - least) / found.error


def told(claim: Claim, findings: Findings) -> Iterator[str]:
    """A line for each part of a claim: what was found, how far beyond what is wanted (in errors), what it means."""
    line = findings.lines()[0]
    for name, found, least, by in parts(claim, line):
        unit, times = ("", 1) if name == "points" else ("%", 100)
        low, high = (f"{times * value:.1f}" if value is not None else "?" for value in (found.low, found.high))
        needed = claim.errors if claim.errors and least == line.even else 0.0
        of = f"{needed:.0f} standard errors above {times * least:.1f}" if needed else f"at least {times * least:.1f}"
        yield f"  {name} {times * found.mean:.1f}{unit} ({low} to {high}), wanted {of}: {by:+.1f}, {word(by, needed)}"


def word(by: float, needed: float) -> str:
    """Whether a part of a claim holds that is to be so many standard errors beyond what is wanted."""
    if by >= needed:
        return "holds" if needed or by >= PLAIN else "holds, not surely"
    if needed and by > 0:
        return "open, for so many sets"
    return "MISSED" if by <= -PLAIN else "MISSED, not surely"


def again(findings: Findings) -> str:
    """The command by which the same comes again."""
    game, played = GAMES[findings.contest.game], findings.contest
    usual = game.option_values(game.settle({"seats": played.options["seats"]}))
    options = {name: value for name, value in played.options.items() if value != usual[name]}
    named = [f"--seats {played.options['seats']}", *(f"--option {value}" for value in values(options))]
    named += [f"--bot {name}" for name in played.bots]
    return (
        f"stolik arena {game.name} {' '.join(named)} --format {played.format} --sets {len(findings.sets)} --seed {SEED}"
    )


def alone(claim: Alone, deals: int, minutes: float) -> Iterator[str]:
    """The lines of a claim with nobody against a bot: what was found, what it means, and how to see it again."""
    until, values = monotonic() + 60 * minutes, Moments()
    while values.count < FEWEST_SETS or (values.count < deals and monotonic() < until):
        values.add(claim.play(claim.bot, f"{SEED} {values.count}"))
    found = values.estimate() if claim.points else values.share()
    told, unit = ("{:.4f}", "") if claim.points else ("{:.1f}", "%")
    mean, *bounds, wanted = (
        "?" if value is None else told.format(value * (1 if claim.points else 100))
        for value in (found.mean, found.low, found.high, claim.wanted)
    )
    by = -beyond(found, claim.wanted) if claim.points else beyond(found, claim.wanted)
    bound = "at most" if claim.points else "at least"
    yield f"  {mean}{unit} ({bounds[0]} to {bounds[1]}), wanted {bound} {wanted}: {word(by, 0.0)}"
    yield f"  {values.count} deals, seeds from {SEED!r}; again: bench/bots.py --only {claim.game}, alone {claim.bot}"


def equal_time(claim: Claim, jobs: int) -> tuple[str, str]:
    """The bots of a claim, the rung with as many playouts as take the time of the other.

    To load code takes time too, which counts for much of a small rung's: so it is measured again with what was found.
    """
    name, playouts = claim.bots[1], RUNG
    for _ in range(PILOTS):
        bots = claim.bots[0], f"{name}@{playouts}"
        first, rung = played(claim, bots, PILOT_SETS, inf, jobs).lines()
        playouts = max(1, round(playouts * first.milliseconds / rung.milliseconds))
    return claim.bots[0], f"{name}@{playouts}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", default=[], help="claims whose line holds all of these")
    parser.add_argument("--sets", type=float, default=1.0, help="of a claim's sets, as a factor")
    parser.add_argument("--minutes", type=float, default=1.0, help="of a claim's time, as a factor")
    parser.add_argument("--jobs", type=int, default=cores())
    given = parser.parse_args()
    for claim in ALONE:
        if all(word in str(claim) for word in given.only):
            print(claim, flush=True)
            for line in alone(claim, round(given.sets * claim.deals), given.minutes * claim.minutes):
                print(line, flush=True)
    for claim in (*CLAIMS, *neighbours()):
        if not all(word in str(claim) for word in given.only):
            continue
        print(claim, flush=True)
        try:
            for name in claim.bots:
                maker_of(name)
        except KeyError as error:
            print(f"  skipped: there is no bot {error}", flush=True)
            continue
        began = monotonic()
        bots = equal_time(claim, given.jobs) if claim.equal_time else claim.bots
        found = played(claim, bots, max(2, round(given.sets * claim.sets)), given.minutes * claim.minutes, given.jobs)
        for line in told(claim, found):
            print(line)
        times = " and ".join(f"{line.milliseconds:.1f}" for line in found.lines())
        print(f"  {again(found)}\n  {times} ms/decision, {(monotonic() - began) / 60:.1f} minutes", flush=True)


if __name__ == "__main__":
    main()
