// @vitest-environment jsdom
// What is done by itself: only what leaves no choice, after a pause like those of the player, and not what was taken back.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Place } from "../src/net/place.svelte";
import ByItself from "../src/parts/ByItself.svelte";
import type { Shown, Told } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { only, rest, Thought } from "../src/tables/byitself";
import { Sitting } from "../src/tables/sitting.svelte";
import { speaking } from "./texts";

let page: Record<string, unknown> | null = null;
let clear: () => void = () => {};

beforeAll(() => speaking("en", "table", "match", "why", "goliath", "planowanie", "habits"));
beforeEach(() => {
  settings.forced = true;
  vi.useFakeTimers();
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  clear();
  vi.useRealTimers();
});

function seated(legal: string[], phase = "play", turn: number | null = 0) {
  const place = new Place("CODE");
  const view = { game: "goliath", phase, seat: 0, turn, hand: ["R1", "R2"] };
  const chairs = [{ name: "Anna" }, { name: "Ben" }];
  const standing = { game: "goliath", phase: "playing", chairs, deals: 1, score: [0, 0], options: {} };
  place.show({ v: 1, now: 0, seat: 0, standing, view, legal, asked: legal.length > 0, chat: [] } as unknown as Shown);
  let sitting!: Sitting;
  clear = $effect.root(() => {
    sitting = new Sitting("CODE", place);
  });
  const act = vi.spyOn(sitting, "act").mockResolvedValue(true);
  page = mount(ByItself, { target: document.body, props: { sitting } });
  flushSync();
  const step = async (can: string[], view: object = {}, more: object = {}) => {
    place.tell({ t: "told", table: "CODE", v: place.v! + 1, now: 0, view, legal: can, asked: can.length > 0, ...more } as Told);
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { sitting, act, step };
}

test("what alone is possible is said, waits and is done once", async () => {
  const { sitting, act } = seated(["play R2"]);
  await vi.advanceTimersByTimeAsync(500);
  expect(sitting.alert).toBe("There is only one choice, and it is made for you: red 2.");
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act.mock.calls).toEqual([["play R2"]]);
});

test("whoever does it first has done it", async () => {
  const { act, step } = seated(["play R2"]);
  await step([], { turn: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).not.toHaveBeenCalled();
});

test("what was taken back is not done again", async () => {
  const { sitting, act } = seated(["play R2"]);
  sitting.latest = [["table-undone", { seat: 0 }]];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).not.toHaveBeenCalled();
  expect(sitting.alert).not.toContain("by itself");
});

test("a choice, a race, a pause and what comes before a deal wait for a press", async () => {
  const cases: [string[], string, number | null][] = [
    [["play R1", "play R2"], "play", 0],
    [["ok"], "play", 0],
    [["play R1"], "play", null],
    [["deal"], "before", 0],
    [["ok"], "over", 0],
  ];
  for (const [legal, phase, turn] of cases) {
    const { sitting, act } = seated(legal, phase, turn);
    expect(only(sitting)).toBe("");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(act).not.toHaveBeenCalled();
    void unmount(page!);
    page = null;
    clear();
  }
});

test("without the setting nothing is done by itself", async () => {
  settings.forced = false;
  const { act } = seated(["play R2"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).not.toHaveBeenCalled();
});

test("the rest of a deal that is claimed is played in the order of the hand, card by card, and no other", async () => {
  settings.forced = false;
  const { sitting, act, step } = seated(["play R2", "play R1"]);
  const button = () => document.querySelector("button");
  expect(button()).toBeNull();
  await step(["play R2", "play R1"], {}, { settled: ["planowanie-settled-all", {}] });
  expect(button()!.textContent).toBe("Play out the rest");
  button()!.click();
  flushSync();
  expect(button()).toBeNull();
  expect(sitting.alert).toContain("the tricks that are left are all yours. The rest is played for you.");
  await vi.advanceTimersByTimeAsync(700);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act.mock.calls).toEqual([["play R1"]]);
  await step([], { turn: 1, hand: ["R2"] }, { settled: null });
  await step(["play R2"], { turn: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act.mock.calls).toEqual([["play R1"], ["play R2"]]);
  await step(["play R2", "play R1"], { hand: ["R1", "R2"] }, { standing: { deals: 2 } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).toHaveBeenCalledTimes(2);
});

test("who takes an action back has not claimed any more", async () => {
  settings.forced = false;
  const { sitting, act, step } = seated([]);
  await step(["play R2", "play R1"], {}, { settled: ["planowanie-settled-all", {}] });
  document.querySelector("button")!.click();
  sitting.latest = [["table-undone", { seat: 0 }]];
  flushSync();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(act).not.toHaveBeenCalled();
});

test("the pause is one that a choice took", () => {
  const thought = new Thought();
  for (let choice = 0; choice < 12; choice++) {
    thought.asked([], choice * 10_000);
    thought.asked(["play R1", `play R${choice + 2}`], choice * 10_000 + 1000);
    thought.asked(["play R1", `play R${choice + 2}`], choice * 10_000 + 2000); // the same question
    thought.asked([], choice * 10_000 + 1000 + 2500 + choice);
  }
  thought.asked(["play R9"], 900_000); // no choice: what it takes is not counted
  thought.asked([], 960_000);
  expect(thought.pause(0, 0.5)).toBeCloseTo(2500, 6);
  expect(thought.pause(0.999, 0.5)).toBeCloseTo(2511, 6);
});

test("a pause can be read and borne", () => {
  const thought = new Thought();
  for (const [at, took] of [10, 90_000].entries()) {
    thought.asked(["play R1", `play R${at + 2}`], at * 1e6);
    thought.asked([], at * 1e6 + took);
  }
  const all = [...Array(50).keys()].map((at) => thought.pause(at / 50, 0.5));
  expect(Math.min(...all)).toBeCloseTo(800, 6);
  expect(Math.max(...all)).toBeCloseTo(6000, 6);
});

test("no pause is just as long as another, so that nobody hears a machine play", () => {
  const thought = new Thought();
  for (let choice = 0; choice < 12; choice++) {
    thought.asked(["play R1", `play R${choice + 2}`], choice * 10_000);
    thought.asked([], choice * 10_000 + 300); // quicker than can be read: all pauses are about the least
  }
  const all = Array.from({ length: 50 }, () => thought.pause());
  expect(new Set(all).size).toBe(50);
  expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(80);
  for (const pause of all) expect(pause >= 700 && pause <= 900).toBe(true);
});

test("the rest of a hand of durak: cards in their order, and words where there is nothing else", async () => {
  const { sitting, step } = seated(["play R1", "play R2"]);
  for (const [legal, first] of [
    [["attack R2", "attack R2 +", "attack R1"], "attack R1"],
    [["done", "give R2"], "give R2"],
    [["done"], "done"],
  ] as const) {
    await step([...legal]);
    expect(rest(sitting)).toBe(first);
  }
});

test("what happens by itself is sent as what is pressed is: the action, and nothing of how it came", async () => {
  const { sitting, act } = seated(["play R2"]);
  const done = vi.spyOn(sitting, "do").mockResolvedValue(true);
  act.mockImplementation((...actions) => Sitting.prototype.act.apply(sitting, actions));
  await vi.advanceTimersByTimeAsync(60_000);
  await sitting.act("play R2"); // as a press does (parts/Hand.svelte)
  expect(done).toHaveBeenCalledTimes(2);
  const sent = done.mock.calls.map(([command]) => command);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]).toEqual({ do: "act", actions: ["play R2"] });
});
