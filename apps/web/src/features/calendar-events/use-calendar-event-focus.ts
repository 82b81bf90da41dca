import type { CalendarEventId } from "@inner-light/core";
import { type RefObject, useEffect, useState } from "react";

/** Where focus belongs next: with the event now in such a place, with one event, or at the beginning. */
type Next = { readonly place: number } | { readonly event: CalendarEventId } | "beginning";

/**
 * Keeps focus where the owner's eyes are when a button goes away with what it has done. To be told after what is on
 * the page has changed. `list` holds the events, `beginning` is the button that is always there.
 */
export function useCalendarEventFocus(
  list: RefObject<HTMLElement | null>,
  beginning: RefObject<HTMLButtonElement | null>,
) {
  const [next, setNext] = useState<Next | null>(null);

  useEffect(() => {
    if (next === null) return;
    const button = list.current === null || next === "beginning" ? undefined : buttonFor(next, list.current);
    (button ?? beginning.current)?.focus();
    setNext(null);
  }, [next, list, beginning]);

  return {
    focusNext: setNext,
    /** The place of an event among those to be seen. */
    placeOf: (event: CalendarEventId) =>
      list.current === null
        ? 0
        : deleteButtonsIn(list.current).findIndex((button) => button.closest(`[data-event="${event}"]`)),
  };
}

function buttonFor(next: Exclude<Next, "beginning">, list: HTMLElement): HTMLElement | null | undefined {
  if ("event" in next) {
    const button = list.querySelector<HTMLElement>(`[data-event="${next.event}"] button`);
    button?.closest("details")?.setAttribute("open", "");
    return button;
  }
  const buttons = deleteButtonsIn(list);
  return buttons[Math.min(next.place, buttons.length - 1)];
}

function deleteButtonsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[data-delete]")].filter(
    (button) => button.closest("details:not([open])") === null,
  );
}
