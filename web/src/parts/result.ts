// Places in a match. Which totals are good only the server knows: it says who has won, and the others come by how far
// they are from there.
export type Placed = { seat: number; place: number; points: number };

export function places(score: readonly number[], winners: readonly number[]): Placed[] {
  const best = score[winners[0] ?? 0] ?? 0;
  const gap = (seat: number): number => (winners.includes(seat) ? -1 : Math.abs((score[seat] ?? 0) - best));
  const seats = score.map((_, seat) => seat).sort((a, b) => gap(a) - gap(b) || a - b);
  return seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => gap(other) < gap(seat)).length,
    points: score[seat] ?? 0,
  }));
}
