// Cards move. What shows a card carries data-card: its text, "?" for a back. data-at names a place that holds one card
// after another. A card that changed its place flies there from the former one; one that was not in sight comes from
// the element that data-from names (an id), and one that is not any longer goes to data-to, or to what lists it in
// data-holds. On its place a card turns over. What the layout alone moves does not fly.
//
// What flies is a twin, in a layer over all panels: nothing clips or covers it. The card itself has its place at once,
// where it can be heard and pressed, and shows its picture when its twin is there. Nothing waits for any of this.
import { flushSync } from "svelte";
import "./flying.css";

const DEAL = 500 / 280; // the time of several that are dealt one after the other, in that of one
const STAGGER = 35 / 280; // from one to the next, if that is not too long together
const SMALL = 0.2; // of its size, where a card is one of those that somebody holds or has won
const STILL = 1; // pixels that count as no way at all

type Seen = { card: string; box: DOMRect; face: Element; at?: string; to?: string };
type Flight = { twin: HTMLElement; goal: HTMLElement | null; end: () => void };

/**
 * Cards that somebody drags, with what follows the pointer: they are where that is (parts/Drag.svelte). The back of a
 * pile is one no longer when a card has come from it.
 */
export const lifted = new Map<Element, HTMLElement>();

let flights: Flight[] = [];
let slides: Animation[] = [];

const faceOf = (card: Element): Element => card.querySelector("svg") ?? card;
const isBack = (card: string | undefined) => card === "?";
const flightTo = (goal: Element) => flights.find((flight) => flight.goal === goal);
const far = (a: DOMRect, b: DOMRect) => Math.abs(a.x - b.x) > STILL || Math.abs(a.y - b.y) > STILL;

/** Every card in flight is at its place now. */
export function land(): void {
  for (const { end } of [...flights]) end();
  for (const slide of slides.splice(0)) slide.cancel();
}

/** Carries out a change of the table; cards that have another place afterwards fly there, in so many milliseconds. */
export function carry(change: () => void, duration: number): void {
  const before = seen();
  const rows = rowsOf(before.keys());
  for (const slide of slides.splice(0)) slide.cancel(); // measured above, where it has got to
  change();
  flushSync();

  const now = [...document.querySelectorAll<HTMLElement>("[data-card]")];
  const gone = new Map(before);
  const came: HTMLElement[] = [];
  for (const card of now) {
    const stays = before.get(card)?.card === card.dataset.card;
    if (stays) gone.delete(card);
    else came.push(card);
  }
  for (const flight of [...flights]) {
    const stays = flight.goal && before.has(flight.goal) && !gone.has(flight.goal) && flight.goal.isConnected;
    if (flight.goal && !stays) flight.end();
    else if (stays && far(faceOf(flight.goal!).getBoundingClientRect(), boxOf(flight.twin))) redirect(flight, duration);
  }
  arrive(came, gone, duration);
  for (const [, { card, box, face, to }] of gone) {
    const end = !isBack(card) && (to ? document.getElementById(to) : document.querySelector(`[data-holds~="${card}"]`));
    if (end && box.width) leave(box, face, end, duration);
  }
  for (const [row, { cards, box }] of rows) slide(row, cards, box, before, duration);
}

// --- what lies where -------------------------------------------------------------------------------------------------

/** All cards with their places; of those in flight where they have got to. */
function seen(): Map<HTMLElement, Seen> {
  const found = new Map<HTMLElement, Seen>();
  for (const card of document.querySelectorAll<HTMLElement>("[data-card]")) {
    const { at, to, card: text } = card.dataset;
    const face = faceOf(card);
    const box = (flightTo(card)?.twin ?? lifted.get(card) ?? face).getBoundingClientRect();
    found.set(card, { card: text!, box, face, at, to });
  }
  return found;
}

type Row = { cards: string; box: DOMRect };
const cardsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>("[data-card]")];
const listed = (row: Element) => cardsIn(row).map(({ dataset }) => dataset.card).join();

/** The hands, in which cards make room for each other. */
function rowsOf(cards: Iterable<HTMLElement>): Map<Element, Row> {
  const rows = new Map<Element, Row>();
  for (const card of cards) {
    const row = card.closest(".hand");
    if (row && !rows.has(row)) rows.set(row, { cards: listed(row), box: row.getBoundingClientRect() });
  }
  return rows;
}

/** Where the twin will be: its box without the transform that it is moved by. */
function boxOf(twin: HTMLElement): DOMRect {
  const { left, top, width, height } = twin.style;
  return new DOMRect(parseFloat(left), parseFloat(top), parseFloat(width), parseFloat(height));
}

// --- what flies ------------------------------------------------------------------------------------------------------

