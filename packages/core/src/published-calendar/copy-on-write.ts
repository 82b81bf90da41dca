import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { additionsTo } from "../snapshot/additions.ts";
import { EMPTY_SNAPSHOT, type Snapshot, type SnapshotRecord, type UnreadableText } from "../snapshot/snapshot.ts";
import { noteOrigin } from "./calendar-origin.ts";
import { differenceSince } from "./difference-since.ts";
import type { UnpublishedPorts } from "./published-calendar.ts";
import type { PublishedCalendarFile } from "./published-calendar-file.ts";

type OwnerPorts = Pick<UnpublishedPorts, "calendarEvents" | "deletedRecords" | "snapshots">;

/**
 * The owner's ports on a site with a published calendar. Until a list is stored, they show the published events, and
 * store a copy before the first change. A change that is rejected takes the copy back: unchanged, it would hide what is
 * published next. The ports are plain objects.
 */
export function copyOnWrite(
  { calendarEvents, deletedRecords, ownList, snapshots }: OwnerPorts & Pick<UnpublishedPorts, "ownList">,
  published: PublishedCalendarFile | null,
): OwnerPorts {
  if (published === null) return { calendarEvents, deletedRecords, snapshots };
  const events = published.events.map((event) => Object.freeze({ ...event }));
  const ids = new Set(events.map(({ id }) => id));
  const calendar = { ...published, events };
  const takeBack = async () => {
    const { version, ...here } = await snapshots.read();
    const difference = differenceSince(events, events, await calendarEvents.list());
    if (difference.length === 0) await snapshots.replace({ ...here, events: null }, version);
  };
  const change = async <Result>(make: () => Promise<Result>): Promise<Result> => {
    if (await ownList.hasOwnList()) return make();
    await noteOrigin(ownList, calendar);
    await snapshots.merge({ ...EMPTY_SNAPSHOT, events: recordsOf(events) });
    try {
      return await make();
    } catch (error) {
      // The owner needs to know why the change was rejected. A copy that stays loses nothing.
      await takeBack().catch(() => {});
      throw error;
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
        return noun !== "events" || (await ownList.hasOwnList())
          ? deleted
          : deleted.filter(({ record }) => !ids.has(record.id));
      },
      restore(noun, restored) {
        const restore = () => deletedRecords.restore(noun, restored);
        return noun === "events" ? change(restore) : restore();
      },
    },
    snapshots: {
      ...snapshots,
      async merge(offered) {
        if (await ownList.hasOwnList()) return snapshots.merge(offered);
        const added = additionsTo(shownSnapshot(await snapshots.read(), published), offered).events ?? [];
        if (added.length > 0) await noteOrigin(ownList, calendar);
        return snapshots.merge({ ...offered, events: added.length === 0 ? null : [...recordsOf(events), ...added] });
      },
    },
  };
}

/** A snapshot with the published events in it, where they are read because no list was ever stored. */
export function shownSnapshot(here: Snapshot, published: PublishedCalendarFile | null): Snapshot {
  const hasOwnList = here.events !== null || here.unreadable.some(isListOfEvents);
  return hasOwnList || published === null ? here : { ...here, events: recordsOf(published.events) };
}

/** Whether a text is stored in the place of the list of events. */
function isListOfEvents({ noun, kind }: UnreadableText): boolean {
  return noun === "events" && kind === "list";
}

/** Records as a snapshot has them. */
export function recordsOf(events: readonly CalendarEvent[]): SnapshotRecord[] {
  return events.map((event) => ({ json: JSON.stringify(event) }));
}
