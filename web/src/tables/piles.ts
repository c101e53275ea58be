// What somebody has won at goliath, colour by colour: how many cards, and what they count as things stand. The view
// says it.
import type { GoliathView } from "../protocol";

export const COLOURS = "RYGBV"; // in the order of the view's points

export type Pile = { colour: string; count: number; points: number };

/** The five piles of a seat's profit. */
export const pilesOf = ({ profit, pile_points }: GoliathView, seat: number): Pile[] =>
  [...COLOURS].map((colour, at) => ({
    colour,
    count: profit[seat]!.filter((card) => card[0] === colour).length,
    points: pile_points[seat]![at]!,
  }));
