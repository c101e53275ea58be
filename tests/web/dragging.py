"""A card that is dragged, by mouse or by a finger: down, across the window in a few steps, and up."""

from typing import Any

from playwright.sync_api import CDPSession, Locator, Page

Point = tuple[float, float]
STEPS = 4
INDEX = 12  # pixels from a card's edge to where it is taken: its neighbour covers the rest

# From now on what set off where a dragged card was let go: `drags_` has each dragged card, the first place of its
# twin, and the last one of what followed the pointer, as middles; `backs_` the cards that went back instead, but not
# those that had to, because no answer came for as long as a dropped card waits (WAIT of web/src/parts/Drag.svelte).
WATCH = """() => {
  window.drags_ = [];
  window.backs_ = [];
  const animate = Element.prototype.animate;
  let ghost = null, dropped = 0;
  Element.prototype.animate = function (...rest) {
    if (this.matches('.ghost') && performance.now() - dropped < 1500) backs_.push(this.dataset.ghost);
    return animate.apply(this, rest);
  };
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  addEventListener('pointerup', () => {
    const one = document.querySelector('.ghost');
    dropped = performance.now();
    ghost = one && [one.dataset.ghost, middle(one.getBoundingClientRect())];
  }, true);
  new MutationObserver((changes) => {
    for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!one.dataset?.twin || ![one.dataset.twin, '?'].includes(ghost?.[0])) continue;
      const [move] = one.getAnimations();
      const time = move.currentTime;
      move.pause();
      move.currentTime = 0;
      drags_.push([ghost[0], middle(one.getBoundingClientRect()), ghost[1]]);
      move.currentTime = time;
      move.play();
      ghost = null;
    }
    if (changes.some(({ removedNodes }) => [...removedNodes].some((one) => one.dataset?.ghost))) ghost = null;
  }).observe(document.body, { childList: true, subtree: true });
}"""


class Mouse:
    """The mouse of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def down(self, at: Point) -> None:
        self.page.mouse.move(*at)
        self.page.mouse.down()

    def move(self, to: Point) -> None:
        self.page.mouse.move(*to)

    def up(self) -> None:
        self.page.mouse.up()


class Finger:
    """One finger on the screen, as the device itself would report it; what the page lets the browser do, it does."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: Point) -> None:
        told = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def down(self, at: Point) -> None:
        self._touch("touchStart", at)

    def move(self, to: Point) -> None:
        self._touch("touchMove", to)

    def up(self) -> None:
        self._touch("touchEnd")

    def second(self, first: Point, other: Point) -> None:
        """Another finger taps while the first one stays."""
        self._touch("touchStart", first, other)
        self._touch("touchMove", first)  # which says that the other one has gone

    def cancel(self) -> None:
        self._touch("touchCancel")


Pointer = Mouse | Finger


def grip(card: Locator) -> Point:
    """Where a card is taken."""
    box = card.bounding_box()
    assert box
    return box["x"] + min(INDEX, box["width"] / 2), box["y"] + box["height"] / 2


def middle(place: Locator) -> Point:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def across(pointer: Pointer, start: Point, end: Point) -> None:
    """Down and there, without letting go."""
    pointer.down(start)
    for step in range(1, STEPS + 1):
        part = step / STEPS
        pointer.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))


def drag(pointer: Pointer, card: Locator, place: Locator) -> None:
    """Drops a card on a place."""
    across(pointer, grip(card), middle(place))
    pointer.up()


def state(page: Page) -> dict[str, int]:
    """What of a drag is to be seen: pictures that follow a pointer, cards that left their place, places."""
    told: dict[str, Any] = page.evaluate(
        """() => Object.fromEntries(Object.entries(
          { ghosts: '.ghost', lifted: '[data-lifted]', lit: '[data-drop]', over: '[data-drop=over]' })
          .map(([name, one]) => [name, document.querySelectorAll(one).length]))"""
    )
    return {name: int(count) for name, count in told.items()}
