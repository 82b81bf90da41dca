import { EMPTY_SNAPSHOT } from "@inner-light/core";
import { aCalendarEvent, aContactSubmission } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprint } from "./quarantine.ts";
import { snapshotOf, textsOf } from "./stored-snapshot.ts";
import { anyStoredEntries } from "./testing/stored-entries-arbitrary.ts";

const deletedAt = "2026-04-30T12:00:00.000Z";

describe("the snapshot of stored texts", () => {
  it("says what each text means", () => {
    const event = aCalendarEvent({ id: 3, title: "Moon circle" });
    const messages = [1, 2, 3].map((id) => aContactSubmission({ id }));
    const letter = aContactSubmission({ id: 4 });
    const texts = {
      calendarEvents: '[{"id":1, "price":1e2},null,{"id":"7"}]',
      "calendarEvents:deleted": JSON.stringify([{ id: 3, deletedAt, record: event }]),
      "calendarEvents:quarantine:811c9dc5-4": "null",
      "carouselImages:version": "2",
      contactSubmissions: JSON.stringify(messages),
      "contactSubmissions:deleted": JSON.stringify([{ id: 4, deletedAt, record: letter }]),
      "contactSubmissions:note": '{"of":"another backend"}',
      "contactSubmissions:read": "[9,2,4]",
      "contactSubmissions:suspected-spam": "[3]",
    };
    const [one, two, three] = messages.map((message) => JSON.stringify(message));
    expect(snapshotOf(texts)).toEqual({
      events: [{ json: '{"id":1, "price":1e2}' }, { json: "null" }, { json: '{"id":"7"}' }],
      messages: [{ json: one }, { json: two, isRead: true }, { json: three, isSuspectedSpam: true }],
      slides: null,
      deleted: [
        { noun: "events", deletedAt, json: JSON.stringify(event) },
        { noun: "messages", deletedAt, json: JSON.stringify(letter), isRead: true },
      ],
      unreadable: [
        { noun: "events", kind: "other", name: ":quarantine:811c9dc5-4", text: "null" },
        { noun: "slides", kind: "version", name: ":version", text: "2" },
        { noun: "messages", kind: "other", name: ":note", text: '{"of":"another backend"}' },
        { noun: "messages", kind: "other", name: ":read", text: "[9]" },
      ],
    });
  });

  it("becomes the same texts, but for the order of marks", () => {
    fc.assert(
      fc.property(anyStoredEntries, (texts) => {
        const { "contactSubmissions:read": _, ...rest } = texts;
        const { "contactSubmissions:read": __, ...again } = textsOf(snapshotOf(texts));
        expect(again).toEqual(rest);
        expect(textsOf(snapshotOf(textsOf(snapshotOf(texts))))).toEqual(textsOf(snapshotOf(texts)));
      }),
    );
  });

  it("takes what it understands of the deleted records and marks, and keeps the rest", () => {
    const record = aContactSubmission({ id: 2 });
    const event = aCalendarEvent({ id: 5 });
    const texts = {
      "calendarEvents:deleted": JSON.stringify([{ id: 5, deletedAt, record: event }]),
      "contactSubmissions:deleted": JSON.stringify([null, { id: 2, deletedAt, record }, { id: 3, deletedAt }]),
      "contactSubmissions:read": '[2,"2",5]',
    };
    const { deleted, unreadable } = snapshotOf(texts);
    expect(deleted).toEqual([
      { noun: "events", deletedAt, json: JSON.stringify(event) },
      { noun: "messages", deletedAt, json: JSON.stringify(record), isRead: true },
    ]);
    expect(unreadable.map(({ text }) => JSON.parse(text))).toEqual([
      [null, { id: 3, deletedAt }],
      ["2", 5],
    ]);
  });

  it("has a key for what another backend could not read", () => {
    const texts = textsOf({
      ...EMPTY_SNAPSHOT,
      events: [{ json: "null" }],
      unreadable: [
        { noun: "events", kind: "list", name: "", text: "[{" },
        { noun: "messages", kind: "other", name: "note", text: "from afar" },
      ],
    });
    expect(texts).toEqual({
      calendarEvents: "[null]",
      [`calendarEvents:quarantine:${fingerprint("[{")}`]: "[{",
      "contactSubmissions:note": "from afar",
    });
  });

  it("leaves deleted records that a later version of the site wrote", () => {
    const deleted = JSON.stringify([{ id: 2, deletedAt, record: aCalendarEvent({ id: 2 }) }]);
    const texts = { "calendarEvents:deleted": deleted, "calendarEvents:deleted:version": "2" };
    expect(snapshotOf(texts).deleted).toEqual([]);
    expect(textsOf(snapshotOf(texts))).toEqual(texts);
  });
});
