// @vitest-environment jsdom
// Durak's table: what is sent for what is pressed. What is legal, and why not, is the server's.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { DurakView } from "../src/protocol";
import type { Sitting } from "../src/tables/sitting.svelte";
import { attackWith, byRank } from "../src/tables/durak/view";
import { wordsFor } from "../src/words/texts.svelte";
import { saying, speaking } from "./texts";
import { PATIENCE } from "./patience";

const NAMES = ["Anna", "Jan", "Ewa", "Ola", "Max", "Ida"];
const NOTHING = [null, null, null, null, null, null];

const durak = (more: Partial<DurakView> = {}): DurakView => ({
  game: "durak",
  phase: "defend",
  seat: 0,
  seats: 3,
  points: null,
  dealer: 2,
  number: 0,
  turn: 0,
  hand: ["9C", "8D", "9D", "6H"],
  hand_count: [4, 5, 5],
  known: [[], ["KS"], []],
  gone: [],
  pickups_left: 200,
  stock_count: 3,
  under: "8H",
  trump: "H",
  turned: "8H",
  shown: null,
  attacker: 2,
  defender: 0,
  attackers: [2, 1],
  attacks: NOTHING,
  answers: NOTHING,
  laid: 0,
  room: 4,
  more: null,
  last_word: false,
  offered: [[], [], []],
  taking: false,
  drew_trump: null,
  exchanged: false,
  pickups: 0,
  lost: [false, false, false],
  sides: null,
  out: [false, false, false],
  six: "6H",
  ended: null,
  ...more,
});

let Table: Component<{ sitting: Sitting }>;
let table: Record<string, unknown> | null = null;

/** The table as one who may do this, with these views of it; what is sent and said is noted. */
function show(view: object, legal: string[], more: object = {}) {
  const words = wordsFor(NAMES, 0, "full");
  const chair = { bot: "", ready: false, gone: false, away: false };
  const chairs = NAMES.slice(0, 3).map((name) => ({ ...chair, name, person: name }));
  const match = { game: "durak", deals: 1, score: [0, 0, 0], phase: "playing", held: null, ticking: null, votes: {} };
  const standing = { ...match, options: {}, chairs };
  const place = { v: 1, asked: true, dealt: true, playing: true, racing: false, between: false, chat: [], ahead: 0, legal };
  const sitting = {
    t: saying(words),
    place: { ...place, standing, chairs },
    view,
    legal,
    me: 0,
    names: NAMES,
    words,
    around: [0, 1, 2],
    hand: [],
    log: [],
    alert: "",
    rule: "",
    latest: [],
    can: (action: string) => legal.includes(action),
    having: (verb: string) =>
      legal.filter((action) => action.startsWith(`${verb} `)).map((action) => action.slice(verb.length + 1)),
    act: vi.fn(() => Promise.resolve(true)),
    do: vi.fn(() => Promise.resolve(true)),
    heard: () => Promise.resolve(),
    shout: vi.fn(),
    asked: () => "",
    wordsAs: () => words,
  };
  Object.defineProperties(sitting, Object.getOwnPropertyDescriptors(more)); // what changes goes on changing
  table = mount(Table, { target: document.body, props: { sitting: sitting as unknown as Sitting } });
  flushSync();
  return sitting;
}

const named = (name: string | RegExp): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>("main button")].find((button) => {
    const own = button.ariaLabel ?? button.getAttribute("aria-label") ?? button.textContent!.trim();
    return typeof name === "string" ? own === name : name.test(own);
  });
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const press = (name: string | RegExp, shiftKey = false) => {
  named(name).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, shiftKey }));
  flushSync();
};
const key = (name: string) => {
  named(/./).focus();
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  flushSync();
};

const answered = async () => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  await speaking("en", "durak");
  ({ default: Table } = await import("../src/tables/Durak.svelte")); // after the stubs, which it reads when it loads
}, 60_000);
afterEach(() => {
  if (table) void unmount(table);
  table = null;
  document.body.replaceChildren();
});

test("several cards of one play go in ascending order, each but the last with a plus", () => {
  expect(attackWith(["7S", "7C", "7H"])).toEqual(["attack 7C +", "attack 7H +", "attack 7S"]);
  expect(attackWith(["TD"])).toEqual(["attack TD"]);
});

test("by rank, trumps are last", () => {
  expect(byRank(["AC", "6H", "6D", "JH", "TD"], "H")).toEqual(["6D", "TD", "AC", "6H", "JH"]);
});

const two = durak({ attacks: ["7D", "8C", null, null, null, null], laid: 2, room: 2 });
const both = ["beat 7D 8D", "beat 7D 9D", "beat 7D 6H", "beat 8C 9C", "beat 8C 6H", "take"];

