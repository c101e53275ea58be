// @vitest-environment jsdom
// Bots that wait as long as one likes: asked for once in a match with them alone, and whenever it is set anew.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { line } from "../src/net/line.svelte";
import { Place } from "../src/net/place.svelte";
import Aids from "../src/parts/Aids.svelte";
import type { Shown, Told } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { Sitting } from "../src/tables/sitting.svelte";
import { speaking } from "./texts";

let page: Record<string, unknown> | null = null;
let clear: () => void = () => {};

beforeAll(() => speaking("en", "table", "match", "why", "goliath"));
beforeEach(() => Object.assign(settings, { forced: false, guided: ["goliath"], slow: 0 }));
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  clear();
  vi.restoreAllMocks();
});

function seated(people: string[]) {
  const place = new Place("CODE");
  const chairs = ["anna", "ben"].map((name) => ({ name, person: people.includes(name) ? name : "" }));
  const standing = { game: "goliath", phase: "playing", chairs, match: 1, deals: 1, score: [0, 0], options: {} };
  const view = { game: "goliath", phase: "play", seat: 0, turn: 1, hand: ["R1", "R2"] };
  place.show({ v: 1, now: 0, seat: 0, standing, view, legal: [], asked: false, chat: [] } as unknown as Shown);
  const sent = vi.spyOn(line, "do").mockResolvedValue(null);
  let sitting!: Sitting;
  clear = $effect.root(() => {
    sitting = new Sitting("CODE", place);
  });
  page = mount(Aids, { target: document.body, props: { sitting } });
  flushSync();
  const step = (standing: object) => {
    place.tell({ t: "told", table: "CODE", v: place.v! + 1, now: 0, standing } as unknown as Told);
    flushSync();
    return sent.mock.calls.map(([, command]) => command);
  };
  return step;
}

const slow = (seconds: number) => ({ do: "slow", seconds });

test("with bots alone it is asked for once in each match, and when it is set anew", () => {
  settings.slow = 3;
  const step = seated(["anna"]);
  expect(step({ score: [1, 0] })).toEqual([slow(3)]);
  expect(step({ match: 2 })).toEqual([slow(3), slow(3)]);
  settings.slow = 0;
  expect(step({})).toEqual([slow(3), slow(3), slow(0)]);
  expect(step({ match: 3 }).length, "what is as usual nobody asks for").toBe(3);
});

test("where it is as usual nothing is asked for", () => {
  expect(seated(["anna"])({ match: 2 })).toEqual([]);
});

test("where others wait too nothing is asked for", () => {
  settings.slow = 3;
  expect(seated(["anna", "ben"])({ match: 2 })).toEqual([]);
});
