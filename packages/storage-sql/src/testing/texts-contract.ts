import { DELETED_RECORDS_DAYS, EMPTY_SNAPSHOT, type Snapshot } from "@inner-light/core";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmission,
  anyCodePoint,
  contractSuite,
} from "@inner-light/core/testing";
import fc from "fast-check";
import { expect } from "vitest";
import type { SqlBackend } from "../create-sql-backend.ts";
import type { SqlHarness } from "./sql-harness.ts";

const anyText = fc.string({
  unit: fc.oneof(anyCodePoint, fc.constantFrom("\u0000", "\uD800", "\uDC00", "\\u0000", "'")),
});

async function replace({ snapshots }: SqlBackend, snapshot: Partial<Snapshot>) {
  await snapshots.replace({ ...EMPTY_SNAPSHOT, ...snapshot }, (await snapshots.read()).version);
}

export const describeTexts = contractSuite<SqlHarness>("keeps every text", [
  {
    promise: "any text comes back as it was typed, also from a snapshot",
    async prove({ open }) {
      const { calendarEvents, snapshots } = open();
      const texts = fc.sample(anyText, { numRuns: 50, seed: 1 });
      await calendarEvents.add(texts.map((description) => aCalendarEventDraft({ description })));
      const descriptions = async () => (await calendarEvents.list()).map(({ description }) => description);
      const expected = texts.map((text) => text.trim());
      expect(await descriptions()).toEqual(expected);
      const { version, ...snapshot } = await snapshots.read();
      await snapshots.replace(snapshot, version);
      expect(await descriptions()).toEqual(expected);
    },
  },
  {
    promise: "a record's JSON keeps its bytes, also when it is deleted and restored; a lone surrogate is escaped",
    async prove({ open, clock }) {
      const [event, message] = [aCalendarEvent({ id: 7 }), aContactSubmission({ id: 8 })];
      const deletedAt = "2026-04-30T12:00:00.000Z";
      const large = `{ "price": 1e400, ${JSON.stringify({ ...event, id: 9 }).slice(1)}`;
      const deleted = [
        { noun: "events", json: large, deletedAt },
        { noun: "messages", json: JSON.stringify({ ...message, id: 10 }), isRead: true, deletedAt },
      ] as const;
      const events = ["null", '"\uD800"', JSON.stringify(event)].map((json) => ({ json }));
      await replace(open(), { events, messages: [{ json: JSON.stringify(message) }], deleted });
      const { calendarEvents, inbox, diagnostics, deletedRecords, snapshots } = open();
      expect(await calendarEvents.list()).toEqual([event]);
      expect(await inbox.list()).toEqual([{ ...message, isRead: false }]);
      expect(await deletedRecords.list("messages")).toMatchObject([{ record: { id: 10, isRead: true }, deletedAt }]);
      expect(await diagnostics.issues()).toMatchObject([{ noun: "events", code: "unreadable-records", count: 2 }]);
      expect(await snapshots.read()).toMatchObject({
        events: events.with(1, { json: '"\\ud800"' }),
        slides: [],
        deleted,
      });
      await deletedRecords.restore("events", [9]);
      expect((await snapshots.read()).events?.at(-1)).toEqual({ json: large });
      clock.advance(DELETED_RECORDS_DAYS * 86_400_000);
      expect(await deletedRecords.list("messages")).toEqual([]);
    },
  },
  {
    promise: "a text in the place of a list is set aside and told, others stay as they were",
    async prove({ open }) {
      const damaged = { noun: "events", kind: "list", name: "", text: "[{" } as const;
      const version = { noun: "messages", kind: "version", name: ":version", text: "2" } as const;
      await replace(open(), { unreadable: [damaged, version] });
      const { calendarEvents, diagnostics, snapshots } = open();
      expect(await calendarEvents.list()).toEqual([]);
      expect(await diagnostics.issues()).toMatchObject([{ noun: "events", code: "copies-kept", count: 1 }]);
      const kept = { noun: "events", kind: "other", name: expect.stringMatching(/^:quarantine:/), text: "[{" };
      expect((await snapshots.read()).unreadable).toEqual([kept, version]);
    },
  },
]);
