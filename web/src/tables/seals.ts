// The seals of decks, as this browser was told them: the twin of src/stolik/client/seals.py, which says what counts.
// They are kept for all tabs and across reloads, those of the latest matches; where nothing can be kept, as long as
// the page lasts. Whether they hold is found out later (parts/sealed.ts).
import type { Event } from "../protocol";

/** A seal as it was told, and when; without a scheme it is the usual one. */
export type Told = { hash: string; at: string; scheme?: unknown };
/** Of one match: what was told by number of deal, how many have begun, and which began while nobody was here. */
export type Seals = { told: Record<number, Told>; begun: number; gaps: [first: number, last: number][] };
/** How a table stands, as far as it matters here. */
export type Stands = { match: number; deals: number; phase: string; seal: string };

const KEY = "stolik-seals";
const MOST_MATCHES = 20;
const MOST_DEALS = 500; // of a match: those after them are as if nobody had been here

let kept: Record<string, Seals> = {}; // by this page

function read(): Record<string, Seals> {
  try {
    return (JSON.parse(localStorage.getItem(KEY)!) ?? kept) as Record<string, Seals>;
  } catch {
    return kept;
  }
}

/** Nothing is known any more. */
export function forgetSeals(): void {
  kept = {};
}

/** What is known of a match, also by other tabs. */
export const sealsOf = (match: string): Seals => read()[match] ?? kept[match] ?? { told: {}, begun: 0, gaps: [] };

/** Whether a deal began while nobody was here, or is one of too many. */
export const missed = ({ gaps }: Seals, deal: number): boolean =>
  deal > MOST_DEALS || gaps.some(([first, last]) => first <= deal && deal <= last);

/** A step of a table was told with these events, or (null) all of it came anew; `view`: the phase of what is shown. */
export function note(code: string, stands: Stands, view: unknown, events: readonly Event[] | null): void {
  const { match, deals, seal } = stands;
  const name = `${code}-${match}`;
  const seals = (kept[name] ??= sealsOf(name));
  const { told, gaps, begun } = seals;
  const skip = (last: number) => void (missed(seals, last) || gaps.push([begun + 1, last]));
  const keep = (deal: number, hash: string, scheme?: unknown) => {
    if (deal <= MOST_DEALS) told[deal] ??= { hash, at: new Date().toJSON(), scheme };
  };
  let news = deals > begun;
  if (events) {
    for (const [id, { number, hash, scheme }] of events)
      if (id === "table-sealed") {
        news = true;
        keep(Number(number), String(hash), scheme);
      }
  } else {
    news = true;
    if (deals > begun) skip(deals);
    if (stands.phase === "playing") {
      if (view === "before") skip(deals + 1); // whether the next deck has been sealed nobody says
      else if (view && view !== "over") keep(deals, seal);
      else if (seal) keep(deals + 1, seal);
    }
  }
  if (deals > begun) seals.begun = deals;
  if (!news || !match) return;
  const others = Object.entries(read()).filter(([other]) => other !== name);
  kept = Object.fromEntries([...others.slice(1 - MOST_MATCHES), [name, seals]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // it lasts as long as the page
  }
}
