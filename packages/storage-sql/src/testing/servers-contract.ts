import {
  aCalendarEventDraft,
  aContactSubmissionDraft,
  addCalendarEvent,
  addContactSubmission,
  contractSuite,
} from "@inner-light/core/testing";
import { expect } from "vitest";
import type { SqlHarness } from "./sql-harness.ts";

export const describeServers = contractSuite<SqlHarness>("supports several servers", {
  "increments a list's version on every server": async ({ open, openOther }) => {
    const ports = open();
    const { calendarEvents, inbox, versions } = ports;
    const before = await versions.all();
    const event = await addCalendarEvent(calendarEvents);
    await calendarEvents.remove([event.id]);
    await expect(calendarEvents.remove([event.id])).rejects.toThrow();
    const { id } = await addContactSubmission(ports);
    await inbox.mark([id], "isRead", true);
    await inbox.list();
    const other = await openOther();
    expect(await other.versions.all()).toEqual({
      ...before,
      events: before.events + 2,
      messages: before.messages + 2,
    });
  },
  "does not lose writes or reuse ids when two servers write at once": async ({ open, openOther }) => {
    const servers = [open(), await openOther()];
    const writes = Array.from({ length: 20 }, (_, index) => {
      const { calendarEvents, contactSubmissions } = servers[index % 2] ?? open();
      return index % 3 === 0
        ? contactSubmissions.add(aContactSubmissionDraft())
        : calendarEvents.add([aCalendarEventDraft(), aCalendarEventDraft()]);
    });
    await Promise.all(writes);
    const [events, messages] = [await open().calendarEvents.list(), await open().inbox.list()];
    expect([new Set(events.map(({ id }) => id)).size, new Set(messages.map(({ id }) => id)).size]).toEqual([26, 7]);
  },
  "reports the creation time of a healthy database": async ({ open, clock, openOther }) => {
    const createdAt = await open().keptSince();
    clock.advance(86_400_000);
    await open().checkHealth();
    expect(createdAt).toBe("2026-05-01T12:00:00.000Z");
    expect(await (await openOther()).keptSince()).toBe(createdAt);
  },
});
