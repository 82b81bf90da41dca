import { DELETED_RECORDS_DAYS, InnerLightError } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { aCollection, KEY, titlesIn } from "./testing/a-collection.ts";

const DELETED_KEY = "calendarEvents:deleted";
const DELETED_AT = "2026-05-01T12:00:00.000Z";

/** A page on which event 1 was removed, with a field that no event has, and event 2 is left. */
function aRemoval() {
  const page = aCollection();
  const event = aCalendarEvent({ id: 1, title: "goes" });
  page.storage.put(KEY, JSON.stringify([{ ...event, price: 40 }, aCalendarEvent({ id: 2, title: "stays" })]));
  page.deleted.remove([1]);
  page.publish.mockClear();
  const kept = () => JSON.parse(page.storage.text(DELETED_KEY) ?? "[]");
  return { ...page, event, kept };
}

describe("a record that was removed", () => {
  it("is kept whole under a key beside the list, and comes back whole on the next page", () => {
    const { storage, event, kept, clock, deleted } = aRemoval();
    expect(kept()).toEqual([{ id: 1, deletedAt: DELETED_AT, record: { ...event, price: 40 } }]);
    expect(deleted.list()).toEqual([{ record: event, deletedAt: DELETED_AT }]);
    const next = aCollection({ storage, clock });
    next.deleted.restore([1]);
    expect(JSON.parse(storage.text(KEY) ?? "")[1]).toEqual({ ...event, price: 40 });
    expect(kept()).toEqual([]);
  });

  it("is there when listeners hear of it, and gone when they hear of its return", () => {
    const { deleted, publish, collection } = aRemoval();
    const seen: number[][] = [];
    publish.mockImplementation(() => seen.push([collection.list().length, deleted.list().length]));
    deleted.remove([2]);
    deleted.restore([1, 2]);
    expect(seen).toEqual([
      [0, 2],
      [2, 0],
    ]);
  });

  it("is forgotten after thirty days, at the next write", () => {
    const { deleted, clock, kept } = aRemoval();
    clock.advance(DELETED_RECORDS_DAYS * 86_400_000);
    expect(deleted.list()).toEqual([]);
    expect(kept()).toHaveLength(1);
    deleted.remove([2]);
    expect(kept()).toMatchObject([{ id: 2 }]);
  });

  it("is gone for good where there is no room to keep it", () => {
    const { deleted, storage } = aRemoval();
    storage.plan({ write: (_, key) => (key === DELETED_KEY ? "full" : undefined) });
    deleted.remove([2]);
    expect(titlesIn(storage.text(KEY))).toEqual([]);
    expect(deleted.list()).toMatchObject([{ record: { id: 1 } }]);
  });

  it("is in one place or the other, whichever single read or write fails", () => {
    for (let nth = 1; nth <= 12; nth++) {
      for (const plan of [
        { read: (count: number) => count === nth },
        { write: (count: number) => (count === nth ? ("refused" as const) : undefined) },
      ]) {
        const { deleted, storage } = aRemoval();
        storage.plan(plan);
        try {
          deleted.restore([1]);
        } catch (error) {
          expect(error).toBeInstanceOf(InnerLightError);
        }
        expect(Object.values(storage.entries()).join("")).toContain('"goes"');
      }
    }
  });

  it("stays removed where it does not fit, and loses nothing", () => {
    const { deleted, storage } = aRemoval();
    const before = storage.entries();
    storage.plan({ write: (_, key) => (key === KEY ? "full" : undefined) });
    expect(() => deleted.restore([1])).toThrow("The storage is full");
    expect(storage.entries()).toEqual(before);
    storage.heal();
    deleted.restore([1]);
    expect(titlesIn(storage.text(KEY))).toEqual(["stays", "goes"]);
  });
});

describe("a list of removed records that cannot be read", () => {
  it.each(["{", "7", '"text"'])("is copied aside when a record is removed, and never blocks one: %s", (text) => {
    const { deleted, storage, add } = aCollection();
    add(1, "one");
    storage.put(DELETED_KEY, text);
    expect(deleted.list()).toEqual([]);
    deleted.remove([1]);
    expect(Object.values(storage.entries())).toContain(text);
    deleted.restore([1]);
    expect(titlesIn(storage.text(KEY))).toEqual(["one"]);
  });

  it("keeps the values that hold no record where they are", () => {
    const { deleted, storage, add } = aCollection();
    add(1, "one");
    const values = [null, { id: 7 }, { id: 8, deletedAt: DELETED_AT, record: { id: 8, title: "no date" } }];
    storage.put(DELETED_KEY, JSON.stringify(values));
    expect(deleted.list()).toEqual([]);
    deleted.remove([1]);
    deleted.restore([1]);
    expect(JSON.parse(storage.text(DELETED_KEY) ?? "")).toEqual(values);
  });

  it("of a later version of the site stays as it is, and never blocks a removal", () => {
    const { deleted, storage, add } = aCollection();
    add(1, "one");
    storage.put(DELETED_KEY, "[]");
    storage.put(`${DELETED_KEY}:version`, "2");
    deleted.remove([1]);
    expect(titlesIn(storage.text(KEY))).toEqual([]);
    expect(storage.text(DELETED_KEY)).toBe("[]");
  });
});
