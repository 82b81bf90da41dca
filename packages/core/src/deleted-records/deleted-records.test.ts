import { describe, expect, it } from "vitest";
import { DELETED_RECORDS_DAYS, isStillKept, restorableRecords } from "./deleted-records.ts";

const REMOVED = "2026-05-01T12:00:00.000Z";
const OVER = Date.parse(REMOVED) + DELETED_RECORDS_DAYS * 86_400_000;

describe("a deleted record", () => {
  it.each([
    [REMOVED, OVER - 1, true],
    [REMOVED, OVER, false],
    [REMOVED, 0, true],
    ["some day", OVER, true],
    [REMOVED, Number.NaN, true],
    [REMOVED, Number.POSITIVE_INFINITY, true],
  ])("from %s is still kept at %d: %s", (deletedAt, now, isKept) => {
    expect(isStillKept(deletedAt, now)).toBe(isKept);
  });

  it("is offered for restoring only once", () => {
    const removed = (id: number, deletedAt: string) => ({ record: { id }, deletedAt });
    const [first, middle, last] = ["2026-05-01", "2026-05-02", "2026-05-03"].map((day) => `${day}T12:00:00.000Z`);
    const deleted = [removed(1, middle ?? ""), removed(2, last ?? ""), removed(3, first ?? ""), removed(4, last ?? "")];
    const restorable = restorableRecords([...deleted, removed(1, first ?? "")], [{ id: 4 }], OVER - 1);
    expect(restorable.map(({ record, deletedAt }) => [record.id, deletedAt])).toEqual([
      [2, last],
      [1, first],
      [3, first],
    ]);
  });
});
