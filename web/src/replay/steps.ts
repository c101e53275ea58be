// A finished match as the tables know one: views and standing after each step. The server makes the views (the client
// holds no rules); here the changed keys become whole views again, and the match a standing.
import type { Known, View } from "../net/place.svelte";
import type { Chair, Replay, Shown } from "../protocol";
import { t } from "../words/texts.svelte";

type Cells = (string | null)[][];

/** What every seat alone sees, by seats: its hand; or what lies face down there, whoever has seen it. */
export type Open = Record<string, unknown[]>;
export type Seen = View & { open?: Open };

/** The whole view after each step. */
export function viewsOf({ steps }: Pick<Replay, "steps">): Seen[] {
  const found: Seen[] = [];
  for (const { view, anew } of steps) found.push((anew ? view : { ...found.at(-1), ...view }) as Seen);
  for (const [at, view] of found.entries()) {
    const { drawn, peeked } = view.open ?? {}; // of golf: the one card in hand, and those face down
    if (!drawn || !peeked) continue;
    const down = peeked as Cells;
    const up = (view.up as Cells).map((cells, seat) => cells.map((card, cell) => card ?? down[seat]![cell]!));
    found[at] = { ...view, up, drawn: drawn.find(Boolean) ?? view.drawn };
  }
  return found;
}

/** The totals after so many deals. */
export function totals({ points, people }: Pick<Replay, "points" | "people">, deals: number): number[] {
  return people.map((_, seat) => points.slice(0, deals).reduce((sum, deal) => sum + (deal[seat] ?? 0), 0));
}

function chairs({ people }: Replay): Chair[] {
  return people.map(({ seat, person, name, bot, character }) => ({
    person: bot ? "" : (person ?? "?"),
    name: name || (bot ? "" : t("web-somebody", { number: seat + 1 })),
    bot: bot ?? "",
    character: character ?? 0,
  }));
}

/** What the table is to show after a step. */
export function shownAt(replay: Replay, views: Seen[], step: number): Shown {
  const view = views[step]!;
  const over = view.phase === "over"; // nothing is to be done after it: no button asks who is ready
  const standing: Known = {
    code: replay.code,
    name: "",
    game: replay.game,
    options: replay.options,
    clock: "none",
    think: 0,
    listed: false,
    phase: over ? "over" : "playing",
    host: "",
    chairs: chairs(replay),
    match: 0,
    deals: replay.deal,
    score: totals(replay, replay.deal - (over ? 0 : 1)),
    winners: over && replay.deal === replay.points.length ? replay.winners : [],
    losers: over && replay.deal === replay.points.length ? replay.losers : [],
    places: [],
    undo: false,
    still: false,
    votes: {},
    ticking: null,
    held: null,
    thinking: null,
    next: null,
    banks: [],
    seal: "",
    hushed: [],
    hints: false,
    hinted: [],
    starters: [],
    starts: null,
    looks: false,
  };
  const { code, seat } = replay;
  const { asks = [], spoken } = replay.steps[step]!;
  return { t: "shown", table: code, v: step, now: 0, seat, standing, view, legal: [], asked: false, asks, spoken };
}

/** The cards of each seat as all open shows them; null where the view hides them. */
export function handsOf({ open, up }: Seen): string[][] | null {
  return ((open?.hand ?? (open && up)) as string[][] | undefined) ?? null;
}
