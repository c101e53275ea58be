// Cards glide. Every element that shows a card carries data-card, its text; data-from names the element that a card
// comes from when it was not in sight before, such as another player's seat. Nothing waits for it: input is open at
// once.
import { flushSync } from "svelte";
import { settings } from "./settings.svelte";

export const GLIDE = 280; // milliseconds
const shown = () => [...document.querySelectorAll<HTMLElement>("[data-card]")];

/** How many milliseconds a card takes to its place: 0 where nothing may move. */
export function pace(): number {
  if (settings.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.motion === "half" ? GLIDE / 2 : GLIDE;
}

/** Carries out a change of the table; each card that has another place afterwards glides there. */
export function moving(change: () => void): void {
  const duration = pace();
  if (!duration) {
    change();
    return;
  }
  const before = new Map(shown().map((card) => [card.dataset.card, card.getBoundingClientRect()]));
  change();
  flushSync();
  for (const card of shown()) {
    const { from } = card.dataset;
    const start = before.get(card.dataset.card) ?? (from && document.getElementById(from)?.getBoundingClientRect());
    if (!start || typeof card.animate !== "function") continue;
    const end = card.getBoundingClientRect();
    const [x, y] = [start.x - end.x, start.y - end.y];
    if ((!x && !y) || !end.width) continue;
    const size = Math.min(1, start.width / end.width); // a seat is wider than the card that comes from it
    const shift = `translate(${x}px, ${y}px) scale(${size})`;
    card.animate([{ transform: shift, zIndex: 9 }, { transform: "none", zIndex: 9 }], { duration, easing: "ease-out" });
  }
}
