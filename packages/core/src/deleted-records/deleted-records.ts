import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { InboxMessage } from "../contact-submission/inbox.ts";
import { DAY_MS, isoTimestampOf } from "../shared/clock.ts";

/** The nouns whose deleted records can be restored, and the records of each. */
export interface DeletableRecords {
  readonly events: CalendarEvent;
  readonly messages: InboxMessage;
}

export type DeletableNoun = keyof DeletableRecords;

/** Every noun whose deleted records are kept. */
export const DELETABLE_NOUNS = ["events", "messages"] as const satisfies readonly DeletableNoun[];

/** A record that was deleted, and can still be restored. */
export interface DeletedRecord<Item> {
  readonly record: Item;
  /** When it was deleted, as an ISO 8601 date-time in UTC. */
  readonly deletedAt: string;
}

/** How the deleted records of each noun are listed, for a backend that keeps each noun apart. */
export type DeletedLists<Input extends readonly unknown[] = []> = {
  readonly [Noun in DeletableNoun]: (...input: Input) => Promise<readonly DeletedRecord<DeletableRecords[Noun]>[]>;
};

/**
 * Optional port: the records that were deleted in the last `DELETED_RECORDS_DAYS`. No new record gets the id of one of
 * them. Reads and writes keep the promises of `CalendarEventRepository`.
 */
export interface DeletedRecords {
  /** Those that can be restored, the last deleted first. */
  list<Deleted extends DeletableNoun>(noun: Deleted): Promise<readonly DeletedRecord<DeletableRecords[Deleted]>[]>;

  /**
   * Puts deleted records back, all that are there or none, at the end of their list: each as it was, under its own id.
   * Skips one that is no longer kept, or whose id is in the list because another tab or device restored it. Rejects with
   * `NotFoundError` if nothing is left to restore.
   */
  restore(noun: DeletableNoun, ids: readonly number[]): Promise<void>;
}

/** A backend keeps a deleted record for this many days, and then deletes it for good. */
export const DELETED_RECORDS_DAYS = 30;

/** Those deleted records that are still kept and whose ids are not in the list, each once, the last deleted first. */
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

/** Whether a deleted record can still be restored. True if its time or the clock can't be read. */
export function isStillKept(deletedAt: string, now: number): boolean {
  const isOver = Date.parse(isoTimestampOf(now)) - Date.parse(deletedAt) >= DELETED_RECORDS_DAYS * DAY_MS;
  return !isOver;
}
