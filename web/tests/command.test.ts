// @vitest-environment jsdom
// The command line: what is typed becomes commands, or a sentence that says what would be right.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { line } from "../src/net/line.svelte";
import polish from "../../src/stolik/words/pl/terminal.ftl?raw";
import { understood, type Around } from "../src/parts/command";
import CommandLine from "../src/parts/CommandLine.svelte";
import { commandsOf, readings } from "../src/parts/lexicon";
import { understands } from "../src/parts/understand";
import type { Event } from "../src/protocol";
import type { Sitting } from "../src/tables/sitting.svelte";
import { t, wordsFor } from "../src/words/texts.svelte";
import { speaking } from "./texts";

const AROUND: Around = { free: [2, 3], seats: 4, voted: ["rematch", "replace-2"], between: false, people: ["a", "b", "c", ""], names: ["Anna", "Łukasz", "Bob", ""], hushed: ["c"] };
const read = (typed: string) => understood(typed, AROUND);

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await speaking("en", "why");
});
const NAMED: Record<string, string> = { "bid 2": "two tricks", "bid 10": "ten tricks" };
let page: Record<string, unknown> | null = null;
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  vi.restoreAllMocks();
});

test("actions are written as in records, however they were typed", () => {
  expect(read("  Play 7c ")).toEqual({ do: "act", actions: ["play 7C"] });
  expect(read("attack 7c +; attack 7d")).toEqual({ do: "act", actions: ["attack 7C +", "attack 7D"] });
  expect(read("place bc2  5 c")).toEqual({ do: "act", actions: ["place BC2 5 C"] });
});

test("words for the table are no actions", () => {
  expect(read("say Hello; there")).toEqual({ do: "say", text: "Hello; there" });
  expect(read("Chat Hello")).toEqual({ do: "say", text: "Hello" });
  expect(read("'Hello; there")).toEqual({ do: "say", text: "Hello; there" });
  expect(read("/ready")).toEqual({ do: "ready" });
  expect(read("unready")).toEqual({ do: "ready", ready: false });
  expect(read("THINK 2,5")).toEqual({ do: "think", seconds: 2.5 });
  expect(read("invite")).toEqual({ do: "look", seconds: null });
  expect(read("find")).toEqual({ do: "look", seconds: 60 });
  expect(read("find 90")).toEqual({ do: "look", seconds: 90 });
  expect(read("find soon")).toEqual(["web-command-find", {}]);
  expect(read("react 2")).toEqual({ do: "react", phrase: "thanks" });
  expect(read("React Well played")).toEqual({ do: "react", phrase: "well-played" });
  expect(read("react 7")).toEqual(["web-command-react", {}]);
  expect(read("constructor")).toEqual({ do: "act", actions: ["constructor"] });
  expect(read(" / ")).toBeNull();
  expect([read("help"), read("/?")]).toEqual(["help", "help"]);
});

test("somebody is silenced, and a bot asked for in their place, by the seat; the same again takes it back", () => {
  expect(read("hush 2")).toEqual({ do: "hush", person: "b", on: true });
  expect(read("hush 3")).toEqual({ do: "hush", person: "c", on: false });
  expect(read("hush 4")).toEqual(["web-command-seat", { high: 4 }]);
  expect(read("relieve 2")).toEqual({ do: "vote", about: "replace", seat: 1, yes: true });
  expect(read("relieve 3")).toEqual({ do: "vote", about: "replace", seat: 2, yes: false });
  expect(read("relieve lukasz")).toEqual({ do: "vote", about: "replace", seat: 1, yes: true });
  expect(read("remove Bob")).toEqual({ do: "remove", seat: 2 });
  for (const nobody of ["relieve", "relieve Zoe"]) expect(read(nobody)).toEqual(["web-command-seat", { high: 4 }]);
});

test("seats are counted from 1, and the first free one need not be named", () => {
  expect(read("sit")).toEqual({ do: "sit", seat: 2 });
  expect(read("sit 2")).toEqual({ do: "sit", seat: 1 });
  expect(read("fill")).toEqual({ do: "fill", level: "", seat: null });
  expect(read("fill 3 random")).toEqual({ do: "fill", level: "random", seat: 2 });
  expect(read("fill random")).toEqual({ do: "fill", level: "random", seat: null });
  const polishRead = (typed: string) => understood(typed, AROUND, commandsOf([polish]));
  expect(polishRead("boty 3 po mistrzowsku")).toEqual({ do: "fill", level: "master", seat: 2 });
  expect(polishRead("boty Klubowy 3")).toEqual({ do: "fill", level: "club", seat: 2 });
  expect(read("remove 4")).toEqual({ do: "remove", seat: 3 });
});

