import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCalendarEvent, aContactSubmission, aGallerySlide } from "../testing/fixtures.ts";
import { backupMerge, compareBackup } from "./backup-merge.ts";

const one = aCalendarEvent({ id: 1, title: "One" });
const two = aCalendarEvent({ id: 2, title: "Two" });
const eventsOf = (...events: unknown[]) => ({ calendarEvents: JSON.stringify(events) });
const merged = (present: readonly unknown[], offered: readonly unknown[]) =>
  backupMerge("events", eventsOf(...present), eventsOf(...offered));

describe("a merge", () => {
  it("adds what is not here, under its own id", () => {
    expect(merged([one], [one, { ...two, price: 20 }])).toMatchObject({
      added: [{ ...two, price: 20 }],
      differing: [],
    });
  });

  it("keeps what is here under the same id, and says what differs", () => {
    const changed = { ...one, title: "Another" };
    const reordered = Object.fromEntries(Object.entries(two).toReversed());
    expect(merged([one, two], [changed, reordered])).toMatchObject({ added: [], differing: [changed] });
  });

  it("adds values without an id that have no equal here, and every one of several under one id", () => {
    const odd = [null, { title: "no id" }, { ...one, id: "1" }];
    expect(merged([one, null], [...odd, one, two, two])?.added).toEqual([...odd.slice(1), two, two]);
  });

  it("adds nothing the second time", () => {
    const values = fc.array(
      fc.oneof(
        fc.nat({ max: 3 }).map((id) => aCalendarEvent({ id })),
        fc.jsonValue(),
      ),
    );
    fc.assert(
      fc.property(values, values, (present, offered) => {
        const added = merged(present, offered)?.added ?? [];
        expect(merged([...present, ...added], offered)?.added).toEqual([]);
      }),
    );
  });

  it("brings the read marks of what it adds, and no others", () => {
    const messages = (...ids: number[]) => JSON.stringify(ids.map((id) => aContactSubmission({ id })));
    const deleted = JSON.stringify([{ id: 4, deletedAt: "", record: aContactSubmission({ id: 4 }) }]);
    const backup = {
      contactSubmissions: messages(1, 2, 3),
      "contactSubmissions:deleted": deleted,
      "contactSubmissions:read": "[1,2,4,5]",
    };
    expect(backupMerge("messages", { contactSubmissions: messages(1) }, backup)?.addedReadIds).toEqual([2, 4]);
    expect(backupMerge("events", {}, { ...eventsOf({ ...one, id: 2 }), ...backup })?.addedReadIds).toEqual([]);
  });

  it("brings deleted records that are neither here nor deleted here", () => {
    const deletedOf = (...ids: number[]) =>
      JSON.stringify(ids.map((id) => ({ id, deletedAt: "2026-05-01", record: aCalendarEvent({ id }) })));
    const here = { ...eventsOf(one), "calendarEvents:deleted": deletedOf(2) };
    const backup = { ...eventsOf(), "calendarEvents:deleted": deletedOf(1, 2, 3) };
    expect(backupMerge("events", here, backup)?.addedDeleted).toMatchObject([{ id: 3 }]);
    for (const left of [{ "calendarEvents:deleted": "[{" }, { "calendarEvents:deleted:version": "2" }]) {
      expect(backupMerge("events", left, backup)?.addedDeleted).toEqual([]);
    }
  });

  it.each([
    [{ calendarEvents: "[{" }, eventsOf(one)],
    [eventsOf(one), { calendarEvents: "{}" }],
    [{ "calendarEvents:version": "2" }, eventsOf(one)],
    [{}, { ...eventsOf(one), "calendarEvents:version": "2" }],
  ])("leaves alone what is no list, or of a later version: %o and %o", (here, backup) => {
    expect(backupMerge("events", here, backup)).toBeNull();
    expect(compareBackup(here, backup)[0]).toMatchObject({ noun: "events", added: null, differing: [] });
  });
});

it("a comparison names what would be added and what differs", () => {
  const here = eventsOf(one);
  const backup = {
    ...eventsOf({ ...one, title: "Another" }, two, null),
    contactSubmissions: JSON.stringify([aContactSubmission()]),
    carouselImages: JSON.stringify([aGallerySlide({ alt: "A lamp" })]),
  };
  const added = [
    { title: "Two", date: two.date },
    { title: "", date: "" },
  ];
  expect(compareBackup(here, backup)).toEqual([
    { noun: "events", here: 1, inBackup: 3, added, differing: [{ title: "Another", date: one.date }] },
    { noun: "messages", here: 0, inBackup: 1, added: [{ title: "Alma Reyes", date: "2026-05-01" }], differing: [] },
    { noun: "slides", here: 0, inBackup: 1, added: [{ title: "A lamp", date: "" }], differing: [] },
  ]);
});
