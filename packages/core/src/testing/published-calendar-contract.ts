import { expect } from "vitest";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { copyOnWrite, recordsOf, removeCopy } from "../published-calendar/copy-on-write.ts";
import { type UnpublishedPorts, withPublishedCalendar } from "../published-calendar/with-published-calendar.ts";
import type { ChangeFeed } from "../shared/change-feed.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { contractSuite } from "./contract.ts";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmission,
  addCalendarEvent,
  changeCalendarEvent,
} from "./fixtures.ts";
import type { BackendHarness } from "./ports-harness.ts";

export type PublishedCalendarHarness = BackendHarness<UnpublishedPorts & { readonly changes: ChangeFeed }>;

const walk = aCalendarEvent({ id: 1, title: "Walk" });
const circle = aCalendarEvent({ id: 2, title: "Circle" });
const supper = aCalendarEvent({ id: 3, title: "Supper" });

const opener =
  ({ open }: PublishedCalendarHarness) =>
  (...events: CalendarEvent[]) => {
    const [ports, calendar] = [open(), { createdAt: "2026-04-30T12:00:00.000Z", events }];
    return { ...ports, ...withPublishedCalendar(ports, calendar), ...copyOnWrite(ports, calendar) };
  };

export const describePublishedCalendar = contractSuite<PublishedCalendarHarness>(
  "fulfills the PublishedCalendar contract",
  {
    "shows the published events without storing anything": async (harness) => {
      const open = opener(harness);
      const { calendarEvents, publishedCalendar, snapshots, upcomingEvents } = open(walk, circle);
      // Callers cannot modify these.
      Reflect.set((await calendarEvents.list())[0] ?? {}, "title", "changed");
      Reflect.set((await publishedCalendar.published())?.events[0] ?? {}, "title", "changed");
      expect(await calendarEvents.list()).toEqual([walk, circle]);
      expect(await upcomingEvents.list({ from: "2026-05-01", limit: 10 })).toEqual([walk, circle]);
      expect((await snapshots.read()).events).toEqual(recordsOf([walk, circle]));
      expect(await publishedCalendar.hasOwnList()).toBe(false);
      expect(await open(supper).calendarEvents.list()).toEqual([supper]);
    },
    "adds the first new event to a copy of the published events": async (harness) => {
      const open = opener(harness);
      harness.clock.set(walk.id);
      const added = await addCalendarEvent(open(walk, circle).calendarEvents);
      expect([walk.id, circle.id]).not.toContain(added.id);
      expect(await open(walk, circle).calendarEvents.list()).toEqual([walk, circle, added]);
    },
    "does not copy the published events if the first change is rejected": async (harness) => {
      const { calendarEvents, deletedRecords, publishedCalendar } = opener(harness)(walk, circle);
      await expect(addCalendarEvent(calendarEvents, { title: "" })).rejects.toMatchObject({ code: "invalid" });
      const before = { ...walk, title: "Older walk" };
      await expect(changeCalendarEvent(calendarEvents, before, walk)).rejects.toMatchObject({ code: "conflict" });
      await expect(calendarEvents.remove([supper.id])).rejects.toMatchObject({ code: "not-found" });
      await expect(deletedRecords.restore("events", [walk.id])).rejects.toMatchObject({ code: "not-found" });
      expect(await publishedCalendar.hasOwnList()).toBe(false);
    },
    "changes, removes, and restores a published event like any other": async (harness) => {
      const open = opener(harness);
      const { calendarEvents, deletedRecords } = open(walk, circle);
      const changed = await changeCalendarEvent(calendarEvents, walk, aCalendarEventDraft({ title: "Long walk" }));
      await calendarEvents.remove([circle.id]);
      expect(await open(walk, circle).calendarEvents.list()).toEqual([changed]);
      await deletedRecords.restore("events", [circle.id]);
      expect(await open(walk, circle).calendarEvents.list()).toEqual([changed, circle]);
    },
    "does not copy the published events for a backup without new events": async (harness) => {
      const { deletedRecords, publishedCalendar, snapshots } = opener(harness)(walk);
      const events = [{ value: { ...walk, title: "Older walk" } }];
      const value = aContactSubmission({ id: 7 });
      const deletedAt = new Date(harness.clock.now()).toISOString();
      await snapshots.merge({ ...EMPTY_SNAPSHOT, events, deleted: [{ noun: "messages", value, deletedAt }] });
      await deletedRecords.restore("messages", [7]);
      expect(await publishedCalendar.hasOwnList()).toBe(false);
    },
    "prefers its own list to later publications, even if the list is empty": async (harness) => {
      const open = opener(harness);
      await open(walk).calendarEvents.remove([walk.id]);
      const { calendarEvents, publishedCalendar, upcomingEvents } = open(walk, supper);
      expect(await calendarEvents.list()).toEqual([]);
      expect(await upcomingEvents.list({ from: "2026-05-01", limit: 10 })).toEqual([]);
      expect(await publishedCalendar.hasOwnList()).toBe(true);
    },
    "deletes its own list when the owner returns to the published calendar": async (harness) => {
      const { calendarEvents, publishedCalendar, deletedRecords, snapshots, changes } = opener(harness)(walk, circle);
      await calendarEvents.remove([walk.id]);
      const heard: string[] = [];
      changes.subscribe((change) => heard.push(change));
      await snapshots.merge({ ...EMPTY_SNAPSHOT, events: recordsOf([walk]) });
      await removeCopy(snapshots, [walk, circle]);
      expect(heard).toContain("events");
      expect(await publishedCalendar.hasOwnList()).toBe(false);
      expect(await deletedRecords.list("events")).toEqual([]);
      await expect(deletedRecords.restore("events", [walk.id])).rejects.toMatchObject({ code: "not-found" });
      expect(await opener(harness)(walk, circle).calendarEvents.list()).toEqual([walk, circle]);
    },
    "treats an unreadable list of events as its own list": async (harness) => {
      const { publishedCalendar, snapshots } = opener(harness)(walk, circle);
      const events = [{ value: "[{" }];
      await snapshots.replace({ ...EMPTY_SNAPSHOT, events }, (await snapshots.read()).version);
      expect(await publishedCalendar.hasOwnList()).toBe(true);
      expect((await snapshots.read()).events).toEqual(events);
    },
    "keeps the list's origin across visits, but not in backups": async (harness) => {
      const open = opener(harness);
      expect(await open().publishedCalendar.readOriginText()).toBeNull();
      for (const text of ["its origin", "another"]) {
        await open().publishedCalendar.writeOriginText(text);
        expect(await open().publishedCalendar.readOriginText()).toBe(text);
      }
      expect(await harness.open().snapshots.read()).toMatchObject(EMPTY_SNAPSHOT);
    },
  },
);
