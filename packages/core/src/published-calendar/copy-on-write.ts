import * as v from "valibot";
import { type CalendarEvent, calendarEventSchema } from "../calendar-event/calendar-event.ts";
import { canonicalJson, parseJson } from "../shared/json-text.ts";
import { EMPTY_SNAPSHOT, type SnapshotRecord, type Snapshots } from "../snapshot/snapshot.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";
import type { OwnList, PublishedCalendar, UnpublishedPorts } from "./with-published-calendar.ts";

type OwnerPorts = Pick<UnpublishedPorts, "calendarEvents" | "deletedRecords" | "snapshots">;

/**
 * The owner's ports on a site with a published calendar. Until a list is stored, they show the published events, and
 * store a copy before the first change. If no event changes, they delete the copy. The ports are plain objects.
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
      // A copy that remains does no harm, and the change rejects with the reason.
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

/** Deletes a list that equals these published events in every field, because it would hide later publications. */
export async function removeCopy(snapshots: Snapshots, published: readonly CalendarEvent[]): Promise<void> {
  const { version, ...here } = await snapshots.read();
  if (textOf(here.events ?? []) === textOf(recordsOf(published)))
    await snapshots.replace({ ...here, events: null }, version);
}

const textOf = (records: readonly SnapshotRecord[]) =>
  JSON.stringify(records.map(({ value }) => canonicalJson(value)).toSorted());

/** Records in the form that snapshots store. */
export function recordsOf(events: readonly CalendarEvent[]): SnapshotRecord[] {
  return events.map((value) => ({ value }));
}

const originSchema = v.object({
  /** The published events that this device's list started from, or was last published as. */
  events: v.array(calendarEventSchema),
  /** When the calendar with these events was made, if known. */
  createdAt: v.optional(v.string(), ""),
  /** When the last sent or downloaded calendar was made, if it is not known to be online. */
  downloadedAt: v.nullable(v.string()),
});

const UNKNOWN: v.InferOutput<typeof originSchema> = { events: [], createdAt: "", downloadedAt: null };

/** The origin of this device's list; no events if unknown. Until a list is stored, it is the site's calendar. */
export async function readOrigin(calendar: PublishedCalendar) {
  if (!(await calendar.hasOwnList())) return { ...UNKNOWN, ...(await calendar.published()) };
  return v.parse(v.fallback(originSchema, UNKNOWN), parseJson((await calendar.readOriginText()) ?? ""));
}

/** Stores the calendar that this device's list is now based on, and the one being published. Ignores failures. */
export async function noteOrigin(
  ownList: Pick<OwnList, "writeOriginText">,
  { events, createdAt }: PublishedCalendarFile,
  downloadedAt: string | null = null,
): Promise<void> {
  await ownList.writeOriginText(JSON.stringify({ events, createdAt, downloadedAt })).catch(() => {});
}
