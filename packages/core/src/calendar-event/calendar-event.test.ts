import { describe, expect, it } from "vitest";
import { readRecord, validate } from "../shared/validate.ts";
import { codesByField } from "../testing/codes-by-field.ts";
import { aCalendarEvent, aCalendarEventDraft } from "../testing/fixtures.ts";
import {
  CALENDAR_EVENT_TYPES,
  calendarEventDraftSchema,
  calendarEventFrom,
  calendarEventSchema,
} from "./calendar-event.ts";

const fieldsOf = (draft: unknown) => codesByField(calendarEventDraftSchema, draft);

describe("a calendar event draft", () => {
  it("requires a title, a date, and a time", () => {
    const required = { title: "required", date: "required", time: "required" };
    expect(fieldsOf({ title: undefined, date: undefined, time: undefined })).toEqual(required);
    expect(fieldsOf({ title: " ", date: "\t", time: "\n" })).toEqual(required);
    expect(fieldsOf({ title: "x", date: "2026-05-14", time: "18:30" })).toEqual({});
  });

  it("requires a valid date and time", () => {
    expect(fieldsOf(aCalendarEventDraft({ date: "2026-02-30" }))).toEqual({ date: "malformed" });
    expect(fieldsOf(aCalendarEventDraft({ time: "24:00" }))).toEqual({ time: "malformed" });
  });

  it("accepts only the four types", () => {
    for (const type of CALENDAR_EVENT_TYPES) expect(fieldsOf(aCalendarEventDraft({ type }))).toEqual({});
    expect(fieldsOf({ ...aCalendarEventDraft(), type: "seance" })).toEqual({ type: "not-offered" });
  });

  it("becomes an event without its blank and unset fields", () => {
    const eventOf = (draft: object) => calendarEventFrom(validate(calendarEventDraftSchema, draft), 1);
    const full = { ...aCalendarEventDraft(), ends: "20:00", canceled: true, full: true, series: 7 };
    expect(eventOf(full)).toStrictEqual({ ...full, id: 1 });
    const bare = { title: "Circle", date: "2026-05-14", time: "18:30" };
    const event = { ...bare, id: 1, type: "aura-reading" };
    expect(eventOf(bare)).toStrictEqual(event);
    const blank = { description: "", location: "" };
    expect(eventOf({ ...bare, ...blank, ends: " ", canceled: false, full: false })).toStrictEqual({
      ...event,
      ...blank,
    });
  });

  it("does not require an end", () => {
    for (const ends of ["20:00", "18:30", "00:00", "", " "])
      expect(fieldsOf(aCalendarEventDraft({ ends }))).toEqual({});
    const startsAndEnds = { title: "Circle", date: "2026-05-14", time: "18:30", ends: "18:30" };
    expect(calendarEventFrom(validate(calendarEventDraftSchema, startsAndEnds), 1)).toMatchObject(startsAndEnds);
    expect(fieldsOf(aCalendarEventDraft({ ends: "24:00" }))).toEqual({ ends: "malformed" });
    expect(Object.keys(fieldsOf({ ...aCalendarEventDraft(), canceled: "no", full: 1 }))).toEqual(["canceled", "full"]);
  });

  it("limits the length of its strings", () => {
    const tooLong = { title: "x".repeat(121), description: "x".repeat(2001), location: "x".repeat(201) };
    expect(fieldsOf(aCalendarEventDraft(tooLong))).toEqual({
      title: "too-long 120",
      description: "too-long 2000",
      location: "too-long 200",
    });
  });
});

describe("a stored calendar event", () => {
  it.each([
    ...["id", "title", "date", "time"].map((field) => ({ [field]: null })),
    { title: " " },
    { title: "" },
    { date: "2026-02-30" },
    { date: 20260501 },
    { date: ["2026-05-14"] },
    { time: "9:00" },
    { time: 900 },
    { time: ["18:30"] },
    { id: -1 },
  ])("is unreadable with %j", (wrong) => {
    expect(readRecord(calendarEventSchema, { ...aCalendarEvent(), ...wrong })).toEqual({
      unreadableField: Object.keys(wrong)[0],
    });
  });

  it.each([
    ...["description", "type", "location", "ends", "canceled", "full", "series"].map((field) => ({ [field]: null })),
    { type: "seance" },
    { ends: "9:00" },
    { ends: "" },
    { canceled: "yes" },
    { full: 1 },
    { series: "7", ends: 9 },
  ])("is read without an invalid optional field: %j", (wrong) => {
    const others = Object.entries(aCalendarEvent()).filter(([field]) => !Object.hasOwn(wrong, field));
    expect(readRecord(calendarEventSchema, { ...aCalendarEvent(), ...wrong })).toStrictEqual({
      record: { type: "aura-reading", ...Object.fromEntries(others) },
    });
  });

  it("can be longer than a draft", () => {
    const stored = aCalendarEvent({ title: ` ${"x".repeat(121)} `, description: "x".repeat(2001) });
    expect(readRecord(calendarEventSchema, stored)).toStrictEqual({ record: stored });
  });

  it("can lack a description, location, and type", () => {
    const { description: _, location: __, type: ___, ...stored } = aCalendarEvent();
    expect(readRecord(calendarEventSchema, stored)).toStrictEqual({ record: { ...stored, type: "aura-reading" } });
  });
});
