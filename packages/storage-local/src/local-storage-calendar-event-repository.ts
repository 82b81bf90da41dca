import {
  type CalendarEventRepository,
  ConflictError,
  calendarEventDraftSchema,
  calendarEventFrom,
  isSameCalendarEvent,
  Schedule,
  validate,
} from "@inner-light/core";
import type { LocalStoragePage } from "./local-storage-page.ts";

/** Calendar events in local storage. */
export function localStorageCalendarEventRepository({ events, clock }: LocalStoragePage): CalendarEventRepository {
  let schedule = new Schedule([]);
  return {
    list: async () => events.list(),

    async upcoming({ from, limit }) {
      const listed = events.list();
      if (schedule.events !== listed) schedule = new Schedule(listed);
      return schedule.upcoming(from, limit);
    },

    async add(drafts) {
      const parsed = drafts.map((draft) => validate(calendarEventDraftSchema, draft));
      return events.add(clock.now(), (nextId) => parsed.map((draft) => calendarEventFrom(draft, nextId())));
    },

    async update(before, draft) {
      const parsed = validate(calendarEventDraftSchema, draft);
      return events.update(before.id, (stored) => {
        if (!isSameCalendarEvent(stored, before)) throw new ConflictError("The event has changed");
        return calendarEventFrom(parsed, before.id);
      });
    },

    remove: async (id) => events.remove(id),
    restore: async (id) => events.restore(id),
  };
}
