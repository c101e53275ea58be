// @vitest-environment jsdom
// The hand: one tab stop, keys, choosing by touch and several at once, and where the focus goes when a card leaves.
import { FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import german from "../../src/stolik/words/de/cards.ftl?raw";
import polish from "../../src/stolik/words/pl/cards.ftl?raw";
import type Hand from "../src/parts/Hand.svelte";
import { settings } from "../src/settings.svelte";
import { Words } from "../src/words/words";

type Props = ComponentProps<typeof Hand>;
const HAND = ["7C", "QD", "2H", "9H", "AS"];
const TEXTS = { pl: polish, de: german };
const words = (language: keyof typeof TEXTS) => new Words(language, [new FluentResource(TEXTS[language])]);
let shown: Record<string, unknown> | null = null;

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
});
beforeEach(() => {
  Object.assign(settings, { twice: "touch", keys: true, suitFirst: false });
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

async function show(more: Partial<Props> = {}, language: keyof typeof TEXTS = "pl") {
  const { default: Hand } = await import("../src/parts/Hand.svelte");
  const onplay = vi.fn<(card: string) => void>();
  const props = $state<Props>({ sitting: { words: words(language) }, cards: HAND, playable: null, onplay, ...more });
  shown = mount(Hand, { target: document.body, props });
  flushSync();
  return { props, onplay };
}

const buttons = () => [...document.querySelectorAll("button")];
const names = () => buttons().map((button) => button.getAttribute("aria-label"));
const here = () => document.activeElement?.getAttribute("aria-label");
const stops = () => buttons().flatMap((button, at) => (button.tabIndex === 0 ? [at] : []));

function press(key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
  flushSync();
  return event;
}

function tap(at: number, pointerType = "touch", more: MouseEventInit = {}) {
  const down = new MouseEvent("pointerdown", { bubbles: true });
  Object.assign(down, { pointerType });
  buttons()[at]!.dispatchEvent(down);
  buttons()[at]!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, ...more }));
  flushSync();
}

test("cards have names in words and one tab stop, which arrows, Home and End move", async () => {
  await show();
  expect(names()).toEqual(["siódemka trefl", "dama karo", "dwójka kier", "dziewiątka kier", "as pik"]);
  expect(stops()).toEqual([0]);
  buttons()[0]!.focus();
  press("ArrowRight");
  expect([here(), stops()]).toEqual(["dama karo", [1]]);
  press("End");
  press("ArrowRight");
  expect([here(), stops()]).toEqual(["as pik", [4]]);
  press("Home");
  expect(here()).toBe("siódemka trefl");
});

test("the suit comes first if the listener likes that better", async () => {
  settings.suitFirst = true;
  await show({ cards: ["7C", "G9", "BC2"] });
  expect(names()).toEqual(["trefl, siódemka", "zielona 9", "niebieskie kółko z dwoma paskami"]);
});

test("Shift and the first letter of a suit go round its cards, and leave Tab and Enter alone", async () => {
  const { onplay } = await show();
  buttons()[0]!.focus();
  press("K", { shiftKey: true }); // karo, kier
  expect(here()).toBe("dama karo");
  press("K", { shiftKey: true });
  press("K", { shiftKey: true });
  expect(here()).toBe("dziewiątka kier");
  press("K", { shiftKey: true });
  expect(here()).toBe("dama karo");
  expect(press("Tab", { shiftKey: true }).defaultPrevented).toBe(false);
  expect(press("P").defaultPrevented).toBe(false); // without Shift it is the table's key
  settings.keys = false;
  expect(press("P", { shiftKey: true }).defaultPrevented).toBe(false);
  expect(here()).toBe("dama karo");
  expect(onplay).not.toHaveBeenCalled();
});

test("the letters are those of the language, and accents do not matter", async () => {
  await show({ cards: ["R1", "Y2", "B3"] });
  buttons()[0]!.focus();
  press("Z", { shiftKey: true }); // żółte
  expect(here()).toBe("żółta 2");
  void unmount(shown!);
  await show({ cards: ["R1", "Y2", "B3"] }, "de");
  buttons()[0]!.focus();
  press("B", { shiftKey: true });
  expect(here()).toBe("blaue 3");
});

