// Texts for tests of components that say them: the language files of the package, as if a server gave them.
import { vi } from "vitest";
import { need, speak, type Language } from "../src/words/texts.svelte";

const files = import.meta.glob<string>("../../src/stolik/words/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** The texts of these topics can be said in the language. */
export async function speaking(language: Language, ...topics: string[]): Promise<void> {
  vi.stubGlobal("fetch", (url: string) => {
    const name = /(\w+\/[\w-]+\.ftl)/.exec(url)?.[1];
    const path = Object.keys(files).find((file) => file.endsWith(`/words/${name}`));
    return Promise.resolve(new Response(path === undefined ? "" : files[path], { status: path === undefined ? 404 : 200 }));
  });
  await speak(language);
  await need(...topics);
}
