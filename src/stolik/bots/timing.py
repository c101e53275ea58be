"""How long somebody takes who plays a race: they take in the table, look through their cards, choose, and move.

    encode + looking + choosing + move, with noise as a whole, and never less than their floor

* **Looking** is a race of its own: whatever can be done catches the eye after a while, the more alike it looks the
  sooner, and what comes first ends it; so it is over sooner the more there is (Jacob and Hochstein 2008, doi
  10.3758/PP.70.7.1165, of the game of sets). Whoever notices nothing has gone through the cards one by one by then:
  `slope` for each. A window of cards is looked at together, then the next one.
* **Choosing** takes 0.155 s for each doubling of what there is to choose from (Hick 1952).
* The noise is log-normal: mostly near the median, now and then much longer.

When the table has changed and spoiled what somebody was about to do, all of it begins anew. Which numbers are whose is
in `RACERS`; they are judged by eye, for nobody has measured people at these games. Why it is so: docs/decisions/0030.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from math import log2
from random import Random
from typing import Generic, NamedTuple, TypeVar

Card = TypeVar("Card")
Thing = TypeVar("Thing", bound=Hashable)

HICK = 0.155  # seconds for each doubling of what there is to choose from
EAGERNESS = 2.0  # shape of the times after which things are noticed (Weibull): seldom at once
FIRST, NEXT, END = range(3)  # how far somebody thinks: not at all, to what can be done next, to the end
BLIND = 4.0, 0.5  # median and spread of whoever acts without looking


class Racer(NamedTuple):
    """How somebody looks, thinks and moves in a race; times are seconds.

    window  cards of the hand that are looked at together
    encode  to take in the table as it is now
    slope   to look through the hand, for each card
    notice  after which the least conspicuous of all things is noticed, typically
    lay     from the choice to the card on the table
    hand    for what needs no looking, as to draw
    spread  of the noise
    floor   nothing that has to be found is ever done sooner
    thinks  FIRST: takes what is noticed first; NEXT: what leaves most to do next; END: sees what comes of it as well
    """

    window: int
    encode: float
    slope: float
    notice: float
    lay: float
    hand: float
    spread: float
    floor: float
    thinks: int


# Somebody who is new to such a game takes some seven seconds a card, at home in it four or five, and two are for those
# who have played it for years: the quickest of all never go below one.
RACERS: Mapping[str, Racer] = {
    "beginner": Racer(4, 1.4, 1.6, 18.0, 1.4, 1.0, 0.35, 3.0, FIRST),
    "casual": Racer(5, 0.9, 1.1, 12.0, 1.0, 0.8, 0.32, 2.0, NEXT),
    "club": Racer(6, 0.65, 0.8, 8.5, 0.8, 0.7, 0.3, 1.6, END),
    "strong": Racer(8, 0.45, 0.55, 6.0, 0.6, 0.6, 0.27, 1.3, END),
    "master": Racer(10, 0.3, 0.4, 4.0, 0.5, 0.5, 0.25, 1.0, END),
}


class Glance(NamedTuple, Generic[Card, Thing]):
    """What was seen so far: the cards, what can be done with them, which of it was noticed first, after how long."""

    cards: Sequence[Card]
    things: Sequence[Thing]
    first: Thing | None
    seconds: float


def looks(
    racer: Racer, hand: Sequence[Card], things: Callable[[Card], Mapping[Thing, float]], random: Random
) -> Iterator[Glance[Card, Thing]]:
    """A look at a hand, longer and longer: after each window of cards what was seen by then.

    things(card)  what can be done with a card, each with how much it catches the eye: 1 for the least
    """
    start = random.randrange(len(hand)) if hand else 0
    order = [*hand[start:], *hand[:start]]  # the eye falls anywhere, and goes on from there
    seen: list[Thing] = []
    first, seconds = None, 0.0
    for end in range(racer.window, len(order) + racer.window, racer.window):
        part = order[end - racer.window : end]
        whole = racer.slope * len(part)
        noticed = [
            (random.weibullvariate(racer.notice / salience, EAGERNESS), thing)
            for card in part
            for thing, salience in things(card).items()
        ]
        seen += [thing for _, thing in noticed]
        soonest = min(noticed, key=lambda each: each[0], default=(whole, None))
        first = soonest[1] if first is None else first
        seconds += min(whole, soonest[0])
        yield Glance(order[:end], seen, first, seconds)


def acting(racer: Racer, looking: float, choices: int, random: Random) -> float:
    """Seconds until something is done that was found by so long a look, one of so many choices."""
    typical = racer.encode + looking + HICK * log2(1 + choices) + racer.lay
    return max(racer.floor, typical * noise(racer.spread, random))


def handling(racer: Racer, looking: float, random: Random) -> float:
    """Seconds until something is done that needs no looking, after a look that has found nothing (0: after none)."""
    typical = racer.hand + (racer.encode + looking if looking else 0.0)
    return typical * noise(racer.spread, random)


def judging(racer: Racer, random: Random) -> float:
    """Seconds until somebody has said whether what they are shown is right: as long whatever they say."""
    return (racer.encode + HICK * log2(1 + 2) + racer.hand) * noise(racer.spread, random)


def blindly(random: Random) -> float:
    """Seconds of somebody who acts without looking."""
    median, spread = BLIND
    return median * noise(spread, random)


def noise(spread: float, random: Random) -> float:
    """What the times of a person are multiplied with."""
    return random.lognormvariate(0.0, spread)
