// The way through a toolbar: all its buttons have one tab stop together, whichever groups they stand in, and the arrows
// go over all of them. A group that knows its own way (a hand in rows, a grid) goes it alone and leaves to this what
// leads out of it. What the toolbar owns elsewhere (aria-owns: a pile on the table) is the end of the way.

const ROW = 16; // pixels by which another row is higher or lower at least, which no raised card is

/** Begins to keep the toolbar, and says this where it has no button for the focus; what ends it is returned. */
export function walk(bar: HTMLElement, empty: string): () => void {
  const frame = bar.closest("main") ?? bar;
  // It has the focus while there is no button: the keys of the table, and a screen reader's mode for them, go on.
  const rest = Object.assign(document.createElement("span"), { tabIndex: -1, className: "unseen", textContent: empty });
  let way: HTMLElement[] = [];
  let stop: HTMLElement | undefined; // the button with the tab stop
  let held = false; // whether the focus was in the table when it was last seen anywhere
  // What has just been hidden has the focus until the page is painted, and nobody is told then that it has lost it.
  const nowhere = (at = document.activeElement) => at === rest || !!at?.matches("body, [hidden], [hidden] *");

  function owned(): HTMLElement[] {
    const ids = bar.getAttribute("aria-owns")?.split(" ") ?? [];
    return ids.flatMap((id) => document.getElementById(id)?.closest("button") ?? []);
  }

  /**
   * After a change: where the stop has gone, a main button has it that has come instead, else its right neighbour, else
   * the last one before it.
   */
  function keep() {
    const before = way;
    way = [...bar.querySelectorAll<HTMLElement>("button"), ...owned()].filter((button) => !button.closest("[hidden]"));
    if (!stop || !way.includes(stop)) {
      const at = stop ? before.indexOf(stop) : -1;
      const stays = (button: HTMLElement) => way.includes(button);
      const comes = (button: HTMLElement) => button.matches(".main") && !before.includes(button);
      const nearest = () => before.slice(at).find(stays) ?? before.slice(0, at).reverse().find(stays);
      const near = at < 0 ? undefined : (way.find(comes) ?? nearest());
      stop = near ?? way.find((button) => button.getAttribute("tabindex") === "0") ?? way[0];
    }
    for (const button of way) {
      const index = button === stop ? 0 : -1;
      if (button.getAttribute("tabindex") !== String(index)) button.tabIndex = index;
    }
    const goal = stop ?? rest;
    if (held && nowhere()) {
      if (!goal.isConnected) bar.append(goal);
      goal.focus();
    }
    if (stop) rest.remove();
  }

  /** The nearest button of the nearest row above or below. */
  function across(from: HTMLElement, down: boolean): HTMLElement | undefined {
    const middle = (one: HTMLElement) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { one, x: left + width / 2, y: top + height / 2 };
    };
    const here = middle(from);
    const away = ({ y }: { y: number }) => (down ? y - here.y : here.y - y);
    const beyond = way.map(middle).filter((there) => away(there) > ROW);
    const row = Math.min(...beyond.map(away)) + ROW;
    const aside = ({ x }: { x: number }) => Math.abs(x - here.x);
    return beyond.filter((there) => away(there) <= row).sort((a, b) => aside(a) - aside(b))[0]?.one;
  }

  function key(event: KeyboardEvent) {
    const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
    const at = way.indexOf(target as HTMLElement);
    if (event.defaultPrevented || ctrlKey || altKey || metaKey || shiftKey || at < 0) return;
    const goals: Record<string, () => HTMLElement | undefined> = {
      ArrowLeft: () => way[at - 1],
      ArrowRight: () => way[at + 1],
      ArrowUp: () => across(way[at]!, false),
      ArrowDown: () => across(way[at]!, true),
      Home: () => way[0],
      End: () => way.at(-1),
    };
    const goal = goals[key];
    if (!goal) return;
    event.preventDefault();
    goal()?.focus();
  }

  function comes({ target }: FocusEvent) {
    held = true;
    if (!way.includes(target as HTMLElement)) return;
    stop = target as HTMLElement;
    keep();
  }

  /** What is taken away while it has the focus leaves it nowhere: that is no going away. */
  function goes({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget) held = frame.contains(relatedTarget as Node);
    else
      queueMicrotask(() => {
        if (nowhere() && (target as Node).isConnected) held = false;
      });
  }

  const observer = new MutationObserver(keep);
  const changes = { childList: true, subtree: true, attributeFilter: ["tabindex", "aria-owns", "hidden"] };
  observer.observe(frame, changes);
  addEventListener("keydown", key); // which hears of a key after all handlers of the page have had it
  frame.addEventListener("focusin", comes);
  frame.addEventListener("focusout", goes);
  keep();
  return () => {
    rest.remove();
    observer.disconnect();
    removeEventListener("keydown", key);
    frame.removeEventListener("focusin", comes);
    frame.removeEventListener("focusout", goes);
  };
}
