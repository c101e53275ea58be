// @vitest-environment jsdom
// Options as a form: what is chosen becomes values as the server takes them; an empty field is none.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { GameInfo } from "../src/protocol";
import { wordsFor } from "../src/words/texts.svelte";
import { speaking } from "./texts";

const TROJKI: GameInfo = {
  name: "trojki",
  seats: [2, 4],
  thinks: true,
  hints: false,
  options: [
    { name: "seats", kind: "number", default: 4, choices: [], nullable: false, low: 2, high: 4, first: true },
    { name: "mode", kind: "choice", default: "referee", choices: ["referee", "open"], nullable: false, low: null, high: null, first: false },
    { name: "require_call", kind: "switch", default: true, choices: [], nullable: false, low: null, high: null, first: false },
    { name: "target", kind: "number", default: null, choices: [], nullable: true, low: 1, high: 9999, first: true },
    { name: "handicap", kind: "numbers", default: null, choices: [], nullable: true, low: 0, high: 53, first: false },
  ],
};
let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await speaking("en", "room", "trojki");
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

async function show() {
  const { default: Options } = await import("../src/parts/Options.svelte");
  const state = $state({
    game: TROJKI,
    values: { seats: 2, mode: "referee", require_call: true, target: 3, handicap: null } as Record<string, unknown>,
  });
  const props = {
    game: TROJKI,
    get values() {
      return state.values;
    },
    set values(now: Record<string, unknown>) {
      state.values = now;
    },
  };
  shown = mount(Options, { target: document.body, props });
  flushSync();
  return state;
}

/** The control with this label. */
function control<T extends HTMLElement>(label: string): T {
  const found = [...document.querySelectorAll<HTMLElement>("input, select")].find(
    (each) => (each.getAttribute("aria-label") ?? each.closest("label")?.textContent ?? "").includes(label),
  );
  if (!found) throw new Error(`no control ${label}`);
  return found as T;
}

function fill(label: string, value: string) {
  const field = control<HTMLInputElement | HTMLSelectElement>(label);
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

test("choices and switches are told in words and kept as the server names them", async () => {
  const state = await show();
  expect([...control<HTMLSelectElement>("Who judges").options].map((option) => option.textContent)).toEqual([
    "the table, every card at once",
    "the players, by accepting or challenging",
  ]);
  fill("Who judges", "open");
  control<HTMLInputElement>("With each card").click();
  flushSync();
  expect(state.values).toMatchObject({ mode: "open", require_call: false });
});

test("a number that is left out is null", async () => {
  const state = await show();
  fill("How many tokens", "");
  expect(state.values.target).toBeNull();
  fill("How many tokens", "6");
  expect(state.values.target).toBe(6);
});

test("numbers for the seats: one for each, none if all are empty", async () => {
  const state = await show();
  fill("Number of players", "3");
  fill("Seat 2", "5");
  expect(state.values.handicap).toEqual([0, 5, 0]);
  fill("Seat 2", "");
  expect(state.values.handicap).toBeNull();
});

test("a number is between the least and the most that the server says", async () => {
  await show();
  const field = control<HTMLInputElement>("How many tokens");
  const fits = (value: string) => ((field.value = value), field.checkValidity());
  expect(["0", "1", "9999", "10000"].map(fits)).toEqual([false, true, true, false]);
  expect(control<HTMLInputElement>("Seat 2").min).toBe("0");
});

test("what is filled in wrongly comes into sight", async () => {
  await show();
  const details = document.querySelector("details")!;
  expect(details.open).toBe(false);
  const field = details.querySelector<HTMLInputElement>("input[type=number]")!;
  field.value = "-1";
  field.checkValidity();
  expect(details.open).toBe(true);
});

test("a refusal calls the option as the form does", async () => {
  const { named } = await import("../src/parts/refused");
  const both = await named("trojki", ["trojki-why-option-both", { name: "target" }]);
  const words = wordsFor([], null, "full");
  expect(words.tell(both)).toMatch(/^“How many tokens win the match”: A match ends either .+ not both\.$/);
  expect(words.tell(await named("golf", ["option-seats", { name: "seats", game: "golf", low: 2, high: 8 }]))).toBe(
    "“Number of players”: Golf is for 2 to 8 players.",
  );
  const taken = ["people-name-taken", { name: "Anna" }] as const;
  expect(await named("golf", taken as unknown as Parameters<typeof named>[1]), "no option is called Anna").toBe(taken);
});
