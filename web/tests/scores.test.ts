// The score sheet, the places after a match, and what the command line understands.
import { expect, test } from "vitest";
import { understood } from "../src/parts/command";
import { places } from "../src/parts/result";
import { rows } from "../src/parts/scores";

test("points of a deal are the difference of two totals", () => {
  expect(rows({ 1: [12, 0], 2: [12, 11], 3: [24, 11] }, 2)).toEqual([
    { deals: "1", points: [12, 0] },
    { deals: "2", points: [0, 11] },
    { deals: "3", points: [12, 0] },
  ]);
});

test("deals that nobody has seen here are one row", () => {
  expect(rows({ 4: [3, 40], 5: [13, 40], 8: [13, 52] }, 2)).toEqual([
    { deals: "1–4", points: [3, 40] },
    { deals: "5", points: [10, 0] },
    { deals: "6–8", points: [0, 12] },
  ]);
  expect(rows({}, 2)).toEqual([]);
});

test("the winners come first, whether many points are good or few", () => {
  expect(places([20, 35, 28], [1]).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [2, 2], [0, 3]]);
  expect(places([20, 35, 28], [0]).map(({ seat, place }) => [seat, place])).toEqual([[0, 1], [2, 2], [1, 3]]);
  expect(places([-1, 0, 0], [1, 2]).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [2, 1], [0, 3]]);
});

test("actions are written as in records, however they were typed", () => {
  expect(understood("  Play 7c ")).toEqual({ do: "act", actions: ["play 7C"] });
  expect(understood("attack 7c +; attack 7d")).toEqual({ do: "act", actions: ["attack 7C +", "attack 7D"] });
  expect(understood("place bc2  5 c")).toEqual({ do: "act", actions: ["place BC2 5 C"] });
});

test("words for the table are no actions", () => {
  expect(understood("say Hello; there")).toEqual({ do: "say", text: "Hello; there" });
  expect(understood("/ready")).toEqual({ do: "ready" });
  expect(understood("THINK 2,5")).toEqual({ do: "think", seconds: 2.5 });
  expect(understood("abort")).toEqual({ do: "vote", about: "abort" });
  expect(understood("constructor")).toEqual({ do: "act", actions: ["constructor"] });
  expect(understood(" / ")).toBeNull();
});
