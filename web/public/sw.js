// The service worker. Pages come from the network; when the server is away, a page says so. Files under /assets/ carry
// a hash in their name: once kept, they are never asked for again. Everything else (the API, texts of people) is left
// alone. The build puts a number of its own in place of BUILD, so a new client begins with an empty cache.
const KEPT = "stolik-BUILD";
const AWAY = "/away.html";
const OURS = [AWAY, "/away.css", "/away.js", "/icon.svg"];

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (OURS.includes(url.pathname)) event.respondWith(ours(request));
});

async function install() {
  const cache = await caches.open(KEPT);
  await cache.addAll(OURS.map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await self.clients.claim();
}

/** A page, or the one that says that the server is away: no answer, or a proxy's that finds no server behind it. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.status < 502 || answer.status > 504) return answer;
  } catch {
    // nobody there
  }
  return (await caches.match(AWAY)) ?? Response.error();
}

async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

/** Files of the page above: what is kept, for they are wanted when nobody answers. */
async function ours(request) {
  return (await caches.match(request)) ?? fetch(request);
}
