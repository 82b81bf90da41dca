import * as core from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { belongsTo, isQuarantineKey, LIST_KEYS } from "./keys.ts";
import { localStorageInbox, marker } from "./local-storage-messages.ts";
import { type LocalStoragePage, localStoragePage } from "./local-storage-page.ts";
import { localStorageSnapshots } from "./local-storage-snapshots.ts";
import { type BuiltInSlides, localStorageOwnList, visitorPorts } from "./visitor-ports.ts";

type WrappedPorts = Pick<core.UnpublishedPorts, "calendarEvents" | "deletedRecords" | "snapshots">;

/** Implements every port on local storage. Call once per page. Does not access storage before the first call. */
export function createLocalStorageBackend(
  browser: BrowserCapabilities,
  builtIn: BuiltInSlides = { slides: [], earlier: [] },
) {
  const page = localStoragePage(browser);
  return { ...visitorPorts(page, builtIn), ...ownerPorts(page) };
}

export type LocalStorageBackend = ReturnType<typeof createLocalStorageBackend>;

/** The owner's ports, which a site can load late. `wrap` adds to their writes within the same turn. */
export function ownerPorts(
  page: LocalStoragePage,
  wrap: (ports: WrappedPorts & Pick<core.UnpublishedPorts, "ownList">) => WrappedPorts = (ports) => ports,
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
    inbox: { ...inbox, mark: inTurn(inbox.mark), remove: inTurn(inbox.remove) },
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

function localStorageDeletedRecords({ deleted, storage }: LocalStoragePage): core.DeletedRecords {
  const lists: core.DeletedLists = {
    events: async () => deleted.events.list(),
    async messages() {
      const marked = marker(storage);
      return deleted.messages.list().map(({ record, deletedAt }) => ({ record: marked(record), deletedAt }));
    },
  };
  return {
    list: (noun) => lists[noun](),
    restore: async (noun, ids) => deleted[noun].restore(ids),
  };
}

function localStorageDiagnostics(page: LocalStoragePage): core.StorageDiagnostics {
  const { storage } = page;

  function listIssues(noun: core.Noun): core.StorageIssue[] {
    const { isNewer, isDamaged, unreadableFields } = page[noun].inspect();
    if (isNewer) return [{ noun, code: "newer-version", count: 0, fields: [] }];
    if (isDamaged) return [{ noun, code: "unreadable-list", count: 0, fields: [] }];
    const count = unreadableFields.length;
    return count === 0 ? [] : [{ noun, code: "unreadable-records", count, fields: [...new Set(unreadableFields)] }];
  }

  function copyIssues(noun: core.Noun): core.StorageIssue[] {
    const keys = storage.entries().map(([key]) => key);
    const count = keys.filter((key) => belongsTo(LIST_KEYS[noun], key) && isQuarantineKey(key)).length;
    return count === 0 ? [] : [{ noun, code: "copies-kept", count, fields: [] }];
  }

  return {
    issues: async () => [...core.NOUNS.flatMap(listIssues), ...core.NOUNS.flatMap(copyIssues)],
    exportRaw: async () => JSON.stringify(storage.siteTexts(), null, 2),
  };
}

function localStorageCalendarEventRepository({
  events,
  deleted,
  clock,
}: LocalStoragePage): core.CalendarEventRepository {
  return {
    list: async () => events.list(),

    async add(drafts) {
      const parsed = drafts.map((draft) => core.validate(core.calendarEventDraftSchema, draft));
      return events.add(clock.now(), deleted.events.ids(), (nextId) =>
        parsed.map((draft) => core.calendarEventFrom(draft, nextId())),
      );
    },

    async update(changes) {
      const parsed = changes.map(({ before, draft }) => ({
        before,
        draft: core.validate(core.calendarEventDraftSchema, draft),
      }));
      const ids = changes.map(({ before }) => before.id);
      return events.update(ids, (stored, index) => {
        const change = parsed[index];
        if (change === undefined || !core.isSameCalendarEvent(stored, change.before))
          throw new core.ConflictError("The event has changed");
        return core.calendarEventFrom(change.draft, stored.id);
      });
    },

    remove: async (ids) => deleted.events.remove(ids),
  };
}
