"""What a screen reader is told of a page: every change of a live region and every move of the focus, in order."""

from typing import NamedTuple

from playwright.sync_api import Page

# A line of the log is heard as it is when it comes; an alert or a status when it is filled, and the silence between.
RECORD = """() => {
  window.heard = [];
  const hear = (kind, text) => window.heard.push([kind, text.replace(/\\s+/g, ' ').trim()]);
  const before = new Map(), lines = new Set();
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const line = (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest('[role=log] > p');
      if (!line?.textContent || lines.has(line)) continue;
      lines.add(line);
      hear(line.ariaLive === 'off' ? 'quiet' : 'log', line.textContent);
    }
    for (const live of document.querySelectorAll('[role=alert], [aria-live=assertive], [role=status]')) {
      const text = live.textContent.trim();
      if (text !== (before.get(live) ?? '')) hear(live.role ?? 'alert', text);
      before.set(live, text);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  document.addEventListener('focusin', ({ target }) => hear('focus', target.ariaLabel ?? target.textContent ?? ''));
}"""


class Heard(NamedTuple):
    """`log`, `quiet` (a line that is not announced), `alert`, `status` ("" where emptied), `focus`; what was heard."""

    kind: str
    text: str


class Ears:
    """Listens to one page from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(RECORD)

    def all(self, *kinds: str) -> list[Heard]:
        """What has been heard so far, of these kinds or of all."""
        heard = [Heard(*each) for each in self.page.evaluate("() => window.heard")]
        return [each for each in heard if not kinds or each.kind in kinds]
