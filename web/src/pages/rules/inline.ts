/** The inline marks of a rulebook as nodes: bold, emphasis, code, clause links and pieces. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; inside: Inline[] }
  | { kind: "emphasis"; inside: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "clause"; clause: string }
  | { kind: "piece"; notation: string };

/** What words of a rulebook can stand for: its own clauses, and the pieces of its game. */
export interface Known {
  clauses: ReadonlySet<string>;
  pieces: ReadonlySet<string>;
}

const MARKS = /\*\*(.+?)\*\*|\*([^*]+?)\*|`([^`]+)`/g;
const WORDS = /[A-Z]+-[A-Z]?\d+(?:\.\d+)*|\b[A-Z]+\d+\b/g;

/** Reads a paragraph; what is no mark stays text, so that nothing gets lost. */
export function readInline(text: string, known: Known): Inline[] {
  const nodes: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKS)) {
    nodes.push(...readWords(text.slice(end, found.index), known));
    nodes.push(...readMark(found, known));
    end = found.index + found[0].length;
  }
  nodes.push(...readWords(text.slice(end), known));
  return nodes;
}

/** The text that a reader sees, without the marks: what a search looks through. */
export function plainText(nodes: Inline[]): string {
  return nodes.map(plainNode).join("");
}

function plainNode(node: Inline): string {
  if (node.kind === "strong" || node.kind === "emphasis") return plainText(node.inside);
  if (node.kind === "clause") return node.clause;
  return node.kind === "piece" ? node.notation : node.text;
}

function readMark(found: RegExpMatchArray, known: Known): Inline[] {
  const [, strong, emphasis, code] = found;
  if (strong !== undefined) return [{ kind: "strong", inside: readInline(strong, known) }];
  if (emphasis !== undefined) return [{ kind: "emphasis", inside: readInline(emphasis, known) }];
  const single = code === undefined ? undefined : meaning(code, known);
  return [single ?? { kind: "code", text: code ?? "" }];
}

function readWords(text: string, known: Known): Inline[] {
  const nodes: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(WORDS)) {
    const node = meaning(found[0], known);
    if (node === undefined) continue;
    if (found.index > end) nodes.push({ kind: "text", text: text.slice(end, found.index) });
    nodes.push(node);
    end = found.index + found[0].length;
  }
  if (end < text.length) nodes.push({ kind: "text", text: text.slice(end) });
  return nodes;
}

function meaning(word: string, known: Known): Inline | undefined {
  if (known.clauses.has(word)) return { kind: "clause", clause: word };
  if (known.pieces.has(word)) return { kind: "piece", notation: word };
  return undefined;
}
