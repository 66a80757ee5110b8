// What a viewer of Elekt may know, as the server writes it (games/elekt/view.py); cards are ids.

export const ZONES = ["S", "M", "P"] as const;
export type Zone = (typeof ZONES)[number];
export const ATTRIBUTES = ["M", "D", "B", "A"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The rules' own numbers that the table shows. */
export const ROUNDS = 6;
export const MOST_AMBER = 3;
export const MOST_ASSIGNED = 5;
const TITLES_NEEDED: Record<number, number> = { 2: 7, 3: 6, 4: 5 };

/** A step of the rules as plain data; only what the table shows of it is named here. */
export interface Step {
  step?: string;
  with?: unknown[];
}

export interface Pending {
  kind: string;
  seat: number;
  options: string[] | null;
  then: Step;
}

export interface ElektView {
  seat: number | null;
  settings: { seats: number; edition: "fr" | "pl" };
  phase: string;
  round: number;
  holder: number;
  direction: number;
  order: number[];
  amber: number[];
  hand: string[];
  hands: number[];
  known: string[][];
  dealt: string[];
  dealt_counts: number[];
  enlisted: number[];
  own_choice: string | null;
  rows: string[][];
  tokens: Record<string, string>;
  supply: [number, number, number, number];
  silenced: string[];
  face: [string | null, string | null, string | null];
  decks: [number, number, number];
  elite: number;
  unseen: string[];
  discard: string[];
  won: string[][];
  face_down: number;
  passed: number[];
  assigned: number[];
  contest: [number, number] | null;
  ban: Step | null;
  masters: string[];
  seals: number;
  extra_titles: number;
  winner: number | null;
  pending: Pending | null;
  titles: number[];
}

/** A part of a count: so many symbols, from which card, and why. */
export type CountPart = [amount: number, card: string | null, because: string];
export type Counts = Record<string, Record<string, CountPart[][]>>;

export interface ElektAids {
  counts: Counts;
}

/** The number of sides: the players, and the Coalition. */
export function sidesOf(view: ElektView): number {
  return view.amber.length;
}

export function isSolo(view: ElektView): boolean {
  return view.settings.seats === 1;
}

export function titlesNeeded(view: ElektView): number {
  return TITLES_NEEDED[sidesOf(view)] ?? 7;
}

/** The Units of a side in a zone. */
export function rowOf(view: ElektView, zone: number, seat: number): string[] {
  return view.rows[zone * sidesOf(view) + seat] ?? [];
}

/** The sides as they sit around the table: the viewer's own last, that is nearest. */
export function around(view: ElektView): number[] {
  const sides = sidesOf(view);
  const own = view.seat ?? sides - 1;
  return Array.from({ length: sides }, (_, index) => (own + 1 + index) % sides);
}

/** The court rank of a side, from 1: the holder of the Sceptre, then as it points. */
export function rankOf(view: ElektView, seat: number): number {
  const sides = sidesOf(view);
  return ((((seat - view.holder) * view.direction) % sides) + sides) % sides + 1;
}

/** Reads "2M 1A" as one letter for each symbol. */
export function symbolsIn(written: string): Attribute[] {
  return written
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => Array<Attribute>(Number(word[0])).fill(word[1] as Attribute));
}

/** The sum of a count; never below zero. */
export function total(parts: readonly CountPart[]): number {
  return Math.max(
    0,
    parts.reduce((sum, [amount]) => sum + amount, 0),
  );
}

/** The first card that stands in a step, however deep. */
export function cardIn(value: unknown): string | null {
  if (Array.isArray(value)) {
    for (const part of value) {
      const found = cardIn(part);
      if (found !== null) return found;
    }
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const entry = value as Record<string, unknown>;
  if (typeof entry["card"] === "string") return entry["card"];
  return cardIn(entry["with"] ?? entry["context"] ?? null);
}
