// Finding cards: by words, by what they cost and show, in an order that one likes.
import { called, type Element, elementsOf, type Face, wordsOf } from "../../games/elementa/faces";
import { language } from "../../lib/fluent.svelte";
import { matches, wantedWords } from "../rules/search";

export const POWERS = ["0-2", "3-4", "5-6", "7-99"] as const;
export const COSTS = ["0", "1", "2", "3", "4"] as const;
export const KINDS = ["creature", "environment"] as const;
export const ORDERS = ["set", "name", "power", "cost"] as const;
export type Order = (typeof ORDERS)[number];

/** What is looked for; an empty text stands for anything. */
export interface Wish {
  query: string;
  elements: Element[];
  cost: string;
  power: string;
  unique: "" | "yes" | "no";
  kind: "" | Face["kind"];
  chosen: boolean;
  order: Order;
}

export function anything(): Wish {
  return {
    query: "",
    elements: [],
    cost: "",
    power: "",
    unique: "",
    kind: "",
    chosen: false,
    order: "set",
  };
}

/** The cards that fit, in the order that is wanted. */
export function find(cards: Iterable<Face>, wish: Wish, inDeck: (id: string) => boolean): Face[] {
  const words = wantedWords(wish.query);
  const found = [...cards].filter(
    (face) =>
      fits(face, wish) &&
      (!wish.chosen || inDeck(face.id)) &&
      matches([called(face.names), face.id, ...wordsOf(face)].join(" "), words),
  );
  return wish.order === "set" ? found : found.sort((one, other) => compare(wish.order, one, other));
}

function fits(face: Face, wish: Wish): boolean {
  const fights = face.kind === "creature";
  if (wish.kind !== "" && face.kind !== wish.kind) return false;
  if (wish.unique !== "" && (wish.unique === "yes") !== face.unique) return false;
  if (wish.cost !== "" && !(fights && face.cost.length === Number(wish.cost))) return false;
  if (wish.power !== "" && !(fights && within(face.power, wish.power))) return false;
  const own = elementsOf(face);
  return wish.elements.length === 0 || wish.elements.some((element) => own.includes(element));
}

function within(power: number, range: string): boolean {
  const [least = 0, most = 0] = range.split("-").map(Number);
  return least <= power && power <= most;
}

/** Creatures come before environments; equal ones by their names. */
export function compare(order: Order, one: Face, other: Face): number {
  const byName = called(one.names).localeCompare(called(other.names), language());
  if (order === "name") return byName;
  const kinds = Number(one.kind === "environment") - Number(other.kind === "environment");
  if (kinds !== 0) return kinds;
  if (order === "power") return other.power - one.power || byName;
  return one.cost.length - other.cost.length || one.crystals - other.crystals || byName;
}
