// What *full* adds to what somebody has done: what lies there now, and how they stand;
// fetched only for those who want to hear that much.
import type { DurakView, Event, GoliathView, GolfView, PlanowanieView, TrojkiView } from "../protocol";
import type { View } from "../net/place.svelte";
import type { Values, Words } from "../words/words";
import { excess } from "./durak/view";

/** Of who hears it: what the table looks like, the words for it, and what has just been said at once. */
type Listener = { readonly view: View | null; readonly words: Words; readonly alert: string };
type Line = { text: string };
type Tell = (id: string, values: Values) => string;

/** What somebody does that changes how the table stands; in a race only a card placed, all else would come too late. */
const ACTS = new Set(
  [
    "goliath-lead goliath-play",
    "planowanie-bid planowanie-lead planowanie-play",
    "durak-opens durak-attacks durak-beats durak-takes durak-gives durak-offers-card durak-sends-back",
    "durak-done durak-allows durak-stops durak-exchanges durak-exchanges-with",
    "golf-discard golf-swap-down golf-swap-up",
    "trojki-place trojki-place-silent",
  ].flatMap((ids) => ids.split(" ")),
);

/**
 * Completes the line of a step when it is shown, with the table as it is by then; null if there is nothing to add. What
 * was said with "your turn" is not said again.
 */
export function later(listener: Listener, line: Line | undefined, events: readonly Event[]): (() => null) | null {
  if (!line || !actOf(events)) return null;
  return () => {
    const more = listener.view ? after(listener.words, listener.view, events) : [];
    line.text = [line.text, ...more.filter((sentence) => !listener.alert.includes(sentence))].join(" ");
    return null;
  };
}

/** Sentences about the table after a step of a deal; none where there is nothing to add, as after its last step. */
export function after(words: Words, view: View, events: readonly Event[]): string[] {
  const act = actOf(events);
  if (!act || view.phase === "over" || view.phase === "before") return [];
  const tell: Tell = (id, values) => words.tell([id, values]);
  return AFTER[view.game]!(view, Number(act[1].seat), tell, words);
}

const actOf = (events: readonly Event[]): Event | undefined =>
  [...events].reverse().find(([id]) => ACTS.has(id));

/** What lies there, then how the seats stand that it matters for. */
type After = (view: View, seat: number, tell: Tell, words: Words) => string[];

/** The cards that lie there, in the order in which they were laid; not one alone, which has just been told. */
function trick(view: GoliathView | PlanowanieView, tell: Tell, words: Words): string[] {
  const order = Array.from({ length: view.laid }, (_, k) => (view.leader! + k) % view.seats);
  const laid = order.map((seat) => words.say(`${view.game}-web-laid`, { seat, card: view.table[seat] }));
  return laid.length > 1 ? [tell(`${view.game}-web-trick`, { list: words.join(laid) })] : [];
}

function goliath(any: View, seat: number, tell: Tell, words: Words): string[] {
  const view = any as GoliathView;
  const takers = [view.high_seat, view.low_seat].filter((at) => at !== null);
  if (!view.laid && !takers.length) return []; // nobody has led: what he did has been taken back
  const told = (view.laid ? [seat] : [...new Set(takers)]).map((at) =>
    tell("goliath-full", { seat: at, points: view.profit_points[at], count: view.hand_count[at] }),
  );
  return [...(view.laid ? trick(view, tell, words) : [tell("goliath-web-left-said", { count: view.left })]), ...told];
}

function planowanie(any: View, seat: number, tell: Tell, words: Words): string[] {
  const view = any as PlanowanieView;
  if (view.phase === "bid") {
    const count = view.bid.reduce<number>((sum, bid) => sum + (bid ?? 0), 0);
    return [tell("planowanie-web-sum", { count, tricks: view.tricks })];
  }
  const at = view.laid ? seat : view.winner;
  if (at === null) return []; // nobody has led
  const stands = { seat: at, bid: view.bid[at], won: view.won[at], count: view.hand_count[at] };
  return [...trick(view, tell, words), tell("planowanie-web-seat", stands)];
}

function durak(any: View, seat: number, tell: Tell, words: Words): string[] {
  const view = any as DurakView;
  const pairs = view.attacks.flatMap((attack, at) => {
    const card = view.answers[at];
    const state = card ? "beaten" : view.taking ? "taken" : "open";
    return attack ? [words.say("durak-web-pair", { attack, card, state })] : [];
  });
  const over = excess(view);
  const lies = [
    tell("durak-web-pairs", { list: pairs.join("; "), count: view.laid }),
    over ? tell("durak-web-excess", { count: over }) : tell("durak-web-room", { count: view.room }),
  ];
  const text = words.say("durak-web-count", { count: view.hand_count[seat] });
  return [...(view.laid ? lies : []), tell("durak-web-seat", { seat, text })];
}

function golf(any: View, seat: number, tell: Tell, words: Words): string[] {
  const view = any as GolfView;
  if (view.phase !== "turn") return []; // by now another card is on its way
  const up = view.up[seat]!.flatMap((card, at) => {
    const id = view.pairs[seat]![at % 3] ? "golf-web-cell-pair" : "golf-web-cell";
    return card ? [words.say(id, { cell: at + 1, card })] : [];
  });
  const down = words.say("golf-web-down", { count: 6 - up.length });
  return [
    tell("golf-web-discards", { card: view.top }),
    tell("golf-web-stock", { count: view.stock }),
    tell("golf-full", { seat, list: [...up, down].join("; ") }),
  ];
}

function trojki(any: View, seat: number, tell: Tell): string[] {
  const { hand_count, stack } = any as TrojkiView;
  return [tell("trojki-full", { seat, count: hand_count[seat], total: stack[seat] })];
}

const AFTER: Record<string, After> = { durak, golf, goliath, planowanie, trojki };
