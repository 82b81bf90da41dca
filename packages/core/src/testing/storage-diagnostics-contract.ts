import { expect } from "vitest";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import type { StorageDiagnostics } from "../diagnostics/storage-diagnostics.ts";
import { type BackendHarness, type ContractCase, type CreateHarness, describeContract } from "./contract.ts";
import { addCalendarEvent } from "./fixtures.ts";

export type StorageDiagnosticsHarness = BackendHarness<{
  readonly diagnostics: StorageDiagnostics;
  readonly calendarEvents: CalendarEventRepository;
}>;

const CASES: readonly ContractCase<StorageDiagnosticsHarness>[] = [
  {
    promise: "an undamaged store has no issues, new or in use",
    async prove({ open }) {
      expect(await open().diagnostics.issues()).toEqual([]);
      await addCalendarEvent(open().calendarEvents);
      expect(await open().diagnostics.issues()).toEqual([]);
    },
  },
  {
    promise: "what is stored takes room, and no more than the capacity",
    async prove({ open }) {
      const before = await open().diagnostics.usage();
      await addCalendarEvent(open().calendarEvents);
      const { used, capacity } = await open().diagnostics.usage();
      expect(used).toBeGreaterThan(before.used);
      expect(used).toBeLessThanOrEqual(capacity ?? used);
      expect(capacity).toBe(before.capacity);
    },
  },
  {
    promise: "what the store says of its age stays the same",
    async prove({ open }) {
      const before = await open().diagnostics.keptSince();
      expect(before === null || Number.isFinite(Date.parse(before))).toBe(true);
      await addCalendarEvent(open().calendarEvents);
      expect(await open().diagnostics.keptSince()).toBe(before);
    },
  },
  {
    promise: "the raw export is JSON, and has what is stored",
    async prove({ open }) {
      await addCalendarEvent(open().calendarEvents, { title: "an evening in words of its own" });
      const text = await open().diagnostics.exportRaw();
      expect(() => JSON.parse(text)).not.toThrow();
      expect(text).toContain("an evening in words of its own");
    },
  },
];

/** What every `StorageDiagnostics` promises. What each finds in a damaged store is for its own tests. */
export function describeStorageDiagnostics(
  name: string,
  createHarness: CreateHarness<StorageDiagnosticsHarness>,
): void {
  describeContract(`${name} keeps the contract of StorageDiagnostics`, CASES, createHarness);
}
