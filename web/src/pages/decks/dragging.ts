// Dragging cards with the mouse, beside the buttons that do the same.
const TYPE = "application/x-ludotheque-card";

/** Lets an element be dragged as a card. */
export function asCard(id: string, from: "cards" | "deck"): (element: HTMLElement) => () => void {
  return (element) => {
    const start = (event: DragEvent): void => {
      event.dataTransfer?.setData(TYPE, id);
      event.dataTransfer?.setData(`${TYPE}-${from}`, id);
      if (event.dataTransfer) event.dataTransfer.effectAllowed = "copyMove";
    };
    element.draggable = true;
    element.addEventListener("dragstart", start);
    return () => element.removeEventListener("dragstart", start);
  };
}

/** Takes cards that are dropped, if they come from the other side. */
export function takesCards(
  from: "cards" | "deck",
  take: (id: string) => void,
): (element: HTMLElement) => () => void {
  return (element) => {
    const fits = (event: DragEvent): boolean =>
      event.dataTransfer?.types.includes(`${TYPE}-${from}`) ?? false;
    const over = (event: DragEvent): void => {
      if (!fits(event)) return;
      event.preventDefault();
      element.dataset["over"] = "";
    };
    const leave = (event: DragEvent): void => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && element.contains(to))) delete element.dataset["over"];
    };
    const drop = (event: DragEvent): void => {
      delete element.dataset["over"];
      if (!fits(event)) return;
      event.preventDefault();
      take(event.dataTransfer?.getData(TYPE) ?? "");
    };
    element.addEventListener("dragover", over);
    element.addEventListener("dragleave", leave);
    element.addEventListener("drop", drop);
    return () => {
      element.removeEventListener("dragover", over);
      element.removeEventListener("dragleave", leave);
      element.removeEventListener("drop", drop);
    };
  };
}
