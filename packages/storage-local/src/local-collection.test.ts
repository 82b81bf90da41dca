import type { Noun } from "@inner-light/core";
import { aCalendarEvent, addCalendarEvent, aGallerySlide } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { createStoredHarness, KEY, titlesIn } from "./testing/stored-harness.ts";

/** A page whose events other tabs write, too. */
function aPage() {
  const harness = createStoredHarness();
  const { calendarEvents } = harness.open();
  return {
    ...harness,
    calendarEvents,
    /** Adds an event under the first free id from `id` upward. */
    add(id: number, title: string) {
      harness.clock.set(id);
      return addCalendarEvent(calendarEvents, { title });
    },
    stored: () => titlesIn(harness.storage.text(KEY)),
    writeElsewhere: (text: string | null) => harness.elsewhere.write(KEY, text),
  };
}

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
  const { add, stored, writeElsewhere } = aPage();
  await add(1, "private");
  writeElsewhere("[]");
  writeElsewhere("[{");
  await add(2, "next");
  expect(stored()).toEqual(["next"]);
});

it("the built-in slides are stored without being published, and so are lists that are not the list's own", async () => {
  const { open, elsewhere } = createStoredHarness(undefined, { slides: [aGallerySlide()], earlier: [] });
  const { changes, gallerySlides } = open();
  const heard: Noun[] = [];
  changes.subscribe((noun) => heard.push(noun));
  await gallerySlides.list();
  elsewhere.write(`${KEY}2`, JSON.stringify([aCalendarEvent()]));
  expect(heard).toEqual([]);
});
