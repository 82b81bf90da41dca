import { EMPTY_SNAPSHOT, type ErrorCode, exportBackup } from "@inner-light/core";
import { aCalendarEvent, aContactSubmission } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import type { LocalStorageBackend } from "./create-local-storage-backend.ts";
import type { FaultPlan } from "./testing/faulty-storage.ts";
import { createStoredHarness } from "./testing/stored-harness.ts";

type Attempt = readonly [name: string, attempt: (backend: LocalStorageBackend) => Promise<unknown>];

const event = aCalendarEvent({ id: 1 });
const message = aContactSubmission({ id: 1 });
const backup = { ...EMPTY_SNAPSHOT, slides: [] };

/** Those of the lists are in their contracts. */
const WRITES: readonly Attempt[] = [
  ["marking a message", ({ inbox }) => inbox.setRead(1, true)],
  ["restoring a backup", async ({ snapshots }) => snapshots.replace(backup, (await snapshots.read()).version)],
  ["merging a backup", ({ snapshots }) => snapshots.merge({ ...backup, slides: [{ json: "null" }] })],
];

type Failure = { readonly code: ErrorCode; readonly reason: string };

const BLOCKED: Failure = { code: "unavailable", reason: "blocked" };

const FAILURES: readonly (readonly [FaultPlan, Failure])[] = [
  [{ access: "throws" }, BLOCKED],
  [{ write: () => "full" }, { code: "full", reason: "quota" }],
  [{ write: () => "refused" }, { code: "unavailable", reason: "not-kept" }],
  [{ write: () => "ignored" }, { code: "unavailable", reason: "not-kept" }],
];

function aPage() {
  const { open, storage, clock } = createStoredHarness();
  storage.put("calendarEvents", JSON.stringify([event]));
  storage.put("contactSubmissions", JSON.stringify([message]));
  return { storage, clock, backend: open() };
}

describe("an error has the code and the reason of the failure:", () => {
  it("reading from a blocked storage", async () => {
    const { storage, backend } = aPage();
    storage.plan({ access: "throws" });
    await expect(backend.calendarEvents.list()).rejects.toMatchObject(BLOCKED);
  });

  it.each(WRITES)("%s in a storage that is blocked, full, or keeps nothing", async (_, attempt) => {
    for (const [plan, failure] of FAILURES) {
      const { storage, backend } = aPage();
      storage.plan(plan);
      await expect(attempt(backend)).rejects.toMatchObject(failure);
    }
  });

  it("marking a message where there is no room to copy damaged marks", async () => {
    const { storage, backend } = aPage();
    storage.put("contactSubmissions:read", "damaged");
    storage.plan({ write: () => "full" });
    const failure = { code: "full", reason: "damaged-not-copied" };
    await expect(backend.inbox.setRead(1, true)).rejects.toMatchObject(failure);
  });

  it("a backup is complete where its time cannot be stored", async () => {
    const { storage, clock, backend } = aPage();
    storage.plan({ write: () => "full" });
    expect(await exportBackup(backend.snapshots, clock, null)).toContain("Alma Reyes");
    expect((await backend.snapshots.backupTimes()).lastBackupAt).toBeNull();
  });
});
