import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import type { DeletedRecords } from "../deleted-records/deleted-records.ts";
import { additionsTo } from "../snapshot/additions.ts";
import { EMPTY_SNAPSHOT, type Snapshot, type SnapshotRecord } from "../snapshot/snapshot.ts";
import type { Snapshots } from "../snapshot/snapshots.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/** The owner's ports that a published calendar concerns. */
interface OwnerSide {
  readonly calendarEvents: CalendarEventRepository;
  readonly deletedRecords: DeletedRecords;
  readonly snapshots: Snapshots;
}

/** Those of a backend that knows of no published calendar. */
export interface OwnPorts extends OwnerSide {
  /** Whether the backend stores a list of events, an empty one included. Visitors' pages ask, so it is quick. */
  hasOwnList(): Promise<boolean>;
}

/** The owner's ports. Until a list is stored, they show the published events, and store a copy before the first change. */
export function ownerSide(
  { calendarEvents, deletedRecords, hasOwnList, snapshots }: OwnPorts,
  published: PublishedCalendarFile,
): OwnerSide {
  const { events } = published;
  const ids = new Set(events.map(({ id }) => id));
  const begin = async () => {
    if (!(await hasOwnList())) await snapshots.merge({ ...EMPTY_SNAPSHOT, events: recordsOf(events) });
  };
  return {
    calendarEvents: {
      list: async () => ((await hasOwnList()) ? calendarEvents.list() : events),
      add: async (drafts) => begin().then(() => calendarEvents.add(drafts)),
      update: async (changes) => begin().then(() => calendarEvents.update(changes)),
      remove: async (removed) => begin().then(() => calendarEvents.remove(removed)),
    },
    deletedRecords: {
      async list(noun) {
        const deleted = await deletedRecords.list(noun);
        return noun !== "events" || (await hasOwnList())
          ? deleted
          : deleted.filter(({ record }) => !ids.has(record.id));
      },
      async restore(noun, restored) {
        if (noun === "events") await begin();
        await deletedRecords.restore(noun, restored);
      },
    },
    snapshots: {
      read: async () => snapshots.read(),
      replace: async (snapshot, version) => snapshots.replace(snapshot, version),
      backupTimes: async () => snapshots.backupTimes(),
      recordBackup: async () => snapshots.recordBackup(),
      async merge(offered) {
        if (await hasOwnList()) return snapshots.merge(offered);
        const added = additionsTo(shownSnapshot(await snapshots.read(), published), offered).events ?? [];
        return snapshots.merge({ ...offered, events: added.length === 0 ? null : [...recordsOf(events), ...added] });
      },
    },
  };
}

/** A snapshot with the published events in it, where they are read because no list was ever stored. */
export function shownSnapshot(here: Snapshot, published: PublishedCalendarFile | null): Snapshot {
  return here.events === null && published !== null ? { ...here, events: recordsOf(published.events) } : here;
}

/** Deletes the backend's own list of events, so that the published ones are read again. */
export async function beginFromPublished(snapshots: Snapshots): Promise<void> {
  const { version, ...snapshot } = await snapshots.read();
  const unreadable = snapshot.unreadable.filter(({ noun, kind }) => noun !== "events" || kind !== "list");
  await snapshots.replace({ ...snapshot, events: null, unreadable }, version);
}

function recordsOf(events: readonly CalendarEvent[]): SnapshotRecord[] {
  return events.map((event) => ({ json: JSON.stringify(event) }));
}
