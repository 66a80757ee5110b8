/** Addresses of moments, and the name of a record as a file. */

import type { Scene } from "../../generated/messages";
import type { Viewing } from "./viewing.svelte";

export interface WantedMoment {
  /** Null asks for the public view; undefined leaves it open. */
  seat: number | null | undefined;
  moment: number | undefined;
}

/** Reads `?ply=31&seat=0`; what is no number is as if it were not there. */
export function readMoment(search: string): WantedMoment {
  const asked = new URLSearchParams(search);
  const seat = asked.get("seat");
  return {
    seat: seat === "public" ? null : wholeNumber(seat),
    moment: wholeNumber(asked.get("ply")),
  };
}

export function momentAddress(viewing: Viewing): string {
  const seat = viewing.seeAs === null ? "public" : String(viewing.seeAs);
  const asked = new URLSearchParams({ ply: String(viewing.moment), seat });
  return `/m/${encodeURIComponent(viewing.match)}/replay?${asked.toString()}`;
}

/** A file name that says what is inside, in letters that every system takes. */
export function recordName(scene: Scene, names: (seat: number) => string): string {
  const players = scene.seats.map(({ seat }) => plainLetters(names(seat)));
  return `${[scene.game, ...players, scene.match].filter((part) => part !== "").join("-")}.jsonl`;
}

function plainLetters(name: string): string {
  const letters = name.replaceAll("ł", "l").replaceAll("Ł", "L").normalize("NFD");
  return letters.replace(/\p{Mn}/gu, "").replace(/[^A-Za-z0-9]+/g, "_").replace(/^_+|_+$/g, "");
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
