import { expect, it } from "vitest";
import { quarantineKeyOf } from "./keys.ts";
import { fingerprint, quarantine } from "./quarantine.ts";
import { SiteStorage } from "./site-storage.ts";
import { MapStorage } from "./testing/map-storage.ts";

it("a quarantined text never takes the place of another one under its key", () => {
  const storage = new MapStorage();
  const key = quarantineKeyOf("list", fingerprint("damaged"));
  storage.setItem(key, "another");
  const refusal = {
    code: "full",
    reason: "damaged-not-copied",
    message: "The stored text is damaged and cannot be copied",
    cause: new Error("the key of the copy is taken"),
  };
  const keep = () => quarantine(new SiteStorage(() => storage), "list", "damaged");
  expect(keep).toThrow(expect.objectContaining(refusal));
  expect(storage.getItem(key)).toBe("another");
});
