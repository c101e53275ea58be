"""Four ways to press what was found in the accessibility tree: keys alone, a finger, a mouse, a tool of assistance."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from playwright.sync_api import Error, Locator, Position

from tests.web.seen import Eyes, Node

STRIP = 14  # pixels of a card that always show, and of a hand the neighbour covers the rest
BOUNCE = 260  # milliseconds after a play in which a click on a card means nothing (web/src/tables/twice.ts), and more
PRESSED = "() => { window.pressed = performance.now() }"
REST = "(bounce) => new Promise((go) => setTimeout(go, (window.pressed ?? -bounce) + bounce - performance.now()))"
# A finger's click comes after its tap has ended: what is read before that is the page as it was.
CLICKED = "() => { window.clicked = new Promise((come) => addEventListener('click', come, { once: true })) }"
COME = "(most) => Promise.race([window.clicked, new Promise((go) => setTimeout(go, most))]).then(() => undefined)"
QUICK = 2_000  # milliseconds: what is not there by now has gone


class Gone(Exception):
    """What was to be pressed is not there any more."""


class Press(NamedTuple):
    """A button by its name, in what has that role and name ("" for anywhere).

    key     does the same from anywhere at the table; "" if none does
    choose  it is one of several that go together: Shift+Enter or Shift+click where a finger just taps
    """

    name: str
    role: str = ""
    label: str = ""
    key: str = ""
    choose: bool = False

    def nodes(self, seen: Node) -> list[Node]:
        """The buttons that it means."""
        boxes = seen.find(self.role, self.label) if self.role else [seen]
        return [node for box in boxes for node in box.find("button", self.name)]


def located(eyes: Eyes, press: Press) -> Locator:
    """The button, by role and name. Raises Gone."""
    box = eyes.page.get_by_role(press.role, name=press.label, exact=True) if press.role else eyes.page  # type: ignore[arg-type]
    cell = re.match(r"\d: ", press.name)  # what lies there may change before it is pressed
    named = re.compile(f"^{cell[0]}") if cell else press.name
    found = box.get_by_role("button", name=named, exact=True).first
    if not found.count():
        raise Gone
    return found


def by_tool(eyes: Eyes, press: Press) -> None:
    """As a screen reader or voice control does: the button itself is told to act."""
    try:
        located(eyes, press).dispatch_event("click", timeout=QUICK)
    except Error:
        raise Gone from None


def _place(button: Locator) -> Position:
    """Where on it a finger goes: the strip of a card that its neighbour does not cover. Raises Gone if it may not."""
    if not button.is_enabled(timeout=QUICK):  # any more: what was read is a moment old
        raise Gone
    box = button.bounding_box(timeout=QUICK)
    if box is None:
        raise Gone
    return {"x": min(STRIP, box["width"] / 2), "y": box["height"] / 2}


def by_touch(eyes: Eyes, press: Press) -> None:
    """Where it lies once it lies still; what got in the way meanwhile is not pressed in its place."""
    button = located(eyes, press)
    try:
        place = _place(button)
        eyes.page.evaluate(CLICKED)
        button.tap(position=place, timeout=QUICK)
    except Error:  # while it was looked for
        raise Gone from None
    with suppress(Error):  # another page comes
        eyes.page.evaluate(COME, QUICK)


def by_mouse(eyes: Eyes, press: Press) -> None:
    """As by touch; not as a bounce of the press before, which presses nothing."""
    eyes.page.evaluate(REST, BOUNCE)
    button = located(eyes, press)
    try:
        button.click(position=_place(button), modifiers=["Shift"] if press.choose else None, timeout=QUICK)
    except Error:
        raise Gone from None
    eyes.page.evaluate(PRESSED)


def by_keys(eyes: Eyes, press: Press) -> None:
    """Tab, arrows, Enter; digits where there are some. Looks at the tree only, never at the page."""
    if press.key and reach(eyes, press, lambda node: node.inside("main") is not None):
        eyes.page.keyboard.press(press.key)
        return
    seen = eyes.read()
    goal = next(iter(press.nodes(seen)), None)
    if goal is None:
        raise Gone
    bar = goal.inside("toolbar")
    if bar is None:
        reach(eyes, press, lambda node: (node.role, node.name) == ("button", press.name) and _first(eyes, press, node))
    else:
        reach(eyes, press, lambda node: node.inside("toolbar", bar.name) is not None and node.role == "button")
        along(eyes, press)
    eyes.page.keyboard.press("Shift+Enter" if press.choose else "Enter")


def along(eyes: Eyes, press: Press) -> None:
    """With arrows from the button of a toolbar that has the focus to the one that is meant."""
    for tried in range(10):  # what lies in it may change on the way, and a new table does not know arrows at once
        seen = eyes.read()
        focus, goal = focused(seen), next(iter(press.nodes(seen)), None)
        bar = focus and focus.inside("toolbar")
        if not (focus and bar and goal):
            raise Gone
        row = bar.find("button")
        way = row.index(goal) - row.index(focus)
        for _ in range(abs(way)):
            eyes.page.keyboard.press("ArrowLeft" if way < 0 else "ArrowRight")
        at = eyes.focus()
        if at and at.id == goal.id:
            return
        eyes.page.wait_for_timeout(20 * tried)
    raise AssertionError(f"the arrow keys do not get to {press}; the focus is on {at and at.name}")


def _first(eyes: Eyes, press: Press, node: Node) -> bool:
    """Whether it is the first of those that are meant: of several seats the one that is looked for."""
    return node.id in [each.id for each in press.nodes(eyes.read())[:1]]


def focused(seen: Node) -> Node | None:
    found = [node for node in seen.all() if node.focused and node.role != "RootWebArea"]
    return found[-1] if found else None


def reach(eyes: Eyes, press: Press, there: Callable[[Node], bool]) -> bool:
    """Goes on with Tab until the focus is there; fails when it never is. Gone when what is to be pressed is."""
    passed = []
    for _ in range(60):
        focus = eyes.focus()
        if focus is not None and there(focus):
            return True
        passed.append(focus and (focus.role, focus.name))
        eyes.page.keyboard.press("Tab")
    if not press.nodes(eyes.read()):
        raise Gone
    raise AssertionError(f"the Tab key never gets to {press}; it passes {passed}")
