import type { Change } from "@inner-light/core";
import { expect } from "vitest";
import { type StoredCase, type StoredNoun, wordsOf } from "./stored-noun.ts";

const BLOCKED = { code: "unavailable", reason: "blocked" };
const NOT_KEPT = { code: "unavailable", reason: "not-kept" };
const FULL = { code: "full", reason: "quota" };

/** What a list under a key promises when its storage fails. Cases A and B. */
export function storedFaultCases(noun: StoredNoun): StoredCase[] {
  const { key } = noun;
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
      promise: "a blocked storage is a typed error to reads and writes, and works once it is unblocked",
      async prove({ open, storage }) {
        storage.put(key, JSON.stringify([noun.aRecord(1, "kept")]));
        const before = storage.entries();
        for (const access of ["throws", "null", "undefined"] as const) {
          storage.plan({ access });
          const backend = open();
          await expect(noun.list(backend)).rejects.toMatchObject(BLOCKED);
          await expect(noun.add(backend, "new")).rejects.toMatchObject(BLOCKED);
          expect(await backend.diagnostics.issues()).toContainEqual({
            noun: noun.noun,
            code: "unreachable",
            count: 0,
            fields: [],
          });
          expect(storage.entries()).toEqual(before);
          storage.heal();
          expect(await wordsOf(noun, backend)).toEqual(["kept"]);
        }
      },
    },
    {
      promise: "a storage that cannot be read is never written over, whichever read fails",
      async prove({ open, storage }) {
        storage.put(key, JSON.stringify([noun.aRecord(1, "kept")]));
        const before = storage.entries();
        storage.heal();
        await noun.add(open(), "new");
        const { reads } = storage;
        expect(reads).toBeGreaterThan(0);
        for (let nth = 1; nth <= reads; nth++) {
          storage.put(key, before[key] ?? null);
          storage.plan({ read: (read) => read === nth });
          const outcome = await noun.add(open(), "new").catch((error: unknown) => error);
          expect(storage.entries()).toEqual(before);
          expect(outcome).toMatchObject(storage.writes === 0 ? BLOCKED : NOT_KEPT);
        }
        storage.plan({ read: () => true });
        await expect(noun.list(open())).rejects.toMatchObject(BLOCKED);
      },
    },
    {
      promise: "a full storage is a typed error: nothing changed, nothing published, and no second try",
      async prove({ open, storage }) {
        storage.put(key, JSON.stringify([noun.aRecord(1, "kept")]));
        const before = storage.entries();
        const backend = open();
        const heard: Change[] = [];
        backend.changes.subscribe((change) => heard.push(change));
        storage.plan({ write: () => "full" });
        await expect(noun.add(backend, "new")).rejects.toMatchObject(FULL);
        expect(storage.writes).toBe(1);
        expect(storage.entries()).toEqual(before);
        expect(await wordsOf(noun, backend)).toEqual(["kept"]);
        expect(heard).toEqual([]);
      },
    },
    {
      promise: "a write that is refused, ignored or altered is a typed error, and what was stored is back",
      async prove({ open, storage }) {
        for (const before of [null, JSON.stringify([noun.aRecord(1, "kept")])]) {
          for (const fault of ["refused", "ignored", "altered"] as const) {
            storage.put(key, before);
            storage.plan({ write: (nth) => (nth === 1 ? fault : undefined) });
            const backend = open();
            await expect(noun.add(backend, "new")).rejects.toMatchObject(NOT_KEPT);
            expect(storage.text(key)).toBe(before);
            expect(await wordsOf(noun, backend)).toEqual(before === null ? [] : ["kept"]);
          }
        }
      },
    },
    {
      promise: "an add that failed leaves nothing for the next one to store",
      async prove({ open, storage }) {
        const backend = open();
        await noun.add(backend, "first");
        for (const fault of ["full", "refused", "ignored", "altered"] as const) {
          storage.plan({ write: (nth) => (nth === 1 ? fault : undefined) });
          await expect(noun.add(backend, "ghost")).rejects.toThrow();
          storage.heal();
        }
        await noun.add(backend, "third");
        expect(await wordsOf(noun, open())).toEqual(["first", "third"]);
      },
    },
  ];
}
