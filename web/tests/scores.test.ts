// The score sheet.
import { expect, test } from "vitest";
import { courses, spread } from "../src/parts/course";
import { rows } from "../src/parts/scores";

test("points of a deal are the difference of two totals", () => {
  const taken = { 1: ["2/2", "0/1"], 3: ["1/1", "3/2"] };
  expect(rows({ totals: { 1: [12, 0], 2: [12, 11], 3: [24, 11] }, taken }, 2)).toEqual([
    { deals: "1", points: [12, 0], bids: ["2/2", "0/1"] },
    { deals: "2", points: [0, 11], bids: [] },
    { deals: "3", points: [12, 0], bids: ["1/1", "3/2"] },
  ]);
});

test("deals that nobody has seen here are one column", () => {
  const taken = { 8: ["1/1", "0/0"] };
  expect(rows({ totals: { 4: [3, 40], 5: [13, 40], 8: [13, 52] }, taken }, 2)).toEqual([
    { deals: "1–4", points: [3, 40], bids: [] },
    { deals: "5", points: [10, 0], bids: [] },
    { deals: "6–8", points: [0, 12], bids: [] },
  ]);
  expect(rows({ totals: {}, taken: {} }, 2)).toEqual([]);
});

test("the better stands higher in the course of a match, also where less is better", () => {
  const totals = { 2: [10, 20], 1: [10, 0] };
  expect(courses(totals, [10, 20], [2, 1])).toEqual([[[0, 1], [0.5, 0.5], [1, 0.5]], [[0, 1], [0.5, 1], [1, 0]]]);
  expect(courses(totals, [10, 20], [1, 2])[1]).toEqual([[0, 0], [0.5, 0], [1, 1]]);
  expect(courses({}, [0, 0], [1, 1])).toEqual([[[0, 0]], [[0, 0]]]);
});

test("faces at the ends of lines keep apart, and inside", () => {
  expect(spread([0.2, 0.9], 0.25)).toEqual([0.2, 0.9]);
  expect(spread([0.5, 0.5, 0], 0.25)).toEqual([0.5, 0.75, 0]);
  expect(spread([1, 0.9, 1], 0.25)).toEqual([0.75, 0.5, 1]);
});
