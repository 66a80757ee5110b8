// What a viewer of Claim may know, as the server writes it (games/claim/view.py); cards are notation.

export interface Trick {
  leader: number;
  led: string;
  answer: string;
  winner: number;
  prize: string | null;
}

export type Pair<T> = [T, T];

export interface ClaimView {
  seat: number | null;
  phase: "setup" | "one" | "two" | "over";
  trick: number;
  leader: number | null;
  hand: string[];
  hands: Pair<number>;
  pile: number;
  prize: string | null;
  led: string | null;
  prizes: Pair<string[]>;
  blinds: string[];
  followers: Pair<number>;
  scores: Pair<string[]>;
  discard: string[];
  voids: Pair<string[]>;
  tricks: Trick[];
}

export interface Vote {
  faction: string;
  counts: Pair<number>;
  highest: Pair<number | null>;
  winner: number | null;
}

export interface ClaimAids {
  unseen: string[];
  votes: Record<string, Vote>;
}

/** The cards less those gone, one for one. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** The prizes that a seat has shown to everybody and not yet played in phase two. */
export function knownInHand(view: ClaimView, seat: number): string[] {
  const played = view.tricks
    .filter((trick) => trick.prize === null)
    .map((trick) => (trick.leader === seat ? trick.led : trick.answer));
  if (view.led !== null && view.leader === seat) played.push(view.led);
  return without(view.prizes[seat as 0 | 1], played);
}

/** One of two, by seat. */
export function of<T>(pair: Pair<T>, seat: number): T {
  return seat === 0 ? pair[0] : pair[1];
}
