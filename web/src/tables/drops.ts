// Where a card that is dragged may be dropped, and what that does: the actions that taps there are. No rules: a place
// that `fits` is marked, which the legal actions say; on every other one the server says why not.
import type { DurakView, GolfView, TrojkiView } from "../protocol";
import { ascending, attackWith, openCards } from "./durak/view";
import type { Sitting } from "./sitting.svelte";

/** A card in somebody's fingers: `from` is the hand, or the id of the pile that it lay on; "?" is a back. */
export type Grabbed = { card: string; from: string };

/** A place (a selector). Its actions go together; one without any is pressed, after the card itself. */
export type Drop = { to: string; fits: boolean; actions: string[] };

type At = Pick<Sitting, "view" | "me" | "legal" | "early">;

export const HAND = "hand";
export const HELD = "held"; // the card that was drawn, which lies by itself
const TABLE = ".board > .middle";
const MINE = ".board .mine";

/**
 * All of them, the inner ones first; none for what cannot be dragged. `chosen`: the cards of the hand that are, for a
 * table where several go at once. Before one's turn the cards of a hand are planned, on the table: without actions.
 */
export function dropsOf(at: At, { card, from }: Grabbed, chosen: readonly string[] = []): Drop[] {
  if (!at.view || at.view.phase === "over") return [];
  const can = (to: string, ...actions: string[]): Drop => ({ to, actions, fits: at.legal.includes(actions[0]!) });
  if (at.view.game === "golf") return golf(at, card, from, can);
  if (at.view.game === "trojki") return trojki(at, card, from, can);
  if (from !== HAND) return [];
  const trump = card === at.view.six ? [can("#stock", "exchange")] : [];
  if (at.early) return [...trump, { to: TABLE, actions: [], fits: true }];
  if (at.view.game === "durak") return [...trump, ...durak(at, card, chosen, can)];
  return [can(TABLE, `play ${card}`)];
}

type Can = (to: string, ...actions: string[]) => Drop;

function durak(at: At, card: string, chosen: readonly string[], can: Can): Drop[] {
  const view = at.view as DurakView;
  const cards = chosen.includes(card) ? [...chosen] : [card];
  if (view.phase === "choose") return [];
  if (view.phase === "gift") return [can(TABLE, ...ascending(cards).map((one) => `give ${one}`))];
  if (view.phase !== "defend") {
    const actions = attackWith(cards);
    return [{ ...can(TABLE, ...actions), fits: at.legal.includes(actions[0]!) || at.legal.includes(`attack ${card}`) }];
  }
  const open = openCards(view);
  const pairs = open.map((attack) => can(`.pair:has([data-card="${attack}"])`, `beat ${attack} ${card}`));
  const fit = pairs.filter(({ fits }) => fits);
  const only = fit.length === 1 ? fit[0] : open.length === 1 ? pairs[0] : undefined;
  return [...pairs, { to: TABLE, fits: fit.length > 0, actions: only?.actions ?? [] }]; // else it asks which
}

function golf({ me, view }: At, card: string, from: string, can: Can): Drop[] {
  const { drawn, taken, turn } = view as GolfView;
  const cells = (...before: string[]) =>
    Array.from({ length: 6 }, (_, cell) => can(`#cell-${me}-${cell}`, ...before, `swap ${cell + 1}`));
  if (from === HELD) return turn === me ? [...cells(), ...(drawn ? [can("#discards", "discard")] : [])] : [];
  if (drawn || taken) return [];
  if (from === "discards" && card !== "?") return cells("take");
  return from === "stock" ? [can(MINE, "stock")] : [];
}

function trojki(at: At, card: string, from: string, can: Can): Drop[] {
  if (from === "stack") return [can(MINE, "draw")];
  if (from !== HAND) return [];
  const { calls, phase } = at.view as TrojkiView;
  const fits = phase !== "pause"; // which cell does, to see that is the game
  return Array.from({ length: 9 }, (_, cell) => {
    const to = `#cell-${cell}`;
    return { ...(calls ? { to, actions: [] } : can(to, `place ${card} ${cell + 1}`)), fits };
  });
}
