// Bringing a deck to a table: a new one against a bot, or one where the deck is asked for.
import type { GameShown } from "../../generated/messages";
import { createMatch, scene as fetchScene } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import { MatchStream } from "../../lib/stream.svelte";

/** The bot against which a deck is tried unless another is chosen: sensible, and quick. */
const OPPONENT = "greedy";
const ASKED = "deck";
const PATIENCE = 8000;
const LOOK_EVERY = 50;

/** The bot that is offered first. */
export function firstOpponent(game: GameShown): string {
  const known = game.players.some(({ spec }) => spec === OPPONENT);
  return known ? OPPONENT : (game.players.find(({ best }) => best)?.spec ?? "");
}

/** Starts a match against a bot with this deck; returns the match. */
export async function tryDeck(game: GameShown, cards: string, bot: string): Promise<string> {
  const name = settings.name.trim();
  const { match } = await createMatch({ game: game.name, seats: ["person", bot], name });
  await bringDeck(match, cards);
  return match;
}

/** Whether a table waits for the visitor's deck. */
export async function waitsForDeck(match: string): Promise<boolean> {
  return (await fetchScene(match)).question?.kind === ASKED;
}

/** Answers the question for the deck; a table that no longer asks for one is left as it is. */
export async function bringDeck(match: string, cards: string): Promise<void> {
  const stream = new MatchStream(match);
  stream.open();
  try {
    const until = performance.now() + PATIENCE;
    while (stream.scene === null && stream.problem === null && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
    if (stream.scene?.question?.kind !== ASKED) return;
    await stream.send({ type: "answer", answer: `deck ${cards}` });
  } finally {
    stream.close();
  }
}
