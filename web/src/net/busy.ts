// The button that was pressed shows that it works, for as long as what it has begun takes (style.css waits 150 ms).
let pressed: Element | null = null;
const works = new WeakMap<Element, number>();

if (typeof document !== "undefined")
  addEventListener(
    "click",
    ({ target }) => {
      // A press on Enter in a form is a click on its button, too; what begins later was not begun by it.
      pressed = (target as Element).closest?.("button") ?? null;
      setTimeout(() => (pressed = null));
    },
    true,
  );

/** Marks the button that has just been pressed until the work is done. */
export function busy<T>(work: Promise<T>): Promise<T> {
  const button = pressed;
  if (!button) return work;
  const count = (more: number) => {
    const now = (works.get(button) ?? 0) + more;
    works.set(button, now);
    button.toggleAttribute("data-busy", now > 0);
  };
  count(1);
  const done = () => count(-1);
  work.then(done, done);
  return work;
}
