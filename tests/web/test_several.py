"""A page at a server of several processes: it goes to the one that has its table, and to another when that one dies."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stolik.client import Client
from tests.deploy.front import Several, several
from tests.postgres import run
from tests.web.browser import AWAY
from tests.web.conftest import Visit

OTHER = ("421", "503", "502")  # the browser itself says so of what the page then asks elsewhere


@pytest.fixture
def site(client: Path, tmp_path: Path, postgres_url: str) -> Iterator[Several]:
    with several(tmp_path, postgres_url, encrypted=False) as there:
        yield there


async def begun(url: str, wanted: str) -> tuple[str, str]:
    """A deal of planowanie of one person against bots at the process with this address: their token, and the code."""
    async with Client(url, name="Ada") as ada:
        while True:
            opened = await ada.api.call("POST", "/api/tables", {"game": "planowanie", "options": {"seats": 2}})
            if opened["at"] == wanted:
                break
        table = await ada.join(opened["code"])
        await table.sit(0)
        await table.fill("beginner")
        await table.ready()
        return ada.token, opened["code"]


@pytest.mark.parametrize("number", [0, 1])
def test_a_page_goes_on_when_its_process_dies(site: Several, visit: Visit, number: int) -> None:
    token, code = run(begun(site.url, f"/w/{number + 1}"))
    page = visit(f"/table/{code}", token=token, expected=(*AWAY, *OTHER))
    bid = page.locator(".mine button").filter(has_text=re.compile(r"^\d+$"))
    cards = page.locator(".mine .hand [data-card]")
    expect(cards.first).to_be_visible()
    held = cards.count()
    site.processes[number].kill()
    act(page, lambda: bid.count() > 0 or page.locator(".mine .hand button:not([aria-disabled=true])").count() > 0)
    assert cards.count() == held


def act(page: Page, able: Callable[[], bool]) -> None:
    """Waits until something can be done."""
    expect(page.locator(".lost")).to_have_count(0)
    for _ in range(600):
        if able():
            return
        page.wait_for_timeout(100)
    raise AssertionError(page.locator("main").inner_text())
