import { StorageCopiesError, StorageCorruptError } from "@inner-light/core";
import { FaultyStorage } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { fingerprint, quarantinedKeys, quarantineKey, setAside } from "./quarantine.ts";

describe("a fingerprint", () => {
  // Published values of 32-bit FNV-1a.
  it.each([
    ["", "811c9dc5-0"],
    ["a", "e40c292c-1"],
    ["foobar", "bf9cf968-6"],
  ])("of %j is %s", (text, expected) => {
    expect(fingerprint(text)).toBe(expected);
  });

  it("keeps its leading zeros", () => {
    const texts = Array.from({ length: 1000 }, (_, index) => fingerprint(String(index)));
    expect(texts.every((text) => /^[0-9a-f]{8}-\d$/.test(text.slice(0, 10)))).toBe(true);
    expect(texts.some((text) => text.startsWith("0"))).toBe(true);
  });
});

describe("setting a text aside", () => {
  it("keeps it under a key that its content names, once", () => {
    const storage = new FaultyStorage();
    setAside(storage, "list", "damaged", "add");
    setAside(storage, "list", "damaged", "add");
    expect(storage.entries()).toEqual({ [quarantineKey("list", "damaged")]: "damaged" });
    expect(storage.writes).toBe(1);
    expect(quarantineKey("list", "damaged")).toBe(`list:quarantine:${fingerprint("damaged")}`);
  });

  it("finds the copies of its own key only", () => {
    const storage = new FaultyStorage();
    for (const key of ["list", "list:quarantine", "list2:quarantine:1", "x:list:quarantine:1"]) storage.put(key, "");
    setAside(storage, "list", "damaged", "add");
    expect(quarantinedKeys(storage, "list")).toEqual([quarantineKey("list", "damaged")]);
  });

  it("never takes the place of something else, though it had the same name", () => {
    const storage = new FaultyStorage();
    storage.put(quarantineKey("list", "damaged"), "another");
    const setItAside = () => setAside(storage, "list", "damaged", "add");
    expect(setItAside).toThrow(StorageCorruptError);
    expect(setItAside).toThrow(expect.objectContaining({ cause: new Error("the name of the copy is taken") }));
    expect(storage.entries()).toEqual({ [quarantineKey("list", "damaged")]: "another" });
  });

  it("makes no fourth copy, says so, and changes nothing", () => {
    const storage = new FaultyStorage();
    for (const text of ["one", "two", "three"]) setAside(storage, "list", text, "add");
    const setFourthAside = () => setAside(storage, "list", "four", "remove");
    const before = storage.entries();
    expect(setFourthAside).toThrow(StorageCopiesError);
    expect(setFourthAside).toThrow("What is stored is damaged, as it often was before (remove list)");
    expect(storage.entries()).toEqual(before);
    setAside(storage, "list", "two", "remove");
  });

  it("says why it could not", () => {
    const storage = new FaultyStorage();
    storage.plan({ write: () => "full" });
    const setItAside = () => setAside(storage, "list", "damaged", "remove");
    expect(setItAside).toThrow(StorageCorruptError);
    expect(setItAside).toThrow("What is stored is damaged and could not be set aside (remove list)");
    expect(setItAside).toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ name: expect.any(String) }) }),
    );
  });

  it("takes back a copy that is not what was written", () => {
    const storage = new FaultyStorage();
    storage.plan({ write: () => "altered" });
    expect(() => setAside(storage, "list", "damaged", "add")).toThrow(
      expect.objectContaining({ cause: new Error("the copy is not what was written") }),
    );
    expect(storage.entries()).toEqual({});
  });
});
