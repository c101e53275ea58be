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

test.each(Object.entries(PACKS))("%s: every card has faces of its own, in one colour or in all", (family, cards) => {
  expect(cards.map(familyOf)).toEqual(cards.map(() => family));
  for (const strip of [false, true]) {
    const drawings = cards.map((card) => JSON.stringify(layersOf(card, cornerOf(card, ""), strip)));
    expect(new Set(drawings).size).toBe(cards.length);
  }
});

test("a card that lies whole has an index in two corners, the second one upside down", () => {
  for (const card of Object.values(PACKS).flat()) {
    const strokes = (strip: boolean) => layersOf(card, "7", strip).filter(([kind]) => kind === "strokes");
    const [first, second] = [strokes(false).slice(0, strokes(true).length), strokes(false).slice(strokes(true).length)];
    const turned = first.map(([kind, d, transform]) => [kind, d, `rotate(180 30 42) ${transform}`]);
    expect(second, card).toEqual(turned);
  }
});

test("the pips of a card that lies whole stand around its middle", () => {
  for (const card of [...PACKS.french, ...PACKS.goliath].filter((each) => !/^[JQK]/.test(each))) {
    const places = layersOf(card, "7").flatMap(([kind, , transform = ""]) => {
      const found = kind === "colour" && !transform.startsWith("rotate") && /^translate\(([\d.]+) /.exec(transform);
      return found && Number(found[1]) > 15 ? [Number(found[1])] : []; // the others belong to the index
    });
    expect(places.reduce((sum, x) => sum + x, 0) / places.length, card).toBeCloseTo(30);
  }
});

test("a card of trojki has its shape and stripes in its middle, however many there are", () => {
  for (const card of PACKS.trojki) {
    const [shape, ...bars] = layersOf(card, "B").filter(([kind]) => kind === "colour");
    const [, y, scale] = /^translate\(30 ([\d.]+)\) scale\(([\d.]+)\)/.exec(shape![2]!)!.map(Number);
    const lowest = bars.map(([, d]) => Number(/^M\S+ ([\d.]+)/.exec(d)![1]) + 6);
    const bottom = Math.max(y! + 12 * scale!, ...lowest);
    expect(Math.abs((y! - 12 * scale! + bottom) / 2 - 42), card).toBeLessThan(1);
  }
});

test.each(["", "pl", "de", "en"])("every layer is drawn with the letters of %j", (language) => {
  for (const card of Object.values(PACKS).flat()) {
    for (const strip of [false, true])
      for (const [, d] of layersOf(card, cornerOf(card, language), strip)) expect(d, card).toMatch(/^M/);
  }
});

test("a number card has as many pips as its number, besides those in its corners", () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10].map((rank) => pipsOf(rank).length)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const marks = (strip: boolean) => layersOf("9H", "9", strip).filter(([kind]) => kind === "colour").length;
  expect([marks(true), marks(false)]).toEqual([9 + 1, 9 + 2]);
});

test("letters are those of the records, or of the language; ten stays ten", () => {
  const cards = ["JC", "QD", "KH", "AS", "TC", "7D", "YC0"];
  const corners = (language: string) => cards.map((card) => cornerOf(card, language)).join("");
  expect([corners(""), corners("pl"), corners("de")]).toEqual(["JQKAT7Y", "WDKAT7Ż", "BDKAT7G"]);
});

test("what is no card is a back", () => {
  for (const text of ["?", "", "1C", "7X", "G123", "BC4"]) expect(familyOf(text), text).toBe("back");
});
