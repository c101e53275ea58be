// Starts the client: settings, links, words, the page, the service worker.
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./route.svelte";
import { keepSettings } from "./settings.svelte";
import "./style.css";
import { need } from "./words/texts.svelte";

// At hand with the texts, before the first word is drawn: nothing moves when it comes.
void document.fonts?.load('700 1rem "Figtree Variable"', "aą").catch(() => undefined);
keepSettings();
followLinks();
await need();
mount(App, { target: document.body });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
void import("./tabs").catch(() => undefined);

// A client that the server has replaced meanwhile finds parts of itself gone: it begins anew, and its table is as it
// was.
addEventListener("vite:preloadError", async () => {
  const answer = await fetch("/", { cache: "no-cache" }).catch(() => null);
  const own = document.querySelector("script[src]")!.getAttribute("src")!;
  if (answer?.ok && !(await answer.text()).includes(own)) location.reload();
});
