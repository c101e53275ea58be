// What is typed is understood as at the terminal: the same file of cases is read there (tests/cli/test_typed_cases.py).
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import cases from "../../tests/words/typed.json";
import { Lexicon, packOf, phrasesOf, Several, tokens } from "../src/parts/lexicon";
import { Words } from "../src/words/words";

type Meaning = string[] | { several: string[] };
type Case = { language: string; game: string; style: string; hand: string[]; lines: Record<string, Meaning> };

const FILES = import.meta.glob<string>("../../src/stolik/words/*/*.ftl", { query: "?raw", import: "default", eager: true });
const text = (language: string, topic: string) => FILES[`../../src/stolik/words/${language}/${topic}.ftl`] ?? "";
const wordsOf = (language: string, game: string) =>
  new Words(language, ["cards", "typed", "trick", game].map((topic) => new FluentResource(text(language, topic))));
const lexicons = new Map<string, Lexicon>();

function lexicon(language: string, game: string, pack: string[]): Lexicon {
  const key = `${language} ${pack[0]}`;
  if (!lexicons.has(key)) lexicons.set(key, new Lexicon(wordsOf(language, game), pack));
  return lexicons.get(key)!;
}

function meant(one: Case, line: string): Meaning {
  const pack = packOf(one.hand[0]!);
  const languages = [...new Set([one.language, "en"])];
  const known = {
    phrases: phrasesOf(one.game, [...new Set(["en", one.language])].map((each) => [text(each, one.game), text(each, "trick")])),
    lexicons: languages.map((each) => lexicon(each, one.game, pack)),
    pack,
    style: one.style,
    names: ["Ada", "Ben"],
    hand: one.hand,
  };
  try {
    return tokens(line, known);
  } catch (failure) {
    if (failure instanceof Several) return { several: [...failure.cards].sort() };
    throw failure;
  }
}

for (const one of cases as unknown as Case[]) {
  const lines = Object.keys(one.lines);
  test(`${one.game} in ${one.language}, cards ${one.style}: ${lines[0]} and ${lines.length - 1} more`, () => {
    expect(Object.fromEntries(lines.map((line) => [line, meant(one, line)]))).toEqual(one.lines);
  });
}
