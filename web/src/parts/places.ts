// Where people sit around a table on a wide screen, and where their cards lie: for each number of seats a place from
// (-1, -1), the far left corner, to (1, 1), the near right one. The own seat is first, at the near side; the others
// follow clockwise.
type At = readonly [x: number, y: number];

/** Around the table; in a row at its far side, as above columns of the middle; at its sides, for a high middle. */
export type Seating = "around" | "row" | "sides";

const OWN: At = [-0.8, 1]; // beside what is said at the middle of the near rim, above the hand

const AROUND: Record<number, At[]> = {
  2: [[0, -1]],
  3: [[-0.62, -1], [0.62, -1]],
  4: [[-1, -0.1], [0, -1], [1, -0.1]],
  5: [[-1, 0.02], [-0.55, -1], [0.55, -1], [1, 0.05]],
  6: [[-1, 0.05], [-0.68, -1], [0, -1], [0.68, -1], [1, 0.05]],
};
const SIDES: Record<number, At[]> = {
  2: [[-1, -0.45]],
  3: [[-1, -0.45], [1, -0.45]],
  4: [[-1, 0.05], [-1, -0.62], [1, -0.45]],
};
const LAID: Record<number, At[]> = {
  2: [[0, 1], [0, -1]],
  3: [[0, 1], [-1, -1], [1, -1]],
  4: [[0, 1], [-1, 0], [0, -1], [1, 0]],
  5: [[0, 1], [-1, 1], [-1, -1], [1, -1], [1, 1]],
  6: [[0, 1], [-1, 1], [-1, -1], [0, -1], [1, -1], [1, 1]],
};

/** The k-th of so many places in a row at the far side. */
const inRow = (count: number, k: number): At => [(2 * k + 1) / count - 1, -1];

/** The place at the rim of the k-th seat, of which the first is the own one (or nobody's, for who only watches); in a
 * row where so many people have no others. */
export function seatAt(seating: Seating, count: number, k: number, watched: boolean): At {
  if (watched && seating === "row") return inRow(count, k);
  if (!k) return OWN;
  const places = { around: AROUND, sides: SIDES, row: null }[seating]?.[count];
  return places?.[k - 1] ?? inRow(count - 1, k - 1);
}

/** The place of the card that the k-th seat has laid; the middle where there are none. */
export const placeOf = (count: number, k: number): At => LAID[count]?.[k] ?? [0, 0];
