// The deck that is being built: its cards, what the server says of it, and where it is kept.
import { called, type Box, type Face, type ReadyDeck, readBox } from "../../games/elementa/faces";
import type { DeckChecked, GameShown } from "../../generated/messages";
import { checkDeck, Refusal } from "../../lib/api";
import { text } from "../../lib/fluent.svelte";
import { Shelf } from "./shelf.svelte";

/** How many creatures a deck holds (ELEM-1.3). */
export const SIZE = 16;
/** More of one card than anybody needs in order to see that it is forbidden. */
const MOST = 9;

export interface Entry {
  face: Face;
  count: number;
}

export class Builder {
  readonly game: GameShown;
  readonly box: Box;
  readonly shelf: Shelf;
  name = $state("");
  counts: Record<string, number> = $state({});
  /** The place on the shelf; null while there is nothing to keep. */
  place: number | null = $state(null);
  /** What the server found, and of which cards. */
  checked: DeckChecked | null = $state.raw(null);
  checkedCards = $state("");
  unreachable: string | null = $state(null);
  /** What was done last, to be read aloud. */
  told = $state("");

  constructor(game: GameShown) {
    this.game = game;
    this.box = readBox(game);
    this.shelf = new Shelf(game.name);
    if (this.shelf.decks.length > 0) this.open(0);
    else this.begin();
  }

  /** All cards of the deck, in the order of the set: creatures, then environments. */
  get entries(): Entry[] {
    const all = [...this.box.cards.values()].map((face) => ({ face, count: this.count(face.id) }));
    return all.filter(({ count }) => count > 0);
  }

  get creatures(): Entry[] {
    return this.entries.filter(({ face }) => face.kind === "creature");
  }

  get environments(): Entry[] {
    return this.entries.filter(({ face }) => face.kind === "environment");
  }

  /** How many creatures there are. */
  get size(): number {
    return this.creatures.reduce((sum, { count }) => sum + count, 0);
  }

  /** The deck as an answer names it. */
  get cards(): string {
    return [...this.environments, ...this.creatures]
      .map(({ face, count }) => (count === 1 ? face.id : `${face.id}*${count}`))
      .join(" ");
  }

  /** Whether the server has judged just these cards, and found nothing wrong. */
  get legal(): boolean {
    return this.judged && this.checked?.problems.length === 0;
  }

  get judged(): boolean {
    return this.checked !== null && this.checkedCards === this.cards;
  }

  count(id: string): number {
    return this.counts[id] ?? 0;
  }

  // --- Cards ---------------------------------------------------------------------------------------

  /** Adds a card; an environment takes the place of the one before (ELEM-1.4). */
  add(face: Face): void {
    if (face.kind === "environment") {
      for (const entry of this.environments) delete this.counts[entry.face.id];
      this.counts[face.id] = 1;
    } else this.counts[face.id] = Math.min(MOST, this.count(face.id) + 1);
    this.#changed(face);
  }

  /** Takes one of a card out. */
  remove(face: Face): void {
    const left = this.count(face.id) - 1;
    if (left < 0) return;
    if (left === 0) delete this.counts[face.id];
    else this.counts[face.id] = left;
    this.#changed(face);
  }

  #changed(face: Face): void {
    this.keep();
    const args = { card: called(face.names), count: this.count(face.id), size: this.size };
    this.told = text("web-decks-told", args);
  }

  // --- Decks ---------------------------------------------------------------------------------------

  /** Keeps the deck in the browser; an empty one only once it has been kept before. */
  keep(): void {
    const name = this.name.trim() || text("web-decks-nameless");
    if (this.place !== null) this.shelf.change(this.place, name, this.cards);
    else if (this.cards !== "") this.place = this.shelf.add(name, this.cards);
  }

  /** Begins an empty deck. */
  begin(): void {
    this.#lay(this.shelf.unusedName(text("web-decks-nameless")), {});
    this.place = null;
  }

  open(place: number): void {
    const deck = this.shelf.decks[place];
    if (!deck) return;
    this.#lay(deck.name, readCounts(deck.cards, this.box));
    this.place = place;
  }

  /** Begins with a ready deck. */
  beginWith(ready: ReadyDeck): void {
    const counts = { ...ready.creatures };
    if (ready.environment !== null) counts[ready.environment] = 1;
    this.#take(called(ready.names), counts);
  }

  /** Takes a deck that somebody sent. */
  bringIn(name: string, cards: string): void {
    const known = this.shelf.decks.findIndex((deck) => deck.name === name && deck.cards === cards);
    if (known >= 0) this.open(known);
    else this.#take(name, readCounts(cards, this.box));
  }

  duplicate(): void {
    this.#take(this.name, { ...this.counts });
  }

  /** Throws the deck away; returns what brings it back. */
  discard(): (() => void) | null {
    const place = this.place;
    const deck = place === null ? undefined : this.shelf.decks[place];
    if (place === null || !deck) {
      this.begin();
      return null;
    }
    this.shelf.remove(place);
    if (this.shelf.decks.length > 0) this.open(Math.min(place, this.shelf.decks.length - 1));
    else this.begin();
    return () => {
      this.shelf.insert(place, deck);
      this.open(place);
    };
  }

  /** Another tab has changed what is kept: the deck stays on the table, its place may be another. */
  readAgain(): void {
    const kept = this.place === null ? undefined : this.shelf.decks[this.place];
    this.shelf.read();
    const place = this.shelf.decks.findIndex(
      (deck) => deck.name === kept?.name && deck.cards === kept.cards,
    );
    this.place = place >= 0 ? place : null;
  }

  #take(name: string, counts: Record<string, number>): void {
    this.#lay(this.shelf.unusedName(name), counts);
    this.place = null;
    this.keep();
  }

  #lay(name: string, counts: Record<string, number>): void {
    this.name = name;
    this.counts = counts;
    this.told = "";
  }

  // --- What the server says ------------------------------------------------------------------------

  /** Asks the server, which alone knows the rules. */
  async check(): Promise<void> {
    const { cards } = this;
    try {
      const found = await checkDeck({ game: this.game.name, deck: cards });
      if (cards !== this.cards) return;
      this.checked = found;
      this.checkedCards = cards;
      this.unreachable = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.unreachable = error.words;
    }
  }
}

/** Reads cards as answers name them; what is no card of the set is left out. */
function readCounts(cards: string, box: Box): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of cards.split(/\s+/)) {
    const [id = "", times = "1"] = word.split("*");
    const count = Math.min(MOST, Number.parseInt(times, 10) || 0);
    if (box.cards.has(id) && count > 0) counts[id] = Math.min(MOST, (counts[id] ?? 0) + count);
  }
  return counts;
}
