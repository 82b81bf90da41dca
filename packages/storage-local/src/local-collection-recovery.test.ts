import { aCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { aCollection, KEY, titlesIn } from "./testing/a-collection.ts";

describe("a change to a record while the list is damaged", () => {
  it("applies to the last intact list, and the damage is copied", () => {
    const { add, change, storage } = aCollection();
    for (const id of [1, 2]) add(id, `event ${id}`);
    storage.put(KEY, "damaged");
    expect(change(2, "changed")).toEqual(aCalendarEvent({ id: 2, title: "changed" }));
    expect(titlesIn(storage.text(KEY))).toEqual(["event 1", "changed"]);
    expect(Object.values(storage.entries())).toContain("damaged");
  });

  it("is written even where it changes nothing, since what is stored is not the record", () => {
    const { add, change, storage } = aCollection();
    const event = add(1, "same");
    const before = storage.text(KEY);
    storage.put(KEY, "damaged");
    expect(change(1, "same")).toEqual(event);
    expect(storage.text(KEY)).toBe(before);
    expect(Object.values(storage.entries())).toContain("damaged");
  });

  it("is refused where no record was ever seen, or where there is no room for the damage, and nothing has changed", () => {
    const { collection, add, change, storage } = aCollection();
    storage.put(KEY, "damaged");
    expect(() => change(1, "changed")).toThrow("No such record");
    storage.put(KEY, null);
    const event = add(1, "one");
    storage.put(KEY, "damaged");
    storage.plan({ write: () => "full" });
    expect(() => change(1, "changed")).toThrow("The stored text is damaged and cannot be copied");
    expect(storage.entries()).toEqual({ [KEY]: "damaged" });
    storage.heal();
    expect(collection.list()).toEqual([event]);
  });
});

describe("damage that comes after a change by another tab", () => {
  it("does not bring back what the other tab removed, though nothing was read in between", () => {
    const { add, storage, timers, writeElsewhere } = aCollection();
    add(1, "private");
    timers.goOff();
    writeElsewhere("[]");
    writeElsewhere("[{");
    add(2, "next");
    expect(titlesIn(storage.text(KEY))).toEqual(["next"]);
  });
});

describe("a list nested deeper than engines write", () => {
  const nested = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;

  it.each([
    ["in an element of its own", `[${nested}]`],
    [
      "in a field of a record",
      JSON.stringify([{ ...aCalendarEvent(), more: 0 }]).replace('"more":0', `"more":${nested}`),
    ],
  ])("is damaged: %s. It is kept, and writes go on", (_, text) => {
    const { collection, add, storage } = aCollection();
    storage.put(KEY, text);
    expect(collection.inspect().isDamaged).toBe(true);
    add(1, "next");
    expect(titlesIn(storage.text(KEY))).toEqual(["next"]);
    expect(Object.values(storage.entries())).toContain(text);
  });
});

type Collection = ReturnType<typeof aCollection>;

describe("what this tab did, and another tab undid without knowing,", () => {
  const changes: [string, (tab: Collection) => unknown, string[]][] = [
    ["a removal", ({ collection }) => collection.remove([1]), ["stays"]],
    ["a change", ({ change }) => change(1, "new"), ["new", "stays"]],
    ["an addition", ({ add }) => add(3, "added"), ["goes", "stays", "added"]],
    ["a return", ({ deleted }) => [deleted.remove([1]), deleted.restore([1])], ["stays", "goes"]],
  ];

  it.each(changes)("is stored again when it was %s", (_, act, titles) => {
    const tab = aCollection();
    const before = JSON.stringify(["goes", "stays"].map((title, index) => aCalendarEvent({ id: index + 1, title })));
    tab.storage.put(KEY, before);
    act(tab);
    tab.writeElsewhere(before);
    expect(titlesIn(tab.storage.text(KEY)).toSorted()).toEqual(titles.toSorted());
  });

  it.each(changes)("stays undone on a page restored from the back-forward cache: %s", (_, act) => {
    const tab = aCollection();
    const before = JSON.stringify(["goes", "stays"].map((title, index) => aCalendarEvent({ id: index + 1, title })));
    tab.storage.put(KEY, before);
    act(tab);
    tab.publish.mockClear();
    tab.page.isShown({ persisted: true });
    expect(tab.publish).toHaveBeenCalledTimes(1);
    tab.writeElsewhere(before);
    tab.timers.goOff();
    expect(tab.storage.text(KEY)).toBe(before);
  });

  it("is stored again on a page that was only loaded", () => {
    const { add, storage, page, writeElsewhere } = aCollection();
    add(1, "mine");
    page.isShown({ persisted: false });
    writeElsewhere("[]");
    expect(titlesIn(storage.text(KEY))).toEqual(["mine"]);
  });
});
