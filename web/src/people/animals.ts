// The heads of the bots, in a square of 48: for each character its ground and layers from the bottom up, a colour and
// an outline; `line` are drawn with a stroke. They are fetched with the first bot that is seen (Avatar.svelte).
export type Layer = readonly [colour: string, d: string, line?: number];
export type Animal = { ground: string; layers: Layer[] };

/** An ellipse. */
const o = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
/** Twice: as it is, and beside it the other way round. */
const pair = (x: number, y: number, rx: number, ry = rx): string => o(x, y, rx, ry) + o(48 - x, y, rx, ry);

const INK = "#1d1a16";
const star = (points: number, outer: number, inner: number): string =>
  Array.from({ length: 2 * points }, (_, k) => {
    const [angle, r] = [(Math.PI * k) / points, k % 2 ? inner : outer];
    return `${k ? "L" : "M"}${(24 + r * Math.sin(angle)).toFixed(1)} ${(25 - r * Math.cos(angle)).toFixed(1)}`;
  }).join("") + "z";

export const ANIMALS: Animal[] = [
  {
    ground: "#cfe3d2", // fox
    layers: [
      ["#d9681d", "M8 5l2 20 13-9zM40 5l-2 20-13-9z"],
      [INK, "M9.5 9l1 7 4-3zM38.5 9l-1 7-4-3z"],
      ["#e8792a", "M6 25q2-12 18-12t18 12q-4 10-18 18q-14-8-18-18z"],
      ["#fff6ea", "M6 25q12 0 18 18q-14-7-18-18zM42 25q-12 0-18 18q14-7 18-18z"],
      [INK, pair(17, 24.5, 2.1) + o(24, 40.5, 3, 2.4)],
    ],
  },
  {
    ground: "#e6d8b8", // bear
    layers: [
      ["#6b4226", pair(11, 13, 7)],
      ["#b98a5e", pair(11, 13, 3.6)],
      ["#7d4f2e", o(24, 26, 17, 16)],
      ["#e3c39b", o(24, 32, 8.5, 7)],
      [INK, pair(17, 22, 2.1) + o(24, 29, 3.4, 2.5)],
      [INK, "M24 31v3m-4 1.500q4 3 8 0", 1.6],
    ],
  },
  {
    ground: "#c9d6ea", // owl
    layers: [
      ["#5d4636", "M7 5l13 7-10 9zM41 5l-13 7 10 9z"],
      ["#7a5c46", o(24, 26, 17, 18)],
      ["#cbb294", o(24, 36, 10, 8)],
      ["#fff6e0", pair(16.5, 22, 8)],
      ["#f0b429", pair(16.5, 22, 5.5)],
      [INK, pair(16.5, 22, 3)],
      ["#e08b1b", "M24 25l3.5 4.5-3.5 6-3.5-6z"],
    ],
  },
  {
    ground: "#f3d6c8", // cat
    layers: [
      ["#5f6672", "M8 4l2 22 14-11zM40 4l-2 22-14-11z"],
      ["#e9a9a2", "M11 10l1 9 6-5zM37 10l-1 9-6-5z"],
      ["#767e8c", o(24, 27, 17, 15)],
      ["#d9dde3", o(24, 34, 8, 6)],
      ["#9ad14b", pair(16.5, 25, 3.6, 3.2)],
      [INK, pair(16.5, 25, 1.1, 3.2)],
      ["#e58b86", "M21.5 31h5l-2.5 3z"],
      ["#ffffff", "M4 29l10 3M3 35l11 0M44 29l-10 3M45 35l-11 0", 1.3],
    ],
  },
  {
    ground: "#d5e8c4", // hare
    layers: [
      ["#b08d63", pair(16.5, 13, 5, 12)],
      ["#efb9ae", pair(16.5, 14, 2.3, 8.5)],
      ["#c4a174", o(24, 31, 14, 13)],
      ["#f4e7d3", pair(20, 35.5, 5, 4.5)],
      [INK, pair(17, 28, 2.1, 2.5)],
      ["#d9756c", "M21.5 31.500h5l-2.5 3z"],
      ["#ffffff", "M21.7 37.500h4.600v5h-4.600z"],
    ],
  },
  {
    ground: "#dfeaf6", // frog
    layers: [
      ["#4f9a3a", pair(13, 14, 8) + o(24, 28, 20, 14)],
      ["#fffbe8", pair(13, 14, 5.4)],
      [INK, pair(13, 14, 2.8)],
      ["#a9d68b", o(24, 35, 12, 5.5)],
      [INK, "M9 28q15 11 30 0", 2],
      [INK, pair(21.5, 24, 1)],
    ],
  },
  {
    ground: "#efe0d0", // hedgehog
    layers: [
      ["#4c3829", star(16, 22, 15.5)],
      ["#e2bd8f", o(24, 31, 13, 11)],
      ["#c99a68", pair(11.5, 25, 3.4)],
      [INK, pair(18, 28, 2.1) + o(24, 35, 3.3, 2.8)],
    ],
  },
  {
    ground: "#f2e3ad", // mouse
    layers: [
      ["#8b8f98", pair(10.5, 15, 9.5)],
      ["#f0b3ae", pair(10.5, 15, 6)],
      ["#9aa0a9", "M10 25q2-10 14-10t14 10q-3 12-14 18q-11-6-14-18z"],
      [INK, pair(18, 26, 2.3)],
      ["#e07f80", o(24, 41, 3, 2.5)],
      ["#f4f4f4", "M20 38l-11-2M20 40l-10 3M28 38l11-2M28 40l10 3", 1.2],
    ],
  },
  {
    ground: "#d2dcc0", // badger
    layers: [
      [INK, pair(9, 16, 5)],
      ["#f6f2ea", pair(9, 16.5, 2.2)],
      ["#f6f2ea", "M7 24q2-14 17-14t17 14q-4 12-12 18q-5 3-10 0q-8-6-12-18z"],
      [INK, "M13 12q6-1 7 4q1 12-2 24q-7-7-10-16q0-8 5-12zM35 12q-6-1-7 4q-1 12 2 24q7-7 10-16q0-8-5-12z"],
      ["#ffffff", pair(15.5, 25, 2.2)],
      [INK, pair(15.5, 25, 1.1) + o(24, 41, 4, 3)],
    ],
  },
  {
    ground: "#bfe0ea", // penguin
    layers: [
      ["#26303f", o(24, 25, 18, 19)],
      ["#ffffff", pair(17, 23, 7.5) + o(24, 33, 12, 10)],
      [INK, pair(17.5, 22, 2.4)],
      ["#f29d1f", "M17.5 27h13l-6.5 7z"],
      ["#f2b8a8", pair(12.5, 29, 2.5, 1.8)],
    ],
  },
  {
    ground: "#d9d0ea", // dog
    layers: [
      ["#e0b27c", o(24, 26, 15, 17)],
      ["#7b4a25", "M12 9q-9 2-8 16q1 9 6 11q5-3 5-12zM36 9q9 2 8 16q-1 9-6 11q-5-3-5-12z"],
      ["#a86a35", o(31, 21, 6, 7)],
      ["#fbf1e2", o(24, 33, 9, 7.5)],
      ["#e26d6d", "M21 37h6v4a3 3.5 0 0 1-6 0z"],
      [INK, pair(17.5, 21, 2.2) + o(24, 30, 3.8, 2.8)],
    ],
  },
  {
    ground: "#e9cfc0", // elk
    layers: [
      ["#a0713c", "M16 17q-9 0-12-12M8.5 13q-4 2-7 0M12 16q-3-6-1-12", 3.4],
      ["#a0713c", "M32 17q9 0 12-12M39.5 13q4 2 7 0M36 16q3-6 1-12", 3.4],
      ["#5c3d27", "M15 19l-11 2 9 6zM33 19l11 2-9 6z"],
      ["#74502f", "M14 18q10-8 20 0l1 14q-1 12-11 12t-11-12z"],
      ["#b08a62", o(24, 37, 10.5, 8.5)],
      [INK, pair(18, 23, 2) + pair(20, 36, 1.8, 1.4)],
      [INK, "M19 41.500q5 2.5 10 0", 1.5],
    ],
  },
];
