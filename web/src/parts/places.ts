// Where people sit around a table on a wide screen: for each number of seats a place from (-1, -1), the far left
// corner, to (1, 1), the near right one. The own seat is first, at the near side; the others follow clockwise.
type At = readonly [x: number, y: number];

const PLACES: Record<number, At[]> = {
  2: [[0, 1], [0, -1]],
  3: [[0, 1], [-1, -1], [1, -1]],
  4: [[0, 1], [-1, 0], [0, -1], [1, 0]],
  5: [[0, 1], [-1, 1], [-1, -1], [1, -1], [1, 1]],
  6: [[0, 1], [-1, 1], [-1, -1], [0, -1], [1, -1], [1, 1]],
};

/** The place of the k-th seat after the own one; in the middle where so many people have no places. */
export const placeOf = (count: number, k: number): At => PLACES[count]?.[k] ?? [0, 0];
