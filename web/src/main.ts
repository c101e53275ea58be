import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./route.svelte";
import { keepSettings } from "./settings.svelte";
import "./style.css";
import { need } from "./words/texts.svelte";

keepSettings();
followLinks();
await need();
mount(App, { target: document.body });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
