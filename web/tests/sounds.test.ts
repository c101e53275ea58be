// @vitest-environment jsdom
// Which sound a step at the table makes: the end before a trick, a trick before a card; whose trick it is. And when a
// browser lets it be heard.
import { afterEach, expect, test, vi } from "vitest";
import type { Event } from "../src/protocol";
import { settings } from "../src/settings.svelte";
import { play, soundOf } from "../src/tones";
import { PATIENCE } from "./patience";

afterEach(() => {
  vi.unstubAllGlobals();
  settings.sounds = false;
});

const PLAY: Event = ["planowanie-play", { seat: 1, card: "7C" }];
const TRICK: Event = ["planowanie-trick", { seat: 1, card: "7C" }];

test.each<[sound: string, events: Event[], own: boolean, me: number | null]>([
  ["card", [PLAY], false, 0],
  ["own", [PLAY], true, 1],
  ["won", [PLAY, TRICK], true, 1],
  ["lost", [PLAY, TRICK], false, 0],
  ["card", [PLAY, TRICK], false, null], // a spectator neither wins nor loses
  ["won", [["goliath-highest", { seat: 2, card: "R9", cards: [] }], ["goliath-lowest", { seat: 0 }]], false, 2],
  ["claim", [["trojki-place-silent", { seat: 0 }]], false, 1],
  ["end", [TRICK, ["match-won", { seat: 1 }]], false, 0],
  ["end", [["match-lost", { seat: 1 }]], false, 0],
  ["end", [["match-drawn", {}]], false, null],
])("%s", (sound, events, own, me) => {
  expect(soundOf(events, own, me)).toBe(sound);
});

test("a sound is heard once something has been pressed: of those before it the latest", async () => {
  const started: number[] = [];
  let pressed = false;
  const node = { connect: (to: object) => to, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } };
  class Context {
    state = "suspended";
    currentTime = 0;
    waiting: (() => void)[] = [];
    resume() {
      return new Promise<void>((resolve) => {
        this.waiting.push(resolve);
        if (!pressed) return;
        this.state = "running";
        for (const each of this.waiting) each();
      });
    }
    createGain = () => node;
    createOscillator = () => {
      const frequency = { value: 0 };
      return { ...node, frequency, start: () => started.push(frequency.value), stop() {} };
    };
  }
  vi.stubGlobal("AudioContext", Context);
  settings.sounds = true;
  play("refused");
  play("card");
  await Promise.resolve();
  expect(started, "nobody has pressed anything").toEqual([]);
  pressed = true; // and the page is told of it
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
  await vi.waitFor(() => expect(started).toEqual([330]), PATIENCE);
  play("own");
  expect(started).toEqual([330, 392]);
});
