// Changes that hold for combats still to come: of powers and of costs (docs/positions/elementa.md).
import { COMBATS, type ElementaView, type Lasting } from "./view";

/** A change that is still to work, with like ones put together. */
export interface Change {
  kind: "add" | "set" | "cost";
  amount: number;
  /** For a cost: the element, or crystals. */
  of: string;
  lasts: "next-combat" | "turn" | "round";
}

/** What will change for a player's cards; what works in the running combat is seen there. */
export function changesFor(view: ElementaView, seat: number): Change[] {
  const running = (view.turn - 1) * COMBATS + view.combat;
  const next = view.fighting ? running + 1 : running;
  const found = new Map<string, Change>();
  for (const one of view.lasting) {
    if (one.seat !== seat || one.last < next || one.kind === "bonus") continue;
    const change = { kind: one.kind, amount: one.amount, of: one.of, lasts: lastsOf(one, next, view.turn) };
    const key = `${change.kind} ${change.of} ${change.lasts}`;
    const before = change.kind === "set" ? 0 : (found.get(key)?.amount ?? 0);
    found.set(key, { ...change, amount: before + change.amount });
  }
  return [...found.values()].filter(({ kind, amount }) => kind === "set" || amount !== 0);
}

function lastsOf({ last }: Lasting, next: number, turn: number): Change["lasts"] {
  if (last <= next) return "next-combat";
  return last < turn * COMBATS ? "turn" : "round";
}
