// @vitest-environment jsdom
// Texts that are fetched while others are: whoever asked for a topic can say it as soon as they are answered, also if the
// language has changed meanwhile; and a table whose texts could not be fetched once goes on telling.
import { afterEach, expect, test, vi } from "vitest";
import { line, type Heard } from "../src/net/line.svelte";
import { Place } from "../src/net/place.svelte";
import { Sitting } from "../src/tables/sitting.svelte";
import "../src/tables/telling"; // else it is fetched while no time passes
import { need, needFor, speak, t } from "../src/words/texts.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A network that answers each topic when the test says so. */
function slow() {
  const answers = new Map<string, () => void>();
  vi.stubGlobal(
    "fetch",
    (url: string) =>
      new Promise((resolve) => {
        const [, language, topic] = /(\w+)\/([\w-]+)\.ftl/.exec(url)! as unknown as [string, string, string];
        const before = answers.get(topic);
        answers.set(topic, () => {
          before?.();
          resolve(new Response(`${topic}-text = ${language === "en" ? "" : `${language} `}${topic}`));
        });
      }),
  );
  return async (...topics: string[]) => {
    for (const topic of topics) answers.get(topic)!();
    await new Promise((resolve) => setTimeout(resolve));
  };
}

test("a topic that came before others which were asked for with it can be said too", async () => {
  const comes = slow();
  const both = need("table", "match");
  await comes("cards", "web", "games", "table"); // the match is late
  let said: string | null = null;
  const one = needFor([["table-text", {}]]).then(() => (said = t("table-text")));
  await comes("cards", "web", "games", "table");
  await one;
  expect(said).toBe("table");
  await comes("match");
  await both;
  expect([t("table-text"), t("match-text")]).toEqual(["table", "match"]);
});

test("a topic that is on its way while the language changes comes in the new one", async () => {
  const comes = slow();
  const seals = need("seals");
  const german = speak("de");
  await comes("cards", "web", "games", "table", "match", "seals");
  await comes("cards", "web", "games", "table", "match", "seals");
  await Promise.all([seals, german]);
  expect([t("seals-text"), t("match-text")]).toEqual(["de seals", "de match"]);
  await Promise.all([speak("en"), comes("cards", "web", "games")]);
  expect([t("seals-text"), t("match-text")]).toEqual(["seals", "match"]);
});

test.each([
  ["that the server has not got cost one line of the log, not all that follow", 0, 404, ["Durak."]],
  ["come when the network does, and nothing is lost", 2, 200, ["Golf.", "Durak."]],
])("texts %s", async (_, away, status, lines) => {
  vi.useFakeTimers();
  let hear!: Heard;
  vi.spyOn(line, "join").mockImplementation((code, heard) => {
    hear = heard;
    return new Place(code);
  });
  let asked = 0;
  vi.stubGlobal("fetch", (url: string) => {
    const topic = /([\w-]+)\.ftl/.exec(url)![1]!;
    if (topic !== "golf") return Promise.resolve(new Response(`${topic}-text = ${topic}`));
    if (asked++ < away) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(new Response("golf-text = golf", { status }));
  });
  let sitting!: Sitting;
  const clear = $effect.root(() => {
    sitting = new Sitting("CODE");
  });
  hear([["golf-text", {}]], 0);
  hear([["durak-text", {}]], 0);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sitting.log.map(({ text }) => text).join(" ")).toBe(lines.join(" "));
  expect(asked).toBe(away + 1);
  clear();
});
