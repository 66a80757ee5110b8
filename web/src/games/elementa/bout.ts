// A combat as it is told, event by event: which cards lie there, what is paid, won and received.
import type { EventShown, PhraseShown } from "../../generated/messages";
import { type Purse, pursesAfter } from "./purse";
import { type ElementaView, unitsIn } from "./view";

export type Stand = "down" | "up" | "paid" | "unpaid" | "won" | "lost";

/** What somebody receives or gives away, to be shown beside his card. */
export interface Gain {
  points: number;
  crystals: number;
  /** Units as they are written: `Fi wa`; those lost stand behind a minus, as `-Fi`. */
  units: string[];
}

export interface Fighter {
  card: string | null;
  stand: Stand;
  power: number | null;
  /** What was paid: units, and crystals as `cr`. */
  paid: string[];
  gain: Gain | null;
}

/** One for each seat; null where nothing lies. */
export type Bout = (Fighter | null)[];

export interface Frame {
  bout: Bout;
  /** What the players have at that moment. */
  purses: readonly Purse[];
  /** What is said about it. */
  words: PhraseShown[];
  time: number;
}

/** How long a moment is shown, by what happens in it; what is not here is not shown by itself. */
const TIMES: Record<string, number> = {
  "card-revealed": 900,
  "cost-paid": 650,
  "card-unpaid": 800,
  "effect-applies": 750,
  "combat-won": 1000,
  "no-combat": 900,
  "bonus-received": 950,
  "round-ended": 1800,
};
/** Events that belong to the moment that has begun. */
const SAME_MOMENT: Record<string, string[]> = {
  "card-revealed": ["card-revealed", "units-changed"],
  "cost-paid": ["units-changed"],
  "effect-applies": [
    "points-gained", "points-lost", "crystals-gained", "crystals-lost", "units-gained", "unit-lost",
    "unit-discarded", "resource-card-gained", "power-changed", "power-set", "cost-changed",
    "bonus-changed", "card-moved", "cards-seen",
  ],
  "combat-won": ["combat-won", "combat-lost"],
  "bonus-received": ["bonus-received"],
};

/** The combat that goes on in a view. */
export function boutIn(view: ElementaView): Bout | null {
  if (!view.fighting) return null;
  return view.revealed.map((card, seat) => {
    if (card === null) return null;
    // A card that is not paid for lies in the discard already (ELEM-7.12).
    const stand = view.winners.includes(seat)
      ? "won"
      : view.losers.includes(seat)
        ? "lost"
        : (view.fought[seat] ?? null) !== null
          ? "paid"
          : "up";
    return { card, stand, power: view.powers[seat] ?? null, paid: [], gain: null };
  });
}

/** Takes one event into a combat; the same object comes back where it changes nothing. */
export function withEvent(bout: Bout, { kind, fields }: EventShown): Bout {
  if (kind === "turn-begins" || kind === "round-begins") return bout.map(() => null);
  const seat = fields["seat"];
  if (typeof seat !== "number") return bout;
  const before = bout[seat] ?? null;
  const after = change(before, kind, fields);
  if (after === before) return bout;
  // The first card of a combat takes away those of the one before.
  const fresh = kind === "card-revealed" && bout.some((one) => one !== null && one.stand !== "up");
  const rest = fresh ? bout.map(() => null) : bout;
  return rest.map((one, index) => (index === seat ? after : one));
}

function change(one: Fighter | null, kind: string, fields: Record<string, unknown>): Fighter | null {
  const amount = Number(fields["amount"] ?? 0);
  if (kind === "card-revealed") {
    return { card: String(fields["card"]), stand: "up", power: null, paid: [], gain: null };
  }
  if (one === null) return one;
  switch (kind) {
    case "cost-paid":
      return { ...one, stand: "paid", paid: paidIn(fields) };
    case "card-unpaid":
      return { ...one, stand: "unpaid", gain: gained(one.gain, { points: -Number(fields["points"]) }) };
    case "combat-won":
      return { ...one, stand: "won", power: Number(fields["power"]), gain: null };
    case "combat-lost":
      return { ...one, stand: "lost", power: Number(fields["power"]), gain: null };
    case "power-set":
      return fields["lasts"] === "combat" ? { ...one, power: amount } : one;
    case "points-gained":
      return { ...one, gain: gained(one.gain, { points: amount }) };
    case "points-lost":
      return { ...one, gain: gained(one.gain, { points: -amount }) };
    case "crystals-gained":
      return { ...one, gain: gained(one.gain, { crystals: amount }) };
    case "crystals-lost":
      return { ...one, gain: gained(one.gain, { crystals: -amount }) };
    case "units-gained":
    case "resource-card-gained":
      return { ...one, gain: gained(one.gain, { units: unitsIn(String(fields["units"])) }) };
    case "unit-lost":
    case "unit-discarded": {
      const units = unitsIn(String(fields["units"])).map((unit) => `-${unit}`);
      return { ...one, gain: gained(one.gain, { units }) };
    }
    case "bonus-received":
      return {
        ...one,
        gain: gained(one.gain, {
          points: Number(fields["points"]),
          crystals: Number(fields["crystals"]),
          units: unitsIn(String(fields["units"])),
        }),
      };
    default:
      return one;
  }
}

function paidIn(fields: Record<string, unknown>): string[] {
  const crystals = Array<string>(Number(fields["crystals"] ?? 0)).fill("cr");
  return [...unitsIn(String(fields["units"] ?? "")), ...crystals];
}

function gained(before: Gain | null, more: Partial<Gain>): Gain {
  return {
    points: (before?.points ?? 0) + (more.points ?? 0),
    crystals: (before?.crystals ?? 0) + (more.crystals ?? 0),
    units: [...(before?.units ?? []), ...(more.units ?? [])],
  };
}

function alone(frame: Frame | undefined): boolean {
  return frame?.words.length === 1;
}

/** The moments that events tell of, from a combat and what the players had before them. */
export function framesOf(
  start: Bout,
  had: readonly Purse[],
  events: readonly EventShown[],
): { frames: Frame[]; bout: Bout } {
  const frames: Frame[] = [];
  let bout = start;
  let purses = had;
  let moment = "";
  for (const event of events) {
    bout = withEvent(bout, event);
    purses = pursesAfter(purses, event);
    const begun = event.kind === "combat-lost" ? "combat-won" : event.kind;
    // An effect that has found nothing to do is not worth a moment.
    if (moment === "effect-applies" && alone(frames.at(-1)) && !SAME_MOMENT[moment]?.includes(event.kind)) frames.pop();
    const last = frames.at(-1);
    if (last && SAME_MOMENT[moment]?.includes(event.kind)) {
      last.bout = bout;
      last.purses = purses;
      if (event.words) last.words.push(event.words);
    } else if (begun in TIMES) {
      moment = begun;
      frames.push({ bout, purses, words: event.words ? [event.words] : [], time: TIMES[begun] ?? 0 });
    } else moment = "";
  }
  return { frames, bout };
}
