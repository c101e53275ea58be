"""bench/bots.py: its claims can be played, and what it prints says what held and how to see it again."""

import shlex
from typing import Any

import pytest
from bench import bots
from numba.core import config

from stolik.arena import Estimate, contest
from stolik.bots import LEVELS, maker_of
from stolik.games import GAMES
from stolik.games.golf import STOCK, SWAP, TURN
from tests.cli.conftest import Run
from tests.cli.conftest import quiet_home as quiet_home
from tests.cli.conftest import run as run

QUICK = (
    bots.Claim("golf", {"seats": 2, "deals": 1}, ("R1", "R0"), {"share": 0.9, "points": 200.0}),
    bots.Claim("golf", {"seats": 2, "deals": 1}, ("R1", "clever"), {"share": 0.9}),
    bots.Claim("planowanie", {"seats": 2}, ("R1", "R0"), {"kept": 0.1}, errors=5.0),
)


def test_every_claim_can_be_played() -> None:
    claims = [*bots.CLAIMS, *bots.neighbours()]
    for claim in claims:
        game = GAMES[claim.game]
        assert contest(game, game.settle(claim.options), claim.bots, "1", claim.form).lineups
        assert all(map(maker_of, claim.bots)) and (claim.wanted or claim.errors)
        assert not claim.equal_time or maker_of(f"{claim.bots[1]}@7")
    assert {claim.game for claim in claims} == {*GAMES} and len(claims) > 15 * (len(LEVELS) - 1)
    assert sum(claim.minutes for claim in (*claims, *bots.ALONE)) < 120, "all of them in two hours"


def test_what_is_printed(run: Run, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bots, "CLAIMS", QUICK)
    monkeypatch.setattr(bots, "neighbours", lambda: iter(()))
    monkeypatch.setattr(bots, "ALONE", ())
    monkeypatch.setattr("sys.argv", ["bots.py", "--sets", "0.02", "--jobs", "1"])
    bots.main()
    head, share, points, command, _, missing, skipped, bids, kept, apart, *_ = capfd.readouterr().out.splitlines()
    assert head == "golf (seats=2, deals=1): R1 against R0" and missing == head.replace("R0", "clever")
    assert "share 100.0% (" in share and "wanted at least 90.0" in share and share.endswith("holds")
    assert points.startswith("  points ") and points.endswith(", MISSED")
    assert skipped == "  skipped: there is no bot 'clever'"
    assert bids == "planowanie (seats=2): R1 against R0" and kept.startswith("  kept ")
    assert "wanted 5 standard errors above 50.0" in apart
    told = run(*shlex.split(command)[1:], "--jobs", "1").out
    assert "8 sets" in told and share.split()[1] in told, "the same comes again"


def test_a_bot_alone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["bots.py", "--only", "trojki, alone", "club", "--sets", "0.01"])
    bots.main()
    head, found, again = capsys.readouterr().out.splitlines()
    assert head == "trojki, alone: club, hands of 27 cards emptied"
    assert "wanted at least 95.0" in found and "MISSED" not in found
    assert again.startswith("  30 deals, seeds from '10'") and again.endswith("--only trojki, alone club")
    monkeypatch.setattr(bots, "ALONE", [bots.ALONE[0]._replace(play=lambda bot, seed: 0.5)])
    bots.main()
    assert "  50.0% " in (told := capsys.readouterr().out) and "MISSED" in told


def test_points_lost_alone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Of points there are to be few, and the share of a bound that is wanted is not told in percent."""
    claim = next(each for each in bots.ALONE if each.game == "golf")
    monkeypatch.setattr("sys.argv", ["bots.py", "--only", "golf, alone", "--sets", "0.1"])
    for lost, word in ((0.01, "holds"), (0.2, "MISSED")):
        monkeypatch.setattr(bots, "ALONE", [claim._replace(play=lambda bot, seed, lost=lost: lost)])
        bots.main()
        head, found, _ = capsys.readouterr().out.splitlines()
        assert head == "golf, alone: quick, points lost in 6 turns"
        assert found == f"  {lost:.4f} ({lost:.4f} to {lost:.4f}), wanted at most 0.0500: {word}"


@pytest.mark.skipif(config.DISABLE_JIT, reason="golf is worked out by machine code")
def test_what_golf_alone_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table loses nothing where it has all turns, and whoever always puts a card on the first cell much."""
    monkeypatch.setattr(bots, "MOST_TURNS", 4)
    bots.best_values.cache_clear()
    seeds = [str(seed) for seed in range(5)]
    assert [bots.lost(4, "quick", seed) for seed in seeds] == [0.0] * 5
    monkeypatch.setattr(bots, "choose", lambda s, *_: STOCK if s.phase == TURN else SWAP)
    assert all(bots.lost(4, "quick", seed) > 1 for seed in seeds)
    bots.best_values.cache_clear()


def test_only_what_is_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["bots.py", "--only", "chess"])
    bots.main()
    assert capsys.readouterr().out == ""


def test_equal_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The code of both is loaded in the first games, 180 ms a decision: what is found there is measured again."""
    asked = list[str]()

    class Times:
        def __init__(self, rung: str, loading: float) -> None:
            own = int(rung.partition("@")[2]) / 50
            self._times = 500.0, own + loading

        def lines(self) -> list[Any]:
            return [type("Line", (), {"milliseconds": each}) for each in self._times]

    def played(claim: bots.Claim, names: tuple[str, str], *_: Any) -> Times:
        asked.append(names[1])
        return Times(names[1], loading=180.0 if len(asked) == 1 else 0.0)

    monkeypatch.setattr(bots, "played", played)
    claim = bots.Claim("durak", {"seats": 2}, ("master", "R4"), {"share": 0.6}, equal_time=True)
    assert bots.equal_time(claim, 1) == ("master", "R4@25000")
    assert asked == ["R4@1000", "R4@2500"]


def test_how_far_beyond() -> None:
    assert bots.beyond(Estimate(0.7, 0.05, 0.6, 0.8), 0.6) == pytest.approx(2)
    assert bots.beyond(Estimate(1.0, 0.0, 1.0, 1.0), 0.6) == float("inf") == -bots.beyond(Estimate(0, 0.0, 0, 0), 0.6)
    assert bots.beyond(Estimate(1.0, None, None, None), 0.6) == 0 == bots.beyond(Estimate(0.6, 0.0, 0, 0), 0.6)
    assert [bots.word(by, 0.0) for by in (4, 1, -1, -4)] == [
        "holds",
        "holds, not surely",
        "MISSED, not surely",
        "MISSED",
    ]
    assert [bots.word(by, 5.0) for by in (6, 4, -4)] == ["holds", "open, for so many sets", "MISSED"]
