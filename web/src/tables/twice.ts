// Whether a step at the table is asked for twice: the first press chooses, the second one does it (settings.twice).
import { settings } from "../settings.svelte";

let finger = false; // whether what was pressed last was pressed by a finger

addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), true);
addEventListener("keydown", () => (finger = false), true);

export const asksTwice = (): boolean => settings.twice === "always" || (settings.twice === "touch" && finger);
