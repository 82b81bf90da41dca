import { describe, expect, it } from "vitest";
import { aCalendarEvent } from "../testing/fixtures.ts";
import { DELETED_ENTRY_NAMES, deletedValues, readDeletedValue } from "./deleted-entries.ts";

const deletedAt = "2026-05-01T12:00:00.000Z";
const removed = (id: number, key = id) => ({ id: key, deletedAt, record: { ...aCalendarEvent({ id }), price: 40 } });
const entriesOf = (...values: unknown[]) => ({ [DELETED_ENTRY_NAMES.events]: JSON.stringify(values) });

describe("a removed record as it is kept", () => {
  it("has the fields that its noun does not have", () => {
    expect(readDeletedValue(removed(1))).toEqual({ record: removed(1) });
    expect(deletedValues("events", entriesOf(removed(1), null, { id: 2 }))).toEqual([removed(1)]);
  });

  it.each([
    [null, "not a record"],
    [{ ...removed(1), id: "1" }, "id"],
    [{ ...removed(1), deletedAt: 0 }, "deletedAt"],
    [{ ...removed(1), record: null }, "record"],
    [{ ...removed(1), record: { title: "no id" } }, "record"],
  ])("is not read from %j", (value, unreadableField) => {
    expect(readDeletedValue(value)).toEqual({ unreadableField });
  });
});
