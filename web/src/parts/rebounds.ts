// Buttons that ask "really?" and are pressed again: what only goes on pressing is no answer.
let held = false; // whether a key is held down, and goes on pressing

addEventListener("pointerdown", () => (held = false), true);
addEventListener("keydown", (event) => (held = event.repeat), true);

/** Whether a click is but more of the one before: of a double click, or of a key that is held. */
export const rebounds = (event: MouseEvent): boolean => event.detail > 1 || (event.detail === 0 && held);
