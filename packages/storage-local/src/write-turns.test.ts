import { copyOnWrite, EMPTY_SNAPSHOT, hasCode } from "@inner-light/core";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmissionDraft,
  addCalendarEvent,
  aGallerySlide,
  changeCalendarEvent,
} from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { localStoragePage } from "./local-storage-page.ts";
import { createLocalStorageBackend, type LocalStorageBackend, ownerPorts } from "./owner-ports.ts";
import { FakeBrowser } from "./testing/fake-browser.ts";
import { FaultyStorage } from "./testing/faulty-storage.ts";

const KEY = "calendarEvents";
const NUMBER_KEY = "inner-light:write";
const LOCK = "inner-light";

const forever = () => new Promise<void>(() => {});

async function soon(): Promise<void> {
  for (let count = 0; count < 100; count++) await Promise.resolve();
}

function aTab(capabilities = {}, browser = new FakeBrowser()) {
  const tab = browser.openTab(capabilities);
  const backend = createLocalStorageBackend(tab.browser, { slides: [aGallerySlide()], earlier: [] });
  const keys = () => Array.from({ length: tab.length }, (_, index) => tab.key(index));
  return { browser, tab, backend, ...backend, keys, add: () => addCalendarEvent(backend.calendarEvents) };
}

describe("a write in one of several tabs", () => {
  it("increments the stored number", async () => {
    const { tab, add, keys } = aTab();
    await add();
    expect(keys()).toEqual([KEY, NUMBER_KEY]);
    await add();
    expect(tab.getItem(NUMBER_KEY)).toBe("2");
  });

  it("does not wait forever for a tab that holds the lock", async () => {
    const { browser, tab, add } = aTab();
    void browser.locks.request(LOCK, {}, forever);
    const adding = add();
    await soon();
    expect(tab.getItem(KEY)).toBeNull();
    tab.timers.goOff();
    await adding;
    expect(tab.getItem(KEY)).not.toBeNull();
  });

  it("waits for a write that another tab has announced", async () => {
    const { browser, tab, add } = aTab();
    void browser.locks.request(`${LOCK}:7`, { mode: "shared" }, forever);
    const adding = add();
    await soon();
    expect(tab.getItem(KEY)).toBeNull();
    tab.timers.goOff();
    await adding;
    expect(tab.getItem(NUMBER_KEY)).toBe("8");
  });

  it("does not wait after storage was cleared", async () => {
    const { tab, add, keys } = aTab();
    await add();
    for (const key of keys()) tab.removeItem(key ?? "");
    await add();
    expect(keys()).toEqual([KEY, NUMBER_KEY]);
  });

  it("releases its lock after a while", async () => {
    const { browser, tab, add } = aTab();
    const held = async () => (await browser.locks.query()).held.map(({ name }) => name);
    for (const number of [1, 2]) {
      await add();
      expect(await held()).toEqual([`${LOCK}:${number}`]);
    }
    tab.timers.goOff();
    await soon();
    expect(await held()).toEqual([]);
  });

  it("succeeds even if there is no room for the number", async () => {
    const storage = new FaultyStorage();
    storage.plan({ write: (_, key) => (key === NUMBER_KEY ? "full" : undefined) });
    const { add } = aTab({ storage: () => storage });
    await add();
    expect(Object.keys(storage.entries())).toEqual([KEY]);
  });

  it("succeeds even if the browser refuses locks", async () => {
    const refuse = () => Promise.reject(new Error("SecurityError"));
    const { add, calendarEvents } = aTab({ locks: { request: refuse, query: refuse } });
    await add();
    expect(await calendarEvents.list()).toHaveLength(1);
  });
});

it.each<[name: string, write: (backend: LocalStorageBackend) => Promise<unknown>]>([
  ["a message", ({ contactSubmissions }) => contactSubmissions.add(aContactSubmissionDraft())],
  ["the slides", ({ gallerySlides }) => gallerySlides.list()],
  ["erased messages", ({ ownMessages }) => ownMessages.erase()],
  ["the list's origin", ({ ownList }) => ownList.writeOriginText("")],
  ["an added event", ({ calendarEvents }) => addCalendarEvent(calendarEvents)],
  [
    "a changed event",
    ({ calendarEvents }) => changeCalendarEvent(calendarEvents, aCalendarEvent(), aCalendarEventDraft()),
  ],
  ["a deleted event", ({ calendarEvents }) => calendarEvents.remove([1])],
  ["a message flag", ({ inbox }) => inbox.mark([1], "isRead", true)],
  ["a deleted message", ({ inbox }) => inbox.remove([1])],
  ["a restored record", ({ deletedRecords }) => deletedRecords.restore("events", [1])],
  ["a merged backup", ({ snapshots }) => snapshots.merge(EMPTY_SNAPSHOT)],
  ["a restored backup", ({ snapshots }) => snapshots.replace(EMPTY_SNAPSHOT, "")],
  ["the time of the last backup", ({ snapshots }) => snapshots.recordBackup()],
])("%s waits for another tab to finish writing", async (_, write) => {
  const { browser, tab, backend } = aTab();
  void browser.locks.request(LOCK, {}, forever);
  const onceWritten = vi.fn();
  write(backend).then(onceWritten, onceWritten);
  await soon();
  expect(onceWritten).not.toHaveBeenCalled();
  tab.timers.goOff();
  await soon();
  expect(onceWritten).toHaveBeenCalledOnce();
});

