import { calendarEventSchema, readRecord } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import { LocalCollection } from "./local-collection.ts";
import { aCollection, KEY, make, titlesIn } from "./testing/a-collection.ts";
import { FakeBrowser } from "./testing/fake-browser.ts";
import { createStoredHarness } from "./testing/stored-harness.ts";

describe("a failure", () => {
  it("names what was being done, and with which list", () => {
    const { collection, storage } = aCollection();
    const add = () => collection.add(1, make("new"));
    const remove = () => collection.remove(1);
    expect(remove).toThrow("No such record (remove calendarEvents)");
    storage.plan({ read: () => true });
    expect(add).toThrow("(add calendarEvents)");
    expect(remove).toThrow("(remove calendarEvents)");
    expect(() => collection.seed([])).toThrow("(list calendarEvents)");
    storage.heal();
    add();
    storage.plan({ write: () => "full" });
    expect(add).toThrow("(add calendarEvents)");
    expect(remove).toThrow("(remove calendarEvents)");
    storage.put(KEY, "[]");
    expect(() => collection.seed([aCalendarEvent()])).toThrow("(list calendarEvents)");
    storage.put(`${KEY}:version`, "2");
    expect(add).toThrow("A later version of this site keeps this list (add calendarEvents)");
    expect(remove).toThrow("A later version of this site keeps this list (remove calendarEvents)");
  });

  it("that is not the storage's is not taken for one", () => {
    const { collection } = aCollection();
    const select = () => {
      throw new TypeError("a mistake");
    };
    expect(() => collection.listing(select)).toThrow(TypeError);
  });

  it("that is not the storage's comes to light while looking for what was just done, too", () => {
    const { open, storage, timers } = createStoredHarness((browser) => browser);
    const readItem = () => {
      throw new TypeError("a mistake");
    };
    new LocalCollection(open(), KEY, readItem).add(1, make("mine"));
    storage.put(KEY, "[7]");
    expect(() => timers.goOff()).toThrow(TypeError);
  });
});

describe("seeding", () => {
  it("fills what is absent or empty, and leaves every other list alone", () => {
    const { collection, storage } = aCollection();
    for (const text of [null, "[]"]) {
      storage.put(KEY, text);
      collection.seed([aCalendarEvent({ title: "seed" })]);
      expect(titlesIn(storage.text(KEY))).toEqual(["seed"]);
    }
    storage.put(KEY, "damaged");
    collection.seed([aCalendarEvent()]);
    expect(storage.text(KEY)).toBe("damaged");
    storage.put(KEY, "[null]");
    collection.seed([aCalendarEvent()]);
    expect(storage.text(KEY)).toBe("[null]");
  });
});

describe("what was just done", () => {
  it("is looked for ten times, and done over if it is gone; unreadable neighbors stay, and listeners hear", () => {
    const { collection, storage, timers } = aCollection();
    collection.add(1, make("mine"));
    for (let look = 0; look < 9; look++) timers.goOff();
    storage.put(KEY, JSON.stringify([null, aCalendarEvent({ id: 9, title: "theirs" }), 7]));
    const listener = vi.fn();
    collection.subscribe(listener);
    timers.goOff();
    const [first, theirs, second, mine] = JSON.parse(storage.text(KEY) ?? "");
    expect([first, theirs.title, second, mine.title]).toEqual([null, "theirs", 7, "mine"]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("is not looked for any longer than that", () => {
    const { collection, storage, timers } = aCollection();
    collection.add(1, make("mine"));
    let looks = 0;
    while (timers.goOff() > 0) looks += 1;
    expect(looks).toBe(11);
    storage.heal();
    storage.put(KEY, "[]");
    timers.goOff();
    expect(storage.text(KEY)).toBe("[]");
    expect(storage.reads).toBe(0);
  });

  it("does not come back after the whole list was removed, though nobody said so", () => {
    const { collection, storage, timers } = aCollection();
    collection.add(1, make("mine"));
    storage.put(KEY, null);
    timers.goOff();
    expect(storage.text(KEY)).toBeNull();
    storage.put(KEY, "[]");
    timers.goOff();
    expect(storage.text(KEY)).toBe("[]");
  });

  it("waits while the list is damaged or cannot be written, and is done over once it can", () => {
    const { collection, storage, timers } = aCollection();
    collection.add(1, make("mine"));
    storage.put(KEY, "damaged");
    timers.goOff();
    expect(storage.entries()).toEqual({ [KEY]: "damaged" });
    storage.put(KEY, "[]");
    for (const plan of [{ write: () => "full" as const }, { read: () => true }]) {
      storage.plan(plan);
      timers.goOff();
      expect(storage.text(KEY)).toBe("[]");
    }
    storage.heal();
    timers.goOff();
    expect(titlesIn(storage.text(KEY))).toEqual(["mine"]);
  });

  it("is announced when it was a removal, each time", () => {
    const browser = new FakeBrowser();
    const said: unknown[] = [];
    const channel = {
      postMessage: (message: unknown) => said.push(message),
      addEventListener: () => {},
      close: () => {},
    };
    const tab = browser.openTab({ openChannel: () => channel });
    const collection = new LocalCollection(tab.browser, KEY, (value) => readRecord(calendarEventSchema, value));
    collection.add(1, make("goes"));
    const before = tab.getItem(KEY) ?? "";
    collection.remove(1);
    expect(said).toEqual([{ id: 1, fingerprint: expect.any(String) }]);
    tab.setItem(KEY, before);
    tab.timers.goOff();
    expect(said).toEqual([said[0], said[0]]);
  });
});

describe("what was written here", () => {
  it("is not read anew while nobody else writes", () => {
    const storage = createStoredHarness((browser) => browser);
    const readItem = vi.fn((value: unknown) => readRecord(calendarEventSchema, value));
    const collection = new LocalCollection(storage.open(), KEY, readItem);
    for (const id of [1, 2, 3]) collection.add(id, make(`event ${id}`));
    collection.remove(2);
    expect(collection.listing().items.map(({ title }) => title)).toEqual(["event 1", "event 3"]);
    expect(readItem).not.toHaveBeenCalled();
  });

  it("stays in sight when it is damaged, and comes back with the next write", () => {
    const { collection, storage } = aCollection();
    collection.add(1, make("one"));
    storage.put(KEY, "damaged");
    expect(collection.listing()).toMatchObject({ state: "corrupt", items: [{ title: "one" }] });
    collection.add(2, make("two"));
    expect(titlesIn(storage.text(KEY))).toEqual(["one", "two"]);
    expect(Object.values(storage.entries())).toContain("damaged");
  });
});

describe("what other tabs change", () => {
  it("is heard of when it is the list, all of the storage, or the mark of a later version", () => {
    const { collection, elsewhere } = aCollection();
    const listener = vi.fn();
    collection.subscribe(listener);
    elsewhere.write(KEY, "[]");
    elsewhere.clear();
    elsewhere.write(`${KEY}:version`, "2");
    expect(listener).toHaveBeenCalledTimes(3);
    elsewhere.write(`${KEY}2`, "[]");
    elsewhere.write("contactSubmissions", "[]");
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("is a reason to look at once for what was just done here", () => {
    const { collection, elsewhere, storage } = aCollection();
    collection.add(1, make("mine"));
    elsewhere.write(KEY, JSON.stringify([aCalendarEvent({ id: 9, title: "theirs" })]));
    expect(titlesIn(storage.text(KEY))).toEqual(["theirs", "mine"]);
  });
});
