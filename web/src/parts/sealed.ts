// Whether the decks of a match were dealt as they were sealed: the twin of `check` in src/stolik/client/seals.py.
// Fetched when a match is over. The hash is made by a library and not by the browser, which has none for pages that
// came by plain http: those of whoever plays at home with `stolik --lan` (docs/decisions/0034).
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { call, Refused } from "../net/api";
import type { Event } from "../protocol";
import { missed, sealsOf, type Seals, type Told } from "../tables/seals";

type Json = Record<string, unknown>;
/** Why a deal (from 1) is not as it was sealed, as the id of a message; deal 0: there is no record. */
type Broken = { deal: number; reason: string; told: Told | null };
export type Checked = {
  match: string;
  decks: number;
  missed: number;
  broken: Broken[];
  told: Seals["told"];
  record: unknown;
};

const SCHEME = "sha256";
const NONCE = /^[0-9a-f]{64}$/;
const hash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** Fetches the record of a match and compares it with what was told. Raises Refused if the server is not there. */
export async function checked(match: string): Promise<Checked> {
  const path = `/api/matches/${encodeURIComponent(match)}/record`;
  const record = await call<unknown>("GET", path).catch((failure: unknown) => {
    if (failure instanceof Refused && failure.event?.[0] === "people-no-match") return null;
    throw failure;
  });
  return check(match, sealsOf(match), record);
}

export function check(match: string, seals: Seals, record: unknown): Checked {
  const found: Checked = { match, decks: 0, missed: 0, broken: [], told: seals.told, record };
  const wrong = (deal: number, reason: string) =>
    void found.broken.push({ deal, reason, told: seals.told[deal] ?? null });
  if (!record) {
    if (seals.begun) wrong(0, "seals-no-record");
    return found;
  }
  const deals = (record as Json).deals;
  const all: unknown[] = Array.isArray(deals) ? deals : [];
  found.decks = all.length;
  all.forEach((deal, at) => {
    const number = at + 1;
    const told = seals.told[number];
    const there = number <= seals.begun && !missed(seals, number);
    const reason = (told ? !told.hash : there) ? "seals-untold" : fault(record as Json, deal, told);
    if (reason) wrong(number, reason);
    else if (!told) found.missed += 1;
  });
  if (seals.begun > all.length) wrong(all.length + 1, "seals-left-out");
  return found;
}

/** What there is to say of it: a sentence for everything that is wrong, then how many are as sealed. */
export function said({ decks, missed, broken }: Checked): Event[] {
  const lines = broken.map(({ deal, reason }): Event =>
    deal ? ["seals-broken", { number: deal, told: [[reason, {}]] }] : [reason, {}],
  );
  const sealed = decks - missed - broken.filter(({ deal }) => deal <= decks).length;
  return decks ? [...lines, ["seals-counted", { sealed, count: decks, missed }]] : lines;
}

/** What is wrong with a deal of a record, by what was told and by itself; "" for nothing. */
function fault({ game, rules }: Json, deal: unknown, told: Told | undefined): string {
  const { seal, deck, actions } = (deal ?? {}) as { seal?: Json; deck?: unknown; actions?: unknown };
  if (!seal) return "record-seal-missing";
  if (seal.scheme !== SCHEME || (told?.scheme ?? SCHEME) !== SCHEME) return "record-seal-scheme";
  if (told && seal.hash !== told.hash) return "seals-other";
  const { nonce } = seal;
  if (typeof nonce !== "string" || !NONCE.test(nonce)) return "record-seal-nonce";
  const cards = texts(deck);
  if (!cards || seal.hash !== hash(["stolik/1", game, rules, nonce, ...cards].join(" "))) return "record-seal-hash";
  const stocks = texts(actions)?.filter((action) => action.startsWith("- reshuffle")) ?? [];
  const made = stocks.every((stock, number) => follows(stock.split(" ").slice(2), nonce, number));
  return made ? "" : "record-seal-reshuffle";
}

/** Whether a stock is what the nonce makes of its cards (stolik/match/seal.py). */
function follows(stock: string[], nonce: string, number: number): boolean {
  const keys = [...stock].sort().map((card, k) => [hash(`${nonce} reshuffle ${number} ${k} ${card}`), card] as const);
  const made = keys.sort((one, other) => (one[0] < other[0] ? -1 : 1)).map(([, card]) => card);
  return made.join() === stock.join();
}

const texts = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((each) => typeof each === "string") ? (value as string[]) : null;
