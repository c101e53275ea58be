// Dialogs by ear. What lies outside an open one is gone for a screen reader, what had the focus too: the first thing
// that gets it after that Orca takes for the place where it was, and says nothing. The second one it speaks.
const WHILE = 100; // milliseconds until it has taken note of the first

/** Opens it; the focus, and the voice, begin at this heading. */
export function open(dialog: HTMLDialogElement, heading: HTMLElement): void {
  dialog.showModal();
  setTimeout(() => dialog.contains(document.activeElement) && heading.focus(), WHILE);
}

/** Once it is closed: what has the focus then gets it after the page, so that it is spoken and keys reach the page. */
export function closed(): void {
  const { activeElement: at } = document;
  if (!(at instanceof HTMLElement) || at === document.body) return;
  document.getElementById("main")?.focus({ preventScroll: true });
  setTimeout(() => at.focus({ preventScroll: true }), WHILE);
}
