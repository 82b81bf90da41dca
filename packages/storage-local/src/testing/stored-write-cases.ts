import type { Change } from "@inner-light/core";
import { expect } from "vitest";
import type { LocalStorageBackend } from "../create-local-storage-backend.ts";
import { type StoredCase, type StoredNoun, wordsOf } from "./stored-noun.ts";

/** A write other than adding. */
export interface StoredWrite {
  /** What it is called in the cases: "an update". */
  readonly name: string;
  readonly noun: StoredNoun;
  /** The records that are stored before. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
  /** What the page does before its storage fails. */
  prepare?(backend: LocalStorageBackend): Promise<unknown>;
  write(backend: LocalStorageBackend): Promise<unknown>;
}

/** What any write to a list under a key promises when its storage fails: a typed error, and nothing changed. */
export function storedWriteCases({ name, noun, records, prepare, write }: StoredWrite): StoredCase[] {
  const { key } = noun;
  return [
    {
      promise: `${name} is refused by a blocked storage, and works once it is unblocked`,
      async prove({ open, storage }) {
        storage.put(key, JSON.stringify(records));
        const backend = open();
        await prepare?.(backend);
        const before = storage.entries();
        storage.plan({ read: () => true });
        await expect(write(backend)).rejects.toMatchObject({ code: "unavailable", reason: "blocked" });
        storage.heal();
        expect(storage.entries()).toEqual(before);
        await write(backend);
        expect(storage.text(key)).not.toBe(before[key]);
      },
    },
    {
      promise: `${name} that does not fit is refused: nothing changed, nothing published, and no second try`,
      async prove({ open, storage }) {
        storage.put(key, JSON.stringify(records));
        const backend = open();
        await prepare?.(backend);
        const [before, words] = [storage.entries(), await wordsOf(noun, backend)];
        const heard: Change[] = [];
        backend.changes.subscribe((change) => heard.push(change));
        const tried: string[] = [];
        storage.plan({
          write: (_, written) => {
            tried.push(written);
            return "full";
          },
        });
        await expect(write(backend)).rejects.toMatchObject({ code: "full", reason: "quota" });
        expect(tried.filter((written) => written === key)).toHaveLength(1);
        expect(storage.entries()).toEqual(before);
        expect(await wordsOf(noun, backend)).toEqual(words);
        expect(heard).toEqual([]);
      },
    },
    {
      promise: `${name} that is refused, ignored or altered is a typed error, leaves nothing behind, and works the next time`,
      async prove({ open, storage }) {
        storage.put(key, JSON.stringify(records));
        const backend = open();
        await prepare?.(backend);
        const before = storage.entries();
        for (const fault of ["refused", "ignored", "altered"] as const) {
          storage.plan({ write: (nth) => (nth === 1 ? fault : undefined) });
          await expect(write(backend)).rejects.toMatchObject({ code: "unavailable", reason: "not-kept" });
          expect(storage.entries()).toEqual(before);
        }
        storage.heal();
        await write(backend);
        expect(await noun.list(backend)).toEqual(await noun.list(open()));
        expect(storage.text(key)).not.toBe(before[key]);
      },
    },
    {
      promise: `${name} leaves what cannot be read where it is`,
      async prove({ open, storage }) {
        const stored = [null, ...records, { title: 7 }, "x"];
        storage.put(key, JSON.stringify(stored));
        const backend = open();
        await prepare?.(backend);
        await write(backend);
        const after: unknown[] = JSON.parse(storage.text(key) ?? "");
        expect(after).toEqual(expect.arrayContaining([null, { title: 7 }, "x"]));
        expect(after[0]).toBeNull();
        expect(await open().diagnostics.issues()).toMatchObject([{ code: "unreadable-records", count: 3 }]);
      },
    },
    {
      promise: `${name} does not touch what a later version of the site wrote`,
      async prove({ open, storage }) {
        storage.put(key, JSON.stringify(records));
        const backend = open();
        await prepare?.(backend);
        storage.put(`${key}:version`, "2");
        storage.heal();
        await expect(write(backend)).rejects.toMatchObject({ code: "read-only", reason: "newer-version" });
        expect(storage.writes).toBe(0);
      },
    },
  ];
}
