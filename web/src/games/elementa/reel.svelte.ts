// A whole combat can pass without a question; it is shown moment by moment, on the table as it lay
// before. Then exactly the latest scene is shown; whatever is interrupted ends there.
import type { EventShown, PhraseShown, Scene } from "../../generated/messages";
import { moves } from "../../lib/settings.svelte";
import { type Bout, boutIn, type Frame, framesOf } from "./bout";
import { pursesIn } from "./purse";
import type { ElementaView } from "./view";

/** More than this is not waited for. */
const MOST_WAITING = 12_000;

/** Hidden cards that the viewer was let to look at. */
export interface Seen {
  owner: number;
  place: string;
  cards: string[];
}

interface Next {
  frames: Frame[];
  scene: Scene;
}

export class Reel {
  /** The scene that lies on the table. */
  scene: Scene = $state.raw() as Scene;
  /** The moment that is shown. */
  now: Frame | null = $state.raw(null);
  busy = $state(false);
  /** The combat that was told last; its cards lie there until the next one. */
  last: Bout = $state.raw([]);
  /** The card whose effect is being carried out, as far as it was told. */
  cause: string | null = $state(null);
  /** What an effect has let the viewer look at since he last answered. */
  seen: Seen | null = $state.raw(null);
  /** How the last round ended. */
  roundEnded: PhraseShown | null = $state.raw(null);

  #latest: Scene;
  #heard: number;
  #told: Bout;
  #queue: Next[] = [];
  #run = 0;

  constructor(scene: Scene) {
    this.scene = scene;
    this.#latest = scene;
    this.#heard = lastNumber(scene) ?? -1;
    this.#told = framesOf(nothing(scene), [], scene.events).bout;
    this.last = this.#told;
    this.cause = causeAfter(null, scene.events);
    this.roundEnded = endIn(scene.events);
  }

  /** Takes the next scene; `still` shows it at once. */
  receive(scene: Scene, still: boolean): void {
    if (scene === this.#latest) return;
    const follows = this.#follows(scene);
    const events = follows ? scene.events.filter(({ number }) => number > this.#heard) : scene.events;
    const had = pursesIn(viewOf(this.#latest));
    const told = follows ? framesOf(this.#told, had, events) : framesOf(nothing(scene), [], events);
    this.#told = told.bout;
    this.cause = causeAfter(follows ? this.cause : null, events);
    this.seen = follows ? seenAfter(this.seen, scene, events) : null;
    this.roundEnded = endIn(scene.events) ?? (follows ? this.roundEnded : null);
    this.#latest = scene;
    this.#heard = lastNumber(scene) ?? this.#heard;
    if (still || !follows || document.hidden || !moves()) return this.finish();
    if (!this.busy && told.frames.length === 0) return this.finish();
    this.#queue.push({ frames: told.frames, scene });
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
    this.last = this.#told;
  };

  /** Whether nothing is missing between two scenes: lots count as answers and have no scene. */
  #follows(scene: Scene): boolean {
    const before = this.#latest;
    if (scene.match !== before.match || scene.epoch !== before.epoch || scene.seat !== before.seat) return false;
    if (scene.ply === before.ply + 1) return true;
    const first = (scene.events as EventShown[])[0]?.number;
    return scene.ply > before.ply && first !== undefined && first <= this.#heard + 1;
  }

  #waiting(): number {
    return this.#queue.flatMap(({ frames }) => frames).reduce((sum, { time }) => sum + time, 0);
  }

  async #tell(): Promise<void> {
    const run = ++this.#run;
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      for (const frame of next.frames) {
        this.now = frame;
        await time(frame.time);
        if (run !== this.#run) return;
      }
      this.scene = next.scene;
      this.last = next.frames.at(-1)?.bout ?? this.last;
    }
    this.finish();
  }
}

function viewOf(scene: Scene): ElementaView {
  return scene.view as unknown as ElementaView;
}

/** Where nothing was told: what the view shows of a combat that goes on. */
function nothing(scene: Scene): Bout {
  const view = viewOf(scene);
  return boutIn(view) ?? view.points.map(() => null);
}

/** Events after which an effect that was told before is over. */
const ENDS_EFFECT = new Set(["card-revealed", "cost-paid", "combat-won", "combat-lost", "bonus-received", "turn-begins"]);

function causeAfter(before: string | null, events: readonly EventShown[]): string | null {
  let cause = before;
  for (const { kind, fields } of events) {
    if (kind === "effect-applies") cause = String(fields["card"]);
    else if (ENDS_EFFECT.has(kind)) cause = null;
  }
  return cause;
}

/** Events after which what was looked at has had its time. */
const ENDS_LOOK = new Set(["card-revealed", "turn-begins", "round-begins"]);

/** What the viewer looks at; who bans sees the cards in the row from which he chooses. */
function seenAfter(before: Seen | null, scene: Scene, events: readonly EventShown[]): Seen | null {
  const { phase } = viewOf(scene);
  let seen = before;
  for (const { kind, fields } of events) {
    const { seat, owner, place, cards } = fields;
    if (ENDS_LOOK.has(kind)) seen = null;
    else if (kind === "cards-seen" && seat === scene.seat && phase !== "bans" && Array.isArray(cards))
      seen = { owner: Number(owner), place: String(place), cards: cards as string[] };
  }
  return seen;
}

function endIn(events: readonly EventShown[]): PhraseShown | null {
  return events.findLast(({ kind }) => kind === "round-ended")?.words ?? null;
}

function lastNumber(scene: Scene): number | undefined {
  return (scene.events as EventShown[]).at(-1)?.number;
}

function time(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
