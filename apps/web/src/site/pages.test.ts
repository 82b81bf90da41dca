import { describe, expect, it } from "vitest";
import { pages } from "./pages.ts";

describe("the pages", () => {
  const all = Object.values(pages);

  it("each say something of their own", () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it.each(all)("$path has a description that search results show whole", ({ description }) => {
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});
