import type { CalendarEventRepository } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { calendarEvents, nothing } from "./schemas.ts";

const CHANGES = { changes: ["events"] } as const;

export function httpCalendarEventRepository(client: HttpClient): CalendarEventRepository {
  const { events } = client.api;
  return {
    list: () => client.read(() => events.$get(), calendarEvents),

    async add(drafts) {
      if (drafts.length === 0) return [];
      return client.request(() => events.$post({ json: { drafts: [...drafts] } }), calendarEvents, CHANGES);
    },

    async update(changes) {
      if (changes.length === 0) return [];
      return client.request(() => events.$put({ json: { changes: [...changes] } }), calendarEvents, CHANGES);
    },

    async remove(ids) {
      if (ids.length > 0)
        await client.request(() => events.remove.$post({ json: { ids: [...ids] } }), nothing, CHANGES);
    },
  };
}
