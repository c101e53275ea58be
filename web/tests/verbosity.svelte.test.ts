// @vitest-environment jsdom
// What is told of a play: in short, as a sentence, or in full with the table after it; once for a burst, never twice.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { line, type Heard } from "../src/net/line.svelte";
import { Place } from "../src/net/place.svelte";
import Hand from "../src/parts/Hand.svelte";
import { read } from "../src/parts/read";
import type { Event, Said, Shown, Told } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { Sitting } from "../src/tables/sitting.svelte";
import { speak, wordsFor } from "../src/words/texts.svelte";
import { speaking } from "./texts";
import { PATIENCE } from "./patience";

const NAMES = ["Anna", "Jan", "Zoë"];
const VIEW = {
  game: "planowanie", phase: "play", seat: 0, seats: 3, dealer: 2, number: 0, turn: 1, hand: ["9C", "TC", "3H"],
  hand_count: [3, 3, 3], bid: [1, 2, 0], won: [0, 1, 0], table: [null, null, null], trump: "C", turned: "7C", tricks: 4,
  laid: 0, leader: null, led: null, best: null, winner: null,
};
const LED: Event = ["planowanie-lead", { seat: 1, card: "7D" }];
const AFTER_LEAD = { laid: 1, leader: 1, table: [null, "7D", null], hand_count: [3, 2, 3], turn: 2 };
const PLAYED: Event = ["planowanie-play", { seat: 2, card: "QD" }];
const AFTER_PLAY = { laid: 2, table: [null, "7D", "QD"], hand_count: [3, 2, 2], turn: 0 };
const LAID: Event[] = [["trick-laid", { seat: 1, card: "7D" }], ["trick-laid", { seat: 2, card: "QD" }]];
const LIES: Event = ["trick-cards", { list: LAID }];
const stood = (seat: number, bid: number, won: number): Event => ["planowanie-stands-seat", { seat, bid, won, count: 2 }];
const LEAD_TOLD = { spoken: { after: [stood(1, 2, 1)] } };
const PLAY_TOLD = { spoken: { table: [LIES], after: [LIES, stood(2, 0, 0)] } };
const TABLE = "On the table: Jan seven of diamonds, Zoë queen of diamonds.";
const ZOË = "Zoë: bid 0, took 0, 2 cards left.";

let clear: () => void = () => {};
let hear: Heard;
let place: Place;
let sitting: Sitting;

