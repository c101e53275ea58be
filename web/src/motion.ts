// Whether cards move, and how fast. How they do is fetched when the page has nothing better to do (flying.ts): until
// then they are simply there.
import { settings } from "./settings.svelte";

export const GLIDE = 280; // milliseconds of one card

let flying: typeof import("./flying") | undefined;

/** How many milliseconds a card takes to its place: 0 where nothing may move, or nobody sees it. */
export function pace(): number {
  if (settings.motion === "none" || document.hidden || !("animate" in Element.prototype)) return 0;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.motion === "half" ? GLIDE / 2 : GLIDE;
}

/** Fetches what makes cards fly; if it cannot be had, they do not. */
export async function learnToFly(): Promise<void> {
  flying ??= await import("./flying").catch(() => undefined);
}

/** Carries out a change of the table; cards that have another place afterwards fly there. */
export function moving(change: () => void): void {
  const duration = pace();
  if (flying && duration) flying.carry(change, duration);
  else {
    land();
    change();
  }
}

/** Every card in flight is at its place now. */
export const land = (): void => flying?.land();
