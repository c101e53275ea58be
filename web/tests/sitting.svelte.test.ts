// @vitest-environment jsdom
// Who sits at a table: when they are told that it is their turn, and in which order what they may do is said.
import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/net/api";
import { line, type Missed } from "../src/net/line.svelte";
import { Place } from "../src/net/place.svelte";
import { read } from "../src/parts/read";
import Board from "../src/parts/Board.svelte";
import Said from "../src/parts/Said.svelte";
import type { DurakView, GolfView, PlanowanieView, Shown, Spoken } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import Durak from "../src/tables/Durak.svelte";
import Golf from "../src/tables/Golf.svelte";
import Planowanie from "../src/tables/Planowanie.svelte";
import { Sitting } from "../src/tables/sitting.svelte";
import "../src/tables/telling"; // else it is fetched while no time passes
import { speaking } from "./texts";
import { PATIENCE } from "./patience";

const NAMES = ["Anna", "Ben", "Cleo"];
let clear: () => void = () => {};
let page: Record<string, unknown> | null = null;

beforeAll(() => speaking("en", "table", "match", "why", "planowanie", "golf", "durak"));
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  Object.assign(settings, { keys: true, guided: ["planowanie", "golf", "durak"], verbosity: "normal", cards: "full" });
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  clear();
});

const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
const parts = { seat: nothing, middle: nothing, mine: nothing };

function show(Game: Component<{ sitting: Sitting }>, sitting: Sitting) {
  page = mount(Game, { target: document.body, props: { sitting } });
  flushSync();
}

/** Anna at a table, as the server shows it to them; `step` is a step of which they are told. */
function seated(view: Record<string, unknown>, legal: string[] = []) {
  const place = new Place("CODE");
  const standing = { game: view.game, phase: "playing", chairs: NAMES.map((name) => ({ name })), deals: 1, score: [0, 0, 0], options: {} };
  place.show({ v: 1, now: 0, seat: 0, standing, view, legal, asked: legal.length > 0, chat: [] } as unknown as Shown);
  let sitting!: Sitting;
  clear = $effect.root(() => {
    sitting = new Sitting("CODE", place);
  });
  flushSync();
  const step = (change: Record<string, unknown>, can: string[]) => {
    sitting.mine = false;
    place.tell({ t: "told", table: "CODE", v: place.v! + 1, now: 0, view: change, legal: can, asked: can.length > 0 });
    flushSync();
    return sitting.mine;
  };
  return { sitting, step };
}

test("where every question is a turn, each is told once", () => {
  const { sitting, step } = seated({ game: "goliath", phase: "play", turn: 1 });
  expect(sitting.mine).toBe(false);
  expect(step({ turn: 0 }, ["play R2", "play R1"])).toBe(true);
  expect(step({}, ["play R2", "play R1"]), "nothing new").toBe(false);
  expect(step({ laid: 0 }, ["play R1"]), "the trick is taken, and the next one led").toBe(true);
});

test("what was said about a turn is over with it", () => {
  const { sitting } = seated({ game: "goliath", phase: "play", turn: 0 }, ["play R2"]);
  sitting.shout("Red 2 does not fit.");
  sitting.place.tell({ t: "told", table: "CODE", v: 2, now: 0, view: { turn: 1 }, legal: [], asked: false });
  flushSync();
  expect([sitting.alert, sitting.mine]).toEqual(["", false]);
});

