// What this browser remembers of its person's wishes.
import { LANGUAGES, type LanguageCode } from "./fluent.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "calm" | "off";

export interface Settings {
  language: LanguageCode;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** What the person wants to be called at tables. */
  name: string;
  /** Whether optional aids, such as the cards not yet seen, are shown. */
  aids: boolean;
  /** Whether an answer must be confirmed by a second click. */
  confirm: boolean;
  /** Whether single keys do things at the table. */
  shortcuts: boolean;
  /** Whether the column with log and talk is open on wide screens. */
  aside: boolean;
  /** The opponent chosen last. */
  opponent: string;
  /** The game chosen last, and how many played it. */
  game: string;
  seats: number;
}

const KEY = "ludotheque-settings";

function preferredLanguage(): LanguageCode {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((code) => tag.toLowerCase().startsWith(code));
    if (found) return found;
  }
  return "en";
}

function defaults(): Settings {
  return {
    language: preferredLanguage(),
    theme: "system",
    motion: "system",
    sound: false,
    name: "",
    aids: false,
    confirm: false,
    shortcuts: true,
    aside: true,
    opponent: "",
    game: "",
    seats: 0,
  };
}

function stored(): Settings {
  const settings = defaults();
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return settings;
    for (const [name, value] of Object.entries(found)) {
      if (name in settings && typeof value === typeof settings[name as keyof Settings]) {
        Object.assign(settings, { [name]: value });
      }
    }
  } catch {
    // A browser that keeps nothing, or kept nonsense, begins anew.
  }
  if (!LANGUAGES.includes(settings.language)) settings.language = preferredLanguage();
  return settings;
}

export const settings: Settings = $state(stored());

/** Keeps the settings, and puts theme and motion on the page; call once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    const kept = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, kept);
    } catch {
      // Private windows may refuse; the settings then last as long as the page.
    }
  });
  $effect(() => {
    document.documentElement.dataset["theme"] = settings.theme;
    document.documentElement.dataset["motion"] = settings.motion;
  });
}

/** Whether things may move on the page now. */
export function moves(): boolean {
  if (settings.motion !== "system") return settings.motion === "calm";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
