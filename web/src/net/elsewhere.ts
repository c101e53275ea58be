// A server can be several processes: each table is at one of them, which the others name.

/** Whether what is at this address can be asked from this page. Else the page itself goes there. */
export function elsewhere(at: string): boolean {
  if (at.startsWith("/")) return true;
  location.assign(at + location.pathname);
  return false;
}
