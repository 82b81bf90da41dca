import { type CalendarEvent, NotFoundError, type Noun } from "@inner-light/core";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  addCalendarEvent,
  changeCalendarEvent,
  contractSuite,
} from "@inner-light/core/testing";
import { expect } from "vitest";
import { BROWSER_CAPACITY } from "./map-storage.ts";
import { storedDamageCases } from "./stored-damage-cases.ts";
import { anEvent, KEY, type StoredHarness, titlesOf } from "./stored-harness.ts";
import { storedTabCases } from "./stored-tab-cases.ts";

const good = anEvent(9, "good");
const first: CalendarEvent = aCalendarEvent({ id: 1, title: "first" });
const FULL = { code: "full", reason: "quota" };

/** What events stored as JSON under a key promise. */
export const describeStoredEvents = contractSuite<StoredHarness>("keeps the stored list of events", {
  ...storedDamageCases,
  ...storedTabCases,
  "no write touches what a later version of the site wrote": async ({ open, storage }) => {
    storage.put(KEY, JSON.stringify([first, anEvent(2, "second")]));
    const { calendarEvents, deletedRecords } = open();
    await calendarEvents.remove([2]);
    storage.put(`${KEY}:version`, "2");
    storage.heal();
    for (const write of [
      () => calendarEvents.add([aCalendarEventDraft()]),
      () => calendarEvents.update([{ before: first, draft: aCalendarEventDraft({ title: "changed" }) }]),
      () => calendarEvents.remove([1]),
      () => deletedRecords.restore("events", [2]),
    ])
      await expect(write()).rejects.toMatchObject({ code: "read-only", reason: "newer-version" });
    expect(storage.writes).toBe(0);
  },
  "an update keeps unknown fields, and drops the texts it leaves out": async ({ open, storage }) => {
    const extras = '"x-future":40,"__proto__":{"polluted":true}';
    storage.put(KEY, `[${JSON.stringify(good).slice(0, -1)},${extras}}]`);
    const { title, date, time } = aCalendarEventDraft();
    const updated = await changeCalendarEvent(open().calendarEvents, good, { title, date, time, location: "" });
    const text = storage.text(KEY) ?? "";
    expect(text).toContain(extras);
    expect(JSON.parse(text)).toEqual([{ ...JSON.parse(`{${extras}}`), ...updated }]);
    expect(text).not.toContain("description");
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  },
  "an update that changes nothing writes and publishes nothing": async ({ open, storage }) => {
    storage.put(KEY, JSON.stringify([first]));
    const { calendarEvents, changes } = open();
    const heard: Noun[] = [];
    changes.subscribe((change) => heard.push(change));
    const unchanged = { before: first, draft: aCalendarEventDraft({ title: "first" }) };
    expect(await calendarEvents.update([unchanged])).toEqual([first]);
    expect(storage.writes).toBe(0);
    expect(heard).toEqual([]);
  },
  "a text left out is not written; an event stored without a type has the default": async ({ open, storage }) => {
    const { title, date, time } = aCalendarEventDraft();
    await open().calendarEvents.add([{ title, date, time, description: undefined }]);
    await open().calendarEvents.add([{ title, date, time, location: "" }]);
    const stored: unknown[] = JSON.parse(storage.text(KEY) ?? "");
    expect(stored.map((event) => Object.keys(Object(event)))).toEqual([
      ["id", "title", "date", "time", "type"],
      ["id", "title", "date", "time", "type", "location"],
    ]);
    storage.put(KEY, JSON.stringify([{ id: 1, title, date, time }]));
    expect((await open().calendarEvents.list())[0]?.type).toBe("aura-reading");
  },
  "with the quota reached, removing an event still works": async ({ open, storage }) => {
    const events = ["“one”", "two", "three"].map((title, id) =>
      aCalendarEvent({ id, title, description: "“”".repeat(20_000) }),
    );
    storage.put(KEY, JSON.stringify(events));
    storage.put("other", "x".repeat(BROWSER_CAPACITY - (storage.text(KEY)?.length ?? 0) - 100));
    await expect(addCalendarEvent(open().calendarEvents)).rejects.toMatchObject(FULL);
    await open().calendarEvents.remove([1]);
    expect(await titlesOf(open())).toEqual(["“one”", "three"]);
  },
  "removing one of two events under one id leaves the other": async ({ open, storage }) => {
    storage.put(KEY, JSON.stringify([anEvent(5, "first"), anEvent(5, "second")]));
    await open().calendarEvents.remove([5]);
    expect(await titlesOf(open())).toEqual(["second"]);
    storage.put(KEY, JSON.stringify([anEvent(5, "first"), { ...anEvent(5, "second"), "x-future": 40 }]));
    await open().calendarEvents.remove([6]);
    expect(await titlesOf(open())).toEqual(["first"]);
    await expect(open().calendarEvents.remove([6])).rejects.toBeInstanceOf(NotFoundError);
  },
});
