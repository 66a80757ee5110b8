// The decks of one game that this browser keeps, to be changed.
import { KEY, type SavedDeck, savedDecks } from "../../lib/decks";

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
    this.decks = savedDecks().filter((deck) => deck.game === this.game);
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
    const others = savedDecks().filter((deck) => deck.game !== this.game);
    try {
      localStorage.setItem(KEY, JSON.stringify([...others, ...decks]));
      this.refused = false;
    } catch {
      this.refused = true;
    }
  }
}
