import { expect, it } from "vitest";
import { aCalendarEvent, aContactSubmission, aGallerySlide } from "../testing/fixtures.ts";
import { readSnapshotRecords } from "./read-snapshot-records.ts";

const json = (record: object) => JSON.stringify(record);

it("readable records come with what they were read from, messages with their marks, others not at all", () => {
  const event = { json: json({ ...aCalendarEvent(), "x-future": 40 }) };
  const message = { json: json(aContactSubmission()) };
  const spam = { ...message, isRead: true, isSuspectedSpam: true };
  const slide = { json: json(aGallerySlide()) };
  expect(readSnapshotRecords("events", [event, { json: "{" }, message])).toEqual([
    { record: aCalendarEvent(), stored: event },
  ]);
  expect(readSnapshotRecords("messages", [event, message, spam])).toEqual([
    { record: { ...aContactSubmission(), isRead: false }, stored: message },
    { record: { ...aContactSubmission(), isRead: true, isSuspectedSpam: true }, stored: spam },
  ]);
  expect(readSnapshotRecords("slides", [slide, event])).toEqual([{ record: aGallerySlide(), stored: slide }]);
  expect(readSnapshotRecords("slides", null)).toEqual([]);
});
