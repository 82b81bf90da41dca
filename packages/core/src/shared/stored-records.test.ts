import { expect, it } from "vitest";
import { presentRecords, revisedValue } from "./stored-records.ts";

it("a change to several records applies once to each record that exists", () => {
  const stored = [4, 5, 6, 5].map((id, position) => ({ record: { id }, position }));
  const positionsOf = (...ids: number[]) => presentRecords(stored, ids).map(({ position }) => position);
  expect(positionsOf(6, 1, 5, 6)).toEqual([2, 1]);
  expect(positionsOf()).toEqual([]);
  expect(() => positionsOf(1, 2)).toThrow(expect.objectContaining({ code: "not-found" }));
});

it.each<[what: string, stored: string, before: object, after: object, revised: string]>([
  [
    "keeps a changed field in its original position",
    '{"id":1,"title":"old","x-future":{"a":[1]}}',
    { id: 1, title: "old" },
    { id: 1, title: "new", note: "" },
    '{"id":1,"title":"new","x-future":{"a":[1]},"note":""}',
  ],
  [
    "drops a field that the record no longer has",
    '{"note":"old","id":1,"title":"same","full":true}',
    { id: 1, title: "same", note: "old", full: true },
    { id: 1, title: "same", full: true },
    '{"id":1,"title":"same","full":true}',
  ],
  [
    "keeps an invalid field until the record sets it",
    '{"id":1,"title":"same","note":5,"full":"yes"}',
    { id: 1, title: "same" },
    { id: 1, title: "same", full: true },
    '{"id":1,"title":"same","note":5,"full":true}',
  ],
  [
    "keeps an invalid value that was read as a default",
    '{"id":1,"title":"old","note":5}',
    { id: 1, title: "old", note: "" },
    { id: 1, title: "new", note: "" },
    '{"id":1,"title":"new","note":5}',
  ],
  [
    "treats prototype names as data",
    '{"__proto__":{"polluted":true},"id":1,"title":"old","constructor":1}',
    { id: 1, title: "old" },
    { id: 1, title: "new" },
    '{"__proto__":{"polluted":true},"id":1,"title":"new","constructor":1}',
  ],
])("a revised record %s", (_, stored, before, after, revised) => {
  expect(JSON.stringify(revisedValue(JSON.parse(stored), before, after))).toBe(revised);
});
