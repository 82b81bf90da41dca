import {
  type CalendarEvent,
  calendarEventDraftSchema,
  calendarEventFrom,
  isSameCalendarEvent,
  validate,
} from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { anyCalendarEvent } from "../../testing/any-calendar-event.ts";
import { sentEventFragment } from "./calendar-links.ts";
import { readSentEvent } from "./read-sent-event.ts";

const evening = aCalendarEvent({ ends: "20:00" });

/** A fragment that carries any value. */
function fragmentOf(value: unknown): string {
  return `event=${Buffer.from(JSON.stringify(value)).toString("base64url")}`;
}

const { id: _, ...fields } = evening;

describe("an event in a link", () => {
  it("comes out as it went in, but for its id and series, whatever the owner has typed", () => {
    const numRuns = inject("runs");
    fc.assert(
      fc.property(anyTypedEvent, (event) => {
        const fragment = sentEventFragment(event);
        expect(fragment).toMatch(/^event=[\w-]+$/);
        const received = readSentEvent(fragment);
        expect(received && isSameCalendarEvent({ ...received, id: event.id, series: event.series }, event)).toBe(true);
      }),
      { numRuns },
    );
  });

  it("has the same id each time, and another one than another event", () => {
    const read = (event: CalendarEvent) => readSentEvent(sentEventFragment(event))?.id;
    expect(read(evening)).toBe(read({ ...evening, id: 5, series: 3 }));
    expect(read(evening)).not.toBe(read({ ...evening, full: true }));
  });

  it("is shortened where an older version has stored more than the owner can type", () => {
    const received = readSentEvent(sentEventFragment({ ...evening, description: "long ".repeat(1000) }));
    expect(received?.description).toBe("long ".repeat(400).trim());
  });

  it("makes a link that fits into any message", () => {
    const usual = {
      ...evening,
      description: "An hour of shared quiet. ".repeat(20),
      location: "12 Quiet Lane, Albany",
    };
    expect(sentEventFragment(usual).length).toBeLessThan(1000);
  });
});

describe("a link that anyone could have written", () => {
  it("is read where it keeps to the rules of what an owner types", () => {
    const event = readSentEvent(fragmentOf({ ...fields, id: -1, series: 7, __proto__: null, html: "<b>" }));
    expect(event).toEqual({ ...fields, id: expect.any(Number) });
  });

  it.each([
    ["no event", null],
    ["a list", [fields]],
    ["a text", "evening"],
    ["no title", { ...fields, title: " " }],
    ["a title that is too long", { ...fields, title: "a".repeat(121) }],
    ["a description that is too long", { ...fields, description: "a".repeat(2001) }],
    ["a place that is too long", { ...fields, location: "a".repeat(201) }],
    ["a day that does not exist", { ...fields, date: "2026-02-30" }],
    ["a time that does not exist", { ...fields, time: "24:00" }],
    ["an end that does not exist", { ...fields, ends: "soon" }],
    ["another type", { ...fields, type: "miracle" }],
    ["a mark that is none", { ...fields, canceled: "yes" }],
    ["an object for a text", { ...fields, title: { toString: "x" } }],
  ])("is refused with %s", (_, value) => {
    expect(readSentEvent(fragmentOf(value))).toBeNull();
  });

  it.each([
    ["another fragment", "event-7"],
    ["nothing in it", "event="],
    ["another alphabet", "event=<script>"],
    ["other bytes than text", `event=${Buffer.from([0xff, 0xfe, 0x7b]).toString("base64url")}`],
    ["half of it", sentEventFragment(evening).slice(0, 60)],
    ["megabytes", `event=${"A".repeat(5_000_000)}`],
  ])("is refused with %s", (_, fragment) => {
    expect(readSentEvent(fragment)).toBeNull();
  });

  it("is an event or is refused, whatever was changed in it", () => {
    const whole = sentEventFragment(evening);
    const anyChange = fc.tuple(fc.nat(whole.length - 7), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(anyChange, ([at, text]) => {
        const event = readSentEvent(`event=${whole.slice(6, at + 6)}${text}${whole.slice(at + 7)}`);
        if (event !== null) validate(calendarEventDraftSchema, event);
      }),
      { numRuns: inject("runs") },
    );
  });
});

/** Any event as it is stored when an owner has typed it. */
const anyTypedEvent = anyCalendarEvent
  .map((event) => ({
    ...event,
    title: event.title.trim().slice(0, 120).trim(),
    ...(event.description !== undefined && { description: event.description.slice(0, 2000) }),
    ...(event.location !== undefined && { location: event.location.slice(0, 200) }),
  }))
  .filter(({ title }) => title !== "")
  .map((event) => calendarEventFrom(validate(calendarEventDraftSchema, event), event.id));
