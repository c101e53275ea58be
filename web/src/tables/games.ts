// The table of each game. They come in one file: each alone would be more to fetch. A game without drawings of its own
// is played at the plain one, which is fetched for it.
import type { Component } from "svelte";
import Durak from "./Durak.svelte";
import Golf from "./Golf.svelte";
import Goliath from "./Goliath.svelte";
import Planowanie from "./Planowanie.svelte";
import type { Sitting } from "./sitting.svelte";
import Trojki from "./Trojki.svelte";
import Undrawn from "./Undrawn.svelte";

const GAMES: Record<string, Component<{ sitting: Sitting }>> = {
  planowanie: Planowanie,
  goliath: Goliath,
  golf: Golf,
  durak: Durak,
  trojki: Trojki,
};

export const tableOf = (game: string): Component<{ sitting: Sitting }> => GAMES[game] ?? Undrawn;
