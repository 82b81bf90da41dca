import { calendarEventPeriod, plainText, readPublishedCalendar, writePublishedCalendar } from "@inner-light/core";
import { aCalendarEvent, anyCalendarEvent } from "@inner-light/core/testing";
import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type CalendarFileOptions, calendarFile } from "./calendar-file.ts";
import { calendarDescription } from "./calendar-links.ts";

const NOW = Date.parse("2026-05-01T12:00:00Z");

const options: CalendarFileOptions = {
  timeZone: null,
  language: "en-US",
  product: "Calendar",
  notes: { canceled: "It is canceled.", full: "It is full.", noEnd: "It has no end." },
  siteUrl: "https://quiet-lane.com",
  practiceName: "Quiet Lane",
  addressOf: ({ id }) => `https://quiet-lane.com/calendar#event-${id}`,
  stampOf: () => NOW,
};

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.name).toBe("vcalendar");
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, description, location, startDate, endDate } = new ICAL.Event(component);
    const [status, url] = ["status", "url"].map((name) => component.getFirstPropertyValue(name));
    return { uid, summary, description, location, startDate, endDate, status, url };
  });
}

/** The rules for every line (RFC 5545, section 3.1) and the required properties. */
function expectLawful(file: string) {
  const lawful = (line: string) => encoder.encode(line).length <= 75 && !/[^\P{Cc}\t]/u.test(line);
  expect(file.split("\r\n").filter((line) => !lawful(line))).toEqual([]);
  for (const name of ["UID:", "DTSTAMP:", "DTSTART:", "DTEND:", "SUMMARY:"]) expect(file).toContain(`\r\n${name}`);
}

const encoder = new TextEncoder();

describe("a calendar file", () => {
  it("has ASCII URLs for an internationalized domain", () => {
    const file = calendarFile([aCalendarEvent()], { ...options, addressOf: () => "https://müller.example/calendar/ä" });
    expect(file).toContain("\r\nURL;VALUE=URI:https://xn--mller-kva.example/calendar/%C3%A4\r\n");
  });

  it("converts times to UTC if the practice's time zone is known", () => {
    const event = aCalendarEvent({ date: "2026-05-14", time: "18:30", ends: "20:00" });
    const file = calendarFile([event], { ...options, timeZone: "America/New_York" });
    expect(file.split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Quiet Lane//Calendar//EN",
      "BEGIN:VEVENT",
      "UID:1777636800000@quiet-lane.com",
      "SEQUENCE:29627280",
      "DTSTAMP:20260501T120000Z",
      "DTSTART:20260514T223000Z",
      "DTEND:20260515T000000Z",
      "SUMMARY:Group Reiki evening",
      "LOCATION:The practice",
      "DESCRIPTION:An hour of shared quiet.",
      "URL;VALUE=URI:https://quiet-lane.com/calendar#event-1777636800000",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it.each([
    ["https://quiet-lane.com", "quiet-lane.com"],
    ["https://quiet-lane.com/", "quiet-lane.com"],
    ["https://you.github.io/reiki", "you.github.io.reiki"],
    ["https://example.com:8443/~ada", "example.com:8443.~ada"],
    ["https://you.github.io/reiki/", "you.github.io.reiki"],
    ["https://example.com/a/b/", "example.com.a.b"],
    ["https://Quiet-Lane.com", "quiet-lane.com"],
    ["https://müller-heilkunst.de/praxis", "xn--mller-heilkunst-zvb.de.praxis"],
    ["https://example.com/../reiki", "example.com.reiki"],
  ])("for the site at %s has event ids that end in @%s", (siteUrl, domain) => {
    const file = calendarFile([aCalendarEvent({ id: 7 })], { ...options, siteUrl });
    expect(file).toContain(`\r\nUID:7@${domain}\r\n`);
  });

  it.each([null, "America/New_York"])("ends in the year 9999 at the latest (zone %s)", (timeZone) => {
    const event = aCalendarEvent({ date: "9999-12-31", time: "23:30" });
    expect(calendarFile([event], { ...options, timeZone })).toMatch(
      /\r\nDTSTART:9999\d{4}T\d{6}Z?\r\nDTEND:99991231T235959Z?\r\n/,
    );
  });

  it("has floating times if the time zone is unknown", () => {
    const event = aCalendarEvent({ date: "2026-05-14", time: "18:30", ends: "18:30" });
    const file = calendarFile([event], { ...options, timeZone: "America/Not_Yet_Known" });
    expect(file).toContain("DTSTART:20260514T183000\r\nDTEND:20260514T193000\r\n");
  });

  it("preserves every field of an event in any time zone", () => {
    fc.assert(
      fc.property(
        anyCalendarEvent,
        fc.option(fc.constantFrom(...Intl.supportedValuesOf("timeZone"))),
        (event, timeZone) => {
          const published = writePublishedCalendar({ createdAt: "2026-05-01T12:00:00.000Z", events: [event] });
          const reading = readPublishedCalendar(published);
          const file = calendarFile("calendar" in reading ? reading.calendar.events : [], { ...options, timeZone });
          expectLawful(file);
          const [found, ...more] = read(file);
          expect(more).toEqual([]);
          expect(found).toMatchObject({
            uid: `${event.id}@quiet-lane.com`,
            summary: plainText(event.title),
            description: calendarDescription(event, options.notes) || null,
            location: plainText(event.location ?? "").trim() || null,
            status: event.canceled ? "CANCELLED" : null,
            url: `https://quiet-lane.com/calendar#event-${event.id}`,
          });
          if (found === undefined) return;
          const { start, end } = calendarEventPeriod(event, timeZone);
          expect(found.endDate.subtractDate(found.startDate).toSeconds()).toBe((end - start) / 1000);
          if (timeZone === null) expect(found.startDate.toString()).toBe(`${event.date}T${event.time}:00`);
          else expect(found.startDate.toUnixTime()).toBe(start / 1000);
        },
      ),
    );
  }, 60_000);
});
