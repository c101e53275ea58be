// @vitest-environment jsdom
// The hand: one tab stop, keys, choosing by touch and several at once, and where the focus goes when a card leaves.
import { FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import german from "../../src/stolik/words/de/cards.ftl?raw";
import germanPage from "../../src/stolik/words/de/web.ftl?raw";
import polish from "../../src/stolik/words/pl/cards.ftl?raw";
import polishPage from "../../src/stolik/words/pl/web.ftl?raw";
import type Hand from "../src/parts/Hand.svelte";
import type { Place } from "../src/net/place.svelte";
import { settings } from "../src/settings.svelte";
import { Words } from "../src/words/words";

type Props = ComponentProps<typeof Hand>;
const HAND = ["7C", "QD", "2H", "9H", "AS"];
const TEXTS = { pl: polish + polishPage, de: german + germanPage };
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
  const shout = (text: string) => void (props.sitting.alert = text);
  const plan = (card: string) => void (props.sitting.planned = props.sitting.planned === card ? "" : card);
  const place = { asked: true, dealt: true } as Place;
  const sitting = { words: words(language), alert: "It is your turn.", shout, early: false, planned: "", plan, place };
  type Fake = { sitting: Omit<Props["sitting"], "early"> & { early: boolean } };
  const props = $state<Props & Fake>({ sitting, cards: HAND, playable: null, onplay, ...more });
  shown = mount(Hand, { target: document.body, props });
  flushSync();
  return { props, onplay, said: () => props.sitting.alert };
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

test("a tap on what cannot be played is no choice: such as one that was to take back a plan that is void", async () => {
  const { onplay, said } = await show({ playable: new Set(["AS"]), many: true });
  const up = () => buttons().filter((one) => one.matches("[aria-pressed=true]")).map((one) => one.getAttribute("aria-label"));
  tap(4);
  expect(up()).toEqual(["as pik"]);
  tap(0);
  expect(up()).toEqual(["as pik"]);
  expect(onplay).toHaveBeenCalledExactlyOnceWith("7C");
  expect(said()).not.toContain("siódemka");
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
  expect(stops()).toEqual([]); // the table gives the focus to what is there instead
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

test("the rest of a double click presses nothing, nor does the mouse just after a play; a finger and a key do", async () => {
  const { BOUNCE, plays } = await import("../src/tables/twice");
  const { onplay } = await show();
  tap(1, "mouse");
  tap(2, "mouse", { detail: 2 });
  expect(onplay.mock.calls).toEqual([["QD"]]);
  vi.useFakeTimers({ toFake: ["performance"] });
  plays();
  tap(2, "mouse");
  expect(onplay).toHaveBeenCalledTimes(1);
  tap(3, "mouse", { detail: 0 });
  tap(4);
  tap(4, "touch", { detail: 2 });
  vi.advanceTimersByTime(BOUNCE);
  tap(0, "mouse");
  expect(onplay.mock.calls.map(([card]) => card)).toEqual(["QD", "9H", "AS", "7C"]);
  vi.useRealTimers();
  settings.twice = "always";
  tap(1, "mouse");
  tap(1, "mouse", { detail: 2 });
  expect(onplay, "asked for twice, a double click is both").toHaveBeenLastCalledWith("QD");
});

test.each([false, true])("a second tap on the only chosen card plays it, and the page says so (many: %s)", async (many) => {
  const { onplay, said } = await show({ many });
  tap(0);
  expect(onplay).not.toHaveBeenCalled();
  expect(said()).toBe("Siódemka trefl: dotknij jeszcze raz, aby zagrać.");
  tap(0);
  expect(onplay.mock.calls).toEqual([["7C"]]);
});

test("a choice that is taken back, or of several, does not ask for a second press any more", async () => {
  const { onplay, said } = await show({ many: true });
  tap(0);
  tap(1);
  expect(said()).toBe("It is your turn.");
  tap(0);
  expect(said()).toBe("Dama karo: dotknij jeszcze raz, aby zagrać.");
  document.body.click(); // beside everything
  flushSync();
  expect([said(), buttons()[1]!.getAttribute("aria-pressed")]).toEqual(["It is your turn.", "false"]);
  settings.twice = "always";
  buttons()[2]!.focus();
  buttons()[2]!.click();
  flushSync();
  expect(said()).toBe("Dwójka kier: naciśnij jeszcze raz, aby zagrać.");
  press("Escape");
  expect(said()).toBe("It is your turn.");
  expect(onplay).not.toHaveBeenCalled();
});

test("before one's turn a card is planned, and once more it is not", async () => {
  const { props, onplay } = await show();
  props.sitting.early = true;
  for (const pointer of ["touch", "mouse"]) {
    tap(1, pointer);
    expect([props.sitting.planned, buttons()[1]!.getAttribute("aria-pressed")]).toEqual(["QD", "true"]);
    expect(buttons()[0]!.getAttribute("aria-pressed")).toBe("false");
    tap(2, pointer);
    expect(props.sitting.planned).toBe("2H");
    tap(2, pointer);
    expect([props.sitting.planned, buttons()[2]!.getAttribute("aria-pressed")]).toEqual(["", "false"]);
  }
  tap(1, "mouse");
  tap(1, "mouse", { detail: 2 });
  expect(props.sitting.planned, "the rest of a double click takes nothing back").toBe("QD");
  props.sitting.early = false;
  flushSync();
  tap(3, "mouse");
  expect(onplay.mock.calls, "whoever plays does not plan any more").toEqual([["9H"]]);
  expect(props.sitting.planned).toBe("");
});
