import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import "../testing/runs.ts";
import { narrowJson, parseArray } from "../shared/json-text.ts";
import { LIST_KEYS } from "../stored-data/site-keys.ts";
import { aCalendarEvent, aContactSubmission } from "../testing/fixtures.ts";
import { anyStoredEntries } from "../testing/stored-entries-arbitrary.ts";
import { compareBackup, mergeBackup } from "./merge-backup.ts";

const one = aCalendarEvent({ id: 1, title: "One" });
const two = aCalendarEvent({ id: 2, title: "Two" });
const entriesOf = (...events: unknown[]) => ({ calendarEvents: JSON.stringify(events) });
const eventsOf = (entries: { readonly [key: string]: string }) => JSON.parse(entries["calendarEvents"] ?? "null");
const unreadable = [null, 7, 8, "7", [], {}, ["Alma"], ["Bruno"], { 0: "Alma" }, [1, 23], [12, 3], { price: [20] }];

describe("merging a backup", () => {
  it("adds what is not here, and keeps what is", () => {
    expect(eventsOf(mergeBackup(entriesOf(one), entriesOf(one, two)))).toEqual([one, two]);
    expect(eventsOf(mergeBackup({}, entriesOf(one, two)))).toEqual([one, two]);
    expect(mergeBackup(entriesOf(one), {})).toEqual(entriesOf(one));
  });

  it("takes records for equal that say the same under another id, or with their fields in another order", () => {
    const again = Object.fromEntries(Object.entries({ ...one, id: 9 }).toReversed());
    expect(mergeBackup(entriesOf(one), entriesOf(again))).toEqual(entriesOf(one));
  });

  it("keeps as many twins as one side has", () => {
    expect(eventsOf(mergeBackup(entriesOf(one), entriesOf(one, { ...one, id: 9 })))).toHaveLength(2);
    expect(eventsOf(mergeBackup(entriesOf(one, { ...one, id: 9 }), entriesOf(one)))).toHaveLength(2);
  });

  it("gives a record whose id is taken the next free one", () => {
    const merged = eventsOf(mergeBackup(entriesOf(one, two), entriesOf({ ...one, title: "Three" })));
    expect(merged).toEqual([one, two, { ...one, title: "Three", id: 3 }]);
  });

  it("gives no two records of the backup the same id", () => {
    const circles = ["Full moon circle", "New moon circle"].map((title) => ({ ...one, title }));
    const merged = eventsOf(mergeBackup(entriesOf(one), entriesOf(...circles)));
    expect(merged).toEqual([one, { ...circles[0], id: 2 }, { ...circles[1], id: 3 }]);
  });

  it("keeps unreadable records of both sides, and fields that no record knows", () => {
    const merged = mergeBackup(entriesOf(null, { ...one, price: 20 }), entriesOf(null, "?", { ...two, price: 30 }));
    expect(eventsOf(merged)).toEqual([null, { ...one, price: 20 }, "?", { ...two, price: 30 }]);
  });

  it("takes no unreadable record for another", () => {
    for (const value of unreadable) {
      const others = unreadable.filter((other) => other !== value);
      expect(eventsOf(mergeBackup(entriesOf(value), entriesOf(...unreadable)))).toEqual([value, ...others]);
    }
  });

  it("leaves a list alone that one side cannot read, or that a later version keeps", () => {
    const damaged = { calendarEvents: "[{" };
    const newer = { ...entriesOf(two), "calendarEvents:version": "2" };
    expect(mergeBackup(damaged, entriesOf(one))).toEqual(damaged);
    expect(mergeBackup(entriesOf(one), damaged)).toEqual(entriesOf(one));
    expect(mergeBackup(newer, entriesOf(one))).toEqual(newer);
    expect(mergeBackup(entriesOf(one), newer)).toEqual(entriesOf(one));
  });

  it("writes as the site writes, but keeps the form of a text that is not the site's", () => {
    const stars = { ...one, title: "✨" };
    const moon = { ...two, title: "🌙" };
    for (const text of [JSON.stringify([stars]), narrowJson([stars])]) {
      const merged = mergeBackup({ calendarEvents: text }, entriesOf(moon));
      expect(merged["calendarEvents"]).toBe(narrowJson([stars, moon]));
    }
    const indented = JSON.stringify([one], null, 2);
    const merged = mergeBackup({ calendarEvents: indented }, entriesOf(two));
    expect(merged["calendarEvents"]?.startsWith(indented.slice(0, -1))).toBe(true);
    expect(eventsOf(merged)).toEqual([one, two]);
    expect(eventsOf(mergeBackup({ calendarEvents: "[ ]" }, entriesOf(two)))).toEqual([two]);
  });

  it("says beforehand what it would do", () => {
    const messages = { contactSubmissions: JSON.stringify([aContactSubmission()]) };
    const here = { ...entriesOf(one), ...messages, carouselImages: "?" };
    expect(compareBackup(here, entriesOf(one, two))).toEqual([
      { key: "calendarEvents", here: 1, inBackup: 2, added: 1 },
      { key: "contactSubmissions", here: 1, inBackup: 0, added: 0 },
      { key: "carouselImages", here: null, inBackup: 0, added: null },
    ]);
  });

  it("loses nothing that is here, adds exactly what it said, and the second time nothing", () => {
    fc.assert(
      fc.property(anyStoredEntries, anyStoredEntries, (here, backup) => {
        const merged = mergeBackup(here, backup);
        for (const [key, text] of Object.entries(here)) {
          const before = LIST_KEYS.some((listKey) => listKey === key) ? parseArray(text) : undefined;
          if (before === undefined) expect(merged[key]).toBe(text);
          else expect(parseArray(merged[key] ?? "")?.slice(0, before.length)).toEqual(before);
        }
        for (const { key, here: count, added } of compareBackup(here, backup)) {
          if (count !== null) expect(parseArray(merged[key] ?? "[]")).toHaveLength(count + (added ?? 0));
        }
        expect(mergeBackup(merged, backup)).toEqual(merged);
      }),
      { numRuns: inject("runs") },
    );
  });
});
