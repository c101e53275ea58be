"""What is added to an event for whoever wants to hear all, game by game."""

from typing import Any

import pytest

from stolik.cli.talk import after
from stolik.core.game import event
from stolik.words import Words

NAMES = ("Anna", "Jan", "Zoë")
TRICK = {"seats": 3, "leader": 1, "laid": 2, "table": [None, "G2", "G7"], "hand_count": [9, 8, 8], "phase": "play"}
GOLIATH = {"game": "goliath", **TRICK, "high_seat": 2, "low_seat": 1, "left": 9, "profit_points": [0, 1, 12]}
TAKEN = {**GOLIATH, "laid": 0, "table": ["G1", "G2", "G7"], "hand_count": [8, 8, 8], "low_seat": 0, "left": 8}
BIDS = {"game": "planowanie", "phase": "bid", "bid": [None, 2, 0], "tricks": 4, "laid": 0, "winner": None}
DURAK = {
    "game": "durak",
    "phase": "defend",
    "attacks": ["7C", "7D", None],
    "answers": ["9C", None, None],
    "laid": 2,
    "room": 4,
    "taking": False,
    "offered": [[], [], []],
    "hand_count": [6, 4, 5],
}
GOLF = {
    "game": "golf",
    "phase": "turn",
    "top": "4C",
    "stock": 31,
    "pairs": [[False] * 3, [True, False, False]],
    "up": [[None] * 6, ["7C", None, "AS", "7D", None, None]],
}
TROJKI = {"game": "trojki", "phase": "race", "hand_count": [3, 5, 1], "stack": [9, 0, 4]}
PAIRS = (
    "On the table: seven of clubs, beaten by the nine of clubs; seven of diamonds, not beaten yet. "
    "Room for 4 more attack cards. Jan: 4 cards."
)
OPEN = (
    "Discards: four of clubs on top. Stock: 31 cards. "
    "Jan, 1: seven of clubs – pair, 0; 3: ace of spades; 4: seven of diamonds – pair, 0; the other 3 are face down."
)
SAID = [
    (GOLIATH, "goliath-play", 2, "On the table: Jan green 2, Zoë green 7. Zoë: 12 points, 8 cards in hand."),
    (TAKEN, "goliath-play", 0, "8 tricks are left. Zoë: 12 points, 8 cards in hand. Anna: 0 points, 8 cards in hand."),
    (BIDS, "planowanie-bid", 2, "Bids: 2 of 4."),
    (DURAK, "durak-attacks", 1, PAIRS),
    ({**DURAK, "laid": 0}, "durak-stops", 2, "Zoë: 5 cards."),
    (GOLF, "golf-swap-up", 1, OPEN),
    ({**GOLF, "phase": "drawn"}, "golf-discard", 1, ""),
    (TROJKI, "trojki-place", 1, "Jan: 5 in hand, 0 in the stack."),
    (TROJKI, "trojki-draw", 1, ""),
    ({**GOLIATH, "phase": "over"}, "goliath-play", 2, ""),
    (GOLIATH, "goliath-deal", 2, ""),
    ({**GOLIATH, "laid": 0, "high_seat": None, "low_seat": None}, "goliath-lead", 2, ""),
    ({**BIDS, "phase": "play"}, "planowanie-bid", 1, ""),
    (GOLIATH, "table-gone", 2, ""),
]


@pytest.mark.parametrize("view, id, seat, said", SAID)
def test_after(view: dict[str, Any], id: str, seat: int, said: str) -> None:
    assert after(view, [event(id, seat=seat, card="G7")], Words("en", NAMES, 0)) == said


def test_of_several_actions_in_one_step_the_last_counts() -> None:
    step = [event("goliath-lead", seat=1, card="G2"), event("goliath-play", seat=2, card="G7")]
    assert after(GOLIATH, step, Words("en", NAMES)).endswith("Zoë: 12 points, 8 cards in hand.")
    assert after(GOLIATH, [], Words("en", NAMES)) == ""
