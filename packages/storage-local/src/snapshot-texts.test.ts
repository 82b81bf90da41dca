import type { Snapshot } from "@inner-light/core";
import { aCalendarEvent, aContactSubmission } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergedTexts, replacedTexts, snapshotOf, textsOf } from "./local-storage-snapshots.ts";
import { anyStoredEntries } from "./testing/stored-entries-arbitrary.ts";

const deletedAt = "2026-04-30T12:00:00.000Z";

describe("the snapshot of stored texts", () => {
  it("has parsed values with unknown fields and marks, and texts that are not lists as strings", () => {
    const event = aCalendarEvent({ id: 3, title: "Moon circle" });
    const [one, two, three] = [1, 2, 3].map((id) => aContactSubmission({ id }));
    const letter = aContactSubmission({ id: 4 });
    const texts = {
      calendarEvents: '[{"id":1, "price":1e2},null,{"id":"7"}]',
      "calendarEvents:deleted": JSON.stringify([{ id: 3, deletedAt, record: event }]),
      "calendarEvents:quarantine:811c9dc5-4": "null",
      carouselImages: "[{",
      "carouselImages:version": "1",
      contactSubmissions: JSON.stringify([one, two, three]),
      "contactSubmissions:deleted": JSON.stringify([{ id: 4, deletedAt, record: letter }]),
      "contactSubmissions:note": '{"of":"another backend"}',
      "contactSubmissions:read": "[9,2,4]",
      "contactSubmissions:suspected-spam": "[3]",
    };
    expect(snapshotOf(texts)).toEqual({
      events: [{ value: { id: 1, price: 100 } }, { value: null }, { value: { id: "7" } }, { value: "null" }],
      messages: [
        { value: one },
        { value: two, isRead: true },
        { value: three, isSuspectedSpam: true },
        { value: '{"of":"another backend"}' },
      ],
      slides: [{ value: "[{" }],
      deleted: [
        { noun: "events", deletedAt, value: event },
        { noun: "messages", deletedAt, value: letter, isRead: true },
      ],
    });
  });

  it("is restored whole from the texts that store it", () => {
    fc.assert(
      fc.property(anyStoredEntries, (texts) => {
        const snapshot = snapshotOf(texts);
        expect(snapshotOf(textsOf(snapshot))).toEqual(snapshot);
        expect(snapshotOf(replacedTexts({}, snapshot))).toEqual(snapshot);
      }),
    );
  });

  it("parses the deleted records that it understands, and keeps the rest as a string", () => {
    const record = aContactSubmission({ id: 2 });
    const others = [null, { id: 3, deletedAt }];
    const { deleted, messages } = snapshotOf({
      "contactSubmissions:deleted": JSON.stringify([{ id: 2, deletedAt, record }, ...others]),
      "contactSubmissions:read": '[2,"2",5]',
    });
    expect(deleted).toEqual([{ noun: "messages", deletedAt, value: record, isRead: true }]);
    expect(messages).toEqual([{ value: JSON.stringify(others) }]);
  });

  it("leaves deleted records that a later version of the site wrote", () => {
    const text = JSON.stringify([{ id: 2, deletedAt, record: aCalendarEvent({ id: 2 }) }]);
    const texts = { "calendarEvents:deleted": text, "calendarEvents:deleted:version": "2" };
    expect(snapshotOf(texts)).toMatchObject({ events: [{ value: text }], deleted: [] });
  });
});

describe("texts that a snapshot replaces", () => {
  it("keep their bytes if their noun is unchanged", () => {
    fc.assert(
      fc.property(anyStoredEntries, (texts) => {
        const { messages, slides, ...rest } = snapshotOf(texts);
        const replaced = replacedTexts(texts, { ...rest, messages, slides, events: [] });
        const others = (all: object) => Object.entries(all).filter(([key]) => !key.startsWith("calendarEvents"));
        expect(others(replaced)).toEqual(others(texts));
        expect(snapshotOf(replaced).events).toEqual([]);
      }),
    );
  });
});

describe("texts that a snapshot is merged into", () => {
  it("gain the offered records and lose nothing", () => {
    const holds = (all: Snapshot["events"], some: Snapshot["events"]) =>
      (some ?? []).every(({ value }) => all?.some((one) => JSON.stringify(one.value) === JSON.stringify(value)));
    fc.assert(
      fc.property(anyStoredEntries, anyStoredEntries, (here, offered) => {
        const merged = mergedTexts(here, snapshotOf(offered));
        for (const noun of ["events", "messages", "slides"] as const)
          expect(holds(snapshotOf(merged)[noun], snapshotOf(here)[noun])).toBe(true);
        for (const text of Object.values(here).filter((text) => !Object.values(merged).includes(text)))
          expect(Array.isArray(JSON.parse(text))).toBe(true);
        expect(mergedTexts(merged, snapshotOf(offered))).toEqual(merged);
      }),
    );
  });
});
