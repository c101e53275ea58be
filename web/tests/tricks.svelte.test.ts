// @vitest-environment jsdom
// The tables with tricks: how long a trick lies there and who takes it, the row of bids, what piles count.
import { FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import cards from "../../src/stolik/words/en/cards.ftl?raw";
import goliath from "../../src/stolik/words/en/goliath.ftl?raw";
import planowanie from "../../src/stolik/words/en/planowanie.ftl?raw";
import type { View } from "../src/net/place.svelte";
import Bids from "../src/parts/Bids.svelte";
import { GLIDE, land, learnToFly } from "../src/motion";
import { placeOf } from "../src/parts/places";
import type { GoliathView, PlanowanieView } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import Goliath from "../src/tables/Goliath.svelte";
import Planowanie from "../src/tables/Planowanie.svelte";
import type { Sitting } from "../src/tables/sitting.svelte";
import { ordered, REST } from "../src/tables/trick.svelte";
import { Words } from "../src/words/words";
import { PATIENCE } from "./patience";
import { saying } from "./texts";

vi.mock("../src/parts/DealTable.svelte", () => import("../src/parts/DealSheet.svelte")); // else it comes later

const NAMES = ["Anna", "Ben", "Cleo"];
const WORDS = new Words("en", [cards, goliath, planowanie].map((text) => new FluentResource(text)), NAMES, 0);
let page: Record<string, unknown> | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  Object.assign(settings, { twice: "never", keys: true, guided: ["planowanie", "goliath"] });
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
});

/** A table of three as the first of them sees it; `see` shows another view. */
function table<Of extends GoliathView | PlanowanieView>(Game: Component<{ sitting: Sitting }>, view: Of, legal: string[] = []) {
  const act = vi.fn();
  const run = vi.fn();
  const state = $state({ view: view as unknown as View, legal });
  const standing = { game: state.view.game, deals: 1, score: [11, 0, 0], phase: "playing", options: {} };
  const sitting = {
    t: saying(WORDS),
    get view() {
      return state.view;
    },
    get legal() {
      return state.legal;
    },
    me: 0,
    names: NAMES,
    around: [0, 1, 2],
    words: WORDS,
    hand: [],
    log: [],
    latest: [],
    alert: "",
    having: (verb: string) => state.legal.filter((one) => one.startsWith(`${verb} `)).map((one) => one.slice(verb.length + 1)),
    act,
    do: run,
    standing: async (...parts: string[]) => `what the game says: ${parts.join()}`,
    heard: () => Promise.resolve(),
    shout(text: string) {
      sitting.alert = text;
    },
    place: {
      standing,
      chairs: NAMES.map((name) => ({ name })),
      chat: [],
      get asked() {
        return state.legal.length > 0;
      },
      get legal() {
        return state.legal;
      },
      get dealt() {
        return state.view.phase !== "over";
      },
      get between() {
        return state.view.phase === "over";
      },
    },
  };
  page = mount(Game, { target: document.body, props: { sitting: sitting as unknown as Sitting } });
  flushSync();
  const see = (change: Partial<Of>, can: string[] = []) => {
    state.view = { ...state.view, ...change };
    state.legal = can;
    flushSync();
  };
  return { act, run, see, state, sitting };
}

