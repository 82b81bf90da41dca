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

  it.each([
    [
      "throws",
      () => {
        throw Object.assign(new Error("Access is denied"), { name: "SecurityError" });
      },
    ],
    ["is null", () => null],
    ["is undefined", () => undefined],
  ])("is out of reach where the storage %s", async (_, storage) => {
    const stored = new LocalStorageStoredData({ storage });
    await expect(stored.read()).rejects.toThrow(StorageUnavailableError);
    await expect(stored.usage()).rejects.toThrow(StorageUnavailableError);
  });
});
