// Moments of a match that is looked back at.
import type { Replay, Scene } from "../generated/messages";

/** A moment with all that was told until then, as a page that is opened in it would be shown it. */
export function momentOf(replay: Replay, moment: number): Scene | undefined {
  const scene = replay.scenes[moment];
  const events = replay.scenes.slice(0, moment + 1).flatMap((one) => one.events);
  return scene && { ...scene, events };
}
