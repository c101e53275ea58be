// What the command line understands at a table: the texts of the game in the page's language and in English, fetched
// when it opens, and what is typed as actions by them (lexicon.ts).
import { FluentResource } from "@fluent/bundle";
import type { Event } from "../protocol";
import type { Sitting } from "../tables/sitting.svelte";
import { urlOf } from "../words/texts.svelte";
import { Words } from "../words/words";
import { commandsOf, Lexicon, packOf, phrasesOf, readings, Several, tokens } from "./lexicon";

const CARD = /"([2-9TJQKA][CDHS]|[RYGBV]\d{1,2}|[RBVY][CSXT][0-3])"/; // in a view
const TOPICS = ["cards", "typed", "terminal", "trick"];

/** Actions; an event that says what is unclear; several readings; null: it means nothing. */
type Meaning = string[] | { unclear: Event } | { several: string[] } | null;

export type Understands = {
  commands: ReadonlyMap<string, string>; // words of commands to the table
  /** The actions that a text means, which stand together or between semicolons. */
  act: (typed: string) => Meaning;
};

async function textOf(language: string, topic: string): Promise<string> {
  const url = urlOf(language, topic);
  const answer = url ? await fetch(url) : null;
  return answer?.ok ? answer.text() : "";
}

export async function understands(sitting: Sitting): Promise<Understands> {
  const { game } = sitting.place.standing;
  const languages = [...new Set([sitting.words.language, "en"])];
  const topics = [...TOPICS, game];
  const textsOf = (language: string) => Promise.all(topics.map((topic) => textOf(language, topic)));
  const texts = new Map(await Promise.all(languages.map(async (one) => [one, await textsOf(one)] as const)));
  const at = (language: string, topic: string) => texts.get(language)![topics.indexOf(topic)]!;
  const later = [...languages].reverse(); // the page's own words before English ones
  const card = CARD.exec(JSON.stringify(sitting.view ?? ""))?.[1] ?? "AS";
  const pack = packOf(card);
  const lexicons = languages.map((language) => {
    const sources = texts.get(language)!.map((text) => new FluentResource(text));
    return new Lexicon(new Words(language, sources), pack);
  });
  const phrases = phrasesOf(
    game,
    later.map((language) => [at(language, game), at(language, "trick")] as const),
  );

  /** The own cards as they lie there: by their place in this order numbers mean them. */
  function laid(): string[] {
    const cards = [...document.querySelectorAll<HTMLElement>(".mine .hand [data-card]")];
    return cards.length ? cards.map(({ dataset }) => dataset.card!) : sitting.hand;
  }

  function act(typed: string): Meaning {
    const parts = typed.split(";").filter((part) => part.trim());
    if (parts.length < 2) return one(typed);
    const whole = one(typed); // several cards that go together, as where commas stand
    if (Array.isArray(whole) && whole.every((action) => sitting.legal.includes(action))) return whole;
    const meant: string[] = [];
    for (const part of parts) {
      const found = one(part);
      if (!Array.isArray(found)) return found;
      meant.push(...found);
    }
    return meant;
  }

  function one(typed: string): Meaning {
    const { hand, names, words, legal } = sitting;
    try {
      const known = { phrases, lexicons, pack, style: words.cards, names, hand };
      const found = readings(tokens(typed, known), legal, hand, laid());
      const count = hand.length;
      if (!found.length && count && /^\s*\d+\s*$/.test(typed))
        return { unclear: ["typed-no-number", { number: typed.trim(), count }] };
      if (found.length > 1) return { several: found.map((actions) => actions[0]!) };
      return found[0] ?? null;
    } catch (failure) {
      if (!(failure instanceof Several)) throw failure;
      const unclear: Event = ["typed-several", { text: failure.text, cards: [...failure.cards] }];
      return { unclear };
    }
  }
  return { commands: commandsOf(later.map((language) => at(language, "terminal"))), act };
}