test("what is said twice in the same words is silence first, and then news; what rests is no alert", async () => {
  vi.useFakeTimers();
  const { sitting } = seated({ game: "goliath", phase: "play", turn: 0 }, ["play R2"]);
  page = mount(Said, { target: document.body, props: { sitting } });
  flushSync();
  const raw = () => document.querySelector("[aria-live=assertive]")!.textContent;
  const alert = () => raw().trim();
  const seen = () => document.body.textContent!.trim();
  expect([alert(), seen()], "whose turn it is the log says").toEqual(["", "It is your turn."]);
  await vi.advanceTimersByTimeAsync(2000);
  flushSync();
  expect([raw(), seen()], "and nothing is said").toEqual(["", "It is your turn."]);
  await sitting.heard();
  const told: string[] = [];
  for (const text of ["It does not fit.", "It does not fit.", "It fits."]) {
    sitting.shout(text);
    flushSync();
    expect([alert(), seen()], "it is seen at once").toEqual(["", text]);
    await vi.advanceTimersByTimeAsync(50);
    flushSync();
    expect([alert(), seen()]).toEqual([text, text]);
    told.push(raw());
  }
  expect(new Set(told).size, "Orca drops the very same words of Firefox").toBe(3);
  await vi.advanceTimersByTimeAsync(3000);
  flushSync();
  expect(raw(), "and reads them again if anything changes").toBe(told.at(-1));
  vi.advanceTimersByTime(8000);
  flushSync();
  expect([alert(), seen()], "it is said no more, and stands there").toEqual(["", "It fits."]);
  sitting.shout("It fits.");
  await vi.advanceTimersByTimeAsync(50);
  flushSync();
  expect(alert()).toBe("It fits.");
  document.querySelector("p")!.dispatchEvent(new Event("beforetoggle")); // as a dialog that opens
  flushSync();
  expect([alert(), seen()]).toEqual(["", "It fits."]);
  sitting.alert = "";
  flushSync();
  expect(seen()).toBe("It is your turn.");
  vi.useRealTimers();
});

test("what is said at once comes after what is on its way into the log, and is not called off by it", async () => {
  vi.useFakeTimers();
  const { sitting } = seated({ game: "goliath", phase: "play", turn: 0 }, ["play R2"]);
  page = mount(Said, { target: document.body, props: { sitting } });
  await sitting.heard();
  const heard = () => [sitting.log.at(-1)?.text, document.querySelector("[aria-live=assertive]")!.textContent.trim()];
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    flushSync();
    return heard();
  };
  sitting.note("Jan: Hello", false);
  sitting.shout("It does not fit.");
  expect(await after(290)).toEqual([undefined, ""]);
  expect(await after(20), "the line is news").toEqual(["Jan: Hello", ""]);
  expect(await after(300)).toEqual(["Jan: Hello", "It does not fit."]);
  sitting.shout("It does not fit.");
  flushSync();
  document.querySelector("p")!.dispatchEvent(new Event("beforetoggle"));
  expect(await after(2000), "a dialog has opened: nothing is said behind it").toEqual(["Jan: Hello", ""]);
  vi.useRealTimers();
});

test("what hangs on a table's choices is asked as long as it is there", () => {
  const { sitting } = seated({ game: "durak", phase: "bout", turn: 0, hand: [], hand_count: [0, 0, 0] });
  page = mount(Board, { target: document.body, props: { sitting, question: () => "Two cards?", turn: () => 7, ...parts } });
  flushSync();
  expect([sitting.question(), sitting.frame.turn!()]).toEqual(["Two cards?", 7]);
  void unmount(page);
  page = null;
  expect([sitting.question(), sitting.frame]).toEqual(["", {}]);
});

test("golf: to draw and to lay off is one turn, which is told when it comes", () => {
  const six = [null, null, null, null, null, null];
  const view: GolfView = {
    game: "golf", phase: "turn", seat: 0, seats: 3, dealer: 2, number: 0, turn: 1, up: [six, six, six], peeked: six, drawn: null,
    taken: null, top: "AD", discards: [], stock: 27, reshuffled: false, idle: 0, closer: null, by_points: false,
    pairs: [[], [], []], points: null,
  };
  const { sitting, step } = seated(view);
  show(Golf, sitting);
  expect(step({ turn: 0 }, ["stock", "take"])).toBe(true);
  expect(step({ phase: "drawn", drawn: "2C" } satisfies Partial<GolfView>, ["discard", "swap 1"]), "the same turn goes on").toBe(false);
  expect(step({ phase: "turn", drawn: null, turn: 1 } satisfies Partial<GolfView>, [])).toBe(false);
  expect(step({ turn: 0 }, ["stock", "take"])).toBe(true);
});

