import { describe, expect, it } from "vitest";
import { formatPlainTime } from "./american-english.ts";
import { isPlainTime, type PlainTime } from "./plain-time.ts";

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

  it.each<[PlainTime, string]>([
    ["00:00", "12:00 AM"],
    ["00:30", "12:30 AM"],
    ["01:05", "1:05 AM"],
    ["11:59", "11:59 AM"],
    ["12:00", "12:00 PM"],
    ["13:00", "1:00 PM"],
    ["14:05", "2:05 PM"],
    ["23:59", "11:59 PM"],
  ])("%s reads %s", (time, words) => {
    expect(formatPlainTime(time)).toBe(words.replace(" ", "\u00a0"));
  });
});
