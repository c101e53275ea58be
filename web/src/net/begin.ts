// New tables: who opens one is brought there, sits down at once and, against bots, is dealt cards without another tap.
import type { Do, NewTable } from "../protocol";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";
import { api } from "./api";
import { line } from "./line.svelte";
import { signIn } from "./who.svelte";

const waiting = new Map<string, Do["command"][]>(); // what is to be done at a table as soon as its page is there

/** Who one is, under a name that one was asked for once: before a table with people. Raises Refused. */
export const introduced = (): Promise<void> => import("./introduce").then(({ introduce }) => introduce());

/** Opens a table and goes there; if a level is wanted, against bots of it or of the strongest here. Raises Refused. */
export async function begin(table: NewTable, level = ""): Promise<void> {
  await (level ? signIn() : introduced());
  const { code } = await api.open(table);
  settings.left++;
  const does: Do["command"][] = [{ do: "sit", seat: 0 }];
  if (level) does.push({ do: "fill", level: levelOf((await api.games()).bots, level) }, { do: "start" });
  waiting.set(code, does);
  go(`/table/${code}`);
}

/** Of the levels that are offered this one, by default the one that was chosen last, or the strongest. */
export const levelOf = (levels: readonly string[], level = settings.level): string =>
  levels.includes(level) ? level : (levels.at(-1) ?? level);

/** The page of a table is there and hears what happens. */
export function begun(code: string): void {
  for (const command of waiting.get(code) ?? []) void line.do(code, command);
  waiting.delete(code);
}