beforeAll(() => speaking("en", "table", "match", "why", "planowanie", "durak", "trojki", "settings", "deal", "trick"));
beforeEach(async () => {
  Object.assign(settings, { verbosity: "normal", cards: "full", ownPlays: true, chat: true });
  Object.assign(settings, { position: false, suitFirst: false });
  await speak("en");
  place = new Place("CODE");
  const chairs = NAMES.map((name) => ({ name }));
  const standing = { game: "planowanie", phase: "playing", chairs, deals: 1, score: [0, 0, 0] };
  place.show({ v: 1, now: 0, seat: 0, standing, view: VIEW, legal: [], asked: false } as unknown as Shown);
  vi.spyOn(line, "describe").mockResolvedValue();
  vi.spyOn(line, "join").mockImplementation((_code: string, heard: Heard) => {
    hear = heard;
    return place;
  });
  clear = $effect.root(() => {
    sitting = new Sitting("CODE");
  });
  flushSync();
});
afterEach(() => {
  clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A step of which Anna is told, at their table. */
function step(view: Record<string, unknown>, events: Event[], more: Partial<Told> = {}, own = 0) {
  place.tell({ t: "told", table: "CODE", v: place.v! + 1, now: 0, view, ...more } as Told);
  flushSync();
  hear(events, own);
}

/** The log, as soon as it has so many lines. */
async function told(count: number): Promise<string[]> {
  await vi.waitFor(() => expect(sitting.log).toHaveLength(count), PATIENCE);
  return sitting.log.map(({ text }) => text);
}

test.each([
  ["pl", "short", "Zoë: dama karo."],
  ["de", "short", "Zoë: Karo Dame."],
  ["en", "short", "Zoë: queen of diamonds."],
  ["pl", "normal", "Zoë dokłada damę karo."],
  ["en", "normal", "Zoë plays the queen of diamonds."],
] as const)("%s, %s", async (language, verbosity, text) => {
  settings.verbosity = verbosity;
  await speak(language);
  step({ ...AFTER_LEAD, ...AFTER_PLAY }, [PLAYED]);
  expect(await told(1)).toEqual([text]);
});

test("in short cards are still written as one likes, and their names are left alone", async () => {
  Object.assign(settings, { verbosity: "short", cards: "braille" });
  step(AFTER_LEAD, [LED]);
  expect(await told(1)).toEqual(["Jan: gd."]);
  settings.cards = "full";
  expect(sitting.words.card("7D")).toBe("seven of diamonds");
});

test("in full: the table and who has played, in the same line", async () => {
  settings.verbosity = "full";
  step(AFTER_LEAD, [LED], LEAD_TOLD);
  expect(await told(1)).toEqual(["Jan leads the seven of diamonds. Jan: bid 2, took 1, 2 cards left."]);
  step({ ...AFTER_PLAY, turn: 1 }, [PLAYED], PLAY_TOLD);
  expect((await told(2))[1]).toBe(`Zoë plays the queen of diamonds. ${TABLE} ${ZOË}`);
});

test("a burst is one line, and in full the table is told once in it, as it is then", async () => {
  settings.verbosity = "full";
  step(AFTER_LEAD, [LED], LEAD_TOLD);
  step({ ...AFTER_PLAY, turn: 1 }, [PLAYED], PLAY_TOLD);
  step({}, [["table-gone", { seat: 1 }]], { spoken: { ...PLAY_TOLD.spoken, after: [] } });
  expect(await told(1)).toEqual([
    `Jan leads the seven of diamonds. Zoë plays the queen of diamonds. ${TABLE} ${ZOË} Jan has lost the connection.`,
  ]);
});

const ASKS: Event[] = [["deal-hand", { cards: ["9C"] }], ["trick-follow", { suit: "D", cards: ["9C"], hand: ["9C"] }]];
const asks = (asked: boolean) => ({ legal: asked ? ["play 9C"] : [], asked, asks: asked ? ASKS : [] });

test.each([
  ["short", "Follow diamonds."],
  ["normal", "It is your turn. Follow diamonds."],
] as const)("%s: one's turn is the last sentence of what brought it about, and says what is asked", async (verbosity, turn) => {
  settings.verbosity = verbosity;
  place.tell({ t: "told", table: "CODE", v: 2, now: 0, view: AFTER_LEAD } as unknown as Told);
  step(AFTER_PLAY, [PLAYED], asks(true));
  expect(sitting.alert, "it interrupts nothing").toBe("");
  await told(1);
  expect(sitting.log[0]!.text).toMatch(/queen of diamonds\.$/);
  expect(sitting.log[0]!.turn).toBe(turn);
});

test("a turn that is over before it could be said is not said", async () => {
  step(AFTER_LEAD, [LED], asks(true));
  step(AFTER_PLAY, [PLAYED], asks(false));
  await told(1);
  expect(sitting.log[0]!.turn).toBeUndefined();
});

test("in full: with one's turn is said what has changed of how things stand, and only that", async () => {
  settings.verbosity = "full";
  const trump: Event = ["planowanie-stands-no-trump", {}];
  const turn = async (table: Event, lines: number) => {
    step({ turn: 0 }, [PLAYED], { ...asks(true), spoken: { deal: [trump], table: [table] } });
    await told(lines);
    step({ turn: 1 }, [], asks(false));
    return sitting.log.at(-1)!.turn;
  };
  const question = "Follow diamonds.";
  expect(await turn(LIES, 1)).toBe(`It is your turn. ${TABLE} There are no trumps. ${question}`);
  expect(await turn(LIES, 2)).toBe(`It is your turn. ${question}`);
  const sum: Event = ["planowanie-stands-sum", { count: 3, tricks: 4 }];
  expect(await turn(sum, 3)).toBe(`It is your turn. Bids: 3 of 4. ${question}`);
});

test("in full: what was told of a play is not said again with one's turn", async () => {
  settings.verbosity = "full";
  place.tell({ t: "told", table: "CODE", v: 2, now: 0, view: AFTER_LEAD } as unknown as Told);
  step(AFTER_PLAY, [PLAYED], { ...asks(true), ...PLAY_TOLD });
  expect(await told(1)).toEqual([`Zoë plays the queen of diamonds. ${TABLE} ${ZOË}`]);
  expect(sitting.log[0]!.turn).toBe("It is your turn. Follow diamonds.");
});

test("the end of a deal: the own result and who leads, the rest stands there to be read", async () => {
  const row = (seat: number): Event => ["planowanie-made", { seat, bid: seat, won: seat, points: 10 + seat }];
  const score = (seat: number): Event => ["match-score", { seat, points: 20 + seat }];
  const seats = [0, 1, 2];
  place.tell({ t: "told", table: "CODE", v: 2, now: 0, standing: { score: [20, 21, 22], places: [3, 2, 1] } } as unknown as Told);
  const next: Event = ["match-next", { number: 2, seat: 1 }];
  step({ phase: "over" }, [PLAYED, ...seats.map(row), ...seats.map(score), next]);
  await told(4);
  const [play, own, rows, then] = sitting.log;
  expect([play, own, then].map((line) => line!.quiet)).toEqual([false, false, false]);
  expect(own!.text).toBe(
    "Anna: bid 0, took 0, 10 points. You have 20 points in all. You are third of 3; Zoë leads with 22 points.",
  );
  expect([own!.ear, rows!.quiet, rows!.said!.length]).toEqual([true, true, 6]);
  expect(then!.text).toContain("deal 2");
});

test("what does not fit into one breath is cut into lines, which come one by one", async () => {
  const long: Event[] = Array.from({ length: 12 }, (_, at) => ["planowanie-play", { seat: 1 + (at % 2), card: "QD" }]);
  const seen: number[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(sitting.log.length);
    });
  });
  step({}, long);
  const lines = await told(2);
  expect(lines.every((text) => text.split(" ").length <= 40)).toBe(true);
  await vi.waitFor(() => expect(seen).toEqual([0, 1, 2]), PATIENCE);
  stop();
});

