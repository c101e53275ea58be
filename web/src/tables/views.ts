// What the views of several games have in common.
import type { View } from "../net/place.svelte";

/** What the views of the games with tricks have in common. */
export type TrickView = View & {
  seats: number;
  number: number;
  turn: number;
  hand?: string[];
  hand_count: number[];
  table: (string | null)[];
  laid: number;
  leader: number | null;
  led: string | null;
};
