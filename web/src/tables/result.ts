// What a deal that is over has brought each seat: the score of now less the score before it, which the score sheet keeps.
import { kept } from "../parts/scores";
import type { Sitting } from "./sitting.svelte";

/** Points of the deal that is over, one number per seat; null if the score before it is not known here. */
export function pointsOf({ place }: Pick<Sitting, "place">): number[] | null {
  const { deals, match, score } = place.standing;
  const before = deals === 1 ? score.map(() => 0) : kept(`${place.code}-${match}`)[deals - 1];
  return before ? score.map((total, seat) => total - (before[seat] ?? 0)) : null;
}
