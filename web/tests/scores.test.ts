// The score sheet, and the places after a match.
import { expect, test } from "vitest";
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
