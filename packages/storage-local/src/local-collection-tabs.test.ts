import { calendarEventSchema, readRecord } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import { LocalCollection } from "./local-collection.ts";
import { type RemovalNotice, removalNoticeOf } from "./removal-notice.ts";
import { RecordSlot } from "./slot.ts";
import { aCollection, KEY, make, titlesIn } from "./testing/a-collection.ts";
import { FakeBrowser } from "./testing/fake-browser.ts";

/** A collection in one tab, and another tab that writes, and says what it wrote, in its own time. */
function twoTabs() {
  const browser = new FakeBrowser();
  const request = vi.fn(async (_: string, task: () => void) => task());
  const { browser: capabilities, timers } = browser.openTab({ locks: { request } });
  const there = browser.openTab();
  const writeThere = (events: readonly object[]) => there.setItem(KEY, JSON.stringify(events));
  const sayThere = (notice: RemovalNotice) => browser.broadcast(there, `inner-light:${KEY}`, notice);
  const collection = new LocalCollection(capabilities, KEY, (value) => readRecord(calendarEventSchema, value));
  return { collection, request, timers, writeThere, sayThere, titles: () => titlesIn(browser.text(KEY)) };
}

describe("a record added here, whose id seems to be taken by a stranger,", () => {
  it("goes at once when another tab says that the stranger is that very record, changed", () => {
    const { collection, writeThere, sayThere, titles } = twoTabs();
    const mine = collection.add(5, make("mine"));
    writeThere([{ ...mine, title: "changed" }]);
    expect(titles()).toEqual(["changed", "mine"]);
    sayThere(removalNoticeOf(new RecordSlot(mine)));
    expect(titles()).toEqual(["changed"]);
  });

  it("goes at once when another tab says that it removed it, under the id it had first", () => {
    const { collection, writeThere, sayThere, titles } = twoTabs();
    const mine = collection.add(5, make("mine"));
    writeThere([aCalendarEvent({ id: 5, title: "theirs" })]);
    expect(titles()).toEqual(["theirs", "mine"]);
    sayThere(removalNoticeOf(new RecordSlot(mine)));
    expect(titles()).toEqual(["theirs"]);
  });

  it("is looked for no longer when another tab says that it removed it", () => {
    const { collection, timers, writeThere, sayThere, titles } = twoTabs();
    const mine = collection.add(5, make("mine"));
    const theirs = aCalendarEvent({ id: 5, title: "theirs" });
    writeThere([theirs]);
    expect(collection.listing().items).toEqual([theirs, { ...mine, id: 6 }]);
    sayThere(removalNoticeOf(new RecordSlot({ ...mine, id: 6 })));
    writeThere([theirs]);
    while (timers.goOff() > 0);
    expect(titles()).toEqual(["theirs"]);
  });
});

describe("a tab with nothing to look for", () => {
  it("asks for no turn, whatever other tabs write or remove", () => {
    const { collection, request, timers, writeThere, sayThere } = twoTabs();
    const event = collection.add(1, make("long ago"));
    while (timers.goOff() > 0);
    request.mockClear();
    const listener = vi.fn();
    collection.subscribe(listener);
    writeThere([]);
    sayThere(removalNoticeOf(new RecordSlot(event)));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(request).not.toHaveBeenCalled();
  });

  it("reads nothing when its page goes", () => {
    const { collection, storage, page } = aCollection();
    collection.add(1, make("mine"));
    collection.listing();
    storage.heal();
    page.isHidden();
    expect(storage.reads).toBeGreaterThan(0);
    page.isShown({ persisted: true });
    storage.heal();
    page.isHidden();
    expect(storage.reads).toBe(0);
  });
});
