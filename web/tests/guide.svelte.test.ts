// @vitest-environment jsdom
// The guided first deal: each sentence at its moment and once, skipped for good or done after one deal; never for
// spectators and replays. And the link from a refusal to its rule.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dueNow, MOMENTS } from "../src/guide/moments";
import { settings } from "../src/settings.svelte";
import type { Sitting } from "../src/tables/sitting.svelte";

/** All texts of all games. */
const english = Object.values(
  import.meta.glob<string>("../../src/stolik/words/en/*.ftl", { query: "?raw", import: "default", eager: true }),
).join("\n");

vi.mock("../src/words/texts.svelte", () => ({
  t: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(" "),
  want: () => Promise.resolve(),
}));

type State = { acts: number; kept: string; racing: boolean; still: boolean; chairs: object[]; view: Record<string, unknown>; legal: string[]; me: number | null; asked: boolean; rule: string; alert: string; replayed: unknown };
let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  settings.guided = [];
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function state(game: string, more: Partial<State> = {}) {
  const all: State = $state({ acts: 0, kept: "", racing: false, still: false, chairs: [{ person: "x" }, { person: "", bot: "simple" }], view: { game, phase: "bid" }, legal: [], me: 0, asked: true, rule: "", alert: "", replayed: null, ...more });
  const done: object[] = [];
  const sitting = {
    get acts() {
      return all.acts;
    },
    get kept() {
      return all.kept;
    },
    do: (command: object) => done.push(command),
    t: (id: string) => id,
    get view() {
      return all.view;
    },
    get legal() {
      return all.legal;
    },
    get me() {
      return all.me;
    },
    get rule() {
      return all.rule;
    },
    get alert() {
      return all.alert;
    },
    get replayed() {
      return all.replayed;
    },
    can: (action: string) => all.legal.includes(action),
    heard: () => Promise.resolve(),
    place: {
      get standing() {
        return { game, still: all.still };
      },
      get racing() {
        return all.racing;
      },
      get chairs() {
        return all.chairs;
      },
      get asked() {
        return all.asked;
      },
    },
  };
  return { all, done, sitting: sitting as unknown as Sitting };
}

async function show(part: "Guide" | "Said", sitting: Sitting) {
  const { default: Part } = await import(`../src/parts/${part}.svelte`);
  shown = mount(Part, { target: document.body, props: { sitting } });
  flushSync();
}
const said = () => document.querySelector("[role=status]")?.textContent.replace("guide-title.", "").trim();
const press = (name: string) => {
  [...document.querySelectorAll("button")].find((button) => button.textContent === name)!.click();
  flushSync();
};

test("each sentence comes at its moment, and once", async () => {
  const { all, sitting } = state("planowanie");
  await show("Guide", sitting);
  expect(said()).toBe("planowanie-guide-bid");
  press("guide-next");
  expect(said()).toBe("");
  all.view = { game: "planowanie", phase: "play", laid: 2, won: [0, 0] };
  flushSync();
  expect(said()).toBe("planowanie-guide-follow");
  all.asked = false; // a card was played: that was read
  flushSync();
  expect(said()).toBe("");
  all.asked = true;
  flushSync();
  expect(said()).toBe("");
});

test("at durak who attacks alone hears of nobody else who may add cards", () => {
  const due = (attackers: number[]) => dueNow(state("durak", { view: { game: "durak", phase: "throw", attackers } }).sitting, []);
  expect([due([0]), due([0, 2])]).toEqual(["alone", "throw"]);
});

test("news are over when the player does something, and were never told of what is long past", async () => {
  const { all, sitting } = state("planowanie", { view: { game: "planowanie", phase: "play", laid: 0, won: [1, 0] }, asked: false });
  await show("Guide", sitting);
  expect(said()).toBe("planowanie-guide-won");
  all.asked = true;
  flushSync();
  expect(said()).toBe("planowanie-guide-won");
  all.acts += 1;
  flushSync();
  expect(said()).toBe("planowanie-guide-lead");
  expect(dueNow(state("planowanie", { view: { game: "planowanie", phase: "play", laid: 2, won: [4, 0] } }).sitting, [])).toBe("follow");
});

