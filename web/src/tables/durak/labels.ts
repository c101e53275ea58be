// Durak: what is written at what is drawn.
import type { DurakView } from "../../protocol";
import type { Values } from "../../words/words";
import type { Sitting } from "../sitting.svelte";

export type Say = (id: string, values?: Values) => string;

/** Texts of durak, sentences with a capital; nothing while they are on their way. */
export const sayer =
  (sitting: Sitting): Say =>
  (id, values = {}) => {
    const said = sitting.t(id, values);
    return said.endsWith(".") ? sitting.words.tell([id, values]) : said;
  };

/** Trump and stock. */
export const trumpSaid = (view: DurakView, say: Say): string =>
  say("durak-web-stock", { suit: view.trump, card: view.under, count: view.under ? view.stock_count + 1 : 0 });

/** An attack card with what became of it. */
export function pairSaid(view: DurakView, say: Say, at: number): string {
  const [attack, card] = [view.attacks[at], view.answers[at]];
  return say("durak-web-pair", { attack, card, state: card ? "beaten" : view.taking ? "taken" : "open" });
}

/** What a seat is at the moment, in a few words each. */
export function rolesOf(view: DurakView, say: Say, seat: number): { role: string; text: string }[] {
  const { sides, seat: me } = view;
  const [out, at] = [view.out[seat], view.attackers.indexOf(seat)];
  const roles: string[] = [];
  if (sides && me !== seat) roles.push(me === null ? "team" : sides[seat] === sides[me] ? "own" : "theirs");
  if (view.lost[seat]) roles.push("fool");
  else if (out) roles.push("out");
  if (view.phase !== "over") {
    if (seat === view.attacker) roles.push("attacks");
    else if (seat === view.defender) roles.push(view.taking ? "takes" : "defends");
    else if (at > 0 && !out) roles.push("helps");
  }
  const number = (role: string) => (role === "team" ? sides![seat]! : at) + 1;
  const text = (role: string) => say("durak-web-role", { role, seat: view.defender, number: number(role) });
  return roles.map((role) => ({ role, text: text(role) }));
}
