// The faces as data: no two cards look the same, nothing is left undrawn, and the corners follow the language.
import { expect, test } from "vitest";
import { cornerOf, familyOf, pipsOf } from "../src/cards/glyphs";
import { layersOf } from "../src/cards/layers";

const pairs = (heads: string, tails: string[]) => [...heads].flatMap((head) => tails.map((tail) => head + tail));
const PACKS = {
  french: pairs("23456789TJQKA", [..."CDHS"]),
  goliath: pairs("RYGBV", Array.from({ length: 18 }, (_, at) => String(at + 1))),
  trojki: pairs("RBVY", pairs("CSXT", [..."0123"])),
};

test.each(Object.entries(PACKS))("%s: every card has a face of its own, in one colour or in all", (family, cards) => {
  const drawings = cards.map((card) => JSON.stringify(layersOf(card, cornerOf(card, ""))));
  expect(cards.map(familyOf)).toEqual(cards.map(() => family));
  expect(new Set(drawings).size).toBe(cards.length);
});

test.each(["", "pl", "de", "en"])("every layer is drawn with the letters of %j", (language) => {
  for (const card of Object.values(PACKS).flat()) {
    for (const [, d] of layersOf(card, cornerOf(card, language))) expect(d, card).toMatch(/^M/);
  }
});

test("a number card has as many pips as its number, besides the one in its corner", () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10].map((rank) => pipsOf(rank).length)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(layersOf("9H", "9").filter(([kind]) => kind === "colour")).toHaveLength(10);
});

test("letters are those of the records, or of the language; ten stays ten", () => {
  const cards = ["JC", "QD", "KH", "AS", "TC", "7D", "YC0"];
  const corners = (language: string) => cards.map((card) => cornerOf(card, language)).join("");
  expect([corners(""), corners("pl"), corners("de")]).toEqual(["JQKAT7Y", "WDKAT7Ż", "BDKAT7G"]);
});

test("what is no card is a back", () => {
  for (const text of ["?", "", "1C", "7X", "G123", "BC4"]) expect(familyOf(text), text).toBe("back");
});