test("a race against bots stands still as long as there is something to read, and only then", async () => {
  const view = { game: "trojki", phase: "race", hand: [], left: [18, 18], dealt: [18, 18] };
  const { all, done, sitting } = state("trojki", { view, racing: true, legal: ["draw"], asked: false });
  await show("Guide", sitting);
  expect(said()).toBe("trojki-guide-draw guide-still");
  const pause = (on: boolean) => ({ do: "pause", on });
  expect(done).toEqual([pause(true)]);
  all.still = true;
  flushSync();
  all.kept = "place BC2 1 B"; // for which the time to think has to go on
  flushSync();
  expect([said(), done.splice(1)]).toEqual(["trojki-guide-draw guide-still", [pause(false)]]);
  all.still = false;
  all.kept = "";
  flushSync();
  expect(done.splice(1)).toEqual([pause(true)]);
  all.still = true;
  flushSync();
  press("guide-next");
  expect(said()).toBe("");
  expect(done.at(-1)).toEqual({ do: "pause", on: false });
  all.still = false;
  all.chairs = [{ person: "x" }, { person: "y" }];
  all.view = { ...view, left: [17, 18] };
  flushSync();
  expect(said()).toBe("trojki-guide-placed");
  expect(done).toHaveLength(2);
});

test("after one deal there is nothing more to explain", async () => {
  const { all, sitting } = state("golf", { view: { game: "golf", phase: "over" } });
  await show("Guide", sitting);
  expect(said()).toBe("golf-guide-over");
  all.view = { game: "golf", phase: "peek" };
  flushSync();
  expect(settings.guided).toEqual(["golf"]);
  expect(document.querySelector(".guide")).toBeNull();
});

test("skipping is for good, and for this game alone", async () => {
  const { sitting } = state("durak", { view: { game: "durak", phase: "open" } });
  await show("Guide", sitting);
  expect(said()).toBe("durak-guide-open");
  press("guide-skip");
  expect(document.querySelector(".guide")).toBeNull();
  expect(settings.guided).toEqual(["durak"]);
});

test.each([{ me: null }, { replayed: {} }])("nothing is explained to who does not play: %o", async (who) => {
  const { sitting } = state("planowanie", who as Partial<State>);
  await show("Guide", sitting);
  expect(said() ?? "").toBe("");
});

test("every moment has its sentence, and every sentence its moment", () => {
  const ids = [...english.matchAll(/^([a-z]+)-guide-([a-z]+) =/gm)].map(([, game, id]) => `${game} ${id}`);
  const moments = Object.entries(MOMENTS).flatMap(([game, found]) => found.map(([id]) => `${game} ${id}`));
  expect(ids.filter((id) => id.split(" ")[0]! in MOMENTS).sort()).toEqual(moments.sort());
});

test.each([["fool", "fool"], ["side", "side"], ["draw", "drawn"], ["pickups", "drawn"]])(
  "a hand of durak that ended as %s is told as what it was, and nobody is called its winner",
  (ended, moment) => {
    const { sitting } = state("durak", { view: { game: "durak", phase: "over", ended }, asked: false });
    expect(dueNow(sitting, [])).toBe(moment);
    const told = new RegExp(`^durak-guide-${moment} =([^]*?)(?=^\\S)`, "m").exec(english)![1]!;
    expect(told).not.toMatch(/wins|deals next/);
  },
);

test("a race is explained before its start is given, which waits for that", () => {
  const view = { game: "trojki", phase: "race", hand: [], left: [18, 18], dealt: [18, 18] };
  const { sitting } = state("trojki", { view, legal: ["ok"], asked: false });
  expect(dueNow(sitting, [])).toBe("start");
  expect(dueNow(sitting, ["start"])).toBe("draw");
  expect(dueNow(sitting, ["start", "draw"])).toBe("place");
  expect(dueNow(sitting, ["start", "draw", "place"])).toBe("");
});

test("a card that was placed is not called right: in the open mode nobody knows that", () => {
  const view = { game: "trojki", phase: "open", hand: ["BC2"], left: [17, 18], dealt: [18, 18] };
  expect(dueNow(state("trojki", { view, asked: false }).sitting, [])).toBe("placed");
  expect(/^trojki-guide-placed =([^]*?)(?=^\S)/m.exec(english)![1]).not.toMatch(/right|good/i);
});

test("a card that was placed is spoken of before the next one is asked for", () => {
  const view = { game: "trojki", phase: "race", hand: ["BC2"], left: [17, 18], dealt: [18, 18] };
  const { sitting } = state("trojki", { view, asked: false });
  expect(dueNow(sitting, [])).toBe("placed");
  expect(dueNow(sitting, ["placed"])).toBe("place");
});

test("a refusal leads to its rule, as long as it is what was said last", async () => {
  const { all, sitting } = state("goliath", { rule: "DG-9", alert: "You must follow (DG-9)." });
  await show("Said", sitting);
  expect(document.body.textContent).toContain("You must follow (DG-9)."); // the sentence itself is whole
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/rules/goliath#DG-9");
  all.alert = "web-your-turn";
  flushSync();
  expect(document.querySelector("a")).toBeNull();
});
