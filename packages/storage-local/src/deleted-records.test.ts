import { DELETED_ENTRY_NAMES, DELETED_RECORDS_DAYS } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { aCollection, KEY, titlesIn } from "./testing/a-collection.ts";

const DELETED_KEY = DELETED_ENTRY_NAMES.events;

describe("a record that is put back", () => {
  it("keeps its unknown fields, and comes back once", () => {
    const { deleted, storage } = aCollection();
    const event = aCalendarEvent({ id: 1 });
    storage.put(KEY, JSON.stringify([{ ...event, price: 40 }]));
    deleted.remove([1]);
    expect(deleted.restore([1])).toEqual([event]);
    expect(() => deleted.restore([1])).toThrow("No such record was removed");
    expect(JSON.parse(storage.text(KEY) ?? "")).toEqual([{ ...event, price: 40 }]);
  });

  it("takes the next free id if another record has its own, and keeps what is removed under that id apart", () => {
    const { deleted, storage } = aCollection();
    const event = aCalendarEvent({ id: 1 });
    storage.put(KEY, JSON.stringify([{ ...event, price: 40 }]));
    deleted.remove([1]);
    storage.put(KEY, JSON.stringify([event, { ...event, id: 2 }]));
    expect(deleted.restore([1])).toEqual([{ ...event, id: 3 }]);
    expect(JSON.parse(storage.text(KEY) ?? "")).toEqual([event, { ...event, id: 2 }, { ...event, price: 40, id: 3 }]);
  });

  it("can be put back after a first try that failed", () => {
    const { deleted, add, storage } = aCollection();
    const event = add(1, "back");
    deleted.remove([1]);
    storage.plan({ write: () => "full" });
    expect(() => deleted.restore([1])).toThrow("The storage is full");
    storage.heal();
    expect(deleted.list()).toMatchObject([{ record: event }]);
    expect(deleted.restore([1])).toEqual([event]);
  });
});

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

const DELETED_AT = "2026-05-01T12:00:00.000Z";

describe("a record that was removed", () => {
  it("is kept whole under a key beside the list, and by the next page", () => {
    const { storage, event, kept, clock, deleted } = aRemoval();
    expect(kept()).toEqual([{ id: 1, deletedAt: DELETED_AT, record: { ...event, price: 40 } }]);
    expect(deleted.list()).toEqual([{ record: event, deletedAt: DELETED_AT }]);
    const next = aCollection({ storage, clock });
    expect(next.deleted.list()).toEqual(deleted.list());
    expect(next.deleted.restore([1])).toEqual([event]);
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

  it("is not listed while the list has a record with its id, and does not come back beside its equal", () => {
    const { deleted, event, storage } = aRemoval();
    storage.put(KEY, JSON.stringify([{ ...event, price: 40 }]));
    expect(deleted.list()).toEqual([]);
    expect(() => deleted.restore([1])).toThrow("The record is back");
    storage.put(KEY, "[]");
    expect(deleted.list()).toHaveLength(1);
    expect([...deleted.ids()]).toEqual([1]);
  });

  it("is forgotten after thirty days, at the next write", () => {
    const { deleted, clock, storage, kept } = aRemoval();
    clock.advance(DELETED_RECORDS_DAYS * 86_400_000 - 1);
    expect(deleted.list()).toHaveLength(1);
    clock.advance(1);
    expect(deleted.list()).toEqual([]);
    expect(() => deleted.restore([1])).toThrow("No such record was removed");
    expect(kept()).toHaveLength(1);
    deleted.remove([2]);
    expect(kept()).toMatchObject([{ id: 2 }]);
    expect(titlesIn(storage.text(KEY))).toEqual([]);
  });

  it("takes the place of an older one that was kept under its id", () => {
    const { deleted, event, writeElsewhere, kept } = aRemoval();
    writeElsewhere(JSON.stringify([{ ...event, title: "newer" }]));
    deleted.remove([1]);
    expect(kept()).toMatchObject([{ id: 1, record: { title: "newer" } }]);
  });

  it("can be restored on this page where there is no room to keep it, until the list is replaced", () => {
    for (const isReplaced of [false, true]) {
      const { deleted, storage, event, add, collection } = aCollectionWith("one");
      storage.plan({ write: (_, key) => (key === DELETED_KEY ? "full" : undefined) });
      deleted.remove([event.id]);
      expect(titlesIn(storage.text(KEY))).toEqual([]);
      expect(storage.text(DELETED_KEY)).toBeNull();
      expect(deleted.list()).toMatchObject([{ record: event }]);
      if (isReplaced) collection.onReplaced([KEY]);
      expect(deleted.list()).toHaveLength(isReplaced ? 0 : 1);
      add(2, "other");
      if (isReplaced) expect(() => deleted.restore([1])).toThrow("No such record was removed");
      else expect(deleted.restore([1])).toEqual([event]);
      expect(deleted.list()).toEqual([]);
    }
  });

  it("comes back even where only one of its two places fits", () => {
    const { deleted, storage, event } = aCollectionWith("one");
    deleted.remove([1]);
    const isKept = () => storage.text(DELETED_KEY) !== "[]";
    storage.plan({ write: (_, key) => (key === KEY && isKept() ? "full" : undefined) });
    expect(deleted.restore([1])).toEqual([event]);
    expect(titlesIn(storage.text(KEY))).toEqual(["one"]);
    expect(deleted.list()).toEqual([]);
  });

  it("stays removed where it fits in no way, and loses nothing", () => {
    const { deleted, storage, event } = aCollectionWith("one");
    deleted.remove([1]);
    const before = storage.entries();
    storage.plan({ write: (_, key) => (key === KEY ? "full" : undefined) });
    expect(() => deleted.restore([1])).toThrow("The storage is full");
    expect(storage.entries()).toEqual(before);
    expect(deleted.list()).toMatchObject([{ record: event }]);
  });
});

/** A page with one event, under id 1. */
function aCollectionWith(title: string) {
  const page = aCollection();
  return { ...page, event: page.add(1, title) };
}

describe("a list of removed records that cannot be read", () => {
  it.each(["{", "7", '"text"'])("is copied aside when a record is removed, and never blocks one: %s", (text) => {
    const { deleted, storage, event } = aCollectionWith("one");
    storage.put(DELETED_KEY, text);
    expect(deleted.list()).toEqual([]);
    deleted.remove([1]);
    expect(Object.values(storage.entries())).toContain(text);
    expect(deleted.restore([1])).toEqual([event]);
  });

  it("keeps the values that hold no record where they are", () => {
    const { deleted, storage } = aCollectionWith("one");
    const values = [null, { id: 7 }, { id: 8, deletedAt: DELETED_AT, record: { title: "no date" } }];
    storage.put(DELETED_KEY, JSON.stringify(values));
    expect(deleted.list()).toEqual([]);
    deleted.remove([1]);
    deleted.restore([1]);
    expect(JSON.parse(storage.text(DELETED_KEY) ?? "")).toEqual(values);
  });

  it("of a later version of the site stays as it is", () => {
    const { deleted, storage, event } = aCollectionWith("one");
    storage.put(DELETED_KEY, "[]");
    storage.put(`${DELETED_KEY}:version`, "2");
    deleted.remove([1]);
    expect(storage.text(DELETED_KEY)).toBe("[]");
    expect(deleted.restore([1])).toEqual([event]);
  });
});
