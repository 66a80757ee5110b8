// The decks that this browser keeps: the deck builder writes them.
const KEY = "ludotheque-decks";

export interface SavedDeck {
  name: string;
  /** As answers write it: `volcano ember-fox*2 …`. */
  cards: string;
}

/** Reads the decks of Elementa; a browser that keeps nothing, or kept nonsense, has none. */
export function savedDecks(): SavedDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter(isDeck).map(({ name, cards }) => ({ name, cards }));
  } catch {
    return [];
  }
}

function isDeck(value: unknown): value is SavedDeck & { game: string } {
  if (typeof value !== "object" || value === null) return false;
  const { name, game, cards } = value as Record<string, unknown>;
  return game === "elementa" && typeof name === "string" && typeof cards === "string" && cards !== "";
}

/** The cards of a deck, one by one. */
export function cardsIn(written: string): string[] {
  return written.split(/[\s,]+/).flatMap((word) => {
    const [id = "", times] = word.split("*");
    return id === "" ? [] : Array<string>(Math.min(16, Number(times ?? 1) || 0)).fill(id);
  });
}
