import type { Clock, DeletableNoun, DeletableRecords, DeletedRecord, DeletedRecords } from "@inner-light/core";
import { messageOf } from "./sql-inbox.ts";
import { SqlList } from "./sql-list.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { EVENTS, MESSAGES } from "./stored-record.ts";

/** How the deleted records of each noun are listed. */
type Lists = {
  readonly [Noun in DeletableNoun]: (db: Queries) => Promise<DeletedRecord<DeletableRecords[Noun]>[]>;
};

export function sqlDeletedRecords(store: SqlStore, clock: Clock): DeletedRecords {
  const records = { events: new SqlList(EVENTS, clock), messages: new SqlList(MESSAGES, clock) };
  const lists: Lists = {
    events: async (db) =>
      (await records.events.readDeleted(db)).map(({ record, deletedAt }) => ({ record, deletedAt })),
    messages: async (db) =>
      (await records.messages.readDeleted(db)).map((stored) => ({
        record: messageOf(stored),
        deletedAt: stored.deletedAt,
      })),
  };
  return {
    list: async (noun) => store.read(lists[noun]),
    async restore(noun, ids) {
      if (ids.length > 0) await store.write([noun], (db) => records[noun].restore(db, ids));
    },
  };
}
