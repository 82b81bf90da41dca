import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePublishedCalendar } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readPublishedCalendarFile } from "./read-published-calendar.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inner-light-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function readFileWith(text: string) {
  writeFileSync(join(folder, "calendar.json"), text);
  return readPublishedCalendarFile(folder);
}

const calendar = {
  createdAt: "2026-05-01T12:00:00.000Z",
  events: [aCalendarEvent({ id: 1, title: "Walk" }), aCalendarEvent({ id: 2, title: "Circle", date: "2026-06-04" })],
};

const file = writePublishedCalendar(calendar);

describe("the file of the published calendar", () => {
  it("is read, also as other editors save it, and may be absent", () => {
    expect(readPublishedCalendarFile(folder)).toBeNull();
    expect(readFileWith(file)).toEqual(calendar);
    expect(readFileWith(`\uFEFF${file.replaceAll("\n", "\r\n")}`)).toEqual(calendar);
  });

  it.each([
    ["", "is empty. Publish the calendar again in /admin, and put the new file in its place."],
    ["<!doctype html><title>Calendar</title>", "is not a calendar of this site. Publish the"],
    [file.replace('"version": 1', '"version": 2'), "was made by a later version of this site. Update this"],
    [file.replace("Circle", "Square"), "is damaged: part of it is missing or was changed by hand. Publish the"],
  ])("fails the build in words (%#)", (text, sentence) => {
    const end = /\n\nThe site was not built, and stays as it was\.$/;
    expect(() => readFileWith(text)).toThrow(`apps/web/practice/calendar.json ${sentence}`);
    expect(() => readFileWith(text)).toThrow(
      expect.objectContaining({ name: "Failure", message: expect.stringMatching(end) }),
    );
  });
});
