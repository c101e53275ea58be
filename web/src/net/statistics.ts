// What the own matches add up to: those of an account by the server, those of guests on this device, which asks the
// server what has come since and remembers it. Whoever becomes an account takes their own along: the device keeps those
// of other guests only. The twin of src/stolik/server/results.py, which says what is counted.
import type { AllStatistics, Finished, Me, Result, Statistics } from "../protocol";
import { api, call } from "./api";

const KEY = "stolik-matches";
const MOST = 2000; // matches that a device remembers

/** A match that a guest has played here; `number` rises in the order in which matches ended. */
export type Own = Result & { person: string; number: number; game: string };

function remembered(): Own[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY)!);
    if (Array.isArray(kept)) return kept.filter((one) => one instanceof Object) as Own[];
  } catch {
    // no storage, or not ours
  }
  return [];
}

function remember(matches: Own[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(matches.slice(-MOST)));
  } catch {
    // a browser that keeps nothing: they are asked for anew
  }
}

function own({ number, game, people, results }: Finished, person: string): Own | null {
  const seat = people.find((one) => one.person === person)?.seat;
  const result = seat === undefined ? undefined : results[seat];
  return result ? { ...result, person, number, game } : null;
}

/** What a guest has played on this device, the oldest first, with what the server has had since. */
async function ofGuest(person: string): Promise<Own[]> {
  const known = remembered();
  const latest = Math.max(0, ...known.filter((match) => match.person === person).map(({ number }) => number));
  const fresh: Own[] = [];
  for (let before: number | null = null; ; ) {
    const page = await api.matches(before);
    for (const match of page.matches) {
      const mine = match.number > latest ? own(match, person) : null;
      if (mine) fresh.push(mine);
    }
    before = page.before;
    if (before === null || before <= latest) break;
  }
  const all = [...known, ...fresh.reverse()];
  if (fresh.length) remember(all);
  return all;
}

/** Game by game, the most played first, of matches of which the oldest comes first. */
export function addUp(matches: readonly Own[]): Statistics[] {
  const games = new Map<string, Statistics>();
  for (const { game, place, good, bids, kept } of matches) {
    const none: Statistics = { game, played: 0, good: 0, places: [], bids: 0, kept: 0, streak: 0, longest: 0 };
    const sum = games.get(game) ?? none;
    games.set(game, sum);
    sum.played += 1;
    sum.good += Number(good);
    sum.bids += bids;
    sum.kept += kept;
    sum.streak = good ? sum.streak + 1 : 0;
    sum.longest = Math.max(sum.longest, sum.streak);
    while (sum.places.length < place) sum.places.push(0);
    if (place) sum.places[place - 1]! += 1;
  }
  return [...games.values()].sort((one, other) => other.played - one.played);
}

/** Raises Refused when the server is away. */
export async function statisticsOf({ id, kind }: Me): Promise<Statistics[]> {
  if (kind !== "account") return addUp(await ofGuest(id));
  const { games } = await call<AllStatistics>("GET", "/api/me/statistics");
  const known = remembered();
  const others = known.filter(({ person }) => person !== id);
  if (others.length < known.length) remember(others);
  return games;
}
