// Which page is shown, by its path: "/", "/table/CODE", "/match/CODE", "/rules/GAME", "/settings", "/gallery".
export type Route = { page: string; rest: string; query: URLSearchParams };

function read(): Route {
  const [, page = "", rest = ""] = location.pathname.split("/");
  return { page, rest: decoded(rest), query: new URLSearchParams(location.search) };
}

/** What an escaped part of a path means; as it stands where its escapes mean nothing ("%"). */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw(read());

export const route = (): Route => current;

const PATIENCE = 5000; // milliseconds for a page to be there
// Milliseconds for which nothing has the focus when a table comes. In Firefox, Orca looks late at what has lost it:
// what has got it by then is not told, and keys stay Orca's own.
const NOWHERE = 300;
const AT_TABLE = 1500; // milliseconds for something to do, at a table that is there

const TABLE = ".board:not(.replay *)";
const STOP = "[role=toolbar] button[tabindex='0']";

/** What there is to do at a table: the stop of one's own first toolbar, or the main button. */
const toDo = (): HTMLElement | null => document.querySelector(`${TABLE} .mine :is(${STOP}, button.main)`);

/**
 * The heading gets the focus as soon as it is there, if by then nothing else has it: the page before took it away. At a
 * table what there is to do gets it, where the keys of the table work; who has no card yet begins at the first toolbar.
 */
export function land(until = performance.now() + PATIENCE, since = 0): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const now = performance.now();
    const heading = document.querySelector<HTMLElement>("h1");
    const table = document.querySelector(TABLE) ? since || now : 0;
    const first = () => document.querySelector<HTMLElement>(`${TABLE} ${STOP}`) ?? heading;
    const goal = table && now - table < NOWHERE ? null : (toDo() ?? (table && now - table < AT_TABLE ? null : first()));
    if (goal === heading) goal?.setAttribute("tabindex", "-1"); // before, it would be heard as something to click
    if (goal) goal.focus({ preventScroll: true });
    else if (now < until) land(until, table);
  });
}

/** Goes to a page of ours without loading anything anew; the focus goes to its heading. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = read();
  scrollTo(0, 0);
  land();
}

/** Links of ours are followed without loading the page; called once. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    current = read();
    land();
  });
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (url.hash && url.pathname === location.pathname)
      ((url.hash === "#mine" && toDo()) || document.getElementById(url.hash.slice(1)))?.focus();
    else go(url.pathname + url.search + url.hash);
  });
}
