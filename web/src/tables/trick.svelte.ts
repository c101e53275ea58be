// What of a trick is to be seen. A full trick rests on the table for a moment, then goes to whoever takes its cards,
// while the game is already elsewhere; the one before can be read as long as the deal lasts. Holds no rules: which
// trick is full and who takes what stands in the view.
import { onDestroy } from "svelte";
import { moving } from "../motion";
import type { GoliathView, PlanowanieView } from "../protocol";
import type { Sitting } from "./sitting.svelte";

/** What the views of the games with tricks have in common. */
export type TrickView = GoliathView | PlanowanieView;

export const REST = 900; // milliseconds that a full trick lies there

/** Whether all cards of a trick lie there and nobody has led to the next one. */
export const full = (view: TrickView): boolean => view.laid === 0 && view.table.every(Boolean);
const led = (view: TrickView, me: number | null) => me !== null && view.laid > 0 && Boolean(view.table[me]);
const key = (view: TrickView): string => `${view.number} ${view.table.join(" ")}`;

/** The id of what shows the dealer's cards. */
export const dealerOf = ({ dealer, seat }: TrickView): string => `${dealer === seat ? "seat" : "held"}-${dealer}`;

export class Trick<V extends TrickView> {
  /** The last full trick of the deal, as the view was just then. */
  last = $state.raw<V | null>(null);
  #resting = $state.raw<V | null>(null);
  #gone = $state(""); // the full trick that the view still has but the table no longer
  #timer = 0;

  constructor(readonly sitting: Sitting) {
    $effect(() => {
      const view = sitting.view as V | null;
      if (view) this.#follow(view);
    });
    onDestroy(() => window.clearTimeout(this.#timer));
  }

  /** The view whose trick lies on the table; null while nothing does. Who has led already does not look back. */
  get shown(): V | null {
    const view = this.sitting.view as V | null;
    const { me } = this.sitting;
    if (!view) return null;
    if (this.#resting && this.#resting.number === view.number && !led(view, me)) return this.#resting;
    return full(view) && key(view) === this.#gone ? null : view;
  }

  /** The cards of a trick in the order in which they were laid. */
  static laid(view: TrickView): { seat: number; card: string }[] {
    const seats = Array.from({ length: view.seats }, (_, k) => ((view.leader ?? 0) + k) % view.seats);
    const count = full(view) ? view.seats : view.laid;
    return seats.slice(0, count).map((seat) => ({ seat, card: view.table[seat] ?? "?" }));
  }

  #follow(view: V): void {
    if (!full(view)) {
      this.#gone = "";
      if (led(view, this.sitting.me)) this.#end();
      if (this.last && this.last.number !== view.number) this.last = null;
      return;
    }
    if ((this.last && key(this.last)) === key(view) && (this.#resting || this.#gone)) return;
    this.last = view;
    this.#resting = view;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => moving(() => this.#end()), REST);
  }

  #end(): void {
    window.clearTimeout(this.#timer);
    const view = this.sitting.view as V | null;
    this.#gone = this.last && view && full(view) ? key(this.last) : "";
    this.#resting = null;
  }
}

/** The hand as the server sorts it, or by rank (value) first; only how it lies there. */
export function ordered(hand: readonly string[], byRank: boolean): string[] {
  if (!byRank) return [...hand];
  const rank = (card: string) => "23456789TJQKA".indexOf(card[0]!) + 1 || Number(card.slice(1));
  return [...hand].sort((one, other) => rank(one) - rank(other));
}
