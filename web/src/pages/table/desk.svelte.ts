// What one person does at one table: the scene that is shown, and everything that can be asked for.
import type { Advice, GameShown, PhraseShown, Replay, Scene } from "../../generated/messages";
import type { GameModule } from "../../games";
import { Refusal, hint, replay, whyNot } from "../../lib/api";
import { type Reader, say, text } from "../../lib/fluent.svelte";
import { momentOf } from "../../lib/replay";
import { navigate } from "../../lib/router.svelte";
import { botOf, namesOf } from "../../lib/seats";
import { settings } from "../../lib/settings.svelte";
import { MatchStream, type Wish } from "../../lib/stream.svelte";

/** A piece that is held up for a closer look, and where it is named. */
export interface Held {
  notation: string;
  words: string;
  left: number;
  top: number;
}

export class Desk {
  readonly stream: MatchStream;
  game: GameShown | null = $state.raw(null);
  module: GameModule | null = $state.raw(null);
  /** An earlier moment that is looked at, instead of the present. */
  past: Scene | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  advice: Advice | null = $state.raw(null);
  advising = $state(false);
  /** Whether the board still shows what led to the question. */
  telling = $state(false);
  /** Whether an answer is on its way to the server. */
  answering = $state(false);
  /** An answer that waits for its confirmation. */
  chosen: string | null = $state(null);
  /** What was said to the command that was typed last, until something else is done. */
  reply = $state("");
  held: Held | null = $state.raw(null);
  /** Whether the person has put away the news of a rematch; the way there stays at the end. */
  rematchRead = $state(false);
  /** Ticks twice a second, for whatever counts. */
  now = $state(performance.now());

  #replay: { key: string; found: Promise<Replay> } | null = null;
  #asksRematch = false;
  #taken: Scene | null = null;

  constructor(match: string) {
    this.stream = new MatchStream(match);
  }

  /** The present, as the server last showed it. */
  get scene(): Scene | null {
    return this.stream.scene;
  }

  /** What the board shows: the present, or an earlier moment. */
  get shown(): Scene | null {
    return this.past ?? this.stream.scene;
  }

  readonly names = (seat: number): string => {
    const scene = this.stream.scene;
    return scene ? namesOf(scene)(seat) : "";
  };

  /** Who reads the sentences here. */
  get reader(): Reader {
    return { seat: this.stream.scene?.seat ?? null, names: this.names };
  }

  /** The bot whose turn it is, if it is one's. */
  get thinker(): { seat: number; spec: string } | null {
    const scene = this.stream.scene;
    if (!scene || scene.outcome) return null;
    for (const seat of scene.deciders) {
      const shown = scene.seats[seat];
      const spec = shown ? botOf(shown) : null;
      if (spec !== null) return { seat, spec };
    }
    return null;
  }

  /** Milliseconds since the scene came. */
  get waited(): number {
    return Math.max(0, this.now - this.stream.arrived);
  }

  /** Answers the question, legal or not; the server says what is wrong. Returns whether it was taken. */
  readonly answer = async (text: string): Promise<boolean> => {
    if (this.past) return false;
    const legal = this.scene?.question?.actions.some((action) => action.text === text) ?? false;
    if (settings.confirm && legal && this.chosen !== text) {
      this.chosen = text;
      this.refusal = null;
      return false;
    }
    this.chosen = null;
    return this.#give(text);
  };

  /** Gives an answer, unless one is under way: a second click is not a second answer. */
  async #give(answer: string): Promise<boolean> {
    if (this.answering) return false;
    this.answering = true;
    const taken = await this.do({ type: "answer", answer });
    this.answering = false;
    return taken;
  }

  /** Gives a command; what is refused is shown. Returns whether it was carried out. */
  async do(wish: Wish): Promise<boolean> {
    this.refusal = null;
    this.reply = "";
    try {
      await this.stream.send(wish);
      if (wish.type === "answer" || wish.type === "take-back") this.advice = null;
      return true;
    } catch (error) {
      this.show(error);
      return false;
    }
  }

  /** Shows what was refused. */
  show(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.refusal = error;
  }

  /** Asks the best bot what it would answer. */
  async askHint(): Promise<void> {
    if (this.advising) return;
    this.advising = true;
    this.refusal = null;
    try {
      this.advice = await hint(this.stream.match);
    } catch (error) {
      this.show(error);
    } finally {
      this.advising = false;
    }
  }

  /** Says whether an answer would be allowed, and if not, why. */
  async askWhyNot(answer: string): Promise<string> {
    try {
      const verdict = await whyNot(this.stream.match, answer);
      if (verdict.problem === null) return text("web-may-answer", { answer: verdict.answer });
      this.refusal = new Refusal(verdict.problem, 409);
      return verdict.problem.words;
    } catch (error) {
      this.show(error);
      return error instanceof Refusal ? error.words : "";
    }
  }

  /** Shows the moment after an answer. */
  async rewind(ply: number): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    if (ply >= scene.ply - 1) return this.toPresent();
    const key = `${scene.epoch}/${scene.ply}/${scene.seat}`;
    if (this.#replay?.key !== key) {
      this.#replay = { key, found: replay(this.stream.match, scene.seat) };
    }
    try {
      const found = await this.#replay.found;
      const moment = Math.max(0, Math.min(ply + 1, found.scenes.length - 1));
      this.past = momentOf(found, moment) ?? null;
    } catch (error) {
      this.#replay = null;
      this.show(error);
    }
  }

  putAwayRefusal(): void {
    this.refusal = null;
  }

  /** Puts away what lies on top of what is said to the person; false when there is nothing. */
  putAway(): boolean {
    if (this.refusal) this.refusal = null;
    else if (this.advice) this.advice = null;
    else if (this.scene?.rematch && !this.rematchRead) this.rematchRead = true;
    else return false;
    return true;
  }

  readonly toPresent = (): void => {
    this.past = null;
  };

  /** Asks for another match, and goes there once it is made. */
  async rematch(sameDeal: boolean): Promise<void> {
    this.#asksRematch = true;
    if (!(await this.do({ type: "rematch", same_deal: sameDeal }))) this.#asksRematch = false;
  }

  /** Puts away what belonged to an earlier scene, and follows to a rematch; call for each. */
  take(scene: Scene): void {
    if (scene.number !== this.#taken?.number) {
      this.chosen = null;
      this.advice = null;
      this.refusal = null;
    }
    if (scene.epoch !== this.#taken?.epoch) this.past = null;
    this.#taken = scene;
    if (scene.rematch && this.#asksRematch) navigate(`/m/${scene.rematch}`);
  }

  /** Says a phrase to the person at this table. */
  say(phrase: PhraseShown): string {
    return say(phrase, this.reader);
  }
}
