// The clocks that can be agreed on, and time in words.
import type { Clock } from "../generated/messages";
import { text } from "./fluent.svelte";

export const CLOCKS: readonly Clock[] = [
  { each: 20, reserve: 120 },
  { each: 60, reserve: 300 },
  { each: 300, reserve: 1800 },
];

/** A clock in words. */
export function clockWords(clock: Clock | null): string {
  if (clock === null) return text("web-clock-none");
  const reserve = Math.round((clock.reserve ?? 0) / 60);
  return text("web-clock", { each: clock.each, reserve });
}

/** Seconds as a clock shows them: 4:07. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** How long ago something was, in words. */
export function ago(seconds: number): string {
  const minutes = Math.round((Date.now() / 1000 - seconds) / 60);
  if (minutes < 1) return text("web-just-now");
  if (minutes < 60) return text("web-minutes-ago", { minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 24) return text("web-hours-ago", { hours });
  return text("web-days-ago", { days: Math.round(hours / 24) });
}