test("a card that beats one attack card alone is played at once", async () => {
  const sitting = show(two, both);
  press("nine of clubs");
  expect(sitting.act).toHaveBeenCalledWith("beat 8C 9C");
});

test("a card that beats several asks which; the attack card may come first or last, or by its digit", async () => {
  const sitting = show(two, both);
  press("six of hearts");
  expect(sitting.act).not.toHaveBeenCalled();
  expect(sitting.shout).toHaveBeenLastCalledWith(
    "The six of hearts beats the seven of diamonds and the eight of clubs: choose which.",
  );
  press("seven of diamonds, not beaten yet");
  expect(sitting.act).toHaveBeenLastCalledWith("beat 7D 6H");
  await answered();
  press("eight of clubs, not beaten yet");
  expect(named("eight of clubs, not beaten yet").getAttribute("aria-pressed")).toBe("true");
  expect(named("nine of diamonds").getAttribute("aria-disabled")).toBe("true");
  press("six of hearts");
  expect(sitting.act).toHaveBeenLastCalledWith("beat 8C 6H");
  await answered();
  key("1");
  press("six of hearts");
  expect(sitting.act).toHaveBeenLastCalledWith("beat 7D 6H");
});

test("a card that beats nothing is sent all the same, so that the server says why not", async () => {
  const sitting = show(durak({ attacks: ["KS", null, null, null, null, null], laid: 1 }), ["beat KS 6H", "take"]);
  expect(named("nine of clubs").getAttribute("aria-disabled")).toBe("true");
  press("nine of clubs");
  expect(sitting.act).toHaveBeenCalledWith("beat KS 9C");
  press("Pick up");
  expect(sitting.act).toHaveBeenLastCalledWith("take");
});

test("several cards are chosen, and attack together", async () => {
  const view = durak({ phase: "open", attacker: 0, defender: 1 });
  const sitting = show(view, ["attack 6H", "attack 8D", "attack 9C", "attack 9C +", "attack 9D"]);
  press("nine of diamonds", true);
  press("nine of clubs", true);
  press("Attack with 2 cards");
  expect(sitting.act).toHaveBeenCalledWith("attack 9C +", "attack 9D");
  await answered();
  press("Several at once");
  press("nine of clubs");
  expect(sitting.act).toHaveBeenCalledTimes(1);
  press("Attack");
  expect(sitting.act).toHaveBeenLastCalledWith("attack 9C");
});

const opens = ["attack 6H", "attack 8D", "attack 9C", "attack 9C +", "attack 9D"];
const pressed = () =>
  [...document.querySelectorAll('.hand [aria-pressed="true"]')].map((button) => button.getAttribute("aria-label"));

test("a chosen card that does not fit the others is let go with a word, and the latest stays", async () => {
  const sitting = show(durak({ phase: "open", attacker: 0, defender: 1 }), opens);
  press("eight of diamonds", true);
  press("nine of clubs", true);
  expect(pressed()).toEqual(["nine of clubs"]);
  expect(sitting.shout).toHaveBeenLastCalledWith(
    "The eight of diamonds does not go with the nine of clubs and is no longer chosen.",
  );
  press("nine of diamonds", true);
  press("eight of diamonds"); // at once, were it not for the two nines
  expect(pressed()).toEqual(["eight of diamonds"]);
  expect(sitting.shout).toHaveBeenLastCalledWith(
    "The nine of clubs and the nine of diamonds do not go with the eight of diamonds and are no longer chosen.",
  );
  expect(sitting.act).not.toHaveBeenCalled();
  press("Attack");
  expect(sitting.act).toHaveBeenCalledWith("attack 8D");
});

test("what is added may be of several ranks, but not with a card that may not be added", () => {
  const view = durak({ phase: "throw", attacker: 0, defender: 1, attacks: ["9S", "8C", ...NOTHING.slice(2)], laid: 2 });
  const sitting = show(view, ["attack 8D", "attack 8D +", "attack 9C", "attack 9C +", "attack 9D", "stop"]);
  press("eight of diamonds", true);
  press("nine of clubs", true);
  expect(pressed()).toEqual(["nine of clubs", "eight of diamonds"]);
  press("six of hearts", true); // the server says why not
  expect(pressed()).toEqual(["nine of clubs", "eight of diamonds"]);
  expect(sitting.act).toHaveBeenCalledExactlyOnceWith("attack 6H");
});

