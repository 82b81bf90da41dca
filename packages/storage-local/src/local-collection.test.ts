import type { Noun } from "@inner-light/core";
import { aCalendarEvent, addCalendarEvent, aGallerySlide, changeCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { createStoredHarness, KEY, titlesIn } from "./testing/stored-harness.ts";

/** A page whose events other tabs write, too. */
function aPage() {
  const harness = createStoredHarness();
  const { calendarEvents, changes } = harness.open();
  const heard: Noun[] = [];
  changes.subscribe((noun) => heard.push(noun));
  return {
    ...harness,
    calendarEvents,
    heard,
    /** Adds an event under the first free id from `id` upward. */
    add(id: number, title: string) {
      harness.clock.set(id);
      return addCalendarEvent(calendarEvents, { title });
    },
    stored: () => titlesIn(harness.storage.text(KEY)),
    writeElsewhere: (text: string | null) => harness.elsewhere.write(KEY, text),
  };
}

describe("what this tab wrote", () => {
  it("is checked, and shown again, until it was in place for a second, and then no longer", async () => {
    const { add, heard, storage, stored, timers, writeElsewhere } = aPage();
    await add(1, "mine");
    for (const replays of [1, 2]) {
      storage.put(KEY, "[]");
      timers.goOff();
      expect(stored()).toEqual(["mine"]);
      expect(heard).toHaveLength(1 + replays);
    }
    timers.goOff();
    expect(timers.areSet).toBe(false);
    writeElsewhere("[]");
    expect(storage.text(KEY)).toBe("[]");
  });

  it("does not come back after the whole list was removed, or everything cleared and a list begun", async () => {
    const { add, storage, page, writeElsewhere } = aPage();
    await add(1, "mine");
    writeElsewhere(null);
    expect(storage.text(KEY)).toBeNull();
    await add(1, "mine");
    storage.put(KEY, "[]");
    page.storageChanges({ key: null });
    writeElsewhere("[]");
    expect(storage.text(KEY)).toBe("[]");
  });

  it("waits while the list is damaged, newer or cannot be written, and is stored again once it can", async () => {
    const { add, storage, stored, writeElsewhere } = aPage();
    await add(1, "mine");
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
    expect(stored()).toEqual(["mine"]);
  });

  it("keeps its id for itself, even while another tab's write hides it", async () => {
    const { add, storage } = aPage();
    await add(5, "mine");
    storage.put(KEY, "[]");
    expect((await add(5, "next")).id).toBe(6);
  });

  it("gives way to what may be another tab's version of it, and is stored beside another record once all has settled", async () => {
    const { add, stored, timers, writeElsewhere } = aPage();
    await add(1, "mine");
    writeElsewhere(JSON.stringify([aCalendarEvent({ id: 1, title: "theirs" })]));
    expect(stored()).toEqual(["theirs"]);
    timers.goOff();
    expect(stored()).toEqual(["theirs", "mine"]);
  });

  it("is told to the other tabs by the texts that it deleted or replaced, and so is its replay", async () => {
    const { add, calendarEvents, storage, sent, writeElsewhere } = aPage();
    const event = await add(1, "old");
    await changeCalendarEvent(calendarEvents, event, { ...event, title: "new" });
    const before = storage.text(KEY);
    await calendarEvents.remove([1]);
    writeElsewhere(before);
    const titles = sent.map((message) => message.split("\n").map((text) => JSON.parse(text).title));
    expect(titles).toEqual([["old", "new"], ["new"], ["new"]]);
  });

  it("stays undone where another tab undid it while the page was in the back-forward cache", async () => {
    for (const persisted of [false, true]) {
      const { add, stored, page, writeElsewhere, timers } = aPage();
      await add(1, "mine");
      page.isShown({ persisted });
      writeElsewhere("[]");
      timers.goOff();
      expect(stored()).toEqual(persisted ? [] : ["mine"]);
    }
  });
});

it("a new record's id is free in the list it is written to, whatever another process writes meanwhile", async () => {
  const { add, calendarEvents, storage } = aPage();
  let reads = 0;
  const read = (_: number, key: string) => {
    if (key === KEY) reads += 1;
    if (reads === 2) storage.put(KEY, JSON.stringify([aCalendarEvent({ id: 5, title: "theirs" })]));
    return false;
  };
  storage.put(KEY, "[]");
  storage.plan({ read });
  const mine = await add(5, "mine");
  expect((await calendarEvents.list()).find(({ id }) => id === mine.id)).toEqual(mine);
});

it("the same records are the same array, so that a page need not draw them again", async () => {
  const { add, calendarEvents } = aPage();
  await add(1, "mine");
  expect(await calendarEvents.list()).toBe(await calendarEvents.list());
});

it("damage does not bring back what another tab removed before, though nothing was read in between", async () => {
  const { add, stored, timers, writeElsewhere } = aPage();
  await add(1, "private");
  timers.goOff();
  writeElsewhere("[]");
  writeElsewhere("[{");
  await add(2, "next");
  expect(stored()).toEqual(["next"]);
});

it("what cannot be read is a typed error where nothing else is stored and nothing was read before", async () => {
  const { calendarEvents, storage } = aPage();
  for (const text of ["damaged", "[null]", '[{"id":1}]']) {
    storage.put(KEY, text);
    await expect(calendarEvents.list()).rejects.toMatchObject({ code: "unavailable", reason: "unreadable" });
  }
  storage.put(KEY, "[]");
  expect(await calendarEvents.list()).toEqual([]);
});

it("the built-in slides are stored without being published, and so are lists that are not the list's own", async () => {
  const { open, elsewhere } = createStoredHarness(undefined, [aGallerySlide()]);
  const { changes, gallerySlides } = open();
  const heard: Noun[] = [];
  changes.subscribe((noun) => heard.push(noun));
  await gallerySlides.list();
  elsewhere.write(`${KEY}2`, JSON.stringify([aCalendarEvent()]));
  expect(heard).toEqual([]);
});
