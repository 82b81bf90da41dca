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
});
