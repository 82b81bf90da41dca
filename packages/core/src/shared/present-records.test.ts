import { expect, it } from "vitest";
import { presentRecords } from "./present-records.ts";

const stored = [4, 5, 6, 5].map((id, position) => ({ record: { id }, position }));
const positionsOf = (...ids: number[]) => presentRecords(stored, ids).map(({ position }) => position);

it("what is done to several records leaves out those that are gone, and takes each once", () => {
  expect(positionsOf(6, 1, 5, 6)).toEqual([2, 1]);
  expect(positionsOf()).toEqual([]);
});

it("where all are gone, nothing could be done", () => {
  expect(() => positionsOf(1, 2)).toThrow(expect.objectContaining({ code: "not-found" }));
});
