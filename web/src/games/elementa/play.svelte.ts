// What can be chosen now, and what is chosen already: the board and the answers share it.
import type { BoardProps } from "..";
import type { ActionShown } from "../../generated/messages";
import { say, text } from "../../lib/fluent.svelte";
import { type Bout, boutIn, type Fighter, type Stand } from "./bout";
import { called, cardName, type Element, ELEMENT_NAMES, type Face, readBox, wordsOf } from "./faces";
import { type Demand, demandOf } from "./demand";
import { ASIDE, keepDivision, keptDivision } from "./division";
import { type Purse, pursesIn } from "./purse";
import type { Reel, Seen } from "./reel.svelte";
import { cardIn, COMBATS, type ElementaView, type Unit, usableOf } from "./view";

/** Questions that all answer at once: what one has begun stays when others answer. */
const TOGETHER = new Set(["deck", "divide", "resources", "restock", "ban", "lay"]);

/** How a card can stand that has left the combat before its end. */
const SETTLED = new Set<Stand>(["unpaid", "won", "lost"]);

/** What is chosen and not sent yet. */
interface Draft {
  /** The card of a row that is chosen, by its place there. */
  card: number | null;
  /** The units to change, by their place among those that can be used. */
  units: number[];
  /** Resource cards to take; null as long as what is proposed was not touched. */
  taken: Element[] | null;
  /** Where each creature of the deck goes. */
  places: number[];
}

export class Play {
  readonly #props: () => BoardProps;
  readonly #reel: Reel;
  #draft = $state.raw<{ key: string; draft: Draft } | null>(null);

  constructor(props: () => BoardProps, reel: Reel) {
    this.#props = props;
    this.#reel = reel;
  }

  /** What lies on the table: the latest scene, unless what led to it is still being shown. */
  get scene() {
    return this.#reel.scene;
  }

  get view(): ElementaView {
    return this.scene.view as unknown as ElementaView;
  }

