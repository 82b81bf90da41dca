import type { CalendarEvent, CalendarEventId } from "./calendar-event.ts";

/** The first other event at the same date and time, if there is one. `ownId` is the event that is being changed. */
export function twinOf(
  { date, time }: { readonly date: string; readonly time: string },
  events: readonly CalendarEvent[],
  ownId?: CalendarEventId,
): CalendarEvent | undefined {
  return events.find((event) => event.id !== ownId && event.date === date && event.time === time);
}
