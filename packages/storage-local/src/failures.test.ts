import type { ErrorCode } from "@inner-light/core";
import { writeBackupFile } from "@inner-light/core";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmission,
  aContactSubmissionDraft,
} from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import type { LocalStorageBackend } from "./create-local-storage-backend.ts";
import type { FaultPlan } from "./testing/faulty-storage.ts";
import { createStoredHarness } from "./testing/stored-harness.ts";

type Attempt = readonly [name: string, key: string, attempt: (backend: LocalStorageBackend) => Promise<unknown>];

const event = aCalendarEvent({ id: 1 });
const message = aContactSubmission({ id: 1 });
const backup = writeBackupFile({ createdAt: "2026-05-01T12:00:00.000Z", entries: { carouselImages: "[]" } });

const READS: readonly Attempt[] = [
  ["the events", "", ({ calendarEvents }) => calendarEvents.list()],
  ["the next events", "", ({ calendarEvents }) => calendarEvents.upcoming({ from: "2026-05-01", limit: 10 })],
  ["the inbox", "", ({ inbox }) => inbox.list()],
  ["a visitor's messages", "", ({ ownMessages }) => ownMessages.list()],
  ["a visitor's messages as a file", "", ({ ownMessages }) => ownMessages.export()],
  ["a backup", "", ({ backups }) => backups.export()],
  ["the preview of a backup", "", ({ backups }) => backups.preview(backup)],
  ["the time of the last backup", "", ({ backups }) => backups.lastBackupAt()],
  ["how full the storage is", "", ({ diagnostics }) => diagnostics.usage()],
  ["everything as it is stored", "", ({ diagnostics }) => diagnostics.exportRaw()],
];

const LIST_WRITES: readonly Attempt[] = [
  ["adding an event", "calendarEvents", ({ calendarEvents }) => calendarEvents.add([aCalendarEventDraft()])],
  [
    "updating an event",
    "calendarEvents",
    ({ calendarEvents }) => calendarEvents.update([{ before: event, draft: aCalendarEventDraft({ title: "new" }) }]),
  ],
  ["removing an event", "calendarEvents", ({ calendarEvents }) => calendarEvents.remove([1])],
  ["sending", "contactSubmissions", ({ contactSubmissions }) => contactSubmissions.add(aContactSubmissionDraft())],
  ["removing a message", "contactSubmissions", ({ inbox }) => inbox.remove(1)],
];

const MARKING: Attempt = ["marking a message", "contactSubmissions:read", ({ inbox }) => inbox.setRead(1, true)];

const WRITES: readonly Attempt[] = [
  ...LIST_WRITES,
  MARKING,
  ["restoring a backup", "", ({ backups }) => backups.restore(backup, "replace")],
];

type Failure = { readonly code: ErrorCode; readonly reason: string };

const UNREACHABLE: readonly (readonly [FaultPlan, Failure])[] = (
  [{ access: "throws" }, { access: "null" }, { read: () => true }] as const
).map((plan) => [plan, { code: "unavailable", reason: "blocked" }]);

const UNWRITABLE: readonly (readonly [FaultPlan, Failure])[] = [
  [{ write: () => "full" }, { code: "full", reason: "quota" }],
  [{ write: () => "refused" }, { code: "unavailable", reason: "not-kept" }],
  [{ write: () => "ignored" }, { code: "unavailable", reason: "not-kept" }],
];

function aPage() {
  const { open, storage } = createStoredHarness();
  storage.put("calendarEvents", JSON.stringify([event]));
  storage.put("contactSubmissions", JSON.stringify([message]));
  return { storage, backend: open() };
}

describe("an error has the code and the reason of the failure:", () => {
  it.each(READS)("%s of a blocked storage", async (_, __, attempt) => {
    for (const [plan, failure] of UNREACHABLE) {
      const { storage, backend } = aPage();
      storage.plan(plan);
      await expect(attempt(backend)).rejects.toMatchObject(failure);
    }
  });

  it.each(WRITES)("%s in a storage that is blocked, full, or keeps nothing", async (_, __, attempt) => {
    for (const [plan, failure] of [...UNREACHABLE, ...UNWRITABLE]) {
      const { storage, backend } = aPage();
      storage.plan(plan);
      await expect(attempt(backend)).rejects.toMatchObject(failure);
    }
  });

  it.each(LIST_WRITES)("%s where a later version wrote the list", async (_, key, attempt) => {
    const { storage, backend } = aPage();
    storage.put(`${key}:version`, "2");
    const failure = {
      code: "read-only",
      reason: "newer-version",
      message: "A later version of this site wrote the list",
    };
    await expect(attempt(backend)).rejects.toMatchObject(failure);
  });

  it.each([...LIST_WRITES, MARKING])("%s where there is no room to copy damage", async (_, key, attempt) => {
    const { storage, backend } = aPage();
    await backend.calendarEvents.list();
    await backend.inbox.list();
    storage.put(key, "damaged");
    storage.plan({ write: () => "full" });
    await expect(attempt(backend)).rejects.toMatchObject({ code: "full", reason: "damaged-not-copied" });
  });

  it("a backup is complete where its time cannot be stored", async () => {
    const { storage, backend } = aPage();
    storage.plan({ write: () => "full" });
    expect(await backend.backups.export()).toContain("Alma Reyes");
    expect(await backend.backups.lastBackupAt()).toBeNull();
  });
});
