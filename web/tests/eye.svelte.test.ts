// @vitest-environment jsdom
// The log: sentences for the ear, short lines with little cards for the eye, and what was said in between.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Place } from "../src/net/place.svelte";
import Log from "../src/parts/Log.svelte";
import { pieces, type Small } from "../src/cards/eye";
import type { Said, Shown } from "../src/protocol";
import { Sitting } from "../src/tables/sitting.svelte";
import { speaking } from "./texts";

let clear: () => void = () => {};
let page: Record<string, unknown> | null = null;
vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
beforeAll(() => speaking("en", "table", "match", "why", "durak"));
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  clear();
});

const written = (found: (string | Small)[]) =>
  found.map((piece) => (typeof piece === "string" ? piece : `[${piece.text} ${piece.colour}]`)).join("");

test("cards in a short line are pictures, names are names", () => {
  const line = (text: string, ...names: string[]) => written(pieces(text, names));
  expect(line("Jan: TS on 7S", "Jan")).toBe("Jan: [10 --spades] on [7 --spades]");
  expect(line("You: V18, R1")).toBe("You: [18 --goliath-V], [1 --goliath-R]");
  expect(line("You: BC2")).toBe("You: [B2 --trojki-B]");
  expect(line("R2: R2", "R2"), "whoever is called so").toBe("R2: R2");
  expect(line("7C (the first): 7C", "7C (the first)")).toBe("7C (the first): [7 --clubs]");
  expect(line("G19, 17CX, XR1")).toBe("G19, 17CX, XR1");
  expect(written(pieces("KS", [], "pl"))).toBe("[K --spades]");
  expect(written(pieces("JS", [], "pl"))).toBe("[W --spades]");
});

test("the ear has whole sentences, the eye short ones; what others say is counted until it is read", () => {
  const place = new Place("CODE");
  const chairs = ["Anna", "Jan"].map((name) => ({ name }));
  const standing = { game: "durak", phase: "playing", chairs, deals: 1, score: [0, 0], options: {} };
  place.show({ v: 1, now: 0, seat: 0, standing, view: null, legal: [], asked: false, chat: [] } as unknown as Shown);
  let sitting!: Sitting;
  clear = $effect.root(() => {
    sitting = new Sitting("CODE", place);
  });
  page = mount(Log, { target: document.body, props: { sitting } });
  const text = "Jan beats the seven of spades with the ten of spades.";
  const events: [string, object][] = [["durak-beats", { seat: 1, attack: "7S", card: "TS" }]];
  const names = ["Anna", "Jan"]; // as they were; now somebody else sits there
  standing.chairs[1] = { name: "Maus" };
  sitting.log = [{ lang: "en", names, text, kind: "event", quiet: false, events: events as never }];
  flushSync();
  const [ear, eye] = ["p", ".eye"].map((one) => document.querySelector(`[role=log] ${one}`)!);
  expect(ear!.textContent).toBe(text);
  expect(eye!.getAttribute("aria-hidden")).toBe("true");
  expect(eye!.textContent!.replace(/\s+/g, " ").trim()).toBe("Jan: 10 on 7");
  expect(eye!.querySelectorAll(".card svg")).toHaveLength(2);
  expect(eye!.matches(".closes")).toBe(false);
  const bout: [string, object] = ["durak-bout", { seat: 1, other: 0, count: 3 }];
  sitting.log = [{ ...sitting.log[0]!, events: [...events, bout] as never }];
  flushSync();
  expect(document.querySelector(".eye.closes"), "a line below what ends a bout").toBeTruthy();

  const said = (v: number, person: string) => ({ t: "said", table: "CODE", v, person, name: "Jan", text: "Hello" }) as Said;
  place.hear(said(2, "p"));
  place.hear(said(3, "p"));
  sitting.muted = ["q"];
  place.hear(said(4, "q"));
  flushSync();
  const fresh = () => document.querySelector(".fresh .unseen")?.textContent;
  expect(fresh()).toBe("2 new messages");
  document.querySelector("button")!.click();
  flushSync();
  document.querySelector("button")!.click();
  flushSync();
  expect(fresh(), "they have been read").toBeUndefined();
});
