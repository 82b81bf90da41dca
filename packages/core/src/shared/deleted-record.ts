import { DAY_MS, isoTimestampOf } from "./clock.ts";

/** A record that was removed, and can still be restored. */
export interface DeletedRecord<Item> {
  readonly record: Item;
  /** When it was removed, as an ISO 8601 date-time in UTC. */
  readonly deletedAt: string;
}

/** A backend keeps a removed record for this many days, and then deletes it for good. */
export const DELETED_RECORDS_DAYS = 30;

/** Those deleted records that are still kept and not in the list again, each once, the last removed first. */
export function restorableRecords<Deleted extends DeletedRecord<{ readonly id: number }>>(
  deleted: readonly Deleted[],
  present: readonly { readonly id: number }[],
  now: number,
): Deleted[] {
  const ids = new Set(present.map(({ id }) => id));
  const latest = new Map(deleted.map((one) => [one.record.id, one]));
  return deleted
    .filter((one) => one === latest.get(one.record.id) && !ids.has(one.record.id) && isStillKept(one.deletedAt, now))
    .reverse()
    .sort((one, other) => (one.deletedAt < other.deletedAt ? 1 : one.deletedAt > other.deletedAt ? -1 : 0));
}

/** Whether a removed record can still be restored. True if its time or the clock can't be read. */
export function isStillKept(deletedAt: string, now: number): boolean {
  const isOver = Date.parse(isoTimestampOf(now)) - Date.parse(deletedAt) >= DELETED_RECORDS_DAYS * DAY_MS;
  return !isOver;
}
