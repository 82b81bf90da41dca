import * as v from "valibot";
import { type CalendarEvent, calendarEventSchema } from "../calendar-event/calendar-event.ts";
import { canonicalJson, parseJson } from "../shared/json-text.ts";
import { EMPTY_SNAPSHOT, type SnapshotRecord, type Snapshots } from "../snapshot/snapshot.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";
import type { OwnList, PublishedCalendar, UnpublishedPorts } from "./with-published-calendar.ts";

type OwnerPorts = Pick<UnpublishedPorts, "calendarEvents" | "deletedRecords" | "snapshots">;

/** Shows the owner the published events. The first change copies them. A change without effect drops the copy. */
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
      // A leftover copy is harmless. The caller needs the error of the change, not of the cleanup.
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

/** Deletes the stored list if it equals the published events. Otherwise it would hide later publications. */
export async function removeCopy(snapshots: Snapshots, published: readonly CalendarEvent[]): Promise<void> {
  const { version, ...here } = await snapshots.read();
  if (textOf(here.events ?? []) === textOf(recordsOf(published)))
    await snapshots.replace({ ...here, events: null }, version);
}

const textOf = (records: readonly SnapshotRecord[]) =>
  JSON.stringify(records.map(({ value }) => canonicalJson(value)).toSorted());

export function recordsOf(events: readonly CalendarEvent[]): SnapshotRecord[] {
  return events.map((value) => ({ value }));
}

const originSchema = v.object({
  /** The events that this device's list started from or was last published with. */
  events: v.array(calendarEventSchema),
  createdAt: v.optional(v.string(), ""),
  /** When the calendar was last sent or downloaded. `null` once it is known to be online. */
  downloadedAt: v.nullable(v.string()),
});

const UNKNOWN: v.InferOutput<typeof originSchema> = { events: [], createdAt: "", downloadedAt: null };

/** Returns what this device's list is based on: the site's calendar if there is no list, or nothing if unknown. */
export async function readOrigin(calendar: PublishedCalendar) {
  if (!(await calendar.hasOwnList())) return { ...UNKNOWN, ...(await calendar.published()) };
  return v.parse(v.fallback(originSchema, UNKNOWN), parseJson((await calendar.readOriginText()) ?? ""));
}

/** Records the origin of this device's list, unless another tab has recorded a newer one. */
export async function noteNewerOrigin(calendar: PublishedCalendar, settled: PublishedCalendarFile): Promise<void> {
  if (settled.createdAt > (await readOrigin(calendar)).createdAt) await noteOrigin(calendar, settled);
}

/** Records what this device's list is now based on, and what is being published. Ignores failures. */
export async function noteOrigin(
  ownList: Pick<OwnList, "writeOriginText">,
  { events, createdAt }: PublishedCalendarFile,
  downloadedAt: string | null = null,
): Promise<void> {
  await ownList.writeOriginText(JSON.stringify({ events, createdAt, downloadedAt })).catch(() => {});
}
