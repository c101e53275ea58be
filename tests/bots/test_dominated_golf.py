"""The checker of dominated actions of golf: what it finds, and that it never finds what may be right."""

from collections.abc import Collection

import pytest

from stolik.core.deal import Deal
from tests.bots.dominated_golf import comes_to, dominated, hopeless, unseen, worlds
from tests.bots.mine import moments
from tests.games.golf_tables import ALL, laid, play

OTHER = "555666"


def last(mine: str, top: str, stock: str = "9C 4D", up: Collection[int] = ALL, **options: object) -> Deal:
    """Seat 1 has a layout and the last turn, for seat 0 has just had all cards face up."""
    golf = laid(f"{OTHER} {mine}", top, stock, up=(ALL - {6}, up), final_turns=True, **options)
    play(golf, "0 stock", "0 swap 6")
    return golf


def wrong(golf: Deal) -> set[str]:
    seat = golf.turn or 0
    return dominated(golf.view(seat), golf.legal(seat), golf.options)


def test_the_last_card_goes_where_it_counts() -> None:
    """A nine instead of the queen or the jack; all else is more, in every world."""
    golf = play(last("2Q34JA", "TC", "9C 4D"), "1 stock")
    assert best(golf) == {"swap 2", "swap 5"} and wrong(golf) == {*golf.legal(1)} - best(golf)
    assert wrong(last("22KK3A", "QC")) == {"take"}, "it only makes it more"


def best(golf: Deal) -> set[str]:
    view = golf.view(golf.turn)
    (world,) = worlds(view)
    ends = {action: comes_to(view, action, world, "rank")[0] for action in golf.legal(golf.turn or 0)}
    return {action for action, points in ends.items() if points == min(ends.values())}


def test_what_lies_face_down_may_be_anything() -> None:
    """A queen may be there, or a two: to leave it may be right, and so may putting a five there."""
    golf = play(last("22KK3A", "TC", "9C 5D", up=ALL - {3}), "1 stock")
    assert not {"discard", "swap 3"} & wrong(golf)
    assert "swap 1" in wrong(golf), "of two kings, or twos, nothing is to be gained"
    assert len(list(worlds(golf.view(1)))) == len({card[0] for card in unseen(golf.view(1))})


def test_only_last_turns_are_looked_at() -> None:
    golf = play(laid(f"{OTHER} 2Q34JA", "TC", "9C 4D", up=(ALL - {6}, ALL - {1})), "0 stock")
    assert wrong(golf) == set()


@pytest.mark.parametrize("deals, mine, ends", [(1, "99J4A5", True), (9, "99J4A5", False), (1, "22AKKK", False)])
def test_ending_while_somebody_has_less(deals: int, mine: str, ends: bool) -> None:
    golf = play(laid(f"{mine} 332233", "TC", "8C 4D", up=(ALL - {6}, ALL - {6}), deals=deals), "0 stock")
    assert hopeless(golf.view(0), golf.legal(0), golf.options) == ({"swap 6"} if ends else set())


def test_something_is_always_right() -> None:
    asked = 0
    for moment in moments("golf", range(30)):
        assert moment.wrong < {*moment.deal.legal(moment.seat)}
        asked += 1
    assert asked
