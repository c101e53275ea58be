// @vitest-environment jsdom
// The grid: arrows within it, digits from anywhere at the table, names with notes, and a plain one that cannot be used.
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type Grid from "../src/parts/Grid.svelte";
import { settings } from "../src/settings.svelte";

type Props = ComponentProps<typeof Grid>;
let shown: Record<string, unknown> | null = null;

beforeAll(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
beforeEach(() => {
  settings.keys = true;
  document.body.innerHTML = `<a href="/" id="outside">.</a>
    <main><button id="other"></button><input id="field" /><div id="place"></div></main>`;
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

async function show(more: Partial<Props> = {}) {
  const { default: Grid } = await import("../src/parts/Grid.svelte");
  const onpick = vi.fn<(cell: number) => void>();
  const label = (cell: number) => `cell ${cell + 1}`;
  const props = $state<Props>({ cells: ["7C", "?", null, "QH", "?", "2S"], columns: 3, label, onpick, ...more });
  shown = mount(Grid, { target: document.getElementById("place")!, props });
  flushSync();
  return { props, onpick };
}

const cells = () => [...document.querySelectorAll<HTMLElement>(".cell")];
const here = () => document.activeElement?.getAttribute("aria-label");

function press(key: string, from: Element = document.activeElement!, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  from.dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
}

test("arrows move in rows and columns and stop at the edges", async () => {
  await show();
  cells()[0]!.focus();
  const walk = ["Right", "Down", "Down", "Right", "Right", "Up", "Home", "Left", "Up", "End"];
  const path = walk.map((key) => {
    press(key === "Home" || key === "End" ? key : `Arrow${key}`);
    return here();
  });
  expect(path.map((name) => Number(name!.at(-1)))).toEqual([2, 5, 5, 6, 6, 3, 1, 1, 1, 6]);
  expect(cells().map((cell) => cell.tabIndex)).toEqual([-1, -1, -1, -1, -1, 0]);
});

test("digits pick a cell from anywhere at the table, not from a field, nor outside, nor when keys are off", async () => {
  const { onpick } = await show();
  const by = (id: string) => document.getElementById(id)!;
  expect(press("3", by("other"))).toBe(true);
  expect(onpick.mock.calls).toEqual([[2]]);
  expect(press("7", by("other"))).toBe(false); // there are six
  expect(press("2", by("field"))).toBe(false);
  expect(press("2", by("outside"))).toBe(false);
  expect(press("2", by("other"), { ctrlKey: true })).toBe(false);
  settings.keys = false;
  expect(press("2", by("other"))).toBe(false);
  expect(onpick).toHaveBeenCalledTimes(1);
});

test("out of turn a digit only goes to its cell; a press asks the server why", async () => {
  const { onpick } = await show({ active: false });
  press("5", document.getElementById("other")!);
  expect([here(), onpick.mock.calls.length]).toEqual(["cell 5", 0]);
  expect(cells()[4]!.getAttribute("aria-disabled")).toBe("true");
  cells()[4]!.click();
  expect(onpick).toHaveBeenCalledWith(4);
});

test("a note belongs to the name, once", async () => {
  await show({ note: (cell) => ["", "remembered", "cell 3"][cell] ?? "" });
  const names = cells().map((cell) => cell.getAttribute("aria-label"));
  expect(names.slice(0, 3)).toEqual(["cell 1", "cell 2, remembered", "cell 3"]);
});

test("the chosen cell is pressed", async () => {
  const { props } = await show({ chosen: 1 });
  const pressed = cells().map((cell) => cell.getAttribute("aria-pressed"));
  expect(pressed).toEqual(["false", "true", "false", "false", "false", "false"]);
  props.chosen = null;
  flushSync();
  expect(cells()[1]!.getAttribute("aria-pressed"), "it is a toggle still, or it would be heard as pressed").toBe("false");
  props.chosen = undefined;
  flushSync();
  expect(cells()[1]!.getAttribute("aria-pressed"), "also where a press chooses nothing any more").toBe("false");
});

test("a plain grid is pictures with names and hears no keys", async () => {
  const { onpick } = await show({ plain: true });
  expect(document.querySelectorAll("#place button")).toHaveLength(0);
  expect(cells().map((cell) => cell.getAttribute("role"))).toEqual(Array(6).fill("img"));
  expect(press("1", document.getElementById("other")!)).toBe(false);
  expect(onpick).not.toHaveBeenCalled();
});
