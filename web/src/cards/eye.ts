// What happened, for the eye: the short form of what is said, in which cards are small pictures of themselves.
import { cornerOf, familyOf, MARKS, SHAPES, SUITS } from "./glyphs";
import type { Sitting } from "../tables/sitting.svelte";
import type { Line } from "../tables/telling";
import { wordsFor } from "../words/texts.svelte";

/** A card in a line: what stands on it, its mark (an outline of 24 by 24), and the variable of its colour. */
export type Small = { text: string; mark: string; colour: string };

const CARDS = "(?<![\\p{L}\\p{N}])(?:[2-9TJQKA][CDHS]|[RBVY][CSXT][0-3]|[RYGBV](?:1[0-8]|[1-9]))(?![\\p{L}\\p{N}])";
const PLAIN: Record<string, string> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };

function small(card: string, local: string): Small {
  const family = familyOf(card);
  const [first, second, third] = card as unknown as [string, string, string];
  if (family === "french") {
    const corner = first === "T" ? "10" : cornerOf(card, local);
    return { text: corner, mark: SUITS[second]!, colour: `--${PLAIN[second]}` };
  }
  if (family === "goliath") return { text: card.slice(1), mark: MARKS[first]!, colour: `--goliath-${first}` };
  return { text: cornerOf(card, local) + third, mark: SHAPES[second]!, colour: `--trojki-${first}` };
}

/** A short text in pieces: words as they are, cards as pictures; what looks like a card in a name is a name. */
export function pieces(text: string, names: readonly string[], local = ""): (string | Small)[] {
  const known = names.filter(Boolean).map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  const parts = text.split(new RegExp(`(${[...known, CARDS].join("|")})`, "u")).filter(Boolean);
  const card = new RegExp(`^${CARDS}$`, "u");
  return parts.map((part) => (names.includes(part) || !card.test(part) ? part : small(part, local)));
}

/** A line of the log for the eye; what is said otherwise than by events stays as it is said. */
export function seen({ events, text, names }: Line, { me, place }: Sitting, local: string): (string | Small)[] {
  const words = wordsFor(names, me, "short", true, place.standing.game);
  const told = events?.filter(([id]) => words.has(id)).map((event) => words.tell(event).replace(/\.$/, ""));
  return told?.length ? pieces(told.join(" · "), names, local) : [text];
}
