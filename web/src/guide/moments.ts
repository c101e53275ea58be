// When a sentence of the guided first deal is due: by what the view shows and what is asked, never by rules. The first
// one of a game that holds and has not been read is shown, so what has just happened stands before what is asked.
// Nobody reads while others race: what trojki asks for is said before its start is given, which waits, and a race
// against bots stands still as long as there is something to read (Guide.svelte).
import type { View } from "../net/place.svelte";

/** What a Sitting knows of it. */
export interface Seen {
  readonly view: View | null;
  readonly legal: string[];
  readonly me: number | null;
  readonly place: { readonly asked: boolean };
  can(action: string): boolean;
}
/** `news` tells what has happened, and is over when the player does something, be it refused; `last` ends a deal. */
type Kind = "news" | "last";
type Moment = [id: string, due: (sitting: Seen, me: number) => boolean, kind?: Kind];

const list = (sitting: Seen, key: string): unknown[] => (sitting.view?.[key] as unknown[] | null | undefined) ?? [];
const phase = (sitting: Seen, ...names: string[]): boolean => names.includes(sitting.view?.phase ?? "");
const mine = (sitting: Seen, ...names: string[]): boolean => phase(sitting, ...names) && sitting.place.asked;
const leads = (sitting: Seen): boolean => mine(sitting, "play") && sitting.view?.laid === 0;
const follows = (sitting: Seen): boolean => mine(sitting, "play") && sitting.view?.laid !== 0;
/** Whether so many cards have been won as there are players: one trick, and no more. */
const firstTrick = (sitting: Seen): boolean =>
  list(sitting, "profit").length > 0 && list(sitting, "profit").flat().length === list(sitting, "profit").length;
const over = (sitting: Seen): boolean => phase(sitting, "over");
const ended =
  (...ways: string[]) =>
  (sitting: Seen): boolean =>
    over(sitting) && ways.includes(String(sitting.view?.ended));

export const MOMENTS: Record<string, Moment[]> = {
  planowanie: [
    ["over", over, "last"],
    ["won", (sitting, me) => phase(sitting, "play") && list(sitting, "won")[me] === 1, "news"],
    ["bid", (sitting) => mine(sitting, "bid")],
    ["last", (sitting, me) => mine(sitting, "bid") && sitting.view?.dealer === me],
    ["lead", leads],
    ["follow", follows],
  ],
  goliath: [
    ["over", over, "last"],
    ["trick", (sitting) => phase(sitting, "play") && firstTrick(sitting), "news"],
    ["won", (sitting, me) => phase(sitting, "play") && (list(sitting, "profit")[me] as unknown[]).length > 0, "news"],
    ["lead", leads],
    ["follow", follows],
  ],
  golf: [
    ["over", over, "last"],
    ["peek", (sitting) => mine(sitting, "peek")],
    ["turn", (sitting) => mine(sitting, "turn")],
    ["swap", (sitting) => mine(sitting, "drawn", "taken")],
    ["keep", (sitting) => mine(sitting, "drawn")],
  ],
  durak: [
    ["fool", ended("fool"), "last"],
    ["side", ended("side"), "last"],
    ["drawn", ended("draw", "pickups"), "last"],
    ["exchange", (sitting) => sitting.can("exchange")],
    ["choose", (sitting) => mine(sitting, "choose")],
    ["open", (sitting) => mine(sitting, "open")],
    ["defend", (sitting) => mine(sitting, "defend")],
    ["throw", (sitting) => mine(sitting, "throw") && list(sitting, "attackers").length > 1],
    ["alone", (sitting) => mine(sitting, "throw") && list(sitting, "attackers").length < 2],
    ["gift", (sitting) => mine(sitting, "gift")],
  ],
  trojki: [
    ["over", over, "last"],
    ["start", (sitting) => sitting.can("ok")],
    ["pause", (sitting) => sitting.can("accept")],
    [
      "placed",
      (sitting, me) =>
        phase(sitting, "race", "open") && Number(list(sitting, "left")[me]) === Number(list(sitting, "dealt")[me]) - 1,
      "news",
    ],
    ["draw", (sitting) => sitting.can("ok") || (sitting.can("draw") && !list(sitting, "hand").length)],
    ["place", (sitting) => sitting.can("ok") || (phase(sitting, "race", "open") && list(sitting, "hand").length > 0)],
  ],
};

/** Which sentence is due now, of those that have not been read; "" for none. */
export function dueNow(sitting: Seen, read: readonly string[]): string {
  const { view, me } = sitting;
  if (!view || me === null) return "";
  return MOMENTS[view.game]?.find(([id, due]) => !read.includes(id) && due(sitting, me))?.[0] ?? "";
}

/** What kind of sentence it is, if it is of one. */
export const kindOf = (game: string, id: string): Kind | undefined =>
  MOMENTS[game]?.find(([other]) => other === id)?.[2];