it("a visitor who only reads stores nothing but the slides", async () => {
  const { calendarEvents, gallerySlides, keys } = aTab();
  await calendarEvents.list();
  await gallerySlides.list();
  expect(keys()).toEqual(["carouselImages", "inner-light:slides"]);
});

interface Step {
  readonly kind: "add" | "update" | "remove" | "restore";
  readonly tab: number;
  readonly pick: number;
}

const step = fc.record<Step>({
  kind: fc.constantFrom("add", "update", "update", "remove", "restore"),
  tab: fc.nat({ max: 2 }),
  pick: fc.nat({ max: 5 }),
});

const published = {
  createdAt: "2026-04-30T12:00:00.000Z",
  events: ["first", "second", "third"].map((title, id) => aCalendarEvent({ id, title, location: title })),
};

function portsIn(browser: FakeBrowser) {
  const page = localStoragePage(browser.openTab().browser);
  return ownerPorts(page, (ports) => copyOnWrite(ports, published));
}

// Timers never fire, so waits do not expire. Only a tab's own storage wakes it.
it("three tabs can write in any order without losing a change", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 2, maxLength: 10 }), async (scheduler, steps) => {
      const browser = new FakeBrowser((arrive) => void scheduler.schedule(Promise.resolve(), "arrives").then(arrive));
      const tabs = [portsIn(browser), portsIn(browser), portsIn(browser)];
      // Each version has its own location. Of the tabs that have seen a version, only one may change it.
      const versions = new Set(published.events.map(({ location }) => location));
      const timesRemoved = new Map<string, number>();
      const countRemoval = (title: string, count: number) =>
        timesRemoved.set(title, (timesRemoved.get(title) ?? 0) + count);

      async function take({ kind, tab, pick }: Step, location: string): Promise<void> {
        const { calendarEvents, deletedRecords } = tabs[tab] ?? portsIn(browser);
        if (kind === "add") {
          await calendarEvents.add([aCalendarEventDraft({ title: location, location })]);
          versions.add(location);
          return;
        }
        const deleted = (await deletedRecords.list("events")).map(({ record }) => record);
        const events = kind === "restore" ? deleted : await calendarEvents.list();
        const event = events[pick % Math.max(events.length, 1)];
        if (event === undefined) return;
        if (kind === "update") {
          await calendarEvents.update([{ before: event, draft: { ...event, location } }]);
          expect(versions.delete(event.location)).toBe(true);
          versions.add(location);
        } else if (kind === "remove") {
          await calendarEvents.remove([event.id]);
          countRemoval(event.title, 1);
        } else {
          await deletedRecords.restore("events", [event.id]);
          countRemoval(event.title, -1);
        }
      }

      let taken = 0;
      const isRefused = (error: unknown) => hasCode(error, "conflict") || hasCode(error, "not-found");
      steps.forEach((each, index) => {
        void scheduler.schedule(Promise.resolve(), `${each.kind} in tab ${each.tab}`).then(async () => {
          await take(each, `room ${index}`).catch((error: unknown) => expect(error).toSatisfy(isRefused));
          taken++;
        });
      });
      await scheduler.waitIdle();
      expect(taken).toBe(steps.length);

      for (const { calendarEvents, deletedRecords } of tabs) {
        const events = await calendarEvents.list();
        const deleted = (await deletedRecords.list("events")).map(({ record }) => record);
        const all = [...events, ...deleted];
        expect(all.map(({ location }) => location).toSorted()).toEqual([...versions].toSorted());
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        for (const { title } of events) expect(timesRemoved.get(title) ?? 0).toBe(0);
        for (const { title } of deleted) expect(timesRemoved.get(title)).toBe(1);
      }
    }),
  );
});
