// What a deck adds up to: how dear it is, and of which elements.
import { type Element, ELEMENTS } from "../../games/elementa/faces";
import type { Entry } from "./builder.svelte";

/** Units that the dearest cards cost; those that cost more are counted with them. */
export const DEAREST = 4;
/** Resource cards that one chooses at the start of a round (ELEM-3.8). */
const FIRST_RESOURCES = 4;

/** How many creatures cost 0, 1, 2, … units. */
export function curveOf(creatures: Entry[]): number[] {
  const curve = Array<number>(DEAREST + 1).fill(0);
  for (const { face, count } of creatures) {
    const cost = Math.min(DEAREST, face.cost.length);
    curve[cost] = (curve[cost] ?? 0) + count;
  }
  return curve;
}

export interface Demand {
  element: Element;
  /** Units of it in all costs together. */
  units: number;
  /** The most that one card costs. */
  most: number;
}

/** What the creatures cost, element by element. */
export function demandsOf(creatures: Entry[]): Demand[] {
  return ELEMENTS.map((element) => {
    const each = creatures.map(({ face, count }) => ({
      count,
      units: face.cost.filter((unit) => unit === element).length,
    }));
    const units = each.reduce((sum, one) => sum + one.units * one.count, 0);
    return { element, units, most: Math.max(0, ...each.map((one) => one.units)) };
  });
}

export function averageCost(creatures: Entry[]): number {
  const size = creatures.reduce((sum, { count }) => sum + count, 0);
  const units = creatures.reduce((sum, { face, count }) => sum + face.cost.length * count, 0);
  return size === 0 ? 0 : units / size;
}

/** Four resource cards in the proportions of the costs; those left over go to the greatest rests. */
export function firstResources(demands: Demand[]): { element: Element; count: number }[] {
  const all = demands.reduce((sum, { units }) => sum + units, 0);
  if (all === 0) return [];
  const shares = demands.map(({ element, units }) => {
    const share = (FIRST_RESOURCES * units) / all;
    return { element, count: Math.floor(share), rest: share - Math.floor(share) };
  });
  const left = FIRST_RESOURCES - shares.reduce((sum, { count }) => sum + count, 0);
  const greatest = shares.toSorted((one, other) => other.rest - one.rest).slice(0, left);
  for (const share of greatest) share.count += 1;
  return shares.filter(({ count }) => count > 0).map(({ element, count }) => ({ element, count }));
}
