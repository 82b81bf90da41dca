import type { Noun } from "@inner-light/core";
import { expect } from "vitest";
import type { LocalStorageBackend } from "../create-local-storage-backend.ts";
import type { FaultPlan } from "./faulty-storage.ts";
import { type StoredCase, type StoredNoun, wordsOf } from "./stored-noun.ts";

const NOT_KEPT = { code: "unavailable", reason: "not-kept" };

/** How a storage fails, and the error that this is to a write. */
const FAILURES: readonly (readonly [plan: FaultPlan, error: object])[] = [
  [{ read: () => true }, { code: "unavailable", reason: "blocked" }],
  [{ write: () => "full" }, { code: "full", reason: "quota" }],
  ...(["refused", "ignored", "altered"] as const).map(
    (fault) => [{ write: (nth: number) => (nth === 1 ? fault : undefined) }, NOT_KEPT] as const,
  ),
];

/** What a write to a list under a key promises when its storage fails. `prepare` is what the page does before. */
export function storedWriteCases(
  noun: StoredNoun,
  name: string,
  write: (backend: LocalStorageBackend) => Promise<unknown>,
  prepare?: (backend: LocalStorageBackend) => Promise<unknown>,
): StoredCase[] {
  const { key } = noun;
  const records = [noun.aRecord(1, "first"), noun.aRecord(2, "second")];
  return [
    {
      promise: `${name} in a storage that fails is a typed error: nothing changed, nothing published, and it works the next time`,
      async prove({ open, storage }) {
        storage.put(key, JSON.stringify(records));
        const backend = open();
        await prepare?.(backend);
        const [before, words] = [storage.entries(), await wordsOf(noun, backend)];
        const heard: Noun[] = [];
        backend.changes.subscribe((change) => heard.push(change));
        for (const [plan, error] of FAILURES) {
          storage.plan(plan);
          await expect(write(backend)).rejects.toMatchObject(error);
          storage.heal();
          expect(storage.entries()).toEqual(before);
          expect(await wordsOf(noun, backend)).toEqual(words);
        }
        expect(heard).toEqual([]);
        await write(backend);
        expect(storage.text(key)).not.toBe(before[key]);
        expect(await noun.list(backend)).toEqual(await noun.list(open()));
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
