"""What a hint says of thoughts: what others cost, how sure that is, and what it rests on."""

from random import Random

from stolik.bots.advice import HintWanted, advise, advised
from stolik.bots.search import Thought
from stolik.core.deal import Deal
from stolik.games import GAMES


def test_others_cost_or_are_as_good_and_the_margin_is_said() -> None:
    golf = GAMES["golf"]
    view = Deal(golf, golf.settle({}), shuffle=Random(1).shuffle).view(0)
    thoughts = [
        Thought("peek 4 5", 2.0, 0.1, 10),
        Thought("peek 4 6", 1.9, 0.1, 10),
        Thought("peek 5 6", -1.26, 0.2, 5),
    ]
    best, same, dear, why = advised(golf, view, thoughts)
    assert (best.id, same.id, dear.id, why.id) == ("advice-best", "advice-as-good", "advice-cost", "advice-worlds")
    assert {key: dear.args[key] for key in ("points", "tenth", "margin", "part", "exact")} == {
        "points": 3,
        "tenth": 3,
        "margin": 0,
        "part": 6,
        "exact": False,
    }
    assert why.args == {"count": 25}


def test_what_is_exact_has_no_margin_and_a_loser_counts_in_hundreds() -> None:
    durak = GAMES["durak"]
    view = Deal(durak, durak.settle({"seats": 2}), shuffle=Random(1).shuffle).view(0)
    best, risk, why = advised(durak, view, [Thought("stop", 0.5, 0.0, 0), Thought("take", 0.1, 0.0, 0)])
    assert (risk.id, risk.args["count"], risk.args["margin"], why.id) == ("advice-risk", 20, 0, "advice-exact")
    assert best.id == "advice-best"


def test_where_nothing_else_is_possible_nothing_is_said_to_be_worked_out() -> None:
    durak = GAMES["durak"]
    deal = Deal(durak, durak.settle({"seats": 2}), shuffle=Random(1).shuffle)
    seat = deal.turn
    assert seat is not None
    wanted = HintWanted("durak", {"seats": 2}, deal.view(seat), deal.legal(seat)[:1], [])
    action, told = advise(wanted)
    assert (action, [each.id for each in told]) == (wanted.legal[0], ["advice-best", "advice-only"])
