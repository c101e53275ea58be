// The table of each game, fetched when it is first shown.
import type { Component } from "svelte";
import type { Sitting } from "./sitting.svelte";

type Game = Component<{ sitting: Sitting }>;

export const GAMES: Record<string, () => Promise<{ default: Game }>> = {
  planowanie: () => import("./Planowanie.svelte"),
  goliath: () => import("./Goliath.svelte"),
  golf: () => import("./Golf.svelte"),
  durak: () => import("./Durak.svelte"),
  trojki: () => import("./Trojki.svelte"),
};
