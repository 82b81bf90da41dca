import { expect } from "vitest";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { ConflictError, NotFoundError, ValidationError } from "../shared/errors.ts";
import { contractSuite } from "./contract.ts";
import { aCalendarEvent, aCalendarEventDraft, addCalendarEvent, changeCalendarEvent, tryToChange } from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import type { Ports, PortsHarness } from "./ports-harness.ts";

/** Three events of one series, and one of none. */
async function addSeries({ calendarEvents }: Ports) {
  const dates = ["2026-05-07", "2026-05-14", "2026-05-21"] as const;
  const [first = aCalendarEvent(), second = aCalendarEvent(), third = aCalendarEvent()] = await calendarEvents.add(
    dates.map((date) => aCalendarEventDraft({ date, series: 7 })),
  );
  const alone = await addCalendarEvent(calendarEvents, { title: "alone" });
  return { first, second, third, alone };
}

const RENAMED = { title: "renamed", date: "2027-01-31", type: "workshop" } as const;
const renamed = (before: CalendarEvent) => ({ before, draft: { ...before, ...RENAMED } });

/** What every `CalendarEventRepository` promises of changing and removing. */
export const describeCalendarEventChanges = contractSuite<PortsHarness>(
  "keeps the contract of changing calendar events",
  [
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
        const after = [{ ...first, ...RENAMED }, second, { ...third, ...RENAMED }, alone];
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
      promise: "a text that the draft leaves out is gone, and a type left out is the default one",
      async prove({ open }) {
        const event = await addCalendarEvent(open().calendarEvents);
        const { title, date, time } = aCalendarEventDraft();
        await open().calendarEvents.update([{ before: event, draft: { title, date, time, description: undefined } }]);
        const plain = { id: event.id, title, date, time, type: "aura-reading" };
        expect(await open().calendarEvents.list()).toStrictEqual([plain]);
      },
    },
    {
      promise: "an update based on an event that has changed meanwhile is a conflict, and changes nothing",
      async prove({ open }) {
        const { calendarEvents } = open();
        const before = await addCalendarEvent(calendarEvents);
        for (const change of [{ title: "changed" }, { description: undefined }, { series: 7 }] as const) {
          const refused = open().calendarEvents.update([
            { before: { ...before, ...change }, draft: aCalendarEventDraft({ title: "mine" }) },
          ]);
          await expect(refused).rejects.toBeInstanceOf(ConflictError);
        }
        const theirs = await changeCalendarEvent(
          open().calendarEvents,
          before,
          aCalendarEventDraft({ title: "theirs" }),
        );
        await expect(calendarEvents.update([{ before, draft: aCalendarEventDraft() }])).rejects.toMatchObject({
          code: "conflict",
        });
        expect(await calendarEvents.list()).toEqual([theirs]);
      },
    },
    {
      promise: "every text comes back as it was changed, and changing what was returned changes nothing that is stored",
      async prove({ open }) {
        const { calendarEvents } = open();
        const { id } = await addCalendarEvent(calendarEvents);
        for (const text of HOSTILE_TEXTS) {
          const [before = aCalendarEvent()] = await calendarEvents.list();
          const draft = aCalendarEventDraft({ title: text, description: text, location: text });
          const updated = await changeCalendarEvent(calendarEvents, before, draft);
          tryToChange(updated, { title: "changed" });
          tryToChange(draft, { title: "changed" });
          const stored = text.trim();
          expect(await open().calendarEvents.list()).toEqual([
            aCalendarEvent({ id, title: stored, description: stored, location: stored }),
          ]);
        }
      },
    },
    {
      promise: "an update says when an event ends, cancels it or fills it, and takes that back",
      async prove({ open }) {
        const plain = await addCalendarEvent(open().calendarEvents);
        const draft = aCalendarEventDraft({ ends: "20:00", canceled: true, full: true });
        const changed = await changeCalendarEvent(open().calendarEvents, plain, draft);
        expect(await open().calendarEvents.list()).toStrictEqual([{ ...draft, id: plain.id }]);
        expect(await open().upcomingEvents.list({ from: plain.date, limit: 1 })).toStrictEqual([changed]);
        await open().calendarEvents.update([
          { before: changed, draft: aCalendarEventDraft({ ends: "", canceled: false }) },
        ]);
        expect(await open().calendarEvents.list()).toStrictEqual([plain]);
      },
    },
  ],
);
