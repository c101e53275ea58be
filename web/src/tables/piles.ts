// What somebody has won at goliath, colour by colour: which cards, and what they count as things stand. The view
// says it.
import type { GoliathView } from "../protocol";

export const COLOURS = "RYGBV"; // in the order of the view's points

export type Pile = { colour: string; values: number[]; count: number; points: number };

/** The five piles of a seat's profit. */
export const pilesOf = ({ profit, pile_points }: GoliathView, seat: number): Pile[] =>
  [...COLOURS].map((colour, at) => {
    const values = profit[seat]!.filter((card) => card[0] === colour).map((card) => Number(card.slice(1)));
    return { colour, values, count: values.length, points: pile_points[seat]![at]! };
  });
