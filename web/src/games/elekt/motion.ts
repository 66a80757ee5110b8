// Shows what moved where: a card that lies elsewhere after a scene glides there from where it lay.
import type { EventShown } from "../../generated/messages";

const TIME = 420;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const HEAP = 40;

interface Lying {
  rect: DOMRect;
  element: HTMLElement;
}

export type Layout = Map<string, Lying>;

/** Notes where every card lies. */
export function layoutOf(root: HTMLElement): Layout {
  const found: Layout = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) found.set(element.dataset["card"] ?? "", { rect, element });
  }
  return found;
}

/** Lets the cards glide from where they lay to where they lie. */
export function glide(root: HTMLElement, air: HTMLElement, before: Layout, events: EventShown[]): void {
  const after = layoutOf(root);
  for (const [card, { rect, element }] of after) {
    const from = before.get(card)?.rect ?? origin(root, card, events);
    if (from) bring(element, from, rect);
  }
  for (const [card, lay] of before) {
    const goal = after.has(card) ? null : destination(root, card, events);
    if (goal) sendOff(air, lay, goal);
  }
}

function bring(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < 8) return;
  const scale = Math.min(1.4, from.width / to.width);
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 20 },
      { transform: "none", transformOrigin: "0 0", zIndex: 20 },
    ],
    { duration: TIME, easing: EASE },
  );
}

/** A picture of the card that has gone glides to where it went, and fades there. */
function sendOff(air: HTMLElement, { rect, element }: Lying, to: DOMRect): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.tabIndex = -1;
  const origin = air.getBoundingClientRect();
  const [left, top] = [rect.left - origin.left, rect.top - origin.top];
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${left}px`,
    top: `${top}px`,
    width: `${rect.width}px`,
  });
  air.append(ghost);
  const [x, y] = [to.left + to.width / 2 - rect.left, to.top + to.height / 2 - rect.top];
  const moving = ghost.animate(
    [
      { transform: "none", transformOrigin: "0 0", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${HEAP / rect.width})`, transformOrigin: "0 0", opacity: 0.2 },
    ],
    { duration: TIME, easing: EASE, fill: "forwards" },
  );
  void moving.finished.catch(() => undefined).then(() => ghost.remove());
}

function place(root: HTMLElement, name: string): DOMRect | null {
  const rect = root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}

/** Where a card comes from that lay nowhere. */
function origin(root: HTMLElement, card: string, events: EventShown[]): DOMRect | null {
  const found = events.find(
    ({ kind, fields }) => ["assigned", "unit-placed"].includes(kind) && fields["card"] === card,
  );
  const rect = found ? place(root, `seat-${String(found.fields["seat"])}`) : null;
  return rect && new DOMRect(rect.left, rect.top, HEAP, HEAP);
}

/** Where a card went that lies nowhere any more. */
function destination(root: HTMLElement, card: string, events: EventShown[]): DOMRect | null {
  const found = events.findLast(({ fields }) => fields["card"] === card);
  switch (found?.kind) {
    case "unit-discarded":
    case "discarded-from-hand":
      return place(root, "discard");
    case "unit-returned":
    case "card-obtained":
    case "card-taken":
      return place(root, `seat-${String(found.fields["seat"])}`);
    default:
      return null;
  }
}
