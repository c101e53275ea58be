// The tones of the sounds, made in code; fetched with the first sound (sounds.ts).
import type { Event } from "./protocol";
import { settings } from "./settings.svelte";
import type { Sound } from "./sounds";

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

export function play(name: Sound): void {
  if (settings.vibration && name === "turn" && "vibrate" in navigator) navigator.vibrate(80);
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [hertz, seconds] of TONES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(Math.max(0.001, LOUD * settings.volume), at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds;
  }
}

/** The sound of a step: its end of a match, trick or claim if it has one; `me`: null for a spectator. */
export function soundOf(events: readonly Event[], own: boolean, me: number | null): Sound {
  const has = (pattern: RegExp) => events.find(([id]) => pattern.test(id));
  if (has(/^match-(won|shared)$/)) return "end";
  const trick = has(/-(trick|highest|all-equal)$/);
  if (trick && me !== null) return trick[1].seat === me ? "won" : "lost";
  if (has(/^trojki-place/)) return "claim";
  return own ? "own" : "card";
}
