// What this device is set to; kept in the browser, without an account.
import { MediaQuery } from "svelte/reactivity";
import type { Style } from "./words/words";

export type Settings = {
  language: "" | "pl" | "de" | "en"; // "": as the browser asks
  theme: "system" | "light" | "dark" | "contrast";
  size: "small" | "normal" | "large"; // of cards
  suits: "four" | "two"; // colours of French suits
  letters: "english" | "local"; // of the index
  verbosity: "short" | "normal" | "full";
  cards: Style; // how cards are named: in words, as 7C, in two Braille cells
  suitFirst: boolean;
  position: boolean; // "3 of 13" in a card's name
  ownPlays: boolean; // announced too
  chat: boolean; // announced too
  keys: boolean; // single keys at the table
  twice: "touch" | "always" | "never"; // whether a card is chosen before it is played
  motion: "normal" | "half" | "none";
  sounds: boolean;
  volume: number; // of sounds, 0 to 1
  vibration: boolean;
  think: number; // trojki: seconds to think that this player asks for
  guided: string[]; // games whose first deal has been explained
};

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
  keys: true,
  twice: "touch",
  motion: "normal",
  sounds: false,
  volume: 0.5,
  vibration: false,
  think: 0,
  guided: [],
};
const KEY = "stolik-settings";

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // no storage, or not ours: the defaults do
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

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
      document.documentElement.dataset.theme = settings.theme === "system" ? system : settings.theme;
      document.documentElement.dataset.suits = settings.suits;
      document.documentElement.dataset.size = settings.size;
      document.documentElement.dataset.motion = settings.motion;
    });
  });
}
