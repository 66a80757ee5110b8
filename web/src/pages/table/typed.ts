// Commands that are typed: a card's notation, or one of a few words in the reader's language.
import { text } from "../../lib/fluent.svelte";
import type { Desk } from "./desk.svelte";
import { tableInWords } from "./aloud";

type Word = "help" | "hint" | "undo" | "table" | "log" | "resign" | "now";
const WORDS: Word[] = ["help", "hint", "undo", "table", "log", "resign", "now"];

/** Does what was typed; returns what is to be said about it. */
export async function obeyTyped(typed: string, desk: Desk, resign: () => void): Promise<string> {
  const entry = typed.trim();
  const scene = desk.scene;
  if (entry === "" || !scene) return "";
  // What was wrong with an earlier command is not said of this one.
  desk.putAwayRefusal();
  if (entry === "?") return ruleBehind(desk);
  if (entry.startsWith("?")) return desk.askWhyNot(entry.slice(1).trim());
  const word = WORDS.find((known) => text(`web-word-${known}`).toLowerCase() === entry.toLowerCase());
  if (word) return obeyWord(word, desk, resign);
  // Nobody types a card in a hurry with the right case; notations are capitals here.
  const known = scene.question?.actions.find(
    (action) => action.text.toLowerCase() === entry.toLowerCase(),
  );
  const answer = known?.text ?? entry;
  if (await desk.answer(answer)) return text("web-typed-sent", { answer });
  return desk.refusal?.words ?? "";
}

async function obeyWord(word: Word, desk: Desk, resign: () => void): Promise<string> {
  if (word === "help") return typedHelp(desk);
  if (word === "table") return tableInWords(desk);
  if (word === "log") return lastLines(desk);
  if (word === "resign") {
    resign();
    return "";
  }
  if (word === "now") {
    desk.toPresent();
    return text("web-typed-now");
  }
  if (word === "undo") {
    const done = await desk.do({ type: "take-back" });
    return done ? text("web-typed-undone") : (desk.refusal?.words ?? "");
  }
  await desk.askHint();
  return desk.advice ? hintWords(desk) : (desk.refusal?.words ?? "");
}

/** What can be typed, in one sentence. */
export function typedHelp(desk: Desk): string {
  const words = WORDS.map((word) => text(`web-word-${word}`)).join(", ");
  return text("web-typed-help", { words, example: typedExample(desk) });
}

/** An answer that could be typed now, or else one as it is typed in this game. */
export function typedExample(desk: Desk): string {
  const scene = desk.scene;
  if (!scene) return "";
  return scene.question?.actions[0]?.text ?? text(`web-typed-example-${scene.game}`);
}

function ruleBehind(desk: Desk): string {
  const question = desk.scene?.question;
  if (!question) return text("web-typed-no-question");
  return `${desk.say(question.prompt)} ${question.clauses.join(", ")}`;
}

function hintWords(desk: Desk): string {
  const advice = desk.advice;
  if (!advice) return "";
  const answer = advice.answer.words ? desk.say(advice.answer.words) : advice.answer.text;
  return `${answer}. ${desk.say(advice.reason)}`;
}

function lastLines(desk: Desk): string {
  const events = desk.stream.events.slice(-8);
  return events.map((event) => (event.words ? desk.say(event.words) : "")).join(" ");
}
