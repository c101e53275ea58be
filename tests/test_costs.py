"""The table of what a stranger can cost: every request and message is in it, with limits that there are, and the docs
have it as bench/costs.py makes it."""

import importlib
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from stolik.protocol import to_server
from stolik.server.api import operations
from stolik.server.limits import Limits
from stolik.server.rates import MATCH_BYTES

ROOT = Path(__file__).parents[1]
NIGHT = 12 * 3600
MOST = 50.0  # MB that one address can add in a night


@pytest.fixture
def costs(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return importlib.import_module("costs")


def rows() -> list[list[str]]:
    """The table of docs/hosting.md."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8").partition("| what | ms |")[2]
    lines = text.partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_every_request_and_message_is_measured(costs: Any) -> None:
    whats = [cost.what for cost in costs.COSTS]
    assert {each for each in whats if "/api/" in each} == {f"{each.method} {each.path}" for each in operations()}
    tags = {each.__struct_config__.tag for each in get_args(to_server.ToServer)}
    assert {re.match(r"`(\w+)`", each)[1] for each in whats if each.startswith("`")} == tags  # type: ignore[index]
    assert {name for cost in costs.COSTS for name in cost.limits} <= set(Limits._fields)


def test_the_docs_have_the_table(costs: Any) -> None:
    told = [(row[0], row[3]) for row in rows()]
    assert told == [(cost.what, ", ".join(f"`{name}`" for name in cost.limits)) for cost in costs.COSTS]


def test_a_night_of_one_address_adds_at_most_so_much() -> None:
    limits = Limits()
    records = (limits.match_burst + limits.match_rate * NIGHT) * MATCH_BYTES / 1e6
    assert records + sum(float(row[5]) for row in rows() if row[5]) <= MOST
