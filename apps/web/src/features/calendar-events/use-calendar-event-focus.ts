import type { CalendarEventId } from "@inner-light/core";
import { type RefObject, useEffect, useState } from "react";

/** Where focus belongs next: with what stands in an event's place, or at the beginning. */
type Next = { readonly event: CalendarEventId } | "beginning";

/**
 * Keeps focus where the owner's eyes are when a button goes away with what it has done. What is answered is to be
 * called after what is on the page has changed. `list` holds the events, `beginning` is the button that is always there.
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

  return setNext;
}

function buttonFor({ event }: Exclude<Next, "beginning">, list: HTMLElement): HTMLElement | null {
  const button = list.querySelector<HTMLElement>(`[data-event="${event}"] button`);
  button?.closest("details")?.setAttribute("open", "");
  return button;
}