test("the same vote again takes it back", () => {
  expect(read("abort")).toEqual({ do: "vote", about: "abort", yes: true });
  expect(read("rematch")).toEqual({ do: "vote", about: "rematch", yes: false });
});

test("what cannot be read is answered with what would be right", () => {
  for (const typed of ["sit 0", "sit 5", "sit down", "remove", "remove -1", "fill 9"]) {
    expect(read(typed), typed).toEqual(["web-command-seat", { high: 4 }]);
  }
  expect(understood("sit", { ...AROUND, free: [] })).toEqual(["web-command-seat", { high: 4 }]);
  for (const typed of ["think", "think long", "think -1"]) expect(read(typed), typed).toEqual(["web-command-seconds", {}]);
  expect(read("say  ")).toEqual(["web-command-text", {}]);
});

/** The line at a table where one may bid; `answer` is the server's to whatever it is told. */
async function typed(text: string, answer: { refused: Event; rule: string } | null = null) {
  const told = vi.spyOn(line, "do").mockResolvedValue(answer);
  const said: string[] = [];
  const sitting = {
    code: "CODE",
    me: 0,
    legal: ["bid 10", "bid 2"],
    hand: [],
    names: ["Anna"],
    words: wordsFor([], null, "full"),
    nameOf: (action: string) => NAMED[action] ?? action,
    standing: () => Promise.resolve(""),
    place: { chairs: [{ name: "Anna", person: "a" }, {}], standing: { votes: {}, game: "planowanie" } },
    shout: (text: string) => said.push(text),
    refuse: ({ refused }: { refused: Event }) => said.push(wordsFor([], null, "full").tell(refused)),
  };
  const props = { sitting: sitting as unknown as Sitting, onread: () => {}, onclose: () => {} };
  page = mount(CommandLine, { target: document.body, props });
  const field = document.querySelector<HTMLInputElement>("#command")!;
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  flushSync();
  document.querySelector("form")!.requestSubmit();
  await vi.waitFor(() => {
    flushSync();
    expect(said.length || document.querySelector("[role=status]")!.textContent!.trim()).toBeTruthy();
  });
  await Promise.resolve();
  flushSync();
  return { told, said, field, shown: document.querySelector("[role=status]")!.textContent!.trim() };
}

test("a command is sent, and the field is free for the next", async () => {
  const { told, said, field } = await typed("bid 2");
  expect(told).toHaveBeenCalledWith("CODE", { do: "act", actions: ["bid 2"] });
  expect([said, field.value]).toEqual([["Done."], ""]);
});

test("a word that means nothing points to help; another refusal is the server's", async () => {
  const { said, field } = await typed("flurb", { refused: ["why-no-action", { action: "flurb" }], rule: "RECORDS" });
  expect([said, field.value]).toEqual([["“flurb” means nothing here. Type help."], "flurb"]);
  void unmount(page!);
  const again = await typed("bid 2", { refused: ["why-over", {}], rule: "" });
  expect(again.said).toEqual(["This deal is over."]);
});

test("what cannot be read does not reach the server", async () => {
  const { told, said } = await typed("sit 7");
  expect([told.mock.calls, said]).toEqual([[], ["Say which seat, 1 to 2."]]);
});

test("help lists what one may do, by its names and as one counts, and the words for the table", async () => {
  const { told, shown, field } = await typed("help");
  expect([told.mock.calls, field.value]).toEqual([[], ""]);
  expect(shown).toContain("You may: two tricks, ten tricks.");
  expect(shown).toContain(t("web-command-help"));
});

test("ok goes on, whatever is waited for", () => {
  expect(read("ok")).toEqual({ do: "ok" });
  expect(understood("ok", { ...AROUND, between: true })).toEqual({ do: "ready" });
});

