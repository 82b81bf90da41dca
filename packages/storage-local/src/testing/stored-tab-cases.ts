import type { Noun } from "@inner-light/core";
import type { ContractCases } from "@inner-light/core/testing";
import { expect } from "vitest";
import { addEvent, anEvent, KEY, type StoredHarness, titlesOf } from "./stored-harness.ts";

const listOf = (...words: string[]) => JSON.stringify(words.map((word, id) => anEvent(id, word)));

/** What a list under a key promises while other tabs write to it. */
export const storedTabCases: ContractCases<StoredHarness> = {
  "the list follows what another tab adds, removes and clears": async ({ open, storage, elsewhere }) => {
    storage.put(KEY, listOf("here"));
    const backend = open();
    const heard: Noun[] = [];
    backend.changes.subscribe((change) => heard.push(change));
    elsewhere.write(KEY, listOf("here", "there"));
    expect(await titlesOf(backend)).toEqual(["here", "there"]);
    elsewhere.write(KEY, listOf("there"));
    expect(await titlesOf(backend)).toEqual(["there"]);
    elsewhere.write(KEY, null);
    expect(await titlesOf(backend)).toEqual([]);
    elsewhere.write(`${KEY}:version`, "2");
    expect(heard).toEqual(["events", "events", "events", "events"]);
    elsewhere.clear();
    expect(heard.slice(4).toSorted()).toEqual(["events", "messages", "slides"]);
    expect(await titlesOf(backend)).toEqual([]);
    expect(storage.text(KEY)).toBeNull();
  },
  "after another tab's damage, the last good list is shown, and written next": async ({ open, storage, elsewhere }) => {
    const backend = open();
    storage.put(KEY, listOf("one", "two"));
    await backend.calendarEvents.list();
    storage.heal();
    elsewhere.write(KEY, "[{");
    expect(await titlesOf(backend)).toEqual(["one", "two"]);
    expect(await backend.diagnostics.issues()).toMatchObject([{ noun: "events", code: "unreadable-list" }]);
    expect(storage.writes).toBe(0);
    await addEvent(backend, "three");
    expect(await titlesOf(open())).toEqual(["one", "two", "three"]);
    expect(Object.values(storage.entries())).toContain("[{");
  },
  "a page from the back-forward cache is told to read again": async ({ open, storage, elsewhere, page }) => {
    const backend = open();
    await backend.calendarEvents.list();
    const heard: Noun[] = [];
    backend.changes.subscribe((change) => heard.push(change));
    storage.put(KEY, listOf("meanwhile"));
    page.isShown({ persisted: false });
    expect(heard).toEqual([]);
    elsewhere.returnToPage();
    expect(heard.toSorted()).toEqual(["events", "messages", "slides"]);
    expect(await titlesOf(backend)).toEqual(["meanwhile"]);
  },
};
