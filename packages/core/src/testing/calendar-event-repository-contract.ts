import { expect } from "vitest";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { isRecordId } from "../shared/record-id.ts";
import { ODD_MOMENTS } from "./fixed-clock.ts";
import { aCalendarEventDraft, addCalendarEvent, byId, tryToChange } from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { portSuite } from "./port-suite.ts";

const titles = (events: readonly CalendarEvent[]) => events.map(({ title }) => title);
const { title, date, time } = aCalendarEventDraft();

/** What every `CalendarEventRepository` promises of reading and adding, on any storage. */
export const calendarEventsSuite = portSuite("keeps the contract of CalendarEventRepository", ["calendarEvents"], [], {
  "added events are listed on the next visit, with exactly the fields of an event": async ({ open }) => {
    const draft = { ...aCalendarEventDraft({ title: "first" }), id: -1, extra: "dropped" };
    const one = await open().calendarEvents.add([draft]);
    const other = await open().calendarEvents.add([aCalendarEventDraft({ title: "second", date: "2020-01-01" })]);
    expect(one).toStrictEqual([{ ...aCalendarEventDraft({ title: "first" }), id: one[0]?.id }]);
    expect(byId(await open().calendarEvents.list())).toStrictEqual(byId([...one, ...other]));
  },
  "changing what was passed or returned changes nothing that is stored": async ({ open }) => {
    const { calendarEvents } = open();
    const draft = aCalendarEventDraft();
    const added = await calendarEvents.add([draft]);
    tryToChange(draft, { title: "changed" });
    for (const events of [added, await calendarEvents.list()]) {
      tryToChange(events[0] ?? {}, { title: "changed" });
      tryToChange(events, { length: 0 });
    }
    expect(titles(await calendarEvents.list())).toEqual([title]);
    expect(titles(await open().calendarEvents.list())).toEqual([title]);
  },
  "several drafts are added at once, in their order; no drafts add nothing": async ({ open }) => {
    const names = Array.from({ length: 52 }, (_, week) => `week ${week}`);
    const added = await open().calendarEvents.add(names.map((name) => aCalendarEventDraft({ title: name })));
    expect(titles(added)).toEqual(names);
    expect(await open().calendarEvents.add([])).toEqual([]);
    expect(byId(await open().calendarEvents.list())).toEqual(byId(added));
  },
  "one invalid draft refuses them all, with a code for each field": async ({ open }) => {
    const { calendarEvents } = open();
    const refused = calendarEvents.add([aCalendarEventDraft(), { title: " ", date: "2026-02-30", time: "" }]);
    await expect(refused).rejects.toMatchObject({
      code: "invalid",
      issues: [
        { field: "title", code: "required" },
        { field: "date", code: "malformed" },
        { field: "time", code: "required" },
      ],
    });
    expect(await calendarEvents.list()).toEqual([]);
    expect(await open().calendarEvents.list()).toEqual([]);
  },
  "a text left out stays left out, a blank one stays blank, and the type has a default": async ({ open }) => {
    const added = await open().calendarEvents.add([
      { title, date, time },
      { title, date, time, description: undefined, location: undefined, type: undefined },
      { title, date, time, description: " ", location: "" },
    ]);
    const [absent, undefinedTexts, blank] = added;
    expect(absent).toEqual({ id: absent?.id, title, date, time, type: "aura-reading" });
    expect(undefinedTexts).toEqual({ ...absent, id: undefinedTexts?.id });
    expect(blank).toEqual({ ...absent, id: blank?.id, description: "", location: "" });
    expect(byId(await open().calendarEvents.list())).toEqual(byId(added));
  },
  "every text comes back as it was typed, trimmed, in every field": async ({ open }) => {
    const added = await open().calendarEvents.add(
      HOSTILE_TEXTS.map((text) => aCalendarEventDraft({ title: text, description: text, location: text })),
    );
    for (const field of ["title", "description", "location"] as const) {
      expect(added.map((event) => event[field])).toEqual(HOSTILE_TEXTS.map((text) => text.trim()));
    }
    expect(byId(await open().calendarEvents.list())).toEqual(byId(added));
  },
  "every event gets an id of its own, whatever the clock, within one millisecond, too": async ({ open, clock }) => {
    const { calendarEvents } = open();
    await Promise.all(Array.from({ length: 10 }, () => addCalendarEvent(calendarEvents)));
    for (const moment of ODD_MOMENTS) {
      clock?.set(moment);
      await open().calendarEvents.add([aCalendarEventDraft(), aCalendarEventDraft()]);
    }
    const ids = (await open().calendarEvents.list()).map(({ id }) => id);
    expect(ids.filter(isRecordId)).toEqual(ids);
    expect(new Set(ids).size).toBe(10 + 2 * ODD_MOMENTS.length);
  },
  "an end, a cancellation and a full house come back; blank or not so, they are left out": async ({ open }) => {
    const used = { ends: "02:00", canceled: true, full: true } as const;
    const unused = { ends: " ", canceled: false, full: false };
    const added = await open().calendarEvents.add([aCalendarEventDraft(used), aCalendarEventDraft(unused)]);
    expect(added).toStrictEqual([
      { ...aCalendarEventDraft(used), id: added[0]?.id },
      { ...aCalendarEventDraft(), id: added[1]?.id },
    ]);
    expect(byId(await open().calendarEvents.list())).toStrictEqual(byId(added));
    const refused = open().calendarEvents.add([aCalendarEventDraft({ ends: "25:00" })]);
    await expect(refused).rejects.toMatchObject({ issues: [{ field: "ends", code: "malformed" }] });
  },
});
