// Sounds, and a vibration for one's turn; silent, and not even fetched, until the player chooses them.
import type { Event } from "./protocol";
import { settings } from "./settings.svelte";
import type { Sound } from "./tones";

const silent = () => undefined; // while the server is away
const wanted = () => settings.sounds || settings.vibration;

export function sound(name: Sound): void {
  if (wanted()) import("./tones").then(({ play }) => play(name), silent);
}

/** A step at the table is heard: a card, a trick, a claim, the end. */
export function soundStep(events: readonly Event[], own: boolean, me: number | null): void {
  if (wanted()) import("./tones").then(({ play, soundOf }) => play(soundOf(events, own, me)), silent);
}
