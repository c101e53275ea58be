// The table of each game. All five come in one file: each alone would be more to fetch.
import type { Component } from "svelte";
import Durak from "./Durak.svelte";
import Golf from "./Golf.svelte";
import Goliath from "./Goliath.svelte";
import Planowanie from "./Planowanie.svelte";
import type { Sitting } from "./sitting.svelte";
import Trojki from "./Trojki.svelte";

export const GAMES: Record<string, Component<{ sitting: Sitting }>> = {
  planowanie: Planowanie,
  goliath: Goliath,
  golf: Golf,
  durak: Durak,
  trojki: Trojki,
};
