import type { CalendarEvent } from "@inner-light/core";
import { aCalendarEvent, HOSTILE_TEXTS } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { calendarDescription, googleCalendarHref, mapHref } from "./calendar-links.ts";

const notes = { canceled: "It is canceled.", full: "It is full.", noEnd: "It has no end." };
const event = aCalendarEvent({ date: "2026-05-14", time: "18:30", ends: "20:00" });

function google(event: CalendarEvent, timeZone: string | null) {
  const { origin, pathname, searchParams } = new URL(googleCalendarHref(event, timeZone, notes));
  expect(origin + pathname).toBe("https://calendar.google.com/calendar/render");
  return Object.fromEntries(searchParams);
}

describe("the link to Google Calendar", () => {
  it("says when in the practice's zone", () => {
    expect(google(event, "America/New_York")).toEqual({
      action: "TEMPLATE",
      text: "Group Reiki evening",
      dates: "20260514T223000Z/20260515T000000Z",
      ctz: "America/New_York",
      details: "An hour of shared quiet.",
      location: "The practice",
    });
  });

  it.each([null, "America/Not_Yet_Known"])("says what the wall clock says where no zone is known: %s", (zone) => {
    const { dates, ctz } = google({ ...event, time: "23:30", ends: "01:00" }, zone);
    expect({ dates, ctz }).toEqual({ dates: "20260514T233000/20260515T010000", ctz: undefined });
  });

  it("leaves out what an event does not say", () => {
    const { description: _, location: __, ...bare } = event;
    expect(Object.keys(google(bare, null))).toEqual(["action", "text", "dates"]);
    expect(Object.keys(google({ ...event, description: " ", location: "" }, null))).toHaveLength(3);
  });

  it.each([...HOSTILE_TEXTS, "✨".repeat(2500), "&ctz=Mars#"].map((text) => [text]))("takes any text: %j", (text) => {
    const href = googleCalendarHref({ ...event, title: text, description: text, location: text }, "Asia/Tokyo", notes);
    expect(href.length).toBeLessThan(12_000);
    expect(new URL(href).searchParams.get("ctz")).toBe("Asia/Tokyo");
    expect(new URL(href).hash).toBe("");
  });
});

describe("the link to a map", () => {
  it.each([
    ["12 Quiet Lane, Albany, NY", "12%20Quiet%20Lane%2C%20Albany%2C%20NY"],
    ["The garden room\nQuiet Lane", "The%20garden%20room%20Quiet%20Lane"],
    ["Tea & Reiki, 5 Elm St", "Tea%20%26%20Reiki%2C%205%20Elm%20St"],
    ["Community hall, Main Street", "Community%20hall%2C%20Main%20Street"],
    ["5b Rue de la Paix", "5b%20Rue%20de%20la%20Paix"],
    ["12 Quiet Lane https://meet.example/j/5", "12%20Quiet%20Lane"],
  ])("looks up %s", (location, query) => {
    expect(mapHref(location)).toBe(`https://www.openstreetmap.org/search?query=${query}`);
  });

  it.each([
    [undefined, "", "  ", "Online", "online, by video", "By phone", "Zoom"],
    ["https://meet.example/quiet/12 Lane", "www.meet.example/12 Lane", "At your home", "Room 3", "The quiet room"],
    ["Video: https://meet.example/j/8912 5b", "Zoom https://meet.example/way\n", undefined, "", "", "", ""],
  ])("is not there for %j, %j, %j, %j, %j and their like", (...locations) => {
    expect(locations.map(mapHref).filter((href) => href !== null)).toEqual([]);
  });
});

describe("the description of an event in another calendar", () => {
  it.each([
    [{}, `An hour of shared quiet.\n\n${notes.noEnd}`],
    [{ description: " " }, notes.noEnd],
    [{ ends: "18:30" }, `An hour of shared quiet.\n\n${notes.noEnd}`],
    [{ ends: "20:00" }, "An hour of shared quiet."],
    [{ ends: "20:00", description: undefined }, ""],
    [{ ends: "20:00", full: true }, "An hour of shared quiet.\n\nIt is full."],
    [{ ends: "20:00", full: true, canceled: true }, "An hour of shared quiet.\n\nIt is canceled."],
    [{ canceled: true, description: "" }, `It is canceled.\n${notes.noEnd}`],
  ] as const)("of %j", (fields, description) => {
    expect(calendarDescription(aCalendarEvent(fields), notes)).toBe(description);
  });
});
