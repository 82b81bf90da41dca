import { expect } from "vitest";
import { ConflictError, NotFoundError, ValidationError } from "../shared/errors.ts";
import type { CalendarEventRepositoryHarness } from "./calendar-event-repository-contract.ts";
import { type ContractCase, type CreateHarness, describeContract } from "./contract.ts";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  addCalendarEvent,
  changeCalendarEvent,
  restoreCalendarEvent,
  tryToChange,
} from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { SEVERAL_CALENDAR_EVENTS_CASES } from "./several-calendar-events-cases.ts";

const CASES: readonly ContractCase<CalendarEventRepositoryHarness>[] = [
  ...SEVERAL_CALENDAR_EVENTS_CASES,
  {
    promise: "an updated event keeps its id and its place, and has what the draft says",
    async prove({ open }) {
      const first = await addCalendarEvent(open().calendarEvents, { title: "first" });
      const second = await addCalendarEvent(open().calendarEvents, { title: "second" });
      const draft = aCalendarEventDraft({ title: "changed", date: "2027-01-31", type: "workshop" });
      const updated = await changeCalendarEvent(open().calendarEvents, first, { ...draft, title: " changed " });
      expect(updated).toStrictEqual({ ...draft, id: first.id });
      expect(await open().calendarEvents.list()).toStrictEqual([updated, second]);
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
      for (const change of [
        { title: "changed" },
        { description: "changed" },
        { description: undefined },
        { date: "2027-01-31" },
        { time: "09:00" },
        { type: "workshop" },
        { location: "changed" },
        { ends: "20:00" },
        { canceled: true },
        { full: true },
        { series: 7 },
      ] as const) {
        const refused = open().calendarEvents.update([
          { before: { ...before, ...change }, draft: aCalendarEventDraft({ title: "mine" }) },
        ]);
        await expect(refused).rejects.toBeInstanceOf(ConflictError);
      }
      const theirs = await changeCalendarEvent(open().calendarEvents, before, aCalendarEventDraft({ title: "theirs" }));
      await expect(calendarEvents.update([{ before, draft: aCalendarEventDraft() }])).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await calendarEvents.list()).toEqual([theirs]);
    },
  },
  {
    promise: "events are compared by their fields: a text that is undefined counts as left out",
    async prove({ open }) {
      const { location, type, time, date, title, id } = await addCalendarEvent(open().calendarEvents, {
        description: undefined,
      });
      const before = { location, type, time, date, description: undefined, title, id };
      const updated = await changeCalendarEvent(
        open().calendarEvents,
        before,
        aCalendarEventDraft({ title: "changed" }),
      );
      expect(await open().calendarEvents.list()).toEqual([updated]);
    },
  },
  {
    promise: "updating an event that is gone is NotFoundError, and brings nothing back",
    async prove({ open }) {
      const { calendarEvents } = open();
      const event = await addCalendarEvent(calendarEvents);
      await calendarEvents.remove([event.id]);
      await expect(calendarEvents.update([{ before: event, draft: aCalendarEventDraft() }])).rejects.toBeInstanceOf(
        NotFoundError,
      );
      expect(await open().calendarEvents.list()).toEqual([]);
    },
  },
  {
    promise: "an update that breaks a rule is refused with the fields it breaks, and changes nothing",
    async prove({ open }) {
      const event = await addCalendarEvent(open().calendarEvents);
      const refused = open().calendarEvents.update([
        { before: event, draft: { title: " ", date: "2026-02-30", time: "18:30" } },
      ]);
      await expect(refused).rejects.toBeInstanceOf(ValidationError);
      await expect(refused).rejects.toMatchObject({
        issues: [
          { field: "title", code: "required" },
          { field: "date", code: "malformed" },
        ],
      });
      expect(await open().calendarEvents.list()).toEqual([event]);
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
      expect(await open().calendarEvents.upcoming({ from: plain.date, limit: 1 })).toStrictEqual([changed]);
      await open().calendarEvents.update([
        { before: changed, draft: aCalendarEventDraft({ ends: "", canceled: false }) },
      ]);
      expect(await open().calendarEvents.list()).toStrictEqual([plain]);
    },
  },
  {
    promise: "removing takes one event away; removing it again is NotFoundError",
    async prove({ open }) {
      const { calendarEvents } = open();
      const { id } = await addCalendarEvent(calendarEvents, { title: "goes" });
      const stays = await addCalendarEvent(calendarEvents, { title: "stays" });
      await calendarEvents.remove([id]);
      await expect(calendarEvents.remove([id])).rejects.toBeInstanceOf(NotFoundError);
      expect(await open().calendarEvents.list()).toEqual([stays]);
    },
  },
  {
    promise: "a removed event comes back as it was, under its own id, at the end of the list",
    async prove({ open }) {
      const { calendarEvents } = open();
      const event = await addCalendarEvent(calendarEvents, { title: "back" });
      const other = await addCalendarEvent(calendarEvents, { title: "other" });
      await calendarEvents.remove([event.id]);
      expect(await calendarEvents.restore([event.id])).toStrictEqual([event]);
      expect(await open().calendarEvents.list()).toStrictEqual([other, event]);
      await calendarEvents.remove([event.id]);
      await calendarEvents.restore([event.id]);
      expect(await open().calendarEvents.list()).toStrictEqual([other, event]);
    },
  },
  {
    promise: "each removed event comes back once; one that was never removed is NotFoundError",
    async prove({ open }) {
      const { calendarEvents } = open();
      const event = await addCalendarEvent(calendarEvents);
      const other = await addCalendarEvent(calendarEvents, { title: "other" });
      await expect(calendarEvents.restore([event.id])).rejects.toBeInstanceOf(NotFoundError);
      await calendarEvents.remove([event.id]);
      await calendarEvents.remove([other.id]);
      await calendarEvents.restore([event.id]);
      await calendarEvents.restore([other.id]);
      await expect(calendarEvents.restore([event.id])).rejects.toBeInstanceOf(NotFoundError);
      expect(await open().calendarEvents.list()).toEqual([event, other]);
    },
  },
  {
    promise: "an event whose id another one has by now comes back under an id of its own",
    async prove({ open }) {
      const { calendarEvents } = open();
      const event = await addCalendarEvent(calendarEvents, { title: "back" });
      await calendarEvents.remove([event.id]);
      const other = await addCalendarEvent(calendarEvents, { title: "there" });
      const restored = await restoreCalendarEvent(calendarEvents, event.id);
      expect(restored).toEqual({ ...event, id: restored.id });
      expect(restored.id === event.id).toBe(other.id !== event.id);
      expect(await open().calendarEvents.list()).toEqual([other, restored]);
    },
  },
];

/** What every `CalendarEventRepository` promises of changing, removing and restoring. */
export function describeCalendarEventChanges(
  name: string,
  createHarness: CreateHarness<CalendarEventRepositoryHarness>,
): void {
  describeContract(`${name} keeps the contract of changing calendar events`, CASES, createHarness);
}
