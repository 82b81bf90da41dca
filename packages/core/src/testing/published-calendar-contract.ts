import { expect } from "vitest";
import { writeBackupFile } from "../backup/backup-file.ts";
import type { Backups } from "../backup/backups.ts";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import type { UpcomingEvents } from "../calendar-event/upcoming-events.ts";
import type { DeletedRecords } from "../deleted-records/deleted-records.ts";
import type { PublishedCalendar } from "../published-calendar/published-calendar.ts";
import { type PublishedCalendarFile, readPublishedCalendar } from "../published-calendar/published-calendar-file.ts";
import type { ChangeFeed } from "../shared/change-feed.ts";
import { contractSuite } from "./contract.ts";
import { aCalendarEvent, aCalendarEventDraft, addCalendarEvent, changeCalendarEvent, tryToChange } from "./fixtures.ts";
import type { BackendHarness } from "./ports-harness.ts";

interface OpenPorts {
  readonly calendarEvents: CalendarEventRepository;
  readonly upcomingEvents: UpcomingEvents;
  readonly publishedCalendar: PublishedCalendar;
  readonly deletedRecords: DeletedRecords;
  readonly backups: Backups;
  readonly changes: ChangeFeed;
}

export interface PublishedCalendarHarness extends BackendHarness<OpenPorts> {
  /** Puts a calendar on the site: `open` finds it from then on. */
  publish(calendar: PublishedCalendarFile): void | Promise<void>;
}

const walk = aCalendarEvent({ id: 1, title: "Walk", date: "2026-05-02" });
const circle = aCalendarEvent({ id: 2, title: "Circle", date: "2026-05-01" });
const supper = aCalendarEvent({ id: 3, title: "Supper", date: "2026-05-03" });

const calendarOf = (...events: CalendarEvent[]): PublishedCalendarFile => ({
  createdAt: "2026-04-30T12:00:00.000Z",
  events,
});

/** What every `PublishedCalendar` promises, together with the `CalendarEventRepository` of the same backend. */
export const describePublishedCalendar = contractSuite<PublishedCalendarHarness>(
  "keeps the contract of PublishedCalendar",
  [
    {
      promise: "where nothing was published, there is no published calendar, no list of its own, and no event",
      async prove({ open }) {
        const { calendarEvents, publishedCalendar } = open();
        expect(await publishedCalendar.published()).toBeNull();
        expect(await publishedCalendar.hasOwnList()).toBe(false);
        expect(await calendarEvents.list()).toEqual([]);
      },
    },
    {
      promise: "the published events are read, and reading them stores nothing",
      async prove({ open, publish }) {
        await publish(calendarOf(walk, circle));
        const { calendarEvents, publishedCalendar } = open();
        expect(await publishedCalendar.published()).toEqual(calendarOf(walk, circle));
        expect(await calendarEvents.list()).toEqual([walk, circle]);
        expect(await open().upcomingEvents.list({ from: "2026-05-01", limit: 10 })).toEqual([circle, walk]);
        expect(await publishedCalendar.hasOwnList()).toBe(false);

        await publish(calendarOf(supper));
        expect(await open().calendarEvents.list()).toEqual([supper]);
      },
    },
    {
      promise: "the first event that is added joins a copy of the published ones, under an id of its own",
      async prove({ open, publish, clock }) {
        await publish(calendarOf(walk, circle));
        clock?.set(walk.id);
        const added = await addCalendarEvent(open().calendarEvents);
        expect([walk.id, circle.id]).not.toContain(added.id);
        expect(await open().calendarEvents.list()).toEqual([walk, circle, added]);
        expect(await open().publishedCalendar.hasOwnList()).toBe(true);
      },
    },
    {
      promise: "a published event can be changed, removed and put back like any other",
      async prove({ open, publish }) {
        await publish(calendarOf(walk, circle));
        const { calendarEvents, deletedRecords } = open();
        const changed = await changeCalendarEvent(calendarEvents, walk, aCalendarEventDraft({ title: "Long walk" }));
        await calendarEvents.remove([circle.id]);
        expect(await open().calendarEvents.list()).toEqual([changed]);
        await deletedRecords.restore("events", [circle.id]);
        expect(await open().calendarEvents.list()).toEqual([changed, circle]);
      },
    },
    {
      promise: "a list of its own is what counts, an empty one included, whatever is published next",
      async prove({ open, publish }) {
        await publish(calendarOf(walk));
        await open().calendarEvents.remove([walk.id]);
        await publish(calendarOf(walk, supper));
        expect(await open().calendarEvents.list()).toEqual([]);
        expect(await open().upcomingEvents.list({ from: "2026-05-01", limit: 10 })).toEqual([]);
        expect(await open().publishedCalendar.hasOwnList()).toBe(true);
        expect(await open().publishedCalendar.published()).toEqual(calendarOf(walk, supper));
      },
    },
    {
      promise: "a reset forgets the list of its own: the published events are read again, and listeners hear of it",
      async prove({ open, publish }) {
        await publish(calendarOf(walk, circle));
        const { calendarEvents, publishedCalendar, deletedRecords, changes } = open();
        await calendarEvents.remove([walk.id]);
        const heard: string[] = [];
        changes.subscribe((change) => heard.push(change));
        await publishedCalendar.resetToPublished();
        expect(heard).toContain("events");
        expect(await calendarEvents.list()).toEqual([walk, circle]);
        expect(await deletedRecords.list("events")).toEqual([]);
        await expect(deletedRecords.restore("events", [walk.id])).rejects.toMatchObject({ code: "not-found" });
        expect(await open().calendarEvents.list()).toEqual([walk, circle]);
        expect(await open().publishedCalendar.hasOwnList()).toBe(false);
      },
    },
    {
      promise:
        "a backup is merged into the published events that are shown, and one that adds none leaves no copy of them",
      async prove({ open, publish }) {
        await publish(calendarOf(walk, circle));
        const fileOf = (event: CalendarEvent) =>
          writeBackupFile({
            createdAt: "2026-04-30T12:00:00.000Z",
            entries: { calendarEvents: JSON.stringify([event]) },
          });
        await open().backups.restore(fileOf({ ...walk, title: "Older walk" }), "merge");
        expect(await open().publishedCalendar.hasOwnList()).toBe(false);
        expect((await open().backups.preview(fileOf(supper))).comparison[0]).toMatchObject({ here: 2, inBackup: 1 });
        await open().backups.restore(fileOf(supper), "merge");
        expect(await open().calendarEvents.list()).toEqual([walk, circle, supper]);
      },
    },
    {
      promise: "the exported file publishes what is read here",
      async prove({ open, publish }) {
        await publish(calendarOf(walk));
        await addCalendarEvent(open().calendarEvents, { title: "ünïcode ✨" });
        const reading = readPublishedCalendar(await open().publishedCalendar.export());
        expect(reading).toMatchObject({ calendar: { events: await open().calendarEvents.list() } });
      },
    },
    {
      promise: "changing what was returned changes nothing that is published",
      async prove({ open, publish }) {
        await publish(calendarOf(walk));
        const { calendarEvents, publishedCalendar } = open();
        const [event] = await calendarEvents.list();
        tryToChange(event ?? {}, { title: "changed" });
        const calendar = await publishedCalendar.published();
        tryToChange(calendar?.events[0] ?? {}, { title: "changed" });
        expect(await calendarEvents.list()).toEqual([walk]);
        expect(await publishedCalendar.published()).toEqual(calendarOf(walk));
      },
    },
  ],
);
