import { expect } from "vitest";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { CALENDAR_EVENT_MAX_LENGTH } from "../calendar-event/calendar-event-draft.ts";
import { isRecordId } from "../shared/record-id.ts";
import { ODD_MOMENTS } from "./fixed-clock.ts";
import { aCalendarEvent, aCalendarEventDraft, addCalendarEvent, byId, tryToChange } from "./fixtures.ts";
import { HOSTILE_TEXTS, longestTexts } from "./hostile-texts.ts";
import { type PortSuite, portSuite } from "./port-suite.ts";

const titles = (events: readonly CalendarEvent[]) => events.map(({ title }) => title);
const { title } = aCalendarEventDraft();

/** What every `CalendarEventRepository` promises of reading and adding, on any storage. */
export const calendarEventsSuites: readonly PortSuite[] = [
  portSuite("keeps the contract of CalendarEventRepository", ["calendarEvents"], [], {
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
    "an id never comes back: the newest event is removed, and another added a moment later": async ({
      open,
      clock,
    }) => {
      const { calendarEvents } = open();
      const ids = new Set<number>();
      for (let time = 0; time < 3; time++) {
        const { id } = await addCalendarEvent(calendarEvents);
        ids.add(id);
        await calendarEvents.remove([id]);
        clock?.advance(1);
      }
      expect(ids.size).toBe(3);
    },
    "a thousand and one events are listed, and were returned in the order of their drafts": async ({ open }) => {
      const names = Array.from({ length: 1001 }, (_, index) => `event ${index}`);
      for (let from = 0; from < names.length; from += 143) {
        const part = names.slice(from, from + 143);
        const added = await open().calendarEvents.add(part.map((name) => aCalendarEventDraft({ title: name })));
        expect(titles(added)).toEqual(part);
      }
      expect(titles(await open().calendarEvents.list()).toSorted()).toEqual(names.toSorted());
    },
    "each text has room for its longest": async ({ open }) => {
      const { calendarEvents } = open();
      const texts = longestTexts(CALENDAR_EVENT_MAX_LENGTH);
      const added = await addCalendarEvent(calendarEvents, texts);
      expect(added).toMatchObject(texts);
      expect(await open().calendarEvents.list()).toEqual([added]);
    },
  }),
  portSuite("keeps what it does not know of an event", ["calendarEvents"], ["raw"], {
    "a field that another version of the site stored survives an update": async ({ open, raw }) => {
      const event = aCalendarEvent();
      await raw.add("events", [{ ...event, price: 40 }]);
      await open().calendarEvents.update([{ before: event, draft: { ...event, title: "changed" } }]);
      expect(await raw.list("events")).toEqual([{ ...event, title: "changed", price: 40 }]);
    },
  }),
];
