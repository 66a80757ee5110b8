// What the people and bots at a table are called.
import type { Scene, SeatShown } from "../generated/messages";
import { has, text } from "./fluent.svelte";

/** The name of a bot in the reader's language. */
export function botName(spec: string): string {
  const id = `player-name-${spec}`;
  return has(id) ? text(id) : spec;
}

/** What a bot is like, in a sentence. */
export function botAbout(spec: string): string {
  const id = `player-about-${spec}`;
  return has(id) ? text(id) : "";
}

/** Whether a bot sits on a seat, or answers for the person who does. */
export function botOf(seat: SeatShown): string | null {
  if (seat.player === "person") return seat.stand_in;
  return seat.player === "open" ? null : seat.player;
}

/** What somebody at the table is called; a person without a name by his seat. */
export function seatName(seat: SeatShown | undefined): string {
  if (!seat) return "";
  if (seat.player === "open") return text("web-seat-open");
  if (seat.player !== "person") return botName(seat.player);
  return seat.name === "" ? text("web-guest", { number: seat.seat + 1 }) : seat.name;
}

/** The name of a seat among others: bots of one kind are told apart by their seats. */
export function nameAmong(seats: readonly SeatShown[], seat: number): string {
  const shown = seats.find((entry) => entry.seat === seat);
  const name = seatName(shown);
  if (!shown || shown.player === "open") return name;
  const alike = seats.filter((other) => other.player !== "open" && seatName(other) === name);
  return alike.length > 1 ? text("web-seat-alike", { name, number: seat + 1 }) : name;
}

/** The names of the seats of a scene, as boards and sentences need them. */
export function namesOf(scene: Scene): (seat: number) => string {
  return (seat) => {
    // A side on which nobody sits plays by the rules of the game, which names it.
    const automaton = `${scene.game}-automaton`;
    const sits = scene.seats.some((entry) => entry.seat === seat);
    return !sits && has(automaton) ? text(automaton) : nameAmong(scene.seats, seat);
  };
}
