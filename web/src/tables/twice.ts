// What is pressed twice. Some steps at the table are asked for twice: the first press chooses, the second one does it
// (settings.twice). And the second half of a double click is no press at all: it would hit the neighbour that has
// closed up. A finger's taps and keys always count.
import { settings } from "../settings.svelte";

export const BOUNCE = 250; // milliseconds after a play in which the mouse does not press another card

let finger = false; // whether what was pressed last was pressed by a finger
let played = -Infinity; // when something was played last

addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), true);
addEventListener("keydown", () => (finger = false), true);

export const asksTwice = (): boolean => settings.twice === "always" || (settings.twice === "touch" && finger);

/** Something is being played: a click just after it means nothing. */
export function plays(): void {
  played = performance.now();
}

/** Whether a click on a card is but the rest of the one before; `wanted`: this second press is waited for. */
export function echoes(event: MouseEvent, wanted = false): boolean {
  if (event.detail === 0 || finger) return false; // a key, or a tool that presses for its user
  return (event.detail > 1 && !wanted) || performance.now() - played < BOUNCE;
}
