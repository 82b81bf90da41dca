import { describe, expect, it } from "vitest";
import { isRecordId } from "./records.ts";
import { claimFreeId, firstFreeId, presentRecords, revisedValue } from "./stored-records.ts";

const LARGEST = Number.MAX_SAFE_INTEGER;

it("a record's id is a whole number from 0 to 2^53 - 1", () => {
  expect([0, 1, 1_777_636_800_000, LARGEST].map(isRecordId)).toEqual([true, true, true, true]);
  const others = [-1, 0.5, LARGEST + 1, Number.NaN, Number.POSITIVE_INFINITY, "1", 1n, null, undefined, [1], {}, true];
  expect(others.filter(isRecordId)).toEqual([]);
});

describe("a new id", () => {
  it.each<[string, number, number[], number]>([
    ["is the moment itself", 1000, [], 1000],
    ["is the next one, if another record has it", 1000, [1000], 1001],
    ["is the first gap", 1000, [1000, 1001, 1003], 1002],
    ["does not mind ids of other moments", 1000, [999, 5, LARGEST], 1000],
    ["goes on from 0 after the largest", LARGEST, [LARGEST], 0],
    ["goes on from 0 to a gap", LARGEST, [LARGEST, 0, 1], 2],
    ["begins at 0 with a clock before 1970", -5, [], 0],
    ["begins at 0 with a clock that returns NaN", Number.NaN, [0], 1],
    ["begins at 0 with a clock that returns halves", 0.5, [], 0],
    ["begins at 0 beyond 2^53 - 1", 2 ** 53, [], 0],
    ["begins at 0 with a clock that returns Infinity", Number.POSITIVE_INFINITY, [], 0],
  ])("%s", (_, now, taken, expected) => {
    expect(firstFreeId(now, new Set(taken))).toBe(expected);
  });

  it("is unique for a thousand records made in one millisecond", () => {
    const taken = new Set<number>();
    for (let count = 0; count < 1000; count++) claimFreeId(1000, taken);
    expect(taken.size).toBe(1000);
    expect(firstFreeId(1000, taken)).toBe(2000);
  });
});

it("a change of several records skips those that are gone, takes each once, and is refused if all are gone", () => {
  const stored = [4, 5, 6, 5].map((id, position) => ({ record: { id }, position }));
  const positionsOf = (...ids: number[]) => presentRecords(stored, ids).map(({ position }) => position);
  expect(positionsOf(6, 1, 5, 6)).toEqual([2, 1]);
  expect(positionsOf()).toEqual([]);
  expect(() => positionsOf(1, 2)).toThrow(expect.objectContaining({ code: "not-found" }));
});

it.each<[what: string, stored: string, before: object, after: object, revised: string]>([
  [
    "writes a changed field in its place, and a new one at the end",
    '{"id":1,"title":"old","x-future":{"a":[1]}}',
    { id: 1, title: "old" },
    { id: 1, title: "new", note: "" },
    '{"id":1,"title":"new","x-future":{"a":[1]},"note":""}',
  ],
  [
    "drops a field that the record lost",
    '{"note":"old","id":1,"title":"same","full":true}',
    { id: 1, title: "same", note: "old", full: true },
    { id: 1, title: "same", full: true },
    '{"id":1,"title":"same","full":true}',
  ],
  [
    "keeps a field that was left out on reading until it is set",
    '{"id":1,"title":"same","note":5,"full":"yes"}',
    { id: 1, title: "same" },
    { id: 1, title: "same", full: true },
    '{"id":1,"title":"same","note":5,"full":true}',
  ],
  [
    "keeps a value for which a default was read",
    '{"id":1,"title":"old","note":5}',
    { id: 1, title: "old", note: "" },
    { id: 1, title: "new", note: "" },
    '{"id":1,"title":"new","note":5}',
  ],
  [
    "treats the names of an object's prototype as data",
    '{"__proto__":{"polluted":true},"id":1,"title":"old","constructor":1}',
    { id: 1, title: "old" },
    { id: 1, title: "new" },
    '{"__proto__":{"polluted":true},"id":1,"title":"new","constructor":1}',
  ],
])("a revised value %s", (_, stored, before, after, revised) => {
  expect(JSON.stringify(revisedValue(JSON.parse(stored), before, after))).toBe(revised);
});
