// The course of a match, as lines: where they go, and where their ends are marked.
import type { Sheet } from "./scores";

/**
 * The course of a match: for each seat its points, from left to right and from top to bottom 0 to 1, the better at the
 * top: where the first place has less than the last one, less is better.
 */
export function courses(
  totals: Sheet["totals"],
  score: readonly number[],
  places: readonly number[],
): [x: number, y: number][][] {
  const known = Object.entries(totals).map(([after, total]): [number, readonly number[]] => [Number(after), total]);
  known.sort(([one], [other]) => one - other);
  const all = known.flatMap(([, total]) => total);
  const [least, most, last] = [Math.min(0, ...all), Math.max(0, ...all), known.at(-1)?.[0] ?? 1];
  const at = (place: number) => score[places.indexOf(place)] ?? 0;
  const low = at(Math.min(...places)) < at(Math.max(...places));
  const down = (points: number) => (low ? points - least : most - points) / (most - least || 1);
  return score.map((_, seat) => [
    [0, down(0)],
    ...known.map(([after, total]): [number, number] => [after / last, down(total[seat] ?? 0)]),
  ]);
}

/** Heights from 0 to 1, moved apart as little as may be until there is a gap between any two; in the order given. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = [...heights.keys()].sort((one, other) => heights[one]! - heights[other]!);
  const found = [...heights];
  order.forEach((seat, at) => {
    if (at) found[seat] = Math.max(found[seat]!, found[order[at - 1]!]! + gap);
  });
  order.reverse().forEach((seat, at) => {
    found[seat] = Math.min(found[seat]!, at ? found[order[at - 1]!]! - gap : 1);
  });
  return found;
}
