// @vitest-environment jsdom
// Finished matches: whole views from changed keys, standings, and the keys that move through them.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sitting } from "../src/tables/sitting.svelte";
import { t } from "../src/words/texts.svelte";
import type { Replay } from "../src/protocol";
import Player from "../src/replay/Player.svelte";
import { handsOf, shownAt, totals, viewsOf } from "../src/replay/steps";

const REPLAY: Replay = {
  code: "KLON-1",
  game: "golf",
  options: { seats: 2 },
  people: [
    { seat: 0, person: "x1", name: "Anna", bot: null },
    { seat: 1, person: null, name: "", bot: "simple" },
  ],
  points: [
    [3, 10],
    [5, -2],
  ],
  winners: [0, 1],
  losers: [],
  deal: 2,
  seat: null,
  steps: [
    { view: { phase: "turn", turn: 1, up: [["7C", null], [null, null]], open: { peeked: [[null, "2D"], ["4H", "KS"]], drawn: [null, null] } }, events: [], anew: true },
    { view: { phase: "drawn", open: { peeked: [[null, "2D"], ["4H", "KS"]], drawn: [null, "QD"] } }, events: [], action: "stock", seat: 1 },
    { view: { phase: "over" }, events: [], action: "discard", seat: 1 },
  ],
};

test("views are whole after each step", () => {
  const views = viewsOf(REPLAY);
  expect(views.map(({ phase, turn }) => [phase, turn])).toEqual([["turn", 1], ["drawn", 1], ["over", 1]]);
  expect(views.map(({ drawn }) => drawn)).toEqual([undefined, "QD", "QD"]);
  expect(handsOf(views[0]!)).toEqual([["7C", "2D"], ["4H", "KS"]]);
  expect(views[1]!.up, "on the table, too").toEqual([["7C", "2D"], ["4H", "KS"]]);
});

test("the score is that before the deal until it is over", () => {
  expect([0, 1, 2].map((deals) => totals(REPLAY, deals))).toEqual([[0, 0], [3, 10], [8, 8]]);
  const views = viewsOf(REPLAY);
  const [first, last] = [0, 2].map((step) => shownAt(REPLAY, views, step).standing);
  expect([first!.score, first!.phase, first!.winners]).toEqual([[3, 10], "playing", []]);
  expect([last!.score, last!.phase, last!.winners]).toEqual([[8, 8], "over", [0, 1]]);
  expect(first!.chairs!.map(({ name, bot }) => name || bot)).toEqual(["Anna", "simple"]);
});

const hands = { open: { hand: [["7C"], []] } };
test("hands are shown as they are", () => expect(handsOf(hands as never)).toEqual([["7C"], []]));

let shown: Record<string, unknown>;
const ongo = vi.fn<(step: number) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  ongo.mockClear();
  const sitting = { t } as unknown as Sitting;
  const heard = { ongo, onlook: vi.fn(), onreview: null };
  const at = { deal: 1, deals: 2, eyes: "open", step: 4, last: 9 };
  const props = { sitting, code: "KLON-1", names: ["Anna", "Bot"], ...at, ...heard };
  shown = mount(Player, { target: document.body, props });
  flushSync();
});
afterEach(() => {
  void unmount(shown);
  vi.useRealTimers();
});

function press(key: string, target: Element = document.body) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
}

test("arrows, Home and End move", () => {
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) expect(press(key)).toBe(true);
  expect(ongo.mock.calls.flat()).toEqual([3, 5, 0, 9]);
});

test("space plays, and stops", () => {
  expect(press(" ")).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(ongo.mock.calls.flat()).toEqual([5]);
  press(" ");
  vi.advanceTimersByTime(9000);
  expect(ongo).toHaveBeenCalledTimes(1);
});

test("what has the focus keeps its own keys", () => {
  expect(press("ArrowLeft", document.querySelector("select")!)).toBe(false);
  expect(press("Home", document.querySelector("input")!)).toBe(false);
  expect(press(" ", document.querySelector("button")!)).toBe(false);
  expect(press("ArrowRight", document.querySelector("button")!)).toBe(true);
  expect(ongo.mock.calls.flat()).toEqual([5]);
});
