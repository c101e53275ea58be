// Fetched once the page stands: what is set in one tab is so in all of them; a language with the texts that are needed.
import { setElsewhere, settings } from "./settings.svelte";
import { speak } from "./words/texts.svelte";

addEventListener("storage", (event) => {
  const others = setElsewhere(event);
  if (!others) return;
  const { language } = settings;
  Object.assign(settings, others, { language });
  if (others.language !== language) void speak(others.language);
});
