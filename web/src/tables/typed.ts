// What the command line must know of games to understand their words (parts/lexicon.ts).

/** The games whose actions are typed in the words that all trick-taking games share (trick.ftl). */
export const TRICKS: ReadonlySet<string> = new Set(["goliath", "planowanie"]);

/** What a feature is written as in an action, by the name that its list of words has; no other game has such names. */
export const FEATURES: Readonly<Record<string, string>> = {
  ...{ red: "R", blue: "B", violet: "V", yellow: "Y" },
  ...{ circle: "C", square: "S", cross: "X", star: "T" },
  ...{ none: "0", one: "1", two: "2", three: "3" },
};
