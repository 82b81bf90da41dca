import type { CalendarEvent } from "@inner-light/core";
import { aCalendarEvent, HOSTILE_TEXTS } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { googleCalendarHref } from "./calendar-links.ts";

const notes = { canceled: "", full: "", noEnd: "" };
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

  it("says what the wall clock says where no zone is known", () => {
    const { dates, ctz } = google({ ...event, time: "23:30", ends: "01:00" }, null);
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
