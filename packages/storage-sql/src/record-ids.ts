import { claimFreeId, isRecordId } from "@inner-light/core";
import type { Queries } from "./sql-store.ts";
import { idText } from "./stored-record.ts";
import type { RecordNoun } from "./tables.ts";

/** Beyond this, a search for a free id may begin at 0 again. */
const LARGE_ID = 2 ** 52;

/** Returns ids from `start` upward that no record of the noun has, deleted ones included. */
export async function freeIds(db: Queries, noun: RecordNoun, start: number): Promise<() => number> {
  const rows = await db
    .selectFrom("record")
    .select("id")
    .where("noun", "=", noun)
    .where("id", ">=", idText(isRecordId(start) && start < LARGE_ID ? start : 0))
    .execute();
  const taken = new Set(rows.map(({ id }) => Number(id)));
  return () => claimFreeId(start, taken);
}
