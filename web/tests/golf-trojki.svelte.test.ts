// @vitest-environment jsdom
// The tables with cells: golf's two steps and remembered cards; trojki's card, cell and call in three keys, and its pauses.
import { FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import cards from "../../src/stolik/words/en/cards.ftl?raw";
import golf from "../../src/stolik/words/en/golf.ftl?raw";
import trojki from "../../src/stolik/words/en/trojki.ftl?raw";
import web from "../../src/stolik/words/en/web.ftl?raw";
import type { View } from "../src/net/place.svelte";
import type { GolfView, TrojkiView } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import Golf from "../src/tables/Golf.svelte";
import type { Sitting } from "../src/tables/sitting.svelte";
import Trojki from "../src/tables/Trojki.svelte";
import { Words, type Event } from "../src/words/words";
import { PATIENCE } from "./patience";
import { saying } from "./texts";

vi.mock("../src/parts/DealTable.svelte", () => import("../src/parts/DealSheet.svelte")); // else it comes later

const NAMES = ["Anna", "Ben"];
const WORDS = new Words("en", [cards, golf, trojki, web].map((text) => new FluentResource(text)), NAMES, 0);
let page: Record<string, unknown> | null = null;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  Object.assign(settings, { twice: "touch", keys: true, think: 0, guided: ["golf", "trojki"] });
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  sessionStorage.clear();
});

/**
 * A table of two as Anna sees it; `see` shows another view. The focus is on its heading. `asks`: what the game asks,
 * last the question.
 */
