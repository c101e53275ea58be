// Before a table with people: who still has the name that the page gave is asked for one of their own, once.
import { mount, unmount } from "svelte";
import NameFirst from "../parts/NameFirst.svelte";
import { settings } from "../settings.svelte";
import { signIn } from "./who.svelte";

/** Resolves when they have been asked, or need not be. Raises Refused when the server is away. */
export async function introduce(): Promise<void> {
  const { kind, name } = await signIn();
  if (kind === "guest" && settings.given === name) {
    await new Promise<void>((done) => {
      const close = () => (void unmount(shown), done());
      const shown = mount(NameFirst, { target: document.body, props: { name, done: close } });
    });
  }
  settings.given = "";
}