test("who leaves the table hears no more of it, and nothing of it is left to be done", async () => {
  vi.useFakeTimers();
  step(AFTER_LEAD, [LED]);
  step(AFTER_PLAY, [PLAYED]);
  await told(1);
  expect(vi.getTimerCount(), "until the next line").toBe(1);
  clear();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sitting.log).toHaveLength(1);
});

test("what others draw in a race is there to be read, and said as a sum before what comes next", async () => {
  vi.useFakeTimers();
  const view = { game: "trojki", phase: "race", turn: null };
  const standing = { ...place.standing, game: "trojki" };
  place.tell({ t: "told", table: "CODE", v: 2, now: 0, standing, view } as unknown as Told);
  expect(place.racing).toBe(true);
  const draw = (seat: number): Event => ["trojki-draw", { seat, count: 20 }];
  for (const seat of [1, 2, 1]) step({}, [draw(seat)]);
  const quiet = await told(3);
  expect(quiet.map((text) => text.split(" ")[0])).toEqual(["Jan", "Zoë", "Jan"]);
  expect(sitting.log.map((line) => line.quiet)).toEqual([true, true, true]);
  step({}, [["table-gone", { seat: 1 }]]);
  expect((await told(5)).slice(3)).toEqual(["The others draw 3 cards.", "Jan has lost the connection."]);
  expect(sitting.log.slice(3).map((line) => line.quiet)).toEqual([false, false]);
  step({}, [draw(0)], {}, 1);
  step({}, [draw(2)]);
  await told(7);
  expect(sitting.log.slice(5).map((line) => line.quiet), "the own one is said").toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(5000);
  expect((await told(8)).at(-1), "also if nothing comes next").toBe("The others draw one card.");
});

test("what the game adds nothing to stays as it is", async () => {
  settings.verbosity = "full";
  step(AFTER_LEAD, [LED], { spoken: { table: [LIES] } });
  expect(await told(1)).toEqual(["Jan leads the seven of diamonds."]);
});

