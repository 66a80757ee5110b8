// What the person has been there for: where he left, what he missed, and what is read aloud.
import { untrack } from "svelte";

import { tick } from "../../lib/sound";
import { leave, leftAt } from "./away";
import type { Desk } from "./desk.svelte";

export class Attendance {
  /** The events that were missed, from `left` to before `back`. */
  missed: { left: number; back: number } | null = $state.raw(null);
  /** What is read aloud: the newest sentences. */
  spoken = $state("");

  #desk: Desk;
  #seen: { epoch: number; number: number } | null = null;
  #hiddenSince: number | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
    $effect(() => {
      const scene = desk.stream.scene;
      if (scene) untrack(() => this.#take());
    });
    $effect(() => {
      document.addEventListener("visibilitychange", this.#look);
      return () => document.removeEventListener("visibilitychange", this.#look);
    });
  }

  readonly dismiss = (): void => {
    this.missed = null;
  };

  get #next(): number {
    return (this.#desk.stream.events.at(-1)?.number ?? -1) + 1;
  }

  #take(): void {
    const { scene, match } = this.#desk.stream;
    if (!scene) return;
    const next = this.#next;
    if (this.#seen === null) {
      const left = leftAt(match, scene.epoch);
      if (left !== null && left < next) this.missed = { left, back: next };
    } else if (this.#seen.epoch !== scene.epoch) this.missed = null;
    else if (next > this.#seen.number) this.#hear(this.#seen.number);
    this.#seen = { epoch: scene.epoch, number: next };
    if (document.visibilityState === "visible") leave(match, scene.epoch, next);
  }

  #hear(from: number): void {
    const desk = this.#desk;
    const fresh = desk.stream.events.filter((event) => event.number >= from && event.words);
    const said = fresh.map((event) => (event.words ? desk.say(event.words) : ""));
    const question = desk.scene?.question;
    if (question) said.push(desk.say(question.prompt));
    this.spoken = said.join(" ");
    tick(question != null);
  }

  #look = (): void => {
    const scene = this.#desk.scene;
    if (!scene) return;
    if (document.visibilityState === "hidden") this.#hiddenSince = this.#next;
    else {
      const left = this.#hiddenSince;
      if (left !== null && left < this.#next) this.missed = { left, back: this.#next };
      leave(this.#desk.stream.match, scene.epoch, this.#next);
    }
  };
}
