// A hand in Braille, as the terminal has it in one line (in_one_line in src/stolik/words/words.py). Fetched with what
// reads it out, and with the command line, which understands it.
import { twoCells } from "../words/words";

/** The cells of a card: those of its suit or colour, and the rest. At trojki the colour comes first. */
export function partedCells(card: string): [suit: string, rest: string] {
  const cells = twoCells(card);
  return cells.length > 2 ? [cells[0]!, cells.slice(1)] : [cells.at(-1)!, cells.slice(0, -1)];
}

/** Each suit once and then its values, "c begh d gi": thirteen cards take less than 30 cells. */
export function inOneLine(cards: readonly string[]): string {
  const suits = new Map<string, string[]>();
  for (const [suit, rest] of cards.map(partedCells)) suits.set(suit, [...(suits.get(suit) ?? []), rest]);
  return [...suits].map(([suit, rests]) => `${suit} ${rests.join(rests[0]!.length > 1 ? " " : "")}`).join(" ");
}
