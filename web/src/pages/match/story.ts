/** The log of a match, each line with the moment to which it belongs. */

import type { EventShown, PhraseShown, Replay } from "../../generated/messages";

export interface StoryLine {
  key: string;
  /** The number of the scene in which the line was new. */
  moment: number;
  words: PhraseShown;
  /** Something around the table and not in the game: a takeback, a stand-in. */
  note: boolean;
}

export function storyOf(replay: Replay): StoryLine[] {
  // The last moment has all notes; each stands where so many answers had been given.
  const last = replay.scenes.length - 1;
  const notes = (replay.scenes[last]?.notes ?? []).map(({ number, ply, words }) => ({
    key: `note-${number}`,
    moment: Math.min(ply, last),
    words,
    note: true,
  }));
  return replay.scenes.flatMap((scene, moment) => [
    ...scene.events.flatMap((event) => lineOf(event, moment)),
    ...notes.filter((note) => note.moment === moment),
  ]);
}

/** What was told only when the match ended: in most games, the count. */
export function finalCount(replay: Replay): EventShown[] {
  const last = replay.scenes.at(-1);
  if (last?.outcome == null) return [];
  const earlier = new Set(
    replay.scenes.slice(0, -1).flatMap((scene) => scene.events.map(({ kind }) => kind)),
  );
  return last.events.filter(({ kind, words }) => words !== null && !earlier.has(kind));
}

function lineOf(event: EventShown, moment: number): StoryLine[] {
  if (event.words === null) return [];
  return [{ key: `event-${moment}-${event.number}`, moment, words: event.words, note: false }];
}
