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

const PAPER: Layer = ["paper", box(0.75, 0.75, 58.5, 82.5, 6)];
const HEM = box(6, 6, 48, 72, 2.5);
const BACK: Layer[] = [PAPER, ["felt", box(4, 4, 52, 76, 3.5)], ["lattice", LATTICE], ["lattice", HEM]];

function french(rank: string, pip: string, corner: string): Layer[] {
  const index = [...letters(corner, corner === "T" ? 4.5 : 6.5, 6, 1.3), put(pip, 11.6, 32.5, 0.58)];
  if (rank === "A") return [...index, put(pip, 38.5, 42, 1.42)];
  const court = COURTS[rank];
  if (!court) {
    const pips = pipsOf(rank === "T" ? 10 : Number(rank));
    const turned = (height: number) => (height > 6 ? "rotate(180) " : "");
    return [...index, ...pips.map(([x, y]) => put(pip, 29.5 + x * 10.75, 15 + y * 4.5, 0.44, turned(y)))];
  }
  const halves = ["translate(21.5 5.5)", "rotate(180 30 42) translate(4.5 5.5)"];
  return [
    ...index,
    ["frame", box(21.5, 5.5, 34, 73, 2.5)],
    ...halves.flatMap((half) => court.map(([kind, d]): Layer => [kind, d, half])),
    ["seam", "M21.5 42h34"],
  ];
}

/** The mark grows with the value, from David to Goliath. */
function goliath(value: string, mark: string): Layer[] {
  return [
    ["band", box(3.25, 3.25, 53.5, 77.5, 4)],
    ...letters(value, 7.5, 8, value.length > 1 ? 1.1 : 1.3),
    put(mark, 14, 34, 0.58),
    put(mark, 35, 57 - Number(value) * 0.1, 0.75 + Number(value) * 0.055),
  ];
}

function trojki(shape: string, stripes: number, corner: string): Layer[] {
  const bars = Array.from({ length: stripes }, (_, at): Layer => ["colour", box(5, 72.5 - at * 10.5, 50, 6, 3)]);
  return [...letters(corner, 7, 7.5, 1.05), put(shape, 11.5, 31.5, 0.54), put(shape, 38.5, 24.5, 1.38), ...bars];
}

const drawn = new Map<string, Layer[]>();

/** All layers of a card with this text, and this letter in its corner where it has one. */
export function layersOf(card: string, corner: string): Layer[] {
  const family = familyOf(card);
  if (family === "back") return BACK;
  const key = card + corner;
  let layers = drawn.get(key);
  if (!layers) {
    const [first, second] = [card[0]!, card[1]!];
    if (family === "french") layers = french(first, SUITS[second]!, corner);
    else if (family === "goliath") layers = goliath(card.slice(1), MARKS[first]!);
    else layers = trojki(SHAPES[second]!, Number(card[2]), corner);
    drawn.set(key, (layers = [PAPER, ...layers]));
  }
  return layers;
}
