// Why a game refuses options, with the option called as the form calls it (Options.svelte). Fetched with the forms.
import type { Event } from "../protocol";
import { needFor, t, wordsFor } from "../words/texts.svelte";

/** What the form calls an option of a game; "" if the form has none of this name. */
export const label = (game: string, name: unknown): string =>
  t(name === "seats" ? "room-seats" : `${game}-option-${String(name)}`);

/** The reason with the option's label before it; any other reason as it is. Its texts are there when it resolves. */
export async function named(game: string, reason: Event): Promise<Event> {
  await needFor([reason]);
  const option = label(game, reason[1].name);
  return option ? ["room-refused", { option, told: wordsFor([], null, "full").tell(reason) }] : reason;
}
