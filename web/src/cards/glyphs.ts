// What the faces are drawn of: pips and marks in squares of 24 by 24, letters and digits as strokes 8 wide and 12 high.
// All is outlines: no font, the same in every browser, and a picture rather than text that a name would have to repeat.
export type Family = "french" | "goliath" | "trojki" | "back";

/** Which pack a card's text belongs to; everything unknown is shown from the back. */
export function familyOf(card: string): Family {
  if (/^[2-9TJQKA][CDHS]$/.test(card)) return "french";
  if (/^[RYGBV]\d{1,2}$/.test(card)) return "goliath";
  return /^[RBVY][CSXT][0-3]$/.test(card) ? "trojki" : "back";
}

/** French suits. */
export const SUITS: Record<string, string> = {
  C:
    "M12 1.5a5.2 5.2 0 0 0-4.5 7.9A5.2 5.2 0 1 0 11 16.8Q10.8 20 8.5 22.5h7Q13.2 20 13 16.8" +
    "a5.2 5.2 0 1 0 3.5-7.4A5.2 5.2 0 0 0 12 1.5z",
  D: "M12 .5Q15.5 7 20.5 12 15.5 17 12 23.5 8.5 17 3.5 12 8.5 7 12 .5z",
  H: "M12 22.5C3.5 15.5 1.5 11.5 1.5 8a5.3 5.3 0 0 1 10.5-2 5.3 5.3 0 0 1 10.5 2c0 3.5-2 7.5-10.5 14.5z",
  S:
    "M12 1C4 9 2 11.5 2 15a4.9 4.9 0 0 0 8.8 3Q10.8 20.5 8.5 23h7Q13.2 20.5 13.2 18" +
    "A4.9 4.9 0 0 0 22 15c0-3.5-2-6-10-14z",
};

const STAR = "M12 .8l3.3 7.6 8.2.8-6.2 5.5 1.8 8.1L12 18.6l-7.1 4.2 1.8-8.1L.5 9.2l8.2-.8z";
const CIRCLE = "M12 1.5a10.5 10.5 0 1 0 .01 0z";
const SQUARE = "M3.5 2.5h17q1 0 1 1v17q0 1-1 1h-17q-1 0-1-1v-17q0-1 1-1z";

/** The mark of each of goliath's colours. */
export const MARKS: Record<string, string> = {
  R: "M12 2q.8 0 1.2.8l9.3 16.7q.8 1.5-.9 1.5H2.4q-1.7 0-.9-1.5L10.8 2.8Q11.2 2 12 2z",
  Y: STAR,
  G: SQUARE,
  B: CIRCLE,
  V: "M12 .5l9 11.5-9 11.5L3 12z",
};

/** The shapes of trojki. */
export const SHAPES: Record<string, string> = {
  C: CIRCLE,
  S: SQUARE,
  X: "M6 1.5l6 6 6-6L22.5 6l-6 6 6 6-4.5 4.5-6-6-6 6L1.5 18l6-6-6-6z",
  T: STAR,
};

/** Digits and letters; T is a narrow ten. */
export const STROKES: Record<string, string> = {
  0: "M4 0a4 4 0 0 1 4 4v4a4 4 0 0 1-8 0V4a4 4 0 0 1 4-4z",
  1: "M1.5 2.5L5 0v12",
  2: "M.2 3.5a3.8 3.5 0 1 1 6.8 2.3L.2 12H8",
  3: "M.5 0h7L3.8 4.8a3.6 3.6 0 1 1-3.6 5",
  4: "M6 12V0L0 8.5h8",
  5: "M7.2 0H1.5L1 5.3a3.8 3.6 0 1 1-1 4.7",
  6: "M6.5 0Q0 4 0 8a4 4 0 1 0 8 0 4 4 0 0 0-7.5-2",
  7: "M0 0h8L3 12",
  8: "M4 5.6a3 2.8 0 1 1 .01 0zM4 5.6a3.7 3.2 0 1 1-.01 0z",
  9: "M1.5 12Q8 8 8 4a4 4 0 1 0-8 0 4 4 0 0 0 7.5 2",
  A: "M0 12L4 0l4 12M1.5 8h5",
  B: "M0 0v12h4.5a3.3 3.3 0 0 0 0-6.6H0h4a2.7 2.7 0 0 0 0-5.4z",
  C: "M7.5 2.3A4 4 0 0 0 0 4v4a4 4 0 0 0 7.5 1.7",
  D: "M0 0v12h3a5 5 0 0 0 5-5V5a5 5 0 0 0-5-5z",
  F: "M7.5 0H0v12M0 5.8h6",
  G: "M7.5 2.3A4 4 0 0 0 0 4v4a4 4 0 0 0 8 0V6.5H4.5",
  J: "M7 0v8.5a3.5 3.5 0 0 1-7 0",
  K: "M0 0v12M8 0L0 7M3 4.5l5 7.5",
  N: "M0 12V0l8 12V0",
  Q: "M4 0a4 4 0 0 1 4 4v4a4 4 0 0 1-8 0V4a4 4 0 0 1 4-4zM5 8.5l3.5 4",
  R: "M0 12V0h4.5a3.3 3.3 0 0 1 0 6.6H0M4 6.6l4 5.4",
  T: "M-.2 2.2L1.8 0v12M7.4 0a2.5 3 0 0 1 2.5 3v6a2.5 3 0 0 1-5 0V3a2.5 3 0 0 1 2.5-3z",
  V: "M0 0l4 12L8 0",
  W: "M-.8 0l2.3 12L4 4l2.5 8L8.8 0",
  Y: "M0 0l4 6 4-6M4 6v6",
  Ż: "M.3 2.5h7.4L0 12h8M4-1v.4",
};

