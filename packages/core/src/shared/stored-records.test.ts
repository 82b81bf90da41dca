import { expect, it } from "vitest";
import { presentRecords, revisedValue } from "./stored-records.ts";

it("a change to several records applies once to each that exists, and fails if none does", () => {
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
