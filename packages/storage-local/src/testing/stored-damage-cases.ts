import { HOSTILE_TEXTS } from "@inner-light/core/testing";
import { expect } from "vitest";
import { BROWSER_CAPACITY } from "./map-storage.ts";
import type { StoredHarness } from "./stored-harness.ts";
import { type StoredCase, type StoredNoun, wordsOf } from "./stored-noun.ts";

/** Texts that are not JSON arrays. */
const NO_LISTS = [
  "",
  " ",
  "null",
  "{}",
  '"x"',
  "1",
  "undefined",
  "[object Object]",
  "\uFEFF[]",
  "\u0000\u0000",
  "[1,]",
];

/** What a list under a key promises about data that is damaged, odd, or not its own. Cases C. */
export function storedDamageCases(noun: StoredNoun): StoredCase[] {
  const { key } = noun;

  /** The damaged text is not readable, and the first write copies it byte for byte. */
  async function proveKept({ open, storage }: StoredHarness, damaged: string): Promise<void> {
    for (const stored of Object.keys(storage.entries())) storage.put(stored, null);
    storage.put(key, damaged);
    storage.heal();
    const backend = open();
    await expect(noun.list(backend)).rejects.toMatchObject({ code: "unavailable", reason: "unreadable" });
    const issue = { noun: noun.noun, code: "unreadable-list", count: 0, fields: [] };
    expect(await backend.diagnostics.issues()).toEqual([issue]);
    expect(storage.writes).toBe(0);
    const added = await noun.add(backend, "new");
    const { [key]: text, ...copies } = storage.entries();
    expect(JSON.parse(text ?? "")).toEqual([added]);
    expect(Object.values(copies)).toEqual([damaged]);
    expect(Object.keys(copies)[0]).toMatch(new RegExp(`^${key}:quarantine:[0-9a-f]{8}-${damaged.length}$`));
  }

  return [
    {
      promise: "truncated JSON, at every offset, cannot be read and is copied whole before the first write",
      async prove(harness) {
        const whole = JSON.stringify([1, 2, 3, 4, 5].map((id) => noun.aRecord(id, `record ${id}`)));
        for (let length = 0; length < whole.length; length++) await proveKept(harness, whole.slice(0, length));
      },
    },
    {
      promise: "any other text that is not a JSON array is kept in the same way",
      async prove(harness) {
        for (const text of [...NO_LISTS, "x".repeat(1_000_000)]) await proveKept(harness, text);
      },
    },
    {
      promise: "damaged data without room for a copy refuses the write, and everything stays as it was",
      async prove({ open, storage }) {
        storage.put(key, `[${"x".repeat(BROWSER_CAPACITY * 0.6)}`);
        const before = storage.entries();
        await expect(noun.add(open(), "new")).rejects.toMatchObject({ code: "full", reason: "damaged-not-copied" });
        expect(storage.entries()).toEqual(before);
        storage.put(key, "damaged");
        for (const fault of ["full", "refused", "ignored", "altered"] as const) {
          storage.plan({ write: (nth) => (nth === 1 ? fault : undefined) });
          await expect(noun.add(open(), "new")).rejects.toMatchObject({ code: "full", reason: "damaged-not-copied" });
          expect(storage.entries()).toEqual({ [key]: "damaged" });
        }
      },
    },
    {
      promise: "an unreadable record hides none of its neighbors, and stays where it is",
      async prove({ open, storage }) {
        for (const [name, value, field] of noun.unreadable) {
          const good = [noun.aRecord(1, "before"), noun.aRecord(2, "after")];
          storage.put(key, JSON.stringify([good[0], value, good[1]]));
          expect(await wordsOf(noun, open()), name).toEqual(["before", "after"]);
          const issue = { noun: noun.noun, code: "unreadable-records", count: 1, fields: [field] };
          expect(await open().diagnostics.issues(), name).toEqual([issue]);
          const added = await noun.add(open(), "new");
          expect(JSON.parse(storage.text(key) ?? ""), name).toEqual([good[0], value, good[1], added]);
        }
        expect(Object.keys(storage.entries())).toEqual([key]);
      },
    },
    {
      promise: "fields this site does not know survive a hundred adds of others",
      async prove({ open, storage }) {
        const odd = { price: 40, __typename: "Record", ...noun.aRecord(1, "odd"), deep: { er: [{}, [null, "x"]] } };
        storage.put(key, JSON.stringify([odd]));
        const backend = open();
        for (let index = 0; index < 100; index++) await noun.add(backend, `added ${index}`);
        const stored: unknown[] = JSON.parse(storage.text(key) ?? "");
        expect(stored).toHaveLength(101);
        expect(JSON.stringify(stored[0])).toBe(JSON.stringify(odd));
        expect(Object.keys((await noun.list(backend))[0] ?? {})).toEqual(noun.fields);
      },
    },
    {
      promise: "fields named like parts of JavaScript are only data, and survive",
      async prove({ open, storage }) {
        const record = JSON.stringify(noun.aRecord(1, "odd"));
        const odd = `${record.slice(0, -1)},"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`;
        storage.put(key, `[${odd}]`);
        const items = await noun.list(open());
        expect(Object.keys(items[0] ?? {})).toEqual(noun.fields);
        await noun.add(open(), "new");
        expect(storage.text(key)?.startsWith(`[${odd},`)).toBe(true);
        expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
        expect("polluted" in Object(items[0])).toBe(false);
      },
    },
    {
      promise: "records under one id are all listed, each under an id of its own, the same at every reading",
      async prove({ open, storage }) {
        const largest = Number.MAX_SAFE_INTEGER;
        const ids = [5, 5, 6, 5, largest, largest];
        storage.put(key, JSON.stringify(ids.map((id, index) => noun.aRecord(id, `record ${index}`))));
        const items = await noun.list(open());
        expect(items.map(({ id }) => id)).toEqual([5, 7, 6, 8, largest, 0]);
        const added = await noun.add(open(), "new");
        expect(items.map(({ id }) => id)).not.toContain(added.id);
        const stored: unknown[] = JSON.parse(storage.text(key) ?? "");
        expect(stored).toEqual([...items, added]);
        expect(await noun.list(open())).toEqual(stored);
      },
    },
    {
      promise: "odd characters survive reading, writing and reading again; the stored text stays within Latin-1",
      async prove({ open, storage }) {
        storage.put(key, JSON.stringify(HOSTILE_TEXTS.map((text, index) => noun.aRecord(index, `a${text}`))));
        await noun.add(open(), "“new”");
        expect(await wordsOf(noun, open())).toEqual([...HOSTILE_TEXTS.map((text) => `a${text}`), "“new”"]);
        expect([...(storage.text(key) ?? "")].filter((character) => character > "\u00ff")).toEqual([]);
        expect(Object.keys(storage.entries())).toEqual([key]);
      },
    },
    {
      promise: "everything else in the storage is left alone",
      async prove({ open, storage }) {
        const others = { theme: "dark", [`${key}2`]: "[]", "": "empty key", length: "7" };
        for (const [other, text] of Object.entries(others)) storage.put(other, text);
        storage.put(key, "damaged");
        await noun.add(open(), "new");
        expect(storage.entries()).toMatchObject(others);
      },
    },
    {
      promise: "a list that a later version keeps is shown and not written to",
      async prove({ open, storage }) {
        storage.put(key, JSON.stringify([noun.aRecord(1, "kept")]));
        for (const version of ["2", "1.1", "10", "2.0.0"]) {
          storage.put(`${key}:version`, version);
          const before = storage.entries();
          expect(await wordsOf(noun, open())).toEqual(["kept"]);
          const issue = { noun: noun.noun, code: "newer-version", count: 0, fields: [] };
          expect(await open().diagnostics.issues()).toEqual([issue]);
          const refused = { code: "read-only", reason: "newer-version" };
          await expect(noun.add(open(), "new")).rejects.toMatchObject(refused);
          expect(storage.entries()).toEqual(before);
          expect(storage.writes).toBe(0);
        }
        for (const version of ["1", "0", "", "word"]) {
          storage.put(`${key}:version`, version);
          expect(await open().diagnostics.issues()).toEqual([]);
          await noun.add(open(), "new");
        }
      },
    },
    {
      promise:
        "an array that this site would write in another way is copied before it is written over; one in a known form is not",
      async prove({ open, storage }) {
        const record = { ...noun.aRecord(1, "“kept”"), long: 0 };
        const plain = JSON.stringify([record]);
        storage.put(key, plain);
        await noun.add(open(), "new");
        expect(Object.keys(storage.entries())).toEqual([key]);
        const strange = [
          JSON.stringify([record], null, 2),
          plain.replace('"long":0', '"long":12345678901234567890'),
          plain.replace('"long":0', '"long":1,"long":2'),
        ];
        for (const text of strange) {
          storage.put(key, text);
          await noun.add(open(), "new");
          expect(Object.values(storage.entries())).toContain(text);
        }
        expect(Object.keys(storage.entries())).toHaveLength(4);
      },
    },
    {
      promise: "three copies are kept; what would need a fourth refuses the write rather than lose a copy",
      async prove({ open, storage }) {
        for (const damaged of ["one", "two", "two", "three"]) {
          storage.put(key, damaged);
          await noun.add(open(), "new");
        }
        storage.put(key, "four");
        const before = storage.entries();
        const refused = { code: "read-only", reason: "too-many-copies" };
        await expect(noun.add(open(), "new")).rejects.toMatchObject(refused);
        expect(storage.entries()).toEqual(before);
        expect(Object.values(before).toSorted()).toEqual(["four", "one", "three", "two"]);
        expect(await open().diagnostics.issues()).toEqual([
          { noun: noun.noun, code: "unreadable-list", count: 0, fields: [] },
          { noun: noun.noun, code: "copies-kept", count: 3, fields: [] },
        ]);
      },
    },
  ];
}
