// What the tab is called: what one looks at; at a table first of all whether it waits for one, since a tab is narrow.
import { t } from "./words/texts.svelte";

let table = $state.raw<{ game: string; mine: boolean; plays: boolean } | null>(null);

/** Of a table that is shown: what is played, whether it is one's turn, whether one plays; null when it is left. */
export const entitle = (shown: typeof table): void => {
  table = shown;
};

/** The title of a page that is called so, and is about this (a code, a game); "" where there is none. */
export function titleOf(name: string, about: string): string {
  const [first, second] = table ? [table.mine && `● ${t("web-turn-mine")}`, t(`${table.game}-title`)] : [name, about];
  return [first, second, t("web-title")].filter(Boolean).join(" – ");
}

/** Whether one plays at a table that is shown. */
export const plays = (): boolean => Boolean(table?.plays);
