import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { isSameCalendarEvent } from "../calendar-event/calendar-event-revision.ts";

/** What changes for visitors when `own` is published in the place of `published`. Each list is in the order of its source. */
export interface CalendarDifference {
  readonly added: readonly CalendarEvent[];
  /** As they are now. */
  readonly changed: readonly CalendarEvent[];
  readonly removed: readonly CalendarEvent[];
}

/** Events are the same event when they have the same id. */
export function calendarDifference(
  published: readonly CalendarEvent[],
  own: readonly CalendarEvent[],
): CalendarDifference {
  const before = new Map(published.map((event) => [event.id, event]));
  const ownIds = new Set(own.map(({ id }) => id));
  return {
    added: own.filter(({ id }) => !before.has(id)),
    changed: own.filter((event) => {
      const earlier = before.get(event.id);
      return earlier !== undefined && !isSameCalendarEvent(earlier, event);
    }),
    removed: published.filter(({ id }) => !ownIds.has(id)),
  };
}