test("commands have the words of the page's language, and what follows them", () => {
  const words = commandsOf([polish]);
  const polishly = (typed: string) => understood(typed, AROUND, words);
  expect(polishly("pomoc")).toBe("help");
  expect(polishly("Możemy grać!")).toEqual({ do: "ready" });
  expect(polishly("podpowiedź")).toEqual({ do: "hint" });
  expect(polishly("powiedz Dobry wieczór")).toEqual({ do: "say", text: "Dobry wieczór" });
  expect(polishly("ready")).toEqual({ do: "ready" });
});

test("of the legal actions those are meant that hold all words, in any order; several cards go together", () => {
  const hand = ["7C", "7D", "QS"];
  const legal = ["attack 7C", "attack 7C +", "attack 7D", "attack 7D +", "exchange"];
  expect(readings(["7C"], legal, hand)).toEqual([["attack 7C"]]);
  expect(readings(["attack", "7C", "+", "7D"], legal, hand)).toEqual([["attack 7C +", "attack 7D"]]);
  expect(readings(["exchange"], legal, hand)).toEqual([["exchange"]]);
  expect(readings(["QS"], legal, hand)).toEqual([["attack QS"]]); // refused with the reason
  expect(readings(["flurb"], legal, hand)).toEqual([]);
  expect(readings(["QS"], ["beat 7S QS", "beat 8S QS", "take"], hand)).toEqual([["beat 7S QS"], ["beat 8S QS"]]);
  expect(readings(["4", "C", "BC2"], ["place BC2 4 C", "place BC2 4 2", "draw"], ["BC2"])).toEqual([["place BC2 4 C"]]);
  expect(readings(["seat:2"], ["offer 2", "deal"], [])).toEqual([["offer 2"]]);
});

test("a number is that of a bid or a cell, or else of a card, as the hand lies there", () => {
  const hand = ["7C", "7D", "QS"];
  const laid = ["QS", "7D", "7C"];
  expect(readings(["1"], ["play 7C", "play QS"], hand, laid)).toEqual([["play QS"]]);
  expect(readings(["2"], ["play 7C", "play QS"], hand, laid)).toEqual([["play 7D"]]); // refused with the reason
  expect(readings(["9"], ["play 7C", "play QS"], hand, laid)).toEqual([]);
  expect(readings(["2"], ["bid 0", "bid 1", "bid 2"], hand, laid)).toEqual([["bid 2"]]);
  expect(readings(["1"], ["bid 0", "bid 2"], hand, laid)).toEqual([["bid 1"]]); // barred, which is said
  const attacks = ["attack 7C", "attack 7C +", "attack 7D", "attack 7D +", "attack QS"];
  expect(readings(["3", "2"], attacks, hand, laid)).toEqual([["attack 7C +", "attack 7D"]]);
  const places = ["place BC2 4 C", "draw"];
  expect(readings(["1", "4", "C"], places, ["BC2", "RX1"], ["BC2", "RX1"])).toEqual([["place BC2 4 C"]]);
  expect(readings(["2", "4", "R"], places, ["BC2", "RX1"], ["BC2", "RX1"])).toEqual([["place RX1 4 R"]]);
  expect(readings(["3"], ["swap 3", "swap 4"], [], [])).toEqual([["swap 3"]]);
});

test("several actions stand between semicolons, each in its own words; several cards go together as with commas", async () => {
  await speaking("pl", "typed", "cards", "durak", "terminal", "trick");
  const hand = ["6S", "7C", "7D"];
  const legal = ["exchange", "attack 6S", "attack 7C", "attack 7C +", "attack 7D", "attack 7D +"];
  const sitting = { hand, legal, names: ["Anna", "Jan"], view: { hand }, words: wordsFor([], null, "full"), place: { standing: { game: "durak" } } };
  const { act } = await understands(sitting as unknown as Sitting);
  expect(act("wymień; siódemka trefl")).toEqual(["exchange", "attack 7C"]);
  expect(act("siódemka trefl; siódemka karo")).toEqual(["attack 7C +", "attack 7D"]);
  expect(act("attack 7C +; attack 7D")).toEqual(["attack 7C +", "attack 7D"]);
  expect(act("2; 3")).toEqual(["attack 7C +", "attack 7D"]);
  expect(act("9")).toEqual({ unclear: ["typed-no-number", { number: "9", count: 3 }] });
  await speaking("en");
});
