// Which sound a step at the table makes: the end before a trick, a trick before a card; whose trick it is.
import { expect, test } from "vitest";
import type { Event } from "../src/protocol";
import { soundOf } from "../src/tones";

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
])("%s", (sound, events, own, me) => {
  expect(soundOf(events, own, me)).toBe(sound);
});
