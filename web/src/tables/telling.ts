// What is heard at a table, fetched with the log that tells it: which lines there are and in which order, what of them
// is announced, and that one's turn has come. That is the last sentence of what brought it about. Announced is little:
// of a burst of bots their sum, of the end of a deal the own result; the rest stands there to be read.
import type { Place, View } from "../net/place.svelte";
import type { Event, Shown, Story } from "../protocol";
import { settings } from "../settings.svelte";
import { soundStep } from "../sounds";
import { needFor, t, want } from "../words/texts.svelte";
import { apart, type Words } from "../words/words";
import { note, type Stands } from "./seals";

/** A line of the log; a `quiet` one is there to be read and is not announced. */
export type Line = {
  place?: number; // in the log that shows it (Log.svelte)
  lang: string;
  text: string;
  names: readonly string[]; // of the seats, as they were then
  kind: "event" | "chat" | "note" | "own"; // notes: what was said with a gesture
  quiet: boolean;
  events?: Event[]; // what it tells, for the eye
  said?: string[]; // the same in words, sentence by sentence
  did?: number; // of an own step: up to which sentence it tells what one did, and not what came of it
  ear?: boolean; // for the ear alone: the eye sees it elsewhere
  turn?: string; // and with it one's turn has come
};

/** Whom it is told: what a Sitting knows and shows. */
interface Listener {
  readonly place: Place;
  readonly view: View | null;
  readonly me: number | null;
  readonly words: Words;
  readonly gone: boolean; // nobody listens any more
  readonly question: () => string;
  sentences(...parts: ("table" | "deal")[]): string[];
  told(events: readonly Event[]): string[];
  log: Line[];
  latest: Event[];
}

const MERGE = 300; // milliseconds within which what happens becomes one announcement
// Milliseconds between two lines: of two that come at once a screen reader may say the second first, and a browser
// tells it of all that has come within 150 at once, with the next picture.
const GAP = 200;
const pictured = (then: () => void) =>
  document.hidden ? then() : requestAnimationFrame(() => window.setTimeout(then)); // who hides it sees none
const SUMMED = 4000; // milliseconds after which a burst of bots is summed up, if nothing else happens before
const WORDS = 40; // of a line that is announced, if it has several sentences
const KEPT = 5000; // lines of the log: more than a match has
const SPOKEN = 8; // steps that are told to whoever missed them; of more only how many they were

const count = (text: string) => text.split(/\s+/).length;

/** `trojki-others-draw` for `trojki-draw`: what tells several of them, if a game has such a message. */
const summed = (id: string) => id.replace("-", "-others-");

type Piece = { events: Event[]; quiet?: boolean };

/** What each seat did last in the deal that is on, at each table. */
export const done = new WeakMap<Place, Map<number, Event>>();

export class Telling {
  #waiting: Line[] = [];
  #queue: Line[] = []; // lines on their way into the log, one by one
  #news = false; // whether the latest one is news still
  #after: { line: Line; events: readonly Event[] } | null = null; // what completes the latest line of a play in full
  #talked = 0; // the version of the latest line of chat that is in the log
  #timer = 0;
  #pause = 0; // the time between two lines
  #turn = false; // whether it is to be said that it is one's turn
  #sums = new Map<string, number>(); // what others did in a burst, by the message that tells several of it
  #summing = 0;
  #known = new Set<string>(); // how things stood when that was said last, sentence by sentence
  #thinking: unknown = null; // the time to think that was told last
  #done: (() => void)[] = []; // who waits until all of this stands in the log

  constructor(readonly sitting: Listener) {}

  /** The seal of a deck is kept as it was told; see seals.ts. */
  seal(stands: Stands, view: Shown["view"], events: Event[] | null = null): void {
    note(this.sitting.place.code, stands, view?.phase, events);
  }

  async hear(events: Event[], own: number, after: readonly Event[]): Promise<void> {
    const { sitting } = this;
    await this.#tell(events, own);
    if (sitting.gone) return;
    const told = this.#waiting.filter((line) => line.events && !line.ear).at(-1);
    if (settings.verbosity === "full" && told && after.length) {
      await needFor(after);
      this.#after = { line: told, events: after };
    }
    sitting.latest = events;
    if (events.length) soundStep(events, own > 0, sitting.me);
  }

