import type { CalendarEvent, CalendarEventId } from "./calendar-event.ts";

/** The first other event at the same date and time, if there is one. `editedId` is the event that is being changed. */
export function findConflict(
  { date, time }: { readonly date: string; readonly time: string },
  events: readonly CalendarEvent[],
  editedId?: CalendarEventId,
): CalendarEvent | undefined {
  return events.find((event) => event.id !== editedId && event.date === date && event.time === time);
}