function table<Of extends GolfView | TrojkiView>(
  Game: Component<{ sitting: Sitting }>, view: Of, legal: string[] = [], asks: Event[] = [],
) {
  const act = vi.fn();
  const run = vi.fn();
  const standing = {
    game: view.game, deals: 2, score: [11, 7], phase: "playing", match: 1, think: 0, options: { handicap: [0, 3] },
  } as Record<string, unknown>;
  const state = $state({ view: view as unknown as View, legal, asks, alert: "", kept: "", standing });
  const sitting = {
    t: saying(WORDS),
    get view() {
      return state.view;
    },
    get legal() {
      return state.legal;
    },
    get alert() {
      return state.alert;
    },
    set alert(text: string) {
      state.alert = text;
    },
    get kept() {
      return state.kept;
    },
    set kept(claim: string) {
      state.kept = claim;
    },
    me: 0,
    names: NAMES,
    around: [0, 1],
    hand: [],
    words: WORDS,
    log: [],
    latest: [],
    can: (action: string) => state.legal.includes(action),
    having: (verb: string) => state.legal.filter((one) => one.startsWith(`${verb} `)).map((one) => one.slice(verb.length + 1)),
    act,
    do: run,
    standing: async (...parts: string[]) => `what the game says: ${parts.join()}`,
    frame: {},
    question: (): string => (sitting.frame as Sitting["frame"]).question?.() ?? sitting.asked(),
    asked: (): string => state.asks.slice(-1).map((event) => WORDS.tell(event)).join(),
    stands: () => state.asks.map((event) => WORDS.tell(event)).join(" "),
    heard: () => Promise.resolve(),
    shout(text: string) {
      sitting.alert = text;
    },
    place: {
      code: "k7qx",
      get standing() {
        return state.standing;
      },
      chairs: NAMES.map((name) => ({ name })),
      chat: [],
      playing: true,
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
  document.querySelector<HTMLElement>("main")!.focus();
  const think = (thinking: number | null) => {
    state.standing = { ...state.standing, thinking };
    flushSync();
  };
  const see = (change: Partial<Of>, can: string[] = [], asked: Event[] = state.asks) => {
    state.view = { ...state.view, ...change };
    state.legal = can;
    state.asks = asked;
    flushSync();
  };
  return { act, run, see, sitting, think };
}

function press(...keys: string[]) {
  for (const key of keys) {
    const code = /^\d$/.test(key) ? `Digit${key}` : "";
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
    flushSync();
  }
}

/** An own cell or card by its name. */
const named = (label: string) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)!;
const rows = () =>
  [...document.querySelectorAll(".middle tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent!.trim()));

// --- golf ----------------------------------------------------------------------------------------------------------------

const DOWN = [null, null, null, null, null, null];
const HOLE: GolfView = {
  game: "golf", phase: "turn", seat: 0, seats: 2, dealer: 1, number: 1, turn: 0, up: [["7C", null, "KD", null, null, null], DOWN],
  peeked: [null, null, null, "7D", null, "9S"], drawn: null, taken: null, top: "QH", discards: [], stock: 33,
  reshuffled: false, idle: 0, closer: null, by_points: false, points: null, pairs: [[false, false, false], [false, false, false]],
};
const SWAPS = [1, 2, 3, 4, 5, 6].map((cell) => `swap ${cell}`);

test("golf: two cells are looked at in one step, in either order, and the first can be taken back", () => {
  const peeks = ["peek 4 5", "peek 4 6", "peek 5 6"];
  const { act, see } = table<GolfView>(Golf, { ...HOLE, phase: "peek", up: [DOWN, DOWN], peeked: DOWN }, peeks);
  press("5");
  expect(named("5: face down").getAttribute("aria-pressed")).toBe("true");
  press("Escape");
  expect(named("5: face down").getAttribute("aria-pressed"), "dropped, and heard to be").toBe("false");
  press("6", "6", "6", "4");
  expect(act.mock.calls).toEqual([["peek 4 6"]]);
  see({ phase: "turn", peeked: [null, null, null, "7D", null, "9S"] }, ["stock", "take"]);
  expect(named("4: face down, remembered seven of diamonds").textContent).toContain("remembered");
});

test("golf: 7 is the stock, 8 the discards, whatever that means just then", () => {
  const { act, see } = table<GolfView>(Golf, HOLE, ["stock", "take"]);
  press("7", "8");
  see({ phase: "drawn", drawn: "2C" }, [...SWAPS, "discard"]);
  press("8", "4");
  expect(act.mock.calls.flat()).toEqual(["stock", "take", "discard", "swap 4"]);
});

test("golf: while no card is in hand a digit only reads, but a cell that is pressed asks the server why not", () => {
  const { act } = table<GolfView>(Golf, HOLE, ["stock", "take"]);
  press("3");
  expect([act.mock.calls, document.activeElement]).toEqual([[], named("3: king of diamonds")]);
  named("3: king of diamonds").click();
  expect(act.mock.calls).toEqual([["swap 3"]]);
});

test("golf: the question is what the game asks last, and what hangs on a chosen cell is asked here", () => {
  const asks: Event[] = [["golf-ask-peek", {}]];
  table<GolfView>(Golf, { ...HOLE, phase: "peek", up: [DOWN, DOWN], peeked: DOWN }, ["peek 4 5", "peek 4 6", "peek 5 6"], asks);
  const asked = () => document.querySelector("p.turn")!.textContent;
  expect(asked()).toBe("Look at two cards of your near row: two of 4, 5 and 6.");
  press("5");
  expect(asked()).toBe("Cell 5, and which other one?");
});

test("golf: a finger is asked twice where a card goes", () => {
  const { act } = table<GolfView>(Golf, { ...HOLE, phase: "drawn", drawn: "2C" }, [...SWAPS, "discard"]);
  const tap = () => {
    const finger = new Event("pointerdown", { bubbles: true });
    Object.assign(finger, { pointerType: "touch" });
    named("2: face down").dispatchEvent(finger);
    named("2: face down").click();
    flushSync();
  };
  tap();
  expect(act).not.toHaveBeenCalled();
  tap();
  expect(act.mock.calls).toEqual([["swap 2"]]);
});

test("golf: a column that cancels says so, whatever makes it a pair: that is the server's to know", () => {
  const up = ["7C", "TH", "KD", "7S", "JS", null];
  const { see } = table<GolfView>(Golf, { ...HOLE, up: [up, DOWN], pairs: [[true, false, false], HOLE.pairs[1]!] });
  expect([named("1: seven of clubs – pair, 0"), named("4: seven of spades – pair, 0")]).not.toContain(null);
  expect(named("2: ten of hearts")).not.toBeNull();
  see({ pairs: [[false, true, false], HOLE.pairs[1]!] });
  expect(named("1: seven of clubs")).not.toBeNull();
  expect(named("5: jack of spades – pair, 0").textContent).toContain("pair, 0");
});

test("golf: the last turns and the end of a hole are told", () => {
  const { see } = table<GolfView>(Golf, { ...HOLE, closer: 1 }, ["stock", "take"]);
  expect(document.body.textContent).toContain("Ben has all six cards face up: everybody else has one last turn.");
  see({ phase: "over", turn: null, peeked: DOWN, points: [-4, 5] });
  expect(rows()).toEqual([["Anna", "−4", "11"], ["Ben", "5", "7"]]);
});

// --- trojki --------------------------------------------------------------------------------------------------------------

const TOP = ["BS2", "RT0", "YS0", "RC3", "BC1", "RS1", "YT0", "YX2", "RC2"];
const changed = (cell: number, card: string) => TOP.map((top, at) => (at === cell ? card : top));
const RACE: TrojkiView = {
  game: "trojki", phase: "race", seat: 0, seats: 2, dealer: 1, number: 0, turn: null, hand: ["RX2", "VS3"], hand_count: [2, 1],
  stack: [20, 24], left: [22, 25], dealt: [22, 25], top: TOP, gone: TOP, aside: [], calls: true, placer: null, placed: null,
  cell: null, called: null, covered: null, accepted: [false, false], known: [[], []],
  points: null, winners: null, ended: null,
};
const first = () => document.querySelector<HTMLElement>(".hand button")!;

test("trojki: card, cell, call: three keys", () => {
  const { act, sitting } = table<TrojkiView>(Trojki, RACE, ["draw"]);
  first().focus();
  first().click();
  flushSync();
  press("4");
  expect(sitting.alert).toBe("Cell 4, call: 1 red, 2 cross and 3 two stripes.");
  press("3");
  expect(act.mock.calls).toEqual([["place RX2 4 2"]]);
  expect(first().getAttribute("aria-pressed"), "late or wrong: another try costs no key for the card").toBe("true");
});

test("trojki: the calls are buttons too, and the focus does not get lost with them", () => {
  const { act } = table<TrojkiView>(Trojki, RACE, ["draw"]);
  first().click();
  flushSync();
  named("9: red circle with two stripes").click();
  flushSync();
  const call = document.querySelector<HTMLElement>(".calls button")!;
  call.focus();
  call.click();
  flushSync();
  expect(act.mock.calls).toEqual([["place RX2 9 R"]]);
  expect(document.activeElement).toBe(first());
});

test("trojki: where nothing is called the cell is the last step", () => {
  const { act } = table<TrojkiView>(Trojki, { ...RACE, calls: false }, ["draw"]);
  first().click();
  flushSync();
  press("4");
  expect(act.mock.calls).toEqual([["place RX2 4"]]);
});

test("what a key reads out is said, whatever is pressed before that is known; of two the later", async () => {
  const { sitting } = table<GolfView>(Golf, HOLE, ["stock", "take"]);
  press("h", "ArrowRight", "Shift");
  await vi.waitFor(() => expect(sitting.alert).toBe("what the game says: hand"), PATIENCE);
  press("r", "p");
  await vi.waitFor(() => expect(sitting.alert).toBe("what the game says: seats"), PATIENCE);
  await new Promise((over) => setTimeout(over, 50));
  expect(sitting.alert).toBe("what the game says: seats");
});

test("trojki: Escape takes back one step after the other", () => {
  const { act, sitting } = table<TrojkiView>(Trojki, RACE, ["draw"]);
  first().click();
  flushSync();
  press("4", "Escape");
  expect([document.querySelector(".calls"), first().getAttribute("aria-pressed")]).toEqual([null, "true"]);
  expect(named("4: red circle with three stripes").getAttribute("aria-pressed")).toBe("false");
  press("Escape", "4");
  expect([sitting.alert, act.mock.calls.length]).toEqual(["4: red circle with three stripes", 0]);
});

test("trojki: the grid, one cell and the last change can be heard", async () => {
  const { see, sitting } = table<TrojkiView>(Trojki, RACE, ["draw"]);
  press("c");
  expect(sitting.alert).toBe("Nothing has changed on the grid yet.");
  see({ top: changed(3, "RX2") });
  press("c");
  expect(sitting.alert).toBe("Last change, cell 4: red cross with two stripes, over red circle with three stripes.");
  expect(named("4: red cross with two stripes, new")).not.toBeNull();
  press("t");
  await vi.waitFor(() => expect(sitting.alert).toBe("what the game says: table"), PATIENCE);
});

test("trojki: what was said of a cell is over with its card, with the deal, or where something else is said", () => {
  const { see, sitting } = table(Trojki, RACE);
  const cell = () => {
    document.querySelectorAll<HTMLElement>(".grid button")[4]!.click();
    flushSync();
    return sitting.alert;
  };
  const said = cell();
  expect(said).toMatch(/^5: /);
  see({ top: changed(3, "RX2") });
  expect(sitting.alert).toBe(said);
  see({ top: changed(4, "RX2") });
  expect(sitting.alert).toBe("");
  expect(cell()).toBe("5: red cross with two stripes");
  sitting.alert = "Not that.";
  see({ top: changed(4, "VX1") });
  expect(sitting.alert).toBe("Not that.");
  cell();
  see({ phase: "over" });
  expect(sitting.alert).toBe("");
});

test("trojki: a row, a column or a diagonal is read by one key", () => {
  const { sitting } = table<TrojkiView>(Trojki, RACE, ["draw"]);
  for (const [key, cells] of [["d", "123"], ["z", "369"], ["n", "159"], ["v", "357"]] as const) {
    press(key);
    expect([...sitting.alert.matchAll(/(\d):/g)].map(([, cell]) => cell).join("")).toBe(cells);
  }
});

test("trojki: what is claimed too early keeps its card and its cell, and is claimed when it may be", () => {
  const { act, see, sitting, think } = table<TrojkiView>(Trojki, RACE, ["draw", "place RX2 4 2"]);
  think(99);
  first().click();
  flushSync();
  press("4", "3");
  expect(sitting.alert).toBe("red cross with two stripes goes on cell 4 as soon as the time to think is over.");
  expect(act.mock.calls).toEqual([]);
  think(null);
  expect(act.mock.calls).toEqual([["place RX2 4 2"]]);
  think(99);
  press("4", "3", "Escape");
  think(null);
  expect(act.mock.calls.length, "what was taken back is not claimed").toBe(1);
  think(99);
  press("4", "3");
  see({ top: RACE.top.map((card, at) => (at === 3 ? "YS1" : card)) }, ["draw"]);
  think(null);
  expect(sitting.alert).toBe("Cell 4 has changed; red cross with two stripes stays in your hand.");
  expect(act.mock.calls.length, "nor is what is meant for a card that lies there no more").toBe(1);
});

test("trojki: nothing says which cards fit", () => {
  const { sitting } = table<TrojkiView>(Trojki, RACE, ["draw", "place RX2 4 2"]);
  press("a");
  expect(sitting.alert).toBe("You may: draw a card and place a card from your hand.");
  expect([...document.querySelectorAll(".hand [aria-disabled], .hand .low, .grid [aria-disabled]")]).toEqual([]);
});

test("trojki: in a pause the claim is told and answered with + or -", () => {
  const checked = { seat: 1, card: "VX1", cell: 7, call: "V" };
  const covered: Event = ["trojki-covered", { covered: "YT0" }];
  const asks: Event[] = [["trojki-checking", checked], covered, ["trojki-ask-check", {}]];
  const { act, see, sitting } = table<TrojkiView>(Trojki, { ...RACE, phase: "open" }, ["draw"], asks);
  const top = changed(6, "VX1");
  see({ phase: "pause", placer: 1, placed: "VX1", cell: 7, called: 0, covered: "YT0", top }, ["accept", "challenge"]);
  expect(sitting.alert).toContain("violet cross with one stripe on cell 7, as a violet trio. It covers the yellow star with no stripes.");
  expect(sitting.alert).toContain("Is that right? Plus accepts, minus challenges.");
  expect(named("7: violet cross with one stripe, violet?")).not.toBeNull();
  press("-", "+");
  expect(act.mock.calls).toEqual([["challenge"], ["accept"]]);
});

test("trojki: the game asks for a card, and the page for what only it knows: the cell, and the call", () => {
  const asks: Event[] = [["trojki-ask-card", { cards: RACE.hand }]];
  const { see, sitting } = table<TrojkiView>(Trojki, RACE, ["draw"], asks);
  const asked = () => document.querySelector(".step p")?.textContent;
  expect(asked()).toBe("Choose a card from your hand.");
  first().click();
  flushSync();
  expect(asked()).toBe("red cross with two stripes: on which cell, 1 to 9?");
  first().click();
  flushSync();
  see({ hand: [] }, ["draw"], [["trojki-ask-draw", {}]]);
  expect([asked(), sitting.alert]).toEqual(["Draw a card.", ""]);
});

test("trojki: whoever waits for answers sees for whose, and of which card, as the game says", () => {
  const { see } = table<TrojkiView>(Trojki, { ...RACE, phase: "open" }, ["draw"]);
  const missing: Event = ["trojki-missing", { seats: [1] }];
  const pause: Partial<TrojkiView> = { phase: "pause", placer: 0, placed: "VX1", cell: 7, called: 0, covered: "YT0", top: changed(6, "VX1") };
  see(pause, [], [missing]);
  expect(document.querySelector(".step")!.textContent!.trim()).toBe("Not answered yet: Ben.");
  const checked = { seat: 1, card: "VX1", cell: 7, call: "V" };
  const covered: Event = ["trojki-covered", { covered: "YT0" }];
  see({ placer: 1, accepted: [true, false] }, [], [["trojki-checking", checked], covered, missing]);
  expect(document.querySelector(".step")!.textContent).toMatch(/^The card of Ben is checked: .* Not answered yet: Ben\.$/);
});

test("trojki: the calm pace that the player likes is asked for when they come, and can be changed", async () => {
  settings.think = 20;
  const { run } = table<TrojkiView>(Trojki, RACE, ["draw"]);
  expect(run.mock.calls).toEqual([[{ do: "think", seconds: 20 }]]);
  expect(document.querySelector("select")).toBeNull(); // it takes no room of the table
  document.querySelector<HTMLElement>(".menu button")!.click();
  const choice = await vi.waitUntil(() => document.querySelector("select"), PATIENCE);
  choice.value = "0";
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect([run.mock.calls.at(-1), settings.think]).toEqual([[{ do: "think", seconds: 0 }], 0]);
});

test("trojki: a dead end is told, with what everybody had left, and who has won, as the game says", () => {
  const { see } = table<TrojkiView>(Trojki, RACE, ["draw"]);
  const said = () => document.querySelector(".result")!.textContent;
  see({ phase: "over", left: [3, 4], winners: [0], ended: "dead_end", points: [1, 0] }, [], [["trojki-dead-end", {}], ["trojki-fewest", { seat: 0 }]]);
  expect(said()).toContain("Dead end: nobody has a card that fits");
  expect(said()).toContain("You have the fewest cards left and win the round.");
  expect(rows()).toEqual([["Anna", "3", "1", "11"], ["Ben", "4", "0", "7"]]);
  see({ left: [3, 3], winners: [0, 1], points: [0, 0] }, [], [["trojki-dead-end", {}], ["trojki-tie", { seats: [0, 1] }]]);
  expect(said()).toContain("Tie for the fewest cards: Anna and Ben.");
  expect(rows()).toEqual([["Anna", "3", "0", "11"], ["Ben", "3", "0", "7"]]);
  see({ left: [2, 0], winners: [1], ended: "last_card", points: [0, 1] }, [], [["trojki-last-card", { seat: 1 }]]);
  expect(said()).toContain("That was the last card: Ben wins the round.");
  expect(said()).not.toContain("Dead end");
});
