// @vitest-environment jsdom
// Options as a form: what is chosen becomes values as the server takes them; an empty field is none.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { GameInfo } from "../src/protocol";
import { speaking } from "./texts";

const TROJKI: GameInfo = {
  name: "trojki",
  seats: [2, 4],
  options: [
    { name: "seats", kind: "number", default: 4, choices: [], nullable: false },
    { name: "mode", kind: "choice", default: "referee", choices: ["referee", "open"], nullable: false },
    { name: "require_call", kind: "switch", default: true, choices: [], nullable: false },
    { name: "target", kind: "number", default: null, choices: [], nullable: true },
    { name: "handicap", kind: "numbers", default: null, choices: [], nullable: true },
  ],
};
let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await speaking("en", "room");
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
    "the table checks every card at once",
    "the players challenge each other",
  ]);
  fill("Who judges", "open");
  control<HTMLInputElement>("Whoever places a card").click();
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
