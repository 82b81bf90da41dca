import { expect } from "vitest";
import { parseBackupFile } from "../backup/backup-file.ts";
import { exportBackup, previewBackup } from "../backup/backups.ts";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { noteDownload, noteOrigin, readPublishedState } from "../published-calendar/calendar-origin.ts";
import { beginFromPublished, copyOnWrite, pullFromPublished } from "../published-calendar/copy-on-write.ts";
import type { UnpublishedPorts } from "../published-calendar/published-calendar.ts";
import type { PublishedCalendarFile } from "../published-calendar/published-calendar-file.ts";
import { withPublishedCalendar } from "../published-calendar/with-published-calendar.ts";
import type { ChangeFeed } from "../shared/change-feed.ts";
import { NotFoundError } from "../shared/errors.ts";
import { EMPTY_SNAPSHOT, type Snapshot } from "../snapshot/snapshot.ts";
import { contractSuite } from "./contract.ts";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmission,
  addCalendarEvent,
  changeCalendarEvent,
  tryToChange,
} from "./fixtures.ts";
import type { BackendHarness, Tools } from "./ports-harness.ts";

export type PublishedCalendarHarness = BackendHarness<UnpublishedPorts & { readonly changes: ChangeFeed }> &
  Pick<Tools, "clock">;

const walk = aCalendarEvent({ id: 1, title: "Walk", date: "2026-05-02" });
const circle = aCalendarEvent({ id: 2, title: "Circle", date: "2026-05-01" });
const supper = aCalendarEvent({ id: 3, title: "Supper", date: "2026-05-03" });

const calendarOf = (...events: CalendarEvent[]): PublishedCalendarFile => ({
  createdAt: "2026-04-30T12:00:00.000Z",
  events,
});

/** The backend of a site with this published calendar, as the next visit finds it. */
function openWith({ open }: PublishedCalendarHarness, calendar: PublishedCalendarFile | null) {
  const ports = open();
  return { ...ports, ...withPublishedCalendar(ports, calendar), ...copyOnWrite(ports, calendar) };
}

const opener =
  (harness: PublishedCalendarHarness) =>
  (...events: CalendarEvent[]) =>
    openWith(harness, calendarOf(...events));

const snapshotWith = (event: CalendarEvent): Snapshot => ({
  ...EMPTY_SNAPSHOT,
  events: [{ json: JSON.stringify(event) }],
});