test("where no card fits, what ends the attack is the main button, and a card that is pressed is none", () => {
  const view = durak({ phase: "throw", attacker: 0, defender: 1, attacks: ["9S", ...NOTHING.slice(1)], laid: 1, hand: ["6H"] });
  const sitting = show(view, ["exchange", "stop"]);
  const main = () => [...document.querySelectorAll("main button.main")].map((button) => button.textContent!.trim());
  expect(main()).toEqual(["Stop"]);
  press("six of hearts", true);
  expect(sitting.act).toHaveBeenCalledWith("attack 6H");
  expect([main(), pressed()]).toEqual([["Stop"], []]);
});

test("a question that is over takes the chosen cards with it", () => {
  const view = durak({ phase: "open", attacker: 0, defender: 1 });
  const state = $state({ view, legal: opens });
  const more = {
    get view() {
      return state.view;
    },
    get legal() {
      return state.legal;
    },
    can: (action: string) => state.legal.includes(action),
  };
  show(view, opens, more);
  press("nine of diamonds", true);
  state.view = durak({ phase: "defend", attacker: 2, attacks: ["7D", ...NOTHING.slice(1)], laid: 1 });
  state.legal = ["beat 7D 8D", "beat 7D 9D", "take"];
  flushSync();
  expect(pressed()).toEqual([]);
});

test("gifts go together too, and the words that are not legal ask the server", async () => {
  const view = durak({ phase: "gift", attacker: 0, defender: 1, taking: true });
  const sitting = show(view, ["done", "give 9C", "give 9D"]);
  press("nine of clubs", true);
  press("nine of diamonds", true);
  press("Give 2 cards");
  expect(sitting.act).toHaveBeenCalledWith("give 9C", "give 9D");
  press("Done");
  expect(sitting.act).toHaveBeenLastCalledWith("done");
});

test("the last attacker sees that they cannot allow, and may ask why", async () => {
  const view = durak({ phase: "throw", attacker: 0, defender: 1, attacks: ["9S", ...NOTHING.slice(1)], laid: 1 });
  const sitting = show(view, ["stop"]);
  expect(named("Allow the next").getAttribute("aria-disabled")).toBe("true");
  press("Allow the next");
  expect(sitting.act).toHaveBeenCalledWith("allow");
});

test("who has the last word can attack or stop, and is offered nothing else", async () => {
  const more = { attacker: 0, defender: 1, attacks: ["9S", ...NOTHING.slice(1)], laid: 1, last_word: true };
  const asked = () => wordsFor(NAMES, 0, "full").tell(["durak-ask-throw", { may: "last", cards: ["9C"], hand: ["9C"] }]);
  const sitting = show(durak({ ...more, phase: "throw" }), ["attack 9C", "stop"], { asked });
  expect(document.querySelector("main")!.textContent).toContain("Nobody has added a card: add one of a rank");
  expect(() => named("Allow the next")).toThrow();
  press("nine of clubs");
  expect(sitting.act).toHaveBeenCalledWith("attack 9C");
  press("Stop");
  expect(sitting.act).toHaveBeenLastCalledWith("stop");
});

test("cards that are too many go back to whoever they came from, sorted as a hand is", async () => {
  const view = durak({ phase: "choose", offered: [[], ["9S"], ["9H"]], hand: ["AC"], room: 1 });
  const sitting = show(view, ["back 9H"]);
  press("nine of spades");
  expect(named("Send back 1 of 1")).toBeTruthy();
  press("nine of hearts");
  press(/^Send back 2/);
  expect(sitting.act).toHaveBeenCalledWith("back 9H", "back 9S");
});

test("the six can be swapped out of turn, and the page says whom the game waits for", async () => {
  const sitting = show(durak({ turn: 2, phase: "open" }), ["exchange"]);
  press("Exchange the six");
  expect(sitting.act).toHaveBeenCalledWith("exchange");
  expect(document.querySelector("main")!.textContent).toContain("It is Ewa’s turn.");
});

test("while the opening is held back the game says why", () => {
  const asked = () => wordsFor(NAMES, 0, "full").tell(["durak-held", {}]);
  const sitting = show(durak({ turn: 0, phase: "open" }), ["exchange", "ok"], { asked });
  expect(document.querySelector("main")!.textContent).toContain("The next attack begins in a moment; until then");
  press("Go on");
  expect(sitting.do).toHaveBeenCalledWith({ do: "ok" });
});

test("the six is offered to swap to whoever holds it, so that the server says why not, while the view says it may go", () => {
  const swap = () => [...document.querySelectorAll("main button")].filter((one) => one.textContent!.trim() === "Exchange the six");
  const sitting = show(durak({ turn: 2, phase: "open" }), []);
  expect(swap().map((one) => one.getAttribute("aria-disabled"))).toEqual(["true"]);
  press("Exchange the six");
  expect(sitting.act).toHaveBeenCalledWith("exchange");
  for (const view of [{ six: null }, { six: "6D" }]) {
    void unmount(table!);
    show(durak({ turn: 2, phase: "open", ...view }), []);
    expect(swap(), JSON.stringify(view)).toEqual([]);
  }
});

