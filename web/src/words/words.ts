// All texts in one language, for one listener: the twin of src/stolik/words/words.py, which explains the functions and
// their cases. What is said here and there must be the same; tests/web/test_words.py compares.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

export type Style = "full" | "short" | "braille";
/** A message's id and its values, as the server tells it. */
export type Event = readonly [id: string, values: Record<string, unknown>];
export type Value = string | number | boolean | null | undefined | readonly (string | number)[] | readonly Event[];
export type Values = Record<string, Value>;

const RANKS = "23456789TJQKA";
const BRAILLE_RANKS = "bcdefghixjqka";
const FRENCH = /^([2-9TJQKA])([CDHS])$/;
const GOLIATH = /^([RYGBV])([1-9]|1[0-8])$/;
const TROJKI = /^([RBVY])([CSXT])([0-3])$/;
const ITEM_END = "\x1f"; // after each item of a list of messages, on its way into a function that joins them
const FAMILIES = [FRENCH, GOLIATH, TROJKI];

/** The file that a message stands in: its id up to the first dash, `rules-GAME-...` up to the second. */
export function topicOf(id: string): string {
  const [first, second] = id.split("-");
  return first === "rules" ? `${first}-${second}` : first!;
}

/** Whether a value is a message by itself. */
const isMessage = (value: unknown): value is Event =>
  Array.isArray(value) && value.length === 2 && typeof value[1] === "object" && !Array.isArray(value[1]);

/** All messages of an event: itself, and those among its values. */
export const messagesOf = (event: Event): Event[] => [
  event,
  ...Object.values(event[1]).flatMap((value) =>
    Array.isArray(value) && isMessage(value[0]) ? (value as Event[]).flatMap(messagesOf) : [],
  ),
];

/** The items of a list on its way into a function: messages that were said, or texts without spaces. */
const parts = (items: string): string[] =>
  items.includes(ITEM_END) ? items.split(ITEM_END).slice(0, -1) : split(items);

// Hebrew, Arabic and the like as names have them, in the halves of which a text is made.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ud802\ud803\ud83a]/;

/** What somebody is called or has said, as it may stand in a sentence: from right to left it is a world of its own. */
export const apart = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** A value as Fluent takes it, text or number: a list travels as one text, and its function parts it. */
function plain(value: Value): string | number {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? value.join(" ") : typeof value === "string" ? apart(value) : value;
}

/** A card as embossed packs mark it: the value as a letter (words.py), then the suit. */
export function twoCells(card: string): string {
  const goliath = GOLIATH.exec(card);
  if (goliath) return "abcdefghijklmnopqr"[Number(goliath[2]) - 1] + goliath[1]!.toLowerCase();
  const french = FRENCH.exec(card);
  if (french) return BRAILLE_RANKS[RANKS.indexOf(french[1]!)] + french[2]!.toLowerCase();
  const trojki = TROJKI.exec(card);
  if (trojki) return (trojki[1]! + trojki[2]!).toLowerCase() + "jabc"[Number(trojki[3])];
  return card.toLowerCase();
}

export class Words {
  #bundle: FluentBundle;

