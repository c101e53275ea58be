// @vitest-environment jsdom
// The table of a game without drawings: what stands, the question, the own cards and a button for each other action.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { line } from "../src/net/line.svelte";
import { Place } from "../src/net/place.svelte";
import type { Shown } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { tableOf } from "../src/tables/games";
import Plain from "../src/tables/Plain.svelte";
import { Sitting } from "../src/tables/sitting.svelte";
import { speaking } from "./texts";
import { PATIENCE } from "./patience";

vi.mock("../src/parts/DealTable.svelte", () => import("../src/parts/DealSheet.svelte")); // else it comes later

const SPOKEN = {
  hand: [["deal-hand", { cards: ["7C", "9H"] }]],
  table: [["trick-cards", { list: [["trick-laid", { seat: 1, card: "QH" }]] }]],
  names: { "bid 2": ["planowanie-name-bid", { count: 2 }] },
};
const ASKS = [["trick-follow", { suit: "H", cards: ["9H"], hand: ["7C", "9H"] }]];
let clear: () => void = () => {};

beforeAll(() => speaking("en", "table", "match", "why", "deal", "trick", "planowanie"));
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  Object.assign(settings, { twice: "never", keys: true, verbosity: "normal" });
});
afterEach(() => {
  clear();
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

/** A table of a game that nobody has drawn, as the first of two sees it. */
function seated(legal: string[], view: object = {}) {
  const place = new Place("CODE");
  const standing = {
    game: "nowhere", phase: "playing", chairs: [{ name: "Anna" }, { name: "Jan" }], deals: 1, score: [0, 3], votes: {},
  };
  const seen = { game: "nowhere", phase: "play", seat: 0, seats: 2, turn: 0, hand: ["7C", "9H"], ...view };
  place.show({ v: 1, now: 0, seat: 0, standing, view: seen, legal, asked: true, asks: ASKS, spoken: SPOKEN } as unknown as Shown);
  vi.spyOn(line, "join").mockReturnValue(place);
  let page: Record<string, unknown>;
  let sitting!: Sitting;
  const stop = $effect.root(() => {
    sitting = new Sitting("CODE");
  });
  const act = vi.spyOn(sitting, "act").mockResolvedValue(true);
  page = mount(Plain, { target: document.body, props: { sitting } });
  flushSync();
  clear = () => (void unmount(page), stop());
  return { sitting, act };
}

const buttons = () => [...document.querySelectorAll(".actions button")].map((button) => button.textContent);
const press = (name: string) => {
  const all = [...document.querySelectorAll<HTMLElement>("button")];
  all.find((button) => (button.getAttribute("aria-label") ?? button.textContent) === name)!.click();
  flushSync();
};

test("what stands and what is asked is there to be read, and every other action is a button with a name", () => {
  const { act } = seated(["bid 2", "pass", "play 9H"]);
  const text = document.body.textContent;
  expect(text).toContain("On the table: Jan queen of hearts.");
  expect(text).toContain("Follow hearts.");
  expect(buttons()).toEqual(["2 tricks", "pass"]);
  press("2 tricks");
  press("nine of hearts");
  press("seven of clubs"); // fits nothing: the server says why not
  expect(act.mock.calls).toEqual([["bid 2"], ["play 9H"], ["play 7C"]]);
});

test("a card that fits several actions leaves those to choose from", () => {
  const { act } = seated(["discard 9H", "play 9H", "pass"]);
  expect(buttons()).toContain("pass");
  press("nine of hearts");
  expect([act.mock.calls, buttons().length]).toEqual([[], 2]);
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  flushSync();
  expect(buttons()).toContain("pass");
});

test("the hand lies as the game sorts it, and O says so", async () => {
  const { sitting } = seated(["play 9H"], { hand: ["9H", "7C"] });
  expect([...document.querySelectorAll(".hand button")].map((card) => card.getAttribute("aria-label"))).toEqual([
    "seven of clubs",
    "nine of hearts",
  ]);
  const shout = vi.spyOn(sitting, "shout");
  document.querySelector("main")!.dispatchEvent(new KeyboardEvent("keydown", { key: "o", bubbles: true }));
  await vi.waitFor(() => expect(shout.mock.calls).toEqual([["Your cards are in this game’s own order."]]), PATIENCE);
});

test("a deal that is over shows its points", () => {
  seated([], { phase: "over", turn: null, hand: [], points: [5, -2] });
  expect([...document.querySelectorAll(".stands tbody td")].map(({ textContent }) => textContent)).toEqual(["5", "0", "−2minus 2", "3"]);
});

test("a game that nobody has drawn has a table of its own all the same", async () => {
  expect(tableOf("nowhere")).not.toBe(tableOf("golf"));
  const { sitting } = seated(["play 9H"]);
  clear();
  document.body.innerHTML = "";
  const page = mount(tableOf("nowhere"), { target: document.body, props: { sitting } });
  clear = () => void unmount(page);
  await vi.waitFor(() => expect(document.body.textContent).toContain("Follow hearts"), { timeout: 20000 });
}, 30000);
