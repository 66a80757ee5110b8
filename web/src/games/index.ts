// The games that can be drawn: a game adds one folder with Board.svelte and Piece.svelte.
import type { Component } from "svelte";

import type { GameShown, Scene } from "../generated/messages";

export interface BoardProps {
  /** What to draw; `scene.view` is the game's own plain data, cards as notation. */
  scene: Scene;
  /** What is in the box: `game.packs`. */
  game: GameShown;
  /** True while an earlier moment is shown: nothing can be answered. */
  past: boolean;
  /** Sends an answer, legal or not: the server says what is wrong with it. */
  answer: (text: string) => void;
  /** Whether optional aids are shown. */
  aids: boolean;
  /** Told whether what has happened is still being shown, so that nothing can be answered yet. */
  telling?: (busy: boolean) => void;
  /** The display name of a seat, in the reader's language. */
  names: (seat: number) => string;
}

export interface PieceProps {
  notation: string;
  game: GameShown;
  size?: "small" | "large";
}

/** A text of the tutorial, shown the first time that a question or an event of a kind comes up. */
export interface Lesson {
  /** `fields` narrows an event down: each must be as the event has it. */
  trigger: { question?: string; event?: string; fields?: Record<string, unknown> };
  /** The id of its text. */
  text: string;
  /** The clause of the rulebook that says the same. */
  clause?: string;
}

export interface GameModule {
  Board: Component<BoardProps>;
  Piece: Component<PieceProps>;
  lessons: Lesson[];
  /** Pieces to show off in the lobby, by their notation. */
  showcase: string[];
}

const BOARDS = import.meta.glob<Component<BoardProps>>("./*/Board.svelte", { import: "default" });
const PIECES = import.meta.glob<Component<PieceProps>>("./*/Piece.svelte", { import: "default" });
const SHOWCASES = import.meta.glob<string[]>("./*/showcase.ts", { import: "showcase" });
const LESSONS = import.meta.glob<Lesson[]>("./*/lessons.ts", { import: "lessons" });

/** Whether a game can be drawn here. */
export function drawable(game: string): boolean {
  return `./${game}/Board.svelte` in BOARDS;
}

/** Loads what draws a game. */
export async function loadGame(game: string): Promise<GameModule> {
  const board = BOARDS[`./${game}/Board.svelte`];
  const piece = PIECES[`./${game}/Piece.svelte`];
  const lessons = LESSONS[`./${game}/lessons.ts`];
  if (!board || !piece) throw new Error(`there is nothing to draw the game ${game} with`);
  const shown = SHOWCASES[`./${game}/showcase.ts`];
  const [Board, Piece, told, showcase] = await Promise.all([
    board(),
    piece(),
    lessons?.() ?? [],
    shown?.() ?? [],
  ]);
  return { Board, Piece, lessons: told, showcase };
}
