// Confrontations follow one another without a question; they are shown one by one, on the table as
// it lay before them. Then exactly the latest scene is shown; whatever is interrupted ends there.
import type { EventShown, Scene } from "../../generated/messages";
import { moves } from "../../lib/settings.svelte";
import type { Result } from "./play.svelte";

/** How long one is shown: shorter where there are many. */
const LONGEST = 1300;
const SHORTEST = 500;
const ALL_OF_THEM = 5000;
/** More than this is not waited for. */
const MOST_WAITING = 9000;

export class Reel {
  /** The scene that lies on the table. */
  scene: Scene = $state.raw() as Scene;
  /** The confrontation that is shown. */
  now: Result | null = $state.raw(null);
  busy = $state(false);

  #latest: Scene;
  #heard: number;
  #queue: Result[] = [];
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
    this.#queue.push(...held);
    if (this.#queue.length * SHORTEST > MOST_WAITING) return this.finish();
    if (!this.busy && this.#queue.length > 0) void this.#tell();
    else if (!this.busy) this.scene = scene;
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

  async #tell(): Promise<void> {
    const run = ++this.#run;
    this.busy = true;
    while (this.#queue.length > 0) {
      const share = ALL_OF_THEM / this.#queue.length;
      this.now = this.#queue.shift() ?? null;
      await time(Math.max(SHORTEST, Math.min(LONGEST, share)));
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
