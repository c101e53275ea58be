// @vitest-environment jsdom
// Which cards fly, from where to where and for how long; and that what did not change its place does not.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GLIDE, land, learnToFly, moving, pace } from "../src/motion";
import { settings } from "../src/settings.svelte";

type Told = { on: Element; keys: Keyframe[]; how: KeyframeAnimationOptions; move: { onfinish?: () => void; cancel: () => void } };
let animated: Told[] = [];

/** Where something lies: its own data-x, or that of what it is in. */
function boxOf(this: Element) {
  const { x = 0, y = 0, width = 60 } = (this.closest("[data-x]") as HTMLElement | null)?.dataset ?? {};
  const own = (this as HTMLElement).style?.left ? parseFloat((this as HTMLElement).style.left) : Number(x);
  return { x: own, y: Number(y), width: Number(width), height: 84 } as DOMRect;
}

beforeAll(() => {
  Element.prototype.getBoundingClientRect = boxOf;
  Element.prototype.animate = function (this: Element, keys, how) {
    const move = { cancel: vi.fn() } as Told["move"];
    animated.push({ on: this, keys: keys as Keyframe[], how: how as KeyframeAnimationOptions, move });
    return move as unknown as Animation;
  };
});
beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await learnToFly();
  land();
  animated = [];
  document.body.innerHTML = "";
});
afterEach(() => (settings.motion = "normal"));

const card = (text: string, x: number, more = "") => `<b data-card="${text}" data-x="${x}" ${more}><svg></svg></b>`;
const show = (html: string) => (document.body.innerHTML = html);
const twins = () => [...document.querySelectorAll<HTMLElement>(".twin")];
const flown = () => animated.filter(({ on }) => on.className === "twin");

/** The first page, then the second one: what flew. */
function change(before: string, after: string): Told[] {
  show(before);
  moving(() => show(after));
  return flown();
}

test("a card with another place flies there as a twin, and shows its own picture when that has come", () => {
  const [flight] = change(card("7C", 300), card("7C", 100));
  expect(flight!.keys[0]!.transform).toBe("translate(200px, 0px) scale(1)");
  const hidden = animated.find(({ on }) => on.tagName === "svg")!;
  expect([hidden.keys, hidden.how.fill]).toEqual([{ opacity: [0, 0] }, "both"]);
  expect(document.querySelector(".flying")!.ariaHidden).toBe("true");
  flight!.move.onfinish!();
  expect(twins()).toEqual([]);
  expect(hidden.move.cancel).toHaveBeenCalled();
});

test.each([["normal", false, GLIDE], ["half", false, GLIDE / 2], ["none", false, 0], ["normal", true, 0]] as const)(
  "how long a card flies: motion %s, reduced %s",
  (motion, matches, duration) => {
    settings.motion = motion;
    vi.stubGlobal("matchMedia", () => ({ matches }));
    expect(pace()).toBe(duration);
    expect(change(card("7C", 300), card("7C", 100)).map(({ how }) => how.duration)).toEqual(duration ? [duration] : []);
    expect(document.querySelector<HTMLElement>("[data-card]")!.dataset.x, "it has its place in any case").toBe("100");
  },
);

test("what only the layout moves does not", () => {
  show(card("7C", 300));
  moving(() => (document.querySelector<HTMLElement>("[data-card]")!.dataset.x = "310"));
  expect(animated).toEqual([]);
  // an attack card that is beaten is another element on the same place
  expect(change(card("7C", 300, 'data-at="attack-1"'), card("7C", 320, 'data-at="attack-1"'))).toEqual([]);
});

test("in a hand the others close up, and only there", () => {
  show(`<div class="hand" data-x="0">${card("7C", 0)}${card("8C", 30)}${card("9C", 60)}</div>${card("TC", 200)}`);
  moving(() => {
    const [first, second, third, alone] = document.querySelectorAll<HTMLElement>("[data-card]");
    second!.remove();
    for (const [one, x] of [[first, "15"], [third, "45"], [alone, "210"]] as const) one!.dataset.x = x;
  });
  const moved = animated.map(({ on, keys }) => [(on as HTMLElement).dataset.card, keys[0]!.transform]);
  expect(moved).toEqual([["7C", "translate(-15px, 0px)"], ["9C", "translate(15px, 0px)"]]);
  expect(animated.flatMap(({ keys }) => keys.map((key) => "zIndex" in key)), "each in its layer").not.toContain(true);
});

test("a new card comes from where it says, a taken one goes to who has it", () => {
  const seats = '<i id="seat-1" data-x="500"></i><i data-holds="QH KH" data-x="900"></i>';
  change(seats + card("AS", 100, 'data-to="seat-1"') + card("QH", 200), seats + card("2D", 300, 'data-from="seat-1"'));
  const ways = flown().map(({ on, keys }) => [(on as HTMLElement).style.left, keys[0]!.transform, keys[1]!.transform]);
  expect(ways).toEqual([
    ["300px", "translate(200px, 0px) scale(1)", "none"],
    ["100px", "none", "translate(400px, 0px) scale(0.2)"],
    ["200px", "none", "translate(700px, 0px) scale(0.2)"],
  ]);
});

test("a deal takes half a second, one card after the other", () => {
  const hand = Array.from({ length: 13 }, (_, at) => card(`${"23456789TJQKA"[at]}C`, at * 30, 'data-from="dealer"')).join("");
  const dealer = '<i id="dealer" data-x="500"></i>';
  const delays = change(dealer, dealer + hand).map(({ how }) => how.delay!);
  expect(delays.length).toBe(13);
  expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b));
  expect(delays.at(-1)! + GLIDE).toBeCloseTo(500);
  land();
  animated = [];
  const two = change(dealer, dealer + card("2C", 0, 'data-from="dealer"') + card("3C", 30, 'data-from="dealer"'));
  expect(two.map(({ how }) => how.delay)).toEqual([0, 35]);
});

test("a card turns over on its place, and one that is covered stays in sight until the other has come", () => {
  const [turning] = change(card("?", 100, 'data-at="cell-1"'), card("7C", 100, 'data-at="cell-1"'));
  expect(turning!.on.querySelectorAll("svg").length).toBe(2);
  expect(animated.some(({ keys }) => keys[0]?.transform === "rotateY(180deg)")).toBe(true);
  land();
  animated = [];
  const [flight] = change(
    card("7C", 100, 'data-at="cell-1"') + card("8C", 400),
    card("8C", 100, 'data-at="cell-1"'),
  );
  expect(twins().length, "what flies, and what lies under it").toBe(2);
  flight!.move.onfinish!();
  expect(twins()).toEqual([]);
});

test("what flies goes on when the table does; when the window or the page moves, all are there", () => {
  const [flight] = change(card("7C", 300), card("7C", 100));
  moving(() => document.querySelector("b")!.insertAdjacentHTML("afterend", card("8C", 0)));
  expect([flown().length, twins()], "it is not begun anew").toEqual([1, [flight!.on]]);
  window.dispatchEvent(new Event("resize"));
  expect(twins()).toEqual([]);
});
