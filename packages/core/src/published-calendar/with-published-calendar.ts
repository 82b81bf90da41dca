import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import { upcomingCalendarEvents } from "../calendar-event/calendar-event-schedule.ts";
import type { UpcomingEvents } from "../calendar-event/upcoming-events.ts";
import type { DeletedRecords } from "../deleted-records/deleted-records.ts";
import { additionsTo } from "../snapshot/additions.ts";
import { EMPTY_SNAPSHOT, type Snapshot, type SnapshotRecord } from "../snapshot/snapshot.ts";
import type { Snapshots } from "../snapshot/snapshots.ts";
import type { PublishedCalendar } from "./published-calendar.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

/** The ports of a backend that a published calendar concerns. */
export interface UnpublishedPorts {
  readonly upcomingEvents: UpcomingEvents;
  readonly calendarEvents: CalendarEventRepository;
  readonly deletedRecords: DeletedRecords;
  readonly snapshots: Snapshots;
  /** Whether the backend stores a list of events, an empty one included. Visitors' pages ask, so it is quick. */
  hasOwnList(): Promise<boolean>;
}

/**
 * The same backend on a site with a published calendar. Until it stores a list of its own, the published events are read,
 * and reading stores nothing. The first change stores a copy of them before it; from then on its own list counts.
 */
export function withPublishedCalendar<Ports extends UnpublishedPorts>(
  ports: Ports,
  calendar: PublishedCalendarFile | null,
): Omit<Ports, keyof UnpublishedPorts> & UnpublishedPorts & { readonly publishedCalendar: PublishedCalendar } {
  const { calendarEvents, deletedRecords, hasOwnList, snapshots, upcomingEvents } = ports;
  const publishedCalendar = { published: async () => published, hasOwnList };
  const published = calendar && { ...calendar, events: calendar.events.map((event) => Object.freeze({ ...event })) };
  if (published === null) return { ...ports, publishedCalendar };
  const { events } = published;
  const ids = new Set(events.map(({ id }) => id));

  const begin = async () => {
    if (!(await hasOwnList())) await snapshots.merge({ ...EMPTY_SNAPSHOT, events: recordsOf(events) });
  };
  return {
    ...ports,
    publishedCalendar,
    upcomingEvents: {
      list: async (query) =>
        (await hasOwnList()) ? upcomingEvents.list(query) : upcomingCalendarEvents(events, query.from, query.limit),
    },
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
      restore: async (noun, restored) => {
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
