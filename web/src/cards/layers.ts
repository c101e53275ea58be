// A face as layers, from the bottom up: outlines with the class that colours them, on a card of 60 by 84. Plain
// data, so that a card is one loop on the page.
import { COURTS, familyOf, LATTICE, MARKS, pipsOf, SHAPES, STROKES, SUITS } from "./glyphs";

export type Layer = readonly [kind: string, d: string, transform?: string];

const WIDE = 10.5; // from one letter to the next, before scaling

const box = (x: number, y: number, width: number, height: number, round: number) =>
  `M${x + round} ${y}h${width - 2 * round}q${round} 0 ${round} ${round}` +
  `v${height - 2 * round}q0 ${round}-${round} ${round}` +
  `h-${width - 2 * round}q-${round} 0-${round}-${round}v-${height - 2 * round}q0-${round} ${round}-${round}z`;

/** A shape of 24 by 24 with its middle at (x, y). */
const put = (d: string, x: number, y: number, scale: number, turn = ""): Layer =>
  ["colour", d, `translate(${x} ${y}) ${turn}scale(${scale}) translate(-12 -12)`];

/** Digits or letters, the first one's corner at (x, y). */
export const letters = (text: string, x: number, y: number, scale = 1): Layer[] =>
  [...text].map((letter, at) => {
    return ["strokes", STROKES[letter] ?? "", `translate(${x + at * WIDE * scale} ${y}) scale(${scale})`];
  });

const PAPER: Layer = ["paper", box(0, 0, 60, 84, 6)];
const HEM = box(6, 6, 48, 72, 2.5);
const BACK: Layer[] = [PAPER, ["felt", box(4, 4, 52, 76, 3.5)], ["lattice", LATTICE], ["lattice", HEM]];

/** Layers, and the same upside down: what stands at the upper left stands at the lower right, too. */
const twice = (layers: Layer[]): Layer[] => [
  ...layers,
  ...layers.map(([kind, d, transform = ""]): Layer => [kind, d, `rotate(180 30 42) ${transform}`]),
];

/** The pips of a number, their columns and rows around a middle, each step so far from the next. */
function pips(rank: string, pip: string, middle: number, columns: number): Layer[] {
  const turned = (height: number) => (height > 6 ? "rotate(180) " : "");
  const scale = Number(rank) < 4 ? 0.58 : 0.44; // few of them have room
  return pipsOf(rank === "T" ? 10 : Number(rank)).map(([x, y]) =>
    put(pip, middle + (x - 1) * columns, 15 + y * 4.5, scale, turned(y)),
  );
}

/** A court in its frame, whose left edge is at x: half of it twice, the second one upside down around (30, 42). */
function framed(court: (typeof COURTS)[string], x: number): Layer[] {
  const halves = [`translate(${x} 5.5)`, `rotate(180 30 42) translate(${26 - x} 5.5)`];
  return [
    ["frame", box(x, 5.5, 34, 73, 2.5)],
    ...halves.flatMap((half) => court.map(([kind, d]): Layer => [kind, d, half])),
    ["seam", `M${x} 42h34`],
  ];
}

function french(rank: string, pip: string, corner: string): Layer[] {
  const index = [...letters(corner, corner === "T" ? 5 : 6.5, 6, 1.3), put(pip, 11.6, 32.5, 0.58)];
  if (rank === "A") return [...index, put(pip, 38.5, 42, 1.42)];
  const court = COURTS[rank];
  return [...index, ...(court ? framed(court, 21.5) : pips(rank, pip, 40.25, 10.75))];
}

function frenchWhole(rank: string, pip: string, corner: string): Layer[] {
  const court = COURTS[rank];
  const index = court
    ? [...letters(corner, 3.3, 5.5, 0.95), put(pip, 6.9, 25.5, 0.5)]
    : [...letters(corner, corner === "T" ? 3.2 : 4.2, 5.5, 1.1), put(pip, 8.7, 27.2, 0.46)];
  if (rank === "A") return [...twice(index), put(pip, 30, 42, 1.5)];
  return [...twice(index), ...(court ? framed(court, 13) : pips(rank, pip, 30, 8.9))];
}

const BAND: Layer = ["band", box(3.25, 3.25, 53.5, 77.5, 4)];

/** The mark grows with the value, from David to Goliath. */
function goliath(value: string, mark: string): Layer[] {
  return [
    BAND,
    ...letters(value, 7.5, 8, value.length > 1 ? 1.1 : 1.3),
    put(mark, 14, 34, 0.58),
    put(mark, 35, 57 - Number(value) * 0.1, 0.75 + Number(value) * 0.055),
  ];
}

const goliathWhole = (value: string, mark: string): Layer[] => [
  BAND,
  ...twice(letters(value, 8, 8.5, 1.1)),
  put(mark, 30, 42, 0.8 + Number(value) * 0.042),
];

const bars = (stripes: number, x: number, width: number, lowest: number, step: number, height: number): Layer[] =>
  Array.from({ length: stripes }, (_, at) => ["colour", box(x, lowest - at * step, width, height, height / 2)]);

/** The shape stands in the middle of what the stripes leave free. */
const trojki = (shape: string, stripes: number, corner: string): Layer[] => [
  ...letters(corner, 7, 7.5, 1.05),
  put(shape, 11.5, 31.5, 0.54),
  put(shape, 38.5, 42 - stripes * 5.5, 1.38),
  ...bars(stripes, 5, 50, 72.5, 10.5, 6),
];

/** The shape and its stripes below it are one block in the middle. */
const trojkiWhole = (shape: string, stripes: number, corner: string): Layer[] => [
  ...twice(letters(corner, 5, 6, 1)),
  put(shape, 30, 42 - (stripes && 0.5 + stripes * 4.5), stripes ? 1.4 : 1.7),
  ...bars(stripes, 15, 30, 53 + stripes * 4.5, 9, 6),
];

const drawn = new Map<string, Layer[]>();

/**
 * All layers of a card with this text, and this letter in its corner where it has one. `strip`: its face for a hand,
 * where the next card lies over all but the left 28 of 60; else the face of a card that lies whole.
 */
export function layersOf(card: string, corner: string, strip = false): Layer[] {
  const family = familyOf(card);
  if (family === "back") return BACK;
  const key = card + corner + strip;
  let layers = drawn.get(key);
  if (!layers) {
    const [first, second] = [card[0]!, card[1]!];
    if (family === "french") layers = (strip ? french : frenchWhole)(first, SUITS[second]!, corner);
    else if (family === "goliath") layers = (strip ? goliath : goliathWhole)(card.slice(1), MARKS[first]!);
    else layers = (strip ? trojki : trojkiWhole)(SHAPES[second]!, Number(card[2]), corner);
    drawn.set(key, (layers = [PAPER, ...layers]));
  }
  return layers;
}
