import {
  type CalendarEventRepository,
  ConflictError,
  calendarEventDraftSchema,
  calendarEventFrom,
  type DeletedLists,
  type DeletedRecords,
  isSameCalendarEvent,
  NOUNS,
  type Noun,
  type StorageDiagnostics,
  type StorageIssue,
  type UnpublishedPorts,
  validate,
} from "@inner-light/core";
import { belongsTo, isQuarantineKey, LIST_KEYS } from "./keys.ts";
import { localStorageInbox, readMarks } from "./local-storage-messages.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { localStorageSnapshots } from "./local-storage-snapshots.ts";
import { localStorageOwnList } from "./visitor-ports.ts";

type WrappedPorts = Pick<UnpublishedPorts, "calendarEvents" | "deletedRecords" | "snapshots">;

/**
 * The ports that only the owner's page uses, apart from the others so that a site can load them late. What `wrap` adds to
 * a write, such as `copyOnWrite` in core, happens in the same turn.
 */
export function ownerPorts(
  page: LocalStoragePage,
  wrap: (ports: WrappedPorts & Pick<UnpublishedPorts, "ownList">) => WrappedPorts = (ports) => ports,
) {
  const { inTurn } = page;
  const inbox = localStorageInbox(page);
  const { calendarEvents, deletedRecords, snapshots } = wrap({
    calendarEvents: localStorageCalendarEventRepository(page),
    deletedRecords: localStorageDeletedRecords(page),
    snapshots: localStorageSnapshots(page),
    ownList: localStorageOwnList(page),
  });
  return {
    calendarEvents: {
      list: calendarEvents.list,
      add: inTurn(calendarEvents.add),
      update: inTurn(calendarEvents.update),
      remove: inTurn(calendarEvents.remove),
    },
    inbox: { ...inbox, setRead: inTurn(inbox.setRead), remove: inTurn(inbox.remove) },
    deletedRecords: { ...deletedRecords, restore: inTurn(deletedRecords.restore) },
    snapshots: {
      ...snapshots,
      merge: inTurn(snapshots.merge),
      replace: inTurn(snapshots.replace),
      recordBackup: inTurn(snapshots.recordBackup),
    },
    diagnostics: localStorageDiagnostics(page),
  };
}

/** The deleted events and messages in local storage. A deleted message keeps its read mark. */
function localStorageDeletedRecords({ deleted, storage }: LocalStoragePage): DeletedRecords {
  const lists: DeletedLists = {
    events: async () => deleted.events.list(),
    async messages() {
      const marks = readMarks(storage);
      return deleted.messages
        .list()
        .map(({ record, deletedAt }) => ({ record: { ...record, isRead: marks.has(record.id) }, deletedAt }));
    },
  };
  return {
    list: (noun) => lists[noun](),
    restore: async (noun, ids) => deleted[noun].restore(ids),
  };
}

/** Reports what is wrong with the lists in local storage. */
function localStorageDiagnostics(page: LocalStoragePage): StorageDiagnostics {
  const { storage } = page;

  function listIssues(noun: Noun): StorageIssue[] {
    const { isNewer, isDamaged, unreadableFields } = page[noun].inspect();
    if (isNewer) return [{ noun, code: "newer-version", count: 0, fields: [] }];
    if (isDamaged) return [{ noun, code: "unreadable-list", count: 0, fields: [] }];
    const count = unreadableFields.length;
    return count === 0 ? [] : [{ noun, code: "unreadable-records", count, fields: [...new Set(unreadableFields)] }];
  }

  function copyIssues(noun: Noun): StorageIssue[] {
    const keys = storage.entries().map(([key]) => key);
    const count = keys.filter((key) => belongsTo(LIST_KEYS[noun], key) && isQuarantineKey(key)).length;
    return count === 0 ? [] : [{ noun, code: "copies-kept", count, fields: [] }];
  }

  return {
    issues: async () => [...NOUNS.flatMap(listIssues), ...NOUNS.flatMap(copyIssues)],

    exportRaw: async () => JSON.stringify(storage.siteTexts(), null, 2),
  };
}

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
