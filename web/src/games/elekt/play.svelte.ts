// What can be chosen now, and what is chosen already: the board and the list of answers share it.
import type { BoardProps } from "..";
import type { EventShown } from "../../generated/messages";
import { text } from "../../lib/fluent.svelte";
import { Asking, type Choice, told } from "./answers";
import { cardName, readBox, wordsOf } from "./faces";
import type { Reel } from "./reel.svelte";
import {
  type Attribute,
  ATTRIBUTES,
  cardIn,
  type Counts,
  type ElektView,
  isSolo,
  symbolsIn,
  type Zone,
  ZONES,
} from "./view";

/** Questions whose answer is one card: any click on a Unit is such an answer, and may be refused. */
const ONE_CARD = new Set(["ban", "ban-unit", "unit", "rename", "first-ability"]);

/** Questions that are about several cards at once. */
const SEVERAL = new Set(["first-ability", "rename"]);

/** Questions whose answer comes from the own hand, or from what was dealt. */
const FROM_HAND = new Set(["assign", "place", "discard-from-hand", "enlist"]);

/** A confrontation that was held. */
export interface Result {
  zone: Zone;
  attribute: Attribute;
  counts: number[];
  winner: number | null;
}

export class Play {
  readonly #props: () => BoardProps;
  readonly #reel: Reel;
  #picked = $state.raw<{ number: number; choices: Choice[] }>({ number: -1, choices: [] });
  #heard: { epoch: number; events: EventShown[] } = $state.raw({ epoch: -1, events: [] });

  constructor(props: () => BoardProps, reel: Reel) {
    this.#props = props;
    this.#reel = reel;
  }

  /** What lies on the table: the latest scene, unless what led to it is still being shown. */
  get scene() {
    return this.#reel.scene;
  }

  /** The confrontation that is going on now. */
  get contest(): { zone: Zone; attribute: Attribute; held: Result | null } | null {
    const shown = this.#reel.now;
    if (shown) return { zone: shown.zone, attribute: shown.attribute, held: shown };
    if (this.view.phase !== "confrontation") return null;
    const last = this.results.now.at(-1);
    const [zone, attribute] = this.view.contest ?? [];
    const running = { zone: ZONES[zone ?? -1], attribute: ATTRIBUTES[attribute ?? -1] };
    if (!running.zone || !running.attribute) {
      return last ? { zone: last.zone, attribute: last.attribute, held: last } : null;
    }
    const held = last?.zone === running.zone && last.attribute === running.attribute ? last : null;
    return { zone: running.zone, attribute: running.attribute, held };
  }

  get view(): ElektView {
    return this.scene.view as unknown as ElektView;
  }

  get counts(): Counts {
    return (this.scene.aids as { counts?: Counts }).counts ?? {};
  }

