import type { CalendarEvent } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import type { LocalCollection } from "./local-collection.ts";
import { aCollection, KEY, make, titlesIn } from "./testing/a-collection.ts";

describe("a change to a record while the list is damaged", () => {
  it("is made to what was there before, and the damage is set aside", () => {
    const { collection, storage } = aCollection();
    for (const id of [1, 2]) collection.add(id, make(`event ${id}`));
    storage.put(KEY, "damaged");
    const changed = aCalendarEvent({ id: 2, title: "changed" });
    expect(collection.update(changed)).toEqual(changed);
    expect(titlesIn(storage.text(KEY))).toEqual(["event 1", "changed"]);
    expect(Object.values(storage.entries())).toContain("damaged");
  });

  it("is written even where it changes nothing, since what is stored is not the record", () => {
    const { collection, storage } = aCollection();
    const event = collection.add(1, make("same"));
    const before = storage.text(KEY);
    storage.put(KEY, "damaged");
    expect(collection.update(event)).toEqual(event);
    expect(storage.text(KEY)).toBe(before);
    expect(Object.values(storage.entries())).toContain("damaged");
  });

  it("is refused where no record was ever seen, or where there is no room for the damage, and nothing has changed", () => {
    const { collection, storage } = aCollection();
    storage.put(KEY, "damaged");
    expect(() => collection.update(aCalendarEvent({ id: 1 }))).toThrow("No such record (update calendarEvents)");
    storage.put(KEY, null);
    const event = collection.add(1, make("one"));
    storage.put(KEY, "damaged");
    storage.plan({ write: () => "full" });
    expect(() => collection.update({ ...event, title: "changed" })).toThrow("(update calendarEvents)");
    expect(storage.entries()).toEqual({ [KEY]: "damaged" });
    storage.heal();
    expect(collection.listing().items).toEqual([event]);
  });
});

describe("damage that comes after a change by another tab", () => {
  it("does not bring back what the other tab removed, though nobody looked in between", () => {
    const { collection, storage, elsewhere, timers } = aCollection();
    collection.add(1, make("private"));
    while (timers.goOff() > 0);
    elsewhere.write(KEY, "[]");
    elsewhere.write(KEY, "[{");
    collection.add(2, make("next"));
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
    const { collection, storage } = aCollection();
    storage.put(KEY, text);
    expect(collection.listing()).toEqual({
      items: [],
      state: "corrupt",
      issues: [{ index: null, reason: "not a list" }],
    });
    collection.add(1, make("next"));
    expect(titlesIn(storage.text(KEY))).toEqual(["next"]);
    expect(Object.values(storage.entries())).toContain(text);
  });
});

describe("what was just done, and another tab undid without knowing,", () => {
  const changes: [string, (collection: LocalCollection<CalendarEvent>) => unknown, string[]][] = [
    ["a removal", (collection) => collection.remove(1), ["stays"]],
    ["a change", (collection) => collection.update(aCalendarEvent({ id: 1, title: "new" })), ["new", "stays"]],
    [
      "a return",
      (collection) => collection.restore(aCalendarEvent({ id: 3, title: "back" })),
      ["goes", "stays", "back"],
    ],
  ];

  it.each(changes)("is done over when it was %s", (_, change, titles) => {
    const { collection, storage, timers } = aCollection();
    const before = JSON.stringify(["goes", "stays"].map((title, index) => aCalendarEvent({ id: index + 1, title })));
    storage.put(KEY, before);
    change(collection);
    storage.put(KEY, before);
    timers.goOff();
    expect(titlesIn(storage.text(KEY))).toEqual(titles);
  });
});

describe("a record that is put back", () => {
  it("brings along what no record knows once, and not when it is put back a second time", () => {
    const { collection, storage } = aCollection();
    const event = aCalendarEvent({ id: 1 });
    storage.put(KEY, JSON.stringify([{ ...event, price: 40 }]));
    collection.remove(1);
    collection.restore(event);
    expect(collection.restore(event)).toEqual({ ...event, id: 2 });
    expect(JSON.parse(storage.text(KEY) ?? "")).toEqual([
      { ...event, price: 40 },
      { ...event, id: 2 },
    ]);
  });
});

describe("a page that comes back as it was left", () => {
  const changes = {
    addition: (collection: LocalCollection<CalendarEvent>) => collection.add(3, make("added")),
    change: (collection: LocalCollection<CalendarEvent>) => collection.update(aCalendarEvent({ id: 1, title: "new" })),
    removal: (collection: LocalCollection<CalendarEvent>) => collection.remove(1),
  };

  it.each(Object.entries(changes))("E3 lets be what others did meanwhile to its %s", (_, change) => {
    const { collection, storage, page, timers } = aCollection();
    const before = JSON.stringify([aCalendarEvent({ id: 1, title: "old" })]);
    storage.put(KEY, before);
    change(collection);
    const listener = vi.fn();
    collection.subscribe(listener);
    storage.put(KEY, before);
    page.isShown({ persisted: true });
    expect(listener).toHaveBeenCalledTimes(1);
    timers.goOff();
    expect(storage.text(KEY)).toBe(before);
    expect(collection.listing().items.map(({ title }) => title)).toEqual(["old"]);
  });

  it("E3 is not one that is only loaded: what it did is looked for", () => {
    const { collection, storage, page, timers } = aCollection();
    collection.add(1, make("mine"));
    storage.put(KEY, "[]");
    page.isShown({ persisted: false });
    timers.goOff();
    expect(titlesIn(storage.text(KEY))).toEqual(["mine"]);
  });
});
