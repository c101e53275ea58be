// @vitest-environment jsdom
// The page of the rules has every section of the texts in their order, with the numbers that stand beside it, and for
// every drawing a section and a caption. That each number of docs/rules stands in one section, tests/proofs holds.
import { expect, test } from "vitest";
import { familyOf } from "../src/cards/glyphs";
import { DRAWINGS } from "../src/rules/drawings";
import { LANGUAGES, need, RULED, rulebook, speak, t, type Language } from "../src/words/texts.svelte";
import { speaking } from "./texts";

test("the rules of a game are sections with a title, a text and numbers, in the language of the page", async () => {
  await speaking("en", "rules-durak");
  const book = rulebook("durak");
  expect(book.map(({ name }) => name).slice(0, 3)).toEqual(["aim", "cards", "deal"]);
  expect(book[1]!.title).toBe("The cards");
  expect(book[1]!.text).toContain("36 cards");
  expect(book[1]!.numbers).toEqual(["DU-2"]);
  expect(book.find(({ name }) => name === "example")!.numbers).toEqual([]);
  await speak("pl");
  expect(rulebook("durak")[1]!.title).toBe("Karty");
  expect(rulebook("golf"), "not fetched").toEqual([]);
});

test("every game that has drawings has rules, and every drawing cards, a section and a caption", async () => {
  expect(RULED).toEqual(expect.arrayContaining(Object.keys(DRAWINGS)));
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speaking(language, "guide");
    for (const [game, sections] of Object.entries(DRAWINGS)) {
      await need(game, `rules-${game}`);
      expect(rulebook(game).map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(sections)));
      for (const drawing of Object.values(sections).flat()) {
        const cards = drawing.groups.flatMap((group) => group.cards.split(" "));
        expect(cards.filter((card) => !["french", "goliath", "trojki"].includes(familyOf(card)))).toEqual([]);
        expect(t(drawing.name.replace("-", "-shown-"))).not.toBe("");
      }
    }
  }
});
