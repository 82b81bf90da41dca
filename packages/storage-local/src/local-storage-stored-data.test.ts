import { StorageUnavailableError } from "@inner-light/core";
import { MapStorage } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { LocalStorageStoredData } from "./local-storage-stored-data.ts";

function storageWith(entries: Record<string, string>): MapStorage {
  const storage = new MapStorage();
  for (const [key, text] of Object.entries(entries)) storage.setItem(key, text);
  return storage;
}

describe("what the store holds", () => {
  it("is read byte for byte, with what was set aside, and without what is another's", async () => {
    const own = {
      calendarEvents: '[{"id":1',
      "calendarEvents:quarantine:811c9dc5-4": "null",
      carouselImages: "[]",
    };
    const storage = storageWith({ ...own, calendarEventsOfAnotherApp: "[]", theme: "dark" });
    expect(await new LocalStorageStoredData({ storage: () => storage }).read()).toEqual(own);
  });

  it("says how full the store is, whoever filled it", async () => {
    const storage = storageWith({ calendarEvents: "[]", theme: "dark" });
    expect(await new LocalStorageStoredData({ storage: () => storage }).usage()).toEqual({
      used: "calendarEvents[]themedark".length,
      capacity: 5_242_880,
    });
  });

  it("leaves out what another tab removes while it is read", async () => {
    const storage = storageWith({ calendarEvents: "[]", contactSubmissions: "[]", carouselImages: "[]" });
    storage.key = (index) => ["calendarEvents", "contactSubmissions"][index] ?? null;
    storage.getItem = (key) => (key === "contactSubmissions" ? null : "[]");
    const stored = new LocalStorageStoredData({ storage: () => storage });
    expect(await stored.read()).toEqual({ calendarEvents: "[]" });
    expect((await stored.usage()).used).toBe("calendarEvents[]".length);
  });

  it.each([
    [
      "throws",
      () => {
        throw new Error("Access is denied");
      },
      "Access is denied",
    ],
    ["is null", () => null, "there is no storage"],
    ["is undefined", () => undefined, "there is no storage"],
  ])("is out of reach where the storage %s, and why is said", async (_, storage, cause) => {
    const stored = new LocalStorageStoredData({ storage });
    const failure = new StorageUnavailableError("The browser blocks its storage", "*", "list", new Error(cause));
    await expect(stored.read()).rejects.toEqual(failure);
    await expect(stored.usage()).rejects.toEqual(failure);
  });
});
