// What the browser keeps of people: it goes when they sign out, or are deleted. What the device is set to stays.
import { forgetSeals } from "../tables/seals";

const STAYS = "stolik-settings";

export function forget(): void {
  forgetSeals(); // what the page has in memory, too
  try {
    Object.keys(localStorage).forEach((key) => key !== STAYS && localStorage.removeItem(key));
    sessionStorage.clear();
  } catch {
    // nothing was kept
  }
}