test("durak: to attack with several cards is one turn, the next attack another", () => {
  const none = [null, null, null, null, null, null];
  const view: DurakView = {
    game: "durak", phase: "open", seat: 0, seats: 3, dealer: 2, number: 0, turn: 1, hand_count: [6, 6, 6], hand: ["7D", "8D", "8S"],
    known: [[], [], []], gone: [], pickups_left: 200, stock_count: 17, under: "6H", trump: "H", turned: "6H", shown: "7H", attacker: 1, defender: 2, attackers: [1], attacks: none,
    answers: none, laid: 0, room: 6, more: null, last_word: false, offered: [[], [], []], taking: false, drew_trump: null, exchanged: false, pickups: 0,
    lost: [false, false, false], sides: null, out: [false, false, false], six: null, ended: null, points: null,
  };
  const { sitting, step } = seated(view);
  show(Durak, sitting);
  expect(step({ turn: 0, attacker: 0, defender: 1 }, ["attack 7D", "attack 8D", "attack 8D +"])).toBe(true);
  expect(step({ laid: 1, more: "8D" } satisfies Partial<DurakView>, ["attack 8S"]), "the same attack").toBe(false);
  expect(step({ phase: "defend", more: null, attacker: 2, defender: 0 } satisfies Partial<DurakView>, ["take"])).toBe(true);
});

test("what one may do is said as one counts, and as one holds one's cards", async () => {
  const bids = Array.from({ length: 13 }, (_, bid) => `bid ${bid}`).sort();
  expect(bids.indexOf("bid 10")).toBeLessThan(bids.indexOf("bid 2"));
  const view: PlanowanieView = {
    game: "planowanie", phase: "bid", seat: 0, seats: 3, dealer: 2, number: 0, turn: 0, hand: ["9C", "TC", "3H"],
    hand_count: [3, 3, 3], bid: [null, null, null], won: [0, 0, 0], table: [null, null, null], trump: null, turned: null,
    tricks: 12, laid: 0, leader: null, led: null, best: null, winner: null, gone: [], points: null,
  };
  const { sitting, step } = seated(view, bids);
  const names = Object.fromEntries(bids.map((bid) => [bid, ["planowanie-name-bid", { count: Number(bid.slice(4)) }]]));
  sitting.place.spoken = { names } as Spoken;
  show(Planowanie, sitting);
  const said = async () => {
    const before = sitting.said;
    document.querySelector("main")!.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true, cancelable: true }));
    await vi.waitFor(() => expect(sitting.said).toBeGreaterThan(before), PATIENCE);
    return sitting.alert;
  };
  const all = await said();
  const order = [0, 2, 9, 10, 12].map((bid) => all.search(new RegExp(`\\b${bid}\\b`)));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(Math.min(...order)).toBeGreaterThan(-1);
  sitting.frame.question = () => "How many tricks will you take, 0 to 12, but not 5?"; // which says it in fewer words
  expect(await said()).toBe(sitting.question());
  sitting.frame.question = () => "";
  step({ phase: "play" }, ["play 3H", "play 9C", "play TC"]);
  expect(await said()).toBe("You may play the nine of clubs, the ten of clubs and the three of hearts.");
});

