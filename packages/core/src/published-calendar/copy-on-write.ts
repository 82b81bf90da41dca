import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { canonicalJson } from "../shared/json-text.ts";
import { EMPTY_SNAPSHOT, type SnapshotRecord, type Snapshots } from "../snapshot/snapshot.ts";
import { noteOrigin } from "./calendar-origin.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";
import type { UnpublishedPorts } from "./with-published-calendar.ts";

type OwnerPorts = Pick<UnpublishedPorts, "calendarEvents" | "deletedRecords" | "snapshots">;

/**
 * The owner's ports on a site with a published calendar. Until a list is stored, they show the published events, and
 * store a copy before the first change. Where that changes no event, the copy goes. The ports are plain objects.
 */
export function copyOnWrite(
  { calendarEvents, deletedRecords, ownList, snapshots }: OwnerPorts & Pick<UnpublishedPorts, "ownList">,
  published: PublishedCalendarFile | null,
): OwnerPorts {
  if (published === null) return { calendarEvents, deletedRecords, snapshots };
  const events = published.events.map((event) => Object.freeze({ ...event }));
  const change = async <Result>(make: () => Promise<Result>): Promise<Result> => {
    if (await ownList.hasOwnList()) return make();
    await noteOrigin(ownList, published);
    await snapshots.merge({ ...EMPTY_SNAPSHOT, events: recordsOf(events) });
    try {
      return await make();
    } finally {
      // A copy that stays loses nothing, and a rejected change says why.
      await removeCopy(snapshots, events).catch(() => {});
    }
  };
  return {
    calendarEvents: {
      list: async () => ((await ownList.hasOwnList()) ? calendarEvents.list() : events),
      add: (drafts) => change(() => calendarEvents.add(drafts)),
      update: (changes) => change(() => calendarEvents.update(changes)),
      remove: (removed) => change(() => calendarEvents.remove(removed)),
    },
    deletedRecords: {
      async list(noun) {
        const deleted = await deletedRecords.list(noun);
        const isPublished = noun === "events" && !(await ownList.hasOwnList());
        return isPublished ? deleted.filter(({ record }) => !events.some(({ id }) => id === record.id)) : deleted;
      },
      restore(noun, restored) {
        const restore = () => deletedRecords.restore(noun, restored);
        return noun === "events" ? change(restore) : restore();
      },
    },
    snapshots: {
      ...snapshots,
      async read() {
        const here = await snapshots.read();
        return (await ownList.hasOwnList())
          ? here
          : { ...here, events: [...recordsOf(events), ...(here.events ?? [])] };
      },
      merge: (offered) => change(() => snapshots.merge(offered)),
    },
  };
}

/** Removes a list of these published events and no more, to the field: it would hide those that are published next. */
export async function removeCopy(snapshots: Snapshots, published: readonly CalendarEvent[]): Promise<void> {
  const { version, ...here } = await snapshots.read();
  if (textOf(here.events ?? []) === textOf(recordsOf(published)))
    await snapshots.replace({ ...here, events: null }, version);
}

const textOf = (records: readonly SnapshotRecord[]) =>
  JSON.stringify(records.map(({ value }) => canonicalJson(value)).toSorted());

/** Records as a snapshot has them. */
export function recordsOf(events: readonly CalendarEvent[]): SnapshotRecord[] {
  return events.map((value) => ({ value }));
}
