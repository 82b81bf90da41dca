import { anyCodePoint } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SiteStorage, toStoredJson, unescapeJson } from "./site-storage.ts";
import { FaultyStorage } from "./testing/faulty-storage.ts";
import { MapStorage } from "./testing/map-storage.ts";

function siteStorage(storage = new FaultyStorage()) {
  return { storage, site: new SiteStorage(() => storage.reach()) };
}

const write = (site: SiteStorage, text: string | null) => site.write([["list", text]]);

function throwing(thrown: unknown): SiteStorage {
  const storage = new MapStorage();
  storage.setItem = () => {
    throw thrown;
  };
  return new SiteStorage(() => storage);
}

function errorOf(task: () => unknown): unknown {
  try {
    task();
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail");
}

describe("site storage", () => {
  it.each([
    [{ access: "throws" }, "The operation is not allowed."],
    [{ access: "null" }, "there is no storage"],
    [{ access: "undefined" }, "there is no storage"],
    [{ read: () => true }, "The operation is not allowed."],
  ] as const)("throws a typed error if it is blocked: %j", (plan, cause) => {
    const { storage, site } = siteStorage();
    storage.put("list", "[]");
    storage.plan(plan);
    for (const read of [() => site.get("list"), () => site.entries()])
      expect(errorOf(read)).toMatchObject({ code: "unavailable", reason: "blocked", cause: { message: cause } });
    storage.heal();
    expect(site.get("list")).toBe("[]");
  });

  it.each(["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"])("is full if a browser throws %s", (name) => {
    const error = errorOf(() => write(throwing(Object.assign(new Error("no room"), { name })), "[]"));
    expect(error).toMatchObject({ code: "full", reason: "quota", cause: { message: "no room" } });
  });

  it.each([null, "QuotaExceededError", new Error("QuotaExceededError")])(
    "is not full if a browser throws %o",
    (thrown) => {
      const error = errorOf(() => write(throwing(thrown), "[]"));
      expect(error).toMatchObject({ message: "The storage did not keep a text", reason: "not-kept" });
    },
  );

  it("undoes all changes if one fails", () => {
    const { storage, site } = siteStorage();
    storage.put("a", "1");
    storage.put("b", "2");
    const changes = [
      ["a", "3"],
      ["b", null],
      ["c", "4"],
    ] as const;
    storage.plan({ write: (nth) => (nth === 2 ? "full" : undefined) });
    expect(() => site.write(changes)).toThrow("The storage is full");
    expect(storage.entries()).toEqual({ a: "1", b: "2" });
    storage.plan({ write: (nth) => (nth >= 2 ? "full" : undefined) });
    expect(() => site.write(changes)).toThrow("The storage is full");
    expect(storage.entries()).toEqual({ a: "3" });
    storage.heal();
    storage.put("b", "2");
    site.write(changes);
    expect(storage.entries()).toEqual({ a: "3", c: "4" });
  });

  it("stores JSON without escapes if the escaped form does not fit", () => {
    const { storage, site } = siteStorage(new FaultyStorage(12));
    expect(site.writeJson("list", '["\\u201c"]')).toBe('["“"]');
    expect(storage.text("list")).toBe('["“"]');
    storage.heal();
    expect(() => site.writeJson("list", '["\\u201c long"]')).toThrow("The storage is full");
    expect(storage.writes).toBe(2);
    expect(() => site.writeJson("list", '["long long"]')).toThrow("The storage is full");
    expect(storage.writes).toBe(3);
    storage.plan({ write: () => "refused" });
    expect(() => site.writeJson("list", '["\\u201c"]')).toThrow("The storage did not keep a text");
    expect(storage.writes).toBe(1);
  });
});

describe("stored JSON", () => {
  it("does not contain characters above U+00FF", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: anyCodePoint }), (value) => {
        const json = toStoredJson(value);
        expect([...json].every((character) => character <= "\u00ff")).toBe(true);
        expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(JSON.parse(JSON.stringify(value))));
        expect(unescapeJson(json)).toBe(JSON.stringify(JSON.parse(JSON.stringify(value))));
      }),
    );
  });
});
