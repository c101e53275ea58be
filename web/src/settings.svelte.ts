// What this device is set to; kept in the browser, without an account.
import { MediaQuery } from "svelte/reactivity";
import type { Style } from "./words/words";

export type Settings = {
  language: "" | "pl" | "de" | "en"; // "": as the browser asks
  theme: "system" | "light" | "dark" | "contrast";
  felt?: "green" | "blue" | "wine"; // until it is chosen, green; the contrast theme has its own
  backs?: "lattice" | "dots" | "weave"; // of cards; until it is chosen, a lattice
  size: "small" | "normal" | "large"; // of cards
  suits: "four" | "two"; // colours of French suits
  letters: "english" | "local"; // of the index
  verbosity: "short" | "normal" | "full";
  cards: Style; // how cards are named: in words, as 7C, in two Braille cells
  suitFirst: boolean;
  position: boolean; // "3 of 13" in a card's name
  ownPlays: boolean; // announced too
  chat: boolean; // announced too
  reactions: boolean; // of others, and whether one has them to send
  remarks: boolean; // of bots
  keys: boolean; // single keys at the table
  level: string; // of the bots that one plays with, as it was chosen last
  twice: "touch" | "always" | "never"; // whether a card is chosen before it is played
  forced?: boolean; // what alone is possible is done by itself
  motion: "normal" | "half" | "none";
  sounds: boolean;
  soundsAsked: boolean; // whether the speaker at a table has been pressed once
  volume: number; // of sounds, 0 to 1
  vibration: boolean;
  think: number; // trojki: seconds to think that this player asks for
  slow: number; // seconds that bots wait before they act, with whom alone this player plays; 0: the usual ones
  left: number; // tables to go back to at the last look: their room on the home page is there before they are
  given: string; // the name that the page gave its guest, until they have been asked for one of their own
  guided: string[]; // games whose first deal has been explained
};

export const LEVELS = ["beginner", "casual", "club", "strong", "master"]; // what `level` can be, weakest first
export const THINK = [0, 5, 10, 15, 20, 30, 60]; // what `think` can be
const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  size: "normal",
  suits: "four",
  letters: "english",
  verbosity: "normal",
  cards: "full",
  suitFirst: false,
  position: false,
  ownPlays: true,
  chat: true,
  reactions: true,
  remarks: true,
  keys: true,
  level: "casual",
  twice: "touch",
  motion: "normal",
  sounds: false,
  soundsAsked: false,
  volume: 0.5,
  vibration: false,
  think: 0,
  slow: 0,
  left: 0,
  given: "",
  guided: [],
};
const UNSET: Record<string, unknown> = { felt: "", backs: "", forced: true }; // what has no default here
const KEY = "stolik-settings";

const kind = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);

/** What is kept, less what is of another kind than it ought to be. */
function kept(): Partial<Settings> {
  try {
    const all = Object.entries(JSON.parse(localStorage.getItem(KEY)!) as Settings);
    return Object.fromEntries(all.filter(([name, value]) => kind(value) === kind({ ...DEFAULTS, ...UNSET }[name])));
  } catch {
    return {}; // no storage, or not ours: the defaults do
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

/** What another tab has just set; null for what is no setting. */
export const setElsewhere = ({ key }: StorageEvent): Settings | null =>
  key === KEY ? { ...DEFAULTS, ...kept() } : null;

/** Keeps every change; called once, when the page starts. */
export function keepSettings(): void {
  const dark = new MediaQuery("(prefers-color-scheme: dark)");
  const more = new MediaQuery("(prefers-contrast: more)");
  $effect.root(() => {
    $effect(() => {
      const all = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, all);
      } catch {
        // a browser that keeps nothing: the settings last as long as the page
      }
      const system = more.current ? "contrast" : dark.current ? "dark" : "light";
      const { suits, size, motion, felt, backs } = settings;
      const theme = settings.theme === "system" ? system : settings.theme;
      Object.assign(document.documentElement.dataset, { theme, suits, size, motion, felt, backs });
    });
  });
}
