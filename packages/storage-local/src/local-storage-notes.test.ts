import { StorageFullError, StorageUnavailableError } from "@inner-light/core";
import { describe, expect, it, vi } from "vitest";
import { LocalStorageBackupLog } from "./local-storage-backup-log.ts";
import { LocalStorageReadMarks } from "./local-storage-read-marks.ts";
import { createStoredHarness } from "./testing/stored-harness.ts";

const NOW = Date.parse("2026-05-01T12:00:00.000Z");

describe("the note of the last backup", () => {
  const harness = () => createStoredHarness((browser) => new LocalStorageBackupLog(browser));

  it("is kept in a key of its own, and looking for it writes nothing", async () => {
    const { open, storage } = harness();
    expect(await open().lastMadeAt()).toBeNull();
    expect(storage.entries()).toEqual({});
    await open().noteMadeAt(NOW);
    expect(storage.entries()).toEqual({ "backup:lastMadeAt": '"2026-05-01T12:00:00.000Z"' });
    expect(await open().lastMadeAt()).toBe(NOW);
  });

  it.each(["", "null", "{", "yesterday", "[]", '"'])("counts as none when it is %j", async (text) => {
    const { open, storage } = harness();
    storage.put("backup:lastMadeAt", text);
    expect(await open().lastMadeAt()).toBeNull();
    await open().noteMadeAt(NOW);
    expect(await open().lastMadeAt()).toBe(NOW);
  });

  it("stays as it was where there is no room", async () => {
    const { open, storage } = harness();
    await open().noteMadeAt(NOW);
    storage.plan({ write: () => "full" });
    await expect(open().noteMadeAt(NOW + 1)).rejects.toThrow(StorageFullError);
    expect(await open().lastMadeAt()).toBe(NOW);
    storage.plan({ access: "throws" });
    await expect(open().lastMadeAt()).rejects.toThrow(StorageUnavailableError);
  });
});

describe("the marks of what was read", () => {
  const harness = () => createStoredHarness((browser) => new LocalStorageReadMarks(browser));

  it("are a list of ids under a key beside the messages, and looking for them writes nothing", async () => {
    const { open, storage } = harness();
    expect(await open().list()).toEqual(new Set());
    expect(storage.entries()).toEqual({});
    await open().mark(7, true);
    await open().mark(9, true);
    expect(storage.entries()).toEqual({ "contactSubmissions:read": "[7,9]" });
  });

  it.each(["", "null", "{", '"7"', "[7"])(
    "that are %j count as none, and are set aside before the next",
    async (text) => {
      const { open, storage } = harness();
      storage.put("contactSubmissions:read", text);
      expect(await open().list()).toEqual(new Set());
      await open().mark(7, true);
      expect(storage.text("contactSubmissions:read")).toBe("[7]");
      expect(Object.values(storage.entries())).toContain(text);
    },
  );

  it("keep what is no id among them", async () => {
    const { open, storage } = harness();
    storage.put("contactSubmissions:read", '[null,7,"8",-1]');
    expect(await open().list()).toEqual(new Set([7]));
    await open().mark(7, false);
    expect(storage.text("contactSubmissions:read")).toBe('[null,"8",-1]');
  });

  it("follow what another tab marks, and a page that comes back", async () => {
    const { open, elsewhere } = harness();
    const marks = open();
    const listener = vi.fn();
    marks.subscribe(listener);
    elsewhere.write("contactSubmissions:read", "[3]");
    expect(listener).toHaveBeenCalledTimes(1);
    expect(await marks.list()).toEqual(new Set([3]));
    elsewhere.clear();
    elsewhere.returnToPage();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("have no reason to change when another list does, another storage, or when a page is only loaded", () => {
    const { open, elsewhere, page } = harness();
    const listener = vi.fn();
    open().subscribe(listener);
    elsewhere.write("contactSubmissions", "[]");
    elsewhere.writeToAnotherStorage("contactSubmissions:read");
    page.isShown({ persisted: false });
    expect(listener).not.toHaveBeenCalled();
  });

  it("stay as they were where there is no room", async () => {
    const { open, storage } = harness();
    await open().mark(7, true);
    storage.plan({ write: () => "full" });
    await expect(open().mark(8, true)).rejects.toThrow(StorageFullError);
    expect(await open().list()).toEqual(new Set([7]));
  });
});
