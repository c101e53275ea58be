// Digits choose cells and bids from wherever the focus is at the table.
import { settings } from "../settings.svelte";

/** The digit that was pressed, where digits choose; null: another key, a text field, not at the table, keys are off. */
export function digitOf(event: KeyboardEvent, part: HTMLElement | undefined): number | null {
  if (!settings.keys || event.defaultPrevented || !/^\d$/.test(event.key)) return null;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.repeat) return null;
  const target = event.target as HTMLElement;
  if (target.matches("input, textarea, select")) return null;
  return part?.closest("main")?.contains(target) ? Number(event.key) : null;
}
