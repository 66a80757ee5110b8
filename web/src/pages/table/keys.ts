// Single keys that do something at the table, unless somebody types or has turned them off.
import { settings } from "../../lib/settings.svelte";

export type KeyDeed = "keys" | "hint" | "undo" | "log" | "talk" | "type";

export const KEYS: readonly { key: string; deed: KeyDeed; words: string }[] = [
  { key: "?", deed: "keys", words: "web-key-keys" },
  { key: "h", deed: "hint", words: "web-key-hint" },
  { key: "u", deed: "undo", words: "web-key-undo" },
  { key: "l", deed: "log", words: "web-key-log" },
  { key: "t", deed: "talk", words: "web-key-talk" },
  { key: "/", deed: "type", words: "web-key-type" },
];

/** What a key is to do now, if anything. */
export function deedOf(event: KeyboardEvent): KeyDeed | null {
  if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target;
  if (target instanceof Element && target.closest("input, select, textarea, dialog")) return null;
  return KEYS.find(({ key }) => key === event.key.toLowerCase())?.deed ?? null;
}

/** Lets the arrows lead into the hand from where nothing else takes them. */
export function towardsHand(event: KeyboardEvent): boolean {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return false;
  const target = event.target;
  if (!(target instanceof HTMLElement) || !target.matches("body, main")) return false;
  const card = document.querySelector<HTMLElement>("[data-hand] [tabindex='0']");
  card?.focus();
  return card !== null;
}
