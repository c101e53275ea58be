// What the tab is called: what one looks at; at a table first of all whether it waits for one, since a tab is narrow.
import { t } from "./words/texts.svelte";

type Shown = { game: string; mine?: boolean; plays?: boolean; past?: boolean };
let table = $state.raw<Shown | null>(null);

/** Of a table that is shown: its game, whether it is one's turn, one plays, it is looked at again; null: it is left. */
export const entitle = (shown: Shown | null): void => {
  table = shown;
};

/** The title of a page that is called so, and is about this (a code, a game); "" where there is none. */
export function titleOf(name: string, about: string): string {
  const first = table?.mine ? `● ${t("web-turn-mine")}` : (!table || table.past) && name;
  const game = table?.game ?? about;
  return [first, t(`${game}-title`) || game, t("web-title")].filter(Boolean).join(" – ");
}

/** Whether one plays at a table that is shown. */
export const plays = (): boolean => Boolean(table?.plays);
