import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { speak } from "./lib/fluent.svelte";
import { watchAddress } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the application");
watchAddress();
await speak(settings.language);
mount(App, { target });
