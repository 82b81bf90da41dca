import { describe, expect, it } from "vitest";
import { firstFreeId, isRecordId } from "./records.ts";

const LARGEST = Number.MAX_SAFE_INTEGER;

it("a record's id is a whole number from 0 to 2^53 - 1", () => {
  expect([0, 1, 1_777_636_800_000, LARGEST].map(isRecordId)).toEqual([true, true, true, true]);
  const others = [-1, 0.5, LARGEST + 1, Number.NaN, Number.POSITIVE_INFINITY, "1", 1n, null, undefined, [1], {}, true];
  expect(others.filter(isRecordId)).toEqual([]);
});

describe("a new id", () => {
  it.each<[string, number, number[], number]>([
    ["is the instant itself", 1000, [], 1000],
    ["is the next one, if another record has it", 1000, [1000], 1001],
    ["is the first gap", 1000, [1000, 1001, 1003], 1002],
    ["ignores ids of other instants", 1000, [999, 5, LARGEST], 1000],
    ["continues from 0 after the largest", LARGEST, [LARGEST], 0],
    ["continues from 0 to a gap", LARGEST, [LARGEST, 0, 1], 2],
    ["begins at 0 with a clock before 1970", -5, [], 0],
    ["begins at 0 with a clock that returns NaN", Number.NaN, [0], 1],
    ["begins at 0 with a clock that returns halves", 0.5, [], 0],
    ["begins at 0 beyond 2^53 - 1", 2 ** 53, [], 0],
    ["begins at 0 with a clock that returns Infinity", Number.POSITIVE_INFINITY, [], 0],
  ])("%s", (_, now, taken, expected) => {
    expect(firstFreeId(now, new Set(taken))).toBe(expected);
  });
});
