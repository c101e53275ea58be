// The command line's language: actions as in records, and a few words for the table.
import type { Do } from "../protocol";

type Command = Do["command"];

const WORDS: Record<string, (rest: string) => Command> = {
  say: (text) => ({ do: "say", text }),
  ready: () => ({ do: "ready" }),
  ok: () => ({ do: "ok" }),
  undo: () => ({ do: "undo" }),
  start: () => ({ do: "start" }),
  abort: () => ({ do: "vote", about: "abort" }),
  rematch: () => ({ do: "vote", about: "rematch" }),
  leave: () => ({ do: "leave" }),
  think: (seconds) => ({ do: "think", seconds: Number(seconds.replace(",", ".")) || 0 }),
};

/** An action as records have it: "PLAY  7c" is "play 7C". */
function action(text: string): string {
  const [verb = "", ...rest] = text.trim().split(/\s+/);
  return [verb.toLowerCase(), ...rest.map((word) => word.toUpperCase())].join(" ");
}

/** What was typed; null if it was nothing. */
export function understood(typed: string): Command | null {
  const text = typed.trim().replace(/^\//, "");
  const verb = (/^\S+/.exec(text)?.[0] ?? "").toLowerCase();
  if (!verb) return null;
  const word = Object.hasOwn(WORDS, verb) ? WORDS[verb] : undefined;
  if (word) return word(text.slice(verb.length).trim());
  return { do: "act", actions: text.split(";").filter((part) => part.trim()).map(action) };
}
