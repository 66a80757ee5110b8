// The table in words, for ears: who sits there, what happened last, what is asked.
import { text } from "../../lib/fluent.svelte";
import type { Desk } from "./desk.svelte";

const LAST = 4;

/** Tells the table in a few sentences. */
export function tableInWords(desk: Desk): string {
  const scene = desk.shown;
  if (!scene) return "";
  const names = scene.seats.map((seat) => desk.names(seat.seat)).join(", ");
  const said = [text("web-aloud-seats", { names })];
  for (const event of desk.stream.events.slice(-LAST)) {
    if (event.words) said.push(desk.say(event.words));
  }
  said.push(asked(desk));
  return said.filter((sentence) => sentence !== "").join(" ");
}

function asked(desk: Desk): string {
  const scene = desk.scene;
  if (!scene || scene.outcome) return text("web-over");
  if (!scene.question) {
    const seat = scene.deciders[0];
    return seat === undefined ? "" : text("web-wait-for", { name: desk.names(seat) });
  }
  const answers = scene.question.actions.map((action) =>
    action.words ? desk.say(action.words) : action.text,
  );
  const choice = text("web-aloud-answers", { answers: answers.join(", ") });
  return `${desk.say(scene.question.prompt)} ${choice}`;
}
