// How people are told apart at a glance: a hue and a pattern that come from who they are, so that somebody looks alike
// wherever they sit, and differ at one table, so that no two there look the same to anybody, whatever colours they see.

/** Each from 0 to 7; hue and pattern alone are each enough to tell eight people apart. */
export type Look = { hue: number; pattern: number };

const KINDS = 8;

/** What a public id has by itself. */
function own(id: string): Look {
  let hash = 2166136261;
  for (const sign of id) hash = Math.imul(hash ^ sign.codePointAt(0)!, 16777619);
  hash ^= hash >>> 15;
  return { hue: (hash >>> 3) % KINDS, pattern: (hash >>> 9) % KINDS };
}

const free = (taken: number[], wish: number): number => {
  for (let more = 0; more < KINDS; more++) if (!taken.includes((wish + more) % KINDS)) return (wish + more) % KINDS;
  return wish;
};

/** The looks of those who sit at a table, in the order of their seats; nobody's ("") is null. */
export function looksOf(people: readonly string[]): (Look | null)[] {
  const found: (Look | null)[] = [];
  for (const id of people) {
    const others = found.filter((look) => look !== null);
    const { hue, pattern } = own(id);
    const look = {
      hue: free(others.map((each) => each.hue), hue),
      pattern: free(others.map((each) => each.pattern), pattern),
    };
    found.push(id ? look : null);
  }
  return found;
}

/** One or two letters for a name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const first = (word: string | undefined) => [...(word ?? "")][0] ?? "";
  return (first(words[0]) + (words.length > 1 ? first(words.at(-1)) : "")).toLocaleUpperCase();
}