test("who is out, and how the hand ended, is what the view says", async () => {
  await import("../src/tables/durak/Ended.svelte"); // which comes later
  const ends = { phase: "over" as const, turn: null, under: null, hand_count: [0, 0, 0] };
  const said = async (more: Partial<DurakView>) => {
    if (table) void unmount(table);
    show(durak({ ...ends, ...more }), []);
    await vi.waitFor(() => expect(document.querySelector(".sheet caption")).not.toBeNull(), PATIENCE);
    return document.querySelector(".sheet caption")!.textContent;
  };
  const rows = () => [...document.querySelectorAll(".sheet tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent!.trim()));
  const fool = { ended: "fool" as const, lost: [false, true, false], hand_count: [0, 3, 0], points: [0, -1, 0] };
  expect(await said(fool)).toBe("Jan is left with cards and is the durak.");
  expect(rows()).toEqual([["Anna", "0", "0"], ["Jan", "durak 3", "0"], ["Ewa", "0", "0"]]);
  expect(await said({ ended: "side", lost: [false, true, true] })).toContain("Jan and Ewa");
  expect(await said({ ended: "draw" })).toBe(await said({ ended: "draw", hand_count: [1, 1, 0] }));
  expect(await said({ ended: "pickups", pickups: 200 })).toContain("200");
  void unmount(table!);
  show(durak({ under: null, out: [false, false, true], hand_count: [4, 0, 0] }), []);
  expect([1, 2].map((seat) => /out/.test(document.getElementById(`seat-${seat}`)!.textContent!))).toEqual([false, true]);
});

test("before a deal: a bot that deals need not be waited for, and the cards can be touched", () => {
  const before = { game: "durak", phase: "before", seat: 0, seats: 3, dealer: 1, turn: 1, offered: null };
  const sitting = show(before, ["touch"]);
  sitting.place.chairs[1]!.bot = "simple";
  void unmount(table!);
  const again = show(before, ["touch"], { place: sitting.place });
  press("Go on");
  expect(again.do).toHaveBeenCalledWith({ do: "ready" });
  press("Touch the cards");
  expect(again.act).toHaveBeenCalledWith("touch");
});

test("before a deal: the dealer offers a cut, or deals", () => {
  const before = { game: "durak", phase: "before", seat: 0, seats: 3, dealer: 0, turn: 0, offered: null };
  const sitting = show(before, ["deal", "offer 1", "offer 2"]);
  press("Offer Ewa the cut");
  expect(sitting.act).toHaveBeenCalledWith("offer 2");
  press("Deal");
  expect(sitting.act).toHaveBeenLastCalledWith("deal");
});

const none = [[], [], [], []];
const nobody = [false, false, false, false];
const pairs = { seats: 4, hand_count: [4, 5, 5, 5], known: none, offered: none, lost: nobody, out: nobody, sides: [0, 1, 0, 1] };

test("sides are told by word, and cards that all know are there", () => {
  const view = durak({ ...pairs, known: [[], ["KS"], [], []] });
  show(view, [], { around: [0, 1, 2, 3] });
  const seat = document.getElementById("seat-1")!;
  expect(seat.textContent).toMatch(/other team/);
  expect(seat.querySelector('details [role="img"]')!.getAttribute("aria-label")).toBe("known to all: king of spades");
  expect(document.getElementById("seat-2")!.textContent).toMatch(/your team.*attacks you/s);
});

test("who attacks, in order of priority, is what the view says: also after a reload, and when one is out of cards", () => {
  const view = durak({ seats: 4, hand_count: [4, 0, 5, 5], known: none, offered: none, attacker: 3, attackers: [3, 1, 2] });
  show(view, [], { around: [0, 1, 2, 3] });
  expect(document.getElementById("seat-1")!.textContent).toMatch(/number 2/);
  expect(document.getElementById("seat-2")!.textContent).toMatch(/number 3/);
});

test("a spectator sees the sides by number, and nothing to play", async () => {
  const view = durak({ ...pairs, seat: null, hand: null, phase: "throw", turn: 2, attacker: 2, defender: 1, attackers: [2, 0] });
  show(view, [], { me: null, around: [0, 1, 2, 3] });
  expect(document.getElementById("seat-0")!.textContent).toMatch(/team 1.*attacker number 2/s);
  expect(document.querySelector(".hand")).toBeNull();
});
