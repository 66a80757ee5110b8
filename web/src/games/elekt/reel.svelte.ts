// Confrontations follow one another without a question; they are shown one by one, on the table as
// it lay before them. Then exactly the latest scene is shown; whatever is interrupted ends there.
import type { EventShown, Scene } from "../../generated/messages";
import { moves } from "../../lib/settings.svelte";
import type { Result } from "./play.svelte";

/** How long one is shown: shorter where there are many. */
const LONGEST = 1300;
const SHORTEST = 500;
const ALL_OF_THEM = 5000;
/** Between scenes without a confrontation, so that one sees what moved. */
const PAUSE = 350;
/** More than this is not waited for. */
const MOST_WAITING = 9000;

/** A scene that is to be shown, after the confrontations that led to it. */
interface Next {
  held: Result[];
  scene: Scene;
}

export class Reel {
  /** The scene that lies on the table. */
  scene: Scene = $state.raw() as Scene;
  /** The confrontation that is shown. */
  now: Result | null = $state.raw(null);
  busy = $state(false);

  #latest: Scene;
  #heard: number;
  #queue: Next[] = [];
  #run = 0;

  constructor(scene: Scene) {
    this.scene = scene;
    this.#latest = scene;
    this.#heard = lastNumber(scene) ?? -1;
  }

  /** Takes the next scene; `still` shows it at once. */
  receive(scene: Scene, still: boolean): void {
    if (scene === this.#latest) return;
    const before = this.#latest;
    const held = this.#fresh(scene.events);
    this.#latest = scene;
    this.#heard = lastNumber(scene) ?? this.#heard;
    const follows =
      scene.match === before.match &&
      scene.epoch === before.epoch &&
      scene.seat === before.seat &&
      scene.ply === before.ply + 1;
    if (still || !follows || document.hidden || !moves()) return this.finish();
    if (!this.busy && held.length === 0) {
      this.scene = scene;
      return;
    }
    this.#queue.push({ held, scene });
    if (this.#waiting() > MOST_WAITING) this.finish();
    else if (!this.busy) void this.#tell();
  }

  /** Shows the latest scene at once. */
  readonly finish = (): void => {
    this.#run += 1;
    this.#queue = [];
    this.now = null;
    this.busy = false;
    this.scene = this.#latest;
  };

  /** The confrontations among new events that anybody took part in with a symbol. */
  #fresh(events: readonly EventShown[]): Result[] {
    return events
      .filter(({ number, kind }) => number > this.#heard && kind === "confrontation-held")
      .map(({ fields }) => fields as unknown as Result)
      .filter(({ counts }) => counts.some((count) => count > 0));
  }

  #waiting(): number {
    return this.#queue.reduce((sum, { held }) => sum + PAUSE + held.length * SHORTEST, 0);
  }

  async #tell(): Promise<void> {
    const run = ++this.#run;
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const share = ALL_OF_THEM / next.held.length;
      for (const result of next.held) {
        this.now = result;
        await time(Math.max(SHORTEST, Math.min(LONGEST, share)));
        if (run !== this.#run) return;
      }
      this.now = null;
      this.scene = next.scene;
      if (this.#queue.length > 0) await time(PAUSE);
      if (run !== this.#run) return;
    }
    this.finish();
  }
}

function lastNumber(scene: Scene): number | undefined {
  return scene.events.at(-1)?.number;
}

function time(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
