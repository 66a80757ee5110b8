// Decks as text: files as the command line reads them, and links to hand on.
import { called } from "../../games/elementa/faces";
import type { Entry } from "./builder.svelte";

/** Writes a deck file: `# name`, `environment: id`, and a line for each creature. */
export function writeFile(name: string, environments: Entry[], creatures: Entry[]): string {
  return [
    `# ${name}`,
    ...environments.map(({ face }) => `environment: ${face.id}`),
    ...creatures.map(({ face, count }) => `${count} ${face.id}  # ${called(face.names)}`),
    "",
  ].join("\n");
}

/** The name in the first comment of a deck file, if it has one before its cards. */
export function nameIn(file: string): string {
  const first = file.split("\n").find((line) => line.trim() !== "") ?? "";
  return first.trim().startsWith("#") ? first.trim().replace(/^#+\s*/, "").slice(0, 60) : "";
}

/** The link that carries a deck; it stands behind `#` and so never reaches a server. */
export function writeLink(game: string, name: string, cards: string): string {
  const written = cards.replaceAll(" ", "_");
  return `${location.origin}/decks/${game}#deck=${written}&name=${encodeURIComponent(name)}`;
}

/** Reads what stands behind `#`, decoded; null when it is no deck. */
export function readLink(anchor: string): { name: string; cards: string } | null {
  const found = /^deck=([^&]*)(?:&name=(.*))?$/s.exec(anchor);
  if (!found) return null;
  return { cards: (found[1] ?? "").replaceAll("_", " "), name: (found[2] ?? "").slice(0, 60) };
}
