// What each player has while a combat is told: every event moves points, crystals and resources, so
// that they are seen to come and go with what is said. The next scene then shows what the rules say.
import type { EventShown } from "../../generated/messages";
import { type ElementaView, isTemporary, type Unit, unitsIn } from "./view";

export interface Purse {
  points: number;
  crystals: number;
  ready: readonly Unit[];
  used: readonly Unit[];
  temporary: readonly Unit[];
}

/** What the players have in a view. */
export function pursesIn(view: ElementaView): Purse[] {
  return view.points.map((points, seat) => ({
    points,
    crystals: view.crystals[seat] ?? 0,
    ready: unitsIn(view.ready[seat] ?? ""),
    used: unitsIn(view.used[seat] ?? ""),
    temporary: unitsIn((view.temporary[seat] ?? "").toLowerCase()),
  }));
}

/** Takes one event into what the players have. */
export function pursesAfter(purses: readonly Purse[], { kind, fields }: EventShown): readonly Purse[] {
  if (kind === "round-begins") {
    return purses.map(() => ({ points: 0, crystals: 0, ready: [], used: [], temporary: [] }));
  }
  const seat = fields["seat"];
  if (typeof seat !== "number") return purses;
  return purses.map((purse, index) => (index === seat ? after(purse, kind, fields) : purse));
}

function after(purse: Purse, kind: string, fields: Record<string, unknown>): Purse {
  const amount = Number(fields["amount"] ?? 0);
  const units = unitsIn(String(fields["units"] ?? ""));
  const points = Number(fields["points"] ?? 0);
  const crystals = Number(fields["crystals"] ?? 0);
  switch (kind) {
    case "deck-prepared":
      return withMore(purse, 0, crystals);
    case "cost-paid":
      return withMore(without(purse, units, true), 0, -crystals);
    case "units-changed":
      return withMore(without(purse, units, true), 0, crystals);
    case "card-unpaid":
      return withMore(purse, -points, 0);
    case "points-gained":
    case "points-lost":
      return withMore(purse, kind === "points-gained" ? amount : -amount, 0);
    case "crystals-gained":
    case "crystals-lost":
      return withMore(purse, 0, kind === "crystals-gained" ? amount : -amount);
    case "bonus-received":
      return withMore(withTemporary(purse, units), points, crystals);
    case "units-gained":
      return withTemporary(purse, units);
    case "unit-lost":
    case "unit-discarded":
      return without(purse, units, kind === "unit-discarded");
    case "recovered":
      return { ...purse, ready: [...purse.ready, ...units], used: removed(purse.used, units) };
    case "resources-taken":
    case "restocked":
    case "resource-card-gained":
      return { ...purse, ready: [...purse.ready, ...units] };
    default:
      return purse;
  }
}

function withMore(purse: Purse, points: number, crystals: number): Purse {
  // Nobody has less than nothing (ELEM-7.16).
  const [stands, left] = [Math.max(0, purse.points + points), Math.max(0, purse.crystals + crystals)];
  return { ...purse, points: stands, crystals: left };
}

function withTemporary(purse: Purse, units: readonly Unit[]): Purse {
  return { ...purse, temporary: [...purse.temporary, ...units.map((unit) => unit.toLowerCase())] };
}

/** Gives units away; resource cards that come back lie in the discard (ELEM-7.3). */
function without(purse: Purse, units: readonly Unit[], back: boolean): Purse {
  const cards = units.filter((unit) => !isTemporary(unit));
  return {
    ...purse,
    ready: removed(purse.ready, cards),
    used: back ? [...purse.used, ...cards] : purse.used,
    temporary: removed(purse.temporary, units.filter(isTemporary)),
  };
}

function removed(from: readonly Unit[], units: readonly Unit[]): Unit[] {
  const rest = [...from];
  for (const unit of units) {
    const at = rest.indexOf(unit);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