  get box() {
    return readBox(this.#props().game);
  }

  get edition(): string {
    return this.view.settings.edition;
  }

  get question() {
    return this.#props().past || this.#reel.busy ? null : this.scene.question;
  }

  /** Whether the own hand is what to answer with. */
  get asksHand(): boolean {
    return FROM_HAND.has(this.question?.kind ?? "");
  }

  readonly asking = $derived.by(() => new Asking(this.question?.actions ?? []));

  /** What was chosen; it belongs to one scene, and what comes next puts it away. */
  get picked(): Choice[] {
    return this.#picked.number === this.scene.number ? this.#picked.choices : [];
  }

  readonly targets: Set<Choice> = $derived.by(() => this.asking.next(this.picked));

  /** The card that the question is about: the one whose ability acts, or that is to be banned. */
  get subject(): string | null {
    const { pending, ban } = this.view;
    if (!pending || !this.question) return null;
    if (pending.kind === "protect") return cardIn(ban?.with?.[1]);
    return SEVERAL.has(pending.kind) ? null : cardIn(pending.then);
  }

  /** Where no clause says what the Coalition takes, the player decides for it. */
  get forCoalition(): boolean {
    const { pending } = this.view;
    return isSolo(this.view) && pending?.kind === "take-card" && pending.then.with?.[0] === 1;
  }

  name(seat: number): string {
    return this.#props().names(seat);
  }

  /** "you", or else another. */
  who(seat: number): "you" | "other" {
    return seat === this.scene.seat ? "you" : "other";
  }

  isTarget(choice: Choice): boolean {
    return this.targets.has(choice);
  }

  isPicked(choice: Choice): boolean {
    return this.picked.includes(choice);
  }

  /** Chooses something on the board or from the list; a complete answer is sent. */
  readonly pick = (choice: Choice): void => {
    if (!this.question) return;
    if (!this.isTarget(choice) && !this.isPicked(choice) && this.#sendAnyway(choice)) return;
    const choices = this.asking.add(this.picked, choice);
    if (this.asking.left(choices).length === 0 && !this.#startsAnswer(choice)) return;
    this.#picked = { number: this.scene.number, choices };
    const complete = this.asking.complete(choices);
    if (complete !== null) this.#props().answer(complete);
  };

  /** Chooses nothing any more. */
  readonly clear = (): void => {
    this.#picked = { number: -1, choices: [] };
  };

  /** A Unit of the hand is dropped on a zone. */
  drop(card: string, zone: Zone): void {
    if (this.question?.kind === "assign") this.#props().answer(`${card} ${zone}`);
  }

  /** A Unit without a place to go can be taken up all the same: the server says why it has none. */
  #startsAnswer(choice: Choice): boolean {
    const { kind, value } = told(choice);
    return this.question?.kind === "assign" && kind === "card" && this.view.hand.includes(value);
  }

  /** Sends what is not allowed, where it is clear what was meant; the server answers with the rule. */
  #sendAnyway(choice: Choice): boolean {
    const { kind, value } = told(choice);
    const asked = this.question?.kind ?? "";
    const [first] = this.picked.map(told);
    if (kind === "zone" && first?.kind === "card" && asked === "assign") {
      this.#props().answer(`${first.value} ${value}`);
      return true;
    }
    const lies = this.view.rows.some((row) => row.includes(value));
    if (kind !== "card" || !lies) return false;
    if (ONE_CARD.has(asked)) this.#props().answer(value);
    else if (first?.kind === "token") this.#props().answer(`${first.value} ${value}`);
    else return false;
    return true;
  }

  /** Listens to a scene: the confrontations of this round are remembered. */
  hear(): void {
    const { epoch, events } = this.#props().scene;
    const known = this.#heard.epoch === epoch ? this.#heard.events : [];
    const numbers = new Set(known.map(({ number }) => number));
    const kinds = ["confrontation-held", "round-begins"];
    const fresh = events.filter(({ number, kind }) => kinds.includes(kind) && !numbers.has(number));
    if (fresh.length === 0 && this.#heard.epoch === epoch) return;
    const merged = [...known, ...fresh].sort((one, other) => one.number - other.number);
    this.#heard = { epoch, events: merged };
  }

  /** The confrontations of this round, and of the one before it, up to the moment that is shown. */
  readonly results: { now: Result[]; before: Result[] } = $derived.by(() => {
    let [now, before]: [Result[], Result[]] = [[], []];
    for (const event of this.#heard.events) {
      if (event.ply >= this.scene.ply) break;
      if (event.kind === "round-begins") [before, now] = [now, []];
      else now = [...now, event.fields as unknown as Result];
    }
    return { now, before };
  });

  /** A card in words: everything that is printed on it and lies on it. */
  aloud(notation: string): string {
    const face = this.box.get(notation);
    if (!face) return notation;
    const unit = face.kind === "basic" || face.kind === "elite";
    const type = unit ? (face.type ?? "none") : "none";
    const tokens = symbolsIn(this.view.tokens[notation] ?? "");
    const said = [
      cardName(this.box, notation),
      text("web-elekt-kind", { kind: face.kind, type }),
      counted(face.symbols),
    ];
    if (face.titles.length > 0) said.push(text("web-elekt-titles", { count: face.titles.length }));
    if (tokens.length > 0) said.push(text("web-elekt-with-tokens", { tokens: counted(tokens) }));
    if (this.view.silenced.includes(notation)) said.push(text("web-elekt-silenced"));
    const words = wordsOf(face, this.edition).join(" ");
    return `${said.filter((part) => part !== "").join(", ")}. ${words}`.trim();
  }
}

/** Symbols in words. */
function counted(signs: readonly Attribute[]): string {
  return ATTRIBUTES.map((attribute) => ({
    attribute: text("elekt-attribute", { attribute }),
    count: signs.filter((sign) => sign === attribute).length,
  }))
    .filter(({ count }) => count > 0)
    .map((entry) => text("web-elekt-symbols", entry))
    .join(", ");
}
