// Short soft ticks, made on the spot; they are off unless somebody wants them.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Plays a tick; higher when it is the person's turn. */
export function tick(turn: boolean): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  strike(context, turn ? 660 : 440, 0);
  if (turn) strike(context, 880, 0.12);
}

function strike(audio: AudioContext, pitch: number, delay: number): void {
  const start = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.18);
}