  /**
   * `names`: one per seat; `me`: the listener's seat, null for a spectator; `cards`: how cards are written; `brief`:
   * whether messages are said in their short form, if they have one; `game`: what is played, if that is known: whatever
   * it says in words of its own is said so.
   */
  constructor(
    readonly language: string,
    resources: Iterable<FluentResource>,
    readonly names: readonly string[] = [],
    readonly me: number | null = null,
    readonly cards: Style = "full",
    readonly brief = false,
    readonly game = "",
  ) {
    const one = (function_: (value: string, case_: string) => string) =>
      ([value]: FluentValue[], { case: case_ }: Record<string, FluentValue>): string =>
        function_(text(value), case_ === undefined ? "nom" : text(case_));
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        CARD: one((card, case_) => this.card(card, case_)),
        CARDS: one((cards, case_) => this.#series(split(cards).map((card) => this.card(card, case_)))),
        RANK: one((rank, case_) => this.#rank(rank, case_)),
        RANKS: one((ranks, case_) => this.#series(split(ranks).map((rank) => this.#rank(rank, case_)))),
        SUIT: one((suit, case_) => this.#suit(suit, case_)),
        FEATURE: one((call, case_) => this.#feature(call, case_)),
        NAME: one((seat) => this.name(Number(seat))),
        NAMES: one((seats) => this.#names(split(seats))),
        LIST: one((items) => this.join(parts(items))),
        COMMAS: one((items) => parts(items).join(", ")),
        SEMICOLONS: one((items) => parts(items).join("; ")),
        // Numbers are for who types them: here cards are pressed, and what is possible is seen and heard at the hand.
        NUMBERED: one((cards) => this.#series(split(cards).map((card) => this.card(card)))),
        CHOICES: () => "",
        SIGNED: one((count) => this.signed(Number(count))),
        YOU: one((seats) => (this.me !== null && split(seats).includes(String(this.me)) ? "yes" : "no")),
      },
    });
    for (const resource of resources) this.#bundle.addResource(resource, { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /**
   * The message with these values, short for who is brief, and as for answers that are pressed, not typed; Error if
   * there is none, or a value is missing or wrong.
   */
  say(id: string, values: Values = {}): string {
    const found = this.#bundle.getMessage(this.#own(id));
    const pattern = found?.attributes.pressed || (this.brief && found?.attributes.short) || found?.value;
    if (!pattern) throw new Error(`no message ${id} in ${this.language}`);
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) given[name] = this.#plain(value);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, given, errors);
    if (errors.length) throw new Error(`message ${id} in ${this.language}: ${errors.join("; ")}`);
    return said;
  }

  /** The message, or what the game says in its place: `golf-own-match-next` for `match-next`. */
  #own(id: string): string {
    const own = `${this.game}-own-${id}`;
    return this.game && this.has(own) ? own : id;
  }

  /** A value as Fluent takes it; a list of messages as what they say. */
  #plain(value: Value): string | number {
    if (!Array.isArray(value) || !isMessage(value[0])) return plain(value);
    return (value as Event[]).map(([id, values]) => this.say(id, values as Values) + ITEM_END).join("");
  }

  /** An event as one sentence, with the capital letter and the full stop that the message may lack. */
  tell([id, values]: Event): string {
    let said = this.say(id, values as Values).trim();
    if (!this.#startsAsWritten(said, values as Values)) said = said.slice(0, 1).toUpperCase() + said.slice(1);
    return /[.!?…]$/.test(said.replace(/[)"”“»]+$/, "")) ? said : `${said}.`;
  }

  /** Whether it begins with a player's name, which stays as its owner writes it, or with a card in Braille. */
  #startsAsWritten(said: string, values: Values): boolean {
    const starts = this.names.filter((name) => name);
    if (this.cards === "braille") {
      const texts = Object.values(values).map((value) => String(this.#plain(value)).replaceAll(ITEM_END, " "));
      const told = texts.flatMap(split);
      starts.push(...told.filter((item) => FAMILIES.some((family) => family.test(item))).map(twoCells));
    }
    return starts.some((start) => said.startsWith(start) && !/^[\p{L}\p{N}_]/u.test(said.slice(start.length)));
  }

  card(card: string, case_ = "nom"): string {
    if (this.cards === "short") return card;
    if (this.cards === "braille") return twoCells(card);
    if (card === "?") return this.say("cards-hidden", { case: case_ });
    const french = FRENCH.exec(card);
    if (french) return this.say("cards-french", { rank: RANKS.indexOf(french[1]!) + 2, suit: french[2], case: case_ });
    const goliath = GOLIATH.exec(card);
    if (goliath) return this.say("cards-goliath", { colour: goliath[1], value: Number(goliath[2]), case: case_ });
    const trojki = TROJKI.exec(card);
    if (!trojki) throw new Error(`${card} is no card`);
    const [, colour, shape, stripes] = trojki;
    return this.say("cards-trojki", { colour, shape, stripes: Number(stripes), case: case_ });
  }

  /** A list as it is spoken: "a, b and c". */
  join(items: readonly string[]): string {
    if (!items.length) return this.say("cards-none");
    if (items.length === 1) return items[0]!;
    const first = items.slice(0, -1).reduce((before, item) => this.say("cards-comma", { first: before, last: item }));
    return this.say("cards-and", { first, last: items.at(-1)! });
  }

  /** A number as it is spoken: "minus 2", for speech leaves the sign of -2 out. */
  signed(count: number): string {
    return this.say("cards-signed", { count: Math.abs(count), minus: count < 0 });
  }

  /** What a seat is called. */
  name(seat: number): string {
    return apart(this.names[seat] ?? this.say("cards-player", { number: seat + 1 }));
  }

  /** Cards or ranks in a row: as they are spoken, or as the listener reads their texts. */
  #series(items: string[]): string {
    if (this.cards === "full" || !items.length) return this.join(items);
    return items.join(this.cards === "short" ? ", " : " ");
  }

  #rank(rank: string, case_: string): string {
    const at = RANKS.indexOf(rank[0]!);
    if (this.cards === "short") return RANKS[at]!;
    return this.cards === "braille" ? BRAILLE_RANKS[at]! : this.say("cards-rank", { rank: at + 2, case: case_ });
  }

  #suit(suit: string, case_: string): string {
    return "CDHS".includes(suit)
      ? this.say("cards-suit", { suit, case: case_ })
      : this.say("cards-colour", { colour: suit, case: case_ });
  }

  #feature(feature: string, case_: string): string {
    if ("RBVY".includes(feature)) return this.say("cards-feature-colour", { colour: feature, case: case_ });
    if ("CSXT".includes(feature)) return this.say("cards-feature-shape", { shape: feature, case: case_ });
    return this.say("cards-feature-stripes", { stripes: Number(feature), case: case_ });
  }

  #names(seats: string[]): string {
    return seats.length ? this.join(seats.map((seat) => this.name(Number(seat)))) : this.say("cards-nobody");
  }
}

const split = (list: string): string[] => list.split(/\s+/).filter((item) => item);
const text = (value: FluentValue | undefined): string =>
  value === undefined ? "" : typeof value === "object" ? String(value.valueOf()) : String(value);
