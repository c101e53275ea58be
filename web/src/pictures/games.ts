// The games that have a picture, in the order in which home shows them.
import durak from "./durak.svg";
import goliath from "./goliath.svg";
import golf from "./golf.svg";
import planowanie from "./planowanie.svg";
import trojki from "./trojki.svg";

/** A picture, which part of it is seen on a phone, and how many sit down to play against bots. */
export type Picture = { picture: string; focus: string; seats: number };

export const PICTURES: Record<string, Picture> = {
  durak: { picture: durak, focus: "56%", seats: 3 },
  planowanie: { picture: planowanie, focus: "86%", seats: 4 },
  goliath: { picture: goliath, focus: "56%", seats: 4 },
  golf: { picture: golf, focus: "19%", seats: 3 },
  trojki: { picture: trojki, focus: "19%", seats: 2 },
};
