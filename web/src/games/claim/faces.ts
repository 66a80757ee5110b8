// The faces of the cards, from the packs of the box: faction, value, picture.
import type { GameShown } from "../../generated/messages";
import { pictures, type Picture } from "../../generated/pictures";

export interface Faction {
  id: string;
  letter: string;
  order: number;
  emblem: Picture | undefined;
}

export interface Face {
  notation: string;
  faction: Faction;
  value: number;
  order: number;
  picture: Picture | undefined;
}

export interface Box {
  factions: Faction[];
  faces: Map<string, Face>;
}

interface FactionEntry {
  id: string;
  letter: string;
  values: number[];
}

interface FactionPictures {
  id: string;
  picture: string;
  pictures: string[];
}

interface Packs {
  "claim/box": { factions: FactionEntry[] };
  /** Only for displays, so an older server may lack it: cards are then drawn without pictures. */
  "claim/pictures"?: { factions: FactionPictures[] };
}

const READ = new WeakMap<GameShown, Box>();

/** Reads the packs of a game; the same game is read once. */
export function readBox(game: GameShown): Box {
  const known = READ.get(game);
  if (known) return known;
  const packs = game.packs as unknown as Packs;
  const box: Box = { factions: [], faces: new Map() };
  for (const entry of packs["claim/box"].factions) {
    addFaction(box, entry, packs["claim/pictures"]?.factions.find(({ id }) => id === entry.id));
  }
  READ.set(game, box);
  return box;
}

function addFaction(box: Box, entry: FactionEntry, shown: FactionPictures | undefined): void {
  const faction = {
    id: entry.id,
    letter: entry.letter,
    order: box.factions.length,
    emblem: shown && pictures[shown.picture],
  };
  box.factions.push(faction);
  const values = [...new Set(entry.values)].sort((one, other) => one - other);
  values.forEach((value, index) => {
    const notation = `${entry.letter}${value}`;
    const picture = shown && pictures[shown.pictures[index] ?? ""];
    box.faces.set(notation, { notation, faction, value, order: box.faces.size, picture });
  });
}

/** The values of the cards of a faction among others, highest first. */
export function valuesOf(box: Box, cards: readonly string[], letter: string): number[] {
  return cards
    .map((card) => box.faces.get(card))
    .filter((face) => face?.faction.letter === letter)
    .map((face) => face?.value ?? 0)
    .sort((one, other) => other - one);
}
