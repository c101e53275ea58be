// @vitest-environment jsdom
// How a match ended, what comes after it, and the menu's way back: places, winners and what can be taken back are as
// the server says.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/net/api";
import Beyond from "../src/parts/Beyond.svelte";
import Course from "../src/parts/Course.svelte";
import Reach from "../src/parts/Reach.svelte";
import Result from "../src/parts/Result.svelte";
import { keep } from "../src/parts/scores";
import type { Sitting } from "../src/tables/sitting.svelte";
import { t, wordsFor } from "../src/words/texts.svelte";
import { speaking } from "./texts";

let page: Record<string, unknown> | null = null;
afterEach(() => {
  if (page) void unmount(page);
  page = null;
});

const NAMES = ["Anna", "Ben", "Cleo"];
const STANDING = { game: "golf", code: "K7QX", match: 1, winners: [], losers: [], places: [], score: [0, 0, 0], votes: {}, undo: false };

function sitting(standing: object, more: object = {}): Sitting {
  const chairs = NAMES.map((name) => ({ name, person: name }));
  const place = { standing: { ...STANDING, ...standing }, chairs, playing: true };
  const words = wordsFor(NAMES, 0, "full");
  return { place, view: { phase: "over" }, me: 0, names: NAMES, words, t: words.say.bind(words), code: "K7QX", ...more } as unknown as Sitting;
}

const seen = () => [...document.querySelectorAll<HTMLElement>("tbody tr")].map(({ style }) => style.order);

test("the places are as the server says, whatever the points: first come first for the eye, oneself for the ear", async () => {
  await speaking("en", "room");
  const placed = (score: number[], places: number[], winners: number[]) => {
    if (page) void unmount(page);
    page = mount(Result, { target: document.body, props: { sitting: sitting({ score, places, winners }) } });
    flushSync();
    const rows = [...document.querySelectorAll("tbody tr")];
    return rows.map((row) => [...row.children].map((cell) => cell.textContent!.trim().replace(/ ★.*/, "★")).join(" "));
  };
  expect(placed([20, 35, 28], [3, 1, 2], [1])).toEqual(["3. Anna 20", "1. Ben★ 35", "2. Cleo 28"]);
  expect(seen()).toEqual(["3", "1", "2"]);
  expect(placed([20, 35, 28], [1, 3, 2], [0])).toEqual(["1. Anna★ 20", "2. Cleo 28", "3. Ben 35"]);
  expect(placed([8, 8, 9], [1, 1, 3], [0, 1])).toEqual(["1. Anna★ 8", "1. Ben★ 8", "3. Cleo 9"]);
});

test("a game without a winner shows who has lost how much: no star, no place, no word of winning", async () => {
  await speaking("en", "room");
  const shown = (standing: object, view: object | null = { phase: "over" }) => {
    if (page) void unmount(page);
    page = mount(Result, { target: document.body, props: { sitting: sitting(standing, { view }) } });
    flushSync();
    const cells = [...document.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent!.trim()));
    return [document.querySelector("p")?.textContent?.trim(), ...cells.map((row) => row.join(" "))];
  };
  const say = (id: string, seats: number[]) => wordsFor(NAMES, 0, "full").say(id, { seat: seats[0], seats });
  const head = `${t("room-player")} ${t("room-losses")}`;
  expect(shown({ score: [0, -2, -1], losers: [1] })).toEqual([say("room-lost", [1]), head, "Anna 0", "Cleo 1", "Ben 2"]);
  expect(seen()).toEqual(["0", "1", "2"]); // for the eye as well: the fool comes last
  expect(shown({ score: [-1, 0, -1], losers: [0, 2] })[0]).toBe(say("room-lost-together", [0, 2]));
  expect(shown({ score: [0, 0, 0] })).toEqual([say("room-drawn", []), head, "Anna 0", "Ben 0", "Cleo 0"]);
  expect(shown({ score: [0, 0, 0] }, null)).toEqual([undefined]); // it was aborted
});

test("the course of a match is drawn where its deals are known, the own line over the others", () => {
  const lines = (totals: Record<number, number[]>) => {
    if (page) void unmount(page);
    keep("K7QX-1", { totals, taken: {} });
    const standing = { score: [20, 35, 28], places: [3, 1, 2], winners: [1] };
    page = mount(Course, { target: document.body, props: { sitting: sitting(standing) } });
    flushSync();
    return [...document.querySelectorAll("polyline")].map((line) => line.getAttribute("points"));
  };
  expect(lines({ 1: [10, 0, 0], 2: [20, 35, 28] })).toEqual([]);
  const drawn = lines({ 1: [0, 0, 7], 2: [20, 0, 14], 4: [20, 35, 28] });
  expect(drawn).toEqual(["0,100 25,100 50,100 100,0", "0,100 25,80 50,60 100,20", expect.stringMatching(/^0,100 25,100 50,42/)]);
  expect(document.querySelector("polyline.own")).toBe([...document.querySelectorAll("polyline")].at(-1));
});

test("what can be taken back is within reach where the server says so, and of players only", () => {
  const buttons = (standing: object, more: object = {}) => {
    if (page) void unmount(page);
    page = mount(Reach, { target: document.body, props: { sitting: sitting(standing, { hand: [], ...more }) } });
    flushSync();
    return [...document.querySelectorAll("button")].map((button) => button.ariaLabel ?? button.getAttribute("aria-label"));
  };
  expect(buttons({ undo: true })).toEqual([t("web-undo")]);
  expect(buttons({ undo: false })).toEqual([]);
  expect(buttons({ undo: true }, { me: null })).toEqual([]);
});

test("an answer that comes when another match has begun asks nothing of the one before", async () => {
  await speaking("en", "room");
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  let answer!: () => void;
  vi.spyOn(api, "games").mockReturnValue(
    new Promise((done) => (answer = () => done({ games: [{ name: "golf", hints: true }] } as never))),
  );
  const state = $state({ standing: STANDING as object });
  const place = {
    get standing() {
      return state.standing;
    },
    chairs: [],
  };
  const over = { place, me: null, view: { phase: "over" } } as unknown as Sitting;
  page = mount(Beyond, { target: document.body, props: { sitting: over } });
  flushSync();
  expect(document.querySelector("a")!.getAttribute("href")).toBe("/match/K7QX-1");
  void unmount(page);
  page = null;
  state.standing = { ...STANDING, match: 2 };
  answer();
  await new Promise((done) => setTimeout(done));
  expect(warned.mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
