// A person (or a spectator) at a table: what he knows, what he is told in words, what he can do. Every table component
// gets one of these and nothing else; it shows `view`, offers `legal`, and sends what is chosen with `act`.
import { untrack } from "svelte";
import type { Do, Event } from "../protocol";
import { line, type Answer } from "../net/line.svelte";
import type { Place, View } from "../net/place.svelte";
import { settings } from "../settings.svelte";
import { sound, soundStep } from "../sounds";
import { need, needFor, t, wordsFor } from "../words/texts.svelte";
import type { Style, Words } from "../words/words";

/** A line of the log; a `quiet` one is there to be read and is not announced. */
export type Line = {
  id: number;
  lang: string;
  text: string;
  kind: "event" | "chat" | "own";
  quiet: boolean;
};

const MERGE = 300; // milliseconds within which what happens becomes one announcement
const KEPT = 400; // lines of the log

export class Sitting {
  readonly place: Place;
  /** What happened, in words; the page shows it as the log. */
  log = $state.raw<Line[]>([]);
  /** The latest thing that is said at once: a refusal, or that it is one's turn. A space more says it again. */
  alert = $state("");
  /** The rule behind the latest refusal, for a link to it; "" if none. */
  rule = $state("");
  /** The events of the latest step, for components that show how it came about. */
  latest = $state.raw<Event[]>([]);
  /** What the seats are called; bots by their level. */
  readonly names: string[] = $derived.by(() =>
    this.place.chairs.map(
      (chair, seat) =>
        chair.name || (chair.bot && !chair.person ? t("web-bot", { number: seat + 1 }) : t("web-free-seat")),
    ),
  );
  /** Texts with these names, for the one who sits here, with cards written as he likes; the short way if he is brief. */
  readonly words: Words = $derived.by(() =>
    wordsFor(this.names, this.me, settings.verbosity === "short" && settings.cards === "full" ? "short" : settings.cards),
  );
  /** What lies on the table, for who wants to hear all of it whenever it is his turn; the table's frame sets it. */
  moment: () => string = () => "";
  #lines = 0;
  #hearing: Promise<void> = Promise.resolve();
  #waiting: Line[] = [];
  #timer = 0;
  #askedAt: string = "";

  /** `replayed`: a place that is filled from a finished match; nothing is heard then, and nothing can be done. */
  constructor(
    readonly code: string,
    readonly replayed: Place | null = null,
  ) {
    this.place = replayed ?? line.join(code, (events, own) => {
      this.#hearing = this.#hearing.then(() => this.#hear(events, own)); // one after the other, texts or not
    });
    $effect(() => {
      const game = this.place.standing.game;
      if (game) void need("table", "match", "why", game);
    });
    $effect(() => this.#turn());
    let said = 0;
    $effect(() => {
      for (const line of this.place.chat.filter(({ v }) => v > said)) {
        said = line.v;
        this.#add(`${line.name}: ${line.text}`, "chat", !settings.chat);
      }
    });
  }

  leave(): void {
    if (!this.replayed) line.part(this.code);
  }

  // --- what is known ---------------------------------------------------------------------------------------------------

  get view(): View | null {
    return this.place.view;
  }

  get legal(): string[] {
    return this.place.legal;
  }

  get me(): number | null {
    return this.place.seat;
  }

  /** Words with cards written in another way: the short ones on small buttons. */
  wordsAs(cards: Style): Words {
    return wordsFor(this.names, this.me, cards);
  }

  /** All seats, the own one first, then clockwise. */
  get around(): number[] {
    const count = this.place.chairs.length;
    return Array.from({ length: count }, (_, k) => ((this.me ?? 0) + k) % count);
  }

  /** The legal actions that begin with a verb, without it: `having("play")` is ["7C", "QH"]. */
  having(verb: string): string[] {
    return this.legal.filter((action) => action.startsWith(`${verb} `)).map((action) => action.slice(verb.length + 1));
  }

  can(action: string): boolean {
    return this.legal.includes(action);
  }

  // --- what is done ----------------------------------------------------------------------------------------------------

  /** Actions that belong together, all or none; whether they happened. A refusal is said with its rule. */
  act(...actions: string[]): Promise<boolean> {
    return this.do({ do: "act", actions });
  }

  async do(command: Do["command"]): Promise<boolean> {
    if (this.replayed) return false;
    const answer = await line.do(this.code, command);
    if (answer) await this.refuse(answer);
    return !answer;
  }

  async refuse(answer: NonNullable<Answer>): Promise<void> {
    await needFor([answer.refused]);
    this.rule = answer.rule === "RECORDS" ? "" : answer.rule;
    const said = this.words.tell(answer.refused);
    this.shout(this.rule ? `${said.replace(/\.$/, "")} (${this.rule}).` : said);
    sound("refused");
  }

  /** Says something at once, assertively; again even if it is the same. */
  shout(text: string): void {
    this.alert = this.alert.trimEnd() === text ? `${this.alert} ` : text;
  }

  // --- what is heard ---------------------------------------------------------------------------------------------------

  async #hear(events: Event[], own: boolean): Promise<void> {
    await needFor(events);
    this.latest = events;
    const told: string[] = [];
    for (const event of events) if (event[0] !== "table-sealed") told.push(this.words.tell(event));
    if (told.length) this.#add(told.join(" "), own ? "own" : "event", own && !settings.ownPlays);
    if (events.length) soundStep(events, own, this.me);
  }

  /** Lines that come within a moment of each other are announced together; none is dropped. */
  #add(text: string, kind: Line["kind"], quiet: boolean): void {
    this.#waiting.push({ id: ++this.#lines, lang: this.words.language, text, kind, quiet });
    if (!this.#timer) {
      this.#timer = window.setTimeout(() => {
        this.#timer = 0;
        this.log = [...this.log, ...this.#waiting].slice(-KEPT);
        this.#waiting = [];
      }, MERGE);
    }
  }

  /** Once for each question: it is my turn. */
  #turn(): void {
    const { asked, v, racing } = this.place;
    const question = asked ? `${this.legal.join()} ${this.view?.phase}` : "";
    if (question && question !== this.#askedAt && !racing && v !== null) {
      const more = settings.verbosity === "full" ? untrack(() => this.moment()) : "";
      this.shout(`${t("web-your-turn")} ${more}`.trim());
      sound("turn");
    }
    this.#askedAt = question;
  }
}
