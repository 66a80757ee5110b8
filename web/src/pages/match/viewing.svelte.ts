/** One look at a match: which moment is shown, as whom, and what the best bot says to it. */

import { type GameModule, loadGame } from "../../games";
import type { Analysis, GameShown, Judged, Replay, Scene } from "../../generated/messages";
import * as api from "../../lib/api";
import type { Reader } from "../../lib/fluent.svelte";
import { namesOf } from "../../lib/seats";
import type { WantedMoment } from "./addresses";

/** What is known once everything has been fetched. */
export interface Laid {
  now: Scene;
  game: GameShown;
  drawing: GameModule;
}

export class Viewing {
  readonly match: string;
  laid = $state.raw<Laid>();
  replay = $state.raw<Replay>();
  /** Why there is nothing to show. */
  problem = $state.raw<api.Refusal>();
  /** Why the match cannot be seen with other eyes. */
  refused = $state.raw<api.Refusal>();
  seeAs = $state<number | null>(null);
  moment = $state(0);
  playing = $state(false);
  analysis = $state.raw<Analysis>();
  analysisProblem = $state.raw<api.Refusal>();
  thinking = $state(false);
  readonly #seen = new Map<number | null, Replay>();
  /** Counts the requests for an analysis: the answer to one that was given up is not wanted. */
  #asked = 0;

  readonly total = $derived((this.replay?.scenes.length ?? 1) - 1);
  readonly scene = $derived(this.replay?.scenes[this.moment]);
  readonly answer = $derived(this.replay?.answers[this.moment - 1]);
  readonly over = $derived(this.laid?.now.outcome != null);
  readonly judged = $derived(this.#judgedAt(this.moment - 1));
  readonly bestPlayer = $derived(
    this.analysis?.player ?? this.laid?.game.players.findLast(({ best }) => best)?.spec ?? "",
  );

  constructor(match: string) {
    this.match = match;
  }

  /** "You" is the person in front of the page, whoever's eyes he looks through. */
  get reader(): Reader {
    const now = this.laid?.now;
    return now === undefined
      ? { seat: null, names: () => "" }
      : { seat: now.seat, names: namesOf(now) };
  }

  /** Fetches everything; the address may ask for a seat and a moment. */
  async open(wanted: WantedMoment): Promise<void> {
    this.problem = undefined;
    try {
      const now = await api.scene(this.match);
      const [game, drawing] = await Promise.all([api.gameNamed(now.game), loadGame(now.game)]);
      this.laid = { now, game, drawing };
      const seat = wanted.seat === undefined ? now.seat : wanted.seat;
      if (seat !== null && seat !== now.seat) await this.#look(seat, now.seat);
      else await this.#show(seat);
      this.go(wanted.moment ?? this.total);
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.problem = error;
    }
  }

  /** Looks at the same moment with other eyes. */
  async see(seat: number | null): Promise<void> {
    this.refused = undefined;
    try {
      await this.#show(seat);
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.refused = error;
    }
  }

  /** Goes to a moment, and stops playing: whoever steps wants to look. */
  go(moment: number): void {
    this.playing = false;
    this.moment = Math.min(this.total, Math.max(0, Math.round(moment)));
  }

  /** Starts playing, from the beginning where the end is shown; or stops. */
  togglePlaying(): void {
    this.playing = !this.playing;
    if (this.playing && this.moment >= this.total) this.moment = 0;
  }

  /** Lets the match run on by one answer, to its end at the most. */
  playOn(): void {
    if (this.moment < this.total) this.moment += 1;
    if (this.moment >= this.total) this.playing = false;
  }

  /** Lets the best bot think the match over. */
  async analyse(): Promise<void> {
    if (this.thinking || this.analysis !== undefined) return;
    this.thinking = true;
    this.analysisProblem = undefined;
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const analysis = await api.analysis(this.match);
      if (asked === this.#asked) this.analysis = analysis;
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      if (asked === this.#asked) this.analysisProblem = error;
    } finally {
      if (asked === this.#asked) this.thinking = false;
    }
  }

  stopAnalysis(): void {
    this.#asked += 1;
    this.thinking = false;
  }

  /** Tries another seat's eyes; where that is not allowed, the own ones must do. */
  async #look(seat: number, own: number | null): Promise<void> {
    try {
      await this.#show(seat);
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.refused = error;
      await this.#show(own);
    }
  }

  async #show(seat: number | null): Promise<void> {
    const replay = this.#seen.get(seat) ?? (await api.replay(this.match, seat));
    this.#seen.set(seat, replay);
    this.replay = replay;
    this.seeAs = seat;
    this.moment = Math.min(this.moment, replay.scenes.length - 1);
  }

  #judgedAt(ply: number): Judged | undefined {
    return this.analysis?.answers.find((judged) => judged.ply === ply);
  }
}
