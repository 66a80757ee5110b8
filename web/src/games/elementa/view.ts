// What a viewer of Elementa may know, as the server writes it (games/elementa/view.py).
import { type Element, ELEMENTS } from "./faces";

/** The rules' own numbers that the table shows (ELEM-3.2 to ELEM-3.8, ELEM-6.4, ELEM-11.5). */
export const DIVISION = [4, 3, 3, 2] as const;
export const FIRST_RESOURCES = 4;
export const COMBATS = 3;
export const ROUNDS_NEEDED = 2;

/** A unit as answers write it: `Fi` is a resource card, `fi` a temporary resource. */
export type Unit = string;

export interface Known {
  hand: string[];
  loose: string[];
  later: string[][];
  aside: string[];
  seen: string[];
  deck: string[];
}

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

/** A change that holds from one combat of the round to another; they count from 0 to 11. */
export interface Lasting {
  kind: "add" | "set" | "cost" | "bonus";
  seat: number;
  amount: number;
  first: number;
  last: number;
  of: string;
}

export interface ElementaView {
  seat: number | null;
  settings: { seats: number };
  phase: "decks" | "deckbuilding" | "restock" | "bans" | "combats" | "round-end" | "over";
  round: number;
  turn: number;
  combat: number;
  fighting: boolean;
  rounds_won: number[];
  points: number[];
  crystals: number[];
  ready: string[];
  used: string[];
  temporary: string[];
  environments: (string | null)[];
  decks: boolean;
  deck: string[];
  piles: string[][];
  hand: string[];
  laid: string | null;
  aside: string[];
  pile_counts: number[][];
  hand_counts: number[];
  aside_counts: number[];
  discards: string[][];
  lying: boolean[];
  revealed: (string | null)[];
  fought: (string | null)[];
  unpaid: number[];
  winners: number[];
  losers: number[];
  powers: (number | null)[];
  costs: Record<string, [units: string, crystals: number]>;
  lasting: Lasting[];
  knows: (Known | null)[];
  known: (Known | null)[];
  committed: number[];
  own_answer: string | null;
  pending: Pending | null;
  asked: string | null;
  deciders: number[];
  target: number | null;
}

/** The seats as they sit around the table: the viewer's own last, that is nearest. */
export function around(view: ElementaView): number[] {
  const seats = view.points.length;
  const own = view.seat ?? seats - 1;
  return Array.from({ length: seats }, (_, index) => (own + 1 + index) % seats);
}

/** The units that are written one by one. */
export function unitsIn(written: string): Unit[] {
  return written.split(" ").filter((word) => word !== "");
}

/** The element of a unit, a card or a temporary one. */
export function elementOf(unit: Unit): Element {
  return ELEMENTS.find((element) => element.toLowerCase() === unit.toLowerCase()) ?? "Fi";
}

/** Whether a unit is temporary. */
export function isTemporary(unit: Unit): boolean {
  return unit === unit.toLowerCase();
}

/** How many of each there are, in the order in which they first stand. */
export function counted(units: readonly Unit[]): [unit: Unit, count: number][] {
  return [...new Set(units)].map((unit) => [unit, units.filter((one) => one === unit).length]);
}

/** What one can use: resource cards that lie ready, then temporary resources. */
export function usableOf(view: ElementaView, seat: number): Unit[] {
  return [...unitsIn(view.ready[seat] ?? ""), ...unitsIn((view.temporary[seat] ?? "").toLowerCase())];
}

/** The card whose effect asks, if the open choice names one. */
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
  return cardIn(Object.values(entry));
}
