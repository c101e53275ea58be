// Where a dragged card may be dropped in each game, and which actions that is.
import { expect, test } from "vitest";
import { dropsOf, HAND, HELD } from "../src/tables/drops";
import type { Sitting } from "../src/tables/sitting.svelte";

type At = Pick<Sitting, "view" | "me" | "legal" | "early">;
const at = (view: Record<string, unknown>, legal: string[], early = false) =>
  ({ view: { seat: 0, ...view }, me: 0, legal, early }) as unknown as At;
const told = (...all: Parameters<typeof dropsOf>) =>
  dropsOf(...all).map(({ to, actions, fits }) => `${fits ? "" : "not "}${to}: ${actions.join(", ")}`);
const hand = (card: string) => ({ card, from: HAND });
const TABLE = ".board > .middle";

test.each(["goliath", "planowanie"])("%s: a card goes to the middle; one that is not legal may be tried", (game) => {
  const view = { game, phase: "play" };
  expect(told(at(view, ["play 7C"]), hand("7C"))).toEqual([`${TABLE}: play 7C`]);
  expect(told(at(view, ["play 7C"]), hand("8C"))).toEqual([`not ${TABLE}: play 8C`]);
  expect(told(at(view, [], true), hand("8C"))).toEqual([`${TABLE}: `]); // planned
  expect(told(at({ game, phase: "over" }, []), hand("8C"))).toEqual([]);
});

test("durak: an attack goes to the middle, with what is chosen with it", () => {
  const open = at({ game: "durak", phase: "open" }, ["attack 7C", "attack 7C +", "attack 7H", "attack 8H"]);
  expect(told(open, hand("7C"))).toEqual([`${TABLE}: attack 7C`]);
  expect(told(open, hand("7H"), ["7H", "7C"])).toEqual([`${TABLE}: attack 7C +, attack 7H`]);
  expect(told(open, hand("8H"), ["7H", "7C"])).toEqual([`${TABLE}: attack 8H`]);
  const gift = at({ game: "durak", phase: "gift" }, ["give 7C", "give 8C"]);
  expect(told(gift, hand("8C"), ["8C", "7C"])).toEqual([`${TABLE}: give 7C, give 8C`]);
});

test("durak: to beat, onto the attack card; in the middle where only one can be meant", () => {
  const view = { game: "durak", phase: "defend", attacks: ["7C", "7H", null], answers: [null, null, null] };
  const pair = (card: string) => `.pair:has([data-card="${card}"])`;
  const one = at(view, ["beat 7C 9C", "take"]);
  expect(told(one, hand("9C"))).toEqual([
    `${pair("7C")}: beat 7C 9C`,
    `not ${pair("7H")}: beat 7H 9C`,
    `${TABLE}: beat 7C 9C`,
  ]);
  const both = at(view, ["beat 7C JS", "beat 7H JS", "take"]);
  expect(told(both, hand("JS")).at(-1)).toBe(`${TABLE}: `); // which, it asks
  expect(told(at({ ...view, answers: ["8C", null, null] }, ["take"]), hand("6S"))).toEqual([
    `not ${pair("7H")}: beat 7H 6S`,
    `not ${TABLE}: beat 7H 6S`,
  ]);
});

test("durak: the trump six goes to the trump, also before the turn", () => {
  const view = { game: "durak", phase: "defend", six: "6S", attacks: [], answers: [] };
  expect(told(at(view, ["exchange"], true), hand("6S"))).toEqual(["#stock: exchange", `${TABLE}: `]);
});

test("golf: the drawn card to a cell or away, the discard to a cell, the stock to oneself", () => {
  const view = { game: "golf", phase: "play", drawn: null, taken: null, turn: 0 };
  const swaps = [1, 2, 3, 4, 5, 6].map((cell) => `swap ${cell}`);
  const drawn = at({ ...view, drawn: "KH" }, [...swaps, "discard"]);
  expect(told(drawn, { card: "KH", from: HELD })).toEqual([
    ...swaps.map((swap, cell) => `#cell-0-${cell}: ${swap}`),
    "#discards: discard",
  ]);
  const taken = at({ ...view, taken: "KH" }, swaps);
  expect(told(taken, { card: "KH", from: HELD }).at(-1)).toBe("#cell-0-5: swap 6");
  expect(told(taken, { card: "2H", from: "discards" })).toEqual([]);
  expect(told({ ...taken, view: { ...taken.view!, turn: 1 } }, { card: "KH", from: HELD })).toEqual([]);
  const fresh = at(view, ["stock", "take"]);
  expect(told(fresh, { card: "2H", from: "discards" })[2]).toBe("#cell-0-2: take, swap 3");
  expect(told(fresh, { card: "?", from: "stock" })).toEqual([".board .mine: stock"]);
  expect(told(at(view, []), { card: "?", from: "stock" })).toEqual(["not .board .mine: stock"]);
});

test("trojki: no cell is told from another", () => {
  const view = { game: "trojki", phase: "race", calls: true };
  const legal = ["place RC0 3 R", "draw"];
  const calling = dropsOf(at(view, legal), hand("RC0"));
  expect(calling.map(({ to }) => to)).toEqual(Array.from({ length: 9 }, (_, cell) => `#cell-${cell}`));
  expect(new Set(calling.map(({ fits, actions }) => `${fits} ${actions.length}`))).toEqual(new Set(["true 0"]));
  const silent = dropsOf(at({ ...view, calls: false }, ["place RC0 3"]), hand("RC0"));
  expect(silent.map(({ actions, fits }) => [...actions, fits])[2]).toEqual(["place RC0 3", true]);
  expect(new Set(silent.map(({ fits }) => fits))).toEqual(new Set([true]));
  expect(told(at(view, legal), { card: "?", from: "stack" })).toEqual([".board .mine: draw"]);
  expect(dropsOf(at({ ...view, phase: "pause" }, []), hand("RC0")).some(({ fits }) => fits)).toBe(false);
});
