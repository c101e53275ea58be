// What is drawn on the page of the rules: the worked examples, section by section. A drawing is groups of cards, each
// with a sign under it; the caption (GAME-shown-WHAT) says all of it in words.
export type Group = { cards: string; sign?: string; columns?: number };
export type Drawing = { name: string; groups: Group[] };

const one = (name: string, cards: string, sign?: string, columns?: number): Drawing => ({
  name,
  groups: [{ cards, sign, columns }],
});
/** Cards one by one, those with a sign marked: "G4 G9:▲". */
const signed = (name: string, cards: string): Drawing => ({
  name,
  groups: cards.split(" ").map((text) => {
    const [card = "", sign] = text.split(":");
    return { cards: card, sign };
  }),
});

export const DRAWINGS: Record<string, Record<string, Drawing[]>> = {
  goliath: {
    trick: [signed("goliath-trick", "G4 G9:▲ R2:▼ G7"), signed("goliath-equal", "G7 R7:▲ G3 B3:▼")],
    score: [
      {
        name: "goliath-score",
        groups: [
          { cards: "R4 R10 R11", sign: "3" },
          { cards: "Y8", sign: "8" },
          { cards: "G5 G9", sign: "14" },
          { cards: "B2 B3 B6 B10 B12", sign: "5" },
          { cards: "V10 V12", sign: "22" },
        ],
      },
    ],
  },
  planowanie: {
    play: [signed("planowanie-trump", "9S KS 2H:★ AS"), signed("planowanie-led", "9S KD AC TS:★")],
  },
  durak: {
    attack: [
      { name: "durak-beaten", groups: [{ cards: "9C" }, { cards: "TC AC 6H", sign: "✓" }] },
      { name: "durak-unbeaten", groups: [{ cards: "9C" }, { cards: "8C 9D AS", sign: "✗" }] },
      {
        name: "durak-ranks",
        groups: [{ cards: "7C QC" }, { cards: "7D 7S 7H QD QS QH", sign: "✓" }, { cards: "9D 8C", sign: "✗" }],
      },
    ],
    example: [{ name: "durak-example", groups: [{ cards: "7C 8C", sign: "✓" }, { cards: "8D", sign: "✗" }] }],
  },
  golf: {
    score: [one("golf-row", "8C 8H AS 3D 4C KH", "24", 3)],
    example: [one("golf-pairs", "5C JD 9S 5H QS 4D", "33", 3), one("golf-twos", "2C 2D KS 2H KC KD", "−2", 3)],
  },
  trojki: {
    cards: [one("trojki-card", "BC2 RS0 VX1 YT3")],
    trio: [one("trojki-trio", "RC2 BC1 VC1")],
    example: [
      {
        name: "trojki-grid",
        groups: [{ cards: "RC0 RC2 RC3 YS1 BC1 BX3 VX0 VC1 BS1", columns: 3 }, { cards: "BT1", sign: "→ 1" }],
      },
    ],
  },
};
