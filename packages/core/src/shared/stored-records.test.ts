import { expect, it } from "vitest";
import { presentRecords, revisedValue } from "./stored-records.ts";

const stored = [4, 5, 6, 5].map((id, position) => ({ record: { id }, position }));
const positionsOf = (...ids: number[]) => presentRecords(stored, ids).map(({ position }) => position);

it("what is done to several records leaves out those that are gone, and takes each once", () => {
  expect(positionsOf(6, 1, 5, 6)).toEqual([2, 1]);
  expect(positionsOf()).toEqual([]);
});

it("where all are gone, nothing could be done", () => {
  expect(() => positionsOf(1, 2)).toThrow(expect.objectContaining({ code: "not-found" }));
});

type Item = { readonly id: number; readonly title: string; readonly note?: string; readonly full?: boolean };

const revisedText = (stored: string, before: Item, after: Item) =>
  JSON.stringify(revisedValue(JSON.parse(stored), before, after));

it.each<[what: string, stored: string, before: Item, after: Item, revised: string]>([
  [
    "a field that changed is written in its place, and a new one at the end",
    '{"id":1,"title":"old","x-future":{"a":[1]}}',
    { id: 1, title: "old" },
    { id: 1, title: "new", note: "" },
    '{"id":1,"title":"new","x-future":{"a":[1]},"note":""}',
  ],
  [
    "a field that the record lost is dropped",
    '{"note":"old","id":1,"title":"same","full":true}',
    { id: 1, title: "same", note: "old", full: true },
    { id: 1, title: "same", full: true },
    '{"id":1,"title":"same","full":true}',
  ],
  [
    "a field that was left out on reading stays, until it is set",
    '{"id":1,"title":"same","note":5,"full":"yes"}',
    { id: 1, title: "same" },
    { id: 1, title: "same", full: true },
    '{"id":1,"title":"same","note":5,"full":true}',
  ],
  [
    "a default that was read in the place of another value leaves that value",
    '{"id":1,"title":"old","note":5}',
    { id: 1, title: "old", note: "" },
    { id: 1, title: "new", note: "" },
    '{"id":1,"title":"new","note":5}',
  ],
  [
    "names of an object's own prototype are only data",
    '{"__proto__":{"polluted":true},"id":1,"title":"old","constructor":1}',
    { id: 1, title: "old" },
    { id: 1, title: "new" },
    '{"__proto__":{"polluted":true},"id":1,"title":"new","constructor":1}',
  ],
])("%s", (_, stored, before, after, revised) => {
  expect(revisedText(stored, before, after)).toBe(revised);
});
