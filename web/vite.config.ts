// Builds the client into the Python package; `npm run dev` serves it beside a running `stolik serve` (at STOLIK_SERVER).
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify } from "terser";
import { defineConfig, type Plugin, type Rolldown } from "vite";

const SERVER = process.env.STOLIK_SERVER ?? "http://127.0.0.1:8470";
const WORDS = join(import.meta.dirname, "../src/stolik/words");
const LANGUAGES = ["pl", "de", "en"];

const hash = (...texts: string[]): string => createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 12);

/** All texts, without their comments, by their path: "pl/durak.ftl". `games` is made here: what every game is called
 * and what it is about, which home says of all of them before anything else of a game is wanted. */
function texts(): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of LANGUAGES) {
    const games: string[] = [];
    for (const name of readdirSync(join(WORDS, language)).sort())
      if (name.endsWith(".ftl")) {
        const text = readFileSync(join(WORDS, language, name), "utf-8").replace(/^#.*\n/gm, "");
        found.set(`${language}/${name}`, text);
        const about = new RegExp(`^${name.slice(0, -4)}-(title|about) = .*\n`, "gm");
        const told = text.match(about) ?? [];
        if (told.length === 2) games.push(...told);
      }
    found.set(`${language}/games.ftl`, games.join(""));
  }
  return found;
}

/** The texts in a folder of their own, under one hash: a table of all their addresses would be 2 kB of script. */
function words(all: Map<string, string>, folder: string): Plugin {
  return {
    name: "words",
    generateBundle() {
      for (const [path, source] of all) this.emitFile({ type: "asset", fileName: `${folder}/${path}`, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (asked, answer) => void answer.end(texts().get(asked.url!.slice(1))));
    },
  };
}

/** What the page for the time without a server says in a language. */
function section(language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(WORDS, language, "away.ftl"), "utf-8")));
  const t = (id: string): string => bundle.formatPattern(bundle.getMessage(id)!.value!);
  return `<section lang="${language}">
        <h1>${t("away-title")}</h1>
        <p>${t("away-text")}</p>
        <p><a href="">${t("away-again")}</a></p>
      </section>`;
}

/** The page for the time without a server, whole and without a script of the client; and the service worker's number. */
function away(): Plugin {
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/away.css" />
    <script type="module" src="/away.js"></script>
    <title>Stolik</title>
  </head>
  <body>
    <main>
      <img src="/icon.svg" alt="" />
      ${LANGUAGES.map(section).join("\n      ")}
    </main>
  </body>
</html>
`;
  return {
    name: "away",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "away.html", source: page });
    },
    writeBundle({ dir }, bundle) {
      const worker = join(dir!, "sw.js");
      const source = readFileSync(worker, "utf-8");
      const build = hash(...Object.keys(bundle).sort(), page, source);
      writeFileSync(worker, source.replace('"stolik-BUILD"', `"stolik-${build}"`));
    },
  };
}

/** What the names of src/breakpoints.css mean, in their place; a name that is not there is an error. */
function breakpoints() {
  const source = readFileSync(join(import.meta.dirname, "src/breakpoints.css"), "utf-8");
  const known = new Map([...source.matchAll(/@custom-media (--\w+) (.+);/g)].map(([, name, meaning]) => [name, meaning]));
  const meaning = (name: string): string => {
    const found = known.get(name);
    if (!found) throw new Error(`src/breakpoints.css has no ${name}`);
    return found;
  };
  return {
    postcssPlugin: "breakpoints",
    AtRule: {
      media(rule: { params: string }) {
        const params = rule.params.replace(/\((--\w+)\)/g, (_, name: string) => meaning(name));
        if (params !== rule.params) rule.params = params;
      },
    },
  };
}

const STARTS = {
  base: /\/web\/src\/main\.ts$/,
  table: /\/web\/src\/(pages\/Table|tables\/(?!Plain)[A-Z]\w+)\.svelte$/,
};

/** Two large files instead of two dozen small ones, which would be a fifth more to fetch: what home needs, and what is
 * needed for tables. What a page fetches only when it is wanted stays apart. */
function part(id: string, graph: Pick<Rolldown.PluginContext, "getModuleInfo">): string | null {
  const needing = new Set([id]);
  for (const each of needing) for (const importer of graph.getModuleInfo(each)?.importers ?? []) needing.add(importer);
  for (const [name, start] of Object.entries(STARTS)) if ([...needing].some((each) => start.test(each))) return name;
  return null;
}

/** What the bundler has made small, smaller by a seventieth: players wait for script. */
function smaller(): Plugin {
  return {
    name: "smaller",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const compress = { passes: 3, pure_getters: false, keep_fargs: false }; // to read a state is to depend on it
        chunk.code = (await minify(chunk.code, { ecma: 2022, module: true, compress })).code!;
      }
    },
  };
}

/** What marks the styles of a component: short, as it stands at each of its elements, in what a player waits for. */
const cssHash = ({ hash, filename, css }: { hash: (text: string) => string; filename?: string; css: string }): string =>
  `s${hash(filename ?? css).slice(0, 4)}`;

export default defineConfig(() => {
  const all = texts();
  const folder = `assets/words-${hash(...all.keys(), ...all.values())}`;
  const topics = [...all.keys()].filter((path) => path.startsWith("en/")).map((path) => path.slice(3, -4));
  return {
    plugins: [svelte({ compilerOptions: { cssHash } }), words(all, folder), away(), smaller()],
    css: { postcss: { plugins: [breakpoints()] } },
    define: { WORDS: JSON.stringify({ base: `/${folder}`, topics }) },
    build: {
      outDir: "../src/stolik/server/static",
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      manifest: true, // for the test of the budget
      // Style sheets are there before the part that wears them. Scripts are told ahead for the table alone: the names
      // of all the others are script that everybody waits for.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, needed) => needed.filter((one) => one.endsWith(".css") || /\/Table-/.test(file)),
      },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [{ debugName: "parts", name: part, test: /./ }] },
          // The names stand in the script, where nothing packs them.
          chunkFileNames: ({ name }) => `assets/${name === "Table" ? "Table-" : ""}[hash:7].js`,
          assetFileNames: "assets/[hash:6][extname]",
        },
      },
    },
    resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
    server: {
      fs: { allow: [".."] },
      proxy: { "/ws": { target: SERVER, ws: true }, "/api": SERVER },
    },
  };
});
