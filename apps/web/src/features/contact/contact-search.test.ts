import { describe, expect, it } from "vitest";
import { parseContactSearch } from "./contact-search.ts";

describe("the contact page's URL", () => {
  it.each([
    ["nothing", undefined, undefined],
    ["an event", "Tea & Reiki, Friday, May 1, 2026 at 6:30 PM", "Tea & Reiki, Friday, May 1, 2026 at 6:30 PM"],
    ["blanks", " \n ", undefined],
    ["several lines", "one\r\n\ttwo\u2028three", "one two three"],
    ["control characters", "a\u0000b\u202Ec\uFEFFd\uD800e", "a b c d e"],
    ["a very long text", "✨".repeat(300), "✨".repeat(200)],
    ["a number", 42, undefined],
    ["markup", "<script>alert(1)</script>", "<script>alert(1)</script>"],
  ])("can contain %s", (_, about, parsed) => {
    expect(parseContactSearch({ about }).about).toBe(parsed);
  });
});
