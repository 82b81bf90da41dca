import { expect } from "vitest";
import { BROWSER_CAPACITY } from "./map-storage.ts";
import type { StoredHarness } from "./stored-harness.ts";
import { type StoredCase, type StoredNoun, wordsOf } from "./stored-noun.ts";

/** What a list under a key promises about its data: absent, as specified, damaged, odd, or not its own. */
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
      promise: "reading a key that is absent leaves it absent",
      async prove({ open, storage }) {
        expect(await noun.list(open())).toEqual([]);
        expect(storage.writes).toBe(0);
        expect(storage.entries()).toEqual({});
      },
    },
    {
      promise: "an empty list reads as empty, and is not written again",
      async prove({ open, storage }) {
        storage.put(key, "[]");
        expect(await noun.list(open())).toEqual([]);
        expect(await open().diagnostics.issues()).toEqual([]);
        expect(storage.writes).toBe(0);
      },
    },
    {
      promise: "what is stored is a plain JSON array of exactly the specified fields, under the one key",
      async prove({ open, storage }) {
        const first = await noun.add(open(), "first");
        const second = await noun.add(open(), "second");
        expect(Object.keys(storage.entries())).toEqual([key]);
        const stored: unknown[] = JSON.parse(storage.text(key) ?? "");
        expect(stored).toStrictEqual([first, second]);
        expect(stored.map((record) => Object.keys(Object(record)))).toEqual([noun.fields, noun.fields]);
      },
    },
    {
      promise: "truncated JSON, at every offset, cannot be read and is copied whole before the first write",
      async prove(harness) {
        const whole = JSON.stringify([1, 2, 3, 4, 5].map((id) => noun.aRecord(id, `record ${id}`)));
        for (let length = 0; length < whole.length; length++) await proveKept(harness, whole.slice(0, length));
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
      promise: "fields this site does not know survive, and are only data, whatever their names",
      async prove({ open, storage }) {
        const known = JSON.stringify({ price: 40, ...noun.aRecord(1, "odd"), deep: { er: [{}, [null, "x"]] } });
        const odd = `${known.slice(0, -1)},"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`;
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
