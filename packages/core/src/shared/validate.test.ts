import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { calendarEventSchema } from "../calendar-event/calendar-event.ts";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { ValidationError } from "./errors.ts";
import { readRecord, required, validate } from "./validate.ts";

const schema = v.object({
  name: required("Name is required"),
  word: v.pipe(v.string("a word"), v.minLength(3, "too short"), v.regex(/^a/, "must begin with a")),
});

function issuesOf(draft: unknown) {
  try {
    validate(schema, draft);
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.fields : error;
  }
}

describe("validating a draft", () => {
  it("answers the draft that keeps every rule, without what was never asked for", () => {
    expect(validate(schema, { name: " Alma ", word: "abc", more: 1 })).toStrictEqual({ name: " Alma ", word: "abc" });
  });

  it("says the first broken rule of each field, once", () => {
    expect(issuesOf({ name: "\u00a0\t\n", word: "x" })).toEqual([
      { field: "name", message: "Name is required" },
      { field: "word", message: "too short" },
    ]);
    expect(issuesOf({ name: "Alma", word: "xyz" })).toEqual([{ field: "word", message: "must begin with a" }]);
    expect(issuesOf({ name: 1, word: "abc" })).toEqual([{ field: "name", message: "Name is required" }]);
  });

  it("says of what is no draft at all that it is not", () => {
    expect(issuesOf(null)).toMatchObject([{ field: "" }]);
  });
});

describe("reading a stored record", () => {
  it("answers the record, without fields that are none of its own", () => {
    const event = aCalendarEvent();
    expect(readRecord(calendarEventSchema, { ...event, price: 40 })).toStrictEqual({ record: event });
  });

  it.each([
    [{ ...aCalendarEvent(), title: 7, date: "someday" }, "title"],
    [{ id: 1 }, "title"],
    ["Alma Reyes, 12 Cedar Lane", "not a record"],
    [null, "not a record"],
  ])("names what cannot be read, and never what it held: %j", (value, reason) => {
    expect(readRecord(calendarEventSchema, value)).toStrictEqual({ reason });
  });
});