  /** What happened in one step. Who does not want to hear what they do hears all the same what comes of it. */
  async #tell(events: Event[], own: number, quiet = false): Promise<void> {
    const { sitting } = this;
    this.#note(events);
    await needFor(events);
    if (sitting.gone) return;
    const told = events.filter(([id]) => id !== "table-sealed");
    const deeds = this.#deeds(events, own);
    for (const piece of quiet ? [{ events: told, quiet }] : this.#pieces(told, own > 0)) {
      const did = Math.max(-1, ...deeds.map((deed) => piece.events.indexOf(deed))) + 1;
      this.#add(piece.events, own ? "own" : "event", piece.quiet || (did > 0 && !settings.ownPlays), did);
    }
    if (sitting.view?.phase === "over" && !quiet) this.#result(told);
  }

  /** What a seat has done with so many actions: the first that a game tells of it in a step. */
  #deeds(events: Event[], actions: number): Event[] {
    const told = events.filter(([id]) => id.startsWith(`${this.sitting.place.standing.game}-`));
    return told.filter(([, { seat }]) => seat === told[0]![1].seat).slice(0, actions);
  }

  /** In a new deal nobody has done anything. */
  #note(events: Event[]): void {
    const { place } = this.sitting;
    const known = done.get(place) ?? new Map<number, Event>();
    done.set(place, known);
    if (events.some(([id]) => id === "table-sealed")) return known.clear();
    const [event] = this.#deeds(events, 1);
    if (typeof event?.[1].seat === "number") known.set(event[1].seat, event);
  }

  /** What is announced of a step, and what only stands there. */
  #pieces(events: Event[], own: boolean): Piece[] {
    const { sitting } = this;
    const rows = this.#rows(events);
    const pieces: Piece[] = [];
    for (const event of events) {
      const [id, { count }] = event;
      const sum = summed(id);
      const same = id === "table-thinking" && count === this.#thinking;
      if (id === "table-thinking") this.#thinking = count;
      if (!own && sitting.place.racing && sitting.words.has(sum)) {
        this.#sums.set(sum, (this.#sums.get(sum) ?? 0) + 1);
        this.#summing ||= window.setTimeout(() => this.#sum(), SUMMED);
        pieces.push({ events: [event], quiet: true });
      } else if (same || rows.includes(event)) {
        const last = pieces.at(-1);
        if (last?.quiet) last.events.push(event);
        else pieces.push({ events: [event], quiet: true });
      } else {
        this.#sum();
        pieces.push({ events: [event] });
      }
    }
    return pieces;
  }

  /** At the end of a deal: what is told of each seat in turn, in numbers. */
  #rows(events: Event[]): Event[] {
    const { sitting } = this;
    if (sitting.view?.phase !== "over" || sitting.me === null) return [];
    const seats = sitting.place.chairs.length;
    const counted = ([, values]: Event) => Object.values(values).every((value) => typeof value === "number");
    const rows: Event[] = [];
    for (let at = 0; at + seats <= events.length; at++) {
      const run = events.slice(at, at + seats);
      if (!run.every((event, seat) => counted(event) && event[1].seat === seat)) continue;
      rows.push(...run);
      at += seats - 1;
    }
    return rows;
  }

  /** The own result, where one is told of everybody, and who leads; for the ear alone: the table shows all of it. */
  #result(events: Event[]): void {
    const { sitting } = this;
    const { me, words } = sitting;
    const own = this.#rows(events).filter(([, { seat }]) => seat === me);
    if (!own.length || me === null) return;
    const said = own.map((event) => words.tell(event));
    const { places = [], score = [] } = sitting.place.standing;
    const seats = places.flatMap((each, seat) => (each === 1 ? [seat] : []));
    const place = places[me];
    if (place && seats.length) {
      const seat = place === 1 ? me : seats[0]!;
      const values = { place, count: places.length, seat, seats, leaders: seats.length, points: score[seat] };
      said.push(words.tell(["web-place-now", values]));
    }
    const before = this.#waiting.findIndex(({ events, quiet }) => quiet && events?.includes(this.#rows(events)[0]!));
    const line = this.#line(said.join(" "), "event", false, { ear: true });
    this.#waiting.splice(before < 0 ? this.#waiting.length : before, 0, line);
  }

  /** Says how much others have done in a burst. */
  #sum(): void {
    clearTimeout(this.#summing);
    this.#summing = 0;
    for (const [id, count] of this.#sums) {
      this.#waiting.push(this.#line(this.sitting.words.tell([id, { count }]), "event", false, { ear: true }));
      this.#soon();
    }
    this.#sums.clear();
  }

  /** What happened before one came can be read; what one has missed is told, or how much it was. */
  async catchUp(coming: Promise<Story | null>, since: number | null, { v: until }: Shown): Promise<void> {
    const story = await coming;
    const steps = story?.steps.filter(({ v }) => v <= until) ?? [];
    const many = steps.length > SPOKEN;
    if (since !== null && (many || !story)) await this.#tell([["web-missed", { count: steps.length }]], 0);
    const quiet = since === null || many || undefined;
    for (const { v, events, own } of steps) {
      this.talk(v, quiet);
      await this.#tell(events, Number(own ?? false), quiet);
    }
    this.talk(until + 1, quiet);
    if (since === null) this.#flush(); // what is not announced waits for nothing
  }

  /** The lines of chat before a version that are not in the log yet. */
  talk(before = Infinity, quiet = !settings.chat): void {
    for (const { v, name, text } of this.sitting.place.chat) {
      if (v <= this.#talked || v >= before) continue;
      this.#talked = v;
      this.note(`${apart(name)}: ${apart(text)}`, quiet, "chat");
    }
  }

  /** A line that is of no step: chat, a reaction, a remark. */
  note(text: string, quiet: boolean, kind: Line["kind"] = "note"): void {
    this.#waiting.push(this.#line(text, kind, quiet));
    this.#soon();
  }

  /** It is one's turn: the last sentence of what has happened by then, and after what explains it in a first deal. */
  async turn(): Promise<void> {
    const { place } = this.sitting;
    await needFor(place.asks);
    if (!settings.guided.includes(place.standing.game)) {
      await Promise.all([import("../parts/Guide.svelte"), want("guide")]).catch(() => null);
      this.#hold();
    }
    this.#turn = true;
    this.#soon();
  }

  /** Calls who wants to speak after all that has happened by now. */
  rest(done: () => void): void {
    this.#done.push(done);
    this.#rested();
  }

  /** Nobody listens any more: what waits is not told. */
  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#summing);
    clearTimeout(this.#pause);
    this.#timer = this.#summing = -1; // none is begun, either
    this.#queue = [];
  }

  #line(text: string, kind: Line["kind"], quiet: boolean, more: Partial<Line> = {}): Line {
    const { language: lang, names } = this.sitting.words;
    return { lang, text, names, kind, quiet, ...more };
  }

  #add(events: Event[], kind: Line["kind"], quiet: boolean, did: number): void {
    const said = events.map((event) => this.sitting.words.tell(event));
    if (!said.length) return;
    this.#waiting.push(this.#line(said.join(" "), kind, quiet, { events, said, did }));
    this.#soon();
  }

  #soon(): void {
    this.#timer ||= window.setTimeout(() => this.#flush(), MERGE);
  }

  #hold(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** What comes within a moment of each other is one line, unless that gets too long; nothing is dropped. */
  #flush(): void {
    this.#hold();
    this.#complete();
    const lines: Line[] = [];
    for (const line of this.#waiting) {
      const last = lines.at(-1);
      const joins = last?.events && line.events && !line.quiet && !last.quiet && last.kind === line.kind;
      if (joins && count(last.text) + count(line.text) <= WORDS) {
        last.text += ` ${line.text}`;
        if (line.did) last.did = last.said!.length + line.did;
        last.said = [...last.said!, ...line.said!];
        last.events = [...last.events!, ...line.events!];
      } else lines.push(line);
    }
    this.#waiting = [];
    const turn = this.#called(lines.map(({ text }) => text).join(" "));
    const last = lines.at(-1);
    if (turn && last && !last.quiet && last.kind !== "chat") last.turn = turn;
    else if (turn) lines.push(this.#line("", "event", false, { ear: true, turn }));
    this.#queue.push(...lines);
    if (!this.#news) this.#next();
  }

  /** The next line, and with it those that are not announced anyway. */
  #next(): void {
    const { sitting } = this;
    let upto = 0;
    while (this.#queue[upto]?.quiet) upto += 1;
    const lines = this.#queue.splice(0, upto + 1);
    this.#news = lines.length > 0;
    if (!this.#news) return this.#rested();
    sitting.log = [...sitting.log, ...lines].slice(-KEPT);
    this.#pause = window.setTimeout(() => pictured(() => this.#next()), GAP);
  }

  #rested(): void {
    if (!this.#news && !this.#waiting.length) for (const done of this.#done.splice(0)) done();
  }

  /** That it is one's turn and what is asked, if it still is; in full what has changed of how things stand. */
  #called(flushed: string): string {
    const { sitting } = this;
    const asks = this.#turn && sitting.place.asked && !sitting.place.racing;
    this.#turn = false;
    if (!asks) return "";
    const question = sitting.question();
    if (settings.verbosity === "short" && question) return question;
    const stands = settings.verbosity === "full" ? sitting.sentences("table", "deal") : [];
    const fresh = stands.filter((sentence) => !this.#known.has(sentence) && !flushed.includes(sentence));
    this.#known = new Set(stands);
    return [t("web-your-turn"), ...fresh, question].filter(Boolean).join(" ");
  }

  /** Adds to the latest line of a play how things stand after it. */
  #complete(): void {
    if (!this.#after) return;
    const { line, events } = this.#after;
    line.text = [line.text, ...this.sitting.told(events)].join(" ");
    this.#after = null;
  }
}
