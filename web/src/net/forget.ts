// What the browser keeps of people: it goes when they sign out, or are deleted. What the device is set to stays.
import { forgetSeals } from "../tables/seals";
import { line } from "./line.svelte";

const STAYS = "stolik-settings";

/** All but what follows. */
export function forget(): void {
  forgetSeals(); // what the page has in memory, too
  try {
    Object.keys(localStorage).forEach((key) => key !== STAYS && localStorage.removeItem(key));
    sessionStorage.clear();
  } catch {
    // nothing was kept
  }
}

/** That somebody was signed in, whose cookie the server takes no more. */
export function forgetWho(): void {
  document.cookie = "stolik-here=; path=/; max-age=0";
}

/** Does what ends the own session. The line is down meanwhile: that the session is over is no news. */
export async function hungUp<T>(act: () => Promise<T>): Promise<T> {
  line.hangUp();
  try {
    return await act();
  } catch (failure) {
    line.open();
    throw failure;
  }
}

/** The same by whoever leaves this browser. */
export async function leaving(act: () => Promise<unknown>): Promise<void> {
  await hungUp(act);
  forget();
}