const lying = () => [...document.querySelectorAll<HTMLElement>(".trick [data-card]")].map(({ dataset }) => dataset.card);
const marked = () => [...document.querySelectorAll(".trick .strong")].map(({ textContent }) => textContent);
const rows = () =>
  [...document.querySelectorAll(".middle tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent!.trim().replace(/\s+/g, " ")));
const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!;

function press(key: string, where: Element = document.activeElement!) {
  where.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

const BOX = { x: 0, y: 0, width: 60, height: 84 } as DOMRect;
const PLAY: PlanowanieView = {
  game: "planowanie", phase: "play", seat: 0, seats: 3, dealer: 2, number: 4, turn: 2, hand: ["3C", "9H"],
  hand_count: [2, 2, 3], bid: [1, 0, 2], won: [0, 0, 0], table: ["2D", "AD", null], trump: "H",
  turned: "5H", tricks: 3, laid: 2, leader: 0, led: "2D", best: "AD", winner: 1, gone: ["2D", "AD"], points: null,
};
const FULL = { table: ["2D", "AD", "4D"], laid: 0, turn: 1, won: [0, 1, 0], hand_count: [2, 2, 2] };
const LED = { table: [null, "KS", null], laid: 1, turn: 2, leader: 1, led: "KS", best: "KS", winner: 1 };

test("a full trick rests, goes, and can still be read", async () => {
  const { see, sitting } = table<PlanowanieView>(Planowanie, PLAY);
  expect(marked()).toEqual(["wins so far"]);
  see(FULL);
  expect([lying(), marked()]).toEqual([["2D", "AD", "4D"], ["takes it"]]);
  see(LED);
  expect(lying(), "the next lead waits").toEqual(["2D", "AD", "4D"]);
  vi.advanceTimersByTime(REST);
  flushSync();
  expect(lying()).toEqual(["KS"]);
  press("t", document.querySelector("main")!);
  await vi.waitFor(() => expect(sitting.alert).toBe("what the game says: table"), PATIENCE);
  press("t", document.querySelector("main")!);
  expect(sitting.alert).toBe(
    "The last trick: Anna two of diamonds, Ben ace of diamonds and Cleo four of diamonds. Ben took it.",
  );
});

test.each([["normal", false, GLIDE], ["half", false, GLIDE / 2], ["none", false, 0], ["normal", true, 0]] as const)(
  "how long its cards take to whoever takes them: motion %s, reduced %s",
  async (motion, matches, duration) => {
    await learnToFly();
    Object.assign(settings, { motion });
    vi.stubGlobal("matchMedia", () => ({ matches, addEventListener() {}, removeEventListener() {} }));
    const took: unknown[] = [];
    const box = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(BOX);
    Element.prototype.animate = function (keys, how) {
      if (this.className === "twin" && JSON.stringify(keys).includes("scale(0.2)")) took.push((how as KeyframeAnimationOptions).duration);
      return { cancel() {} } as Animation;
    };
    const { see } = table<PlanowanieView>(Planowanie, PLAY);
    see(FULL);
    vi.advanceTimersByTime(REST);
    flushSync();
    expect(lying(), "the table is free at once").toEqual([]);
    expect(took).toEqual(duration ? [duration, duration, duration] : []);
    land();
    box.mockRestore();
    Object.assign(settings, { motion: "normal" });
    Reflect.deleteProperty(Element.prototype, "animate");
  },
);

test.each([100, 300, 450, 899])("who leads %i ms after a trick has all its cards on the table, and nothing takes them off", (after) => {
  const { see } = table<PlanowanieView>(Planowanie, PLAY);
  see({ ...FULL, turn: 0, winner: 0 });
  vi.advanceTimersByTime(after);
  see({ ...LED, table: ["9H", null, null], leader: 0 });
  expect(lying()).toEqual(["9H"]);
  for (let later = 0; later < 3 * REST; later += 50) {
    vi.advanceTimersByTime(50);
    flushSync();
    expect(lying()).toEqual(["9H"]);
  }
  expect(document.querySelectorAll(".twin").length).toBe(0);
});

test("a card of one's own is in sight at once, and an empty table stays empty", () => {
  const { see } = table<PlanowanieView>(Planowanie, PLAY);
  see({ ...FULL, turn: 0, winner: 0 });
  see({ ...LED, table: ["9H", null, null], leader: 0 });
  expect(lying()).toEqual(["9H"]);
  see({ ...FULL, table: ["9H", "2H", "3H"] });
  vi.advanceTimersByTime(REST);
  flushSync();
  expect(lying()).toEqual([]);
  see({ table: [null, "2H", "3H"], laid: 2 });
  see({ table: ["9H", "2H", "3H"], laid: 0 });
  expect(lying(), "taken back and laid again").toEqual(["9H", "2H", "3H"]);
});

test("the end of a deal is a table, with what it brought, and a way on", () => {
  const { see, run } = table<PlanowanieView>(Planowanie, PLAY);
  see({ ...FULL, phase: "over", won: [1, 1, 1], bid: [1, 0, 2], hand: [], points: [21, 2, 3] });
  expect(rows(), "the last trick rests first").toEqual([]);
  vi.advanceTimersByTime(REST);
  flushSync();
  expect(rows().slice(0, 2)).toEqual([["Anna", "1", "1 ✓ made", "21", "11"], ["Ben", "0", "1 ✗ missed", "2", "0"]]);
  document.querySelector<HTMLElement>(".mine button.main")!.click();
  expect(run).toHaveBeenCalledWith({ do: "ready" });
});

test("a barred bid says so, and asks the server all the same", () => {
  const bidding: PlanowanieView = { ...PLAY, phase: "bid", turn: 0, dealer: 0, bid: [null, 1, 0], table: [null, null, null], laid: 0, winner: null };
  const { act } = table<PlanowanieView>(Planowanie, bidding, ["bid 0", "bid 1", "bid 3"]);
  expect(document.querySelector("#bids-question")!.textContent).toBe("How many tricks will you take, 0 to 3, but not 2?");
  expect(["0 tricks", "1 trick", "2 tricks", "3 tricks"].map((name) => button(name).ariaDisabled)).toEqual([
    "false", "false", "true", "false",
  ]);
  button("2 tricks").click();
  expect(act).toHaveBeenLastCalledWith("bid 2");
  button("3 tricks").click();
  expect(act).toHaveBeenLastCalledWith("bid 3");
});

test("a card that is not legal is asked for too, before the bids are done as well", () => {
  const { act } = table<PlanowanieView>(Planowanie, { ...PLAY, turn: 0 }, ["play 9H"]);
  expect(button("three of clubs").ariaDisabled).toBe("true");
  button("three of clubs").click();
  expect(act).toHaveBeenCalledWith("play 3C");
});

test("bids: arrows and digits go to a number, two digits to one; asked twice where that is set", () => {
  settings.twice = "always";
  document.body.innerHTML = '<main><h1 tabindex="-1"></h1><input /><div></div></main>';
  const onbid = vi.fn();
  const can = Array.from({ length: 18 }, (_, bid) => bid);
  const name = (count: number) => `take ${count}`;
  page = mount(Bids, { target: document.querySelector("div")!, props: { label: "Bid", question: "?", most: 17, can, name, onbid } });
  flushSync();
  button("take 0").focus();
  press("ArrowLeft");
  press("ArrowRight");
  expect(document.activeElement).toBe(button("take 1"));
  press("1");
  press("2");
  expect(document.activeElement).toBe(button("take 12"));
  document.querySelector("h1")!.focus();
  press("5");
  expect(document.activeElement, "from anywhere at the table").toBe(button("take 5"));
  const field = document.querySelector("input")!;
  field.focus();
  press("6");
  expect(document.activeElement, "not from a field").toBe(field);
  button("take 12").focus();
  press("End");
  expect([document.activeElement, button("take 17").tabIndex, button("take 12").tabIndex]).toEqual([button("take 17"), 0, -1]);
  button("take 17").click();
  expect(onbid).not.toHaveBeenCalled();
  flushSync();
  expect(button("take 17").ariaPressed).toBe("true");
  button("take 17").click();
  expect(onbid).toHaveBeenCalledWith(17);
});

const TRICK: GoliathView = {
  game: "goliath", phase: "play", seat: 0, seats: 3, dealer: 2, number: 0, turn: 2, hand: ["R1"], hand_count: [1, 1, 1],
  profit: [["R7", "R2", "B1"], ["G1", "G8", "G9"], []], pile_points: [[9, 0, 0, 1, 0], [0, 0, 33, 0, 0], [0, 0, 0, 0, 0]],
  profit_points: [10, 44, 0], table: ["R9", "R3", null], laid: 2, leader: 0, led: "R9",
  high: null, high_seat: null, low: null, low_seat: null, left: 2, highest: 0, lowest: 1, takers: [1, 0, null], points: null,
};

test("goliath: highest and lowest have a word, and each card goes where the view says", async () => {
  const { see, sitting } = table<GoliathView>(Goliath, { ...TRICK, table: ["R9", null, null], laid: 1, highest: null, lowest: null });
  expect(marked(), "one card is neither").toEqual([]);
  see({ table: ["R9", "G9", null], laid: 2, highest: 1, lowest: 1 });
  expect(marked(), "the last of equals, so far").toEqual(["▲ highest", "▼ lowest"]);
  see({ table: ["R9", "R3", null], highest: 0, lowest: 1 });
  expect(marked()).toEqual(["▲ highest", "▼ lowest"]);
  see({ table: ["R9", "R3", "V5"], laid: 0, turn: 0, left: 1, high: "R9", high_seat: 0, low: "R3", low_seat: 1 });
  expect(marked()).toEqual(["▲ highest", "▼ lowest"]);
  press("t", document.querySelector("main")!);
  press("t", document.querySelector("main")!);
  expect(sitting.alert).toContain("Highest: Anna with the red 9; lowest: Ben with the red 3.");
  press("p", document.querySelector("main")!);
  await vi.waitFor(() => expect(sitting.alert).toBe("what the game says: seats"), PATIENCE);
});

test("goliath: every won card can be seen by its value", () => {
  table<GoliathView>(Goliath, TRICK);
  const won = [...document.querySelectorAll("details")].map((each) =>
    [...each.querySelectorAll("ul:last-child li > span:last-child")].map((one) => one.textContent),
  );
  expect(won.flat().filter((text) => /\d/.test(text ?? "")).length).toBeGreaterThan(2);
});

test("goliath: where all are equal one seat takes all", () => {
  table<GoliathView>(Goliath, { ...TRICK, table: ["R9", "G9", "V9"], laid: 0, highest: 2, lowest: 2, takers: [2, 2, 2] });
  expect(marked()).toEqual(["▲ takes all"]);
});

test("goliath: what each colour and a seat has is what the view says, while the deal lasts and when it is over", () => {
  const { see } = table<GoliathView>(Goliath, TRICK);
  const piles = () => [...document.querySelectorAll("#seat-0 li b")].map(({ textContent }) => textContent);
  expect(piles()).toEqual(["9", "", "", "1", ""]);
  see({ table: ["R9", "R3", "V5"], laid: 0, high: "R9", high_seat: 0, low: "R3", low_seat: 1, phase: "over", hand: [] });
  vi.advanceTimersByTime(REST);
  flushSync();
  expect(rows().slice(0, 2)).toEqual([["Anna", "9", "0", "0", "1", "0", "10", "11"], ["Ben", "0", "0", "33", "0", "0", "44", "0"]]);
});

test("a hand lies by suit, or by rank and by value", () => {
  expect(ordered(["2C", "TC", "AC", "3D"], true)).toEqual(["2C", "3D", "TC", "AC"]);
  expect(ordered(["R8", "Y1", "B12", "V2"], true)).toEqual(["Y1", "V2", "R8", "B12"]);
  expect(ordered(["AC", "3D"], false)).toEqual(["AC", "3D"]);
});

test("people sit around the table: oneself near, nobody on another's place", () => {
  for (let count = 2; count <= 6; count++) {
    const places = Array.from({ length: count }, (_, k) => placeOf(count, k).join());
    expect(places[0]).toBe("0,1");
    expect(new Set(places).size).toBe(count);
  }
});
