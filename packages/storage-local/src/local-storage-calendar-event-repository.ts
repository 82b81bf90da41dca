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
export function localStorageCalendarEventRepository({
  events,
  deletedEvents,
  clock,
}: LocalStoragePage): CalendarEventRepository {
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
      const make = (nextId: () => number) => parsed.map((draft) => calendarEventFrom(draft, nextId()));
      return events.add(clock.now(), make, deletedEvents.ids());
    },

    async update(changes) {
      const drafts = changes.map(({ draft }) => validate(calendarEventDraftSchema, draft));
      const ids = changes.map(({ before }) => before.id);
      return events.update(ids, (stored, index) => {
        const change = changes[index];
        const draft = drafts[index];
        if (change === undefined || draft === undefined || !isSameCalendarEvent(stored, change.before))
          throw new ConflictError("The event has changed");
        return calendarEventFrom(draft, stored.id);
      });
    },

    remove: async (ids) => deletedEvents.remove(ids),
    listDeleted: async () => deletedEvents.list(),
    restore: async (ids) => deletedEvents.restore(ids),
  };
}
