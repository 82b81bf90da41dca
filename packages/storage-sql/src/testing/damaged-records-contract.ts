import { EMPTY_SNAPSHOT } from "@inner-light/core";
import { aCalendarEvent, aCalendarEventDraft, addCalendarEvent, contractSuite } from "@inner-light/core/testing";
import { expect } from "vitest";
import type { SqlHarness } from "./sql-harness.ts";

const writeBody = (db: SqlHarness["db"], position: number, body: string) =>
  db.updateTable("record").set({ body }).where("noun", "=", "events").where("position", "=", position).execute();

export const describeDamagedRecords = contractSuite<SqlHarness>("preserves unreadable records", {
  "omits unreadable records from lists and reports their fields": async ({ open, db }) => {
    const { calendarEvents, upcomingEvents, unreadableRecords, snapshots } = open();
    const titles = ["one", "two", "three", "four"];
    const events = await calendarEvents.add(titles.map((title) => aCalendarEventDraft({ title })));
    await writeBody(db, 0, "{ not JSON");
    await writeBody(db, 2, '{"id":7,"title":"without a date"}');
    const readable = [events[1], events[3]];
    expect(await calendarEvents.list()).toEqual(readable);
    expect(await upcomingEvents.list({ from: "2026-05-14", limit: 2 })).toEqual(readable);
    expect(await unreadableRecords()).toEqual([{ noun: "events", count: 2, fields: ["not a record", "date"] }]);
    const { version, ...snapshot } = await snapshots.read();
    expect(snapshot.events?.[0]).toEqual({ value: "{ not JSON" });
    await snapshots.replace(snapshot, version);
    expect(await calendarEvents.list()).toEqual(readable);
    expect(await unreadableRecords()).toMatchObject([{ count: 2 }]);
  },
  "lists an event that an earlier version could not read": async ({ open, db }) => {
    const { calendarEvents, upcomingEvents } = open();
    const { type: _, ...known } = await addCalendarEvent(calendarEvents);
    await writeBody(db, 0, JSON.stringify({ ...known, type: "x-future" }));
    await db.updateTable("record").set({ sort_key: null }).execute();
    const upcoming = await upcomingEvents.list({ from: "2026-05-14", limit: 2 });
    expect(upcoming).toEqual([{ ...known, type: "aura-reading" }]);
  },
  "lists as many readable events as requested, despite unreadable ones": async ({ open, db }) => {
    const { calendarEvents, upcomingEvents } = open();
    const night = aCalendarEventDraft({ date: "2026-05-13", time: "22:00", ends: "02:00" });
    const stored = await calendarEvents.add([
      ...Array.from({ length: 30 }, () => night),
      ...Array.from({ length: 32 }, () => aCalendarEventDraft()),
    ]);
    for (let position = 30; position < 60; position++) await writeBody(db, position, "{ not JSON");
    const upcoming = await upcomingEvents.list({ from: "2026-05-14", limit: 1 });
    expect(upcoming).toEqual([...stored.slice(0, 30), stored[60]]);
    expect(await upcomingEvents.list({ from: "2026-05-14", limit: 0 })).toEqual(stored.slice(0, 30));
  },
  "caches a list until another server changes an event": async ({ open, openOther }) => {
    const query = { from: "2026-05-14", limit: 1 } as const;
    const before = await addCalendarEvent(open().calendarEvents);
    const kept = await open().upcomingEvents.list(query);
    expect(await open().upcomingEvents.list(query)).toBe(kept);
    for (let limit = 2; limit < 25; limit++) await open().upcomingEvents.list({ ...query, limit });
    // Anyone may send requests, so the cache is bounded.
    expect(await open().upcomingEvents.list(query)).not.toBe(kept);
    expect([Object.isFrozen(kept), ...kept.map(Object.isFrozen)]).toEqual([true, true]);
    const change = { before, draft: aCalendarEventDraft({ title: "new" }) };
    const changed = await (await openOther()).calendarEvents.update([change]);
    expect(await open().upcomingEvents.list(query)).toEqual(changed);
  },
  "includes a damaged deleted record in snapshots": async ({ open, db }) => {
    const { calendarEvents, snapshots } = open();
    const { id } = await addCalendarEvent(calendarEvents);
    await calendarEvents.remove([id]);
    await writeBody(db, 1, "{ not JSON");
    expect(await snapshots.read()).toMatchObject({ events: [{ value: "{ not JSON" }], deleted: [] });
  },
  "restores a deleted event with its unusual text and unknown fields": async ({ open }) => {
    const { calendarEvents, deletedRecords, snapshots } = open();
    const event = { value: { ...aCalendarEvent({ id: 9, location: "\u0000 \uDC00 '" }), "x-future": 1e300 } };
    const events = [{ value: "\uD800" }, event];
    await snapshots.replace({ ...EMPTY_SNAPSHOT, events }, (await snapshots.read()).version);
    await calendarEvents.remove([9]);
    await deletedRecords.restore("events", [9]);
    expect((await snapshots.read()).events).toEqual(events);
  },
});
