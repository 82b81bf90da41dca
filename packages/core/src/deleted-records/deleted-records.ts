import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { InboxMessage } from "../contact-submission/inbox.ts";
import { DAY_MS, isoTimestampOf } from "../shared/clock.ts";

/** The nouns whose deleted records can be restored, and their record types. */
export interface DeletableRecords {
  readonly events: CalendarEvent;
  readonly messages: InboxMessage;
}

export type DeletableNoun = keyof DeletableRecords;

export const DELETABLE_NOUNS = ["events", "messages"] as const satisfies readonly DeletableNoun[];

/** A deleted record that can still be restored. */
export interface DeletedRecord<Item> {
  readonly record: Item;
  /** When the record was deleted, as an ISO 8601 date-time in UTC. */
  readonly deletedAt: string;
}

/** A list of deleted records per noun, for a backend that stores each noun separately. */
export type DeletedLists<Input extends readonly unknown[] = []> = {
  readonly [Noun in DeletableNoun]: (...input: Input) => Promise<readonly DeletedRecord<DeletableRecords[Noun]>[]>;
};

/**
 * The owner's port to the records deleted in the last `DELETED_RECORDS_DAYS`. Their ids are not reused. Reads and
 * writes keep the promises of `CalendarEventRepository`.
 */
export interface DeletedRecords {
  /** The restorable records, the last deleted first. */
  list<Deleted extends DeletableNoun>(noun: Deleted): Promise<readonly DeletedRecord<DeletableRecords[Deleted]>[]>;

  /**
   * Moves deleted records back to the end of their list under their own ids, either all that remain or none. Skips a
   * record that has expired or was restored by another tab or device. Rejects with `NotFoundError` if none remains.
   */
  restore(noun: DeletableNoun, ids: readonly number[]): Promise<void>;
}

/** Deleted records are kept for this many days. */
export const DELETED_RECORDS_DAYS = 30;

/** The deleted records that are still kept and have not been restored, each once, the last deleted first. */
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

/** Whether a deleted record can still be restored. True if the deletion time or the clock cannot be read. */
export function isStillKept(deletedAt: string, now: number): boolean {
  const isExpired = Date.parse(isoTimestampOf(now)) - Date.parse(deletedAt) >= DELETED_RECORDS_DAYS * DAY_MS;
  return !isExpired;
}
