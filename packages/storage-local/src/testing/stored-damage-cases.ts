import type { ContractCases } from "@inner-light/core/testing";
import { expect } from "vitest";
import { BROWSER_CAPACITY } from "./map-storage.ts";
import { addEvent, anEvent, KEY, type StoredHarness, titlesOf } from "./stored-harness.ts";

const FIELDS = ["id", "title", "description", "date", "time", "type", "location"];
const good = anEvent(9, "good");
const { id: _, ...withoutId } = good;

/** Values that no event can be read from, and the field to blame. */
const UNREADABLE = [
  [null, "not a record"],
  ["Alma Reyes", "not a record"],
  [[], "id"],
  [withoutId, "id"],
  [{ ...good, id: "9" }, "id"],
  [{ ...good, time: "9:00" }, "time"],
  [{ ...good, date: "2026-02-30" }, "date"],
  [{ ...good, title: " \n" }, "title"],
] as const;

/** The damaged text is not readable, and the first write copies it byte for byte. */
async function proveKept({ open, storage }: StoredHarness, damaged: string): Promise<void> {
  for (const stored of Object.keys(storage.entries())) storage.put(stored, null);
  storage.put(KEY, damaged);
  storage.heal();
  const backend = open();
  await expect(backend.calendarEvents.list()).rejects.toMatchObject({ code: "unavailable", reason: "unreadable" });
  const issue = { noun: "events", code: "unreadable-list", count: 0, fields: [] };
  expect(await backend.diagnostics.issues()).toEqual([issue]);
  expect(storage.writes).toBe(0);
  const added = await addEvent(backend);
  const { [KEY]: text, ...copies } = storage.entries();
  expect(JSON.parse(text ?? "")).toEqual([added]);
  expect(Object.values(copies)).toEqual([damaged]);
  expect(Object.keys(copies)[0]).toMatch(new RegExp(`^${KEY}:quarantine:[0-9a-f]{8}-${damaged.length}$`));
}

