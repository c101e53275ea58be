// The page that says that the server is away: it speaks the language that is set, and goes on as soon as somebody
// answers again.
const PAUSE = 4000; // milliseconds

function wanted() {
  try {
    const { language } = JSON.parse(localStorage.getItem("stolik-settings") ?? "{}");
    if (language) return [language];
  } catch {
    // what the browser asks for, then
  }
  return navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
}

const sections = [...document.querySelectorAll("section")];
const language = [...wanted(), "en"].find((each) => sections.some((section) => section.lang === each));
for (const section of sections) section.hidden = section.lang !== language;
document.documentElement.lang = language;
document.title = sections.find((section) => section.lang === language).querySelector("h1").textContent;

async function look() {
  const answer = await fetch("/readyz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
  else setTimeout(look, PAUSE);
}
setTimeout(look, PAUSE);
