// The score sheet.
import { expect, test } from "vitest";
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
