import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import "../testing/runs.ts";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { missingRecords } from "./missing-records.ts";

const one = aCalendarEvent({ id: 1, title: "One" });
const two = aCalendarEvent({ id: 2, title: "Two" });
const unreadable = [null, 7, 8, "7", [], {}, ["Alma"], ["Bruno"], { 0: "Alma" }, [1, 23], [12, 3], { price: [20] }];

describe("the records that a merge adds", () => {
  it("are those that are not here", () => {
    expect(missingRecords([one], [one, two])).toEqual([two]);
    expect(missingRecords([], [one, two])).toEqual([one, two]);
    expect(missingRecords([one], [])).toEqual([]);
  });

  it("leave out records that are here under another id, or with their fields in another order", () => {
    const again = Object.fromEntries(Object.entries({ ...one, id: 9 }).toReversed());
    expect(missingRecords([one], [again])).toEqual([]);
  });

  it("leave as many equal records as the side with more of them has", () => {
    expect(missingRecords([one], [one, { ...one, id: 9 }])).toEqual([{ ...one, id: 9 }]);
    expect(missingRecords([one, { ...one, id: 9 }], [one])).toEqual([]);
  });

  it("get the next free id where theirs is taken, and never the same one", () => {
    const circles = ["Full moon circle", "New moon circle"].map((title) => ({ ...one, title }));
    expect(missingRecords([one, two], [{ ...one, title: "Three" }])).toEqual([{ ...one, title: "Three", id: 3 }]);
    expect(missingRecords([one], circles)).toEqual([
      { ...circles[0], id: 2 },
      { ...circles[1], id: 3 },
    ]);
  });

  it("keep unknown fields, and a value that is not an id", () => {
    const odd = [{ ...one, price: 20 }, { ...one, id: "1" }, { title: "no id" }];
    expect(missingRecords([one], odd)).toEqual([{ ...one, price: 20, id: 2 }, { title: "no id" }]);
  });

  it("are unreadable records too, none of which equals another", () => {
    for (const value of unreadable) {
      expect(missingRecords([value], unreadable)).toEqual(unreadable.filter((other) => other !== value));
    }
  });

  it("are none the second time", () => {
    const records = fc.array(
      fc.oneof(
        fc.nat({ max: 3 }).map((id) => aCalendarEvent({ id })),
        fc.jsonValue(),
      ),
    );
    fc.assert(
      fc.property(records, records, (present, offered) => {
        const merged = [...present, ...missingRecords(present, offered)];
        expect(missingRecords(merged, offered)).toEqual([]);
      }),
      { numRuns: inject("runs") },
    );
  });
});
