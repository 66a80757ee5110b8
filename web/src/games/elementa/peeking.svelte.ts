// Which small card is held up: the one under the mouse, with the keyboard's focus, or tapped.

export class Peeking {
  held = $state.raw<{ card: string; at: DOMRect } | null>(null);
  /** What is held up, and what was when the finger came down. */
  #element: Element | null = null;
  #before: Element | null = null;

  /** A mouse points at it, or the keyboard has come to it. */
  readonly point = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
    this.#hold((event.target as HTMLElement).closest<HTMLElement>("[data-small]"));
  };

  /** Whatever is pressed puts the card down first. */
  readonly press = (): void => {
    this.#before = this.#element;
    this.#hold(null);
  };

  /** A card that cannot be chosen is only looked at; a second tap puts it down. */
  readonly tap = (event: Event): void => {
    const holder = (event.target as HTMLElement).closest<HTMLElement>(".holder[data-small]");
    if (holder && holder !== this.#before && !holder.querySelector("[data-legal]")) this.#hold(holder);
  };

  readonly drop = (): void => this.#hold(null);

  #hold(element: HTMLElement | null): void {
    const card = element?.dataset["card"];
    this.#element = element;
    this.held = element && card ? { card, at: element.getBoundingClientRect() } : null;
  }
}
