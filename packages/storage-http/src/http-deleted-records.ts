import {
  calendarEventSchema,
  type DeletableNoun,
  type DeletableRecords,
  type DeletedRecord,
  type DeletedRecords,
} from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { deletedRecord, inboxMessage, nothing } from "./response-schemas.ts";

/** How the deleted records of each noun are listed. */
type Lists = { readonly [Noun in DeletableNoun]: () => Promise<readonly DeletedRecord<DeletableRecords[Noun]>[]> };

export function httpDeletedRecords(client: HttpClient): DeletedRecords {
  const { deleted } = client.api;
  const lists: Lists = {
    events: () => client.list(() => deleted.events.$get(), deletedRecord(calendarEventSchema)),
    messages: () => client.list(() => deleted.messages.$get(), deletedRecord(inboxMessage)),
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
