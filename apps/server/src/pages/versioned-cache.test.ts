import { expect, it } from "vitest";
import { VersionedCache } from "./versioned-cache.ts";

it("drops all values when there are more than its limit, and makes them again", async () => {
  const made: string[] = [];
  const cache = new VersionedCache<string>(2);
  const get = (name: string) => cache.get(name, "1", async () => String(made.push(name)));
  expect([await get("calendar"), await get("feed"), await get("calendar")]).toEqual(["1", "2", "1"]);
  await get("poster");
  expect(await get("calendar")).toBe("4");
  expect(made).toEqual(["calendar", "feed", "poster", "calendar"]);
});
