"""The checker of dominated actions of trojki: what it finds, and that it never finds what may be right."""

from tests.bots.dominated_trojki import LOST, ON, WAIT, WON, dominated, end
from tests.bots.mine import moments
from tests.games.trojki_positions import A, race


def of(top: str, *hands: str, seat: int = 0, **options: object) -> set[str]:
    """What is dominated for a seat in the middle of a round."""
    deal = race(top, *hands, **options)
    return dominated(deal.view(seat), deal.legal(seat))


def test_who_can_win_does() -> None:
    """The last card fits: to wait is wrong, and so are all cells but those that it fits."""
    deal = race(A, "BC2", "YC1")
    view, legal = deal.view(0), deal.legal(0)
    assert dominated(view, legal) == {WAIT}
    assert {end(view, action) for action in legal} == {WON}


def test_a_card_that_fits_nowhere_is_a_reason_to_take_another() -> None:
    deal = race(A, "RS2", "YC1", stacks=("BC2", ""))
    assert dominated(deal.view(0), deal.legal(0)) == {WAIT}
    deal = race(A, "BC2", "YC1", stacks=("RS2", ""))
    assert WAIT not in dominated(deal.view(0), deal.legal(0)), "to keep a card that fits may be right"


def test_an_end_that_loses() -> None:
    """In some places the card leaves nothing that fits, and the other one has fewer."""
    deal = race(A, "BC2 RS2 YT2", "RX2")
    view, legal = deal.view(0), deal.legal(0)
    ends = {action: end(view, action) for action in legal}
    assert set(ends.values()) == {ON, LOST}
    assert dominated(view, legal) == {action for action in legal if ends[action] == LOST}
    deal = race(A, "BC2 RS2 YT2", "RX2 YT1 VS1 RS1")
    assert LOST not in {end(deal.view(0), action) for action in deal.legal(0)}, "who has the fewest does not lose"


def test_whoever_checks_a_card_sees_whether_it_is_right() -> None:
    for action, wrong in (("place BC2 1 B", "challenge"), ("place BC2 2 C", "accept")):
        deal = race(A, "BC2 YC1", "VC3 RS2", mode="open")
        deal.play(0, action)
        assert dominated(deal.view(1), deal.legal(1)) == {wrong}, action


def test_something_is_always_right() -> None:
    asked = 0
    for moment in moments("trojki", range(4)):
        all_of_them = {*moment.deal.legal(moment.seat), WAIT}
        assert moment.wrong < all_of_them
        asked += 1
    assert asked
