// What the page that is shown tells the header: the state of its connection, and its game.
export const headline: { words: string; troubled: boolean; game: string } = $state({
  words: "",
  troubled: false,
  game: "",
});

/** The page is about a game for as long as it is shown; call inside an effect. */
export function aboutGame(game: string | undefined): () => void {
  headline.game = game ?? "";
  return () => (headline.game = "");
}
