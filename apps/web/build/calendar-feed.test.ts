import { aCalendarEvent } from "@inner-light/core/testing";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { eventFile, feed } from "./calendar-feed.ts";

it("the calendar feed keeps an event for a month after its date", () => {
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

it("a moved event keeps its id in the calendar feed", () => {
  const subscription = (month: string, change: object) => {
    const event = aCalendarEvent({ id: 1, date: "2036-05-01", ...change });
    const file = feed([{ event, changedAt: `2026-${month}-01T12:00:00.000Z` }], Date.parse("2026-06-01T12:00:00Z"));
    return ["UID", "SEQUENCE", "STATUS"].map((name) => new RegExp(`^${name}:(.*)\r$`, "m").exec(file)?.[1]);
  };
  const [uid, sequence] = subscription("04", {});
  expect(subscription("05", { canceled: true })).toEqual([
    uid,
    expect.not.stringMatching(`^${sequence}$`),
    "CANCELLED",
  ]);
  expect(Number(subscription("05", { date: "2036-05-09" })[1])).toBeGreaterThan(Number(sequence));
});

it("an event without a known change time does not break the feed", () => {
  const added = { event: aCalendarEvent({ id: 1 }), changedAt: "2026-05-01T12:00:00.000Z" };
  const foreign = { event: aCalendarEvent({ id: 2 }), changedAt: "" };
  for (const [file, stamps] of [
    [feed([added, foreign], Date.parse("2026-05-01T12:00:00Z")), ["20260501T120000Z", "19700101T000000Z"]],
    [eventFile(foreign), ["19700101T000000Z"]],
  ] as const)
    expect(Array.from(file.matchAll(/^DTSTAMP:(\S+)/gm), ([, stamp]) => stamp)).toEqual(stamps);
});
