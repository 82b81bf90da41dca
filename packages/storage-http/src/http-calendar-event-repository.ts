import { type CalendarEventRepository, calendarEventSchema } from "@inner-light/core";
import * as v from "valibot";
import type { HttpClient } from "./http-client.ts";

const CHANGES = ["events"] as const;
const calendarEvents = v.array(calendarEventSchema);

export function httpCalendarEventRepository(client: HttpClient): CalendarEventRepository {
  const { events } = client.api;
  return {
    list: () => client.list(() => events.$get(), calendarEventSchema),

    async add(drafts) {
      if (drafts.length === 0) return [];
      return client.request(() => events.$post({ json: { drafts: [...drafts] } }), calendarEvents, CHANGES);
    },

    async update(changes) {
      if (changes.length === 0) return [];
      return client.request(() => events.$put({ json: { changes: [...changes] } }), calendarEvents, CHANGES);
    },

    async remove(ids) {
      if (ids.length > 0) await client.change(["events"], () => events.remove.$post({ json: { ids: [...ids] } }));
    },
  };
}
