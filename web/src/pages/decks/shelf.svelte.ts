// The decks that this browser keeps; other pages read them under the same key.
/** The key of the browser's storage. */
export const KEY = "ludotheque-decks";

export interface SavedDeck {
  name: string;
  game: string;
  /** As an answer names them: `volcano salamander*2 …`. */
  cards: string;
}

function isDeck(value: unknown): value is SavedDeck {
  if (typeof value !== "object" || value === null) return false;
  const { name, game, cards } = value as Record<string, unknown>;
  return typeof name === "string" && typeof game === "string" && typeof cards === "string";
}

function stored(): SavedDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    // A browser that keeps nothing, or kept nonsense, begins anew.
    return [];
  }
}

/** The saved decks of one game; those of other games stay untouched beside them. */
export class Shelf {
  readonly game: string;
  decks: SavedDeck[] = $state.raw([]);
  /** Whether the browser refuses to keep anything. */
  refused = $state(false);

  constructor(game: string) {
    this.game = game;
    this.read();
  }

  /** Reads anew what is kept: another tab may have changed it. */
  read(): void {
    this.decks = stored().filter((deck) => deck.game === this.game);
  }

  /** Adds a deck and returns its place. */
  add(name: string, cards: string): number {
    this.#keep([...this.decks, { name, game: this.game, cards }]);
    return this.decks.length - 1;
  }

  change(place: number, name: string, cards: string): void {
    this.#keep(this.decks.with(place, { name, game: this.game, cards }));
  }

  /** Puts a deck where it was. */
  insert(place: number, deck: SavedDeck): void {
    this.#keep(this.decks.toSpliced(place, 0, deck));
  }

  remove(place: number): void {
    this.#keep(this.decks.toSpliced(place, 1));
  }

  /** A name that no deck has yet: `Wildfire`, `Wildfire 2`, … */
  unusedName(wanted: string): string {
    const taken = new Set(this.decks.map((deck) => deck.name));
    if (!taken.has(wanted)) return wanted;
    const stem = wanted.replace(/ \d+$/, "");
    let number = 2;
    while (taken.has(`${stem} ${number}`)) number += 1;
    return `${stem} ${number}`;
  }

  #keep(decks: SavedDeck[]): void {
    this.decks = decks;
    const others = stored().filter((deck) => deck.game !== this.game);
    try {
      localStorage.setItem(KEY, JSON.stringify([...others, ...decks]));
      this.refused = false;
    } catch {
      this.refused = true;
    }
  }
}
