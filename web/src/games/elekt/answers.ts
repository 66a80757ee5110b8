// Answers taken apart: what must be chosen one after another, on the board or from the list.
import type { ActionShown } from "../../generated/messages";

/** A thing that can be chosen: `card:symbiote`, `zone:S`, `token:A`, `seat:2`, `way:clockwise`. */
export type Choice = string;

const WAYS = ["clockwise", "anticlockwise"];
/** Answers of one word; any other single word is a card. */
const WORDS = new Set(["pass", "no", "new", "protect", "amber", "seals"]);

/** What an answer is made of, in the order in which it is written. */
export function choicesIn(text: string): Choice[] {
  const words = text.split(" ");
  const [first = "", second, third] = words;
  if (second === undefined) return single(first);
  if (first === "keep") return [`card:${second}`];
  if (first === "to") return third ? [`seat:${second}`, `way:${third}`] : [`seat:${second}`];
  if (first === "in") return [`zone:${second}`];
  if (first === "use") return [`word:${text}`];
  if (/^[MDBA]$/.test(first)) return [`token:${first}`, `card:${second}`];
  return [`card:${first}`, `zone:${second}`];
}

function single(word: string): Choice[] {
  if (WAYS.includes(word)) return [`way:${word}`];
  if (WORDS.has(word)) return [`word:${word}`];
  if (/^[MDBA]$/.test(word)) return [`token:${word}`];
  return word.split("/").map((card) => `card:${card}`);
}

/** The kind of a choice and what it names. */
export function told(choice: Choice): { kind: string; value: string } {
  const at = choice.indexOf(":");
  return { kind: choice.slice(0, at), value: choice.slice(at + 1) };
}

interface Possible {
  text: string;
  choices: Choice[];
}

/** The answers that a question allows, as a sequence of choices. */
export class Asking {
  readonly possible: Possible[];

  constructor(actions: readonly ActionShown[]) {
    this.possible = actions.map(({ text }) => ({ text, choices: choicesIn(text) }));
  }

  /** The answers that are still possible after some choices. */
  left(picked: readonly Choice[]): Possible[] {
    return this.possible.filter(({ choices }) => picked.every((one) => choices.includes(one)));
  }

  /** Everything that can be chosen next, on the board. */
  next(picked: readonly Choice[]): Set<Choice> {
    return new Set(
      this.left(picked).flatMap(({ choices }) => choices.filter((one) => !picked.includes(one))),
    );
  }

  /** What the list offers: the first thing of each answer that is not chosen yet. */
  listed(picked: readonly Choice[]): Choice[] {
    const firsts = this.left(picked).flatMap(({ choices }) => {
      const open = choices.find((one) => !picked.includes(one));
      return open === undefined ? [] : [open];
    });
    return [...new Set(firsts)];
  }

  /** The answer that is complete with these choices. */
  complete(picked: readonly Choice[]): string | null {
    const exact = this.left(picked).find(({ choices }) => choices.length === picked.length);
    return exact?.text ?? null;
  }

  /** The choices after one more click; what does not go together begins anew. */
  add(picked: readonly Choice[], choice: Choice): Choice[] {
    if (picked.includes(choice)) return picked.filter((one) => one !== choice);
    if (this.left([...picked, choice]).length > 0) return [...picked, choice];
    return [choice];
  }
}
