// How a deck is divided over the turns: as an answer writes it, and as this browser keeps it.
import { DIVISION } from "./view";

/** Where a creature goes when the deck is divided: a turn, or aside. */
export const ASIDE = DIVISION.length;

/** Reads where a division puts each creature; null where it does not fit this deck. */
export function readDivision(answer: string | null, deck: readonly string[]): number[] | null {
  if (!answer?.startsWith("divide ")) return null;
  const turns = answer.slice(7).split("/").map((part) => part.split(" ").filter((word) => word !== ""));
  const found = deck.map(() => ASIDE as number);
  for (const [turn, cards] of turns.entries()) {
    for (const card of cards) {
      const index = deck.findIndex((id, at) => id === card && found[at] === ASIDE);
      if (index < 0) return null;
      found[index] = turn;
    }
  }
  return found;
}

/** Writes a division as an answer, also one that is not complete. */
export function writeDivision(places: readonly number[], deck: readonly string[]): string {
  const turns = DIVISION.map((_, turn) => deck.filter((_, index) => places[index] === turn).join(" "));
  return `divide ${turns.join(" / ")}`;
}

function keyOf(match: string, round: number): string {
  return `ludotheque-division-${match}-${round}`;
}

/** The division of a round as this window remembers it, sent or only begun. */
export function keptDivision(match: string, round: number, deck: readonly string[]): number[] | null {
  try {
    return readDivision(sessionStorage.getItem(keyOf(match, round)), deck);
  } catch {
    return null;
  }
}

/** Keeps a division, so that whoever loads the page again goes on with it. */
export function keepDivision(
  match: string,
  round: number,
  deck: readonly string[],
  places: readonly number[],
): void {
  try {
    sessionStorage.setItem(keyOf(match, round), writeDivision(places, deck));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
