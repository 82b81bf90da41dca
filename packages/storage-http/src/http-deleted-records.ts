import type { DeletableNoun, DeletableRecords, DeletedRecord, DeletedRecords } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { deletedCalendarEvents, deletedMessages, nothing } from "./schemas.ts";

/** How the deleted records of each noun are listed. */
type Lists = { readonly [Noun in DeletableNoun]: () => Promise<readonly DeletedRecord<DeletableRecords[Noun]>[]> };

export function httpDeletedRecords(client: HttpClient): DeletedRecords {
  const { deleted } = client.api;
  const lists: Lists = {
    events: () => client.read(() => deleted.events.$get(), deletedCalendarEvents),
    messages: () => client.read(() => deleted.messages.$get(), deletedMessages),
  };
  return {
    list: (noun) => lists[noun](),
    async restore(noun, ids) {
      if (ids.length === 0) return;
      await client.request(() => deleted.restore.$post({ json: { noun, ids: [...ids] } }), nothing, {
        changes: [noun],
      });
    },
  };
}
