// The log of a match: what happened in the game and around the table, in one order.
import type { EventShown, NoteShown, PhraseShown } from "../../generated/messages";

export interface LogLine {
  key: string;
  /** The answer that brought it about, to rewind to. */
  ply: number;
  words: PhraseShown;
  /** The number of the event; null for what happened around the table. */
  number: number | null;
}

/** Puts events and notes into one order: what was said around an answer stands before it. */
export function logOf(events: EventShown[], notes: NoteShown[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of events) {
    if (event.kind === "" || event.words === null) continue;
    lines.push({
      key: `event ${event.number}`,
      ply: event.ply,
      words: event.words,
      number: event.number,
    });
  }
  // A note counts the answers given before it: it follows what the last of them brought about.
  for (const note of notes) {
    lines.push({ key: `note ${note.number}`, ply: note.ply - 1, words: note.words, number: null });
  }
  return lines
    .map((line, index) => ({ line, index }))
    .sort((one, other) => one.line.ply - other.line.ply || one.index - other.index)
    .map(({ line }) => line);
}
