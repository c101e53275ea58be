// What of a turn needs no choice, and how long this player takes for those that do.
import type { Sitting } from "./sitting.svelte";

type At = Pick<Sitting, "place" | "me" | "hand">;

/** What the player can do who is asked, where it is a turn: not in a race, and not to let a pause pass. */
function turn({ place, me }: At): string[] {
  const { asked, dealt, racing, legal, chairs } = place;
  return me !== null && !chairs[me]?.away && asked && dealt && !racing && !legal.includes("ok") ? legal : [];
}

/** The only thing that the player can do who is asked; "" where there is a choice, or nothing to do. */
export function only(at: At): string {
  const legal = turn(at);
  return legal.length === 1 ? legal[0]! : "";
}

/** The first of the own cards that can be played, or a word, for who has claimed the rest; "" where none is asked. */
export function rest(at: At): string {
  const place = (action: string) => at.hand.findIndex((card) => action.split(" ").includes(card)) >>> 0;
  return [...turn(at)].sort((one, other) => place(one) - place(other))[0] ?? "";
}

const KEPT = 12; // choices whose time is remembered
const LEAST = 800; // milliseconds: to be read, and for the cards before to come to rest
const MOST = 6000; // which nobody minds to wait
const AT_FIRST = [1500, 2200, 3200]; // as one takes for a card, before it is known
const SPREAD = 0.1; // by which part of itself a pause is longer or shorter: no two are alike, as nobody's are

/** The times in which this player made their latest choices. */
export class Thought {
  #took = [...AT_FIRST];
  #since = 0;
  #choice = "";

  /** What can be done has changed; nothing where the game does not ask. */
  asked(legal: readonly string[], now = performance.now()): void {
    const choice = legal.length > 1 ? legal.join() : "";
    if (choice === this.#choice) return;
    if (this.#choice) this.#took = [...this.#took, now - this.#since].slice(-KEPT);
    [this.#choice, this.#since] = [choice, now];
  }

  /** Milliseconds, as one of these choices took, and never just as many as the time before. */
  pause(chance = Math.random(), spread = Math.random()): number {
    const took = this.#took[Math.floor(chance * this.#took.length)]!;
    return Math.min(MOST, Math.max(LEAST, took)) * (1 - SPREAD + 2 * SPREAD * spread);
  }
}
