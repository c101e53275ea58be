// The command line's language: actions as in records, and the English words that the terminal has for the table too.
// What is possible the server knows; here is only what cannot be read.
import { REACTIONS } from "../people/reactions";
import type { Do, Event } from "../protocol";
import { plain } from "./lexicon";

type Command = Do["command"];

/**
 * What the words of a command are about: free seats and how many seats there are, for what one has voted, whether
 * the next deal is waited for; who sits on the seats ("" for nobody), what they are called, and who is silenced.
 */
export type Around = {
  free: number[];
  seats: number;
  voted: string[];
  between: boolean;
  people: string[];
  names: string[]; // of the seats
  hushed: string[];
};

const WORDS: Record<string, (rest: string, around: Around, words: ReadonlyMap<string, string>) => Command | Event> = {
  say: (text) => (text ? { do: "say", text } : ["web-command-text", {}]),
  ready: () => ({ do: "ready" }),
  unready: () => ({ do: "ready", ready: false }),
  sit: (rest, around) => {
    const seat = rest || !around.free.length ? seatOf(rest, around) : around.free[0]!;
    return seat === null ? noSeat(around) : { do: "sit", seat };
  },
  stand: () => ({ do: "stand" }),
  fill: (rest, around, words) => {
    const parts = rest.toLowerCase().split(/\s+/);
    const number = parts.find((part) => /^\d+$/.test(part));
    const called = parts.filter((part) => part !== number).join(" "); // "": the usual one of the server
    const level = words.get(plain(called)) ?? called;
    const seat = number === undefined ? null : seatOf(number, around);
    return number !== undefined && seat === null ? noSeat(around) : { do: "fill", level, seat };
  },
  remove: (rest, around) => {
    const seat = seatOf(rest, around);
    return seat === null ? noSeat(around) : { do: "remove", seat };
  },
  hush: (rest, around) => {
    const person = around.people[seatOf(rest, around) ?? -1];
    return person ? { do: "hush", person, on: !around.hushed.includes(person) } : noSeat(around);
  },
  relieve: (rest, around) => {
    const seat = seatOf(rest, around);
    const yes = !around.voted.includes(`replace-${seat}`);
    return seat === null ? noSeat(around) : { do: "vote", about: "replace", seat, yes };
  },
  start: () => ({ do: "start" }),
  ok: (_, { between }) => (between ? { do: "ready" } : { do: "ok" }),
  undo: () => ({ do: "undo" }),
  hint: () => ({ do: "hint" }),
  abort: (_, { voted }) => ({ do: "vote", about: "abort", yes: !voted.includes("abort") }),
  rematch: (_, { voted }) => ({ do: "vote", about: "rematch", yes: !voted.includes("rematch") }),
  think: (rest) => {
    const seconds = Number(rest.replace(",", "."));
    return rest && seconds >= 0 ? { do: "think", seconds } : ["web-command-seconds", {}];
  },
  invite: () => ({ do: "look", seconds: null }),
  find: (rest) => {
    const seconds = Number((rest || "60").replace(",", "."));
    return seconds >= 0 ? { do: "look", seconds } : ["web-command-find", {}];
  },
  react: (rest) => {
    const wanted = rest.toLowerCase().replace(" ", "-");
    const phrase = REACTIONS.find((each, at) => each === wanted || String(at + 1) === rest);
    return phrase ? { do: "react", phrase } : ["web-command-react", {}];
  },
  leave: () => ({ do: "leave" }),
};
/** Other words for one; for a hint those of the terminal in every language. */
const HINT = ["tip", "advice", "tipp", "hinweis", "podpowiedź", "podpowiedz", "rada"];
const ALIKE: Record<string, string> = { chat: "say", ...Object.fromEntries(HINT.map((word) => [word, "hint"])) };

/** A seat, which people count from 1, or call by who sits there; null for what is none. */
function seatOf(text: string, { seats, names }: Around): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : 1 + names.findIndex((name) => text && plain(name) === plain(text));
  return number >= 1 && number <= seats ? number - 1 : null;
}

const noSeat = ({ seats }: Around): Event => ["web-command-seat", { high: seats }];

/** An action as records have it: "PLAY  7c" is "play 7C". */
function action(text: string): string {
  const [verb = "", ...rest] = text.trim().split(/\s+/);
  return [verb.toLowerCase(), ...rest.map((word) => word.toUpperCase())].join(" ");
}

/**
 * What was typed: a command, or (a list) what is wrong with it; "help" if that is wanted, null if it was nothing.
 * `words`: those of the page's language for commands; what is none is an action.
 */
export function understood(
  typed: string,
  around: Around,
  words: ReadonlyMap<string, string> = new Map(),
): Command | Event | "help" | null {
  const text = typed.trim().replace(/^\//, "").trim();
  if (text.startsWith("'")) return WORDS.say!(text.slice(1).trim(), around, words);
  const verb = (/^\S+/.exec(text)?.[0] ?? "").toLowerCase();
  if (!verb) return null;
  const whole = words.get(plain(text));
  const word = whole ?? (Object.hasOwn(ALIKE, verb) ? ALIKE[verb]! : (words.get(plain(verb)) ?? verb));
  if (word === "help" || word === "?") return "help";
  if (Object.hasOwn(WORDS, word)) return WORDS[word]!(whole ? "" : text.slice(verb.length).trim(), around, words);
  return { do: "act", actions: text.split(";").filter((part) => part.trim()).map(action) };
}
