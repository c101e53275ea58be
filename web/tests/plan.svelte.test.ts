// @vitest-environment jsdom
// A planned card: played after a pause once the turn has come and it is legal, void where it is not.
import { FluentResource } from "@fluent/bundle";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import cards from "../../src/stolik/words/en/cards.ftl?raw";
import page from "../../src/stolik/words/en/web.ftl?raw";
import type { Place } from "../src/net/place.svelte";
import Plan from "../src/parts/Plan.svelte";
import { thought } from "../src/tables/thought";
import { Words } from "../src/words/words";

const LONGEST = 1500;
let shown: Record<string, unknown> | null = null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  if (shown) void unmount(shown);
  shown = null;
});

function show(fits: (card: string) => boolean | null) {
  const play = vi.fn<(card: string) => void>();
  const said: string[] = [];
  const place = $state({ asked: false, dealt: true });
  const sitting = $state({
    words: new Words("en", [new FluentResource(cards + page)]),
    shout: (text: string) => void said.push(text),
    planned: "",
    plan: () => void (sitting.planned = ""),
    place: place as Place,
  });
  const props = $state({ sitting, fits, about: 0 as unknown, play });
  shown = mount(Plan, { target: document.body, props });
  flushSync();
  return { sitting, place, props, play, said };
}

async function settle() {
  flushSync();
  await tick();
  flushSync();
}

test("it is played once its turn has come, after a pause", async () => {
  const { sitting, place, play, said } = show(() => true);
  sitting.planned = "7C";
  await settle();
  vi.advanceTimersByTime(60_000);
  expect(play).not.toHaveBeenCalled();
  place.asked = true;
  await settle();
  expect(play, "not at once").not.toHaveBeenCalled();
  vi.advanceTimersByTime(LONGEST);
  expect([play.mock.calls, sitting.planned, said]).toEqual([[["7C"]], "", []]);
});

test("in the pause it can still be taken back", async () => {
  const { sitting, place, play } = show(() => true);
  sitting.planned = "7C";
  place.asked = true;
  await settle();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await settle();
  vi.advanceTimersByTime(LONGEST);
  expect([play.mock.calls, sitting.planned]).toEqual([[], ""]);
});

test("what is not legal is void, and that is said; what is not known yet waits", async () => {
  let legal: boolean | null = null;
  const { sitting, place, props, play, said } = show(() => legal);
  sitting.planned = "7C";
  place.asked = true; // for something else, such as a bid
  await settle();
  vi.advanceTimersByTime(LONGEST);
  expect([sitting.planned, play.mock.calls]).toEqual(["7C", []]);
  legal = false;
  props.fits = () => legal;
  await settle();
  expect(sitting.planned).toBe("");
  expect(said.join()).toMatch(/seven of clubs cannot be played now/i);
  vi.advanceTimersByTime(LONGEST);
  expect(play).not.toHaveBeenCalled();
});

test("it is void with what it was meant for, and with the deal", async () => {
  const { sitting, place, props, play, said } = show(() => true);
  sitting.planned = "7C";
  await settle();
  props.about = 1;
  await settle();
  expect([sitting.planned, said.length]).toEqual(["", 1]);
  sitting.planned = "7C";
  await settle();
  place.dealt = false;
  await settle();
  expect([sitting.planned, said.length, play.mock.calls]).toEqual(["", 1, []]);
});

test("the pause is never just as long as the one before", () => {
  const pauses = new Set(Array.from({ length: 20 }, thought));
  expect(pauses.size).toBeGreaterThan(10);
  for (const pause of pauses) expect(pause > 500 && pause <= LONGEST).toBe(true);
});
