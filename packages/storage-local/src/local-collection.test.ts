import { aCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import { aCollection, KEY, readEvent, titlesIn } from "./testing/a-collection.ts";

describe("an id", () => {
  it("is not given again right after its record was removed", () => {
    const { add, remove, timers } = aCollection();
    add(5, "a");
    remove(5);
    expect(add(5, "b").id).toBe(6);
    while (timers.goOff() > 0);
    expect(add(5, "c").id).toBe(5);
  });
});

describe("an error that is not the storage's", () => {
  it("surfaces when another tab writes", () => {
    const { add, writeElsewhere } = aCollection({
      readItem: () => {
        throw new TypeError("a mistake");
      },
    });
    add(1, "mine");
    expect(() => writeElsewhere("[7]")).toThrow(TypeError);
  });
});

describe("the first records of a list", () => {
  it("are stored without being published", () => {
    const { collection, storage, publish } = aCollection();
    collection.seed([aCalendarEvent({ title: "seed" })]);
    expect(titlesIn(storage.text(KEY))).toEqual(["seed"]);
    expect(publish).not.toHaveBeenCalled();
  });
});

describe("what this tab wrote", () => {
  it("is checked once more after a second without a write, and then no longer", () => {
    const { add, storage, timers, writeElsewhere } = aCollection();
    add(1, "mine");
    storage.put(KEY, "[]");
    timers.goOff();
    expect(titlesIn(storage.text(KEY))).toEqual(["mine"]);
    timers.goOff();
    expect(timers.areSet).toBe(false);
    writeElsewhere("[]");
    expect(storage.text(KEY)).toBe("[]");
  });

  it("does not come back after the whole list was removed", () => {
    const { add, storage, writeElsewhere } = aCollection();
    add(1, "mine");
    writeElsewhere(null);
    expect(storage.text(KEY)).toBeNull();
    writeElsewhere("[]");
    expect(storage.text(KEY)).toBe("[]");
  });

  it("waits while the list is damaged, newer or cannot be written, and is stored again once it can", () => {
    const { add, storage, writeElsewhere } = aCollection();
    add(1, "mine");
    writeElsewhere("damaged");
    expect(storage.entries()).toEqual({ [KEY]: "damaged" });
    for (const plan of [{ write: () => "full" as const }, { read: () => true }]) {
      storage.plan(plan);
      writeElsewhere("[]");
      expect(storage.text(KEY)).toBe("[]");
    }
    storage.heal();
    storage.put(`${KEY}:version`, "2");
    writeElsewhere("[]");
    expect(storage.text(KEY)).toBe("[]");
    storage.put(`${KEY}:version`, null);
    writeElsewhere("[]");
    expect(titlesIn(storage.text(KEY))).toEqual(["mine"]);
  });

  it("is not parsed again while no other tab writes", () => {
    const readItem = vi.fn(readEvent);
    const { collection, add, remove } = aCollection({ readItem });
    for (const id of [1, 2, 3]) add(id, `event ${id}`);
    remove(2);
    expect(collection.list().map(({ title }) => title)).toEqual(["event 1", "event 3"]);
    expect(collection.list()).toBe(collection.list());
    expect(readItem).not.toHaveBeenCalled();
  });
});

it("a change tells the other tabs which texts it deleted or replaced, and so does its replay", () => {
  const { add, remove, change, storage, sent, writeElsewhere } = aCollection();
  add(1, "old");
  change(1, "new");
  const before = storage.text(KEY);
  remove(1);
  writeElsewhere(before);
  expect(sent.map((text) => JSON.parse(text).title)).toEqual(["old", "new", "new"]);
});

describe("a page that returns from the back-forward cache", () => {
  it("leaves undone what another tab undid meanwhile; one that was only loaded does not", () => {
    for (const persisted of [false, true]) {
      const { add, storage, page, writeElsewhere, timers } = aCollection();
      add(1, "mine");
      page.isShown({ persisted });
      writeElsewhere("[]");
      timers.goOff();
      expect(titlesIn(storage.text(KEY))).toEqual(persisted ? [] : ["mine"]);
    }
  });
});

describe("damage", () => {
  it("does not bring back what another tab removed before, though nothing was read in between", () => {
    const { add, storage, timers, writeElsewhere } = aCollection();
    add(1, "private");
    timers.goOff();
    writeElsewhere("[]");
    writeElsewhere("[{");
    add(2, "next");
    expect(titlesIn(storage.text(KEY))).toEqual(["next"]);
  });
});

describe("what cannot be read", () => {
  it("is a typed error where nothing else is stored and nothing was read before", () => {
    const { collection, storage } = aCollection();
    for (const text of ["damaged", "[null]", '[{"id":1}]']) {
      storage.put(KEY, text);
      expect(() => collection.list()).toThrow(
        expect.objectContaining({ reason: "unreadable", message: "Nothing of what is stored can be read" }),
      );
      expect(collection.inspect().records).toEqual([]);
    }
    storage.put(KEY, "[]");
    expect(collection.list()).toEqual([]);
  });
});

describe("a list whose texts this page replaced", () => {
  it("forgets what it read and wrote, if one of its own texts is among them", () => {
    const { collection, add, remove, storage, writeElsewhere, publish } = aCollection();
    add(1, "mine");
    add(2, "removed");
    remove(2);
    publish.mockClear();
    collection.onReplaced(["carouselImages", `${KEY}2`]);
    writeElsewhere("[]");
    expect(titlesIn(storage.text(KEY))).toEqual(["mine"]);
    publish.mockClear();

    storage.put(KEY, "[]");
    collection.onReplaced(["carouselImages", `${KEY}:version`]);
    expect(publish).toHaveBeenCalledTimes(1);
    writeElsewhere("[");
    expect(storage.text(KEY)).toBe("[");
    expect(collection.add(1, () => [])).toEqual([]);
    expect(add(1, "next").id).toBe(1);
  });
});
