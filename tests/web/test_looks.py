"""What the eye stumbled over: things that lay over each other, and lines that were cut through."""

import json
from collections.abc import Iterable
from random import Random

import pytest
from playwright.sync_api import Page

from stolik.bots import make
from tests.server.running import Running
from tests.web.browser import ALERT
from tests.web.conftest import Visit
from tests.web.match import brisk_site
from tests.web.puppet import Puppet
from tests.web.test_features import finished
from tests.web.test_sizes import PHONE, TABLES, TABLET, Opened, Table, opened

__all__ = ["opened"]  # the fixture
CLOSE, DESK, LARGE = (1366, 650), (1440, 900), (2560, 1440)
DURAK = Table("durak", {"seats": 4, "deals": 2}, "defend", 2)
GOLF = Table("golf", {"seats": 4, "deals": 2}, "drawn", 9)

# The pairs of which one lies over a part of the other, however little.
CROSSING = """([ones, others]) => [...document.querySelectorAll(ones)].flatMap((one) => {
  const box = one.getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter((other) => {
    const at = other.getBoundingClientRect();
    const across = Math.min(box.right, at.right) - Math.max(box.left, at.left);
    const down = Math.min(box.bottom, at.bottom) - Math.max(box.top, at.top);
    return across > 1 && down > 1;
  }).map((other) => `${one.outerHTML.slice(0, 100)} / ${other.outerHTML.slice(0, 100)}`);
})"""
# How far the lines of the log that a phone shows stick out of their strip.
CUT = """() => {
  const strip = document.querySelector('.log .lines').getBoundingClientRect();
  return [...document.querySelectorAll('.log .eye')].map((line) => line.getBoundingClientRect())
    .filter((line) => line.bottom > strip.top + 1 && line.top < strip.bottom)
    .map((line) => Math.round(Math.max(strip.top - line.top, line.bottom - strip.bottom, 0)));
}"""

site = brisk_site(fixed=True)


def crossing(page: Page, pairs: Iterable[tuple[str, str]]) -> list[str]:
    """What lies over what, of these pairs of selectors; each must be there."""
    pairs = list(pairs)
    for one in {one for pair in pairs for one in pair}:
        page.locator(one).first.wait_for(state="attached")
    return [each for pair in pairs for each in page.evaluate(CROSSING, list(pair))]


@pytest.mark.parametrize("size", [CLOSE, DESK, LARGE], ids=str)
def test_what_is_won_covers_nothing(opened: Opened, size: tuple[int, int]) -> None:
    page = opened(TABLES["piles"], size)
    pairs = [(".trick .card", ".seats li[id]"), (".seats li[id] > ul", ".seats .disc > :not(.dots)")]
    assert crossing(page, pairs) == []


@pytest.mark.parametrize("size", [CLOSE, DESK])
def test_who_watches_sees_every_seat_whole(site: Running, visit: Visit, size: tuple[int, int]) -> None:
    """No hand lies below the nearest one."""
    host = site.guest("Anna")
    code = site.open(host, "goliath", seats=4, listed=True)
    puppet = Puppet(site, host, code)
    for command in ("sit", "fill", "start"):
        puppet.do(command, **({"seat": 0} if command == "sit" else {}))
    puppet.dealt()
    page = visit(f"/table/{code}", width=size[0], height=size[1])
    page.locator("#seat-3 ul").wait_for()
    ends = page.locator(".seats > ol > li").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().bottom)"
    )
    assert len(ends) == 4 and max(ends) <= size[1]


def test_bids_stand_beside_the_own_seat(opened: Opened) -> None:
    page = opened(Table("planowanie", {"seats": 4}, "bid"), DESK)
    assert crossing(page, [(".bids button, #bids-question", ".seats li[id]")]) == []


