import { EMPTY_SNAPSHOT, type Snapshot } from "@inner-light/core";
import { aCalendarEvent, aCalendarEventDraft, anyCodePoint, contractSuite } from "@inner-light/core/testing";
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

export const describeTexts = contractSuite<SqlHarness>("keeps every text", {
  "any text comes back as it was typed, also from a snapshot": async ({ open }) => {
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
  "unknown fields stay when a record is deleted and restored": async ({ open }) => {
    const { calendarEvents, deletedRecords, unreadableRecords, snapshots } = open();
    const event = { value: { ...aCalendarEvent({ id: 9 }), "x-future": 1e300 } };
    await replace(open(), { events: [{ value: "\uD800" }, event] });
    await calendarEvents.remove([9]);
    await deletedRecords.restore("events", [9]);
    expect((await snapshots.read()).events).toEqual([{ value: "\uD800" }, event]);
    expect(await unreadableRecords()).toMatchObject([{ noun: "events", count: 1 }]);
  },
});
