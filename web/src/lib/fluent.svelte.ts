// Words: the Fluent files of the Python package, said to a reader as `texts/language.py` says them.
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { PhraseShown } from "../generated/messages";

export const LANGUAGES = ["en", "fr", "pl"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Each language calls itself by its own name, in every language. */
export const OWN_NAMES: Record<LanguageCode, string> = {
  en: "English",
  fr: "Français",
  pl: "Polski",
};

/** What stands in a text. */
export type Argument = NonNullable<PhraseShown["args"]>[string];

/** Who reads: his own seat is "you"; the others are called by their names. */
export interface Reader {
  seat: number | null;
  names: (seat: number) => string;
}

/** A stretch of a sentence; `notation` is there where it names a piece of the game. */
export interface Part {
  text: string;
  notation: string | null;
}

type Sources = Record<string, string>;
const SOURCES: Record<LanguageCode, () => Promise<{ sources: Sources }>> = {
  en: () => import("./words/en"),
  fr: () => import("./words/fr"),
  pl: () => import("./words/pl"),
};

// Private-use characters stand around the number of a piece until the sentence is split.
const BEGIN = "\uE000";
const END = "\uE001";
const PIECE = /\uE000(\d+)\uE001/;

let bundle = $state.raw<FluentBundle | null>(null);
let code = $state<LanguageCode>("en");

/** The language that is spoken now. */
export function language(): LanguageCode {
  return code;
}

/** Loads a language and speaks it from then on. */
export async function speak(wanted: LanguageCode): Promise<void> {
  const { sources } = await SOURCES[wanted]();
  // Isolation marks would show up in titles and copied text; no language here needs them.
  const loaded = new FluentBundle(wanted, { useIsolating: false });
  for (const source of Object.values(sources)) loaded.addResource(new FluentResource(source));
  bundle = loaded;
  code = wanted;
  document.documentElement.lang = wanted;
}

/** Whether a message exists. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** Says a message by its id. */
export function text(id: string, args: Record<string, string | number> = {}): string {
  if (bundle === null) return "";
  const message = bundle.getMessage(id);
  // A test finds what is missing; a person can still play.
  if (message?.value == null) return `⟨${id}⟩`;
  const errors: Error[] = [];
  const said = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.warn(`${id}: ${error.message}`);
  return said;
}

/** Says a phrase to a reader. */
export function say(phrase: PhraseShown, reader?: Reader): string {
  return parts(phrase, reader)
    .map((part) => part.text)
    .join("");
}

/** Says a phrase, and keeps the pieces that it names apart, so that they can be shown. */
export function parts(phrase: PhraseShown, reader?: Reader): Part[] {
  const pieces: Part[] = [];
  const said = format(phrase, reader, pieces);
  return split(said, pieces);
}

function split(said: string, pieces: Part[]): Part[] {
  const found: Part[] = [];
  said.split(PIECE).forEach((stretch, index) => {
    const piece = index % 2 === 1 ? pieces[Number(stretch)] : undefined;
    if (piece) found.push(piece);
    else if (stretch !== "") found.push({ text: stretch, notation: null });
  });
  return found;
}

function format(phrase: PhraseShown, reader: Reader | undefined, pieces: Part[]): string {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(phrase.args ?? {})) {
    if (isKind(value, "seat")) args[`${name}_is`] = who(value.seat, reader);
    else if (Array.isArray(value) && value.every((entry) => isKind(entry, "seat")))
      args[`${name}_is`] = whoAll(value, reader);
    args[name] = argument(value, reader, pieces);
  }
  const said = text(phrase.id, args);
  // What names pieces within it is not itself one: those can be looked at.
  if (phrase.notation == null || PIECE.test(said)) return said;
  pieces.push({ text: said, notation: phrase.notation });
  return `${BEGIN}${pieces.length - 1}${END}`;
}

function argument(value: unknown, reader: Reader | undefined, pieces: Part[]): string | number {
  if (typeof value === "string" || typeof value === "number") return value;
  if (Array.isArray(value)) {
    return value.map((entry) => listed(entry, reader, pieces)).join(", ");
  }
  if (isKind(value, "phrase")) return format(value as unknown as PhraseShown, reader, pieces);
  if (isKind(value, "named")) {
    pieces.push({ text: value.names[code] ?? value.notation, notation: value.notation });
    return `${BEGIN}${pieces.length - 1}${END}`;
  }
  if (isKind(value, "seat")) return seatName(value.seat, reader);
  if (isKind(value, "per-seat")) return perSeat(value.numbers, reader);
  return String(value);
}

/** A part of a list; among others the reader is "you", whatever his name is. */
function listed(value: unknown, reader: Reader | undefined, pieces: Part[]): string {
  return isKind(value, "seat") ? called(value.seat, reader) : String(argument(value, reader, pieces));
}

interface Kinds {
  seat: { seat: number | null };
  "per-seat": { numbers: number[] };
  named: { names: Record<string, string>; notation: string };
  phrase: { id: string };
}

function isKind<K extends keyof Kinds>(value: unknown, kind: K): value is Kinds[K] {
  return typeof value === "object" && value !== null && "is" in value && value.is === kind;
}

function who(seat: number | null, reader: Reader | undefined): string {
  if (seat === null) return "nobody";
  return seat === reader?.seat ? "you" : "other";
}

/** Tells one from several, so that a message can have the right verb. */
function whoAll(seats: Kinds["seat"][], reader: Reader | undefined): string {
  return seats.length > 1 ? "several" : who(seats[0]?.seat ?? null, reader);
}

function seatName(seat: number | null, reader: Reader | undefined): string {
  const name = seat === null || !reader ? "" : reader.names(seat);
  return name === "" ? text("table-seat", { number: seat ?? -1 }) : name;
}

/** One number per seat, the reader's own first; of more than two, also whose it is. */
function perSeat(numbers: number[], reader: Reader | undefined): string {
  const all = numbers.map((number, seat) => ({ number, seat }));
  const own = all.filter(({ seat }) => seat === reader?.seat);
  const order = [...own, ...all.filter(({ seat }) => seat !== reader?.seat)];
  if (numbers.length <= 2) return order.map(({ number }) => number).join("–");
  return order.map(({ number, seat }) => `${called(seat, reader)} (${number})`).join(", ");
}

function called(seat: number | null, reader: Reader | undefined): string {
  return seat !== null && seat === reader?.seat ? text("table-you") : seatName(seat, reader);
}