def test_the_strip_of_a_phone(opened: Opened) -> None:
    """Whole lines of the log, with neither the turn nor a button over them; the levels beside the discs."""
    page = opened(DURAK, PHONE)
    assert crossing(page, [(".log .lines", ".alert span"), (".log .lines", ".reach button")]) == []
    assert crossing(page, [(".disc > .dots", ".seats .avatar"), (".disc > .dots", ".seats strong")]) == []
    page.locator(".log .eye").nth(1).wait_for()
    assert page.evaluate(CUT) == [0, 0]


def test_what_is_remembered_lies_face_down(opened: Opened) -> None:
    """A note on its back says what it is."""
    page = opened(GOLF, DESK)
    note = page.locator(".mine .known").first
    note.wait_for()
    assert note.locator("xpath=..").locator("svg:has(.lattice)").count() == 1


def test_who_attacks_whom_is_in_sight(opened: Opened) -> None:
    page = opened(DURAK, CLOSE)
    assert crossing(page, [(".bout p:first-child", ".seats li[id]"), (".pair span", ".seats li[id]")]) == []


def test_what_is_said_stands_in_the_lines_of_the_log(opened: Opened) -> None:
    """Also at trojki, whose grid has notes that lie on its cards."""
    page = opened(Table("trojki", {"seats": 2, "deals": 2, "clock": "relaxed"}, "race", 3), CLOSE)
    line = page.locator(".log .eye").first
    line.wait_for(state="attached")
    line.evaluate("line => line.classList.add('note')")  # as if a bot had said it
    assert line.evaluate("line => getComputedStyle(line).position") != "absolute"


def test_a_table_keeps_its_place_when_the_hand_is_over(opened: Opened) -> None:
    high = "() => Math.round(document.querySelector('.middle').getBoundingClientRect().height)"
    tables = (Table("goliath", {"seats": 3, "deals": 2}, phase) for phase in ("play", "over"))
    first, last = (opened(table, DESK).evaluate(high) for table in tables)
    assert abs(first - last) <= 2


def test_no_button_asks_for_what_two_players_cannot_do(opened: Opened) -> None:
    page = opened(Table("durak", {"seats": 2, "deals": 2}, "throw", 2), DESK)
    names = page.locator(".mine .actions button").all_inner_texts()
    assert names and not any("next" in name for name in names)


def test_golf_refuses_a_card_of_the_far_row_at_once(opened: Opened) -> None:
    page = opened(Table("golf", {"seats": 3, "deals": 2}, "peek"), PHONE)
    page.locator(".mine .cell").first.click()
    page.locator(".mine .alert", has_text="GO-A3").wait_for()


# How much of what lies on the felt is out of sight until it is scrolled.
BEYOND = "(box) => box.scrollHeight - box.clientHeight"


@pytest.mark.parametrize("size", [CLOSE, (740, 360), PHONE], ids=str)
def test_the_result_of_a_hole_is_seen_whole(opened: Opened, size: tuple[int, int]) -> None:
    """Below the layouts there was no room for it on a laptop."""
    page = opened(Table("golf", {"seats": 2, "deals": 2}, "over"), size)
    page.locator(".result caption").wait_for()
    assert page.locator(".middle").evaluate(BEYOND) <= 0


def claimable(site: Running) -> tuple[str, str]:
    """A durak of which this person may claim the rest: their token, its code."""
    for seed in range(60):
        token = site.guest("Anna")
        code = site.open(token, "durak", seats=2)
        puppet = Puppet(site, token, code)
        puppet.bot = make("random", "durak", Random(seed))
        puppet.begin()
        while not puppet.settled and puppet.act(on=False):
            puppet.settle()
        if puppet.settled:
            return token, code
    raise AssertionError("nobody ever can")


@pytest.mark.parametrize("size", [PHONE, (740, 360)], ids=str)
def test_the_rest_is_claimed_beside_what_is_asked(site: Running, visit: Visit, size: tuple[int, int]) -> None:
    """At durak there is a question below the line of the turn, and the button lay on its end."""
    token, code = claimable(site)
    known = [{"name": "stolik-settings", "value": json.dumps({"guided": ["durak"], "forced": False})}]
    kept = {"cookies": [], "origins": [{"origin": site.url, "localStorage": known}]}
    page = visit(f"/table/{code}", token=token, width=size[0], height=size[1], storage_state=kept)
    assert crossing(page, [(".claim button", ".durak > p, .mine .hand li")]) == []


