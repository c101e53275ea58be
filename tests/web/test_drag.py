"""Cards are dragged, beside taps and keys: matches (whole ones with `make frames`), and all that can come between.

A second connection of the same player says what is to be played, and does what is no card: a bid, a word of durak.
"""

import json
import os
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from stolik.games import GAMES
from tests.server.running import Running
from tests.web.browser import ALERT
from tests.web.conftest import Visit
from tests.web.dragging import WATCH, Finger, Mouse, Pointer, across, drag, grip, middle, state
from tests.web.hands import QUICK
from tests.web.match import SHORT, brisk_site
from tests.web.players import NAMES, say
from tests.web.puppet import Puppet
from tests.web.test_features import asked
from tests.web.test_plan import Table as Waiting

site = brisk_site()
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
WHOLE = bool(os.environ.get("STOLIK_FRAMES"))
MOST = 8  # cards
FRAME = 12  # pixels that a card may have flown before it is seen
NOTHING = {"ghosts": 0, "lifted": 0, "lit": 0, "over": 0}


class Table:
    """A match against bots, whose guide is off."""

    def __init__(self, site: Running, visit: Visit, game: str, pointer: type[Pointer] = Mouse, **window: Any) -> None:
        token = site.guest("Anna")
        code = site.open(token, game, **SHORT[game])
        known = [{"name": "stolik-settings", "value": json.dumps({"guided": list(GAMES)})}]
        kept = {"cookies": [], "origins": [{"origin": site.url, "localStorage": known}]}
        self.game, self.count = game, 0
        self.puppet = Puppet(site, token, code)
        self.puppet.begin()
        if game == "trojki":
            self.puppet.do("ready")
        self.puppet.dealt()
        self.page = visit(f"/table/{code}", token=token, storage_state=kept, **window)
        self.page.locator(".board .middle").wait_for()
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate(WATCH)
        self.pointer = pointer(self.page)

    def card(self, card: str) -> Locator:
        return self.page.locator(f'.mine .hand [data-card="{card}"]')

    def places(self, action: str) -> tuple[Locator, str] | None:
        """What is dragged for an action, and where; None where that is nothing."""
        verb, *rest = action.split()
        if verb in ("play", "attack", "give") and "+" not in rest:
            return self.card(rest[0]), ".board > .middle"
        if verb == "beat":
            return self.card(rest[1]), f'.pair:has([data-card="{rest[0]}"])'
        if verb == "place":
            return self.card(rest[0]), f"#cell-{int(rest[1]) - 1}"
        if verb in ("draw", "stock"):
            return self.page.locator("#stack, #stock"), ".mine .hand, .mine .own"
        if verb == "discard":
            return self.page.locator(".held"), "#discards"
        if verb == "swap":
            return self.page.locator(".held"), f"#cell-0-{int(rest[0]) - 1}"
        if verb == "take" and self.game == "golf":
            return self.page.locator("#discards"), "#cell-0-0"
        return None

    def press(self, action: str) -> bool:
        """Drags what an action is about; whether that is a card, and was there in time where all race."""
        found = self.places(action)
        if not found:
            return False
        if self.game == "trojki":
            try:
                return self.claim(action, *found)
            except (Error, AssertionError):
                return False
        mine = self.page.get_by_role("listitem").filter(has_text=NAMES[0]).filter(has_text=say("web-turn"))
        mine.first.wait_for()
        found[0].wait_for()
        expect(self.page.locator(".twin, .ghost")).to_have_count(0)
        drag(self.pointer, found[0], self.page.locator(found[1]).first)
        self.count += 1
        return True

    def claim(self, action: str, card: Locator, place: str) -> bool:
        """Draws, or lays a card on a cell and calls it."""
        card.wait_for(timeout=QUICK)
        expect(self.page.locator(".twin, .ghost")).to_have_count(0, timeout=QUICK)
        drag(self.pointer, card, self.page.locator(place).first)
        words = action.split()
        if words[0] == "place":
            said = say("trojki-web-call", call=words[-1])
            self.page.locator(".calls button", has_text=said).first.click(timeout=QUICK)
            card.wait_for(state="detached", timeout=QUICK)
        self.count += 1
        return True

    def play(self) -> None:
        """To the end of the match; or, not to take too long, until some cards have been dragged."""
        while (WHOLE or self.count < MOST) and self.puppet.act(press=self.press):
            pass

    def jumps(self) -> list[Any]:
        """The cards that did not set off where they were let go; one that must be called is home by then."""
        flown = [one for one in self.page.evaluate("() => drags_") if self.game != "trojki" or one[0] == "?"]
        assert flown
        return [one for one in flown if max(abs(a - b) for a, b in zip(one[1], one[2], strict=True)) > FRAME]


@pytest.mark.parametrize("game", GAMES)
def test_match(site: Running, visit: Visit, game: str) -> None:
    """And each card flies on from where it was dropped."""
    table = Table(site, visit, game)
    table.play()
    assert table.count > 3
    assert table.jumps() == []
    assert "?" not in table.page.evaluate("() => backs_")  # what was drawn does not go back to the pile as well
    settled(table.page)
    assert state(table.page) == NOTHING


