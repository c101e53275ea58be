// Single keys at a table: which of them are for something else, and digits, which choose cells and bids from wherever
// the focus is there.
import { settings } from "../settings.svelte";

/** Whether a key is held with it that makes it one of the browser's. */
export const chorded = (event: KeyboardEvent): boolean => event.ctrlKey || event.altKey || event.metaKey;

/** Whether it is typed into a field. */
export const typed = ({ target }: KeyboardEvent): boolean => (target as Element).matches("input, textarea, select");

/** The digit that was pressed, where digits choose; null: another key, a text field, not at the table, keys are off. */
export function digitOf(event: KeyboardEvent, part: HTMLElement | undefined): number | null {
  const other = chorded(event) || event.shiftKey || event.repeat || event.defaultPrevented || typed(event);
  if (other || !settings.keys || !/^\d$/.test(event.key)) return null;
  return part?.closest("main")?.contains(event.target as Node) ? Number(event.key) : null;
}
