// Shows scene after scene: what moved where, a finished trick for a while, and then exactly the
// scene. Whatever is interrupted ends at once in the latest scene.
import { tick } from "svelte";

import type { Scene } from "../../generated/messages";
import { moves as mayMove } from "../../lib/settings.svelte";
import { after, type Beat, beatsOf, type Move, type Shown } from "./beats";
import type { ClaimAids, ClaimView } from "./view";

export interface Place {
  left: number;
  top: number;
  width: number;
}

/** A card on its way. */
export interface Flight extends Move {
  id: number;
  begin: Place;
  end: Place;
  delay: number;
}

export const FLIGHT_TIME = 260;
/** Cards that are taken at the same time start one after the other. */
const STAGGER = 70;
/** More than this is not waited for: what came before is shown at once. */
const LONGEST_WAIT = 3500;

export class Stage {
  shown: Shown = $state.raw() as Shown;
  flights: Flight[] = $state.raw([]);
  /** Whether the latest scene is not yet what is shown. */
  busy = $state(false);

  #scene: Scene;
  /** The number of the last event that was told; null before any. */
  #heard: number | null;
  #queue: Beat[] = [];
  #run = 0;
  #flown = 0;
  #place: (name: string, card: string | null) => Place | null;

  constructor(scene: Scene, place: (name: string, card: string | null) => Place | null) {
    this.#scene = scene;
    this.#heard = lastNumber(scene) ?? null;
    this.#place = place;
    this.shown = settled(scene);
  }

  /** Whether more is to be told after what moves now. */
  get more(): boolean {
    return this.busy && this.#queue.length > 0;
  }

  /** Takes the next scene; `still` shows it at once. */
  receive(scene: Scene, still: boolean): void {
    if (scene === this.#scene) return;
    const before = this.#scene;
    const heard = this.#heard;
    const fresh = scene.events.filter(({ number }) => heard === null || number > heard);
    const follows =
      scene.match === before.match &&
      scene.epoch === before.epoch &&
      scene.seat === before.seat &&
      scene.ply >= before.ply &&
      (heard === null || (fresh[0]?.number ?? heard + 1) === heard + 1);
    if (this.busy && this.#waiting() > LONGEST_WAIT) this.finish();
    this.#scene = scene;
    this.#heard = lastNumber(scene) ?? (follows ? heard : null);
    if (still || !follows || document.hidden) return this.finish();
    this.#queue.push(...beatsOf(fresh));
    if (!this.busy) void this.#tell();
  }

  /** Shows the latest scene at once. */
  finish(): void {
    this.#run += 1;
    this.#queue = [];
    this.flights = [];
    this.shown = settled(this.#scene);
    this.busy = false;
  }

  #waiting(): number {
    return this.#queue.reduce((sum, beat) => sum + beat.pause + FLIGHT_TIME, 0);
  }

  async #tell(): Promise<void> {
    const run = ++this.#run;
    this.busy = true;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      await this.#fly(beat);
      if (run !== this.#run) return;
      await time(beat.pause);
      if (run !== this.#run) return;
    }
    this.finish();
  }

  async #fly(beat: Beat): Promise<void> {
    const moving = mayMove() ? beat.moves : [];
    const begins = moving.map((move) => this.#place(move.from, move.card));
    this.shown = after(this.shown, beat);
    if (moving.length === 0) return;
    await tick();
    this.flights = moving.flatMap((move, index) => {
      const begin = begins[index];
      const end = this.#place(move.to, move.card);
      if (!begin || !end) return [];
      return [{ ...move, id: ++this.#flown, begin, end, delay: index * STAGGER }];
    });
    const last = this.#flown;
    await time(FLIGHT_TIME + (moving.length - 1) * STAGGER);
    // Those of a later beat may be under way when an interrupted one gets here.
    this.flights = this.flights.filter(({ id }) => id > last);
  }
}

/** What lies there when a scene is shown without its story. */
function settled(scene: Scene): Shown {
  return {
    view: scene.view as unknown as ClaimView,
    aids: scene.aids as unknown as ClaimAids,
    answer: null,
    winner: null,
    reason: null,
  };
}

function lastNumber(scene: Scene): number | undefined {
  return scene.events.at(-1)?.number;
}

function time(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
