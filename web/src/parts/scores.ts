// The score sheet: points of each deal, from the totals that the table tells. Whoever comes late, or loads the page
// anew without having kept them, gets the deals before as one row.
export type Row = { deals: string; points: number[] };
/** Totals after so many deals; after none everybody has 0. */
export type Totals = Record<number, readonly number[]>;

/** Points of each deal that is known, and of those between as one. */
export function rows(totals: Totals, seats: number): Row[] {
  const known = Object.keys(totals).map(Number).filter((after) => after > 0).sort((a, b) => a - b);
  let [last, sum]: [number, readonly number[]] = [0, Array<number>(seats).fill(0)];
  return known.map((after) => {
    const total = totals[after]!;
    const row = {
      deals: after === last + 1 ? `${after}` : `${last + 1}–${after}`,
      points: total.map((points, seat) => points - (sum[seat] ?? 0)),
    };
    [last, sum] = [after, total];
    return row;
  });
}

const KEY = "stolik-scores-";

export function kept(match: string): Totals {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + match) ?? "{}") as Totals;
  } catch {
    return {}; // no storage: the sheet begins here
  }
}

export function keep(match: string, totals: Totals): void {
  try {
    sessionStorage.setItem(KEY + match, JSON.stringify(totals));
  } catch {
    // it lasts as long as the page
  }
}
