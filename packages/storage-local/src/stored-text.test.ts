import { FaultyStorage, MapStorage } from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import { StoredText } from "./stored-text.ts";

function storedText(storage = new FaultyStorage()) {
  return { storage, text: new StoredText(() => storage.reach(), "list") };
}

describe("the text under a key", () => {
  it("is reached when it is first needed, and once", () => {
    const storage = new MapStorage();
    const reach = vi.fn(() => storage);
    const text = new StoredText(reach, "list");
    expect(reach).not.toHaveBeenCalled();
    text.read("list");
    text.replace(null, "[]", "add");
    expect(reach).toHaveBeenCalledTimes(1);
  });

  it("says what went wrong, with what, and never what is stored", () => {
    const { storage, text } = storedText();
    storage.plan({ access: "throws" });
    expect(() => text.read("list")).toThrow("The browser blocks its storage (list list)");
    storage.plan({ access: "null" });
    expect(() => text.read("list")).toThrow("The browser has no storage (list list)");
    storage.plan({ read: () => true });
    expect(() => text.read("add")).toThrow("The storage cannot be read (add list)");
    expect(() => text.isNewer("add")).toThrow("The storage cannot be read (add list)");
    storage.plan({ write: () => "refused" });
    expect(() => text.replace(null, "[]", "add")).toThrow("The storage refused a write (add list)");
    storage.plan({ write: () => "full" });
    expect(() => text.replace(null, "[]", "remove")).toThrow("The storage is full (remove list)");
    storage.plan({ write: () => "ignored" });
    expect(() => text.replace(null, "[]", "remove")).toThrow("What was written is not what is stored (remove list)");
  });

  it.each(["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"])("is full where a browser says %s", (name) => {
    const storage = new MapStorage();
    storage.setItem = () => {
      throw Object.assign(new Error("no room"), { name });
    };
    expect(() => new StoredText(() => storage, "list").replace(null, "[]", "add")).toThrow("The storage is full");
  });

  it.each([null, undefined, "QuotaExceededError", new Error("QuotaExceededError"), {}])(
    "is not full where a browser throws %o",
    (thrown) => {
      const storage = new MapStorage();
      storage.setItem = () => {
        throw thrown;
      };
      expect(() => new StoredText(() => storage, "list").replace(null, "[]", "add")).toThrow("refused a write");
    },
  );

  it("is written without escapes where there is no room for them, and tried no third time", () => {
    const storage = new FaultyStorage(new MapStorage(12));
    const { text } = storedText(storage);
    expect(text.replace(null, '["\\u201c"]', "add")).toBe('["“"]');
    expect(storage.text("list")).toBe('["“"]');
    storage.heal();
    expect(() => text.replace('["“"]', '["\\u201c long"]', "add")).toThrow("The storage is full");
    expect(storage.writes).toBe(2);
    expect(() => text.replace('["“"]', '["long long"]', "add")).toThrow("The storage is full");
    expect(storage.writes).toBe(3);
  });

  it("is put back as it was when something else came to be stored, and left alone when nothing did", () => {
    const { storage, text } = storedText();
    storage.plan({ write: (nth) => (nth === 1 ? "altered" : undefined) });
    expect(() => text.replace(null, "[]", "add")).toThrow();
    expect(storage.entries()).toEqual({});
    storage.put("list", "[1]");
    storage.plan({ write: (nth) => (nth === 1 ? "altered" : undefined) });
    expect(() => text.replace("[1]", "[]", "add")).toThrow();
    expect(storage.text("list")).toBe("[1]");
  });

  it("tells its own storage from others", () => {
    const { storage, text } = storedText();
    expect(text.isIn(storage)).toBe(true);
    expect(text.isIn(null)).toBe(true);
    expect(text.isIn(undefined)).toBe(true);
    expect(text.isIn({})).toBe(false);
    const blocked = new StoredText(() => {
      throw new Error("SecurityError");
    }, "list");
    expect(blocked.isIn({})).toBe(false);
    expect(blocked.isIn(null)).toBe(true);
  });

  it.each([
    [null, false],
    ["", false],
    ["1", false],
    ["0", false],
    ["word", false],
    ["1.5", true],
    ["2", true],
    ["2-beta", true],
  ])("with the version %j is newer: %s", (version, isNewer) => {
    const { storage, text } = storedText();
    storage.put("list:version", version);
    expect(text.isNewer("list")).toBe(isNewer);
  });
});
