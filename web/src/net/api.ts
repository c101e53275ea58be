// The HTTP API: all that is not live play. The cookie says who one is; refusals come as sentences in the page's
// language.
import type {
  Created,
  Error as Wrong,
  Event,
  Finished,
  Games,
  Listed,
  Matches,
  Me,
  Mutes,
  NewFactor,
  NewTable,
  OwnTables,
  RecoveryCodes,
  Replay,
  Review,
  Seated,
  SecondFactor,
  OwnSessions,
  SignedIn,
  Story,
} from "../protocol";
import { language, t } from "../words/texts.svelte";
import { busy } from "./busy";

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

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused(0, null, "");
  }
  if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as T;
  const wrong = (await answer.json().catch(() => null)) as Wrong | null;
  throw new Refused(answer.status, wrong?.error ?? null, wrong?.text ?? "");
}

let games: Promise<Games> | null = null;

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  guest: (name: string) => call<SignedIn>("POST", "/api/guest", { name }),
  account: (name: string, password: string) => call<SignedIn>("POST", "/api/account", { name, password }),
  login: (name: string, password: string, code = "") =>
    call<SignedIn>("POST", "/api/login", { name, password, code }),
  logout: (all = false) => call<null>("POST", "/api/logout", { all }),
  rename: (name: string) => call<SignedIn>("PATCH", "/api/me", { name }),
  password: (current: string, password: string) => call<SignedIn>("PATCH", "/api/me", { current, password }),
  sessions: () => call<OwnSessions>("GET", "/api/me/sessions"),
  /** null: all but this one. */
  endSession: (session: string | null, password: string) =>
    call<null>("POST", "/api/me/sessions/end", { session, password }),
  secondFactor: () => call<SecondFactor>("GET", "/api/me/second-factor"),
  beginFactor: (password: string) => call<NewFactor>("POST", "/api/me/second-factor", { password }),
  turnOnFactor: (code: string) => call<RecoveryCodes>("POST", "/api/me/second-factor/on", { code }),
  turnOffFactor: (password: string) => call<null>("POST", "/api/me/second-factor/off", { password }),
  remove: (password: string) => call<null>("POST", "/api/me/delete", { password }),
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
  match: (code: string) => call<Finished>("GET", `/api/matches/${encodeURIComponent(code)}`),
  replay: (code: string, deal: number, seat: string, describe = false) =>
    call<Replay>(
      "GET",
      `/api/matches/${encodeURIComponent(code)}/replay?deal=${deal}&seat=${seat}${describe ? "&describe=true" : ""}`,
    ),
  review: (code: string) => call<Review>("GET", `/api/matches/${encodeURIComponent(code)}/review`),
  mutes: () => call<Mutes>("GET", "/api/me/mutes"),
  mute: (person: string) => call<null>("PUT", `/api/me/mutes/${encodeURIComponent(person)}`),
  unmute: (person: string) => call<null>("DELETE", `/api/me/mutes/${encodeURIComponent(person)}`),
  report: (person: string, table: string, text: string) => call<null>("POST", "/api/reports", { person, table, text }),
};
