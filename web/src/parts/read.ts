// What the single keys of a table read out, fetched with the first of them that is pressed.
import type { Event } from "../protocol";
import type { Part, Sitting } from "../tables/sitting.svelte";
import { done } from "../tables/telling";
import { needFor, t } from "../words/texts.svelte";
import { apart, twoCells } from "../words/words";
import { inOneLine } from "./braille";

const MANY = 6; // numbers that may be played: more are not told one by one

/** Where L and K are, in what has happened, and M in the chat: of so many lines, so many back. */
const cursors = new WeakMap<Sitting, Record<string, { of: number; back: number }>>();

/** What a key reads out (a capital letter or a digit, the number of a seat: with Shift); `turn`: whose turn it is. */
export async function read(key: string, sitting: Sitting, turn: number | null): Promise<string> {
  const { place } = sitting;

  async function actions(): Promise<string> {
    if (!sitting.legal.length) return t("web-nothing-to-do");
    await sitting.standing();
    // They come in the order of their letters: said are cards as one holds them, the rest as one counts.
    const held = (action: string) => Math.max(...action.split(" ").map((part) => sitting.hand.indexOf(part))) + 1 || 99;
    const inOrder = (a: string, b: string) => held(a) - held(b) || a.localeCompare(b, "en", { numeric: true });
    const ordered = [...sitting.legal].sort(inOrder);
    const cards = ordered.map((action) => action.split(" ").at(-1)!);
    const named = (action: string) => sitting.words.has(place.spoken?.names?.[action]?.[0] ?? "");
    if (!ordered.some(named) && cards.every((card) => sitting.hand.includes(card)))
      return sitting.words.say("web-you-may-play", { cards });
    // A bid is one of many numbers in a row: the question has them.
    const numbers = ordered.length > MANY && ordered.every((action) => /^\w+ \d+$/.test(action));
    if (numbers && sitting.question()) return sitting.question();
    const names = new Set(ordered.map(sitting.nameOf));
    return t("web-you-may", { list: sitting.words.join([...names]) });
  }

  function whose(): string {
    if (place.racing) return t("web-all-may-act");
    if (place.asked) return t("web-your-turn");
    return turn === null ? t("web-nobodys-turn") : t("web-turn-of", { name: sitting.names[turn] ?? "" });
  }

  const score = () =>
    place.standing.score
      .map((points, at) => `${apart(sitting.names[at] ?? "")}: ${sitting.words.signed(points)}`)
      .join(", ");

  /** What the table grants, where a game has such a time; its text comes with the table's. */
  const thinking = () => (place.standing.think ? sitting.t("table-think-now", { count: place.standing.think }) : "");

  const happened = (quiet: boolean) =>
    sitting.log.filter((one) => !one.ear && (one.kind === "event" || one.kind === "own") && (quiet || !one.quiet));
  const sentences = (lines: typeof sitting.log) => lines.flatMap(({ said, text }) => said ?? [text]);

  const talk = () => sitting.log.filter(({ kind }) => kind === "chat" || kind === "note").map(({ text }) => text);

  /** One step further back, or forward; what is new since the last one is where it begins anew. */
  function step(of: string, all: string[], by: number): string {
    const known = cursors.get(sitting) ?? {};
    const was = known[of];
    const back = was?.of === all.length ? Math.max(0, Math.min(was.back + by, all.length - 1)) : 0;
    cursors.set(sitting, { ...known, [of]: { of: all.length, back } });
    return all.at(-1 - back) ?? t(of === "chat" ? "web-chat-none" : "web-nothing-yet");
  }

  /** Everything since the own last play. */
  function since(): string {
    const lines = happened(true);
    const own = lines.reduce((last, { did }, at) => (did ? at : last), -1);
    const brought = lines[own]?.said?.slice(lines[own].did) ?? [];
    return [...brought, ...sentences(lines.slice(own + 1))].join(" ") || t("web-nothing-since");
  }

  /** Seconds that are left of what time there is, in words; "" where nothing counts. */
  function time(): string {
    const { ticking, held, thinking, next, starts } = place.standing;
    const until = ticking?.bank ?? held ?? thinking ?? starts ?? (place.between ? next : null);
    const left = until ? Math.ceil(until - place.ahead - performance.now() / 1000) : 0;
    return left > 0 ? t("web-time-words", { minutes: Math.floor(left / 60), count: left % 60 }) : "";
  }

  /** What the game says of some parts; where that is nothing, what there is instead. */
  const part = async (parts: Part[], otherwise: () => string | Promise<string>) =>
    (await sitting.standing(...parts)) || otherwise();

  /** One seat: what the game tells of it, the cards in hand where that is no part of it, what it did last. */
  async function seated(seat: number): Promise<string> {
    const { length } = place.chairs;
    if (seat >= length) return t("web-command-seat", { high: length });
    await sitting.standing();
    const stands = (place.spoken?.seats ?? []).filter(([, values]) => values.seat === seat);
    const counts = sitting.view?.hand_count as number[] | undefined;
    const holds: Event[] = counts && sitting.view?.table ? [["table-holds", { seat, count: counts[seat] }]] : [];
    const last = done.get(place)?.get(seat);
    const told = [...holds, ...stands, ...(last ? [last] : [])];
    await needFor(told);
    return [`${apart(sitting.names[seat] ?? "")}.`, ...sitting.told(told)].join(" ");
  }

  /** The hand; in Braille by suit, in one line of 40 cells where the hand is not long. */
  async function hand(): Promise<string> {
    const told = await part(["hand"], () => (sitting.me === null ? t("web-watching") : whose()));
    if (sitting.words.cards !== "braille") return told;
    const inLine = (said: string, [, { cards }]: Event) =>
      Array.isArray(cards) ? said.replace(cards.map(twoCells).join(" "), inOneLine(cards)) : said;
    return (place.spoken?.hand ?? []).reduce(inLine, told);
  }

  const says: Record<string, () => string | Promise<string>> = {
    h: hand,
    t: () => part(["table"], () => part(["deal", "seats"], whose)),
    l: () => step("log", sentences(happened(false)), 1),
    k: () => step("log", sentences(happened(false)), -1),
    L: since,
    m: () => step("chat", talk(), 1),
    w: () => `${whose()} ${time()}`.trim(),
    s: score,
    r: async () => {
      const told = [await sitting.standing("deal"), thinking(), sitting.question()];
      return told.filter(Boolean).join(" ") || whose();
    },
    a: actions,
    p: () => part(["seats"], score),
    // where a hand has one order; where there is none, how the own cards lie
    o: () => (sitting.hand.length ? t("web-sorted") : part(["hand"], whose)),
  };
  return /\d/.test(key) ? seated(Number(key) - 1) : says[key]!();
}
