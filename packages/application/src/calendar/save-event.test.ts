import { type CalendarEvent, type CalendarEventDraft, ConflictError } from "@inner-light/core";
import { aCalendarEventDraft, addCalendarEvent, changeCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { describe, expect, it } from "vitest";
import { AddEvents } from "./add-events.ts";
import { SaveEvent } from "./save-event.ts";

const draftOf = ({ id: _, ...draft }: CalendarEvent, changes: Partial<CalendarEventDraft> = {}) => ({
  ...draft,
  ...changes,
});

async function aPractice() {
  const { calendarEvents, deletedRecords } = createMemoryBackend({ clock: new FixedClock() });
  const opened = await addCalendarEvent(calendarEvents);
  return {
    calendarEvents,
    deletedRecords,
    opened,
    seen: () => calendarEvents.list(),
    saveEvent: new SaveEvent(calendarEvents, deletedRecords),
  };
}

describe("editing an event", () => {
  it("saves a change that can be undone", async () => {
    const { calendarEvents, opened, seen, saveEvent } = await aPractice();
    const result = await saveEvent.run(await seen(), opened, draftOf(opened, { title: "Moon circle" }));
    expect(result).toMatchObject({ kind: "saved", events: [{ id: opened.id, title: "Moon circle" }] });
    if (result.kind === "saved") await calendarEvents.update(result.undo);
    expect(await calendarEvents.list()).toEqual([opened]);
  });

  it("does not store anything if nothing changed", async () => {
    const { calendarEvents, opened, seen, saveEvent } = await aPractice();
    const typed = draftOf(opened, { ends: "", canceled: false });
    expect(await saveEvent.run(await seen(), opened, typed)).toEqual({ kind: "unchanged" });
    const [first] = await calendarEvents.add(
      ["2026-06-04", "2026-06-11"].map((date) => aCalendarEventDraft({ date, series: 7 })),
    );
    if (first === undefined) throw new Error("The series was not added.");
    await changeCalendarEvent(calendarEvents, first, draftOf(first, { title: "Sun circle" }));
    const before = await seen();
    expect(await saveEvent.run(before, first, draftOf(first))).toEqual({ kind: "unchanged" });
    expect(await seen()).toEqual(before);
  });

  it("requires a title", async () => {
    const { opened, seen, saveEvent } = await aPractice();
    expect(await saveEvent.run(await seen(), opened, draftOf(opened, { title: " " }))).toMatchObject({
      kind: "incomplete",
      issues: [{ field: "title", code: "required" }],
    });
    expect(await seen()).toEqual([opened]);
  });

  it("merges with a change to another field", async () => {
    const { calendarEvents, opened, seen, saveEvent } = await aPractice();
    await changeCalendarEvent(calendarEvents, opened, draftOf(opened, { location: "The garden" }));
    await saveEvent.run(await seen(), opened, draftOf(opened, { title: "Moon circle" }));
    expect(await seen()).toMatchObject([{ title: "Moon circle", location: "The garden" }]);
  });

  it.each([
    ["edited", "Moon circle"],
    ["stored", "Sun circle"],
  ] as const)("asks which version of a field to keep and keeps the %s one", async (version, title) => {
    const { calendarEvents, opened, seen, saveEvent } = await aPractice();
    const stored = await changeCalendarEvent(calendarEvents, opened, draftOf(opened, { title: "Sun circle" }));
    const typed = draftOf(opened, { title: "Moon circle", location: "The garden" });
    expect(await saveEvent.run(await seen(), opened, typed)).toMatchObject({
      kind: "ask-version",
      edited: { title: "Moon circle" },
      stored,
      fields: ["title"],
    });
    expect(await seen()).toEqual([stored]);
    await saveEvent.run(await seen(), opened, typed, { version });
    expect(await seen()).toMatchObject([{ title, location: "The garden" }]);
  });

  it("is refused if the event has changed since the list was read", async () => {
    const { calendarEvents, opened, seen, saveEvent } = await aPractice();
    const before = await seen();
    await changeCalendarEvent(calendarEvents, opened, draftOf(opened, { location: "The garden" }));
    await expect(saveEvent.run(before, opened, draftOf(opened, { title: "Moon" }))).rejects.toThrow(ConflictError);
  });
});

describe("editing an event in a series", () => {
  async function aSeries() {
    const practice = await aPractice();
    const clock = new FixedClock();
    await practice.calendarEvents.remove([practice.opened.id]);
    const typed = { ...aCalendarEventDraft({ date: "2026-05-14" }), repeat: "weekly", count: "3" } as const;
    const added = await new AddEvents(practice.calendarEvents, clock).run(typed);
    const [first, second] = added.kind === "added" ? added.events : [];
    if (first === undefined || second === undefined) throw new Error("The series was not added.");
    return { ...practice, first, second };
  }

  it.each([
    ["only", ["18:30", "20:00", "18:30"]],
    ["later", ["18:30", "20:00", "20:00"]],
  ] as const)("changes the dates that the owner chose: %s", async (scope, times) => {
    const { calendarEvents, second, seen, saveEvent } = await aSeries();
    const typed = draftOf(second, { time: "20:00" });
    expect(await saveEvent.run(await seen(), second, typed)).toEqual({ kind: "ask-scope", count: 2, ownTimes: [] });
    const before = await seen();
    const result = await saveEvent.run(before, second, typed, { scope });
    expect((await seen()).map(({ time }) => time)).toEqual(times);
    if (result.kind === "saved") await calendarEvents.update(result.undo);
    expect(await seen()).toEqual(before);
  });

  it("lists the dates that keep their own time", async () => {
    const { calendarEvents, first, second, seen, saveEvent } = await aSeries();
    await changeCalendarEvent(calendarEvents, second, draftOf(second, { time: "09:00" }));
    expect(await saveEvent.run(await seen(), first, draftOf(first, { time: "20:00" }))).toEqual({
      kind: "ask-scope",
      count: 3,
      ownTimes: [second.date],
    });
  });
});

describe("editing a deleted event", () => {
  it("restores the event under its original id", async () => {
    const { calendarEvents, opened, seen, saveEvent } = await aPractice();
    const vigil = await addCalendarEvent(calendarEvents, { title: "Vigil" });
    await calendarEvents.remove([opened.id]);
    await calendarEvents.remove([vigil.id]);
    const result = await saveEvent.run(await seen(), opened, draftOf(opened, { title: "Moon circle" }));
    expect(await seen()).toMatchObject([{ id: opened.id, title: "Moon circle" }]);
    if (result.kind === "saved") await calendarEvents.update(result.undo);
    expect(await seen()).toEqual([opened]);
  });

  it("fails if the event was deleted elsewhere in the meantime", async () => {
    const { calendarEvents, opened, seen, saveEvent } = await aPractice();
    const before = await seen();
    await calendarEvents.remove([opened.id]);
    await expect(saveEvent.run(before, opened, draftOf(opened, { title: "Moon circle" }))).rejects.toMatchObject({
      code: "not-found",
    });
    expect(await seen()).toEqual([]);
  });

  it("adds a new event if the deleted one has expired", async () => {
    const { calendarEvents, deletedRecords, opened, seen } = await aPractice();
    const vigil = await addCalendarEvent(calendarEvents, { title: "Vigil" });
    await calendarEvents.remove([opened.id]);
    const saveEvent = new SaveEvent(calendarEvents, { ...deletedRecords, list: async () => [] });
    await saveEvent.run([vigil], opened, draftOf(opened, { title: "Moon circle" }));
    expect(await seen()).toMatchObject([vigil, { title: "Moon circle" }]);
  });

  it("is refused if another owner has restored the event", async () => {
    const { opened, saveEvent } = await aPractice();
    await expect(saveEvent.run([], opened, draftOf(opened, { title: "Moon circle" }))).rejects.toThrow(ConflictError);
  });

  it("reports that the event was restored but not edited", async () => {
    const { calendarEvents, deletedRecords, opened, seen } = await aPractice();
    await calendarEvents.remove([opened.id]);
    const full = new ConflictError("The store is full");
    const saveEvent = new SaveEvent({ ...calendarEvents, update: () => Promise.reject(full) }, deletedRecords);
    const result = await saveEvent.run([], opened, draftOf(opened, { title: "Moon circle" }));
    expect(result).toEqual({ kind: "restored-without-edit", error: full });
    expect(await seen()).toEqual([opened]);
  });
});
