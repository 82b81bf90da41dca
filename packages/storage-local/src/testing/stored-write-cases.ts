import type { Noun } from "@inner-light/core";
import type { ContractCases } from "@inner-light/core/testing";
import { expect } from "vitest";
import type { LocalStorageBackend } from "../create-local-storage-backend.ts";
import type { FaultPlan } from "./faulty-storage.ts";
import { anEvent, KEY, type StoredHarness, titlesOf } from "./stored-harness.ts";

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
  name: string,
  write: (backend: LocalStorageBackend) => Promise<unknown>,
  prepare?: (backend: LocalStorageBackend) => Promise<unknown>,
): ContractCases<StoredHarness> {
  const records = [anEvent(1, "first"), anEvent(2, "second")];
  return {
    [`${name} in a failing storage is a typed error that changes nothing`]: async ({ open, storage }) => {
      storage.put(KEY, JSON.stringify(records));
      const backend = open();
      await prepare?.(backend);
      const [before, words] = [storage.entries(), await titlesOf(backend)];
      const heard: Noun[] = [];
      backend.changes.subscribe((change) => heard.push(change));
      for (const [plan, error] of FAILURES) {
        storage.plan(plan);
        await expect(write(backend)).rejects.toMatchObject(error);
        storage.heal();
        expect(storage.entries()).toEqual(before);
        expect(await titlesOf(backend)).toEqual(words);
      }
      expect(heard).toEqual([]);
      await write(backend);
      expect(storage.text(KEY)).not.toBe(before[KEY]);
      expect(await backend.calendarEvents.list()).toEqual(await open().calendarEvents.list());
    },
    [`${name} does not touch what a later version of the site wrote`]: async ({ open, storage }) => {
      storage.put(KEY, JSON.stringify(records));
      const backend = open();
      await prepare?.(backend);
      storage.put(`${KEY}:version`, "2");
      storage.heal();
      await expect(write(backend)).rejects.toMatchObject({ code: "read-only", reason: "newer-version" });
      expect(storage.writes).toBe(0);
    },
  };
}
