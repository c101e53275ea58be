// Who one is on this server. Guests need nothing: without a cookie of ours a guest is made, with a name that can be
// changed.
import type { Me } from "../protocol";
import { settings } from "../settings.svelte";
import { t } from "../words/texts.svelte";
import { api, Refused } from "./api";
import { line } from "./line.svelte";

let known = $state.raw<Me | null>(null);
let coming: Promise<Me> | null = null;

export const me = (): Me | null => known;

/**
 * Who the cookie says, or a new guest; the line is open after it. Raises Refused when the server is away; where the
 * cookie counts no more it waits until the page is made anew.
 */
export function signIn(): Promise<Me> {
  coming ??= find().catch((failure: unknown) => {
    coming = null;
    throw failure;
  });
  return coming;
}

/** Whether the server has left a cookie with a token, which scripts cannot see; beside it lies one that they can. */
const expected = () => /(^|; )stolik-here=1/.test(document.cookie);

async function find(): Promise<Me> {
  known = expected() ? await api.me().catch(nobody) : null;
  if (!known) {
    if (expected()) {
      line.trouble = ["server-who", {}]; // the session is over: parts/Trouble.svelte asks what is to be
      return new Promise(() => {});
    }
    const name = `${t("web-guest")} ${100 + Math.floor(Math.random() * 900)}`;
    await api.guest(name);
    settings.given = name;
    known = await api.me();
  }
  line.open();
  return known;
}

function nobody(failure: unknown): null {
  if (failure instanceof Refused && failure.status === 401) return null;
  throw failure;
}

/** After signing in or out, or a new name: everything begins anew under it. */
export async function changed(): Promise<Me> {
  coming = null;
  const now = await signIn();
  line.restart();
  return now;
}
