"""How often the rest may be claimed is counted, and what a game says of it is never refuted by an end that may come."""

from dataclasses import replace
from typing import Any

import pytest

from stolik.core.game import event
from stolik.games import GAMES
from tests.proofs.claims import count


@pytest.mark.parametrize("name, deals, says", [("durak", 6, True), ("planowanie", 12, True), ("goliath", 3, False)])
def test_claims_are_counted(name: str, deals: int, says: bool) -> None:
    seats = 3 if name == "goliath" else 2
    found = count(name, {"seats": seats}, deals)
    assert (found.deals, found.said > 0) == (deals, says)
    assert found.claimed <= len(found.claims) <= deals * seats
    assert all(claim.actions >= claim.choices > 0 for claim in found.claims)


def test_a_game_that_says_it_too_soon_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def soon(view: Any) -> Any:
        return event("goliath-settled") if len(view["hand"]) < 8 else None

    monkeypatch.setitem(GAMES, "goliath", replace(GAMES["goliath"], settled=soon))
    with pytest.raises(AssertionError, match="what is not so"):
        count("goliath", {"seats": 3}, 1)
