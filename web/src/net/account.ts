// The HTTP API for one's account: what it is, where one is signed in, whom one does not hear.
import type { Mutes, NewFactor, OwnSessions, RecoveryCodes, SecondFactor, SignedIn } from "../protocol";
import { call } from "./api";

export const account = {
  create: (name: string, password: string) => call<SignedIn>("POST", "/api/account", { name, password }),
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
  mutes: () => call<Mutes>("GET", "/api/me/mutes"),
  mute: (person: string) => call<null>("PUT", `/api/me/mutes/${encodeURIComponent(person)}`),
  unmute: (person: string) => call<null>("DELETE", `/api/me/mutes/${encodeURIComponent(person)}`),
  report: (person: string, table: string, text: string) => call<null>("POST", "/api/reports", { person, table, text }),
};
