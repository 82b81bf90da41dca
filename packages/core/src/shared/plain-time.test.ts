import { describe, expect, it } from "vitest";
import { isPlainTime } from "./plain-time.ts";

describe("a clock time", () => {
  it.each(["00:00", "00:59", "09:05", "12:00", "19:30", "20:00", "23:59"])("%s is one", (text) => {
    expect(isPlainTime(text)).toBe(true);
  });

  it.each(["24:00", "23:60", "9:00", "09:5", "0900", "09:00:00", " 09:00", "09:00\n", "-1:00", "０９:00", ""])(
    "%j is none",
    (text) => {
      expect(isPlainTime(text)).toBe(false);
    },
  );
});
