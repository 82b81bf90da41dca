import { type CalendarEvent, NotFoundError, type Noun } from "@inner-light/core";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  addCalendarEvent,
  changeCalendarEvent,
  contractSuite,
} from "@inner-light/core/testing";
import { expect } from "vitest";
import type { LocalStorageBackend } from "../create-local-storage-backend.ts";
import { BROWSER_CAPACITY } from "./map-storage.ts";
import { storedDamageCases } from "./stored-damage-cases.ts";
import type { StoredHarness } from "./stored-harness.ts";
import { type StoredNoun, wordsOf } from "./stored-noun.ts";
import { storedTabCases } from "./stored-tab-cases.ts";
import { storedWriteCases } from "./stored-write-cases.ts";

const good = { ...aCalendarEvent({ id: 9 }) };
const { id: _, ...withoutId } = good;

const NOUN: StoredNoun = {
  noun: "events",
  key: "calendarEvents",
  fields: ["id", "title", "description", "date", "time", "type", "location"],
  wordField: "title",
  aRecord: (id, title) => ({ ...aCalendarEvent({ id, title }) }),
  add: ({ calendarEvents }, title) => addCalendarEvent(calendarEvents, { title }),
  list: ({ calendarEvents }) => calendarEvents.list(),
  unreadable: [
    ["null", null, "not a record"],
    ["a string", "Alma Reyes", "not a record"],
    ["an array", [], "id"],
    ["no id", withoutId, "id"],
    ["an id in quotes", { ...good, id: "9" }, "id"],
    ["an unknown type", { ...good, type: "seance" }, "type"],
    ["February 30", { ...good, date: "2026-02-30" }, "date"],
    ["a blank title", { ...good, title: " \n" }, "title"],
  ],
};

const titles = (backend: LocalStorageBackend) => wordsOf(NOUN, backend);
const first: CalendarEvent = aCalendarEvent({ id: 1, title: "first" });
const FULL = { code: "full", reason: "quota" };

/** What events stored as JSON under a key promise. */
export const describeStoredEvents = contractSuite<StoredHarness>("keeps the stored list of events", [
  ...storedDamageCases(NOUN),
  ...storedTabCases(NOUN),
  ...storedWriteCases(NOUN, "an add", (backend) => NOUN.add(backend, "new")),
  ...storedWriteCases(NOUN, "an update", ({ calendarEvents }) =>
    calendarEvents.update([{ before: first, draft: aCalendarEventDraft({ title: "changed" }) }]),
  ),
  ...storedWriteCases(NOUN, "a removal", ({ calendarEvents }) => calendarEvents.remove([1])),
  ...storedWriteCases(
    NOUN,
    "a restoration",
    ({ deletedRecords }) => deletedRecords.restore("events", [1]),
    ({ calendarEvents }) => calendarEvents.remove([1]),
  ),
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
      const heard: Noun[] = [];
      changes.subscribe((change) => heard.push(change));
      const unchanged = { before: first, draft: aCalendarEventDraft({ title: "first" }) };
      expect(await calendarEvents.update([unchanged])).toEqual([first]);
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
]);
