import { expect, it } from "vitest";
import { aCalendarEvent, aContactSubmission, aGallerySlide } from "../testing/fixtures.ts";
import { readSnapshotRecords } from "./snapshot.ts";

it("returns readable records with their stored values, and messages with their marks", () => {
  const event = { value: { ...aCalendarEvent(), "x-future": 40 } };
  const message = { value: aContactSubmission() };
  const spam = { ...message, isRead: true, isAnswered: true, isSuspectedSpam: true };
  const slide = { value: aGallerySlide() };
  expect(readSnapshotRecords("events", [event, { value: "{" }, message])).toEqual([
    { record: aCalendarEvent(), stored: event },
  ]);
  expect(readSnapshotRecords("messages", [event, message, spam])).toEqual([
    { record: { ...aContactSubmission(), isRead: false, isAnswered: false }, stored: message },
    { record: { ...aContactSubmission(), isRead: true, isAnswered: true, isSuspectedSpam: true }, stored: spam },
  ]);
  expect(readSnapshotRecords("slides", [slide, event])).toEqual([{ record: aGallerySlide(), stored: slide }]);
  expect(readSnapshotRecords("slides", null)).toEqual([]);
});
