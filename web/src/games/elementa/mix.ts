// Which first resource cards fit a division: what its turns ask for, as far as four cards go.
import { type Element, ELEMENTS } from "./faces";
import { FIRST_RESOURCES } from "./view";

/** How often each element stands in the costs of each turn. */
export type Demand = Record<Element, number>;

/** Counts the elements of some costs. */
export function demandOf(costs: readonly (readonly Element[])[]): Demand {
  const units = costs.flat();
  const counts = ELEMENTS.map((element) => [element, units.filter((unit) => unit === element).length]);
  return Object.fromEntries(counts) as Demand;
}

/**
 * Proposes the first resource cards. They are ready again in every turn (ELEM-4.3), so each turn
 * counts what it can use of them; and later cards are of an element that one has (ELEM-4.6), so an
 * element that is asked for is better had than not.
 */
export function proposedMix(turns: readonly Demand[]): Element[] {
  const whole = demandOf([turns.flatMap((turn) => ELEMENTS.flatMap((one) => Array<Element>(turn[one]).fill(one)))]);
  const worth = (mix: readonly Element[]): number =>
    ELEMENTS.map((element) => {
      const had = mix.filter((one) => one === element).length;
      const used = turns.reduce((sum, turn) => sum + Math.min(had, turn[element]), 0);
      return used + (had > 0 ? whole[element] / 4 : 0) + had * whole[element] * 0.001;
    }).reduce((sum, one) => sum + one, 0);
  return mixes(FIRST_RESOURCES, 0).reduce((best, mix) => (worth(mix) > worth(best) ? mix : best));
}

/** Every choice of so many elements, in their order. */
function mixes(count: number, from: number): Element[][] {
  if (count === 0) return [[]];
  return ELEMENTS.slice(from).flatMap((element, index) =>
    mixes(count - 1, from + index).map((rest) => [element, ...rest]),
  );
}
