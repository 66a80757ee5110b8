// The faces of the cards, from the packs of the box: names, power, cost, bonuses, picture, words.
import type { GameShown, PhraseShown } from "../../generated/messages";
import { pictures, type Picture } from "../../generated/pictures";
import { language, say } from "../../lib/fluent.svelte";

/** An element as answers write it. */
export type Element = "Fi" | "Wa" | "Ea" | "Ai";
export const ELEMENTS: readonly Element[] = ["Fi", "Wa", "Ea", "Ai"];
/** How the texts call an element. */
export const ELEMENT_NAMES: Record<Element, string> = {
  Fi: "fire",
  Wa: "water",
  Ea: "earth",
  Ai: "air",
};

export type Names = Record<string, string>;

export interface Bonus {
  points: number;
  crystals: number;
  units: Element[];
  /** Units of elements of the owner's choice. */
  any: number;
}

export interface Face {
  id: string;
  kind: "creature" | "environment";
  names: Names;
  power: number;
  /** Units, one by one. */
  cost: Element[];
  /** What it costs in crystals. */
  crystals: number;
  victory: Bonus;
  defeat: Bonus;
  unique: boolean;
  /** How many of it a deck may hold (ELEM-1.4, ELEM-1.6, ELEM-1.7). */
  most: number;
  picture: Picture | undefined;
  texts: PhraseShown[];
}

export interface ReadyDeck {
  id: string;
  names: Names;
  about: Names;
  environment: string | null;
  /** How many of each creature. */
  creatures: Record<string, number>;
}

export interface Box {
  cards: Map<string, Face>;
  decks: ReadyDeck[];
}

interface BonusEntry {
  points?: number;
  crystals?: number;
  units?: string;
  any?: number;
}

interface CardEntry {
  id: string;
  names: Names;
  power?: number;
  cost?: string;
  crystals?: number;
  victory?: BonusEntry;
  defeat?: BonusEntry;
  unique?: boolean;
}

interface Packs {
  "elementa/creatures": { creature: CardEntry[]; environment: CardEntry[] };
  "elementa/decks": { deck: (Omit<ReadyDeck, "environment"> & { environment?: string | null })[] };
  /** Only for displays, so an older server may lack it: cards are then drawn without pictures. */
  "elementa/pictures"?: { pictures: Record<string, string> };
}

const READ = new WeakMap<GameShown, Box>();

/** Reads the packs of a game; the same game is read once. */
export function readBox(game: GameShown): Box {
  const known = READ.get(game);
  if (known) return known;
  const packs = game.packs as unknown as Packs;
  const drawn = packs["elementa/pictures"]?.pictures ?? {};
  const { creature, environment } = packs["elementa/creatures"];
  const cards = new Map<string, Face>();
  const add = (entry: CardEntry, kind: Face["kind"]): void => {
    cards.set(entry.id, faceOf(game, entry, kind, pictures[drawn[entry.id] ?? ""]));
  };
  for (const entry of creature) add(entry, "creature");
  for (const entry of environment) add(entry, "environment");
  const decks = packs["elementa/decks"].deck.map((deck) => ({
    ...deck,
    environment: deck.environment ?? null,
  }));
  const box = { cards, decks };
  READ.set(game, box);
  return box;
}

function faceOf(
  game: GameShown,
  entry: CardEntry,
  kind: Face["kind"],
  picture: Picture | undefined,
): Face {
  const unique = entry.unique ?? false;
  return {
    id: entry.id,
    kind,
    names: entry.names,
    power: entry.power ?? 0,
    cost: elementsIn(entry.cost ?? ""),
    crystals: entry.crystals ?? 0,
    victory: bonusOf(entry.victory ?? {}),
    defeat: bonusOf(entry.defeat ?? {}),
    unique,
    most: unique || kind === "environment" ? 1 : 2,
    picture,
    texts: game.texts?.[entry.id] ?? [],
  };
}

function bonusOf({ points = 0, crystals = 0, units = "", any = 0 }: BonusEntry): Bonus {
  return { points, crystals, units: elementsIn(units), any };
}

/** Reads units as they are written: `Fi Fi Wa`. */
export function elementsIn(written: string): Element[] {
  return written.split(" ").filter((word): word is Element => ELEMENTS.some((one) => one === word));
}

/** The elements of a card's cost, each once; of a card that costs none, those that it gives. */
export function elementsOf(face: Face): Element[] {
  const given = [...face.victory.units, ...face.defeat.units];
  const found = face.cost.length > 0 ? face.cost : given;
  return ELEMENTS.filter((element) => found.includes(element));
}

/** A number as it is printed, with a minus that is as wide as a plus. */
export function figure(amount: number): string {
  return String(amount).replace("-", "−");
}

/** A name in the language that is spoken now. */
export function called(names: Names): string {
  return names[language()] ?? names["en"] ?? "";
}

/** The name of a card by its id. */
export function cardName(box: Box, id: string): string {
  const face = box.cards.get(id);
  return face ? called(face.names) : id;
}

/** What is printed on a card, a sentence for each effect. */
export function wordsOf(face: Face): string[] {
  return face.texts.map((phrase) => say(phrase));
}

/** The cards of a deck as answers write it, one by one: `volcano ember-fox*2 …`. */
export function cardsIn(written: string): string[] {
  return written.split(/[\s,]+/).flatMap((word) => {
    const [id = "", times] = word.split("*");
    return id === "" ? [] : Array<string>(Math.min(16, Number(times ?? 1) || 0)).fill(id);
  });
}