const COURT_LETTERS: Record<string, string> = { pl: "WDKA", de: "BDKA", en: "JQKA" };
const COLOUR_LETTERS: Record<string, string> = { pl: "CNFŻ", de: "RBVG", en: "RBVY" };

/** What stands in the corner of a French card or of one of trojki: the letters of the records, or a language's own. */
export function cornerOf(card: string, language: string): string {
  const first = card[0]!;
  const french = familyOf(card) === "french";
  const own = (french ? COURT_LETTERS : COLOUR_LETTERS)[language];
  return own?.[(french ? "JQKA" : "RBVY").indexOf(first)] ?? first;
}

// Where the pips of a number stand, in steps: column 0 to 2, then height 0 to 12; below the middle upside down.
const LEFT_AND_RIGHT: Record<number, number[]> = { 4: [0, 12], 6: [0, 6, 12], 8: [0, 4, 8, 12] };
const SIDES: Record<number, number> = { 4: 4, 5: 4, 6: 6, 7: 6, 8: 6, 9: 8, 10: 8 };
const MIDDLE: Record<number, number[]> = { 2: [0, 12], 3: [0, 6, 12], 5: [6], 7: [3], 8: [3, 9], 9: [6], 10: [2, 10] };

/** The pips of a number card from 2 to 10: [column, height]. */
export function pipsOf(rank: number): [column: number, height: number][] {
  const sides = LEFT_AND_RIGHT[SIDES[rank] ?? 0] ?? [];
  return [
    ...sides.flatMap((y): [number, number][] => [[0, y], [2, y]]),
    ...(MIDDLE[rank] ?? []).map((y): [number, number] => [1, y]),
  ];
}

// Half of each court, 34 wide and 36 high; the card has it twice, the second one upside down.
const ROBE = "M0 36V31Q1 24 11.5 21.5L17 27l5.5-5.5Q33 24 34 31v5z";
const FACE = "M11.5 11Q11.5 20.5 17 20.5T22.5 11V8h-11z";
const NECK = "M14.5 18v4l2.5 3 2.5-3v-4z";
const EYES = "M14.6 12.3v.4M19.4 12.3v.4";
/** What each court is made of, from the bottom up: the layer, which has a colour, and its outline. */
export const COURTS: Record<string, [kind: "robe" | "skin" | "gold" | "line" | "dark", d: string][]> = {
  K: [
    ["robe", ROBE],
    ["skin", NECK],
    ["gold", "M8.5 22.7L17 31l8.5-8.3-3-1.2L17 27l-5.5-5.5z"],
    ["skin", FACE],
    [
      "dark",
      "M10.3 10Q9.5 24.5 17 25.5T23.7 10L22 10Q22.3 14.5 20 15.5 18.5 14.8 17 15.6 15.5 14.8 14 15.5 11.7 14.5 12 10z",
    ],
    ["gold", "M9.5 10L8 1.5l5 4L17 0l4 5.5 5-4L24.5 10Q17 7.5 9.5 10z"],
    ["line", `${EYES}M15.8 18.2h2.4`],
  ],
  Q: [
    ["dark", "M10.5 8Q6 14 8.5 26L14 23V9zM23.5 8Q28 14 25.5 26L20 23V9z"],
    ["robe", ROBE],
    ["skin", "M14.5 18v3.5L12 22.5l5 6.5 5-6.5-2.5-1V18z"],
    ["skin", FACE],
    ["dark", "M11 13Q10.5 8 17 7.5T23 13Q22.5 9.5 17 9.5T11 13z"],
    [
      "gold",
      "M10.5 8.5Q11.5 5 9 3.2a1.3 1.3 0 1 1 1.5-.4L14 5.5l2.2-3.2a1.5 1.5 0 1 1 1.6 0L20 5.5l3.5-2.7" +
        "a1.3 1.3 0 1 1 1.5.4Q22.5 5 23.5 8.5 17 6 10.5 8.5z",
    ],
    ["gold", "M17 29.5l1.8 2.2L17 34l-1.8-2.3z"],
    ["line", `${EYES}M15.7 16.6q1.3 1.2 2.6 0`],
  ],
  J: [
    ["dark", "M10.8 8Q8.5 14 10 19.5L13.5 18V9zM23.2 8Q25.5 14 24 19.5L20.5 18V9z"],
    ["robe", ROBE],
    ["skin", NECK],
    ["gold", "M10 21.5l3.5-1.5L17 24l3.5-4 3.5 1.5-2 4.5L17 27l-5-1z"],
    ["skin", FACE],
    ["robe", "M9 10Q7 3.5 14 2t11 4.5Q25.5 8 25 10 17 6.8 9 10z"],
    ["gold", "M22.5 6Q27 4.5 28-.2q3.5 5.5-2 9.5-2-.5-3.5-3.3z"],
    ["line", `${EYES}M15.6 16.4q1.8 1.3 3.2-.2`],
  ],
};

/** The lattice on the back of every card: slanted lines within 6 to 54 by 6 to 78, and their mirror images. */
export const LATTICE = Array.from({ length: 14 }, (_, k) => {
  const fall = 8.5 * k - 44; // y - x of the line
  const from = Math.max(6, 6 - fall);
  const to = Math.min(54, 78 - fall);
  if (from >= to) return "";
  return `M${from} ${from + fall}L${to} ${to + fall}M${60 - from} ${from + fall}L${60 - to} ${to + fall}`;
}).join("");
