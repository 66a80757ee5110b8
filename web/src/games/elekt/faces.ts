// The faces of the cards, from the packs of the box: names, symbols, Titles, picture, words.
import type { GameShown, PhraseShown } from "../../generated/messages";
import { pictures, type Picture } from "../../generated/pictures";
import { language, say } from "../../lib/fluent.svelte";
import { type Attribute, symbolsIn } from "./view";

export type Kind = "basic" | "elite" | "skirmish" | "machination" | "privilege";
export type Names = Record<string, string>;

export interface Face {
  notation: string;
  kind: Kind;
  names: Names;
  type: "spectre" | "disciple" | null;
  symbols: Attribute[];
  titles: Names[];
  picture: Picture | undefined;
  /** What is printed on it, by edition. */
  texts: Record<string, PhraseShown[]>;
}

export type Box = Map<string, Face>;

interface CardEntry {
  id: string;
  names: Names;
  type?: "spectre" | "disciple" | null;
  symbols?: string;
  titles?: Names[];
}

interface Packs {
  "elekt/box": Record<Kind, CardEntry[]>;
  /** Only for displays, so an older server may lack it: cards are then drawn without pictures. */
  "elekt/pictures"?: { pictures: Record<string, string> };
}

const KINDS: Kind[] = ["basic", "elite", "skirmish", "machination", "privilege"];
const COPIES = 4;
const READ = new WeakMap<GameShown, Box>();

/** Reads the packs of a game; the same game is read once. */
export function readBox(game: GameShown): Box {
  const known = READ.get(game);
  if (known) return known;
  const packs = game.packs as unknown as Packs;
  const drawn = packs["elekt/pictures"]?.pictures ?? {};
  const box: Box = new Map();
  for (const kind of KINDS) {
    for (const entry of packs["elekt/box"][kind]) {
      const copies = kind === "basic" ? COPIES : 1;
      for (let copy = 0; copy < copies; copy += 1) {
        const notation = kind === "basic" ? `${entry.id}${copy}` : entry.id;
        box.set(notation, faceOf(game, entry, kind, notation, pictures[drawn[entry.id] ?? ""]));
      }
    }
  }
  READ.set(game, box);
  return box;
}

function faceOf(
  game: GameShown,
  entry: CardEntry,
  kind: Kind,
  notation: string,
  picture: Picture | undefined,
): Face {
  const texts = game.texts ?? {};
  const printed = texts[entry.id] ?? [];
  return {
    notation,
    kind,
    names: entry.names,
    type: entry.type ?? null,
    symbols: symbolsIn(entry.symbols ?? ""),
    titles: entry.titles ?? [],
    picture,
    texts: { fr: printed, pl: texts[`pl:${entry.id}`] ?? printed },
  };
}

/** A name in the language that is spoken now. */
export function called(names: Names): string {
  return names[language()] ?? names["en"] ?? "";
}

/** The name of a card by its notation. */
export function cardName(box: Box, notation: string): string {
  const face = box.get(notation);
  return face ? called(face.names) : notation;
}

/** What is printed on a card, a sentence for each ability. */
export function wordsOf(face: Face, edition: string): string[] {
  return (face.texts[edition] ?? face.texts["fr"] ?? []).map((phrase) => say(phrase));
}
