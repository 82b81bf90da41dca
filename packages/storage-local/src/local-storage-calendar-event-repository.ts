import {
  type CalendarEventRepository,
  ConflictError,
  calendarEventDraftSchema,
  calendarEventFrom,
  isSameCalendarEvent,
  validate,
} from "@inner-light/core";
import type { LocalStoragePage } from "./local-storage-page.ts";

/** Calendar events in local storage. */
export function localStorageCalendarEventRepository({
  events,
  deleted,
  clock,
}: LocalStoragePage): CalendarEventRepository {
  return {
    list: async () => events.list(),

    async add(drafts) {
      const parsed = drafts.map((draft) => validate(calendarEventDraftSchema, draft));
      return events.add(clock.now(), deleted.events.ids(), (nextId) =>
        parsed.map((draft) => calendarEventFrom(draft, nextId())),
      );
    },

    async update(changes) {
      const parsed = changes.map(({ before, draft }) => ({ before, draft: validate(calendarEventDraftSchema, draft) }));
      const ids = changes.map(({ before }) => before.id);
      return events.update(ids, (stored, index) => {
        const change = parsed[index];
        if (change === undefined || !isSameCalendarEvent(stored, change.before))
          throw new ConflictError("The event has changed");
        return calendarEventFrom(change.draft, stored.id);
      });
    },

    remove: async (ids) => deleted.events.remove(ids),
  };
}
