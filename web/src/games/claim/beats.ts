// What happened, cut into beats that are shown one after the other.
import type { EventShown, PhraseShown } from "../../generated/messages";
import { type ClaimAids, type ClaimView, of, type Pair, without } from "./view";

/** What lies on the table at one moment of the telling. */
export interface Shown {
  view: ClaimView;
  /** What the server worked out of the last scene that was shown to its end. */
  aids: ClaimAids;
  /** The answering card, while the trick still lies there. */
  answer: string | null;
  /** Who won the trick that still lies there, and why. */
  winner: number | null;
  reason: PhraseShown | null;
}

/** A card that goes from one place to another; places are named in the markup. */
export interface Move {
  card: string | null;
  from: string;
  to: string;
  /** Turned over on its way. */
  turned?: boolean;
}

export interface Beat {
  events: EventShown[];
  moves: Move[];
  /** Milliseconds that the moment after the moves stays. */
  pause: number;
}

/** How long a finished trick lies there before it is taken away. */
export const TRICK_PAUSE = 700;

const TAKEN = ["prize-taken", "blind-taken", "card-scored", "card-discarded"];

interface Fields {
  seat: number;
  card: string | null;
  role: "lead" | "follow";
  faction: string;
}

function fieldsOf(event: EventShown): Fields {
  return event.fields as unknown as Fields;
}

/** Cuts events into beats. */
export function beatsOf(events: readonly EventShown[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const last = beats.at(-1);
    const taking = TAKEN.includes(event.kind);
    if (last && taking && TAKEN.includes(last.events[0]?.kind ?? "")) {
      last.events.push(event);
      last.moves.push(...movesOf(event));
    } else if (event.kind === "trick-won") {
      beats.push({ events: [event], moves: [], pause: TRICK_PAUSE });
    } else if (taking || event.kind === "card-played" || event.kind === "prize-turned") {
      beats.push({ events: [event], moves: movesOf(event), pause: 0 });
    } else {
      last?.events.push(event);
    }
  }
  return beats;
}

function movesOf(event: EventShown): Move[] {
  const { seat, card, role } = fieldsOf(event);
  switch (event.kind) {
    case "card-played":
      return [{ card, from: `hand-${seat}`, to: role === "lead" ? "led" : "answer" }];
    case "prize-turned":
      return [{ card, from: "pile", to: "prize", turned: true }];
    case "prize-taken":
      return [{ card, from: "prize", to: `followers-${seat}` }];
    case "blind-taken":
      return [{ card, from: "pile", to: `followers-${seat}` }];
    case "card-scored":
      return [{ card, from: "trick", to: `score-${seat}-${card?.[0] ?? ""}` }];
    case "card-discarded":
      return [{ card, from: "trick", to: "discard" }];
    default:
      return [];
  }
}

/** What lies on the table after a beat; the scene itself has the last word. */
export function after(shown: Shown, beat: Beat): Shown {
  return beat.events.reduce(tell, shown);
}

function tell(shown: Shown, event: EventShown): Shown {
  const { seat, card, role, faction } = fieldsOf(event);
  const { view } = shown;
  switch (event.kind) {
    case "card-played":
      return role === "lead"
        ? { ...shown, view: { ...played(view, seat, card), led: card, leader: seat } }
        : { ...shown, view: played(view, seat, card), answer: card };
    case "void-shown":
      return { ...shown, view: { ...view, voids: added(view.voids, seat, faction) } };
    case "trick-won":
      return { ...shown, winner: seat, reason: event.words };
    case "prize-taken":
      return cleared(shown, {
        prize: null,
        prizes: added(view.prizes, seat, card),
        followers: counted(view.followers, seat, 1),
      });
    case "blind-taken":
      return cleared(shown, {
        pile: view.pile - 1,
        blinds: card !== null && seat === view.seat ? [...view.blinds, card] : view.blinds,
        followers: counted(view.followers, seat, 1),
      });
    case "card-scored":
      return cleared(shown, { scores: added(view.scores, seat, card) });
    case "card-discarded":
      return cleared(shown, { discard: card === null ? view.discard : [...view.discard, card] });
    case "prize-turned":
      return { ...shown, view: { ...view, prize: card, pile: view.pile - 1 } };
    default:
      return shown;
  }
}

function played(view: ClaimView, seat: number, card: string | null): ClaimView {
  const own = seat === view.seat && card !== null;
  return {
    ...view,
    hand: own ? without(view.hand, [card]) : view.hand,
    hands: counted(view.hands, seat, -1),
  };
}

/** Takes the trick away and changes what else changed. */
function cleared(shown: Shown, changed: Partial<ClaimView>): Shown {
  const view = { ...shown.view, ...changed, led: null };
  return { ...shown, view, answer: null, winner: null, reason: null };
}

function added(pair: Pair<string[]>, seat: number, card: string | null): Pair<string[]> {
  if (card === null) return pair;
  const more = [...of(pair, seat), card];
  return seat === 0 ? [more, pair[1]] : [pair[0], more];
}

function counted(pair: Pair<number>, seat: number, by: number): Pair<number> {
  return seat === 0 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by];
}
