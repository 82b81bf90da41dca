import { expect } from "vitest";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { MOST_UPCOMING_CALENDAR_EVENTS } from "../calendar-event/calendar-event-schedule.ts";
import { ValidationError } from "../shared/errors.ts";
import { isRecordId } from "../shared/record-id.ts";
import { contractSuite } from "./contract.ts";
import { ODD_MOMENTS } from "./fixed-clock.ts";
import { aCalendarEventDraft, addCalendarEvent, tryToChange } from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import type { PortsHarness } from "./ports-harness.ts";

const titles = (events: readonly CalendarEvent[]) => events.map(({ title }) => title);
const { title, date, time } = aCalendarEventDraft();

/** What every `CalendarEventRepository` promises of reading and adding, on any storage. */
export const describeCalendarEventRepository = contractSuite<PortsHarness>(
  "keeps the contract of CalendarEventRepository",
  [
    {
      promise: "events are listed in the order in which they were added, with exactly the fields of an event",
      async prove({ open }) {
        const draft = { ...aCalendarEventDraft({ title: "first" }), id: -1, extra: "dropped" };
        const [first] = await open().calendarEvents.add([draft]);
        const [second] = await open().calendarEvents.add([
          aCalendarEventDraft({ title: "second", date: "2020-01-01" }),
        ]);
        expect(first).toStrictEqual({ ...aCalendarEventDraft({ title: "first" }), id: first?.id });
        expect(await open().calendarEvents.list()).toStrictEqual([first, second]);
      },
    },
    {
      promise: "changing what was passed or returned changes nothing that is stored",
      async prove({ open }) {
        const { calendarEvents, upcomingEvents } = open();
        const draft = aCalendarEventDraft();
        const added = await calendarEvents.add([draft]);
        tryToChange(draft, { title: "changed" });
        const returned = [added, await calendarEvents.list()];
        returned.push(await upcomingEvents.list({ from: "2026-01-01", limit: 1 }));
        for (const events of returned) {
          tryToChange(events[0] ?? {}, { title: "changed" });
          tryToChange(events, { length: 0 });
        }
        expect(titles(await calendarEvents.list())).toEqual([title]);
        expect(titles(await upcomingEvents.list({ from: "2026-01-01", limit: 1 }))).toEqual([title]);
        expect(titles(await open().calendarEvents.list())).toEqual([title]);
      },
    },
    {
      promise: "several drafts are added at once, in their order; no drafts add nothing",
      async prove({ open }) {
        const names = Array.from({ length: 52 }, (_, week) => `week ${week}`);
        const added = await open().calendarEvents.add(names.map((name) => aCalendarEventDraft({ title: name })));
        expect(titles(added)).toEqual(names);
        expect(await open().calendarEvents.add([])).toEqual([]);
        expect(await open().calendarEvents.list()).toEqual(added);
      },
    },
    {
      promise: "one invalid draft refuses them all, with a code and a message for each field",
      async prove({ open }) {
        const { calendarEvents } = open();
        const refused = calendarEvents.add([aCalendarEventDraft(), { title: " ", date: "2026-02-30", time: "" }]);
        await expect(refused).rejects.toBeInstanceOf(ValidationError);
        await expect(refused).rejects.toMatchObject({
          code: "invalid",
          issues: [
            { field: "title", code: "required", message: "Title is required" },
            { field: "date", code: "malformed", message: "Please enter a date that exists" },
            { field: "time", code: "required", message: "Start time is required" },
          ],
        });
        expect(await calendarEvents.list()).toEqual([]);
        expect(await open().calendarEvents.list()).toEqual([]);
      },
    },
    {
      promise: "a text left out stays left out, a blank one stays blank, and the type has a default",
      async prove({ open }) {
        const added = await open().calendarEvents.add([
          { title, date, time },
          { title, date, time, description: undefined, location: undefined, type: undefined },
          { title, date, time, description: " ", location: "" },
        ]);
        const [absent, undefinedTexts, blank] = await open().calendarEvents.list();
        expect(absent).toEqual({ id: absent?.id, title, date, time, type: "aura-reading" });
        expect(undefinedTexts).toEqual({ ...absent, id: undefinedTexts?.id });
        expect(blank).toEqual({ ...absent, id: blank?.id, description: "", location: "" });
        expect(added).toEqual([absent, undefinedTexts, blank]);
      },
    },
    {
      promise: "every text comes back as it was typed, trimmed, in every field",
      async prove({ open }) {
        const { calendarEvents } = open();
        await calendarEvents.add(
          HOSTILE_TEXTS.map((text) => aCalendarEventDraft({ title: text, description: text, location: text })),
        );
        const events = await open().calendarEvents.list();
        for (const field of ["title", "description", "location"] as const) {
          expect(events.map((event) => event[field])).toEqual(HOSTILE_TEXTS.map((text) => text.trim()));
        }
      },
    },
    {
      promise: "every event gets an id of its own, within one millisecond and with a clock that goes back or is broken",
      async prove({ open, clock }) {
        const { calendarEvents } = open();
        await Promise.all(Array.from({ length: 10 }, () => addCalendarEvent(calendarEvents)));
        for (const moment of ODD_MOMENTS) {
          clock.set(moment);
          await open().calendarEvents.add([aCalendarEventDraft(), aCalendarEventDraft()]);
        }
        const ids = (await open().calendarEvents.list()).map(({ id }) => id);
        expect(ids.filter(isRecordId)).toEqual(ids);
        expect(new Set(ids).size).toBe(10 + 2 * ODD_MOMENTS.length);
      },
    },
    {
      promise: "an end, a cancellation and a full house come back; blank or not so, they are left out",
      async prove({ open }) {
        const used = { ends: "02:00", canceled: true, full: true } as const;
        const unused = { ends: " ", canceled: false, full: false };
        const added = await open().calendarEvents.add([aCalendarEventDraft(used), aCalendarEventDraft(unused)]);
        const listed = await open().calendarEvents.list();
        expect(listed).toStrictEqual([
          { ...aCalendarEventDraft(used), id: listed[0]?.id },
          { ...aCalendarEventDraft(), id: listed[1]?.id },
        ]);
        expect(added).toStrictEqual(listed);
        const refused = open().calendarEvents.add([aCalendarEventDraft({ ends: "25:00" })]);
        await expect(refused).rejects.toMatchObject({ issues: [{ field: "ends", code: "malformed" }] });
      },
    },
    {
      promise:
        "upcoming events, from the first minute of the day, come by date, then time, then id, no more than asked for",
      async prove({ open }) {
        const days = [5, 3, 3, 9, 1, 3, 8, 7, 2, 6, 4];
        const { calendarEvents } = open();
        await calendarEvents.add(
          days.map((day) => aCalendarEventDraft({ title: `day ${day}`, date: `2026-06-0${day}` })),
        );
        await addCalendarEvent(calendarEvents, { title: "day 3, early", date: "2026-06-03", time: "09:00" });
        await addCalendarEvent(calendarEvents, { title: "midnight", date: "2026-06-02", time: "00:00" });
        await addCalendarEvent(calendarEvents, { title: "the day before", date: "2026-06-01", time: "23:59" });
        const upcoming = await open().upcomingEvents.list({ from: "2026-06-02", limit: 6 });
        expect(titles(upcoming)).toEqual(["midnight", "day 2", "day 3, early", "day 3", "day 3", "day 3"]);
        const ids = upcoming.slice(3).map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted((one, other) => one - other));
        expect(await open().upcomingEvents.list({ from: "2026-06-01", limit: 10 })).toHaveLength(10);
        expect(await open().upcomingEvents.list({ from: "2026-06-01", limit: 0 })).toEqual([]);
        const most = { from: "2026-06-01", limit: MOST_UPCOMING_CALENDAR_EVENTS } as const;
        expect(await open().upcomingEvents.list(most)).toHaveLength(14);
      },
    },
  ],
);
