import { expect, vi } from "vitest";
import { StorageFullError, StorageUnavailableError, StorageWriteError } from "../shared/errors.ts";
import type { ContractCase } from "./contract.ts";
import { type StoredHarness, type StoredNoun, type StoredRepository, wordsOf } from "./stored-noun.ts";

/** What a list under a key promises when its storage fails. Cases A and B. */
export function storedFaultCases<Repository extends StoredRepository>(
  noun: StoredNoun<Repository>,
): ContractCase<StoredHarness<Repository>>[] {
  const { key, wordField } = noun;
  return [
    {
      key: "A1",
      promise: "reading a key that is absent leaves it absent",
      async prove({ open, storage }) {
        expect(await open().list()).toEqual({ items: [], state: "absent", issues: [] });
        expect(storage.writes).toBe(0);
        expect(storage.entries()).toEqual({});
      },
    },
    {
      key: "A2",
      promise: "an empty list reads as empty, and is not written again",
      async prove({ open, storage }) {
        storage.put(key, "[]");
        expect(await open().list()).toEqual({ items: [], state: "empty", issues: [] });
        expect(storage.writes).toBe(0);
      },
    },
    {
      key: "A3",
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
      key: "B1",
      promise: "a blocked storage is unavailable to reads, a typed error to writes, and works once it is unblocked",
      async prove({ open, storage }) {
        storage.put(key, JSON.stringify([noun.aRecord(1, "kept")]));
        const before = storage.entries();
        for (const access of ["throws", "null", "undefined"] as const) {
          storage.plan({ access });
          const repository = open();
          expect(await repository.list()).toEqual({ items: [], state: "unavailable", issues: [] });
          await expect(noun.add(repository, "new")).rejects.toBeInstanceOf(StorageUnavailableError);
          expect(storage.entries()).toEqual(before);
          storage.heal();
          expect(wordsOf(await repository.list(), wordField)).toEqual(["kept"]);
        }
      },
    },
    {
      key: "B2",
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
          if (storage.writes === 0) expect(outcome).toBeInstanceOf(StorageUnavailableError);
          else expect(outcome).toBeInstanceOf(StorageWriteError);
        }
        storage.plan({ read: () => true });
        expect((await open().list()).state).toBe("unavailable");
      },
    },
    {
      key: "B3",
      promise: "a full storage is a typed error: nothing changed, the list still shown, and no second try",
      async prove({ open, storage }) {
        storage.put(key, JSON.stringify([noun.aRecord(1, "kept")]));
        const before = storage.entries();
        const repository = open();
        const listener = vi.fn();
        repository.subscribe(listener);
        storage.plan({ write: () => "full" });
        await expect(noun.add(repository, "new")).rejects.toBeInstanceOf(StorageFullError);
        expect(storage.writes).toBe(1);
        expect(storage.entries()).toEqual(before);
        expect(wordsOf(await repository.list(), wordField)).toEqual(["kept"]);
        expect(listener).not.toHaveBeenCalled();
      },
    },
    {
      key: "B4",
      promise: "a write that is refused, ignored or altered is a typed error, and what was stored is back",
      async prove({ open, storage }) {
        for (const before of [null, JSON.stringify([noun.aRecord(1, "kept")])]) {
          for (const fault of ["refused", "ignored", "altered"] as const) {
            storage.put(key, before);
            storage.plan({ write: (nth) => (nth === 1 ? fault : undefined) });
            const repository = open();
            await expect(noun.add(repository, "new")).rejects.toBeInstanceOf(StorageWriteError);
            expect(storage.text(key)).toBe(before);
            expect(wordsOf(await repository.list(), wordField)).toEqual(before === null ? [] : ["kept"]);
          }
        }
      },
    },
    {
      key: "B6",
      promise: "an add that failed leaves no ghost for the next one to store",
      async prove({ open, storage }) {
        const repository = open();
        await noun.add(repository, "first");
        for (const fault of ["full", "refused", "ignored", "altered"] as const) {
          storage.plan({ write: (nth) => (nth === 1 ? fault : undefined) });
          await expect(noun.add(repository, "ghost")).rejects.toThrow();
          storage.heal();
        }
        await noun.add(repository, "third");
        expect(wordsOf(await open().list(), wordField)).toEqual(["first", "third"]);
      },
    },
  ];
}
