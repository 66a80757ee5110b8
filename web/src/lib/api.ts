// What the server is asked over HTTP.
import type {
  Advice,
  Analysis,
  DeckChecked,
  DeckWanted,
  GameShown,
  Health,
  Lobby,
  Problem,
  Replay,
  RulesShown,
  Scene,
  Seated,
  Verdict,
  VisitorLink,
  Wanted,
} from "../generated/messages";
import { language, text } from "./fluent.svelte";

/** The protocol that this page speaks. */
export const PROTOCOL = 2;

/** Something was refused, or the server could not be reached; `words` can be shown as they are. */
export class Refusal extends Error {
  readonly id: string;
  readonly words: string;
  readonly clause: string | null;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.words);
    this.id = problem.id;
    this.words = problem.words;
    this.clause = problem.clause ?? null;
    this.status = status;
  }

  /** Whether the same request may well succeed a little later. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

async function ask<T>(path: string, options: RequestInit = {}): Promise<T> {
  const response = await reach(path, options);
  if (response.ok) return (await response.json()) as T;
  throw await refusal(response);
}

async function reach(path: string, options: RequestInit): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.set("Accept-Language", language());
  if (options.body != null) headers.set("Content-Type", "application/json");
  try {
    return await fetch(path, { ...options, headers });
  } catch {
    throw new Refusal({ id: "web-unreachable", words: text("web-unreachable") }, 0);
  }
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const problem = (await response.json()) as Problem;
    if (typeof problem.words === "string") return new Refusal(problem, response.status);
  } catch {
    // A proxy answered instead of the server, not in our words.
  }
  const words = text("web-strange-answer", { status: response.status });
  return new Refusal({ id: "web-strange-answer", words }, response.status);
}

function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>(path, { method: "POST", body: JSON.stringify(body) });
}

function at(match: string): string {
  return `/api/matches/${encodeURIComponent(match)}`;
}

let games: Promise<GameShown[]> | null = null;

/** The games, asked for once. */
export function allGames(): Promise<GameShown[]> {
  games ??= ask<GameShown[]>("/api/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

/** One game by its name. */
export async function gameNamed(name: string): Promise<GameShown> {
  const found = (await allGames()).find((game) => game.name === name);
  if (found) return found;
  throw new Refusal({ id: "web-no-game", words: text("web-no-game", { game: name }) }, 404);
}

export const health = (): Promise<Health> => ask("/api/health");
export const lobby = (): Promise<Lobby> => ask("/api/lobby");
export const createMatch = (wanted: Wanted): Promise<Seated> => post("/api/matches", wanted);
export const sitDown = (match: string, seat: number, name: string): Promise<Seated> =>
  post(`${at(match)}/seats/${seat}`, { name });
export const scene = (match: string): Promise<Scene> => ask(at(match));
export const replay = (match: string, seat: number | null = null): Promise<Replay> =>
  ask(`${at(match)}/replay${seat === null ? "" : `?seat=${seat}`}`);
export const hint = (match: string): Promise<Advice> => ask(`${at(match)}/hint`);
export const analysis = (match: string): Promise<Analysis> => ask(`${at(match)}/analysis`);
export const whyNot = (match: string, answer: string): Promise<Verdict> =>
  ask(`${at(match)}/verdict?answer=${encodeURIComponent(answer)}`);
export const rules = (game: string): Promise<RulesShown> =>
  ask(`/api/rules/${encodeURIComponent(game)}`);
export const checkDeck = (wanted: DeckWanted): Promise<DeckChecked> =>
  post("/api/decks/check", wanted);
export const visitorLink = (): Promise<VisitorLink> => post("/api/visitor/link");
export const becomeVisitor = (token: string): Promise<unknown> => post("/api/visitor", { token });

/** The address of the QR code that invites to a match. */
export const inviteCode = (match: string): string => `${at(match)}/invite.svg`;
/** The address of the record of a match that is over. */
export const recordAddress = (match: string): string => `${at(match)}/record`;

/** The record of a match that is over, as text. */
export async function record(match: string): Promise<string> {
  const response = await reach(recordAddress(match), {});
  if (!response.ok) throw await refusal(response);
  return response.text();
}
