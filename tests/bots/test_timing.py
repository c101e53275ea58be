"""How long racers take: as people do, each level in its own time, and nobody sooner than anybody can."""

from itertools import pairwise
from random import Random
from statistics import mean, median

import pytest

from stolik.bots import LEVELS, make
from stolik.bots.timing import RACERS, acting, blindly, handling, judging, looks
from stolik.core.deal import Deal
from stolik.games.trojki import TROJKI
from tests.games.trojki_positions import A, race
from tests.position import dealt


def look(level: str, hand: list[dict[str, float]], seed: int) -> float:
    """How long a racer looks at cards, of which each has things that can be done with it, until one is noticed."""
    for seen in looks(RACERS[level], range(len(hand)), lambda card: hand[card], Random(seed)):
        if seen.first is not None:
            break
    return seen.seconds


def typical(level: str, hand: list[dict[str, float]]) -> float:
    return mean(look(level, hand, seed) for seed in range(200))


def test_there_is_a_racer_for_each_level() -> None:
    assert [*RACERS] == [*LEVELS]
    for lower, upper in pairwise(RACERS.values()):
        assert lower.window < upper.window and lower.thinks <= upper.thinks
        for name in ("encode", "slope", "notice", "lay", "hand", "spread", "floor"):
            assert getattr(lower, name) > getattr(upper, name), name
    assert RACERS["master"].floor >= 1.0, "the quickest person"


@pytest.mark.parametrize("level", RACERS)
def test_more_to_be_seen_and_more_alike_is_seen_sooner(level: str) -> None:
    one, more, alike = [{"x": 1.0}], [{"x": 1.0, "y": 1.0, "z": 1.0, "w": 1.0}], [{"x": 4.0}]
    assert typical(level, alike) < typical(level, one) and typical(level, more) < typical(level, one)
    assert typical(level, [*one, {}, {}, {}]) > typical(level, one), "more cards to go through"


@pytest.mark.parametrize("level", RACERS)
def test_who_finds_nothing_has_gone_through_all_cards(level: str) -> None:
    racer = RACERS[level]
    assert look(level, [{}] * 11, 1) == pytest.approx(11 * racer.slope)
    hand = [{}] * 11 + [{"x": 0.001}]
    assert max(look(level, hand, seed) for seed in range(100)) == pytest.approx(12 * racer.slope)
    assert len({round(look(level, hand, seed), 3) for seed in range(100)}) == -(-12 // racer.window)


@pytest.mark.parametrize("level", RACERS)
def test_the_noise_is_that_of_people(level: str) -> None:
    """Mostly near the median, sometimes much longer, never sooner than the floor."""
    racer, random = RACERS[level], Random(1)
    times = [acting(racer, 2.0, 12, random) for _ in range(4000)]
    assert racer.floor <= min(times) < median(times) < mean(times) < max(times)
    assert max(times) - median(times) > 1.5 * (median(times) - min(times))
    assert acting(racer._replace(spread=0.0), 2.0, 15, random) == pytest.approx(
        racer.encode + 2.0 + 4 * 0.155 + racer.lay
    ), "Hick's law"
    assert acting(racer._replace(spread=0.0), 0.0, 0, random) >= racer.floor
    assert min(each for _ in range(500) for each in (handling(racer, 0.0, random), judging(racer, random))) > 0.1
    assert min(blindly(random) for _ in range(1000)) > 0.3


@pytest.mark.parametrize("level", LEVELS)
def test_no_placement_is_sooner_than_the_floor(level: str) -> None:
    """Not even in a crowded hand, where everything fits."""
    racer, times = RACERS[level], []
    for seed in range(60):
        deal = dealt(TROJKI, seed=seed, seats=2)
        for _ in range(racer.window + seed % 15):
            deal.play(0, "draw")
        action, delay = make(level, "trojki", Random(seed)).choose(deal.view(0), deal.legal(0), [])
        times += [delay] * action.startswith("place")
    assert len(times) > 40 and min(times) >= racer.floor and median(times) > 1.1 * racer.floor


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_sight_and_chance_is_the_same_action_after_the_same_time(level: str) -> None:
    """Whatever others hold, which is not to be seen."""

    def answer(deal: Deal, seed: int) -> tuple[str, float]:
        return make(level, "trojki", Random(seed)).choose(deal.view(0), deal.legal(0), [])

    one = dealt(TROJKI, seed=3, seats=3)
    for _ in range(12):
        one.play(0, "draw")
    hidden = {place: card for place, card in enumerate(one.deck) if card not in one.view(0)["gone"]}
    others = [place for place, card in hidden.items() if card not in one.view(0)["hand"]]
    for seed in range(5):
        deck = list(one.deck)
        for place, card in zip(others, Random(seed).sample([deck[k] for k in others], len(others)), strict=True):
            deck[place] = card
        other = dealt(TROJKI, deck, seats=3)
        for _ in range(12):
            other.play(0, "draw")
        assert other.view(0) == one.view(0)
        assert other.view(1)["stack"] == one.view(1)["stack"] and deck != list(one.deck)
        assert answer(other, seed) == answer(one, seed)


def test_other_chance_is_another_time() -> None:
    deal = race(A, "BC2 VC3 YT0 YX3 RS1", "BT1")
    times = {make("casual", "trojki", Random(seed)).choose(deal.view(0), deal.legal(0), [])[1] for seed in range(9)}
    assert len(times) == 9
