import { describe, expect, it } from "vitest";
import { FixedClock } from "../testing/fixed-clock.ts";
import { isoTimestampOf } from "./clock.ts";
import { today } from "./zoned-time.ts";

describe("today", () => {
  it("is the first valid day if the clock returns an invalid time", () => {
    for (const now of [Number.NaN, 8.64e15, Number.POSITIVE_INFINITY])
      expect(today(new FixedClock(now))).toBe("0001-01-01");
    expect(today(new FixedClock(Number.NaN), "Asia/Tokyo")).toBe("0001-01-01");
  });
});

describe("a timestamp", () => {
  it.each([
    [0, "1970-01-01T00:00:00.000Z"],
    [1_777_636_800_123, "2026-05-01T12:00:00.123Z"],
    [253_402_300_799_999, "9999-12-31T23:59:59.999Z"],
    [253_402_300_800_000, "1970-01-01T00:00:00.000Z"],
    [-1, "1970-01-01T00:00:00.000Z"],
    [Number.NaN, "1970-01-01T00:00:00.000Z"],
    [Number.POSITIVE_INFINITY, "1970-01-01T00:00:00.000Z"],
  ])("of %d is %s", (now, timestamp) => {
    expect(isoTimestampOf(now)).toBe(timestamp);
  });
});
