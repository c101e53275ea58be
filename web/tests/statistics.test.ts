// @vitest-environment jsdom
// What the own matches add up to: as the server adds them up, once each, whoever they were played as.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import cases from "../../tests/corpus/statistics.json";
import { forget } from "../src/net/forget";
import { addUp, statisticsOf, type Own } from "../src/net/statistics";
import { note } from "../src/tables/seals";
import type { Finished, Me, Statistics } from "../src/protocol";

const KEY = "stolik-matches";
const kept = (): Own[] => JSON.parse(localStorage.getItem(KEY) ?? "[]") as Own[];

/** A server where these guests have played matches 1, 2, ... of golf; `asked` has what was asked of it. */
let played: { person: string; good: boolean }[] = [];
let signedIn = "";
let asked: string[] = [];
const PAGE = 3;

function finished(number: number): Finished {
  const { person, good } = played[number - 1]!;
  const results = [{ place: 1, good: false, bids: 0, kept: 0 }, { place: good ? 1 : 2, good, bids: 0, kept: 0 }];
  return { number, game: "golf", people: [{ seat: 0, person: null }, { seat: 1, person }], results } as unknown as Finished;
}

beforeEach(() => {
  localStorage.clear();
  [played, signedIn, asked] = [[], "", []];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const own = played.flatMap(({ person }, at) => (person === signedIn ? [at + 1] : [])).reverse();
    if (path.startsWith("/api/me/statistics")) {
      return Promise.resolve(new Response(JSON.stringify({ games: addUp([...own].reverse().map(finished).map(seat)) })));
    }
    const before = Number(new URL(path, "http://server").searchParams.get("before") ?? Infinity);
    const page = own.filter((number) => number < before).slice(0, PAGE);
    return Promise.resolve(
      new Response(JSON.stringify({ matches: page.map(finished), before: page.length === PAGE ? page.at(-1) : null })),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const seat = ({ game, results }: Finished): Own => ({ ...results[1]!, game, person: "", number: 0 });

function as(id: string, kind: Me["kind"] = "guest"): Promise<Statistics[]> {
  signedIn = id;
  return statisticsOf({ id, kind } as Me);
}

test("matches add up as at the server", () => {
  expect(cases.length).toBeGreaterThan(20);
  for (const { matches, sums } of cases) expect(addUp(matches as unknown as Own[])).toEqual(sums);
});

test("a match is counted once, however often and in however many tabs it is asked for", async () => {
  for (let at = 0; at < 7; at++) played.push({ person: "anna", good: at !== 2 });
  const [one, other] = await Promise.all([as("anna"), as("anna")]);
  expect(one).toEqual(other);
  expect(one).toMatchObject([{ played: 7, good: 6, streak: 4, longest: 4, places: [6, 1] }]);
  expect(kept().map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  asked = [];
  played.push({ person: "jan", good: true }, { person: "anna", good: true });
  expect(await as("anna")).toMatchObject([{ played: 8, streak: 5 }]);
  expect(asked.length, "no further than to what is known").toBe(1);
});

test("a device that keeps nothing, or something else, counts all the same", async () => {
  played.push({ person: "anna", good: true });
  for (const strange of ["null", "{}", "7", "not json"]) {
    localStorage.setItem(KEY, strange);
    expect(await as("anna")).toMatchObject([{ played: 1 }]);
  }
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  localStorage.clear();
  expect(await as("anna")).toMatchObject([{ played: 1 }]);
  expect(await as("anna")).toMatchObject([{ played: 1 }]);
  full.mockRestore();
});

test("what was played as a guest goes along with the account, and stays with nobody else", async () => {
  played.push({ person: "anna", good: true }, { person: "jan", good: true }, { person: "anna", good: false });
  await as("jan");
  expect(await as("anna"), "the device knows what its guests have played").toMatchObject([{ played: 3 }]);
  expect(await as("anna", "account"), "an account what is its own").toMatchObject([{ played: 2 }]);
  expect(kept().map(({ person }) => person)).toEqual(["jan"]);
  expect(await as("eve"), "whoever comes next does not see the account's").toMatchObject([{ played: 1 }]);
  localStorage.setItem("stolik-settings", "{}");
  localStorage.setItem("stolik-seals", "{}");
  sessionStorage.setItem("stolik-scores-ABC234-1", "{}");
  const match = { match: 1, deals: 0, phase: "playing", seal: "" };
  note("OLD", match, undefined, [["table-sealed", { number: 1, hash: "aa" }]]);
  forget();
  expect([Object.keys(localStorage), Object.keys(sessionStorage)], "but what the device is set to").toEqual([
    ["stolik-settings"],
    [],
  ]);
  note("NEW", match, undefined, [["table-sealed", { number: 1, hash: "bb" }]]);
  expect(Object.keys(JSON.parse(localStorage.getItem("stolik-seals")!) as object)).toEqual(["NEW-1"]);
});
