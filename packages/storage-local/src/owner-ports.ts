import type { DeletableNoun, DeletableRecords, DeletedRecord, DeletedRecords } from "@inner-light/core";
import { localStorageCalendarEventRepository } from "./local-storage-calendar-event-repository.ts";
import { localStorageDiagnostics } from "./local-storage-diagnostics.ts";
import { localStorageInbox, readMarks } from "./local-storage-messages.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { localStorageSnapshots } from "./local-storage-snapshots.ts";

/** The ports that only the owner's page uses, apart from the others so that a site can load them late. */
export function ownerPorts(page: LocalStoragePage) {
  return {
    calendarEvents: localStorageCalendarEventRepository(page),
    inbox: localStorageInbox(page),
    deletedRecords: localStorageDeletedRecords(page),
    snapshots: localStorageSnapshots(page),
    diagnostics: localStorageDiagnostics(page),
  };
}

/** How the deleted records of each noun are listed. */
type Lists = { readonly [Noun in DeletableNoun]: () => readonly DeletedRecord<DeletableRecords[Noun]>[] };

/** The deleted events and messages in local storage. A deleted message keeps its read mark. */
function localStorageDeletedRecords({ deleted, storage }: LocalStoragePage): DeletedRecords {
  const lists: Lists = {
    events: deleted.events.list,
    messages() {
      const marks = readMarks(storage);
      return deleted.messages
        .list()
        .map(({ record, deletedAt }) => ({ record: { ...record, isRead: marks.has(record.id) }, deletedAt }));
    },
  };
  return {
    list: async (noun) => lists[noun](),
    restore: async (noun, ids) => deleted[noun].restore(ids),
  };
}
