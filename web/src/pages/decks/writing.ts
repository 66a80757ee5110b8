// Decks as text: files as the command line reads them.
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
