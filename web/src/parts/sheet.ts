// Opens the settings over whatever page is shown; they close by themselves, and leave nothing behind.
import { mount, unmount } from "svelte";
import SettingsSheet from "./SettingsSheet.svelte";

export function openSettings(): void {
  const sheet = mount(SettingsSheet, { target: document.body, props: { onclose: () => void unmount(sheet) } });
}
