// The score sheet: points of each deal, from the totals that the table tells, and what was bid and taken in it. Whoever
// comes late, or loads the page anew without having kept them, gets the deals before as one column.
export type Column = { deals: string; points: number[]; bids: readonly string[] };
/** Totals after so many deals (after none everybody has 0), and what each seat bid and took in the last of them. */
export type Sheet = { totals: Record<number, readonly number[]>; taken: Record<number, readonly string[]> };

/** Points of each deal that is known, and of those between as one. */
export function rows({ totals, taken }: Sheet, seats: number): Column[] {
  const known = Object.keys(totals).map(Number).filter((after) => after > 0).sort((a, b) => a - b);
  let [last, sum]: [number, readonly number[]] = [0, Array<number>(seats).fill(0)];
  return known.map((after) => {
    const total = totals[after]!;
    const alone = after === last + 1;
    const column = {
      deals: alone ? `${after}` : `${last + 1}–${after}`,
      points: total.map((points, seat) => points - (sum[seat] ?? 0)),
      bids: (alone && taken[after]) || [],
    };
    [last, sum] = [after, total];
    return column;
  });
}

const KEY = "stolik-scores-";
const NONE: Sheet = { totals: {}, taken: {} };

export function kept(match: string): Sheet {
  try {
    return { ...NONE, ...(JSON.parse(sessionStorage.getItem(KEY + match) ?? "{}") as Partial<Sheet>) };
  } catch {
    return NONE; // no storage: the sheet begins here
  }
}

export function keep(match: string, sheet: Sheet): void {
  try {
    sessionStorage.setItem(KEY + match, JSON.stringify(sheet));
  } catch {
    // it lasts as long as the page
  }
}
