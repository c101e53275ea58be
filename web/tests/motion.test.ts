// @vitest-environment jsdom
// Cards glide for as long as the player has set it, and not at all where nothing may move.
import { afterEach, expect, test, vi } from "vitest";
import { GLIDE, moving, pace } from "../src/motion";
import { settings } from "../src/settings.svelte";

afterEach(() => {
  settings.motion = "normal";
  document.body.innerHTML = "";
});

/** A card that `moving` takes 100 pixels to the right: how long it glides; null where it is simply there. */
function glide(motion: typeof settings.motion, reduced: boolean): unknown {
  settings.motion = motion;
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  document.body.innerHTML = '<div data-card="7C"></div>';
  const card = document.querySelector<HTMLElement>("[data-card]")!;
  const animate = vi.fn();
  let x = 0;
  Object.assign(card, { animate, getBoundingClientRect: () => ({ x, y: 0, width: 60, height: 84 }) });
  moving(() => (x = 100));
  expect(x, "it has its place in any case").toBe(100);
  return animate.mock.calls[0]?.[1].duration ?? null;
}

test("the setting and the system say how long", () => {
  expect(glide("normal", false)).toBe(GLIDE);
  expect(glide("half", false)).toBe(GLIDE / 2);
  expect(glide("none", false)).toBe(null);
  for (const motion of ["normal", "half", "none"] as const) {
    expect(glide(motion, true)).toBe(null);
    expect(pace()).toBe(0);
  }
});
