// The language of the page and its texts. A language, and of it a topic (a file of src/stolik/words), is fetched when
// it is first wanted; what is shown follows by itself.
import { FluentResource } from "@fluent/bundle";
import { settings } from "../settings.svelte";
import { messagesOf, topicOf, Words, type Event, type Style, type Values } from "./words";

/** Where the texts are, and which topics there are (vite.config.ts). */
declare const WORDS: { base: string; topics: string[] };
export const urlOf = (language: string, topic: string) =>
  WORDS.topics.includes(topic) ? `${WORDS.base}/${language}/${topic}.ftl` : undefined;

export const LANGUAGES = { pl: "Polski", de: "Deutsch", en: "English" } as const;
export type Language = keyof typeof LANGUAGES;

const AGAIN = 1000; // milliseconds between two attempts to fetch what is not there

/** What every page needs; `games` is what all games are called and about, all else of a game comes with its table. */
const ALWAYS = ["cards", "web", "games"];

const wanted = new Set(ALWAYS); // until now, in whatever language
const loaded = new Map<string, Map<string, FluentResource>>();
let plainWords = $state.raw(new Words("en", []));
let version = $state(0); // of what is loaded: whoever made words of their own makes them anew

/** The language that the browser asks for, or English. */
function browsers(): Language {
  for (const wish of navigator.languages ?? []) {
    const known = Object.keys(LANGUAGES).find((language) => wish.toLowerCase().startsWith(language));
    if (known) return known as Language;
  }
  return "en";
}

export const language = (): Language => (settings.language in LANGUAGES ? (settings.language as Language) : browsers());

/** Fetches topics of the language in use; resolves when their texts can be said. */
export async function need(...topics: string[]): Promise<void> {
  topics.forEach((topic) => wanted.add(topic));
  const speaking = language();
  const known = loaded.get(speaking) ?? new Map<string, FluentResource>();
  loaded.set(speaking, known);
  const all = plainWords.language === speaking ? [...ALWAYS, ...topics] : wanted; // all at once of another language
  const missing = [...new Set(all)].filter((topic) => !known.has(topic) && urlOf(speaking, topic));
  const fetched = await Promise.all(
    missing.map(async (topic) => {
      const answer = await fetch(urlOf(speaking, topic)!);
      if (!answer.ok) {
        wanted.delete(topic);
        throw new Error(`texts ${topic}: ${answer.status}`);
      }
      return new FluentResource(await answer.text());
    }),
  );
  missing.forEach((topic, at) => known.set(topic, fetched[at]!)); // not one by one: a topic that is known can be said
  if (speaking !== language()) return need(...topics); // which has changed meanwhile
  if (missing.length || plainWords.language !== speaking) {
    plainWords = new Words(speaking, known.values());
    document.documentElement.lang = speaking;
    version += 1;
  }
}

/** As `need`, however long the server is away: what has happened is told all the same. */
export async function want(...topics: string[]): Promise<void> {
  for (;;) {
    try {
      return await need(...topics);
    } catch (failure) {
      if (!(failure instanceof TypeError)) throw failure; // which is what a browser calls a network that is not there
      await new Promise((again) => setTimeout(again, AGAIN));
    }
  }
}

/** Changes the language of the page. */
export async function speak(wish: Language | ""): Promise<void> {
  settings.language = wish;
  await need();
}

/** The texts for a table: its names, the own seat, the way to write cards, whether the listener is brief, the game. */
export function wordsFor(names: readonly string[], me: number | null, cards: Style, brief = false, game = ""): Words {
  void version;
  const texts = loaded.get(plainWords.language)?.values() ?? [];
  return new Words(plainWords.language, texts, names, me, cards, brief, game);
}

/** A text of the page. */
export const t = (id: string, values: Values = {}): string => {
  void version;
  return plainWords.has(id) ? plainWords.say(id, values) : "";
};

/** The games that have rules to be read. */
export const RULED = WORDS.topics.filter((topic) => topic.startsWith("rules-")).map((topic) => topic.slice(6));

/** A section of the rules of a game; `numbers` are those of the rules that it tells, to which refusals lead. */
export type Section = { name: string; title: string; text: string; numbers: string[] };

/** The rules of a game in reading order, when its topic has been fetched: the twin of `Words.rulebook`. */
export function rulebook(game: string): Section[] {
  void version;
  const messages = loaded.get(plainWords.language)?.get(`rules-${game}`)?.body ?? [];
  return messages
    .filter(({ id }) => plainWords.has(`${id}-title`))
    .map(({ id, attributes }) => ({
      name: id.slice(`rules-${game}-`.length),
      title: t(`${id}-title`),
      text: t(id),
      numbers: typeof attributes.numbers === "string" ? attributes.numbers.split(/\s+/) : [],
    }));
}

/** A text of the page as a sentence of its own, with the capital letter and the full stop that it may lack. */
export const sentence = (id: string): string => {
  void version;
  return plainWords.has(id) ? plainWords.tell([id, {}]) : "";
};

/** Fetches the topics that events stand in. */
export const needFor = (events: readonly Event[]): Promise<void> => 
  want(...events.flatMap(messagesOf).map(([id]) => topicOf(id)));
