import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { isSameCalendarEvent, revisedDraft } from "./calendar-event-revision.ts";

const plain: CalendarEvent = { id: 1, title: "Walk", date: "2026-05-14", time: "09:00", type: "workshop" };

describe("two events", () => {
  it("are the same when all their fields are", () => {
    expect(isSameCalendarEvent(aCalendarEvent(), { ...aCalendarEvent() })).toBe(true);
    expect(isSameCalendarEvent(plain, { ...plain, location: undefined })).toBe(true);
  });

  it.each([
    { id: 2 },
    { title: "Run" },
    { description: "" },
    { date: "2026-05-15" },
    { time: "09:01" },
    { type: "aura-reading" },
    { location: "" },
    { ends: "10:00" },
    { canceled: true },
    { full: true },
    { series: 1 },
  ] as const)("are not the same when they differ by %o", (change) => {
    expect(isSameCalendarEvent(plain, { ...plain, ...change })).toBe(false);
  });
});

describe("the draft of a changed event", () => {
  const blank = { ...plain, description: "", location: "" };

  it("leaves out the texts that the event never had", () => {
    expect(revisedDraft(plain, blank)).toEqual(plain);
  });

  it("keeps a text that was erased as a blank one", () => {
    expect(revisedDraft({ ...plain, description: "By the river", location: "" }, blank)).toEqual(blank);
  });

  it("stays in its series", () => {
    expect(revisedDraft({ ...plain, series: 7 }, { ...blank, series: 8 }).series).toBe(7);
  });

  it("takes a text that was added", () => {
    expect(revisedDraft(plain, { ...blank, location: "The orchard" }).location).toBe("The orchard");
  });
});