test("how things stand is asked for once, and said when it has come", async () => {
  const asked = vi.spyOn(line, "describe").mockImplementation(async () => {
    place.spoken = { hand: [["deal-hand", { cards: ["9C", "TC"] }]], names: { "play 9C": ["planowanie-name-bid", { count: 1 }] } };
  });
  expect(await sitting.standing("hand")).toBe("Your hand: nine of clubs and ten of clubs.");
  expect(await sitting.standing("hand", "table")).toBe("Your hand: nine of clubs and ten of clubs.");
  expect(asked).toHaveBeenCalledTimes(1);
  expect(["play 9C", "play TC", "ok", "nod"].map(sitting.nameOf)).toEqual(["1 trick", "ten of clubs", "Go on", "nod"]);
});

test("in Braille the own hand is read by suit, in one line", async () => {
  settings.cards = "braille";
  place.spoken = { hand: [["deal-hand", { cards: ["2C", "4C", "3D", "TH", "AH"] }]] };
  expect(await read("h", sitting, 0)).toBe("Your hand: c bd d c h xa.");
});

test("own plays and chat are there to be read, and announced as one likes", async () => {
  const say = (v: number) => {
    place.hear({ t: "said", table: "CODE", v, seat: 1, name: "Jan", text: "?", now: 0 } as unknown as Said);
    flushSync();
  };
  step({}, [["planowanie-play", { seat: 0, card: "9C" }]], {}, 1);
  await told(1);
  say(10);
  await told(2);
  Object.assign(settings, { ownPlays: false, chat: false });
  step({}, [["planowanie-play", { seat: 0, card: "TC" }]], {}, 1);
  say(20);
  await vi.waitFor(() => expect(sitting.log.length).toBeGreaterThan(3), PATIENCE);
  expect(sitting.log.map(({ kind, quiet }) => `${kind} ${quiet}`).slice(-2).sort()).toEqual(["chat true", "own true"]);
  expect(sitting.log.slice(0, 2).some(({ quiet }) => quiet)).toBe(false);
});

test.each([true, false])("what comes of the own play is news, also where the play is not (own plays: %s)", async (own) => {
  Object.assign(settings, { ownPlays: own });
  const play: Event = ["planowanie-play", { seat: 0, card: "TC" }];
  step({}, [["planowanie-play", { seat: 2, card: "8C" }]]);
  await told(1);
  step({}, [play, ["planowanie-trick", { seat: 2, card: "QD" }]], {}, 1);
  await vi.waitFor(() => expect(sitting.log.at(-1)!.text).toContain("Zoë takes the trick"), PATIENCE);
  expect(sitting.log.filter(({ quiet }) => quiet).map(({ text }) => text)).toEqual(own ? [] : [sitting.words.tell(play)]);
  expect(await read("L", sitting, 2)).toBe(sitting.words.tell(["planowanie-trick", { seat: 2, card: "QD" }]));
  step({}, [["planowanie-play", { seat: 2, card: "KC" }]]);
  await vi.waitFor(async () => expect(await read("L", sitting, 0)).toMatch(/takes the trick.* Zoë plays/), PATIENCE);
});

test("of several actions at once all are one's own, and what comes of them is news", async () => {
  Object.assign(settings, { ownPlays: false });
  place.standing = { ...place.standing, game: "durak" };
  const opens: Event = ["durak-opens", { seat: 0, card: "7C", other: 1, more: true }];
  const attacks: Event = ["durak-attacks", { seat: 0, card: "7D", more: false }];
  const takes: Event = ["durak-takes", { seat: 1, count: 2 }];
  step({}, [opens, attacks, takes], {}, 2);
  await told(3);
  expect(sitting.log.map(({ quiet }) => quiet)).toEqual([true, true, false]);
  expect(await read("L", sitting, 1)).toBe(sitting.words.tell(takes));
});

test.each([
  ["pl", "trefl, siódemka, 1 z 2", "zielona 9, 2 z 2"],
  ["de", "Kreuz, Sieben, 1 von 2", "grüne 9, 2 von 2"],
  ["en", "club, seven, 1 of 2", "green 9, 2 of 2"],
] as const)("%s: suit first, and the place in the hand", async (language, first, second) => {
  Object.assign(settings, { suitFirst: true, position: true });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  await speak(language);
  const props = { sitting, cards: ["7C", "G9"], playable: null, onplay() {} };
  const page = mount(Hand, { target: document.body, props });
  flushSync();
  const names = [...document.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual([first, second]);
  void unmount(page);
});
