"""Company at a table: a reaction is seen and heard by the others, and a guest is asked for a name once."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.browser import ALERT, overflow
from tests.web.conftest import Visit
from tests.web.players import say
from tests.web.puppet import Puppet


def test_a_reaction_stands_over_its_seat_and_is_one_line_of_the_log(site: Running, visit: Visit) -> None:
    tokens = [site.guest("Anna"), site.guest("Jan")]
    code = site.open(tokens[0], "durak", seats=2)
    anna, jan = (Puppet(site, token, code) for token in tokens)
    anna.do("sit", seat=0)
    jan.do("sit", seat=1)
    anna.do("start")
    page = visit(f"/table/{code}", token=tokens[0])
    page.get_by_role("button", name=say("web-react")).click()
    page.get_by_role("group", name=say("web-react")).get_by_role("button", name=say("phrase-thanks")).click()
    expect(page.locator("#seat-0 .bubble")).to_have_text(say("phrase-thanks"))
    jan.do("react", phrase="nice")
    expect(page.locator("#seat-1 .bubble")).to_have_text(say("phrase-nice"))
    expect(page.get_by_role("log")).to_contain_text(f"Jan: {say('phrase-nice')}")
    assert {look_of(page, 0), look_of(page, 1)} != {look_of(page, 0)}, "two guests never look alike"
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("button", name=say("web-react")).click()
    large = "(one) => parseFloat(getComputedStyle(one).fontSize)"
    assert page.locator(".reactions button").first.evaluate(large) >= 16  # not as small as the names of a phone


# Of what is said at a seat, of the seat and of its name, at one moment: what is said goes after a few seconds.
BOXES = """(seat) => {
  const own = document.getElementById(seat);
  const found = own && [own.querySelector(".bubble"), own, own.querySelector("strong")];
  return found && found.every(Boolean) && found.map((one) => one.getBoundingClientRect().toJSON());
}"""


def test_what_is_said_beside_the_log_does_not_cover_it(site: Running, visit: Visit) -> None:
    tokens = [site.guest(name) for name in ("Anna", "Jan", "Ewa", "Ola")]
    code = site.open(tokens[0], "planowanie", seats=4)
    people = [Puppet(site, token, code) for token in tokens]
    for seat, person in enumerate(people):
        person.do("sit", seat=seat)
    people[0].do("start")
    page = visit(f"/table/{code}", token=tokens[0])
    page.locator("#seat-3").wait_for()
    people[3].do("say", text="a very good evening to all of you")
    box, around, _ = page.wait_for_function(BOXES, arg="seat-3").json_value()
    side = page.locator(".side").bounding_box()
    assert side is not None and around["x"] < box["x"] + box["width"] <= side["x"]


def test_what_is_said_stays_in_its_seat_on_a_phone(site: Running, visit: Visit) -> None:
    """Whoever says it, at a table of six: over their own face, and over nothing of who sits beside them."""
    tokens = [site.guest(name) for name in ("Anna", "Jan", "Ewa", "Ola", "Tom", "Zoe")]
    code = site.open(tokens[0], "golf", seats=6)
    people = [Puppet(site, token, code) for token in tokens]
    for seat, person in enumerate(people):
        person.do("sit", seat=seat)
    people[0].do("start")
    page = visit(f"/table/{code}", token=tokens[0], width=360, height=740)
    page.locator("#seat-5").wait_for()
    for seat, person in enumerate(people):
        person.do("say", text="a very good evening to all of you")
        box, around, name = page.wait_for_function(BOXES, arg=f"seat-{seat}").json_value()
        assert box["x"] >= around["x"] - 1 and box["x"] + box["width"] <= around["x"] + around["width"] + 1, seat
        assert box["y"] + box["height"] <= name["y"] + 2, seat
        assert overflow(page) <= 0, seat


# Which of these a bubble lies on: the face, what is heard of its level, the name, what has been won.
OVER = """(seat) => {
  const own = document.getElementById(seat);
  const bubble = own && own.querySelector(".bubble");
  if (!bubble) return null;
  const box = bubble.getBoundingClientRect();
  return [".avatar", ".dots", "strong", "ul"].filter((part) => {
    const other = own.querySelector(part)?.getBoundingClientRect();
    return other && Math.min(box.right, other.right) > Math.max(box.left, other.left) + 1
      && Math.min(box.bottom, other.bottom) > Math.max(box.top, other.top) + 1;
  });
}"""


def test_what_is_said_covers_neither_the_face_nor_what_has_been_won(site: Running, visit: Visit) -> None:
    tokens = [site.guest(name) for name in ("Anna", "Jan", "Ewa")]
    code = site.open(tokens[0], "goliath", seats=4)
    people = [Puppet(site, token, code) for token in tokens]
    for seat, person in enumerate(people):
        person.do("sit", seat=seat)
    people[0].do("fill")
    people[0].do("start")
    page = visit(f"/table/{code}", token=tokens[0], reduced_motion="reduce")
    page.locator("#seat-1 ul, #seat-2 ul").nth(1).wait_for()
    for seat in (1, 2):
        people[seat].do("say", text="a very good evening to you")
        assert page.wait_for_function(OVER, arg=f"seat-{seat}").json_value() == [], seat
    code = site.open(tokens[0], "durak", seats=2)
    people = [Puppet(site, token, code) for token in tokens[:2]]
    for seat, person in enumerate(people):
        person.do("sit", seat=seat)
    people[0].do("start")
    page = visit(f"/table/{code}", token=tokens[0], width=390, height=844, reduced_motion="reduce")
    page.locator("#seat-1 .avatar").wait_for()
    people[1].do("say", text="a very good evening to you")
    assert page.wait_for_function(OVER, arg="seat-1").json_value() == []


# What is seen and how large the target is, of the disclosure of cards that all know.
SHUT = """(one) => {
  const box = one.getBoundingClientRect();
  const hit = (x, y) => document.elementFromPoint(box.right - x, box.bottom - y)?.closest("summary") === one;
  return [getComputedStyle(one, "::before").content, getComputedStyle(one).fontSize, hit(42, 20), hit(5, 40)];
}"""


@pytest.mark.parametrize("seats", [2, 4])
def test_cards_that_all_know_are_announced_on_a_phone_and_can_be_hit(site: Running, visit: Visit, seats: int) -> None:
    tokens = [site.guest(f"Anna {seat}") for seat in range(seats)]
    code = site.open(tokens[0], "durak", seats=seats)
    people = [Puppet(site, token, code) for token in tokens]
    for seat, person in enumerate(people):
        person.do("sit", seat=seat)
    people[0].do("start")
    view, *_ = [person.dealt() for person in people]
    attacker, defender = view["attacker"], view["defender"]
    attacks = [action for action in people[attacker].legal if re.fullmatch(r"attack \w+", action)]
    people[attacker].do("act", actions=attacks[:1])
    page = visit(f"/table/{code}", token=tokens[attacker], width=390, height=844, has_touch=True)
    people[defender].do("act", actions=["take"])
    shut = page.locator(f"#seat-{defender} summary")
    while not shut.count():
        for person in people:
            person.do("look")  # it hears what has happened
            for action in {"done", "stop", "allow"} & {*person.legal}:
                person.do("act", actions=[action])
    mark, size, *hits = shut.evaluate(SHUT)
    assert ("1" in mark) == (size == "0px") == (seats > 2)
    assert hits == [True, True]
    shut.tap()
    expect(page.locator(f"#seat-{defender} details .cards")).to_be_visible()


def look_of(page: Page, seat: int) -> str:
    return page.locator(f"#seat-{seat} .avatar").get_attribute("class") or ""


def test_a_guest_is_asked_for_a_name_once(site: Running, visit: Visit) -> None:
    host = site.guest("Anna")
    code = site.open(host, "durak", seats=3)
    page = visit(f"/table/{code}", token=None, expected=["400", "422"])
    page.get_by_role("button", name=say("room-sit")).first.click()
    field = page.get_by_role("dialog").get_by_role("textbox", name=say("web-name"))
    expect(field).to_have_value(re.compile(r"Guest \d+"))
    field.fill("x" * 31)
    page.get_by_role("button", name=say("web-name-keep")).click()
    expect(page.get_by_role("dialog").locator(ALERT)).to_contain_text("30")
    field.fill("Zoe")
    page.get_by_role("button", name=say("web-name-keep")).click()
    expect(page.get_by_role("button", name=say("room-stand"))).to_be_visible()
    page.wait_for_function("() => document.activeElement !== document.body")  # keys go on from here
    expect(page.get_by_role("list").filter(has_text="Zoe").first).to_be_visible()
    page.get_by_role("button", name=say("room-stand")).click()
    page.get_by_role("button", name=say("room-sit")).first.click()
    expect(page.get_by_role("button", name=say("room-stand"))).to_be_visible()
    assert page.get_by_role("dialog").count() == 0
