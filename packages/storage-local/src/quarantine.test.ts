import { describe, expect, it } from "vitest";
import { quarantineKeyOf } from "./keys.ts";
import { countQuarantined, fingerprint, quarantine } from "./quarantine.ts";
import { SiteStorage } from "./site-storage.ts";
import { FaultyStorage } from "./testing/faulty-storage.ts";

const copyKey = (text: string) => quarantineKeyOf("list", fingerprint(text));

/** A storage that fails as planned, and the quarantine of its key "list". */
function aQuarantine() {
  const storage = new FaultyStorage();
  const site = new SiteStorage(() => storage.reach());
  return {
    storage,
    keep: (text: string) => quarantine(site, "list", text),
    count: () => countQuarantined(site.entries(), "list"),
  };
}

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

describe("a quarantined text", () => {
  it("is kept under a key that its content names, once", () => {
    const { storage, keep } = aQuarantine();
    keep("damaged");
    keep("damaged");
    expect(storage.entries()).toEqual({ "list:quarantine:ae42dcac-7": "damaged" });
    expect(storage.writes).toBe(1);
  });

  it("is counted for its own key only", () => {
    const { storage, keep, count } = aQuarantine();
    for (const key of ["list", "list:quarantine", "list2:quarantine:1", "x:list:quarantine:1"]) storage.put(key, "");
    expect(count()).toBe(0);
    keep("damaged");
    expect(count()).toBe(1);
  });

  it("never takes the place of another text under the same key", () => {
    const { storage, keep } = aQuarantine();
    storage.put(copyKey("damaged"), "another");
    const refusal = {
      code: "full",
      reason: "damaged-not-copied",
      message: "The stored text is damaged and cannot be copied",
      cause: new Error("the key of the copy is taken"),
    };
    expect(() => keep("damaged")).toThrow(expect.objectContaining(refusal));
    expect(storage.entries()).toEqual({ [copyKey("damaged")]: "another" });
  });

  it("is refused as a fourth copy, and changes nothing", () => {
    const { storage, keep } = aQuarantine();
    for (const text of ["one", "two", "three"]) keep(text);
    const before = storage.entries();
    const refusal = {
      code: "read-only",
      reason: "too-many-copies",
      message: "The stored text is damaged, and there are too many copies",
    };
    expect(() => keep("four")).toThrow(expect.objectContaining(refusal));
    expect(storage.entries()).toEqual(before);
    keep("two");
  });

  it.each(["full", "refused", "ignored", "altered"] as const)("is taken back where its write is %s", (fault) => {
    const { storage, keep } = aQuarantine();
    storage.plan({ write: () => fault });
    expect(() => keep("damaged")).toThrow(
      expect.objectContaining({ code: "full", reason: "damaged-not-copied", cause: expect.any(Error) }),
    );
    expect(storage.entries()).toEqual({});
  });
});
