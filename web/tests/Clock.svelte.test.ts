// @vitest-environment jsdom
// The clock counts in silence: it announces one's own last 30 and 10 seconds, once each, and nobody else's.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Sitting } from "../src/tables/sitting.svelte";
import { t } from "../src/words/texts.svelte";
import { speaking } from "./texts";

let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await speaking("en");
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.useRealTimers();
});

/** What is announced while a seat's 40 seconds and a bank of 5 run. */
async function heard(seat: number): Promise<string[]> {
  const { default: Clock } = await import("../src/parts/Clock.svelte");
  const start = performance.now() / 1000;
  const ticking = { seat, action: start + 40, bank: start + 45 };
  const place = { standing: { ticking, held: null, thinking: null, next: null }, chairs: [{}, {}], ahead: 0, between: false };
  const sitting = { t, place, me: 0, names: ["Ann", "Ben"] } as unknown as Sitting;
  shown = mount(Clock, { target: document.body, props: { sitting } });
  flushSync();
  const told: string[] = [];
  for (let half = 0; half < 90; half += 1) {
    vi.advanceTimersByTime(500);
    flushSync();
    const text = document.querySelector("[role=status]")!.textContent;
    if (text && text !== told.at(-1)) told.push(text);
  }
  return told;
}

test("one's own time is announced at 30 and at 10 seconds", async () => {
  expect(await heard(0)).toEqual(["You have 30 seconds left.", "You have 10 seconds left."]);
});

test("it is announced in each turn anew", async () => {
  const { default: Clock } = await import("../src/parts/Clock.svelte");
  const place = $state({ standing: {}, chairs: [{}, {}], ahead: 0, between: false });
  const sitting = { t, place, me: 0, names: ["Ann", "Ben"] } as unknown as Sitting;
  shown = mount(Clock, { target: document.body, props: { sitting } });
  const told: (string | null)[] = [];
  for (const seat of [0, 1, 0]) {
    const start = performance.now() / 1000;
    place.standing = { ticking: { seat, action: start + 32, bank: start + 32 } };
    for (let half = 0; half < 10; half += 1) {
      flushSync();
      vi.advanceTimersByTime(500);
    }
    flushSync();
    told.push(document.querySelector("[role=status]")!.textContent);
    place.standing = { ticking: { seat: 0, action: start + 40, bank: start + 40 } };
    flushSync();
  }
  expect(told).toEqual(["You have 30 seconds left.", "", "You have 30 seconds left."]);
});

test("the time of others is not announced", async () => {
  expect(await heard(1)).toEqual([]);
});
