// Texts for tests of components that say them: the language files of the package, as if a server gave them.
import { vi } from "vitest";
import { need, speak, type Language } from "../src/words/texts.svelte";
import type { Values, Words } from "../src/words/words";

const files = import.meta.glob<string>("../../src/stolik/words/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** What all games are called and about, which the build puts into a file of its own (vite.config.ts). */
const games = (language: string): string =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/words/${language}/`))
    .flatMap(([, text]) => text.match(/^[a-z]+-(title|about) = .*$/gm) ?? [])
    .join("\n");

/** The texts of these topics can be said in the language. */
export async function speaking(language: Language, ...topics: string[]): Promise<void> {
  vi.stubGlobal("fetch", (url: string) => {
    const name = /(\w+\/[\w-]+\.ftl)/.exec(url)?.[1];
    if (name?.endsWith("/games.ftl")) return Promise.resolve(new Response(games(name.slice(0, 2))));
    const path = Object.keys(files).find((file) => file.endsWith(`/words/${name}`));
    return Promise.resolve(new Response(path === undefined ? "" : files[path], { status: path === undefined ? 404 : 200 }));
  });
  await speak(language);
  await need(...topics);
}

/** How a Sitting says a text of its table in these words. */
export const saying =
  (words: Words) =>
  (id: string, values: Values = {}): string =>
    words.has(id) ? words.say(id, values) : "";
