import { aCalendarEvent } from "@inner-light/core/testing";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { eventFile, feed } from "./calendar-feed.ts";

it("the calendar to subscribe to keeps an event for a month after its day", () => {
  const events = [
    aCalendarEvent({ id: 1, date: "2026-04-30" }),
    aCalendarEvent({ id: 2, date: "2026-05-01" }),
    aCalendarEvent({ id: 3, date: "2036-05-01" }),
  ];
  const dated = events.map((event) => ({ event, changedAt: "2026-04-01T12:00:00.000Z" }));
  const file = feed(dated, Date.parse("2026-06-01T12:00:00Z"));
  const components = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  expect(components.map((component) => new ICAL.Event(component).uid)).toEqual([
    "2@inner-light.example",
    "3@inner-light.example",
  ]);
  expect(String(components[0]?.getFirstPropertyValue("dtstamp"))).toBe("2026-04-01T12:00:00Z");
});

it("an event that was canceled or moved is the same one, and newer, to those who subscribed", () => {
  const subscription = (month: string, changes: readonly object[]) => {
    const dated = changes.map((change, index) => ({
      event: aCalendarEvent({ id: index + 1, date: "2036-05-01", ...change }),
      changedAt: `2026-${month}-01T12:00:00.000Z`,
    }));
    const file = new ICAL.Component(ICAL.parse(feed(dated, Date.parse("2026-06-01T12:00:00Z"))));
    return file.getAllSubcomponents("vevent").map((component) => {
      const { uid, sequence, startDate } = new ICAL.Event(component);
      return {
        uid,
        sequence,
        day: startDate.toString().slice(0, 10),
        status: component.getFirstPropertyValue("status"),
      };
    });
  };
  const before = subscription("04", [{}, {}]);
  const after = subscription("05", [{ canceled: true }, { date: "2036-05-09" }]);
  expect(after).toMatchObject([
    { uid: before[0]?.uid, status: "CANCELLED", day: "2036-05-01" },
    { uid: before[1]?.uid, status: null, day: "2036-05-09" },
  ]);
  for (const [index, { sequence }] of after.entries()) expect(sequence).toBeGreaterThan(before[index]?.sequence ?? 0);
});

it("an event that another program stored, so that nobody knows when it was changed, keeps no other from its readers", () => {
  const added = { event: aCalendarEvent({ id: 1 }), changedAt: "2026-05-01T12:00:00.000Z" };
  const foreign = { event: aCalendarEvent({ id: 2 }), changedAt: "" };
  for (const [file, stamps] of [
    [feed([added, foreign], Date.parse("2026-05-01T12:00:00Z")), ["20260501T120000Z", "19700101T000000Z"]],
    [eventFile(foreign), ["19700101T000000Z"]],
  ] as const)
    expect(Array.from(file.matchAll(/^DTSTAMP:(\S+)/gm), ([, stamp]) => stamp)).toEqual(stamps);
});
