import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { searchCalendarEvents } from "./search-calendar-events.ts";

const walk = aCalendarEvent({ id: 1, title: "Walk", type: "workshop", date: "2026-06-04", location: "The Orchård" });
const circle = aCalendarEvent({ id: 2, title: "Moon circle", date: "2026-07-02", description: "Bring a blanket." });
const winter = { id: 3, title: "Circle", date: "2027-06-05", time: "09:00", type: "aura-reading" } as const;

const shown = ({ date, type }: CalendarEvent) =>
  `${type} ${new Date(`${date}T00:00Z`).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "full" })}`;

describe("a search of the calendar", () => {
  it.each([
    ["", [1, 2, 3]],
    ["CIRCLE", [2, 3]],
    ["moon circle", [2]],
    ["blanket", [2]],
    ["orchard", [1]],
    ["june 4 2026", [1]],
    ["workshop", [1]],
    ["june 2026", [1]],
    ["circle 2028", []],
    ["undefined", []],
  ])("finds the matching events for %j", (query, ids) => {
    expect(searchCalendarEvents([walk, circle, winter], query, shown).map(({ id }) => id)).toEqual(ids);
  });
});
