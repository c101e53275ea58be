// What durak's view says (the state table is in src/stolik/games/durak/state.py), put as the table shows it. No rules:
// what can be done is in the legal actions, and these are orders and counts of what all can see.
import type { DurakView } from "../../protocol";

const ORDER = "6789TJQKA";
const rank = (card: string) => ORDER.indexOf(card[0]!);
const place = (card: string) => "CDHS".indexOf(card[1]!) * 16 + rank(card);

/** The order in which a hand is sorted: by suit, then rank. */
export const ascending = (cards: readonly string[]): string[] => [...cards].sort((a, b) => place(a) - place(b));

/** Another order for the eyes: by rank, trumps last. */
export function byRank(cards: readonly string[], trump: string | null): string[] {
  const height = (card: string) => (card[1] === trump ? 16 : 0) + rank(card);
  return ascending(cards).sort((a, b) => height(a) - height(b));
}

/** The actions of one play of several cards: all but the last say that another one follows. */
export const attackWith = (cards: readonly string[]): string[] =>
  ascending(cards).map((card, at) => `attack ${card}${at < cards.length - 1 ? " +" : ""}`);

/**
 * Those of several chosen cards that can go with the latest one: what opens a bout is of one rank. Only so that a
 * choice is no trap: what is legal, the server says.
 */
export const together = (view: DurakView, cards: readonly string[]): string[] =>
  cards.filter((card) => view.laid || card[0] === cards.at(-1)![0]);

/** The attack cards that wait for an answer. */
export const openCards = (view: DurakView): string[] =>
  view.attacks.filter((card, at): card is string => !!card && !view.answers[at]);

/** How many of the offered cards have to go back (`allow_excess`). */
export const excess = (view: DurakView): number => Math.max(0, view.offered.flat().length - view.room);
