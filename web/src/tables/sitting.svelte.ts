// A person (or a spectator) at a table: what they know, what they are told in words, what they can do. Every table
// component gets one of these and nothing else; it shows `view`, offers `legal`, and sends what is chosen with `act`.
import type { Do, Event, Shown, Spoken } from "../protocol";
import { api } from "../net/api";
import { line, type Answer } from "../net/line.svelte";
import type { Place, View } from "../net/place.svelte";
import { learnToFly } from "../motion";
import { settings } from "../settings.svelte";
import { sound } from "../sounds";
import type { Stands } from "./seals";
import type { Line, Telling } from "./telling";
import { plays } from "./twice";
import { needFor, t, want, wordsFor } from "../words/texts.svelte";
import { messagesOf, type Style, type Values, type Words } from "../words/words";

/** What the game says of how things stand, part by part (Spoken), and what it asks. */
export type Part = Exclude<keyof Spoken, "names"> | "asks";

const AGAIN = 1000; // milliseconds between two attempts to fetch what tells

export class Sitting {
  readonly place: Place;
  /** What happened, in words; the page shows it as the log. */
  log = $state.raw<Line[]>([]);
  /** The latest thing that is said at once: a refusal, or what was asked for. */
  alert = $state("");
  /** How often something was said at once: what is said again in the same words is new all the same. */
  said = $state(0);
  /** Whether it is said that it is one's turn, until one acts. */
  mine = $state(false);
  /** The rule behind the latest refusal, for a link to it; "" if none. */
  rule = $state("");
  /** The card that is to be played once the turn has come; "" if none. Nobody else is told (Plan.svelte). */
  planned = $state("");
  /** A claim that was made too early: it is sent as soon as the time to think is over; "" if none (Trojki.svelte). */
  kept = $state("");
  /** How often this person has acted, or tried to: whoever does has read what stood there. */
  acts = $state(0);
  /** The events of the latest step, for components that show how it came about. */
  latest = $state.raw<Event[]>([]);
  /** Ids of people whom this person does not hear; as far as the page has asked for them. */
  muted = $state.raw<string[]>([]);
  /** What the seats are called; bots by their level. */
  readonly names: string[] = $derived.by(() =>
    this.place.chairs.map(
      (chair, seat) =>
        chair.name || (chair.bot && !chair.person ? this.#botName(seat) : t("web-free-seat")),
    ),
  );
  /** Texts with these names, for the one who sits here, with cards written as they like; in short if they are brief. */
  readonly words: Words = $derived.by(() =>
    wordsFor(this.names, this.me, settings.cards, settings.verbosity === "short", this.place.standing.game),
  );
  /** What the table's frame knows better, as long as it is there; see Board.svelte. */
  frame: { question?: (() => string) | undefined; turn?: (() => unknown) | undefined } = {};
  /** Whether whoever made it is gone: what is fetched from then on is for nobody. */
  gone = false;
  #hearing: Promise<unknown>;
  #telling: Promise<Telling>;
  #askedAt: string = "";

  /**
   * `replayed`: a place that is filled from a finished match; nothing is heard then, and nothing can be done. `ready`:
   * when there is a log to hear it from.
   */
  constructor(
    readonly code: string,
    readonly replayed: Place | null = null,
    ready: Promise<unknown> = Promise.resolve(),
  ) {
    this.#hearing = ready.catch(() => undefined); // Later.svelte tries it again
    this.#telling = fetched(this);
    this.place =
      replayed ??
      line.join(
        code,
        (events, own) => {
          const after = this.place.spoken?.after ?? [];
          this.#seal(this.place, events);
          this.#then((telling) => telling.hear(events, own, after));
        },
        (since, shown) => {
          const story = api.story(code, since).catch(() => null); // on its way while the log is
          this.#then((telling) => telling.catchUp(story, since, shown));
          this.#seal(shown);
        },
        settings.verbosity === "full",
      );
    void learnToFly();
    this.describe = replayed ? async () => {} : () => line.describe(code);
    $effect(() => {
      const game = this.place.standing.game;
      if (game) void want("table", "match", "why", game);
    });
    $effect(() => {
      if (this.place.asks.length) void needFor(this.place.asks);
    });
    $effect(() => {
      if (this.place.spoken) void needFor(Object.keys(this.place.spoken).flatMap((part) => this.#part(part as Part)));
    });
    $effect(() => {
      if (settings.verbosity === "full" && this.place.v !== null && !this.place.spoken) void this.describe();
    });
    $effect(() => this.#turn());
    $effect(() => {
      if (this.place.chat.length) this.#then((telling) => telling.talk()); // not before the story
    });
    $effect(() => () => { // whoever made it is gone
      if (!replayed) line.part(code);
      this.gone = true;
      void this.#telling.then((telling) => telling.stop());
    });
  }

  // --- what is known -----------------------------------------------------------------------------------------------

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

  /** A text of the page, in the words of the game where it has its own; nothing as long as it is not here. */
  t = (id: string, values: Values = {}): string => (this.words.has(id) ? this.words.say(id, values) : "");

  #botName(seat: number): string {
    const { chairs } = this.place;
    const name = t("web-bot", { character: chairs[seat]!.character ?? 0, number: seat + 1 });
    return chairs.some((other) => other.name === name) ? t("web-bot-twin", { name }) : name;
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

  /** What an action is called: as the game says, else the card that it is about, else as it is written. */
  nameOf = (action: string): string => {
    if (action === "ok") return t("web-ready"); // of every table: to let a pause pass
    const name = this.place.spoken?.names?.[action];
    if (name && this.words.has(name[0])) return this.words.say(name[0], name[1] as Values);
    const card = action.split(" ").at(-1)!;
    return this.hand.includes(card) ? this.words.card(card) : action;
  };

  /** The own cards, where the game has a hand. */
  get hand(): string[] {
    return (this.view?.hand ?? []) as string[];
  }

  /** Whether this player acts in this deal, but not yet: what they choose is planned. */
  get early(): boolean {
    const { asked, dealt, racing } = this.place;
    return this.me !== null && !this.replayed && dealt && !asked && !racing;
  }

  can(action: string): boolean {
    return this.legal.includes(action);
  }

  // --- how things stand --------------------------------------------------------------------------------------------

  /** Has how things stand said from now on, where it has not been wanted yet; a replay has a way of its own. */
  describe: () => Promise<void>;

  #part(part: Part): Event[] {
    const found = part === "asks" ? this.place.asks : this.place.spoken?.[part];
    return Array.isArray(found) ? found : [];
  }

  /** Parts of it as sentences, as far as their texts are here. */
  stands(...parts: Part[]): string {
    return this.sentences(...parts).join(" ");
  }

  sentences(...parts: Part[]): string[] {
    return this.told(parts.flatMap((part) => this.#part(part)));
  }

  /** The same, once it has come and can be said. */
  async standing(...parts: Part[]): Promise<string> {
    if (!this.place.spoken) await this.describe();
    const names = Object.values(this.place.spoken?.names ?? {});
    await needFor([...names, ...[...parts, "asks" as const].flatMap((part) => this.#part(part))]);
    return this.stands(...parts);
  }

  /** What is asked, where that hangs on what is chosen too. */
  question(): string {
    return this.frame.question?.() ?? this.asked();
  }

  /** The question alone: not what goes before it where answers are typed, such as the cards that are in sight here. */
  asked(): string {
    return this.told(this.#part("asks").slice(-1)).join();
  }

  /** Events as sentences, as far as their texts are here. */
  told(events: readonly Event[]): string[] {
    const sayable = events.filter((event) => messagesOf(event).every(([id]) => this.words.has(id)));
    return sayable.map((event) => this.words.tell(event));
  }

  // --- what is done ------------------------------------------------------------------------------------------------

  /** Actions that belong together, all or none; whether they happened. A refusal is said with its rule. */
  act(...actions: string[]): Promise<boolean> {
    this.planned = ""; // whatever it was
    this.mine = false;
    this.acts += 1;
    if (!this.place.racing) plays(); // where all act at any time, the next card may follow at once
    return this.do({ do: "act", actions });
  }

  /** A card is chosen before its time; once more, and it is not any longer. */
  plan(card: string, by: string): void {
    this.planned = this.planned === card ? "" : card;
    this.shout(this.planned ? this.words.tell(["web-plan", { card, by }]) : t("web-plan-none"));
  }

  async do(command: Do["command"]): Promise<boolean> {
    if (this.replayed) return false;
    this.alert = ""; // what was wrong before, or asked, is over
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
    this.alert = text;
    this.said += 1;
  }

  // --- what is heard -----------------------------------------------------------------------------------------------

  /** When all that has happened by now stands in the log. */
  heard(): Promise<void> {
    return new Promise((done) => this.#then((telling) => telling.rest(done)));
  }

  /** A line of the log that is of no step: a reaction, a remark. */
  note(text: string, quiet: boolean): void {
    this.#then((telling) => telling.note(text, quiet));
  }

  /** One after the other, and the next one even if texts could not be fetched: else nothing is told ever after. */
  #then(work: (telling: Telling) => unknown): void {
    const next = async () => {
      const telling = await this.#telling;
      if (!this.gone) await work(telling);
    };
    this.#hearing = this.#hearing.then(next, next);
  }

  /** What was told of seals is kept: in a step with these events, after which the table stands so, or all anew. */
  #seal({ standing, view }: Pick<Shown, "standing" | "view">, events?: Event[]): void {
    this.#telling.then((telling) => telling.seal(standing as Stands, view, events));
  }

  /** Once for each turn: it is mine. */
  #turn(): void {
    const { asked, v, racing } = this.place;
    const question = asked ? `:${this.frame.turn?.() ?? `${this.legal.join()} ${this.view?.phase}`}` : "";
    if (question && question !== this.#askedAt && !racing && v !== null) {
      [this.mine, this.alert] = [true, ""]; // what was said before it, such as a plan, is over
      this.#then((telling) => telling.turn());
      sound("turn");
    } else if (!question && this.#askedAt) [this.mine, this.alert] = [false, ""];
    this.#askedAt = question;
  }
}

/** What tells what is heard; as soon as it can be fetched. */
async function fetched(sitting: Sitting): Promise<Telling> {
  for (;;) {
    const found = await import("./telling").catch(() => null);
    if (found) return new found.Telling(sitting);
    await new Promise((again) => setTimeout(again, AGAIN));
  }
}
