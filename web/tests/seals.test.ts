// Seals are kept as they were told, and compared with the record: as src/stolik/client/seals.py does it.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { beforeEach, expect, test, vi } from "vitest";
import page from "../../docs/records.md?raw";
import { check, said } from "../src/parts/sealed";
import type { Seals, Stands } from "../src/tables/seals";

type Deal = { deck: string[]; actions: string[]; seal: Record<string, unknown> };
type Record_ = { rules: unknown; deals: Deal[]; [key: string]: unknown };

const written = /<!-- record -->\n```json\n([^]*?)```/.exec(page)![1]!;
const record = (): Record_ => JSON.parse(written) as Record_;
const sha = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));
const hash = record().deals[0]!.seal.hash as string;
const told = (): Seals => ({ told: { 1: { hash, at: "2026-11-25T18:00:00.000Z" } }, begun: 1, gaps: [] });

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
});

/** The module, as after a reload of the page. */
async function fresh() {
  vi.resetModules();
  return import("../src/tables/seals");
}

const stands = (deals: number, seal = "", phase = "playing", match = 1): Stands => ({ match, deals, seal, phase });
const sealed = (number: number, hash: string) => ["table-sealed", { number, hash }] as [string, Record<string, unknown>];

test("each seal is kept as it was told first, across reloads", async () => {
  const first = await fresh();
  first.note("T", stands(0), undefined, [sealed(1, "aa")]);
  first.note("T", stands(0), undefined, [sealed(1, "bb")]);
  first.note("T", stands(1), "play", []);
  const again = await fresh();
  expect(again.sealsOf("T-1")).toMatchObject({ told: { 1: { hash: "aa" } }, begun: 1, gaps: [] });
  again.note("T", stands(3, "cc"), "play", null);
  again.note("T", stands(3), "over", [sealed(4, "dd")]);
  const { told, begun, gaps } = (await fresh()).sealsOf("T-1");
  expect([Object.entries(told).map(([deal, { hash }]) => deal + hash), begun, gaps]).toEqual([["1aa", "3cc", "4dd"], 3, [[2, 3]]]);
});

test("of a deal that is on without a seal it is kept that there was none, before a deal it is not known", async () => {
  const { note, sealsOf, missed } = await fresh();
  note("T", stands(1), "play", null);
  expect(sealsOf("T-1").told[1]).toMatchObject({ hash: "" });
  note("U", stands(0, "an old one"), "before", null);
  expect(sealsOf("U-1").told).toEqual({});
  expect(missed(sealsOf("U-1"), 1)).toBe(true);
  note("V", stands(2, "next"), "over", null);
  expect(sealsOf("V-1").told).toMatchObject({ 3: { hash: "next" } });
  note("W", stands(2, "last", "over"), "over", null);
  expect(sealsOf("W-1").told).toEqual({});
});

test("the seals of the latest matches are kept, and of each no more than there may be", async () => {
  const { note, sealsOf, missed } = await fresh();
  for (let match = 1; match <= 30; match += 1) note("T", stands(0, "", "playing", match), undefined, [sealed(1, `${match}`)]);
  expect(Object.keys(JSON.parse(kept.get("stolik-seals")!) as object)).toHaveLength(20);
  expect([sealsOf("T-10").told[1], sealsOf("T-11").told[1]?.hash]).toEqual([undefined, "11"]);
  note("U", stands(1000), "play", [sealed(1001, "x")]);
  expect(sealsOf("U-1").told).toEqual({});
  expect(missed(sealsOf("U-1"), 1001)).toBe(true);
});

test("where nothing can be kept they last as long as the page", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { note, sealsOf } = await fresh();
  note("T", stands(0), undefined, [sealed(1, "aa")]);
  expect(sealsOf("T-1").told[1]?.hash).toBe("aa");
});

test("a deck that is as it was sealed, and what is said of it", () => {
  const found = check("K7QX-1", told(), record());
  expect(found.broken).toEqual([]);
  expect(said(found)).toEqual([["seals-counted", { sealed: 1, count: 1, missed: 0 }]]);
  const late = check("K7QX-1", { told: {}, begun: 0, gaps: [] }, record());
  expect(said(late)).toEqual([["seals-counted", { sealed: 0, count: 1, missed: 1 }]]);
});

const reseal = (deal: Deal, nonce = deal.seal.nonce as string) => {
  const sealed = ["stolik/1", "golf", 1, nonce, ...deal.deck].join(" ");
  deal.seal = { scheme: "sha256", nonce, hash: sha(sealed) };
};

test.each<[string, (record: Record_, deal: Deal) => void, string]>([
  ["another nonce", (_, deal) => reseal(deal, "1".repeat(64)), "seals-other"],
  ["another deck", (_, deal) => (deal.deck.reverse(), reseal(deal)), "seals-other"],
  ["another deck under the seal", (_, deal) => void deal.deck.reverse(), "record-seal-hash"],
  ["another revision", (record) => void (record.rules = 99), "record-seal-hash"],
  ["no deck", (_, deal) => void Reflect.deleteProperty(deal, "deck"), "record-seal-hash"],
  ["no seal", (_, deal) => void Reflect.deleteProperty(deal, "seal"), "record-seal-missing"],
  ["another scheme", (_, deal) => void (deal.seal.scheme = "trust me"), "record-seal-scheme"],
  ["no nonce", (_, deal) => void (deal.seal.nonce = 7), "record-seal-nonce"],
  ["another reshuffle", (_, deal) => void deal.actions.push("- reshuffle 7C AS 2D 3D"), "record-seal-reshuffle"],
  ["nothing in place of a deal", (record) => void record.deals.splice(0, 1, null as unknown as Deal), "record-seal-missing"],
  ["no deals", (record) => void (record.deals = []), "seals-left-out"],
])("a record with %s is found out", (_, tamper, reason) => {
  const tampered = record();
  tamper(tampered, tampered.deals[0]!);
  const found = check("K7QX-1", told(), tampered);
  expect(found.broken.map(({ deal, reason }) => [deal, reason])).toEqual([[1, reason]]);
  expect(found.broken[0]!.told?.hash).toBe(hash);
  expect(said(found)[0]).toEqual(["seals-broken", { number: 1, told: [[reason, {}]] }]);
});

test("a reshuffle follows from the nonce", () => {
  const [honest, cards] = [record(), ["2D", "3D", "7C", "AS"]];
  const nonce = honest.deals[0]!.seal.nonce as string;
  const keys = cards.map((card, k) => [sha(`${nonce} reshuffle 0 ${k} ${card}`), card] as const);
  const stock = keys.sort().map(([, card]) => card);
  honest.deals[0]!.actions.push(`- reshuffle ${stock.join(" ")}`);
  expect(check("K7QX-1", told(), honest).broken).toEqual([]);
});

test("seals that were not told, a scheme that nobody knows here, and no record at all", () => {
  const reasons = (seals: Seals, found: unknown = record()) => check("K7QX-1", seals, found).broken.map(({ reason }) => reason);
  expect(reasons({ ...told(), told: {} })).toEqual(["seals-untold"]);
  expect(reasons({ ...told(), told: { 1: { hash: "", at: "" } } })).toEqual(["seals-untold"]);
  expect(reasons({ ...told(), told: { 1: { hash, at: "", scheme: "shares" } } })).toEqual(["record-seal-scheme"]);
  expect(reasons(told(), null)).toEqual(["seals-no-record"]);
  expect(said(check("K7QX-1", told(), null))).toEqual([["seals-no-record", {}]]);
  expect(reasons({ told: {}, begun: 0, gaps: [] }, null)).toEqual([]);
});
