"""How quick the page is: bench/web.py measures, this looks whether its figures can be true, and prints them.

Time proves nothing on a busy machine, so the bounds are far away; what has to hold always is the size of the script
(tests/web/test_budget.py).
"""

import json
import sys

from bench import web
from playwright.sync_api import Browser

from tests.web.match import brisk
from tests.web.test_budget import MOST, MOST_LATER


def test_the_measured_figures(browser: Browser, client: object, tmp_path_factory) -> None:  # type: ignore[no-untyped-def]
    with brisk(tmp_path_factory.mktemp("quick"), fixed=True) as site:
        figures = web.measured(browser, site, ["goliath"])
    sys.stdout.write(f"{json.dumps(figures)}\n")
    first, slow = figures["first"]["goliath"], figures["first slow"]["goliath"]
    assert 0 < first < 20 and first < slow < 60
    flying = figures["flying"]
    assert flying["frames"] > 10 and 0 < flying["p95"] <= flying["worst"] < 5000
    assert all(task >= 50 for task in flying["long tasks"])
    assert 10_000 < figures["script"] <= MOST
    assert 1_000 < figures["later"] <= MOST_LATER
