// The decks that this browser keeps: the deck builder writes them, and tables offer them.

/** The key of the browser's storage. */
export const KEY = "ludotheque-decks";

export interface SavedDeck {
  name: string;
  game: string;
  /** As an answer names them: `volcano salamander*2 …`. */
  cards: string;
}

/** Reads what is kept, of all games; a browser that keeps nothing, or kept nonsense, has none. */
export function savedDecks(): SavedDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}

function isDeck(value: unknown): value is SavedDeck {
  if (typeof value !== "object" || value === null) return false;
  const { name, game, cards } = value as Record<string, unknown>;
  return typeof name === "string" && typeof game === "string" && typeof cards === "string";
}

/** What carries a deck in a link; it stands behind `#` and so never reaches a server. */
export function writeAnchor({ name, cards }: { name: string; cards: string }): string {
  return `#deck=${cards.replaceAll(" ", "_")}&name=${encodeURIComponent(name)}`;
}

/** Reads what stands behind `#`, decoded; null when it is no deck. */
export function readAnchor(anchor: string): { name: string; cards: string } | null {
  const found = /^deck=([^&]*)(?:&name=(.*))?$/s.exec(anchor);
  if (!found) return null;
  return { cards: (found[1] ?? "").replaceAll("_", " "), name: (found[2] ?? "").slice(0, 60) };
}
