import { DELETED_RECORDS_DAYS, EMPTY_SNAPSHOT, SUSPECTED_SPAM_DAYS } from "@inner-light/core";
import {
  aCalendarEventDraft,
  aContactSubmission,
  aContactSubmissionDraft,
  addCalendarEvent,
  addContactSubmission,
  contractSuite,
} from "@inner-light/core/testing";
import { expect } from "vitest";
import type { SqlHarness } from "./sql-harness.ts";

const KEPT_MS = DELETED_RECORDS_DAYS * 86_400_000;

export const describePurge = contractSuite<SqlHarness>("permanently deletes expired records", {
  "erases every trace of a record deleted thirty days ago": async ({ open, clock, db }) => {
    const ports = open();
    const { calendarEvents, inbox, purge } = ports;
    const event = await addCalendarEvent(calendarEvents, { title: "gone for good" });
    const message = await addContactSubmission(ports, { notes: "gone for good" });
    await calendarEvents.remove([event.id]);
    await inbox.remove([message.id]);
    clock.advance(KEPT_MS - 1);
    await purge();
    expect(await db.selectFrom("record").selectAll().execute()).toHaveLength(2);
    clock.advance(1);
    await purge();
    expect(await db.selectFrom("record").selectAll().execute()).toEqual([]);
  },
  "keeps a deleted record whose time is unreadable": async ({ open, db }) => {
    const { calendarEvents, purge, deletedRecords } = open();
    const event = await addCalendarEvent(calendarEvents);
    for (const deleted_at of ["", "some day", "1 May 2026, noon-ish"]) {
      await calendarEvents.remove([event.id]);
      await db.updateTable("record").set({ deleted_at }).execute();
      await purge();
      await deletedRecords.restore("events", [event.id]);
      expect(await calendarEvents.list()).toEqual([event]);
    }
  },
  "deletes messages, but not events, after the configured number of months": async ({ open, clock }) => {
    const ports = open();
    const { calendarEvents, inbox, purge, deletedRecords } = ports;
    clock.set("2026-01-15T10:00:00.000Z");
    await calendarEvents.add([aCalendarEventDraft({ date: "2026-01-01" })]);
    const old = await addContactSubmission(ports, { fullName: "old" });
    await inbox.remove([old.id]);
    await deletedRecords.restore("messages", [old.id]);
    await addContactSubmission(ports, { fullName: "old, too" });
    clock.advance(1_000);
    const late = await addContactSubmission(ports, { fullName: "late" });
    clock.set("2026-07-15T10:00:00.000Z");
    await purge();
    expect(await inbox.list()).toHaveLength(3);
    clock.set("2026-07-15T10:00:00.500Z");
    await purge();
    expect(await inbox.list()).toEqual([late]);
    expect(await calendarEvents.list()).toHaveLength(1);
  },
  "keeps messages for whole months if the day does not exist in a shorter month": async ({ open, clock }) => {
    const ports = open();
    clock.set("2026-03-01T10:00:00.000Z");
    const message = await addContactSubmission(ports);
    clock.set("2026-08-31T10:00:00.000Z");
    await ports.purge();
    expect(await ports.inbox.list()).toEqual([message]);
  },
  "does not delete anything while the clock is broken": async ({ open, clock }) => {
    const { calendarEvents, contactSubmissions, inbox, purge, deletedRecords } = open();
    const event = await addCalendarEvent(calendarEvents);
    await calendarEvents.remove([event.id]);
    await contactSubmissions.add(aContactSubmissionDraft());
    clock.set(Number.NaN);
    await purge();
    await deletedRecords.restore("events", [event.id]);
    expect(await calendarEvents.list()).toContainEqual(event);
    expect(await inbox.list()).toHaveLength(1);
  },
  "does not erase anything while the clock is briefly a month ahead": async ({ open, clock, db }) => {
    const { calendarEvents, deletedRecords, purge } = open();
    const event = await addCalendarEvent(calendarEvents);
    await calendarEvents.remove([event.id]);
    await purge();
    clock.advance(2 * KEPT_MS);
    for (const _start of [1, 2, 3]) await purge();
    clock.advance(-2 * KEPT_MS);
    await purge();
    await deletedRecords.restore("events", [event.id]);
    await calendarEvents.remove([event.id]);
    clock.advance(2 * KEPT_MS);
    for (const hours of [0, 12, 12]) {
      expect(await db.selectFrom("record").selectAll().execute()).toHaveLength(1);
      clock.advance(hours * 3_600_000);
      await purge();
    }
    expect(await db.selectFrom("record").selectAll().execute()).toEqual([]);
  },
  "does not erase anything if the clock is wrong twice": async ({ open, clock, db }) => {
    const { calendarEvents, purge } = open();
    const event = await addCalendarEvent(calendarEvents);
    await calendarEvents.remove([event.id]);
    for (const days of [0, -400, 400, 3, 60]) {
      clock.advance(days * 86_400_000);
      for (const _call of [1, 2]) await purge();
    }
    expect(await db.selectFrom("record").selectAll().execute()).toHaveLength(1);
  },
  "deletes suspected spam after thirty days unless the owner accepts it": async ({ open, clock, db }) => {
    const { contactSubmissions, inbox, suspectedSpam, purge } = open();
    for (const key of ["one", "deleted", "accepted"])
      await contactSubmissions.addOnce(key, aContactSubmissionDraft({ fullName: key }), true);
    const [accepted, deleted] = await inbox.list();
    await suspectedSpam.setSuspected([accepted?.id ?? -1], false);
    await db.deleteFrom("outbox").execute(); // Same as after an email.
    clock.advance(SUSPECTED_SPAM_DAYS * 86_400_000);
    await inbox.remove([deleted?.id ?? -1]);
    await purge();
    expect(await inbox.list()).toMatchObject([{ fullName: "accepted" }, { fullName: "one" }]);
    clock.advance(1);
    await purge();
    expect(await inbox.list()).toMatchObject([{ fullName: "accepted" }]);
    expect(await db.selectFrom("record").select("noun").execute()).toEqual([{ noun: "messages" }]);
  },
  "erases many messages at once and keeps the others": async ({ open, db }) => {
    const { inbox, snapshots } = open();
    const messages = Array.from({ length: 120 }, (_, index) => ({
      value: aContactSubmission({ id: 1000 + index }),
    }));
    await snapshots.merge({ ...EMPTY_SNAPSHOT, messages });
    const [kept = -1, deleted = -1, ...others] = (await inbox.list()).map(({ id }) => id);
    await inbox.remove([deleted]);
    await inbox.erase([...others, deleted, 7, deleted]);
    expect((await inbox.list()).map(({ id }) => id)).toEqual([kept]);
    expect(await db.selectFrom("record").selectAll().execute()).toHaveLength(1);
  },
});