/** What a backend that stores its own list of events promises on a site with a published calendar. */
export const describePublishedCalendar = contractSuite<PublishedCalendarHarness>(
  "keeps the contract of PublishedCalendar",
  {
    "where nothing was published, there is no calendar, no list of its own, and no event": async (harness) => {
      const { calendarEvents, publishedCalendar } = openWith(harness, null);
      expect(await publishedCalendar.published()).toBeNull();
      expect(await publishedCalendar.hasOwnList()).toBe(false);
      expect(await calendarEvents.list()).toEqual([]);
      await addCalendarEvent(calendarEvents);
      expect(await publishedCalendar.hasOwnList()).toBe(true);
    },
    "the published events are read, and reading them stores nothing": async (harness) => {
      const open = opener(harness);
      const { calendarEvents, publishedCalendar, upcomingEvents } = open(walk, circle);
      expect(await publishedCalendar.published()).toEqual(calendarOf(walk, circle));
      expect(await calendarEvents.list()).toEqual([walk, circle]);
      expect(await upcomingEvents.list({ from: "2026-05-01", limit: 10 })).toEqual([circle, walk]);
      expect(await publishedCalendar.hasOwnList()).toBe(false);
      expect(await open(supper).calendarEvents.list()).toEqual([supper]);
    },
    "the first event that is added joins a copy of the published ones, under an id of its own": async (harness) => {
      const open = opener(harness);
      harness.clock.set(walk.id);
      const added = await addCalendarEvent(open(walk, circle).calendarEvents);
      expect([walk.id, circle.id]).not.toContain(added.id);
      expect(await open(walk, circle).calendarEvents.list()).toEqual([walk, circle, added]);
    },
    "a first change that is rejected leaves no copy of the published events": async (harness) => {
      const { calendarEvents, deletedRecords, publishedCalendar } = opener(harness)(walk, circle);
      await expect(addCalendarEvent(calendarEvents, { title: "" })).rejects.toMatchObject({ code: "invalid" });
      const before = { ...walk, title: "Older walk" };
      await expect(changeCalendarEvent(calendarEvents, before, walk)).rejects.toMatchObject({ code: "conflict" });
      await expect(calendarEvents.remove([supper.id])).rejects.toMatchObject({ code: "not-found" });
      await expect(deletedRecords.restore("events", [walk.id])).rejects.toMatchObject({ code: "not-found" });
      expect(await publishedCalendar.hasOwnList()).toBe(false);
      expect(await calendarEvents.list()).toEqual([walk, circle]);
    },
    "a published event can be changed, removed and put back like any other": async (harness) => {
      const open = opener(harness);
      const { calendarEvents, deletedRecords } = open(walk, circle);
      const changed = await changeCalendarEvent(calendarEvents, walk, aCalendarEventDraft({ title: "Long walk" }));
      await calendarEvents.remove([circle.id]);
      expect(await open(walk, circle).calendarEvents.list()).toEqual([changed]);
      await deletedRecords.restore("events", [circle.id]);
      expect(await open(walk, circle).calendarEvents.list()).toEqual([changed, circle]);
    },
    "a message that is restored leaves no copy of the published events": async (harness) => {
      const { deletedRecords, publishedCalendar, snapshots } = opener(harness)(walk);
      const json = JSON.stringify(aContactSubmission({ id: 7 }));
      const deletedAt = new Date(harness.clock.now()).toISOString();
      await snapshots.merge({ ...EMPTY_SNAPSHOT, deleted: [{ noun: "messages", json, deletedAt }] });
      await deletedRecords.restore("messages", [7]);
      expect(await publishedCalendar.hasOwnList()).toBe(false);
    },
    "a list of its own is what counts, an empty one included, whatever is published next": async (harness) => {
      const open = opener(harness);
      await open(walk).calendarEvents.remove([walk.id]);
      const { calendarEvents, publishedCalendar, upcomingEvents } = open(walk, supper);
      expect(await calendarEvents.list()).toEqual([]);
      expect(await upcomingEvents.list({ from: "2026-05-01", limit: 10 })).toEqual([]);
      expect(await publishedCalendar.hasOwnList()).toBe(true);
      expect(await publishedCalendar.published()).toEqual(calendarOf(walk, supper));
    },
    "beginning from the published calendar forgets the list of its own, and publishes that": async (harness) => {
      const open = opener(harness);
      const { calendarEvents, publishedCalendar, deletedRecords, snapshots, changes } = open(walk, circle);
      await calendarEvents.remove([walk.id]);
      const heard: string[] = [];
      changes.subscribe((change) => heard.push(change));
      await beginFromPublished(snapshots, publishedCalendar);
      expect(heard).toContain("events");
      expect(await calendarEvents.list()).toEqual([walk, circle]);
      expect(await deletedRecords.list("events")).toEqual([]);
      expect(await publishedCalendar.hasOwnList()).toBe(false);
      await expect(deletedRecords.restore("events", [walk.id])).rejects.toBeInstanceOf(NotFoundError);
      expect(await open(walk, circle).calendarEvents.list()).toEqual([walk, circle]);
    },
    "a backup is merged into the published events, none of which is lost, as its preview says": async (harness) => {
      const open = opener(harness);
      const { calendarEvents, publishedCalendar, snapshots } = open(walk, circle);
      const backup = { createdAt: "2026-04-30T12:00:00.000Z", snapshot: snapshotWith(supper) };
      const { comparison } = await previewBackup(snapshots, backup, publishedCalendar);
      expect(comparison[0]).toMatchObject({ here: 2, offered: 1, added: [{ title: "Supper" }] });
      await snapshots.merge(backup.snapshot);
      expect(await calendarEvents.list()).toEqual([walk, circle, supper]);
      expect(await open().calendarEvents.list()).toEqual([walk, circle, supper]);
    },
    "a backup that is made has the published events, and making it stores no copy of them": async (harness) => {
      const { publishedCalendar, snapshots } = opener(harness)(walk, circle);
      const { snapshot } = parseBackupFile(await exportBackup(snapshots, harness.clock, publishedCalendar));
      expect(snapshot.events?.map(({ json }) => JSON.parse(json))).toEqual([walk, circle]);
      expect(await publishedCalendar.hasOwnList()).toBe(false);
    },
    "a list that cannot be read is in a backup, and goes, it alone, for the published events": async (harness) => {
      const { calendarEvents, publishedCalendar, snapshots } = opener(harness)(walk, circle);
      const note = { noun: "events", kind: "other", name: ":note", text: "{" } as const;
      const list = { noun: "events", kind: "list", name: "", text: "[{" } as const;
      const damaged: Snapshot = { ...EMPTY_SNAPSHOT, unreadable: [list, note] };
      await snapshots.replace(damaged, (await snapshots.read()).version);
      const text = await exportBackup(snapshots, harness.clock, publishedCalendar);
      expect(parseBackupFile(text).snapshot).toEqual(damaged);
      await beginFromPublished(snapshots, publishedCalendar);
      expect((await snapshots.read()).unreadable).toEqual([note]);
      expect(await calendarEvents.list()).toEqual([walk, circle]);
    },
    "a backup that adds no event leaves no copy of the published ones": async (harness) => {
      const { calendarEvents, publishedCalendar, snapshots } = opener(harness)(walk, circle);
      await snapshots.merge(snapshotWith({ ...walk, title: "Older walk" }));
      expect(await publishedCalendar.hasOwnList()).toBe(false);
      expect(await calendarEvents.list()).toEqual([walk, circle]);
    },
    "a copy begins from what was published then, until a calendar that was downloaded is online, and garbage is no origin":
      async (harness) => {
        const open = opener(harness);
        const { calendarEvents, publishedCalendar } = open(walk);
        const originWith = async (...events: CalendarEvent[]) =>
          (await readPublishedState(open(...events).publishedCalendar)).origin;
        expect(await originWith(walk)).toEqual([walk]);
        await addCalendarEvent(calendarEvents);
        expect(await originWith(circle)).toEqual([walk]);

        await noteDownload(publishedCalendar, "2026-04-29T12:00:00.000Z");
        expect(await originWith(circle)).toEqual([walk]);
        await noteDownload(publishedCalendar, calendarOf().createdAt);
        expect(await originWith(circle)).toEqual([circle]);
        expect(await originWith(supper)).toEqual([circle]);

        for (const garbage of ["", "[", "[]", '{"events":[{}],"downloadedAt":null}']) {
          await publishedCalendar.writeOriginText(garbage);
          expect(await originWith(walk)).toBeNull();
        }
      },
    "what was published elsewhere is made here, too, and what was changed here stays": async (harness) => {
      const open = opener(harness);
      const vigil = aCalendarEvent({ id: 4, title: "Vigil" });
      const begun = open(walk, circle, supper).calendarEvents;
      const longWalk = await changeCalendarEvent(begun, walk, aCalendarEventDraft({ title: "Long walk" }));
      const later = open({ ...walk, title: "Moon walk" }, { ...circle, title: "Long circle" }, vigil);
      await pullFromPublished(later, later.publishedCalendar);
      expect(await later.calendarEvents.list()).toEqual([longWalk, { ...circle, title: "Long circle" }, vigil]);
      const { published, origin } = await readPublishedState(later.publishedCalendar);
      expect(origin).toEqual(published?.events);

      const latest = open(walk, { ...circle, title: "Long circle" });
      await pullFromPublished(latest, latest.publishedCalendar);
      expect(await latest.calendarEvents.list()).toEqual([longWalk, { ...circle, title: "Long circle" }]);
    },
    "a calendar that was stored later than the site was built is the published one, and what the list begins from":
      async (harness) => {
        const { calendarEvents, publishedCalendar, snapshots } = opener(harness)(walk);
        await addCalendarEvent(calendarEvents);
        const later = { createdAt: "2026-04-30T12:00:00.001Z", events: [circle, supper] };
        await noteOrigin(publishedCalendar, later);
        expect(await readPublishedState(publishedCalendar)).toMatchObject({ published: later, origin: later.events });
        await beginFromPublished(snapshots, publishedCalendar);
        expect(await calendarEvents.list()).toEqual(later.events);

        await noteOrigin(publishedCalendar, { createdAt: "2026-04-30T11:59:59.999Z", events: [supper] });
        expect(await readPublishedState(publishedCalendar)).toMatchObject({
          published: calendarOf(walk),
          origin: [supper],
        });
        await beginFromPublished(snapshots, publishedCalendar);
        expect(await publishedCalendar.hasOwnList()).toBe(false);
      },
    "changing what was returned changes nothing that is published": async (harness) => {
      const { calendarEvents, publishedCalendar } = opener(harness)(walk);
      const [event] = await calendarEvents.list();
      tryToChange(event ?? {}, { title: "changed" });
      const calendar = await publishedCalendar.published();
      tryToChange(calendar?.events[0] ?? {}, { title: "changed" });
      expect(await calendarEvents.list()).toEqual([walk]);
      expect(await publishedCalendar.published()).toEqual(calendarOf(walk));
    },
  },
);
