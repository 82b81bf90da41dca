import { StorageFullError, StorageUnavailableError, StorageWriteError, type StoredEntries } from "@inner-light/core";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  anyStoredEntries,
  FaultyStorage,
  MapStorage,
  type WriteFault,
} from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createLocalStorageRepositories } from "./create-local-storage-repositories.ts";
import { FakeBrowser } from "./testing/fake-browser.ts";
import { RUNS } from "./testing/runs.ts";

function pageOn(storage: FaultyStorage, entries: StoredEntries = {}) {
  for (const [key, text] of Object.entries(entries)) storage.put(key, text);
  const browser = new FakeBrowser().openTab({ storage: () => storage.reach() });
  return { ...createLocalStorageRepositories(browser.browser), timers: browser.timers };
}

const here = { calendarEvents: JSON.stringify([aCalendarEvent()]), "contactSubmissions:version": "1" };
const other = { calendarEvents: "[]", contactSubmissions: "[{", carouselImages: "[ ]" };

describe("replacing all that is stored", () => {
  it("leaves alone what is another's, and writes only what differs", async () => {
    const storage = new FaultyStorage();
    const { storedData } = pageOn(storage, { ...here, theme: "dark", "backup:lastMadeAt": '"2026-05-01"' });
    await storedData.rewrite((stored) => ({ ...stored, carouselImages: "[]" }));
    expect(storage.writes).toBe(1);
    expect(storage.entries()).toEqual({
      ...here,
      carouselImages: "[]",
      theme: "dark",
      "backup:lastMadeAt": '"2026-05-01"',
    });
  });

  it.each<[WriteFault, new (...args: never[]) => Error]>([
    ["full", StorageFullError],
    ["refused", StorageWriteError],
    ["ignored", StorageWriteError],
    ["altered", StorageWriteError],
  ])("changes nothing when any one write is %s", async (fault, error) => {
    for (const failing of [1, 2, 3]) {
      const storage = new FaultyStorage();
      const { storedData, calendarEvents } = pageOn(storage, { ...here, contactSubmissions: "[]" });
      const before = storage.entries();
      const listener = vi.fn();
      calendarEvents.subscribe(listener);
      storage.plan({ write: (nth) => (nth === failing ? fault : undefined) });
      const after = { ...here, calendarEvents: "[1]", contactSubmissions: "[1]", carouselImages: "[1]" };
      await expect(storedData.rewrite(() => after)).rejects.toThrow(error);
      expect(storage.entries()).toEqual(before);
      expect(listener).not.toHaveBeenCalled();
    }
  });

  it("changes nothing when there is no room", async () => {
    const storage = new FaultyStorage(new MapStorage(2000));
    const { storedData } = pageOn(storage, here);
    const tooMuch = { ...other, calendarEvents: "[]", "carouselImages:quarantine:x": "x".repeat(2000) };
    await expect(storedData.rewrite(() => tooMuch)).rejects.toThrow(StorageFullError);
    expect(storage.entries()).toEqual(here);
  });

  it("makes room first where both do not fit", async () => {
    const storage = new FaultyStorage(new MapStorage(1000));
    const { storedData } = pageOn(storage, { calendarEvents: "x".repeat(900) });
    await storedData.rewrite(() => ({ contactSubmissions: "y".repeat(900) }));
    expect(storage.entries()).toEqual({ contactSubmissions: "y".repeat(900) });
  });

  it("changes nothing where the storage cannot be reached, or not be read", async () => {
    const storage = new FaultyStorage();
    const { storedData } = pageOn(storage, here);
    for (const plan of [{ access: "throws" }, { access: "null" }, { read: () => true }] as const) {
      storage.plan(plan);
      await expect(storedData.rewrite(() => other)).rejects.toThrow(StorageUnavailableError);
      expect(storage.entries()).toEqual(here);
    }
  });

  it("is heard by the lists of this page, which bring nothing back of what they did or read before", async () => {
    const storage = new FaultyStorage();
    const { storedData, calendarEvents, contactSubmissions, timers } = pageOn(storage, here);
    await calendarEvents.add(aCalendarEventDraft({ title: "a moment ago" }));
    const listeners = [vi.fn(), vi.fn()] as const;
    calendarEvents.subscribe(listeners[0]);
    contactSubmissions.subscribe(listeners[1]);
    await storedData.rewrite(() => ({ calendarEvents: "[{" }));
    for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
    for (let look = 0; look < 20; look++) timers.goOff();
    expect(storage.entries()).toEqual({ calendarEvents: "[{" });
    expect(await calendarEvents.list()).toMatchObject({ items: [], state: "corrupt" });
    await calendarEvents.add(aCalendarEventDraft({ title: "next" }));
    expect((await calendarEvents.list()).items.map(({ title }) => title)).toEqual(["next"]);
  });

  it("stays as it is, whatever was added or removed here a moment before", async () => {
    const event = aCalendarEvent({ id: 1 });
    const storage = new FaultyStorage();
    const { storedData, calendarEvents, timers } = pageOn(storage, { calendarEvents: JSON.stringify([event]) });
    await calendarEvents.add(aCalendarEventDraft());
    await calendarEvents.remove(1);
    const replaced = { calendarEvents: JSON.stringify([{ ...event, price: 40 }]) };
    await storedData.rewrite(() => replaced);
    timers.goOff();
    expect(storage.entries()).toEqual(replaced);
  });

  it("brings back nothing of a removed event but what the event says, once that is put back", async () => {
    const event = aCalendarEvent({ id: 1 });
    const storage = new FaultyStorage();
    const { storedData, calendarEvents } = pageOn(storage, {
      calendarEvents: JSON.stringify([{ ...event, price: 40 }]),
    });
    await calendarEvents.remove(1);
    await storedData.rewrite(() => ({}));
    await calendarEvents.restore(event);
    expect(storage.entries()).toEqual({ calendarEvents: JSON.stringify([event]) });
  });

  it("is heard by the lists of other tabs", async () => {
    const browser = new FakeBrowser();
    const [near, far] = [browser.openTab(), browser.openTab()].map((tab) =>
      createLocalStorageRepositories(tab.browser),
    );
    const listener = vi.fn();
    far?.calendarEvents.subscribe(listener);
    await near?.storedData.rewrite(() => here);
    expect(listener).toHaveBeenCalled();
    expect((await far?.calendarEvents.list())?.items).toEqual([aCalendarEvent()]);
  });

  it("goes from any state to any other, or with a storage that fails, stays where it was", async () => {
    const fault = fc.option(
      fc.record({
        failing: fc.integer({ min: 1, max: 8 }),
        kind: fc.constantFrom<WriteFault>("refused", "ignored", "altered"),
      }),
    );
    await fc.assert(
      fc.asyncProperty(anyStoredEntries, anyStoredEntries, fault, async (from, to, planned) => {
        const storage = new FaultyStorage();
        const { storedData } = pageOn(storage, { ...from, theme: "dark" });
        storage.plan({ write: (nth) => (nth === planned?.failing ? planned.kind : undefined) });
        const isDone = await storedData
          .rewrite(() => to)
          .then(
            () => true,
            () => false,
          );
        expect(storage.entries()).toEqual({ ...(isDone ? to : from), theme: "dark" });
        if (planned === null) expect(isDone).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it("never leaves a part of it behind, however little room there is", async () => {
    await fc.assert(
      fc.asyncProperty(anyStoredEntries, anyStoredEntries, fc.nat({ max: 400 }), async (from, to, room) => {
        const sizes = Object.entries(from).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
        const storage = new FaultyStorage(new MapStorage(sizes + room));
        const { storedData } = pageOn(storage, from);
        const isDone = await storedData
          .rewrite(() => to)
          .then(
            () => true,
            () => false,
          );
        expect(storage.entries()).toEqual(isDone ? to : from);
      }),
      { numRuns: RUNS },
    );
  });
});