  get box() {
    return readBox(this.#props().game);
  }

  get question() {
    return this.#props().past || this.#reel.busy ? null : this.scene.question;
  }

  get kind(): string {
    return this.question?.kind ?? "";
  }

  /** How the round before ended, once it was told. */
  get roundEnded(): string {
    const phrase = this.view.round > 1 ? this.#reel.roundEnded : null;
    return phrase ? say(phrase, { seat: this.scene.seat, names: this.#props().names }) : "";
  }

  /** What is told about the moment that is shown. */
  get told(): string[] {
    const reader = { seat: this.scene.seat, names: this.#props().names };
    return (this.#reel.now?.words ?? []).map((phrase) => say(phrase, reader));
  }

  /** The combat that is shown: the running one, or the one before while the next is prepared. */
  readonly bout: { fighters: Bout; running: boolean } = $derived.by(() => {
    if (this.#reel.now) return { fighters: this.#reel.now.bout, running: true };
    const running = boutIn(this.view);
    if (!running) return { fighters: this.#reel.last, running: false };
    // The view knows the powers as they stand; what was paid is only told.
    const fighters = running.map((one, seat) => {
      const known = this.#reel.last[seat] ?? null;
      // Its card lies in the discard already (ELEM-7.12, ELEM-8.14), and the combat goes on.
      if (one === null) return known && SETTLED.has(known.stand) ? known : null;
      return known?.card === one.card ? { ...one, paid: known.paid, gain: known.gain } : one;
    });
    return { fighters, running: true };
  });

  readonly #purses = $derived.by(() => this.#reel.now?.purses ?? pursesIn(this.view));

  /** What a player has, at the moment that is shown. */
  purse(seat: number): Purse {
    return this.#purses[seat] ?? { points: 0, crystals: 0, ready: [], used: [], temporary: [] };
  }

  fighter(seat: number): Fighter | null {
    return this.bout.fighters[seat] ?? null;
  }

  /** Whether a card of this seat lies face down now. */
  liesDown(seat: number): boolean {
    if (this.#reel.now || this.view.fighting) return false;
    const laid = this.view.asked === "lay" && this.view.committed.includes(seat);
    return laid || (this.view.lying[seat] ?? false);
  }

  /** The own card that lies there or is revealed: only its owner knows it before. */
  get ownCard(): string | null {
    const { laid, own_answer: answer, asked, seat } = this.view;
    if (seat === null) return null;
    if (this.#reel.now) return this.fighter(seat)?.card ?? null;
    if (laid !== null) return laid;
    return asked === "lay" && answer?.startsWith("lay ") ? (answer.slice(4).split(",")[0] ?? null) : null;
  }

  /** What the viewer holds for this turn, without the card that he has laid. */
  get hand(): string[] {
    const { hand, piles, turn, laid } = this.view;
    // A card may be left over from the turn before; those of this one join it (ELEM-5.11).
    const held = [...hand, ...(piles[turn - 1] ?? [])];
    const at = laid === null && this.ownCard !== null ? held.indexOf(this.ownCard) : -1;
    return held.filter((_, index) => index !== at);
  }

  face(id: string): Face | undefined {
    return this.box.cards.get(id);
  }

  cardName(id: string): string {
    return cardName(this.box, id);
  }

  name(seat: number): string {
    return this.#props().names(seat);
  }

  /** "you", or else another. */
  who(seat: number): "you" | "other" {
    return seat === this.scene.seat ? "you" : "other";
  }

  /** How a seat is called where there is room for one word. */
  called(seat: number): string {
    return this.who(seat) === "you" ? text("web-you") : this.name(seat);
  }

  words(action: ActionShown): string {
    const reader = { seat: this.scene.seat, names: this.#props().names };
    return action.words ? say(action.words, reader) : action.text;
  }

  /** The card whose effect or bonus asks something, and what of it is meant. */
  get subject(): { card: string; said: string } | null {
    const pending = this.view.pending;
    if (!this.question || !pending || pending.kind.startsWith("pay")) return null;
    if (pending.kind === "first-effect" || pending.kind === "change") return null;
    const card = cardIn(pending.then) ?? this.#reel.cause;
    const face = card === null ? undefined : this.face(card);
    if (face) return { card: face.id, said: wordsOf(face).join(" ") };
    return pending.kind === "element" ? this.#bonus(pending.seat) : null;
  }

  /** Elements of a bonus are named when the combat is decided (ELEM-R60). */
  #bonus(seat: number): { card: string; said: string } | null {
    const fighter = this.fighter(seat);
    const face = fighter?.card ? this.face(fighter.card) : undefined;
    if (!face) return null;
    const kind = fighter?.stand === "won" ? "victory" : "defeat";
    return { card: face.id, said: text("web-elementa-bonus", { kind, what: bonusWords(face, kind) }) };
  }

  /** The cards that an effect has let the viewer look at just now. */
  get seen(): Seen | null {
    return this.#reel.now || this.#props().past ? null : this.#reel.seen;
  }

  /** Where a card that is picked comes from, and where it goes. */
  get move(): { from: string; to: string } {
    const [, from, to] = this.view.pending?.then.with ?? [];
    return { from: String(from), to: String(to) };
  }

  /** Whose cards one looks at to ban one of them: all his cards for this turn are known then. */
  get target(): { seat: number; cards: string[] } | null {
    const { target: seat, knows, turn } = this.view;
    if (this.kind !== "ban" || seat === null) return null;
    return { seat, cards: knows[seat]?.later[turn - 1] ?? [] };
  }

  // --- What is chosen ---------------------------------------------------------------------------

  get #key(): string {
    const { match, epoch, ply } = this.scene;
    const { round, turn, combat } = this.view;
    const moment = TOGETHER.has(this.kind) ? `${round}/${turn}/${combat}` : `ply ${ply}`;
    return `${match}/${epoch}/${this.kind}/${moment}`;
  }

  /** Tells one question from the next; null while nothing is asked. */
  get occasion(): string | null {
    return this.question ? this.#key : null;
  }

  get draft(): Draft {
    if (this.#draft?.key === this.#key) return this.#draft.draft;
    const places = this.kind === "divide" ? this.#placesBegun : [];
    return { card: this.#only ? 0 : null, units: [], taken: null, places };
  }

  /** A division that was begun before the page was loaded again, or taken back, goes on. */
  get #placesBegun(): number[] {
    const { round, deck } = this.view;
    return keptDivision(this.scene.match, round, deck) ?? deck.map(() => ASIDE);
  }

  /** The division of the round before, where this window knows it. */
  get placesBefore(): number[] | null {
    const { round, deck } = this.view;
    return keptDivision(this.scene.match, round - 1, deck);
  }

  set(change: Partial<Draft>): void {
    this.#draft = { key: this.#key, draft: { ...this.draft, ...change } };
    if (change.places) keepDivision(this.scene.match, this.view.round, this.view.deck, change.places);
  }

  /** Chooses a card of a row; a second time, none, unless it is the only one. */
  readonly choose = (index: number): void => {
    const again = this.draft.card === index && !this.#only;
    if (this.question) this.set({ card: again ? null : index });
  };

  /** Whether there is one card to lay, which is chosen from the start. */
  get #only(): boolean {
    return this.kind === "lay" && this.hand.length === 1;
  }

  /** What the cards of each turn to come ask for. */
  get demands(): Demand[] {
    const turns = this.view.piles.filter((cards) => cards.length > 0);
    return turns.map((cards) => demandOf(cards.map((id) => this.face(id)?.cost ?? [])));
  }

  /** What the viewer can use or change. */
  get usable(): Unit[] {
    return this.view.seat === null ? [] : usableOf(this.view, this.view.seat);
  }

  toggle(index: number): void {
    const { units } = this.draft;
    const next = units.includes(index) ? units.filter((one) => one !== index) : [...units, index];
    this.set({ units: next });
  }

  /** The units that are chosen, as an answer writes them. */
  get chosenUnits(): Unit[] {
    return this.usable.filter((_, index) => this.draft.units.includes(index));
  }

  // --- Changing resources can be offered several times in a combat ------------------------------

  #quiet = $state("");

  /** Whether this turn's combats are over: then there is one more occasion to change. */
  get turnEnds(): boolean {
    return !this.view.fighting && this.view.combat >= COMBATS;
  }

  /** Nothing is changed until this turn's combats are over. */
  readonly changeNoMore = (): void => {
    this.#quiet = this.#turn;
    this.send("done");
  };

  /** Says so once more where the player has said it before; what he looks at stays. */
  readonly changeNothing = (): void => {
    if (this.question) this.#props().answer("done");
  };

  /** Whether the question has been answered for the whole turn. */
  get answered(): boolean {
    return this.kind === "change" && this.#quiet === this.#turn && !this.turnEnds;
  }

  get #turn(): string {
    const { match, epoch } = this.scene;
    return `${match}/${epoch}/${this.view.round}/${this.view.turn}`;
  }

  /** Answers with a card of the row that lies before the player. */
  readonly confirm = (card: string): void => {
    if (this.kind === "ban") this.send(`ban ${card}`);
    else if (this.kind === "pick-card") this.send(`pick ${card}`);
    else if (this.kind === "lay") {
      const units = this.chosenUnits;
      this.send(`lay ${card}${units.length > 0 ? `, change ${units.join(" ")}` : ""}`);
    }
  };

  readonly send = (answer: string): void => {
    if (!this.question) return;
    this.#reel.seen = null;
    this.#props().answer(answer);
  };

  // --- In words ---------------------------------------------------------------------------------

  /** A card in words: everything that is printed on it, and what it costs now. */
  aloud(id: string): string {
    const face = this.face(id);
    if (!face) return id;
    const said = [`${called(face.names)}.`];
    if (face.kind === "creature") {
      said.push(text("web-elementa-power", { power: face.power }));
      const [units, crystals] = this.view.costs[id] ?? [face.cost.join(" "), face.crystals];
      said.push(text("web-elementa-cost", { cost: costWords(units, crystals) || "none" }));
      for (const kind of ["victory", "defeat"] as const) {
        said.push(text("web-elementa-bonus", { kind, what: bonusWords(face, kind) }));
      }
    }
    return [...said, ...wordsOf(face)].join(" ");
  }
}

/** Units and crystals in words. */
export function costWords(units: string, crystals: number): string {
  const said = units
    .split(" ")
    .filter((unit) => unit !== "")
    .map((unit) => text("web-elementa-element", { element: ELEMENT_NAMES[unit as Element] }));
  if (crystals > 0) said.push(text("web-elementa-crystals", { count: crystals }));
  return said.join(", ");
}

function bonusWords(face: Face, kind: "victory" | "defeat"): string {
  const bonus = face[kind];
  const any = Array<string>(bonus.any).fill(text("web-elementa-element", { element: "any" }));
  const rest = [costWords(bonus.units.join(" "), 0), ...any, costWords("", bonus.crystals)];
  return [text("web-elementa-points", { points: bonus.points }), ...rest]
    .filter((part) => part !== "")
    .join(", ");
}
