import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { previousLocations } from "./previous-locations.ts";

describe("previous locations", () => {
  it("are named once each, the latest first, and blank ones not at all", () => {
    const events = [
      aCalendarEvent({ id: 1, date: "2026-05-01", location: "The practice" }),
      aCalendarEvent({ id: 2, date: "2026-07-01", location: " The orchard " }),
      aCalendarEvent({ id: 3, date: "2026-06-01", location: " " }),
      aCalendarEvent({ id: 4, date: "2026-06-01", location: undefined }),
      aCalendarEvent({ id: 5, date: "2026-05-01", location: "The hall" }),
      aCalendarEvent({ id: 6, date: "2026-04-01", location: "The orchard" }),
    ];
    expect(previousLocations(events)).toEqual(["The orchard", "The hall", "The practice"]);
    expect(previousLocations([])).toEqual([]);
  });
});
