// How pieces go between a player's stock and the card that he has played.
import { moves } from "../../lib/settings.svelte";

const EASING = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** Where a player keeps a piece: points, crystals or resources. */
function keptAt(seat: number, what: string): DOMRect | undefined {
  return document.querySelector(`[data-place="stock-${seat}"] [data-kept="${what}"]`)?.getBoundingClientRect();
}

function middle(box: DOMRect): [x: number, y: number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Lets a piece come from where its owner keeps it. */
export function fromStock(seat: number, what: string): (element: HTMLElement) => void {
  return (element) => {
    if (!moves()) return;
    const to = element.getBoundingClientRect();
    const kept = keptAt(seat, what);
    if (!kept || to.width === 0) return;
    const [[fromX, fromY], [toX, toY]] = [middle(kept), middle(to)];
    element.animate(
      [
        { transform: `translate(${fromX - toX}px, ${fromY - toY}px) scale(1.3)`, opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 450, easing: EASING },
    );
  };
}

/** Lets a likeness of what was received go to where its owner keeps it; what it says stays. */
export function toStock(seat: number, what: string): (element: HTMLElement) => void {
  return (element) => {
    if (!moves()) return;
    const from = element.getBoundingClientRect();
    const kept = keptAt(seat, what);
    if (!kept || from.width === 0) return;
    const likeness = element.cloneNode(true) as HTMLElement;
    const token = getComputedStyle(element).getPropertyValue("--token");
    likeness.ariaHidden = "true";
    likeness.style.cssText =
      `position: fixed; left: ${from.left}px; top: ${from.top}px; z-index: 20; pointer-events: none; --token: ${token}`;
    document.body.append(likeness);
    const [[fromX, fromY], [toX, toY]] = [middle(from), middle(kept)];
    const flight = likeness.animate(
      [
        { transform: "scale(1.25)", opacity: 1 },
        { transform: `translate(${toX - fromX}px, ${toY - fromY}px) scale(1)`, opacity: 0.35 },
      ],
      { duration: 620, delay: 120, easing: EASING, fill: "backwards" },
    );
    flight.onfinish = flight.oncancel = () => likeness.remove();
  };
}
