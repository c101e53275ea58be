// The tones of the sounds, made in code; fetched with the first sound (sounds.ts).
import type { Event } from "./protocol";
import { settings } from "./settings.svelte";
import { CLAIM } from "./tables/claims";

export type Sound = "card" | "own" | "turn" | "won" | "lost" | "refused" | "claim" | "end";

// Tones one after another: frequency in hertz, length in seconds.
const TONES: Record<Sound, [hertz: number, seconds: number][]> = {
  card: [[330, 0.05]],
  own: [[392, 0.05]],
  turn: [[523, 0.09], [659, 0.12]],
  won: [[523, 0.1], [659, 0.1], [784, 0.16]],
  lost: [[392, 0.12], [311, 0.18]],
  refused: [[196, 0.14]],
  claim: [[659, 0.06], [880, 0.08]],
  end: [[523, 0.12], [659, 0.12], [784, 0.12], [1047, 0.25]],
};
const LOUD = 0.24; // at full volume
let context: AudioContext | null = null;
let latest = 0;

const wanted = () => settings.sounds && typeof AudioContext !== "undefined";

// A page may be heard only once its user has pressed something. Safari asks for more: that it is woken by the press
// itself, and anew after a telephone call. The sound of a card comes later, when the server has answered.
for (const press of ["keydown", "click"])
  addEventListener(press, () => void (wanted() && (context ??= new AudioContext()).resume()), true);

export function play(name: Sound): void {
  if (settings.vibration && name === "turn" && "vibrate" in navigator) navigator.vibrate(80);
  if (!wanted()) return;
  const mine = ++latest;
  const to = (context ??= new AudioContext());
  if (to.state === "running") tones(to, name);
  else void to.resume().then(() => mine === latest && tones(to, name)); // once it may be heard: not all of them at once
}

function tones(to: AudioContext, name: Sound): void {
  let at = to.currentTime;
  for (const [hertz, seconds] of TONES[name]) {
    const tone = to.createOscillator();
    const volume = to.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(Math.max(0.001, LOUD * settings.volume), at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(volume).connect(to.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds;
  }
}

/** The sound of a step: its end of a match, trick or claim if it has one; `me`: null for a spectator. */
export function soundOf(events: readonly Event[], own: boolean, me: number | null): Sound {
  const has = (pattern: RegExp) => events.find(([id]) => pattern.test(id));
  if (has(/^match-(won|shared|lost|lost-together|drawn)$/)) return "end";
  const trick = has(/-(trick|highest|all-equal)$/);
  if (trick && me !== null) return trick[1].seat === me ? "won" : "lost";
  if (has(CLAIM)) return "claim";
  return own ? "own" : "card";
}
