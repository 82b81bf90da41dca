import { DELETED_RECORDS_DAYS, readBackupFile, writeBackupFile } from "@inner-light/core";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmission,
  anyCodePoint,
  contractSuite,
} from "@inner-light/core/testing";
import fc from "fast-check";
import { expect } from "vitest";
import type { SqlHarness } from "./sql-harness.ts";

const anyText = fc.string({
  unit: fc.oneof(anyCodePoint, fc.constantFrom("\u0000", "\uD800", "\uDC00", "\\u0000", "'")),
});

export const describeTexts = contractSuite<SqlHarness>("keeps every text", [
  {
    promise: "any text comes back as it was typed, also from a backup",
    async prove({ open }) {
      const { calendarEvents, backups } = open();
      const texts = fc.sample(anyText, { numRuns: 50, seed: 1 });
      await calendarEvents.add(texts.map((description) => aCalendarEventDraft({ description })));
      const descriptions = async () => (await calendarEvents.list()).map(({ description }) => description);
      const expected = texts.map((text) => text.trim());
      expect(await descriptions()).toEqual(expected);
      await backups.restore(await backups.export(), "replace");
      expect(await descriptions()).toEqual(expected);
    },
  },
  {
    promise: "a backup of a browser's storage is restored, with what was deleted there, and exported again",
    async prove({ open, clock }) {
      const deletedAt = "2026-04-30T12:00:00.000Z";
      const [event, message] = [aCalendarEvent({ id: 7 }), aContactSubmission({ id: 8 })];
      const deletedEvent = { id: 9, deletedAt, record: { ...event, id: 9, price: 40 } };
      const entries = {
        calendarEvents: JSON.stringify([event, null]),
        "calendarEvents:deleted": JSON.stringify([deletedEvent]),
        "calendarEvents:quarantine:4e15fcd3-2": "[{",
        carouselImages: "[]",
        contactSubmissions: JSON.stringify([message]),
        "contactSubmissions:deleted": JSON.stringify([{ id: 10, deletedAt, record: { ...message, id: 10 } }]),
        "contactSubmissions:read": "[10]",
      };
      const file = writeBackupFile({ createdAt: deletedAt, entries });
      const { backups, calendarEvents, inbox, diagnostics, deletedRecords } = open();
      await backups.restore(file, "replace");
      expect(await calendarEvents.list()).toEqual([event]);
      expect(await deletedRecords.list("events")).toEqual([{ record: { ...event, id: 9 }, deletedAt }]);
      expect(await inbox.list()).toEqual([{ ...message, isRead: false }]);
      expect(await deletedRecords.list("messages")).toEqual([
        { record: { ...message, id: 10, isRead: true }, deletedAt },
      ]);
      expect(await diagnostics.issues()).toMatchObject([
        { noun: "events", code: "unreadable-records", count: 1 },
        { noun: "events", code: "copies-kept", count: 1 },
      ]);
      expect(readBackupFile(await backups.export()).entries).toEqual(entries);
      await deletedRecords.restore("events", [9]);
      expect(await calendarEvents.list()).toContainEqual({ ...event, id: 9 });
      clock.advance(DELETED_RECORDS_DAYS * 86_400_000);
      expect(await deletedRecords.list("messages")).toEqual([]);
    },
  },
  {
    promise: "texts of a backup that are no lists are set aside, told, and exported again",
    async prove({ open }) {
      const entries = { calendarEvents: "[{", "contactSubmissions:read": "7", "contactSubmissions:deleted": "[null]" };
      const { backups, calendarEvents, diagnostics } = open();
      await backups.restore(writeBackupFile({ createdAt: "2026-05-01T12:00:00.000Z", entries }), "replace");
      expect(await calendarEvents.list()).toEqual([]);
      expect(await diagnostics.issues()).toMatchObject([
        { noun: "events", code: "copies-kept", count: 1 },
        { noun: "messages", code: "copies-kept", count: 2 },
      ]);
      const exported = Object.values(readBackupFile(await backups.export()).entries);
      expect(exported).toEqual(expect.arrayContaining(["[{", "7", "[null]"]));
    },
  },
]);
