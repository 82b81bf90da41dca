import { EMPTY_SNAPSHOT } from "@inner-light/core";
import { aCalendarEvent, aCalendarEventDraft, FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { expect, it } from "vitest";
import { AddEvents } from "./add-events.ts";

function aPractice() {
  const clock = new FixedClock();
  const { calendarEvents } = createMemoryBackend({ clock });
  return { calendarEvents, addEvents: new AddEvents(calendarEvents, clock) };
}

it("adds an event as typed", async () => {
  const { calendarEvents, addEvents } = aPractice();
  const result = await addEvents.run({ ...aCalendarEventDraft({ title: " Moon circle " }) });
  expect(result).toMatchObject({ kind: "added", events: [{ title: "Moon circle" }] });
  expect(await calendarEvents.list()).toMatchObject([{ title: "Moon circle" }]);
});

it("adds a series without its skipped dates", async () => {
  const { calendarEvents, addEvents } = aPractice();
  const weekly = { ...aCalendarEventDraft({ date: "2026-05-14" }), repeat: "weekly", count: "3" } as const;
  expect(await addEvents.run(weekly)).toMatchObject({ kind: "added", rhythm: "weekly" });
  expect(await addEvents.run({ ...weekly, leftOut: ["2026-05-21"] })).toMatchObject({ rhythm: null });
  const events = await calendarEvents.list();
  expect(events.map(({ date }) => date)).toEqual([
    ...["2026-05-14", "2026-05-21", "2026-05-28"],
    ...["2026-05-14", "2026-05-28"],
  ]);
  expect(new Set(events.slice(0, 3).map(({ series }) => series)).size).toBe(1);
});

it("adds dates to an event's series", async () => {
  const { calendarEvents, addEvents } = aPractice();
  const [single] = await calendarEvents.add([aCalendarEventDraft({ date: "2026-05-14" })]);
  await addEvents.run({ ...aCalendarEventDraft({ date: "2026-05-21" }) }, single);
  const [first] = await calendarEvents.list();
  expect(first?.series).toEqual(expect.any(Number));
  await addEvents.run({ ...aCalendarEventDraft({ date: "2026-05-28" }), repeat: "weekly", count: "2" }, first);
  const events = await calendarEvents.list();
  expect(events.map(({ date }) => date)).toEqual(["2026-05-14", "2026-05-21", "2026-05-28", "2026-06-04"]);
  expect(new Set(events.map(({ series }) => series))).toEqual(new Set([first?.series]));
});

it("does not add dates to an invalid event", async () => {
  const value = aCalendarEvent({ title: "x".repeat(300) });
  const snapshot = { ...EMPTY_SNAPSHOT, events: [{ value }] };
  const { calendarEvents } = createMemoryBackend({ clock: new FixedClock(), snapshot });
  const addEvents = new AddEvents(calendarEvents, new FixedClock());
  expect(await addEvents.run({ ...aCalendarEventDraft() }, value)).toEqual({ kind: "edit-first" });
  expect(await calendarEvents.list()).toEqual([value]);
});

it("does not store an event without a title or date", async () => {
  const { calendarEvents, addEvents } = aPractice();
  expect(await addEvents.run({ ...aCalendarEventDraft({ title: " ", date: "" }) })).toEqual({
    kind: "incomplete",
    issues: [
      { field: "title", code: "required" },
      { field: "date", code: "required" },
    ],
  });
  expect(await calendarEvents.list()).toEqual([]);
});
