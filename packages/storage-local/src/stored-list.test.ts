import { aCalendarEvent, aCalendarEventDraft, addCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { BROWSER_CAPACITY } from "./testing/map-storage.ts";
import { anEvent, anEventList, aPage, KEY, listOf, titlesOf } from "./testing/stored-harness.ts";

const FIELDS = ["id", "title", "description", "date", "time", "type", "location"];

describe("the list of events", () => {
  it("is a JSON array under one key", async () => {
    const { storage, add } = anEventList();
    const added = [await add("first"), await add("second")];
    expect(Object.keys(storage.entries())).toEqual([KEY]);
    const stored: unknown[] = JSON.parse(storage.text(KEY) ?? "");
    expect(stored).toStrictEqual(added);
    expect(stored.map((record) => Object.keys(Object(record)))).toEqual([FIELDS, FIELDS]);
  });

  it("keeps unknown fields, regardless of their names", async () => {
    const known = JSON.stringify({ "x-future": 40, ...anEvent(1, "odd"), deep: { er: [{}, [null, "x"]] } });
    const odd = `${known.slice(0, -1)},"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`;
    const { backend, storage, add } = anEventList(`[${odd}]`);
    const [event] = await backend.calendarEvents.list();
    expect(Object.keys(event ?? {})).toEqual(FIELDS);
    await add();
    expect(storage.text(KEY)?.startsWith(`[${odd},`)).toBe(true);
    for (const object of [Object.prototype, Object(event)]) expect("polluted" in object).toBe(false);
  });

  it("does not write or publish an update that changes nothing", async () => {
    const { backend, storage, heard } = anEventList(listOf("first"));
    const before = anEvent(0, "first");
    expect(await backend.calendarEvents.update([{ before, draft: before }])).toEqual([before]);
    expect(storage.writes).toBe(0);
    expect(heard).toEqual([]);
  });

  it("is the same array until a record changes", async () => {
    const { backend } = anEventList(listOf("first"));
    expect(await backend.calendarEvents.list()).toBe(await backend.calendarEvents.list());
  });

  it("shows records that share an id under different ids", async () => {
    const largest = Number.MAX_SAFE_INTEGER;
    const ids = [5, 5, 6, 5, largest, largest];
    const { backend, open, storage, add } = anEventList(JSON.stringify(ids.map((id) => anEvent(id, "one of many"))));
    const items = await backend.calendarEvents.list();
    expect(items.map(({ id }) => id)).toEqual([5, 7, 6, 8, largest, 0]);
    const added = await add();
    const stored: unknown[] = JSON.parse(storage.text(KEY) ?? "");
    expect(stored).toEqual([...items, added]);
    expect(await open().calendarEvents.list()).toEqual(stored);
  });

  it("can shrink when storage is full", async () => {
    const description = "“”".repeat(20_000);
    const events = ["“one”", "two", "three"].map((title, id) => aCalendarEvent({ id, title, description }));
    const { backend, open, storage } = anEventList(JSON.stringify(events));
    storage.put("other", "x".repeat(BROWSER_CAPACITY - (storage.text(KEY)?.length ?? 0) - 100));
    const refused = { code: "full", reason: "quota" };
    await expect(addCalendarEvent(backend.calendarEvents)).rejects.toMatchObject(refused);
    await backend.calendarEvents.remove([1]);
    expect(await titlesOf(open())).toEqual(["“one”", "three"]);
  });
});

describe("a list of events from a later version of the site", () => {
  it("has a version number above 1", async () => {
    const codesOf = async (version: string) => {
      const { diagnostics } = aPage({ [`${KEY}:version`]: version });
      return (await diagnostics.issues()).map(({ code }) => code);
    };
    for (const later of ["2", "1.1", "10", "2.0.0"]) expect(await codesOf(later)).toEqual(["newer-version"]);
    for (const other of ["1", "0", "", "word"]) expect(await codesOf(other)).toEqual([]);
  });

  it("is shown but not changed", async () => {
    const { backend, storage } = anEventList(listOf("first", "second"));
    const { calendarEvents, deletedRecords } = backend;
    await calendarEvents.remove([1]);
    storage.put(`${KEY}:version`, "2");
    storage.heal();
    expect(await titlesOf(backend)).toEqual(["first"]);
    const draft = aCalendarEventDraft();
    for (const write of [
      () => calendarEvents.add([draft]),
      () => calendarEvents.update([{ before: anEvent(0, "first"), draft }]),
      () => calendarEvents.remove([0]),
      () => deletedRecords.restore("events", [1]),
    ])
      await expect(write()).rejects.toMatchObject({ code: "read-only", reason: "newer-version" });
    expect(storage.writes).toBe(0);
  });
});

describe("a damaged list of events", () => {
  it("is copied byte for byte before the first write", async () => {
    const whole = listOf("first");
    for (let length = 0; length < whole.length; length++) {
      const damaged = whole.slice(0, length);
      const { backend, storage, add } = anEventList(damaged);
      await expect(backend.calendarEvents.list()).rejects.toMatchObject({ code: "unavailable", reason: "unreadable" });
      const issue = { noun: "events", code: "unreadable-list", count: 0, fields: [] };
      expect(await backend.diagnostics.issues()).toEqual([issue]);
      expect(storage.writes).toBe(0);
      const added = await add();
      const { [KEY]: text, ...copies } = storage.entries();
      expect(JSON.parse(text ?? "")).toEqual([added]);
      expect(Object.values(copies)).toEqual([damaged]);
      expect(Object.keys(copies)[0]).toMatch(new RegExp(`^${KEY}:quarantine:[0-9a-f]{8}-${length}$`));
    }
  });

  it("is not written to if there is no room for its copy", async () => {
    const { storage, add } = anEventList(`[${"x".repeat(BROWSER_CAPACITY * 0.6)}`);
    const before = storage.entries();
    const refused = { code: "full", reason: "damaged-not-copied" };
    await expect(add()).rejects.toMatchObject(refused);
    expect(storage.entries()).toEqual(before);
  });

  it("is copied only if this site would write it differently", async () => {
    const plain = JSON.stringify([{ ...anEvent(1, "“kept”"), long: 0 }]);
    const { storage, add } = anEventList(plain);
    await add();
    expect(Object.keys(storage.entries())).toEqual([KEY]);
    for (const strange of [
      JSON.stringify(JSON.parse(plain), null, 2),
      plain.replace('"long":0', '"long":12345678901234567890'),
      plain.replace('"long":0', '"long":1,"long":2'),
    ]) {
      storage.put(KEY, strange);
      await add();
      expect(Object.values(storage.entries())).toContain(strange);
    }
    expect(Object.keys(storage.entries())).toHaveLength(4);
  });

  it("is copied at most three times", async () => {
    const { backend, storage, add } = anEventList();
    for (const damaged of ["one", "two", "two", "three"]) {
      storage.put(KEY, damaged);
      await add();
    }
    storage.put(KEY, "four");
    const before = storage.entries();
    await expect(add()).rejects.toMatchObject({ code: "read-only", reason: "too-many-copies" });
    expect(storage.entries()).toEqual(before);
    expect(Object.values(before).toSorted()).toEqual(["four", "one", "three", "two"]);
    expect(await backend.diagnostics.issues()).toMatchObject([
      { code: "unreadable-list" },
      { code: "copies-kept", count: 3 },
    ]);
  });
});