test("W says whose turn it is and the time that is left, in words", async () => {
  const { sitting } = seated({ game: "goliath", phase: "play", turn: 0 }, ["play R2"]);
  const now = performance.now() / 1000;
  const left = (ticking: unknown, thinking: unknown = null) => {
    sitting.place.standing = { ...sitting.place.standing, ticking, thinking } as never;
    sitting.place.ahead = 0;
    return read("w", sitting, 0);
  };
  expect(await left(null)).toBe("It is your turn.");
  expect(await left({ seat: 0, action: now + 5, bank: now + 85 })).toBe("It is your turn. Time left: 1 minute 25 seconds.");
  expect(await left({ seat: 0, action: now, bank: now + 1 })).toBe("It is your turn. Time left: 1 second.");
  expect(await left(null, now + 20)).toBe("It is your turn. Time left: 20 seconds.");
});

test("what was said while one was away stands where it was said", async () => {
  const place = new Place("CODE");
  let missed!: Missed;
  vi.spyOn(line, "join").mockImplementation((_code, _heard, then) => {
    missed = then;
    return place;
  });
  const step = (v: number, id: string) => ({ v, now: 0, seat: 0, own: false, events: [[id, { seat: 1 }]] });
  vi.spyOn(api, "story").mockResolvedValue({ since: 0, steps: [step(2, "table-gone"), step(5, "table-back")] } as never);
  let sitting!: Sitting;
  clear = $effect.root(() => {
    sitting = new Sitting("CODE");
  });
  const said = [1, 3, 4, 6].map((v) => ({ t: "said", table: "CODE", v, person: "p", name: "Ben", text: `at ${v}` }));
  const standing = { game: "golf", phase: "playing", chairs: NAMES.map((name) => ({ name })), options: {} };
  const shown = { v: 6, now: 0, seat: 0, standing, view: null, legal: [], asked: false, chat: said } as unknown as Shown;
  place.show(shown);
  missed(null, shown);
  flushSync();
  await vi.waitFor(() => expect(sitting.log.length).toBe(6), PATIENCE);
  expect(sitting.log.map(({ kind, text }) => (kind === "chat" ? text.slice(-4) : kind))).toEqual(
    ["at 1", "event", "at 3", "at 4", "event", "at 6"],
  );
  expect(sitting.log.every(({ quiet }) => quiet), "nobody wants all of that read out").toBe(true);
  place.hear({ t: "said", table: "CODE", v: 7, person: "p", seat: 1, name: "Ben", text: "now" });
  flushSync();
  await vi.waitFor(() => expect(sitting.log.at(-1)).toMatchObject({ text: "Ben: now", quiet: false }), PATIENCE);
});

test("what went before is asked for while the log is on its way, and stands there at once", async () => {
  vi.useFakeTimers();
  let missed!: Missed;
  vi.spyOn(line, "join").mockImplementation((_code, _heard, then) => {
    missed = then;
    return new Place("CODE");
  });
  const story = vi.spyOn(api, "story").mockClear();
  story.mockResolvedValue({ since: 0, steps: [{ v: 2, now: 0, events: [["table-gone", { seat: 1 }]] }] } as never);
  let sitting!: Sitting;
  let come!: (log: unknown) => void;
  clear = $effect.root(() => {
    sitting = new Sitting("CODE", null, new Promise((resolve) => (come = resolve)));
  });
  missed(null, { v: 6, standing: {}, view: null } as Shown);
  expect(story).toHaveBeenCalledOnce();
  expect(sitting.log).toEqual([]);
  come({});
  await vi.advanceTimersByTimeAsync(1);
  expect(sitting.log.length).toBe(1);
  vi.useRealTimers();
});

test("who writes in the chat in their turn is still told that it is theirs, until they act", async () => {
  const place = new Place("CODE");
  vi.spyOn(line, "join").mockReturnValue(place);
  vi.spyOn(line, "do").mockResolvedValue(null);
  let sitting!: Sitting;
  clear = $effect.root(() => {
    sitting = new Sitting("CODE");
  });
  flushSync();
  sitting.mine = true;
  await sitting.do({ do: "say", text: "Hello" });
  expect(sitting.mine).toBe(true);
  await sitting.act("play R2");
  expect(sitting.mine).toBe(false);
});
