/** A rulebook as the page draws it: chapters of clauses, lists, tables and paragraphs. */

import type { Chapter, ClauseShown, GameShown, RulesShown } from "../../generated/messages";
import { type Inline, type Known, plainText, readInline } from "./inline";
import { matches } from "./search";

export interface Passage {
  kind: "clause" | "item" | "paragraph";
  clause: string | null;
  inline: Inline[];
  plain: string;
}

export interface TableBlock {
  kind: "table";
  head: Inline[][];
  rows: Inline[][][];
}

export type Block = Passage | TableBlock;

export interface ChapterBlocks {
  anchor: string;
  title: string;
  level: number;
  blocks: Block[];
}

export function readChapters(rules: RulesShown, game: GameShown | undefined): ChapterBlocks[] {
  const all = rules.chapters.flatMap((chapter) => chapter.paragraphs);
  const clauses = new Set(all.flatMap(({ clause }) => (clause === null ? [] : [clause])));
  const known = { clauses, pieces: piecesOf(game) };
  return rules.chapters.map((chapter, index) => readChapter(chapter, index, known));
}

/** The chapters with only those passages and rows in which all the words occur. */
export function found(chapters: ChapterBlocks[], words: string[]): ChapterBlocks[] {
  if (words.length === 0) return chapters;
  const kept: ChapterBlocks[] = [];
  // From the end, so that a chapter knows whether something was found in what stands under it.
  for (const chapter of chapters.toReversed()) {
    const whole = matches(chapter.title, words);
    const { blocks: all } = chapter;
    const blocks = whole ? all : all.flatMap((block) => foundIn(block, words));
    const above = (kept.at(-1)?.level ?? 0) > chapter.level;
    if (blocks.length > 0 || (above && chapter.level > 1)) kept.push({ ...chapter, blocks });
  }
  return kept.reverse();
}

export function countPassages(chapters: ChapterBlocks[]): number {
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  return blocks.reduce((sum, block) => sum + (block.kind === "table" ? block.rows.length : 1), 0);
}

/** Blocks in a row of one kind belong together: a list is one list to a screen reader. */
export function grouped(blocks: Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const joins = block.kind === "clause" || block.kind === "item";
    if (joins && last?.[0]?.kind === block.kind) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function foundIn(block: Block, words: string[]): Block[] {
  if (block.kind !== "table") {
    return matches(`${block.clause ?? ""} ${block.plain}`, words) ? [block] : [];
  }
  const rows = block.rows.filter((row) => matches(row.map(plainText).join(" "), words));
  return rows.length > 0 ? [{ ...block, rows }] : [];
}

function readChapter(chapter: Chapter, index: number, known: Known): ChapterBlocks {
  const blocks: Block[] = [];
  let table: string[] = [];
  const endTable = (): void => {
    if (table.length > 0) blocks.push(readTable(table, known));
    table = [];
  };
  for (const paragraph of chapter.paragraphs) {
    for (const piece of splitLines(paragraph)) {
      if (piece.clause === null && piece.text.startsWith("|")) {
        table.push(piece.text);
        continue;
      }
      endTable();
      blocks.push(readPassage(piece, known));
    }
  }
  endTable();
  return { anchor: `chapter-${index}`, title: chapter.title, level: chapter.level, blocks };
}

/** Lines of lists and tables stand for themselves; those of a paragraph flow together. */
function splitLines(paragraph: ClauseShown): ClauseShown[] {
  const pieces: ClauseShown[] = [];
  for (const line of paragraph.text.split("\n").map((text) => text.trim())) {
    if (line === "") continue;
    const last = pieces.at(-1);
    const alone = /^(\||[-*] |\d+\. )/.test(line);
    if (last === undefined) pieces.push({ clause: paragraph.clause, text: line });
    else if (alone || last.text.startsWith("|")) pieces.push({ clause: null, text: line });
    else last.text += ` ${line}`;
  }
  return pieces;
}

function readPassage({ clause, text }: ClauseShown, known: Known): Passage {
  const bullet = /^(?:[-*]|\d+\.) (.*)$/s.exec(text);
  const inline = readInline(bullet?.[1] ?? text, known);
  const kind = clause !== null ? "clause" : bullet !== null ? "item" : "paragraph";
  return { kind, clause, inline, plain: plainText(inline) };
}

function readTable(lines: string[], known: Known): TableBlock {
  const rows = lines
    .map((line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim()))
    .filter((cells) => !cells.every((cell) => /^:?-+:?$/.test(cell)))
    .map((cells) => cells.map((cell) => readInline(cell, known)));
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

/** The notations of a game's pieces: a pack lists groups, each with a letter and its values. */
function piecesOf(game: GameShown | undefined): Set<string> {
  const pieces = new Set<string>();
  for (const pack of Object.values(game?.packs ?? {})) {
    for (const group of Object.values(pack as object).filter(Array.isArray).flat() as unknown[]) {
      const { letter, values } = (group ?? {}) as { letter?: unknown; values?: unknown };
      if (typeof letter !== "string" || !Array.isArray(values)) continue;
      for (const value of values) pieces.add(`${letter}${String(value)}`);
    }
  }
  return pieces;
}
