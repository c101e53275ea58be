// Which card, and which other word of a game, somebody means who types it: the twin of the terminal's
// (src/stolik/cli/lexicon.py and answers.py, which explain it). Both read the same Fluent lists, and
// tests/words/typed.json holds one against the other. Fetched with the command line.
import { FEATURES, TRICKS } from "../tables/typed";
import { twoCells, type Words } from "../words/words";
import { partedCells } from "./braille";

type Cards = ReadonlySet<string>;
type Index = ReadonlyMap<string, Cards>;

const LONGEST = 8; // words of a name, with those that somebody adds
const NONE: Cards = new Set();
const FRENCH = /^[2-9TJQKA][CDHS]$/;
const SIGNS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };
const RANKS = "23456789TJQKA";
const FACES = "JQKA";

/** What was typed fits several things: between which somebody is to choose. */
export class Several extends Error {
  constructor(
    readonly text: string,
    readonly cards: readonly string[],
  ) {
    super(text);
  }
}

/** All cards of the pack that a card belongs to. */
export function packOf(card: string): string[] {
  const each = (...parts: string[]) =>
    parts.reduce<string[]>((made, part) => made.flatMap((begun) => [...part].map((sign) => begun + sign)), [""]);
  if (FRENCH.test(card)) return each(RANKS, "CDHS");
  if (/^[RYGBV]\d+$/.test(card))
    return [..."RYGBV"].flatMap((colour) => Array.from({ length: 18 }, (_, at) => `${colour}${at + 1}`));
  return each("RBVY", "CSXT", "0123");
}

/** Small letters without accents: not everybody types them. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/ł/g, "l")
    .replace(/ß/g, "ss")
    .replace(/\p{M}/gu, "");

/** Small letters with their accents, which tell "ż" from "z". */
const small = (text: string): string => text.toLowerCase().replace(/ß/g, "ss").normalize("NFC");

/** Small letters without accents, one space between words, no commas, no full stop. */
export const plain = (text: string): string => {
  const words = fold(text).replace(/[,;]/g, " ").split(/\s+/);
  return words.filter(Boolean).join(" ").replace(/[.!]+$/, "");
};

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const wordsOf = (name: string): string[] => small(name).split(/[\s-]+/).filter(Boolean);
const both = (one: Cards, other: Cards): Set<string> => new Set([...one].filter((card) => other.has(card)));
const same = (one: Cards, other: Cards): boolean => one.size === other.size && both(one, other).size === one.size;

function merged(pairs: Iterable<readonly [string, Iterable<string>]>): Index {
  const found = new Map<string, Set<string>>();
  for (const [word, cards] of pairs) {
    const known = found.get(word) ?? new Set();
    for (const card of cards) known.add(card);
    found.set(word, known);
  }
  return found;
}

/** The words of one language that name cards of one pack, each with the cards that it may name. */
export class Lexicon {
  readonly aside: Set<string>;
  readonly #names: Index;
  readonly #all: Cards;
  readonly #exact: Index;
  readonly #folded: Index;
  readonly #letters: Index;
  readonly #cells: Set<string>;