test("a card that is not playable says so and can be played all the same", async () => {
  const { onplay } = await show({ playable: new Set(["2H", "9H"]) });
  expect(buttons().map((button) => button.getAttribute("aria-disabled"))).toEqual(["true", "true", null, null, "true"]);
  buttons()[0]!.click();
  expect(onplay).toHaveBeenCalledWith("7C");
});

test("a finger chooses first and plays by a second tap; the mouse plays at once", async () => {
  const { onplay } = await show();
  tap(1);
  expect(onplay).not.toHaveBeenCalled();
  const pressed = buttons().map((button) => button.getAttribute("aria-pressed"));
  expect(pressed).toEqual(["false", "true", "false", "false", "false"]);
  tap(2);
  tap(2);
  tap(3, "mouse");
  expect(onplay.mock.calls).toEqual([["2H"], ["9H"]]);
  settings.twice = "never";
  tap(4);
  expect(onplay).toHaveBeenLastCalledWith("AS");
});

test("always twice holds for keys too, and Escape takes the choice back", async () => {
  settings.twice = "always";
  const { onplay } = await show();
  buttons()[0]!.focus();
  buttons()[0]!.click();
  flushSync();
  expect(buttons()[0]!.getAttribute("aria-pressed")).toBe("true");
  press("Escape");
  expect(buttons()[0]!.getAttribute("aria-pressed")).toBe("false");
  buttons()[0]!.click();
  buttons()[0]!.click();
  expect(onplay.mock.calls).toEqual([["7C"]]);
});

test("many: Shift+Enter and taps gather cards, a plain press plays one", async () => {
  const { onplay } = await show({ many: true });
  buttons()[1]!.focus();
  expect(press("Enter", { shiftKey: true }).defaultPrevented).toBe(true);
  expect(buttons()[1]!.getAttribute("aria-pressed")).toBe("true");
  expect(onplay).not.toHaveBeenCalled();
  buttons()[0]!.click();
  expect(onplay.mock.calls).toEqual([["7C"]]);
});

test("many: taps put a card into the choice and out of it again, and cards that leave leave it", async () => {
  const { props, onplay } = await show({ many: true });
  tap(1);
  tap(3);
  tap(0, "mouse", { shiftKey: true });
  tap(1);
  const chosen = () => names().filter((_, at) => buttons()[at]!.getAttribute("aria-pressed") === "true");
  expect(chosen()).toEqual(["siódemka trefl", "dziewiątka kier"]);
  props.cards = ["QD", "2H", "9H"];
  flushSync();
  expect(chosen()).toEqual(["dziewiątka kier"]);
  expect(onplay).not.toHaveBeenCalled();
});

test("once: a tap is enough", async () => {
  const { onplay } = await show({ once: true });
  tap(1);
  expect(onplay).toHaveBeenCalledWith("QD");
});

test("when a card leaves its right neighbour has the focus, and the last one after the last", async () => {
  const { props } = await show();
  buttons()[1]!.focus();
  props.cards = ["7C", "2H", "9H", "AS"];
  flushSync();
  expect([here(), stops()]).toEqual(["dwójka kier", [1]]);
  props.cards = ["7C", "AS"]; // several at once
  flushSync();
  expect(here()).toBe("as pik");
  props.cards = ["7C"];
  flushSync();
  expect([here(), stops()]).toEqual(["siódemka trefl", [0]]);
  props.cards = [];
  flushSync();
  expect(document.activeElement?.getAttribute("role")).toBe("toolbar");
});

test("a card that moves keeps the focus, and a hand without it takes none", async () => {
  const { props } = await show();
  buttons()[0]!.focus();
  props.cards = ["QD", "2H", "9H", "AS", "7C"];
  flushSync();
  expect([here(), stops()]).toEqual(["siódemka trefl", [4]]);
  (document.activeElement as HTMLElement).blur();
  props.cards = ["QD", "2H"];
  flushSync();
  expect(document.activeElement).toBe(document.body);
});

test("17 cards at 360 px are two rows, 9 and 8, and 28 px of each show", async () => {
  const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(344);
  await show({ cards: Array.from({ length: 17 }, (_, at) => `R${at + 1}`) });
  const list = document.querySelector<HTMLElement>("ul")!;
  expect(list.style.getPropertyValue("--columns")).toBe("9");
  expect(parseFloat(list.style.getPropertyValue("--strip"))).toBeCloseTo(35.5);
  width.mockRestore();
});
