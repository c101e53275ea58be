// When a sentence of the guided first deal is due: by what the view shows and what is asked, never by rules. The first
// one of a game that holds and has not been read is shown, so what stays true until it is read stands before what
// passes.
import type { Sitting } from "../tables/sitting.svelte";

type Seen = Pick<Sitting, "view" | "legal" | "me" | "can"> & { place: { asked: boolean } };
type Moment = [id: string, due: (sitting: Seen, me: number) => boolean];

const list = (sitting: Seen, key: string): unknown[] => (sitting.view?.[key] as unknown[] | null | undefined) ?? [];
const phase = (sitting: Seen, ...names: string[]): boolean => names.includes(sitting.view?.phase ?? "");
const mine = (sitting: Seen, ...names: string[]): boolean => phase(sitting, ...names) && sitting.place.asked;
const leads = (sitting: Seen): boolean => mine(sitting, "play") && sitting.view?.laid === 0;
const follows = (sitting: Seen): boolean => mine(sitting, "play") && sitting.view?.laid !== 0;
const over = (sitting: Seen): boolean => phase(sitting, "over");
const ended =
  (...ways: string[]) =>
  (sitting: Seen): boolean =>
    over(sitting) && ways.includes(String(sitting.view?.ended));

export const MOMENTS: Record<string, Moment[]> = {
  planowanie: [
    ["over", over],
    ["won", (sitting, me) => phase(sitting, "play") && Number(list(sitting, "won")[me]) > 0],
    ["bid", (sitting) => mine(sitting, "bid")],
    ["last", (sitting, me) => mine(sitting, "bid") && sitting.view?.dealer === me],
    ["lead", leads],
    ["follow", follows],
  ],
  goliath: [
    ["over", over],
    ["trick", (sitting) => phase(sitting, "play") && list(sitting, "profit").flat().length > 0],
    ["won", (sitting, me) => phase(sitting, "play") && (list(sitting, "profit")[me] as unknown[]).length > 0],
    ["lead", leads],
    ["follow", follows],
  ],
  golf: [
    ["over", over],
    ["peek", (sitting) => mine(sitting, "peek")],
    ["turn", (sitting) => mine(sitting, "turn")],
    ["swap", (sitting) => mine(sitting, "drawn", "taken")],
    ["keep", (sitting) => mine(sitting, "drawn")],
  ],
  durak: [
    ["fool", ended("fool")],
    ["side", ended("side")],
    ["drawn", ended("draw", "pickups")],
    ["exchange", (sitting) => sitting.can("exchange")],
    ["choose", (sitting) => mine(sitting, "choose")],
    ["open", (sitting) => mine(sitting, "open")],
    ["defend", (sitting) => mine(sitting, "defend")],
    ["throw", (sitting) => mine(sitting, "throw")],
    ["gift", (sitting) => mine(sitting, "gift")],
  ],
  trojki: [
    ["over", over],
    ["pause", (sitting) => sitting.can("accept")],
    [
      "placed",
      (sitting, me) =>
        phase(sitting, "race", "open") && Number(list(sitting, "left")[me]) < Number(list(sitting, "dealt")[me]),
    ],
    ["draw", (sitting) => phase(sitting, "race", "open") && !list(sitting, "hand").length],
    ["place", (sitting) => phase(sitting, "race", "open") && list(sitting, "hand").length > 0],
  ],
};

/** Which sentence is due now, of those that have not been read; "" for none. */
export function dueNow(sitting: Seen, read: readonly string[]): string {
  const { view, me } = sitting;
  if (!view || me === null) return "";
  return MOMENTS[view.game]?.find(([id, due]) => !read.includes(id) && due(sitting, me))?.[0] ?? "";
}