  /** `words` tell cards by their whole names. */
  constructor(words: Words, pack: readonly string[]) {
    const names = pack.flatMap((card) => namesOf(words, card).map((name) => [wordsOf(name).join(" "), card] as const));
    this.#all = new Set(pack);
    this.#names = merged(names.map(([name, card]) => [fold(name), [card]]));
    this.aside = new Set(words.say("typed-aside").split(", ").map(small));
    const parted = names.flatMap(([name, card]) => name.split(" ").map((word) => [word, [card]] as const));
    const exact = new Map(merged(parted));
    for (const word of this.aside) exact.set(word, this.#all);
    this.#exact = exact;
    this.#folded = merged([...exact].map(([word, cards]) => [fold(word), cards]));
    this.#letters = lettersOf(words, pack);
    this.#cells = new Set(pack.map(twoCells));
  }

  /** The cards that a word names which is spelled out, accents or not. */
  spelled(word: string): Cards {
    return this.#exact.get(word) ?? this.#folded.get(fold(word)) ?? NONE;
  }

  /** The cards that all these words name together; `whole`: spelled out. */
  cards(typed: readonly string[], whole = false): Cards {
    if (typed.every(isNumber)) return NONE;
    const name = this.#names.get(fold(typed.join(" ")));
    if (name?.size === 1) return name;
    const spelled = (word: string) => this.spelled(word);
    const lettered = (word: string) => this.#letters.get(word) ?? nonEmpty(this.spelled(word)) ?? this.#begun(word);
    const begun = (word: string) => this.#begun(word);
    const found = (whole ? [spelled] : [spelled, lettered, begun]).map((sense) => this.#together(typed, sense));
    return found.find((cards) => cards.size === 1) ?? found.find((cards) => cards.size) ?? NONE;
  }

  #together(typed: readonly string[], sense: (word: string) => Cards): Cards {
    let left = this.#all;
    for (const word of typed) {
      const narrowed = both(left, sense(word));
      if (isNumber(word) && same(narrowed, left)) return NONE;
      left = narrowed;
    }
    return left.size === this.#all.size ? NONE : left;
  }

  #begun(word: string): Cards {
    if (isNumber(word)) return this.spelled(word);
    const ways = [
      [this.#exact, word],
      [this.#folded, fold(word)],
    ] as const;
    for (const [index, begin] of ways) {
      const fitting = [...index].filter(([name, cards]) => name.startsWith(begin) && cards.size < this.#all.size);
      if (fitting.length) return new Set(fitting.flatMap(([, cards]) => [...cards]));
    }
    return this.#letters.get(word) ?? NONE;
  }

  /** A word cut into those that it is made of: "herzdame", "pik-dama", "z9", "♠d"; itself if it is one. */
  parts(word: string): string[] {
    const pieces = word.match(/[♣♦♥♠]|\d+|\p{L}+/gu) ?? [];
    if (pieces.length !== 1 || this.#cells.has(word) || this.spelled(word).size || this.#begun(word).size)
      return pieces.length ? pieces : [word];
    for (let at = 1; at < word.length; at++) {
      const [first, last] = [word.slice(0, at), word.slice(at)];
      const long = Math.min(at, word.length - at) > 1;
      if ((long && this.spelled(first).size && this.spelled(last).size) || word.length === 2) return [first, last];
    }
    return [word];
  }
}

const nonEmpty = (cards: Cards): Cards | undefined => (cards.size ? cards : undefined);

/** All that the program calls a card, its rank and its suit. */
function namesOf(words: Words, card: string): string[] {
  const cases = (of: string) => words.say("cards-cases", { function: of }).split(" ");
  const names = cases("CARD").map((case_) => words.card(card, case_));
  if (!FRENCH.test(card)) return names;
  const [rank, suit] = [RANKS.indexOf(card[0]!) + 2, card[1]!];
  names.push(...cases("RANK").map((case_) => words.say("cards-rank", { rank, case: case_ })));
  names.push(...cases("SUIT").map((case_) => words.say("cards-suit", { suit, case: case_ })));
  return [...names, SIGNS[suit]!];
}

/** The letters on the cards with faces: of the language, and those of the texts in records. */
function lettersOf(words: Words, pack: readonly string[]): Index {
  if (!pack.every((card) => FRENCH.test(card))) return new Map();
  const own = small(words.say("typed-letters")).split(/\s+/);
  const pairs = [...[...FACES].map((rank, at) => [rank, own[at]!]), ...[..."TJQKA"].map((rank) => [rank, small(rank)])];
  return merged(pairs.map(([rank, letter]) => [letter!, pack.filter((card) => card.startsWith(rank!))]));
}

/** By suit the cards of a pack as a hand in Braille has them in one line, "c begh", without the suit. */
function grouped(parts: readonly string[], pack: readonly string[]): string[] {
  if (parts.length !== 2) return [];
  const rests = new Map<string, string>();
  for (const card of pack) {
    const [suit, rest] = partedCells(card);
    if (suit === parts[0]) rests.set(rest, card);
  }
  const length = Math.max(0, ...[...rests.keys()].map((rest) => rest.length));
  if (!length) return [];
  const typed = Array.from({ length: Math.ceil(parts[1]!.length / length) }, (_, at) =>
    parts[1]!.slice(at * length, (at + 1) * length),
  );
  return typed.every((rest) => rests.has(rest)) ? typed.map((rest) => rests.get(rest)!) : [];
}

/** What a line is understood by. */
export type Known = {
  phrases: ReadonlyMap<string, string>; // plain words of actions, with what they mean
  lexicons: readonly Lexicon[]; // of the language, and of English
  pack: readonly string[];
  style: string; // how cards are written for who types
  names: readonly string[]; // of the seats
  hand: readonly string[];
};

/** The card of which this is the text; "" if it is none. */
function writtenOf(part: string, pack: readonly string[]): string {
  const card = part.toUpperCase().replace(/^10/, "T");
  return pack.includes(card) ? card : "";
}

/** The line part by part: verbs by their English names, cards as records write them, `seat:N`. Throws Several. */
export function tokens(line: string, known: Known): string[] {
  const { phrases, lexicons, pack, style, names } = known;
  const whole = phrases.get(plain(line));
  if (whole) return [whole];
  const players = new Map(names.map((name, seat) => [plain(name), `seat:${seat}`]));
  const cells = new Map(pack.map((card) => [twoCells(card), card]));
  const aside = new Set(lexicons.flatMap((each) => [...each.aside].map(plain)));
  const marked = line.replace(/[,;:„”“"]/g, " ").replace(/\+/g, " + ");
  const parts = marked.split(/\s+/).filter(Boolean).map((part) => part.replace(/[.!]+$/, "") || part);
  const found: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = plain(parts[at]!);
    let length = 2;
    let meanings = style === "braille" ? grouped(parts.slice(at, at + 2).map(small), pack) : [];
    if (!meanings.length && style === "braille" && cells.has(part)) [length, meanings] = [1, [cells.get(part)!]];
    else if (!meanings.length) {
      let meaning: string;
      [length, meaning] = longest(parts.slice(at), known);
      const touched = length === 1 && !meaning ? (cells.get(part) ?? "") : "";
      const letters = touched ? lexicons[0]!.cards([...part]) : NONE;
      if (letters.size === 1 && !letters.has(touched)) throw new Several(part, [...letters, touched]);
      meaning ||= touched || players.get(part) || part;
      meanings = meaning === part && aside.has(part) ? [] : [meaning];
    }
    found.push(...meanings);
    at += length;
  }
  return found;
}

/** How many of these parts mean something together, and what. */
function longest(parts: readonly string[], { phrases, lexicons, pack, style, hand }: Known): [number, string] {
  const some = parts.slice(0, LONGEST);
  const written = some.map((part) => writtenOf(part, pack));
  const rank = some.map((part) => style === "full" && lexicons.some((each) => each.spelled(small(part)).size));
  const texts = written.map((card, at) => (rank[at] ? "" : card));
  if (texts[0]) return [1, texts[0]];
  const several: [number, Cards, boolean][] = [];
  const cells = new Set(pack.map(twoCells));
  for (let length = some.length; length > 0; length--) {
    const phrase = phrases.get(some.slice(0, length).map(plain).join(" "));
    if (phrase) return [length, phrase];
    if (texts.slice(0, length).some(Boolean)) continue;
    if (length === 1 && written[0] && some[0] === some[0]!.toUpperCase()) continue;
    for (const each of lexicons) {
      const pieces = some.slice(0, length).flatMap((part) => each.parts(small(part)));
      const cards = each.cards(pieces, each !== lexicons[0]);
      if (cards.size === 1) return [length, [...cards][0]!];
      const spelled = same(cards, each.cards(pieces, true));
      if (cards.size && !isNumber(some[0]!) && (spelled || length > 1 || !cells.has(small(some[0]!))))
        several.push([length, cards, spelled]);
    }
  }
  for (const [length, cards, spelled] of several) {
    const held = hand.filter((card) => cards.has(card));
    if (held.length > 1 || (held.length && !spelled)) throw new Several(some.slice(0, length).join(" "), held);
    if (held.length) return [length, held[0]!];
  }
  return [1, written[0]!];
}

/**
 * The words of a game's actions, with what they mean, from its lists (`GAME-typed-VERB = word, words`) in the texts of
 * each language, the later before the earlier. Those of trick-taking games stand in a file of their own, and only those
 * that the game names belong to it.
 */
export function phrasesOf(
  game: string,
  languages: readonly (readonly [own: string, tricks: string])[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [own, tricks] of languages) {
    const lists = [...own.matchAll(new RegExp(`^${game}-typed-(\\w+) = (.*)$`, "gm"))];
    if (TRICKS.has(game)) lists.push(...tricks.matchAll(/^trick-typed-(\w+) = (.*)$/gm));
    for (const [, name = "", list = ""] of lists) {
      const means = FEATURES[name] ?? name;
      for (const phrase of [means, ...list.split(",")]) found.set(plain(phrase), means);
    }
  }
  return found;
}

/** The words of commands to the table, with what they mean, from the terminal's lists (`terminal-typed-NAME`). */
export function commandsOf(texts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of texts)
    for (const [, name = "", list = ""] of text.matchAll(/^terminal-typed-(\w+) = (.*)$/gm))
      for (const phrase of [name, ...list.split(",")]) found.set(plain(phrase), name);
  return found;
}

/**
 * The actions that this may mean, of those that are legal: no reading, one, or several of which one is to be chosen.
 * Words may be left out, and stand in any order; several cards go together as the legal actions have them. A number is
 * that of a bid, a cell or a seat, or else of a card as the hand lies there (`laid`). A card that fits nowhere is read
 * as if it did, and so is a bid, to be refused with the reason.
 */
export function readings(
  parts: readonly string[],
  legal: readonly string[],
  hand: readonly string[],
  laid: readonly string[] = hand,
): string[][] {
  const words = parts.filter((part) => part !== "+").map((part) => part.replace(/^seat:/, ""));
  if (!words.length) return [];
  if (legal.includes(parts.join(" "))) return [[parts.join(" ")]];
  const numbered = (word: string) => (isNumber(word) && laid[Number(word) - 1]) || word;
  const first = words.findIndex(isNumber);
  const ways = [words, words.map((word, at) => (at === first ? numbered(word) : word)), words.map(numbered)];
  for (const way of ways) {
    const found = fitting(way, legal, hand);
    if (found.length) return found;
  }
  const [verb] = legal[0]?.split(" ") ?? [];
  if (words.length === 1 && isNumber(words[0]!) && legal.every((action) => /^\w+ \d+$/.test(action)))
    return verb ? [[`${verb} ${words[0]}`]] : [];
  const meant = ways[1]!;
  const lays = legal.find((action) => action.split(" ").some((part) => hand.includes(part)))?.split(" ")[0];
  if (lays && hand.includes(meant[0]!)) return [[[lays, ...meant].join(" ")]];
  return words.length > 1 ? [[meant.join(" ")]] : [];
}

/** The legal actions that hold all these words, or several cards together; none if there are none. */
function fitting(words: readonly string[], legal: readonly string[], hand: readonly string[]): string[][] {
  const cards = words.filter((word) => hand.includes(word));
  const verbs = [...new Set(legal.map((action) => action.split(" ")[0]!))];
  if (cards.length > 1 && words.length - cards.length <= 1) {
    const [verb] = words.filter((word) => !hand.includes(word));
    for (const doing of verb ? [verb] : verbs) {
      const chain = cards.map((card, at) => `${doing} ${card}${at < cards.length - 1 ? " +" : ""}`);
      const each = cards.map((card) => `${doing} ${card}`);
      if (legal.includes(chain[0]!)) return [chain];
      if (each.every((action) => legal.includes(action))) return [each];
    }
  }
  const whole = legal.filter((action) => !action.endsWith(" +"));
  return whole.filter((action) => holds(action.split(" "), words)).map((action) => [action]);
}

function holds(parts: readonly string[], words: readonly string[]): boolean {
  const left = [...parts];
  return words.every((word) => {
    const at = left.indexOf(word);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
}
