// @vitest-environment node
// The page of the rules has every section of the texts in their order, an anchor for every rule that is ever cited, and
// a caption for every drawing.
import { expect, test } from "vitest";
import { familyOf } from "../src/cards/glyphs";
import { DRAWINGS } from "../src/rules/drawings";
import { numbersOf, SECTIONS } from "../src/rules/sections";

const texts = import.meta.glob<string>("../../src/stolik/words/*/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../../src/stolik/**/*.py", { query: "?raw", import: "default", eager: true });
const LANGUAGES = ["pl", "de", "en"];
const text = (language: string, topic: string) => texts[`../../src/stolik/words/${language}/${topic}.ftl`]!;
const ids = (ftl: string) => [...ftl.matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map(([, id]) => id!);

test.each(Object.keys(SECTIONS))("%s: the sections of the texts, in their order, in every language", (game) => {
  for (const language of LANGUAGES) {
    const all = ids(text(language, `rules-${game}`));
    const told = all.filter((id) => all.includes(`${id}-title`)).map((id) => id.replace(`rules-${game}-`, ""));
    expect(SECTIONS[game]!.map(([name]) => name)).toEqual(told);
  }
});

test("every rule that the sources cite has one anchor", () => {
  const python = Object.values(sources).join("\n");
  const cited = new Set([...python.matchAll(/"((?:DG|PL|TR|DU|GO)-A?\d+[a-z]?)"/g)].map(([, rule]) => rule!));
  const anchors = Object.values(SECTIONS).flatMap((sections) => sections.flatMap(numbersOf));
  expect(anchors.length).toBe(new Set(anchors).size);
  expect(cited.size).toBeGreaterThan(40);
  expect([...cited].filter((rule) => !anchors.includes(rule))).toEqual([]);
});

test("every drawing has cards that there are, a section and a caption in every language", () => {
  for (const [game, sections] of Object.entries(DRAWINGS)) {
    for (const [name, drawings] of Object.entries(sections)) {
      expect(SECTIONS[game]!.map(([section]) => section)).toContain(name);
      for (const drawing of drawings) {
        const cards = drawing.groups.flatMap((group) => group.cards.split(" "));
        expect(cards.filter((card) => !["french", "goliath", "trojki"].includes(familyOf(card)))).toEqual([]);
        for (const language of LANGUAGES) expect(ids(text(language, "guide"))).toContain(`guide-shown-${drawing.name}`);
      }
    }
  }
});
