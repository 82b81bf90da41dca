import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { type CalendarEvent, isSameCalendarEvent } from "./calendar-event.ts";
import { conflictingFields, rebasedDraft, revisedDraft, revisedEvent } from "./calendar-event-revision.ts";

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

describe("an edit of an event that was changed meanwhile", () => {
  const opened = aCalendarEvent({ ends: "20:00", full: true });
  const edited = (fields: Partial<CalendarEvent>) => revisedEvent(opened, { ...opened, ...fields });

  it("keeps what is stored in the fields that were not edited", () => {
    const stored = { ...opened, location: "The orchard", full: undefined };
    const { id: _, ...draft } = stored;
    expect(rebasedDraft(opened, stored, edited({ title: "Dusk" }))).toEqual({ ...draft, title: "Dusk" });
    expect(conflictingFields(opened, stored, edited({ title: "Dusk" }))).toEqual([]);
  });

  it("is in conflict where both changed a field to different values", () => {
    const stored = { ...opened, title: "Dawn", description: "Soup.", location: "The orchard" };
    const mine = edited({ title: "Dusk", description: "Soup.", date: "2026-05-15" });
    expect(conflictingFields(opened, stored, mine)).toEqual(["title"]);
    expect(rebasedDraft(opened, stored, mine)).toMatchObject({ title: "Dusk", location: "The orchard" });
    expect(rebasedDraft(opened, stored, mine, ["title"])).toMatchObject({ title: "Dawn", date: "2026-05-15" });
  });

  it("takes start and end together, so that no event ends before it begins", () => {
    const stored = { ...opened, ends: "19:00" } as const;
    const later = edited({ time: "19:30" });
    expect(conflictingFields(opened, stored, later)).toEqual(["time"]);
    expect(rebasedDraft(opened, stored, later)).toMatchObject({ time: "19:30", ends: "20:00" });
    expect(rebasedDraft(opened, stored, later, ["time"])).toMatchObject({ time: "18:30", ends: "19:00" });
  });
});
