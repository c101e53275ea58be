// The six quick reactions, in the order of their numbers; their words are the texts "phrase-…".
import type { Do } from "../protocol";

export type Reaction = Extract<Do["command"], { do: "react" }>["phrase"];
export const REACTIONS: Reaction[] = ["well-played", "thanks", "nice", "oops", "wow", "good-luck"];
