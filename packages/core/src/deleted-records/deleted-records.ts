import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { InboxMessage } from "../contact-submission/inbox.ts";
import { DAY_MS, isoTimestampOf } from "../shared/clock.ts";

/** The record type of each noun whose deleted records can be restored. */
export interface DeletableRecords {
  readonly events: CalendarEvent;
  readonly messages: InboxMessage;
}

export type DeletableNoun = keyof DeletableRecords;

export const DELETABLE_NOUNS = ["events", "messages"] as const satisfies readonly DeletableNoun[];

export interface DeletedRecord<Item> {
  readonly record: Item;
  /** ISO 8601, UTC. */
  readonly deletedAt: string;
}

/** One list of deleted records per noun, for backends that store each noun separately. */
export type DeletedLists<Input extends readonly unknown[] = []> = {
  readonly [Noun in DeletableNoun]: (...input: Input) => Promise<readonly DeletedRecord<DeletableRecords[Noun]>[]>;
};

/** The owner's port to records deleted in the last `DELETED_RECORDS_DAYS`. Their ids are never reused. */
export interface DeletedRecords {
  /** Returns the restorable records, most recently deleted first. */
  list<Deleted extends DeletableNoun>(noun: Deleted): Promise<readonly DeletedRecord<DeletableRecords[Deleted]>[]>;

  /**
   * Restores every record in `ids` that is still kept, at the end of its list, or none. Rejects with `NotFoundError` if
   * none remain.
   */
  restore(noun: DeletableNoun, ids: readonly number[]): Promise<void>;
}

export const DELETED_RECORDS_DAYS = 30;

/** Returns each restorable record once, most recently deleted first. */
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

/** Returns whether a deleted record can be restored. Returns true if the deletion time or the clock is unreadable. */
export function isStillKept(deletedAt: string, now: number): boolean {
  const isExpired = Date.parse(isoTimestampOf(now)) - Date.parse(deletedAt) >= DELETED_RECORDS_DAYS * DAY_MS;
  return !isExpired;
}
