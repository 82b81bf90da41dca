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
  mkdirSync(join(folder, "published"), { recursive: true });
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
  writePublishedCalendar({
    ...calendar,
    events: calendar.events.with(1, { ...aCalendarEvent({ id: 2, title: "Circle" }), ...values }),
  });

/** One for each sentence. What else makes a file unreadable is core's to say. */
const WRONG_FILES = [
  "",
  "<!doctype html><title>Calendar</title>",
  fileWith("version", 2),
  file.replace("Circle", "Square"),
  " ".repeat(5 * 1024 * 1024 + 1),
  fileWithEvent({ title: " " }),
  fileWithEvent({ date: "2026-02-30" }),
  fileWithEvent({ date: undefined }),
  fileWithEvent({ time: "24:00" }),
  fileWithEvent({ ends: "8 PM" }),
  fileWithEvent({ type: "seance" }),
  fileWithEvent({ id: 1 }),
  fileWithEvent({ description: [] }),
];

describe("the file of the published calendar", () => {
  it("is read, and may be absent", () => {
    expect(readPublishedCalendarFile(folder)).toBeNull();
    expect(readFileWith(file)).toEqual(calendar);
  });

  it("fails the build in words", () => {
    expect(WRONG_FILES.map(failureOf).join("\n")).toMatchInlineSnapshot(`
      "is empty. Publish the calendar again in /admin, and put the new file in its place.
      is not a calendar of this site. Publish the calendar again in /admin, and put the new file in its place.
      was made by a later version of this site. Update this copy of the site first.
      is damaged: part of it is missing or was changed by hand. Publish the calendar again in /admin, and put the new file in its place.
      is larger than any calendar. Publish the calendar again in /admin, and put the new file in its place.
      cannot be used: event 2, without a title, on 2026-05-14, has no title. Correct it in /admin, and publish again.
      cannot be used: event 2, "Circle", on 2026-02-30, has a date that does not exist. Correct it in /admin, and publish again.
      cannot be used: event 2, "Circle", has a date that does not exist. Correct it in /admin, and publish again.
      cannot be used: event 2, "Circle", on 2026-05-14, has a time that does not exist. Correct it in /admin, and publish again.
      cannot be used: event 2, "Circle", on 2026-05-14, has an end that is not a time of day. Correct it in /admin, and publish again.
      cannot be used: event 2, "Circle", on 2026-05-14, has a type that the site does not know. Correct it in /admin, and publish again.
      cannot be used: event 2, "Circle", on 2026-05-14, has no id of its own. Correct it in /admin, and publish again.
      cannot be used: event 2, "Circle", on 2026-05-14, has a description that cannot be read. Correct it in /admin, and publish again."
    `);
    expect(() => readFileWith("")).toThrow(
      expect.objectContaining({
        name: "Failure",
        message: expect.stringMatching(/^apps\/web.*\n\nThe site was not built, and stays as it was\.$/),
      }),
    );
  });
});

/** The sentence about a file, without the name of the file. */
function failureOf(text: string): string {
  try {
    return JSON.stringify(readFileWith(text));
  } catch (error) {
    return String(error)
      .replace("Failure: apps/web/published/calendar.json ", "")
      .replace(/\n\n.*$/s, "");
  }
}

it("a second download is refused under the name that the browser gave it", () => {
  readFileWith(file);
  writeFileSync(join(folder, "published/calendar (1).json"), file);
  expect(() => readPublishedCalendarFile(folder)).toThrow(
    'apps/web/published has a file "calendar (1).json". Name it calendar.json, or remove it.',
  );
});