/** Finds out where each card that is new on its place comes from. */
function arrive(came: HTMLElement[], gone: Map<HTMLElement, Seen>, duration: number): void {
  const take = (fits: (one: Seen) => unknown): Seen | undefined => {
    for (const [card, one] of gone) {
      if (!fits(one)) continue;
      gone.delete(card);
      return one;
    }
  };
  const sources = new Map<HTMLElement, { box: DOMRect; whole?: boolean; back?: Element; dealt?: boolean }>();
  for (const card of came) {
    const { card: text, at } = card.dataset;
    if (isBack(text)) continue;
    const same = take((one) => one.card === text && one.at === at) ?? take((one) => one.card === text);
    if (same && same.at !== undefined && same.at === at) came = came.filter((other) => other !== card);
    else if (same) sources.set(card, { box: same.box, whole: true });
  }
  for (const card of came) {
    const { from, card: text } = card.dataset;
    if (sources.has(card) || !from) continue;
    const left = take((one) => one.at === from && isBack(one.card));
    const place = document.getElementById(from);
    const backs = place?.querySelectorAll("svg.back");
    const [pile, held] = [...lifted].find(([one]) => place?.contains(one)) ?? [];
    const box = left?.box ?? (held ?? (backs?.length === 1 ? backs[0] : place))?.getBoundingClientRect();
    if (pile) lifted.delete(pile); // its card has come
    if (box) sources.set(card, { box, back: isBack(text) ? undefined : (left?.face ?? backs?.[0]), dealt: !left });
  }
  const dealt = [...sources.values()].filter((source) => source.dealt).length;
  const pause = Math.min(STAGGER, (DEAL - 1) / Math.max(1, dealt - 1)) * duration;
  let count = 0;
  for (const card of came) {
    const source = sources.get(card);
    const box = faceOf(card).getBoundingClientRect();
    if (!box.width) continue;
    const { at, card: text } = card.dataset;
    const under = at === undefined ? undefined : take((one) => one.at === at);
    if (source) {
      const delay = source.dealt ? count++ * pause : 0;
      fly(card, box, source.box, { duration, delay, whole: source.whole, back: source.back, under: under?.face });
    } else if (under && isBack(under.card) !== isBack(text)) {
      fly(card, box, box, { duration, delay: 0, back: under.face });
    }
  }
}

type How = { duration: number; delay: number; whole?: boolean; back?: Element; under?: Element };

/**
 * A twin of a card goes from a box to the box where the card lies; `whole`: it was seen there, as large as that box;
 * `back`: it turns over; `under`: what it covers.
 */
function fly(goal: HTMLElement, box: DOMRect, from: DOMRect, { duration, delay, whole, back, under }: How): void {
  const still = under && twinOf(box, under);
  const twin = twinOf(box, faceOf(goal), back);
  twin.dataset.twin = goal.dataset.card;
  const timing = { duration, delay, easing: "ease-out", fill: "both" } as const;
  const moves = [twin.animate([{ transform: shift(from, box, whole ? Infinity : 1) }, { transform: "none" }], timing)];
  const turns = [{ transform: "rotateY(180deg)" }, { transform: "none" }];
  if (back) moves.push(twin.firstElementChild!.animate(turns, timing));
  const hidden = faceOf(goal).animate({ opacity: [0, 0] }, { duration: 1, fill: "both" });
  start(twin, goal, moves[0]!, () => {
    still?.remove();
    hidden.cancel();
  });
}

/** A twin of a card that lies there no more goes to who has it now. */
function leave(box: DOMRect, face: Element, end: Element, duration: number): void {
  const twin = twinOf(box, face);
  const to = end.getBoundingClientRect();
  const timing = { duration, easing: "ease-in", fill: "both" } as const;
  start(twin, null, twin.animate([{ transform: "none" }, { transform: shift(to, box, SMALL) }], timing), () => {});
}

function start(twin: HTMLElement, goal: HTMLElement | null, move: Animation, after: () => void): void {
  const flight = { twin, goal, end };
  function end() {
    flights = flights.filter((other) => other !== flight);
    twin.remove();
    after();
  }
  flights.push(flight);
  move.onfinish = end;
}

/** The place of a card has moved while it flies: on it goes from where it is. */
function redirect({ goal, twin, end }: Flight, duration: number): void {
  const from = twin.getBoundingClientRect();
  end();
  fly(goal!, faceOf(goal!).getBoundingClientRect(), from, { duration, delay: 0, whole: true });
}

/** How a card that lies in one box looks as if it lay in another: of the same middle, and at most as large. */
function shift(from: DOMRect, box: DOMRect, most = 1): string {
  const size = Math.min(most, Math.max(SMALL, Math.min(from.width / box.width, from.height / box.height)));
  const x = from.x + from.width / 2 - box.x - box.width / 2;
  const y = from.y + from.height / 2 - box.y - box.height / 2;
  return `translate(${x}px, ${y}px) scale(${size})`;
}

let layer: HTMLElement | undefined;

/** A picture like this one, in this place, over everything; with `back`, that one on its other side. */
function twinOf(box: DOMRect, face: Element, back?: Element): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "flying";
    layer.ariaHidden = "true";
    document.body.append(layer);
  }
  const twin = document.createElement("div");
  twin.className = "twin";
  const { x, y, width, height } = box;
  Object.assign(twin.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  const sides = document.createElement("div");
  sides.append(...[face, back].filter((side) => side !== undefined).map((side) => side.cloneNode(true)));
  twin.append(sides);
  layer.append(twin);
  return twin;
}

/** The cards that stay in a hand close up, or make room, if there are others in it than before. */
function slide(row: Element, cards: string, was: DOMRect, before: Map<HTMLElement, Seen>, duration: number): void {
  if (!row.isConnected || listed(row) === cards) return;
  const is = row.getBoundingClientRect();
  for (const card of cardsIn(row)) {
    const old = before.get(card);
    if (!old || old.card !== card.dataset.card || flightTo(card)) continue;
    const box = faceOf(card).getBoundingClientRect();
    const [x, y] = [old.box.x - was.x - (box.x - is.x), old.box.y - was.y - (box.y - is.y)];
    if (Math.abs(x) < STILL && Math.abs(y) < STILL) continue;
    const keys = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
    slides.push(card.animate(keys, { duration, easing: "ease-out" }));
  }
}

// What flies is drawn where things were when it set off.
const moved = ({ target }: Event) => {
  if (flights.some(({ goal }) => !(target instanceof Element) || (goal && target.contains(goal)))) land();
};
addEventListener("scroll", moved, { capture: true, passive: true });
addEventListener("resize", moved);
addEventListener("visibilitychange", () => document.hidden && land());
