import { aCalendarEvent } from "@inner-light/core/testing";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { calendarFeed } from "./calendar-feed.ts";

it("the calendar to subscribe to keeps an event for a month after its day", () => {
  const events = [
    aCalendarEvent({ id: 1, date: "2026-04-30" }),
    aCalendarEvent({ id: 2, date: "2026-05-01" }),
    aCalendarEvent({ id: 3, date: "2036-05-01" }),
  ];
  const feed = calendarFeed({ createdAt: "2026-04-01T12:00:00.000Z", events }, Date.parse("2026-06-01T12:00:00Z"));
  const components = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents("vevent");
  expect(components.map((component) => new ICAL.Event(component).uid)).toEqual([
    "2@inner-light.example",
    "3@inner-light.example",
  ]);
  expect(String(components[0]?.getFirstPropertyValue("dtstamp"))).toBe("2026-04-01T12:00:00Z");
});
