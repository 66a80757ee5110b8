// What the creatures of a turn ask for.
import { type Element, ELEMENTS } from "./faces";

/** How often each element stands in some costs. */
export type Demand = Record<Element, number>;

/** Counts the elements of some costs. */
export function demandOf(costs: readonly (readonly Element[])[]): Demand {
  const units = costs.flat();
  const counts = ELEMENTS.map((element) => [element, units.filter((unit) => unit === element).length]);
  return Object.fromEntries(counts) as Demand;
}
