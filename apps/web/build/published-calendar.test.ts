import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePublishedCalendar } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readPublishedCalendarFile } from "./published-calendar.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inner-light-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function readFileWith(text: string) {
  mkdirSync(join(folder, "published"));
  writeFileSync(join(folder, "published/calendar.json"), text);
  return readPublishedCalendarFile(folder);
}

const calendar = {
  createdAt: "2026-05-01T12:00:00.000Z",
  events: [aCalendarEvent({ id: 1, title: "Walk" }), aCalendarEvent({ id: 2, title: "Circle", date: "2026-06-04" })],
};

const file = writePublishedCalendar(calendar);

/** The file with another value under a key, or without the key. */
const fileWith = (key: string, value?: unknown) => JSON.stringify({ ...JSON.parse(file), [key]: value });

/** A file whose second event has these values, with a checksum that fits. */
const fileWithEvent = (values: object) =>
  writePublishedCalendar({ ...calendar, events: calendar.events.with(1, { ...aCalendarEvent({ id: 2 }), ...values }) });

const FOREIGN =
  "is not a calendar of this site. Publish the calendar again in /admin, and put the new file in its place.";
const EMPTY = "is empty. Publish the calendar again in /admin, and put the new file in its place.";
const DAMAGED =
  "is damaged: part of it is missing or was changed by hand. Publish the calendar again in /admin, and put the new file in its place.";
const TOO_LARGE =
  "is larger than any calendar. Publish the calendar again in /admin, and put the new file in its place.";
const NEWER = "was made by a later version of this site. Update this copy of the site first.";

const WRONG_FILES: readonly [what: string, text: string, sentence: string][] = [
  ["nothing at all", "", EMPTY],
  ["blanks", " \n\t ", EMPTY],
  ["a letter", "Dear practice,", FOREIGN],
  ["a page that was saved in its place", "<!doctype html><title>Calendar</title>", FOREIGN],
  ["an empty object", "{}", FOREIGN],
  ["null", "null", FOREIGN],
  ["a word", '"calendar"', FOREIGN],
  ["the list that a browser keeps", JSON.stringify(calendar.events), FOREIGN],
  ["a backup", '{ "format": "inner-light-backup", "version": 1 }', FOREIGN],
  ["a calendar file", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n", FOREIGN],
  ["a later version", fileWith("version", 2), NEWER],
  ["an unknown version", fileWith("version", "first"), DAMAGED],
  ["no version", fileWith("version"), DAMAGED],
  ["half of it", file.slice(0, file.length / 2), DAMAGED],
  ["a comma too many", file.replace("]", ",]"), DAMAGED],
  ["the marks of a conflict", `<<<<<<< HEAD\n${file}\n=======\n${file}\n>>>>>>> other\n`, DAMAGED],
  ["a title changed by hand", file.replace("Circle", "Square"), DAMAGED],
  ["an event taken out", fileWith("events", calendar.events.slice(1)), DAMAGED],
  ["no events", fileWith("events"), DAMAGED],
  ["events that are no list", fileWith("events", { 0: calendar.events[0] }), DAMAGED],
  ["another checksum", fileWith("checksum", "00000000"), DAMAGED],
  ["no checksum", fileWith("checksum"), DAMAGED],
  ["another time at which it was made", fileWith("createdAt", "2027-05-01T12:00:00.000Z"), DAMAGED],
  ["an unknown part", fileWith("note", "mine"), DAMAGED],
  ["five million characters", " ".repeat(5 * 1024 * 1024 + 1), TOO_LARGE],
  ["a blank title", fileWithEvent({ title: " " }), inEvent("without a title, on 2026-05-14, has no title")],
  ["a number for a title", fileWithEvent({ title: 7 }), inEvent("without a title, on 2026-05-14, has no title")],
  [
    "a day that does not exist",
    fileWithEvent({ title: "Circle", date: "2026-02-30" }),
    inEvent('"Circle", on 2026-02-30, has a date that does not exist'),
  ],
  [
    "a date as people write it",
    fileWithEvent({ title: "Circle", date: "5/14/2026" }),
    inEvent('"Circle", on 5/14/2026, has a date that does not exist'),
  ],
  ["no date", fileWithEvent({ title: "Circle", date: undefined }), inEvent('"Circle", has a date that does not exist')],
  [
    "a time after midnight",
    fileWithEvent({ title: "Circle", time: "24:00" }),
    inEvent('"Circle", on 2026-05-14, has a time that does not exist'),
  ],
  [
    "a time as people write it",
    fileWithEvent({ title: "Circle", time: "6:30 PM" }),
    inEvent('"Circle", on 2026-05-14, has a time that does not exist'),
  ],
  [
    "an end as people write it",
    fileWithEvent({ title: "Circle", ends: "8 PM" }),
    inEvent('"Circle", on 2026-05-14, has an end that is not a time of day'),
  ],
  [
    "an unknown type",
    fileWithEvent({ title: "Séance", type: "seance" }),
    inEvent('"Séance", on 2026-05-14, has a type that the site does not know'),
  ],
  [
    "an id below zero",
    fileWithEvent({ title: "Circle", id: -1 }),
    inEvent('"Circle", on 2026-05-14, has no id of its own'),
  ],
  ["one id twice", fileWithEvent({ title: "Circle", id: 1 }), inEvent('"Circle", on 2026-05-14, has no id of its own')],
  [
    "a description that is a list",
    fileWithEvent({ title: "Circle", description: [] }),
    inEvent('"Circle", on 2026-05-14, has a description that cannot be read'),
  ],
  [
    "a location that is a number",
    fileWithEvent({ title: "Circle", location: 12 }),
    inEvent('"Circle", on 2026-05-14, has a location that cannot be read'),
  ],
  [
    "an event that is none",
    writePublishedCalendar({ ...calendar, events: calendar.events.with(1, Object(null)) }),
    inEvent("without a title, has no id of its own"),
  ],
];

function inEvent(what: string): string {
  return `cannot be used: event 2, ${what}. Correct it in /admin, and publish again.`;
}

describe("the file of the published calendar", () => {
  it("may be absent", () => {
    expect(readPublishedCalendarFile(folder)).toBeNull();
  });

  it("is read", () => {
    expect(readFileWith(file)).toEqual(calendar);
  });

  it.each(WRONG_FILES)("fails the build in words: %s", (_, text, sentence) => {
    expect(() => readFileWith(text)).toThrow(
      expect.objectContaining({
        name: "Failure",
        message: `apps/web/published/calendar.json ${sentence}\n\nThe site was not built, and stays as it was.`,
      }),
    );
  });
});

it("a second download is refused under the name that the browser gave it", () => {
  readFileWith(file);
  writeFileSync(join(folder, "published/calendar (1).json"), file);
  expect(() => readPublishedCalendarFile(folder)).toThrow(
    'apps/web/published has a file "calendar (1).json". Name it calendar.json, or remove it.',
  );
});