def test_match_with_a_finger(site: Running, visit: Visit) -> None:
    """On a phone, where the page must not go along."""
    table = Table(site, visit, "goliath", Finger, **PHONE)
    table.play()
    assert table.count > 3
    assert table.jumps() == []
    assert table.page.evaluate("() => [scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


def settled(page: Page) -> None:
    """Waits until no card is in the hand that drags, or on its way back."""
    expect(page.locator(".ghost, [data-lifted], [data-drop]")).to_have_count(0)


def test_what_is_no_play(site: Running, visit: Visit) -> None:
    """Before the turn it is planned; beside the table, by Escape or a smaller window it goes back; a tap is a tap."""
    table = Waiting(site, visit)
    page, mouse = table.page, Mouse(table.page)
    page.wait_for_load_state("networkidle")
    card, felt = str(table.card(legal=True)), page.locator(".board > .middle")
    own = table.button(card)
    drag(mouse, own, felt)
    expect(own).to_have_attribute("aria-pressed", "true")
    expect(page.locator(ALERT)).to_contain_text("is planned")
    drag(mouse, own, felt)
    settled(page)
    expect(own).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(own).not_to_have_attribute("aria-pressed", "true")

    across(mouse, grip(own), middle(felt))  # the turn comes meanwhile
    assert table.seats[2].act()
    expect(page.locator(".alert")).to_contain_text("your turn")
    assert state(page) == {"ghosts": 1, "lifted": 1, "lit": 1, "over": 0}
    mouse.move(middle(felt))
    assert state(page)["over"] == 1
    focus = page.evaluate("() => document.activeElement.ariaLabel")
    page.keyboard.press("Escape")
    settled(page)
    mouse.up()
    assert page.evaluate("() => document.activeElement.ariaLabel") == focus
    across(mouse, grip(own), middle(felt))
    page.set_viewport_size({"width": 1300, "height": 800})
    settled(page)
    mouse.up()
    drag(mouse, own, page.locator(".board .side"))
    settled(page)
    x, y = grip(own)
    mouse.down((x, y))
    mouse.move((x + 3, y + 4))
    assert state(page) == NOTHING
    assert table.acts == []
    mouse.up()
    expect(own).to_have_count(0)
    assert table.acts == [[f"play {card}"]]


def test_the_turn_passes_under_a_drag(site: Running, visit: Visit) -> None:
    """The same player has played elsewhere, another card, or this one."""
    for same in (False, True):
        table = Waiting(site, visit, until=(0, 2))
        page, mouse, other = table.page, Mouse(table.page), table.seats[0]
        page.wait_for_load_state("networkidle")
        other.settle()
        played = other.legal[0].split()[1]
        card = played if same else next(one for one in (other.view or {})["hand"] if one != played)
        across(mouse, grip(table.button(card)), middle(page.locator(".board > .middle")))
        assert state(page)["ghosts"] == 1
        assert other.do("act", actions=[f"play {played}"])["t"] == "told"
        expect(table.button(played)).to_have_count(0)
        settled(page)
        mouse.up()
        assert table.acts == []
        expect(table.button(card)).to_have_count(0 if same else 1)


def test_nothing_is_played_twice(site: Running, visit: Visit) -> None:
    """By a double click after it, or by another finger; and a finger that the device calls back drops nothing."""
    table = Waiting(site, visit, **PHONE)
    page, finger = table.page, Finger(table.page)
    page.wait_for_load_state("networkidle")
    card, felt = str(table.card(legal=True)), page.locator(".board > .middle")
    own, others = table.button(card), page.locator(".mine .hand li").filter(has_not=table.button(card))
    assert table.seats[2].act()
    expect(page.locator(".alert")).to_contain_text("your turn")
    across(finger, grip(own), middle(felt))
    finger.second(middle(felt), grip(others.first))
    assert state(page)["ghosts"] == 1
    finger.cancel()
    settled(page)
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    assert table.acts == []
    beside = grip(others.first)
    drag(finger, own, felt)
    page.mouse.dblclick(*beside)
    expect(own).to_have_count(0)
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    assert table.acts == [[f"play {card}"]]


def test_a_refusal_is_said_and_nothing_moves_that_may_not(site: Running, visit: Visit) -> None:
    """Also where motion is reduced."""
    token, code, _ = asked(site, "golf", 3)
    page = visit(f"/table/{code}", token=token, reduced_motion="reduce")
    page.wait_for_load_state("networkidle")
    drag(Mouse(page), page.locator("#stock"), page.locator(".mine .own"))
    expect(page.locator(ALERT)).to_contain_text("(GO-")
    settled(page)
    assert (
        page.evaluate("() => document.getAnimations().filter((one) => one.effect.target.closest('.ghost')).length") == 0
    )
