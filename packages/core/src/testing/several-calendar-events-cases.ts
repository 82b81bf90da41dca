import { expect } from "vitest";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { DAY_MS } from "../shared/clock.ts";
import { DELETED_RECORDS_DAYS } from "../shared/deleted-record.ts";
import { ConflictError, NotFoundError, ValidationError } from "../shared/errors.ts";
import type { CalendarEventRepositoryHarness } from "./calendar-event-repository-contract.ts";
import type { ContractCase } from "./contract.ts";
import { aCalendarEvent, aCalendarEventDraft, addCalendarEvent, restoreCalendarEvent } from "./fixtures.ts";

/** Three events of one series, and one of none. */
async function addSeries({ calendarEvents }: ReturnType<CalendarEventRepositoryHarness["open"]>) {
  const dates = ["2026-05-07", "2026-05-14", "2026-05-21"] as const;
  const [first = aCalendarEvent(), second = aCalendarEvent(), third = aCalendarEvent()] = await calendarEvents.add(
    dates.map((date) => aCalendarEventDraft({ date, series: 7 })),
  );
  const alone = await addCalendarEvent(calendarEvents, { title: "alone" });
  return { first, second, third, alone };
}

const renamed = (before: CalendarEvent) => ({ before, draft: { ...before, title: "renamed" } });

/** What every `CalendarEventRepository` promises of changes to several events, and of those it has removed. */
export const SEVERAL_CALENDAR_EVENTS_CASES: readonly ContractCase<CalendarEventRepositoryHarness>[] = [
  {
    promise: "events know their series, and an update puts one into another or takes it out",
    async prove({ open }) {
      const { first, second, third, alone } = await addSeries(open());
      expect([first, second, third, alone].map(({ series }) => series)).toEqual([7, 7, 7, undefined]);
      const { series: _, ...plain } = second;
      await open().calendarEvents.update([
        { before: first, draft: { ...first, series: 0 } },
        { before: second, draft: plain },
      ]);
      expect(await open().calendarEvents.list()).toStrictEqual([{ ...first, series: 0 }, plain, third, alone]);
    },
  },
  {
    promise: "several events are updated at once, each in its place; no changes change nothing",
    async prove({ open }) {
      const { first, second, third, alone } = await addSeries(open());
      const updated = await open().calendarEvents.update([renamed(third), renamed(first)]);
      expect(updated.map(({ id, title }) => [id, title])).toEqual([
        [third.id, "renamed"],
        [first.id, "renamed"],
      ]);
      const after = [{ ...first, title: "renamed" }, second, { ...third, title: "renamed" }, alone];
      expect(await open().calendarEvents.list()).toStrictEqual(after);
      expect(await open().calendarEvents.update([])).toEqual([]);
      expect(await open().calendarEvents.list()).toStrictEqual(after);
    },
  },
  {
    promise: "one event that has changed, is gone, or would break a rule refuses the whole update",
    async prove({ open }) {
      const { calendarEvents } = open();
      const { first, second, third, alone } = await addSeries(open());
      const before = [first, second, third, alone];
      const stale = renamed({ ...second, location: "elsewhere" });
      await expect(calendarEvents.update([renamed(first), stale])).rejects.toBeInstanceOf(ConflictError);
      const invalid = { before: second, draft: { ...second, date: "2026-02-30" } };
      await expect(calendarEvents.update([renamed(first), invalid])).rejects.toBeInstanceOf(ValidationError);
      expect(await open().calendarEvents.list()).toEqual(before);
      await calendarEvents.remove([second.id]);
      const gone = calendarEvents.update([renamed(first), renamed(second), renamed(third)]);
      await expect(gone).rejects.toBeInstanceOf(NotFoundError);
      expect(await open().calendarEvents.list()).toEqual([first, third, alone]);
    },
  },
  {
    promise: "several events are removed at once, or none if one is not there; no ids remove nothing",
    async prove({ open }) {
      const { calendarEvents } = open();
      const { first, second, third, alone } = await addSeries(open());
      await calendarEvents.remove([]);
      await calendarEvents.remove([second.id]);
      await expect(calendarEvents.remove([first.id, second.id])).rejects.toBeInstanceOf(NotFoundError);
      expect(await open().calendarEvents.list()).toEqual([first, third, alone]);
      await calendarEvents.remove([third.id, first.id]);
      expect(await open().calendarEvents.list()).toEqual([alone]);
    },
  },
  {
    promise: "several events come back at once, or none if one was not removed",
    async prove({ open }) {
      const { calendarEvents } = open();
      const { first, second, third, alone } = await addSeries(open());
      await calendarEvents.remove([first.id, third.id]);
      await expect(calendarEvents.restore([first.id, alone.id])).rejects.toBeInstanceOf(NotFoundError);
      expect(await open().calendarEvents.list()).toEqual([second, alone]);
      expect(await calendarEvents.restore([])).toEqual([]);
      expect(await calendarEvents.restore([third.id, first.id])).toStrictEqual([third, first]);
      expect(await open().calendarEvents.list()).toStrictEqual([second, alone, third, first]);
    },
  },
  {
    promise: "removed events are listed, the last removed first, until they come back; a new store has none",
    async prove({ open, clock }) {
      const { calendarEvents } = open();
      expect(await calendarEvents.listDeleted()).toEqual([]);
      const { first, second, third } = await addSeries(open());
      for (const { id } of [second, first, third]) {
        clock.advance(1000);
        await calendarEvents.remove([id]);
      }
      const deleted = await open().calendarEvents.listDeleted();
      expect(deleted.map(({ record }) => record)).toEqual([third, first, second]);
      expect(Date.parse(deleted[0]?.deletedAt ?? "")).toBe(clock.now());
      await restoreCalendarEvent(open().calendarEvents, first.id);
      expect((await open().calendarEvents.listDeleted()).map(({ record }) => record)).toEqual([third, second]);
    },
  },
  {
    promise: "a removed event can be restored by the next visit, for thirty days and no longer",
    async prove({ open, clock }) {
      const { first, second } = await addSeries(open());
      await open().calendarEvents.remove([first.id, second.id]);
      clock.advance(DELETED_RECORDS_DAYS * DAY_MS - 1);
      expect(await open().calendarEvents.restore([first.id])).toStrictEqual([first]);
      clock.advance(1);
      expect(await open().calendarEvents.listDeleted()).toEqual([]);
      await expect(open().calendarEvents.restore([second.id])).rejects.toBeInstanceOf(NotFoundError);
    },
  },
  {
    promise: "changing what was returned changes nothing that is kept",
    async prove({ open }) {
      const event = await addCalendarEvent(open().calendarEvents);
      await open().calendarEvents.remove([event.id]);
      const { calendarEvents } = open();
      const [deleted] = await calendarEvents.listDeleted();
      Reflect.set(deleted?.record ?? {}, "title", "changed");
      expect(await calendarEvents.listDeleted()).toMatchObject([{ record: event }]);
      expect(await calendarEvents.restore([event.id])).toEqual([event]);
    },
  },
];
