// What one listener knows of a table, from the messages that they are told: the twin of src/stolik/client/place.py,
// whose rules stand there. Components read it; nothing here holds rules of a game.
import type { Advice, Chair, Event, Said, Shown, Spoken, Standing, Told } from "../protocol";

/** A game's view, as its state table writes it; each table component knows the keys of its own game. */
export type View = Record<string, unknown> & {
  game: string;
  phase: string;
  seat: number | null;
  points?: number[] | null; // of each seat, once the deal is over
};
export type Known = Required<Standing>;

const REPLACED = ["legal", "asked", "asks", "settled", "seat", "spoken"] as const; // if they are told
const CHAT = 50; // lines that are remembered

export class Place {
  v = $state<number | null>(null);
  seat = $state<number | null>(null);
  standing = $state.raw<Known>({} as Known);
  view = $state.raw<View | null>(null);
  legal = $state.raw<string[]>([]);
  asked = $state(false);
  /** What the game asks. */
  asks = $state.raw<Event[]>([]);
  /** What the game says where the rest may be claimed: the points of all are the same, however all go on. */
  settled = $state.raw<Event | null>(null);
  /** What the game says of how things stand; null where nobody has wanted to hear it. */
  spoken = $state.raw<Spoken | null>(null);
  chat = $state.raw<Said[]>([]);
  ended = $state.raw<Event | null>(null);
  /** The hint that was asked for, as long as it holds. */
  advice = $state.raw<Advice | null>(null);
  /** The latest that was said: a line of chat, a reaction, the remark of a bot. */
  said = $state.raw<Said | null>(null);
  /** The server's time minus this device's, in seconds. */
  ahead = $state(0);
  #said = -1;

  constructor(readonly code: string) {}

  show(shown: Shown): void {
    const { v, seat, standing, view, legal, asked, asks = [], settled = null, spoken = null, chat = [] } = shown;
    Object.assign(this, { v, seat, standing, view, legal, asked, asks, settled, spoken, chat });
    this.ended = this.advice = null;
    this.#said = v;
    this.#setClock(shown.now);
  }

  /** Whether it was news. */
  tell(told: Told): boolean {
    if (this.v !== null && told.v <= this.v) return false;
    this.v = told.v;
    if (told.view || told.legal) this.advice = null;
    if (told.standing) this.standing = { ...this.standing, ...told.standing };
    if (told.view !== undefined) {
      const fresh = told.anew || told.view === null || this.view === null;
      this.view = (fresh ? told.view : { ...this.view, ...told.view }) as View | null;
    }
    for (const key of REPLACED) if (told[key] !== undefined) Object.assign(this, { [key]: told[key] });
    this.#setClock(told.now);
    return true;
  }

  hear(said: Said): boolean {
    if (said.v <= this.#said) return false;
    this.#said = said.v;
    this.v = Math.max(said.v, this.v ?? -1);
    if (!said.phrase) this.chat = [...this.chat, said].slice(-CHAT);
    this.said = said;
    return true;
  }

  get chairs(): Chair[] {
    return this.standing.chairs ?? [];
  }

  get playing(): boolean {
    return this.standing.phase === "playing";
  }

  /** Whether a deal is under way. */
  get dealt(): boolean {
    return this.playing && !["over", "before"].includes(this.view?.phase ?? "over");
  }

  /** Whether a deal of the match is over, or none has begun, and the next one is to come. */
  get between(): boolean {
    return this.playing && !this.dealt && this.view?.phase !== "before";
  }

  /** Whether everybody may act at any time. */
  get racing(): boolean {
    return this.dealt && this.view?.turn === null;
  }

  #setClock(now: number): void {
    this.ahead = now - performance.now() / 1000;
  }
}
