import { DAY_MS, DELETED_RECORDS_DAYS } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { aPage, KEY, titlesIn } from "./testing/stored-harness.ts";

const DELETED_KEY = "calendarEvents:deleted";
const DELETED_AT = "2026-05-01T12:00:00.000Z";
const event = aCalendarEvent({ id: 1, title: "goes" });

/** Event 1 has an unknown field, and event 2 stays. */
function aDeletedList(deleted: string | null = null) {
  const events = [{ ...event, "x-future": 40 }, aCalendarEvent({ id: 2, title: "stays" })];
  const page = aPage({ [KEY]: JSON.stringify(events), [DELETED_KEY]: deleted });
  const { calendarEvents, deletedRecords, storage } = page;
  return {
    ...page,
    remove: (...ids: number[]) => calendarEvents.remove(ids),
    restore: (...ids: number[]) => deletedRecords.restore("events", ids),
    deleted: () => deletedRecords.list("events"),
    stored: () => titlesIn(storage.text(KEY)),
    kept: () => JSON.parse(storage.text(DELETED_KEY) ?? "[]"),
  };
}

async function aRemoval() {
  const page = aDeletedList();
  await page.remove(1);
  return page;
}

describe("a deleted record", () => {
  it.each([
    ["at the next write", "remove", [{ id: 2 }]],
    ["at the next read", "deleted", []],
  ] as const)("expires after thirty days, %s", async (_, act, left) => {
    const { clock, kept, ...page } = await aRemoval();
    clock.advance(DELETED_RECORDS_DAYS * DAY_MS);
    expect(kept()).toHaveLength(1);
    await page[act](2);
    expect(kept()).toMatchObject(left);
  });

  it("is erased immediately if there is no room to keep it", async () => {
    const { remove, deleted, storage, stored } = await aRemoval();
    storage.plan({ write: (_, key) => (key === DELETED_KEY ? "full" : undefined) });
    await remove(2);
    expect(stored()).toEqual([]);
    expect(await deleted()).toMatchObject([{ record: { id: 1 } }]);
  });

  it("is never lost, no matter which read or write fails", async () => {
    for (let failing = 1; failing <= 12; failing++) {
      for (const plan of [
        { read: (nth: number) => nth === failing },
        { write: (nth: number) => (nth === failing ? ("refused" as const) : undefined) },
      ]) {
        const { restore, storage } = await aRemoval();
        storage.plan(plan);
        await restore(1).catch((error: unknown) => expect(error).toMatchObject({ code: "unavailable" }));
        expect(Object.values(storage.entries()).join("")).toContain('"goes"');
      }
    }
  });
});

describe("an unreadable list of deleted records", () => {
  it.each(["{", "7", '"text"'])("is copied at the next deletion: %s", async (text) => {
    const { deleted, remove, restore, storage, stored } = aDeletedList(text);
    expect(await deleted()).toEqual([]);
    await remove(1);
    expect(Object.values(storage.entries())).toContain(text);
    await restore(1);
    expect(stored()).toEqual(["stays", "goes"]);
  });

  it("keeps values that are not records", async () => {
    const values = [
      null,
      { id: 7, deletedAt: DELETED_AT },
      { deletedAt: DELETED_AT, record: event },
      { id: 8, record: aCalendarEvent({ id: 8 }) },
      { id: 9, deletedAt: DELETED_AT, record: { id: 9, title: "no date" } },
    ];
    const { deleted, remove, restore, kept } = aDeletedList(JSON.stringify(values));
    expect(await deleted()).toEqual([]);
    await remove(1);
    await restore(1);
    expect(kept()).toEqual(values);
  });

  it("does not change if a later version of the site wrote it", async () => {
    const { remove, storage, stored } = aDeletedList("[]");
    storage.put(`${DELETED_KEY}:version`, "2");
    await remove(1, 2);
    expect(stored()).toEqual([]);
    expect(storage.text(DELETED_KEY)).toBe("[]");
  });
});