/** What a list under a key promises about its data: absent, as specified, damaged, odd, or not its own. */
export const storedDamageCases: ContractCases<StoredHarness> = {
  "what is absent or empty reads as empty, and is not written": async ({ open, storage }) => {
    for (const text of [null, "[]"]) {
      storage.put(KEY, text);
      expect(await open().calendarEvents.list()).toEqual([]);
      expect(await open().diagnostics.issues()).toEqual([]);
      expect(storage.text(KEY)).toBe(text);
    }
    expect(storage.writes).toBe(0);
  },
  "what is stored is a JSON array of exactly the specified fields, under one key": async ({ open, storage }) => {
    const first = await addEvent(open(), "first");
    const second = await addEvent(open(), "second");
    expect(Object.keys(storage.entries())).toEqual([KEY]);
    const stored: unknown[] = JSON.parse(storage.text(KEY) ?? "");
    expect(stored).toStrictEqual([first, second]);
    expect(stored.map((record) => Object.keys(Object(record)))).toEqual([FIELDS, FIELDS]);
  },
  "truncated JSON, at every offset, is unreadable, and copied before the first write": async (harness) => {
    const whole = JSON.stringify([1, 2, 3, 4, 5].map((id) => anEvent(id, `record ${id}`)));
    for (let length = 0; length < whole.length; length++) await proveKept(harness, whole.slice(0, length));
  },
  "without room for a copy of damaged data, a write is refused and changes nothing": async ({ open, storage }) => {
    storage.put(KEY, `[${"x".repeat(BROWSER_CAPACITY * 0.6)}`);
    const before = storage.entries();
    await expect(addEvent(open())).rejects.toMatchObject({ code: "full", reason: "damaged-not-copied" });
    expect(storage.entries()).toEqual(before);
    storage.put(KEY, "damaged");
    for (const fault of ["full", "refused", "ignored", "altered"] as const) {
      storage.plan({ write: (nth) => (nth === 1 ? fault : undefined) });
      await expect(addEvent(open())).rejects.toMatchObject({ code: "full", reason: "damaged-not-copied" });
      expect(storage.entries()).toEqual({ [KEY]: "damaged" });
    }
  },
  "an unreadable record hides none of its neighbors, and stays where it is": async ({ open, storage }) => {
    for (const [value, field] of UNREADABLE) {
      const good = [anEvent(1, "before"), anEvent(2, "after")];
      storage.put(KEY, JSON.stringify([good[0], value, good[1]]));
      expect(await titlesOf(open())).toEqual(["before", "after"]);
      const issue = { noun: "events", code: "unreadable-records", count: 1, fields: [field] };
      expect(await open().diagnostics.issues()).toEqual([issue]);
      const added = await addEvent(open());
      expect(JSON.parse(storage.text(KEY) ?? "")).toEqual([good[0], value, good[1], added]);
    }
    expect(Object.keys(storage.entries())).toEqual([KEY]);
  },
  "fields this site does not know survive, and are only data, whatever their names": async ({ open, storage }) => {
    const known = JSON.stringify({ "x-future": 40, ...anEvent(1, "odd"), deep: { er: [{}, [null, "x"]] } });
    const odd = `${known.slice(0, -1)},"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`;
    storage.put(KEY, `[${odd}]`);
    const items = await open().calendarEvents.list();
    expect(Object.keys(items[0] ?? {})).toEqual(FIELDS);
    await addEvent(open());
    expect(storage.text(KEY)?.startsWith(`[${odd},`)).toBe(true);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect("polluted" in Object(items[0])).toBe(false);
  },
  "records under one id are all listed, each under an id of its own, always the same": async ({ open, storage }) => {
    const largest = Number.MAX_SAFE_INTEGER;
    const ids = [5, 5, 6, 5, largest, largest];
    storage.put(KEY, JSON.stringify(ids.map((id, index) => anEvent(id, `record ${index}`))));
    const items = await open().calendarEvents.list();
    expect(items.map(({ id }) => id)).toEqual([5, 7, 6, 8, largest, 0]);
    const added = await addEvent(open());
    expect(items.map(({ id }) => id)).not.toContain(added.id);
    const stored: unknown[] = JSON.parse(storage.text(KEY) ?? "");
    expect(stored).toEqual([...items, added]);
    expect(await open().calendarEvents.list()).toEqual(stored);
  },
  "a list that a later version keeps is shown and not written to": async ({ open, storage }) => {
    storage.put(KEY, JSON.stringify([anEvent(1, "kept")]));
    for (const version of ["2", "1.1", "10", "2.0.0"]) {
      storage.put(`${KEY}:version`, version);
      expect(await titlesOf(open())).toEqual(["kept"]);
      const issue = { noun: "events", code: "newer-version", count: 0, fields: [] };
      expect(await open().diagnostics.issues()).toEqual([issue]);
      await expect(addEvent(open())).rejects.toMatchObject({ code: "read-only" });
    }
    for (const version of ["1", "0", "", "word"]) {
      storage.put(`${KEY}:version`, version);
      expect(await open().diagnostics.issues()).toEqual([]);
      await addEvent(open());
    }
  },
  "an array that this site would write in another way is copied first, no other is": async ({ open, storage }) => {
    const record = { ...anEvent(1, "“kept”"), long: 0 };
    const plain = JSON.stringify([record]);
    storage.put(KEY, plain);
    await addEvent(open());
    expect(Object.keys(storage.entries())).toEqual([KEY]);
    const strange = [
      JSON.stringify([record], null, 2),
      plain.replace('"long":0', '"long":12345678901234567890'),
      plain.replace('"long":0', '"long":1,"long":2'),
    ];
    for (const text of strange) {
      storage.put(KEY, text);
      await addEvent(open());
      expect(Object.values(storage.entries())).toContain(text);
    }
    expect(Object.keys(storage.entries())).toHaveLength(4);
  },
  "three copies are kept; a write that would need a fourth is refused": async ({ open, storage }) => {
    for (const damaged of ["one", "two", "two", "three"]) {
      storage.put(KEY, damaged);
      await addEvent(open());
    }
    storage.put(KEY, "four");
    const before = storage.entries();
    const refused = { code: "read-only", reason: "too-many-copies" };
    await expect(addEvent(open())).rejects.toMatchObject(refused);
    expect(storage.entries()).toEqual(before);
    expect(Object.values(before).toSorted()).toEqual(["four", "one", "three", "two"]);
    expect(await open().diagnostics.issues()).toEqual([
      { noun: "events", code: "unreadable-list", count: 0, fields: [] },
      { noun: "events", code: "copies-kept", count: 3, fields: [] },
    ]);
    storage.put(KEY, "two");
    await addEvent(open());
  },
};
