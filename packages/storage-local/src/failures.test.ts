import type { ErrorCode } from "@inner-light/core";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmission,
  aContactSubmissionDraft,
  type FaultPlan,
  FaultyStorage,
  FixedClock,
} from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { createLocalStorageRepositories, type LocalStorageRepositories } from "./create-local-storage-repositories.ts";

type Attempt = readonly [operation: string, key: string, attempt: (page: LocalStorageRepositories) => Promise<unknown>];

const event = aCalendarEvent({ id: 1 });
const submission = aContactSubmission({ id: 1 });

const READS: readonly Attempt[] = [
  ["list", "contactSubmissions:read", ({ readMarks }) => readMarks.list()],
  ["list", "backup:lastMadeAt", ({ backupLog }) => backupLog.lastMadeAt()],
  ["list", "*", ({ storedData }) => storedData.read()],
  ["list", "*", ({ storedData }) => storedData.usage()],
];

const LIST_WRITES: readonly Attempt[] = [
  ["add", "calendarEvents", ({ calendarEvents }) => calendarEvents.add(aCalendarEventDraft())],
  ["update", "calendarEvents", ({ calendarEvents }) => calendarEvents.update(1, aCalendarEventDraft({ title: "new" }))],
  ["restore", "calendarEvents", ({ calendarEvents }) => calendarEvents.restore({ ...event, id: 2 })],
  ["remove", "calendarEvents", ({ calendarEvents }) => calendarEvents.remove(1)],
  ["add", "contactSubmissions", ({ contactSubmissions }) => contactSubmissions.add(aContactSubmissionDraft())],
  ["restore", "contactSubmissions", ({ contactSubmissions }) => contactSubmissions.restore({ ...submission, id: 2 })],
  ["remove", "contactSubmissions", ({ contactSubmissions }) => contactSubmissions.remove(1)],
];

const WRITES: readonly Attempt[] = [
  ...LIST_WRITES,
  ["update", "contactSubmissions:read", ({ readMarks }) => readMarks.mark(1, true)],
  ["add", "backup:lastMadeAt", ({ backupLog }) => backupLog.noteMadeAt(0)],
  ["rewrite", "*", ({ storedData }) => storedData.rewrite(() => ({ carouselImages: "[]" }))],
];

const UNREACHABLE: readonly (readonly [FaultPlan, ErrorCode])[] = [
  [{ access: "throws" }, "storage-unavailable"],
  [{ access: "null" }, "storage-unavailable"],
  [{ read: () => true }, "storage-unavailable"],
];

const UNWRITABLE: readonly (readonly [FaultPlan, ErrorCode])[] = [
  [{ write: () => "full" }, "storage-full"],
  [{ write: () => "refused" }, "storage-write"],
  [{ write: () => "ignored" }, "storage-write"],
];

function aPage() {
  const storage = new FaultyStorage();
  storage.put("calendarEvents", JSON.stringify([event]));
  storage.put("contactSubmissions", JSON.stringify([submission]));
  const browser = { storage: () => storage.reach(), clock: new FixedClock(), setTimeout: () => undefined };
  return { storage, page: createLocalStorageRepositories(browser) };
}

describe("a failure says what was being done, and with what:", () => {
  it.each(READS)("to %s %s when the storage is out of reach", async (operation, key, attempt) => {
    for (const [plan, code] of UNREACHABLE) {
      const { storage, page } = aPage();
      storage.plan(plan);
      await expect(attempt(page)).rejects.toMatchObject({ code, operation, key });
    }
  });

  it.each(WRITES)("to %s %s when the storage is out of reach, full, or keeps nothing", async (...attempted) => {
    const [operation, key, attempt] = attempted;
    for (const [plan, code] of [...UNREACHABLE, ...UNWRITABLE]) {
      const { storage, page } = aPage();
      storage.plan(plan);
      await expect(attempt(page)).rejects.toMatchObject({ code, operation, key });
    }
  });

  it.each(LIST_WRITES)("to %s %s when a later version keeps the list", async (operation, key, attempt) => {
    const { storage, page } = aPage();
    storage.put(`${key}:version`, "2");
    await expect(attempt(page)).rejects.toMatchObject({ code: "storage-newer", operation, key });
  });

  it.each([
    ...LIST_WRITES,
    ["update", "contactSubmissions:read", ({ readMarks }) => readMarks.mark(1, true)] satisfies Attempt,
  ])("to %s %s when there is no room to set damage aside", async (operation, key, attempt) => {
    const { storage, page } = aPage();
    await page.calendarEvents.list();
    await page.contactSubmissions.list();
    storage.put(key, "damaged");
    storage.plan({ write: () => "full" });
    await expect(attempt(page)).rejects.toMatchObject({ code: "storage-corrupt", operation, key });
  });
});
