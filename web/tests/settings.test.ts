// @vitest-environment jsdom
// What is kept in the browser may be anybody's: of another kind than a setting, it is none, and the page stands.
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

const opened = async (kept: string) => {
  localStorage.setItem("stolik-settings", kept);
  return { ...(await import("../src/settings.svelte")).settings };
};

test("values of another kind are none, and the others stay", async () => {
  const wrong = { guided: null, language: 5, volume: "x", forced: "yes", felt: 3, keys: false, backs: "dots" };
  const found = await opened(JSON.stringify(wrong));
  expect(found).toMatchObject({ guided: [], language: "", volume: 0.5, keys: false, backs: "dots" });
  expect(found.forced ?? found.felt).toBeUndefined();
});

test.each(["null", "7", '"x"', "[[]]", "{", ""])("%s is no setting at all", async (kept) => {
  expect(await opened(kept)).toMatchObject({ guided: [], language: "", theme: "system", keys: true });
});

test("a language that there is not is that of the browser", async () => {
  await opened('{"language": "xx"}');
  const { language } = await import("../src/words/texts.svelte");
  expect(language()).toBe("en");
});

test("what is kept under names that objects have by themselves reaches no other object", async () => {
  const found = await opened('{"__proto__": {"keys": "stolen"}, "constructor": {"prototype": {"keys": "stolen"}}}');
  expect([found.keys, ({} as { keys?: unknown }).keys]).toEqual([true, undefined]);
});
