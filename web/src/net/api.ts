// The HTTP API: all that is not live play. The cookie says who one is; refusals come as sentences in the page's
// language. What only later pages ask for is in account.ts and past.ts.
import type {
  Created,
  Error as Wrong,
  Event,
  Games,
  Listed,
  Matches,
  Me,
  NewTable,
  OwnTables,
  Seated,
  SignedIn,
  Story,
} from "../protocol";
import { language, t } from "../words/texts.svelte";
import { busy } from "./busy";
import { elsewhere } from "./elsewhere";

/** A request that the server refused, or that never got there (`event` is null then). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly event: Event | null,
    text: string,
  ) {
    super(text);
  }
}

/** What went wrong with a request, as a sentence. */
export const wrong = (failure: unknown): string =>
  failure instanceof Refused && failure.message ? failure.message : t("web-no-server");

export const call = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  busy(request<T>(method, path, body));

async function request<T>(method: string, path: string, body?: unknown, at = "", tries = 3): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(at + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused(0, null, "");
  }
  if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as T;
  const wrong = (await answer.json().catch(() => null)) as Wrong | null;
  const there = wrong?.error[0] === "server-elsewhere" ? String(wrong.error[1].at) : "";
  if (there && tries && elsewhere(there)) return request<T>(method, path, body, there, tries - 1);
  throw new Refused(answer.status, wrong?.error ?? null, wrong?.text ?? "");
}

let games: Promise<Games> | null = null;

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  guest: (name: string) => call<SignedIn>("POST", "/api/guest", { name }),
  games: () =>
    (games ??= call<Games>("GET", "/api/games").catch((failure: unknown) => {
      games = null;
      throw failure;
    })),
  open: (table: NewTable) => call<Created>("POST", "/api/tables", table),
  find: (code: string) => call<Listed>("GET", `/api/tables/${encodeURIComponent(code)}`),
  story: (code: string, since: number | null) =>
    call<Story>("GET", `/api/tables/${encodeURIComponent(code)}/story${since === null ? "" : `?since=${since}`}`),
  mine: () => call<OwnTables>("GET", "/api/me/tables"),
  leave: (code: string) => call<null>("DELETE", `/api/me/tables/${encodeURIComponent(code)}`),
  quick: (game: string) => call<Seated>("POST", "/api/quick", { game }),
  matches: (before: number | null) => call<Matches>("GET", `/api/matches${before === null ? "" : `?before=${before}`}`),
};
