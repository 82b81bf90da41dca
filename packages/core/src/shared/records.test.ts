import { describe, expect, it } from "vitest";
import { firstFreeId, isRecordId } from "./records.ts";

const LARGEST = Number.MAX_SAFE_INTEGER;

it("a record id is a nonnegative safe integer", () => {
  expect([0, 1, 1_777_636_800_000, LARGEST].map(isRecordId)).toEqual([true, true, true, true]);
  const others = [-1, 0.5, LARGEST + 1, Number.NaN, Number.POSITIVE_INFINITY, "1", 1n, null, undefined, [1], {}, true];
  expect(others.filter(isRecordId)).toEqual([]);
});

describe("a new id", () => {
  it.each<[string, number, number[], number]>([
    ["is the current time in milliseconds", 1000, [], 1000],
    ["is the next number if another record uses that one", 1000, [1000], 1001],
    ["is the first unused number", 1000, [1000, 1001, 1003], 1002],
    ["ignores ids of other times", 1000, [999, 5, LARGEST], 1000],
    ["continues from 0 after the largest number", LARGEST, [LARGEST], 0],
    ["continues from 0 to the first unused number", LARGEST, [LARGEST, 0, 1], 2],
    ["starts at 0 if the clock is before 1970", -5, [], 0],
    ["starts at 0 if the clock returns NaN", Number.NaN, [0], 1],
    ["starts at 0 if the clock returns a fraction", 0.5, [], 0],
    ["starts at 0 if the clock is beyond 2^53 - 1", 2 ** 53, [], 0],
    ["starts at 0 if the clock returns Infinity", Number.POSITIVE_INFINITY, [], 0],
  ])("%s", (_, now, taken, expected) => {
    expect(firstFreeId(now, new Set(taken))).toBe(expected);
  });
});
