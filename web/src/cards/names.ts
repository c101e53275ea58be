// What a card is called where it is a button, and the letter that jumps to its suit or colour.
import { settings } from "../settings.svelte";
import type { Words } from "../words/words";
import { familyOf } from "./glyphs";

/** The suit or colour of a card, as players call it; "" of a hidden one. */
export function suitOf(words: Words, card: string): string {
  const family = familyOf(card);
  const one = words.language === "de" ? "nom" : "one"; // German has one word for the suit and its cards
  if (family === "french") return words.say("cards-suit", { suit: card[1], case: one });
  if (family === "goliath") return words.say("cards-colour", { colour: card[0], case: "nom" });
  return family === "trojki" ? words.say("cards-feature-colour", { colour: card[0], case: "nom" }) : "";
}

/** Its first letter without accents, small: "z" for "żółte". */
export const initialOf = (words: Words, card: string): string =>
  suitOf(words, card).normalize("NFD").slice(0, 1).toLowerCase();

/** A card's name, with the suit before the rank if the listener likes that better. */
export function nameOf(words: Words, card: string): string {
  if (!settings.suitFirst || words.cards !== "full" || familyOf(card) !== "french") return words.card(card);
  const rank = words.say("cards-rank", { rank: "23456789TJQKA".indexOf(card[0]!) + 2, case: "nom" });
  return words.say("cards-comma", { first: suitOf(words, card), last: rank });
}
