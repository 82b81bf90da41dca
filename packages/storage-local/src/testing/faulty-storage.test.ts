import { describe, expect, it } from "vitest";
import { FaultyStorage } from "./faulty-storage.ts";
import { MapStorage } from "./map-storage.ts";

describe("a storage in memory", () => {
  it("has keys in the order in which they came, and null for what it does not have", () => {
    const storage = new MapStorage();
    storage.setItem("a", "1");
    storage.setItem("b", "2");
    storage.setItem("a", "3");
    storage.removeItem("never there");
    expect([storage.length, storage.key(0), storage.key(1), storage.key(2)]).toEqual([2, "a", "b", null]);
    expect([storage.getItem("a"), storage.getItem("c")]).toEqual(["3", null]);
    storage.removeItem("a");
    expect([storage.length, storage.getItem("a")]).toEqual([1, null]);
  });

  it("holds a number of characters of keys and texts, keeps the old text when there is no room, and always lets it shrink", () => {
    const storage = new MapStorage(10);
    storage.setItem("key", "1234567");
    expect(() => storage.setItem("key", "12345678")).toThrow(expect.objectContaining({ name: "QuotaExceededError" }));
    expect(() => storage.setItem("k", "")).toThrow("quota");
    expect(storage.getItem("key")).toBe("1234567");
    storage.setItem("key", "123456");
    expect(storage.getItem("key")).toBe("123456");
    storage.setItem("k", "");
    expect(storage.length).toBe(2);
  });
});

describe("a faulty storage", () => {
  it("fails the planned reads and writes, and counts them", () => {
    const storage = new FaultyStorage();
    storage.plan({
      read: (nth) => nth === 2,
      write: (nth) => (nth === 1 ? "full" : nth === 2 ? "refused" : undefined),
    });
    expect(() => storage.setItem("key", "text")).toThrow(expect.objectContaining({ name: "QuotaExceededError" }));
    expect(() => storage.setItem("key", "text")).toThrow(expect.objectContaining({ name: "UnknownError" }));
    storage.setItem("key", "text");
    expect(storage.getItem("key")).toBe("text");
    expect(() => storage.getItem("key")).toThrow(expect.objectContaining({ name: "SecurityError" }));
    expect([storage.reads, storage.writes]).toEqual([2, 3]);
    storage.heal();
    expect([storage.reads, storage.writes, storage.getItem("key")]).toEqual([0, 0, "text"]);
  });

  it("ignores or alters a write", () => {
    const storage = new FaultyStorage();
    storage.plan({ write: (nth) => (nth === 1 ? "ignored" : "altered") });
    storage.setItem("key", "text");
    expect(storage.text("key")).toBeNull();
    storage.setItem("key", "text");
    expect(storage.text("key")).not.toBe("text");
    expect(storage.text("key")).toContain("text");
  });

  it("cannot be reached, or is not there", () => {
    const storage = new FaultyStorage();
    expect(storage.reach()).toBe(storage);
    storage.plan({ access: "throws" });
    expect(() => storage.reach()).toThrow(expect.objectContaining({ name: "SecurityError" }));
    storage.plan({ access: "null" });
    expect(storage.reach()).toBeNull();
    storage.plan({ access: "undefined" });
    expect(storage.reach()).toBeUndefined();
  });
});
