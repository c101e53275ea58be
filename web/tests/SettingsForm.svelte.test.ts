// @vitest-environment jsdom
// The form of the settings: only choices between which there is a difference.
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { settings } from "../src/settings.svelte";
import { speaking } from "./texts";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
});

test.each([
  ["pl", 2],
  ["de", 2],
  ["en", 0],
] as const)("letters of the language are a choice where they are others than in records: %s", async (language, count) => {
  await speaking(language, "cards", "settings", "web");
  settings.language = language;
  const { default: SettingsForm } = await import("../src/parts/SettingsForm.svelte");
  const form = mount(SettingsForm, { target: document.body });
  flushSync();
  expect(document.querySelectorAll("input[name=letters]")).toHaveLength(count);
  expect(document.querySelectorAll("input[name=motion]").length).toBeGreaterThan(1);
  await unmount(form);
});
