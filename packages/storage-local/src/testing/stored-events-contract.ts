import { type CalendarEvent, type Change, NotFoundError } from "@inner-light/core";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  addCalendarEvent,
  type CreateHarness,
  changeCalendarEvent,
  describeContract,
} from "@inner-light/core/testing";
import { expect } from "vitest";
import type { LocalStorageBackend } from "../create-local-storage-backend.ts";
import { BROWSER_CAPACITY } from "./map-storage.ts";
import { storedDamageCases } from "./stored-damage-cases.ts";
import { STORED_EVENTS } from "./stored-events.ts";
import { storedFaultCases } from "./stored-fault-cases.ts";
import type { StoredHarness } from "./stored-harness.ts";
import { type StoredCase, wordsOf } from "./stored-noun.ts";
import { storedTabCases } from "./stored-tab-cases.ts";
import { storedWriteCases } from "./stored-write-cases.ts";

const NOUN = STORED_EVENTS;
const good = { ...aCalendarEvent({ id: 9 }) };
const titles = (backend: LocalStorageBackend) => wordsOf(NOUN, backend);
const first: CalendarEvent = aCalendarEvent({ id: 1, title: "first" });
const FULL = { code: "full", reason: "quota" };

const CASES: readonly StoredCase[] = [
  ...storedFaultCases(NOUN),
  ...storedDamageCases(NOUN),
  ...storedTabCases(NOUN),
  ...storedWriteCases({
    name: "an update",
    noun: NOUN,
    records: [NOUN.aRecord(1, "first"), NOUN.aRecord(2, "second")],
    write: ({ calendarEvents }) =>
      calendarEvents.update([{ before: first, draft: aCalendarEventDraft({ title: "changed" }) }]),
  }),
  ...storedWriteCases({
    name: "a removal",
    noun: NOUN,
    records: [NOUN.aRecord(1, "first"), NOUN.aRecord(2, "second")],
    write: ({ calendarEvents }) => calendarEvents.remove([1]),
  }),
  ...storedWriteCases({
    name: "a restoration",
    noun: NOUN,
    records: [NOUN.aRecord(1, "first"), NOUN.aRecord(2, "second")],
    prepare: ({ calendarEvents }) => calendarEvents.remove([1]),
    write: ({ calendarEvents }) => calendarEvents.restore([1]),
  }),
  {
    promise: "an update keeps unknown fields, and drops the texts it leaves out",
    async prove({ open, storage }) {
      const extras = '"price":40,"__proto__":{"polluted":true}';
      storage.put(NOUN.key, `[${JSON.stringify(good).slice(0, -1)},${extras}}]`);
      const { title, date, time } = aCalendarEventDraft();
      const updated = await changeCalendarEvent(open().calendarEvents, good, { title, date, time, location: "" });
      const text = storage.text(NOUN.key) ?? "";
      expect(text).toContain(extras);
      expect(JSON.parse(text)).toEqual([{ ...JSON.parse(`{${extras}}`), ...updated }]);
      expect(text).not.toContain("description");
      expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    },
  },
  {
    promise: "an update that changes nothing writes and publishes nothing",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify([first]));
      const { calendarEvents, changes } = open();
      const heard: Change[] = [];
      changes.subscribe((change) => heard.push(change));
      const unchanged = { before: first, draft: aCalendarEventDraft({ title: "first" }) };
      expect(await calendarEvents.update([unchanged])).toEqual([first]);
      expect(storage.writes).toBe(0);
      expect(heard).toEqual([]);
    },
  },
  {
    promise: "an update based on another title than the stored one is a conflict, and writes nothing",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify([first]));
      const refused = open().calendarEvents.update([
        { before: { ...first, title: "other" }, draft: aCalendarEventDraft() },
      ]);
      await expect(refused).rejects.toMatchObject({ code: "conflict", message: "The event has changed" });
      expect(storage.writes).toBe(0);
    },
  },
  {
    promise: "an event put back keeps its unknown fields",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify([{ ...good, price: 40 }, NOUN.aRecord(1, "other")]));
      const { calendarEvents } = open();
      await calendarEvents.remove([9]);
      await calendarEvents.restore([9]);
      expect(JSON.parse(storage.text(NOUN.key) ?? "")).toEqual([NOUN.aRecord(1, "other"), { ...good, price: 40 }]);
    },
  },
  {
    promise: "removing an event that is not there writes nothing",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify([NOUN.aRecord(1, "kept")]));
      const { calendarEvents, changes } = open();
      const heard: Change[] = [];
      changes.subscribe((change) => heard.push(change));
      await expect(calendarEvents.remove([2])).rejects.toBeInstanceOf(NotFoundError);
      expect(storage.writes).toBe(0);
      expect(heard).toEqual([]);
    },
  },
  {
    promise: "a text left out is not written, not even as null; an event stored without a type has the default",
    async prove({ open, storage }) {
      const { title, date, time } = aCalendarEventDraft();
      await open().calendarEvents.add([{ title, date, time, description: undefined }]);
      await open().calendarEvents.add([{ title, date, time, location: "" }]);
      const stored: unknown[] = JSON.parse(storage.text(NOUN.key) ?? "");
      expect(stored.map((event) => Object.keys(Object(event)))).toEqual([
        ["id", "title", "date", "time", "type"],
        ["id", "title", "date", "time", "type", "location"],
      ]);
      storage.put(NOUN.key, JSON.stringify([{ id: 1, title, date, time }]));
      expect((await open().calendarEvents.list())[0]?.type).toBe("aura-reading");
    },
  },
  {
    promise: "with the quota reached, removing an event still works",
    async prove({ open, storage }) {
      const events = ["“one”", "two", "three"].map((title, id) =>
        aCalendarEvent({ id, title, description: "“”".repeat(20_000) }),
      );
      storage.put(NOUN.key, JSON.stringify(events));
      storage.put("other", "x".repeat(BROWSER_CAPACITY - (storage.text(NOUN.key)?.length ?? 0) - 100));
      await expect(addCalendarEvent(open().calendarEvents)).rejects.toMatchObject(FULL);
      await open().calendarEvents.remove([1]);
      expect(await titles(open())).toEqual(["“one”", "three"]);
    },
  },
  {
    promise: "an event whose removal failed is still there after the next add",
    async prove({ open, storage }) {
      const backend = open();
      const { id } = await addCalendarEvent(backend.calendarEvents, { title: "stays" });
      for (const fault of ["full", "refused", "ignored", "altered"] as const) {
        storage.plan({ write: (nth) => (nth === 1 ? fault : undefined) });
        await expect(backend.calendarEvents.remove([id])).rejects.toThrow();
        storage.heal();
        expect(await titles(backend)).toEqual(["stays"]);
      }
      await addCalendarEvent(backend.calendarEvents, { title: "new" });
      expect(await titles(open())).toEqual(["stays", "new"]);
    },
  },
  {
    promise: "unreadable records keep their order and their value when others are removed",
    async prove({ open, storage }) {
      const values = NOUN.unreadable.map(([, value]) => value);
      const stored = values.flatMap((value, id) => [NOUN.aRecord(id, `event ${id}`), value]);
      storage.put(NOUN.key, JSON.stringify(stored));
      const { calendarEvents } = open();
      for (let id = 0; id < values.length; id++) await calendarEvents.remove([id]);
      expect(storage.text(NOUN.key)).toBe(JSON.stringify(values));
      expect(await open().diagnostics.issues()).toMatchObject([{ count: values.length }]);
    },
  },
  {
    promise: "removing one of two events under one id leaves the other",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify([NOUN.aRecord(5, "first"), NOUN.aRecord(5, "second")]));
      await open().calendarEvents.remove([5]);
      expect(await titles(open())).toEqual(["second"]);
      storage.put(NOUN.key, JSON.stringify([NOUN.aRecord(5, "first"), { ...NOUN.aRecord(5, "second"), price: 40 }]));
      await open().calendarEvents.remove([6]);
      expect(await titles(open())).toEqual(["first"]);
      await expect(open().calendarEvents.remove([6])).rejects.toBeInstanceOf(NotFoundError);
    },
  },
  {
    promise: "nineteen thousand events are read and written",
    async prove({ open, storage }) {
      storage.put(NOUN.key, JSON.stringify(Array.from({ length: 19_000 }, (_, id) => NOUN.aRecord(id, `event ${id}`))));
      const { calendarEvents } = open();
      expect(await calendarEvents.list()).toHaveLength(19_000);
      await addCalendarEvent(calendarEvents, { title: "one more" });
      await calendarEvents.remove([0]);
      expect(await open().calendarEvents.list()).toHaveLength(19_000);
      expect(await open().calendarEvents.upcoming({ from: "2026-01-01", limit: 10 })).toHaveLength(10);
    },
  },
  {
    promise: "one event too many is refused, and leaves a whole list",
    async prove({ open, storage }) {
      storage.put("other", "x".repeat(BROWSER_CAPACITY - 9_000));
      const { calendarEvents } = open();
      const big = { description: "x".repeat(1_500) };
      for (let count = 0; count < 5; count++) await addCalendarEvent(calendarEvents, big);
      const before = storage.entries();
      await expect(addCalendarEvent(calendarEvents, big)).rejects.toMatchObject(FULL);
      await expect(calendarEvents.add([{ ...aCalendarEventDraft(), ...big }])).rejects.toMatchObject(FULL);
      expect(storage.entries()).toEqual(before);
      expect(await open().calendarEvents.list()).toHaveLength(5);
    },
  },
  {
    promise: "a text with wide characters is stored however it fits, with or without escapes",
    async prove({ open, storage }) {
      const wide = "✨".repeat(900_000);
      storage.put(NOUN.key, JSON.stringify([{ ...good, description: wide }]));
      await addCalendarEvent(open().calendarEvents, { description: "✨" });
      const events = await open().calendarEvents.list();
      expect(events.map(({ description }) => description)).toEqual([wide, "✨"]);
      expect(Object.keys(storage.entries())).toEqual([NOUN.key]);
    },
  },
];

/** What events stored as JSON under a key promise. */
export function describeStoredEvents(name: string, createHarness: CreateHarness<StoredHarness>): void {
  describeContract(`${name} keeps the stored list of events`, CASES, createHarness);
}