# Whether the middle of each of these is in the window, and can be pressed.
IN_SIGHT = """(these) => [...document.querySelectorAll(these)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return y + height <= innerHeight && (hit === one || one.contains(hit));
})"""


@pytest.mark.parametrize("size", [(740, 360), PHONE], ids=str)
def test_another_match_can_be_asked_for_at_once(site: Running, visit: Visit, size: tuple[int, int]) -> None:
    """The button was below a low window, and the guide lay over the sheet."""
    token = site.guest("Anna")
    code = finished(site, token)
    page = visit(f"/table/{code}", token=token, width=size[0], height=size[1])
    page.locator(".sheet:not(.fresh) .face svg").first.wait_for()
    page.locator(".guide.due").wait_for(state="attached")
    assert page.evaluate(IN_SIGHT, ".sheet .main, .sheet header button") == [True, True]


# Left and right edges of each of these, and how far it is below the one before.
COLUMN = """(these) => [...document.querySelectorAll(these)].map((one, at, all) => {
  const { left, right, top } = one.getBoundingClientRect();
  return [left, right, at ? top - all[at - 1].getBoundingClientRect().bottom : 8].map(Math.round);
})"""


@pytest.mark.parametrize("size", [(740, 360), PHONE, DESK], ids=str)
def test_what_can_follow_a_match_is_a_column(site: Running, visit: Visit, size: tuple[int, int]) -> None:
    """The second button clung to the first one, and in low windows the first lay over the result."""
    token = site.guest("Anna")
    page = visit(f"/table/{finished(site, token)}", token=token, width=size[0], height=size[1])
    page.locator(".sheet .face svg").first.wait_for()
    column = page.evaluate(COLUMN, ".sheet :is(.main, .main ~ button, a.button)")
    assert len(column) == 5
    assert all(each == [*column[0][:2], 8] for each in column)
    sheet = ".sheet:has(#over-title)"  # below it may still be the one of the deal
    assert crossing(page, [(f"{sheet} .main", f"{sheet} tbody tr")]) == []


@pytest.mark.parametrize("size, seen", [(DESK, 5), ((740, 360), 2)], ids=str)
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "de-DE"])
def test_games_can_be_begun_without_scrolling(visit: Visit, size: tuple[int, int], seen: int, locale: str) -> None:
    """Two of five could on a desk, and none on a phone that lies: there were only pictures."""
    page = visit("/", width=size[0], height=size[1], locale=locale)
    page.locator(".company section").first.wait_for()
    assert page.evaluate(IN_SIGHT, ".games .main").count(True) >= seen


def test_roles_are_words_where_there_is_room(opened: Opened) -> None:
    page = opened(DURAK, TABLET)
    wide = page.locator(".badge .word").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
    assert len(wide) == 4 and min(wide) > 20


def test_plates_grow_with_the_table(opened: Opened) -> None:
    """On the largest screens names were as small as on a laptop, beside cards of twice the size."""
    page = opened(DURAK, LARGE)
    large = "(one) => parseFloat(getComputedStyle(one).fontSize)"
    assert page.locator(".seats strong").first.evaluate(large) >= 20
    assert page.locator(".seats .disc").first.evaluate("(one) => one.clientWidth") >= 84


def test_a_replay_is_not_covered_by_what_it_says(site: Running, visit: Visit) -> None:
    """On a phone the last step of a deal lay over everybody, in eleven lines: the log has it."""
    token = site.guest("Anna")
    code = finished(site, token)
    page = visit(f"/match/{code}-1", token=token, width=PHONE[0], height=PHONE[1])
    page.locator(".player .steps button").last.click()
    said = page.locator(f".replay {ALERT} span")  # where it is a moment after it is seen
    said.wait_for(state="attached")
    assert said.inner_text() and said.evaluate("(one) => getComputedStyle(one).clipPath") == "inset(50%)"
