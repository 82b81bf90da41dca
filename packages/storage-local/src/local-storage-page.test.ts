import { describe, expect, it } from "vitest";
import { anEventList, KEY, listOf, titlesIn, titlesOf } from "./testing/stored-harness.ts";

describe("a list that another tab changes", () => {
  it("includes the other tab's changes", async () => {
    const { backend, heard, elsewhere } = anEventList(listOf("here"));
    elsewhere.write(KEY, listOf("here", "there"));
    expect(await titlesOf(backend)).toEqual(["here", "there"]);
    elsewhere.write(KEY, null);
    expect(await titlesOf(backend)).toEqual([]);
    elsewhere.write(`${KEY}:version`, "2");
    elsewhere.write(`${KEY}2`, listOf("of another list"));
    expect(heard).toEqual(["events", "events", "events"]);
    elsewhere.clear();
    expect(heard.slice(3).toSorted()).toEqual(["events", "messages", "slides"]);
  });

  it("keeps its last readable state if the other tab damages it", async () => {
    const { backend, open, storage, elsewhere, add } = anEventList(listOf("one", "two"));
    await backend.calendarEvents.list();
    elsewhere.write(KEY, "[{");
    expect(await titlesOf(backend)).toEqual(["one", "two"]);
    expect(await backend.diagnostics.issues()).toMatchObject([{ noun: "events", code: "unreadable-list" }]);
    expect(storage.writes).toBe(0);
    await add("three");
    expect(await titlesOf(open())).toEqual(["one", "two", "three"]);
    expect(Object.values(storage.entries())).toContain("[{");
  });

  it("does not bring back events that the other tab removed before the damage", async () => {
    const { storage, elsewhere, add } = anEventList();
    await add("private");
    elsewhere.write(KEY, "[]");
    elsewhere.write(KEY, "[{");
    await add("next");
    expect(titlesIn(storage.text(KEY))).toEqual(["next"]);
  });

  it("is read again when the page returns from the back-forward cache", async () => {
    const { backend, heard, storage, page } = anEventList(listOf("before"));
    await backend.calendarEvents.list();
    storage.put(KEY, listOf("meanwhile"));
    page.isShown({ persisted: false });
    expect(heard).toEqual([]);
    page.isShown({ persisted: true });
    expect(heard.toSorted()).toEqual(["events", "messages", "slides"]);
    expect(await titlesOf(backend)).toEqual(["meanwhile"]);
  });
});
