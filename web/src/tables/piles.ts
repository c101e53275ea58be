// What somebody has won at goliath, colour by colour, and what it counts as things stand. The views have the cards only,
// so this one line of the rules (DG-20, DG-21, DG-22) stands here too; the points that end a deal are the server's.
export const COLOURS = "RYGBV";

export type Pile = { colour: string; count: number; points: number };

/** The five piles of a seat's profit, in the order of the colours. */
export function pilesOf(profit: readonly string[]): Pile[] {
  return [...COLOURS].map((colour) => {
    const values = profit.filter((card) => card[0] === colour).map((card) => Number(card.slice(1)));
    const count = values.length;
    return { colour, count, points: count < 3 ? values.reduce((sum, value) => sum + value, 0) : count };
  });
}

export const total = (piles: readonly Pile[]): number => piles.reduce((sum, { points }) => sum + points, 0);
