import { describe, expect, it } from "vitest";
import { LEAST_OPEN_MS, looksLikeSpam, type SpamEvidence } from "./suspected-spam.ts";

describe("a message looks like spam", () => {
  it.each<[SpamEvidence, boolean]>([
    [{}, false],
    [{ hiddenField: "" }, false],
    [{ hiddenField: " " }, true],
    [{ hiddenField: "Cheap watches", openMs: 60_000 }, true],
    [{ openMs: 0 }, true],
    [{ openMs: LEAST_OPEN_MS - 1 }, true],
    [{ openMs: LEAST_OPEN_MS }, false],
    [{ hiddenField: "", openMs: 8 * 60 * 60_000 }, false],
  ])("%j: %s", (evidence, expected) => {
    expect(looksLikeSpam(evidence)).toBe(expected);
  });

  it("never where nothing is known of it, as from a page of an older version", () => {
    expect(looksLikeSpam(undefined)).toBe(false);
  });
});
