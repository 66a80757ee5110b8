// Where things lie on the page, by the names that the markup gives them.
import type { Place } from "./stage.svelte";

/** A card that goes to a heap, and not to a place of its own, is drawn this wide there. */
const HEAP_WIDTH = 40;
const CARD_HEIGHT = 1.4;

/** Finds a place within the board: that of a card in it, if it lies there, or else its middle. */
export function locate(root: HTMLElement, name: string, card: string | null): Place | null {
  const area = root.querySelector(`[data-place="${name}"]`);
  if (!area) return null;
  const exact = card === null ? null : area.querySelector(`[data-card="${card}"]`);
  const found = (exact ?? area).getBoundingClientRect();
  const origin = root.getBoundingClientRect();
  if (found.width === 0) return null;
  const isCard = exact !== null || area.hasAttribute("data-slot");
  const width = isCard ? found.width : Math.min(found.width, HEAP_WIDTH);
  const height = isCard ? found.height : width * CARD_HEIGHT;
  return {
    left: found.left - origin.left + (found.width - width) / 2,
    top: found.top - origin.top + (found.height - height) / 2,
    width,
  };
}
