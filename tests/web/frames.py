"""What is to be seen of the cards in each animation frame, while a match goes on in the page.

`watched(page)` before the page goes to a table: from then on the page looks at itself in every frame (WATCH) and keeps
what was wrong in one of them, each only once, and how long frames took; `seen(page)` asks for it.
"""

from dataclasses import dataclass

from playwright.sync_api import Page

# The view is read from the same messages that the page gets. In a frame, each card that the view has on the table must
# have an element outside the hand that is to be seen: opaque, with its middle inside the felt and under nothing of
# another panel; or a twin on its way that is. A full trick may rest where the next one has begun without the listener.
WATCH = """
window.frames_ = { wrong: new Map(), deals: [], count: 0, view: null, legal: [], hook: null };
(() => {
  const all = window.frames_;
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...about) {
      super(...about);
      this.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data);
        if (told.t !== 'shown' && told.t !== 'told') return;
        if (told.legal) all.legal = told.legal;
        if (told.view === undefined) return;
        const before = all.view;
        const whole = told.t === 'shown' || told.anew || !told.view || !before;
        all.view = whole ? told.view : { ...before, ...told.view };
        if (full(all.view)) all.last = all.view;
        const deal = all.deals.at(-1);
        if (deal && (all.view.phase === 'over' || all.view.number !== deal.number)) deal.until ??= performance.now();
        all.hook?.(all.view, before);
      });
    }
  };
  const full = (view) => view?.laid === 0 && view.leader !== undefined && view.table?.every(Boolean);
  const lying = (view) => {
    if (view.game === 'durak') {
      if (!view.attacks || view.phase === 'over' || (view.taking && view.defender === view.seat)) return [];
      return [...view.attacks, ...view.answers, view.under];
    }
    if (view.game === 'golf') return [...view.up.flat(), view.top, view.taken, view.drawn];
    if (view.game === 'trojki') return view.top;
    return full(view) || view.phase === 'over' ? [] : view.table;
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.flying, .flying * { pointer-events: auto !important }');
  sheet.disabled = true;
  addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet));

  const opacity = (one) => {
    let left = 1;
    for (; one; one = one.parentElement) {
      const { opacity, visibility } = getComputedStyle(one);
      left *= visibility === 'visible' ? Number(opacity) : 0;
    }
    return left;
  };
  const within = ({ left, top, right, bottom }, felt) =>
    left > felt.left - 2 && top > felt.top - 2 && right < felt.right + 2 && bottom < felt.bottom + 2;
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const told = (one) => {
    const region = one?.closest?.('section, header, aside, main');
    return `${one?.nodeName} .${one?.getAttribute?.('class')} in .${region?.className}`.replaceAll(/ svelte-\\w+/g, '');
  };

  function twinFault(twin, felt) {
    const box = twin.getBoundingClientRect();
    if (!within(box, felt)) return `its twin is outside: ${JSON.stringify(box)}`;
    if (opacity(twin.querySelector('svg')) < 1) return 'its twin is not opaque';
    sheet.disabled = false;
    const hit = document.elementFromPoint(...middle(box));
    sheet.disabled = true;
    return hit?.closest('.flying') ? '' : `its twin lies under ${told(hit)}`;
  }

  function fault(card, felt) {
    const found = [...document.querySelectorAll(`[data-card="${card}"]`)].filter((one) => !one.closest('.hand'));
    if (!found.length) return 'is nowhere';
    const twins = [...document.querySelectorAll(`.flying [data-twin="${card}"]`)];
    const faults = [...twins.map((twin) => twinFault(twin, felt)), ...found.map((one) => {
      const face = one.querySelector('svg');
      const box = face.getBoundingClientRect();
      if (!box.width) return 'has no place';
      if (opacity(face) < 1) return `is not opaque (${opacity(face)})`;
      if (!within(box, felt)) return `is outside: ${JSON.stringify(box)}`;
      const hit = document.elementFromPoint(...middle(box));
      const group = one.closest('li, .pair, .edge, .cell, button, figure') ?? one;
      return group.contains(hit) ? '' : `lies under ${told(hit)}`;
    })];
    return faults.includes('') ? '' : faults.join(' and ');
  }

  function look() {
    const board = document.querySelector('.board');
    const { view } = all;
    if (!board || !view || !board.querySelector('.middle')) return;
    const { left, right } = board.getBoundingClientRect();
    const felt = { left, right, top: 0, bottom: innerHeight };
    const faults = (cards) => cards.filter((card) => card && card !== '?').flatMap((card) => {
      const why = fault(card, felt);
      return why ? [`${view.game}: ${card} ${why}`] : [];
    });
    let wrong = faults(lying(view));
    const rests = all.last && all.last.number === view.number && (full(view) || !view.table[view.seat]);
    if (wrong.length && rests && !full(view) && !faults(all.last.table).length) wrong = [];
    for (const move of document.getAnimations()) {
      const one = move.effect?.target;
      const moves = move.effect?.getKeyframes().some(({ transform }) => transform && transform !== 'none');
      if (moves && one.closest('.board') && !one.closest('.hand')) wrong.push(`${told(one)} moves itself`);
    }
    for (const one of wrong) all.wrong.set(one, (all.wrong.get(one) ?? 0) + 1);
    all.count += 1;
    lies(view);
  }

  // What moves by itself, as the browser counts it (how much of the window times how far), without the own hand, which
  // closes up when a card was played. A deal begins for the eye when its cards have been dealt: half a second after the
  // last of them flew.
  let still = 0;
  function lies({ number, phase }) {
    const now = performance.now();
    if (document.querySelector('.twin') || phase === 'over' || phase === 'before') still = now;
    if (all.deals.at(-1)?.number !== number && now > still + 500) all.deals.push({ number, from: now, shifts: [] });
  }

  const frame = () => {
    look();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { sources, startTime, hadRecentInput } of list.getEntries()) {
      const deal = all.deals.find(({ from, until = Infinity }) => from < startTime && startTime < until);
      if (!deal || hadRecentInput) continue;
      for (const { node, previousRect: was, currentRect: is } of sources) {
        const one = node?.nodeType === 1 ? node : node?.parentElement;
        const far = Math.max(Math.abs(was.x - is.x), Math.abs(was.y - is.y)) / Math.max(innerWidth, innerHeight);
        const area = was.width * was.height + is.width * is.height;
        const value = (far * Math.min(1, area / innerWidth / innerHeight)) || 0;
        if (!one?.closest('.hand')) deal.shifts.push([value, `${told(one)} ${JSON.stringify([was, is])}`]);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
})();
"""


@dataclass(frozen=True)
class Seen:
    """wrong: what was wrong, with the number of frames in which it was; frames looked at; of each deal, from its first
    card to its last, the layout shifts, with what moved."""

    wrong: dict[str, int]
    frames: int
    shifts: list[list[tuple[float, str]]]


def watched(page: Page) -> None:
    """From the next address on the page looks at itself."""
    page.add_init_script(WATCH)


def seen(page: Page) -> Seen:
    """What was seen since the table was opened."""
    wrong, frames, shifts = page.evaluate(
        "() => { const { wrong, count, deals } = frames_; return [[...wrong], count, deals.map((one) => one.shifts)] }"
    )
    return Seen(dict(wrong), frames, shifts)
