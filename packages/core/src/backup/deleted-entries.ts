import * as v from "valibot";
import type { DeletableNoun } from "../deleted-records/deleted-records.ts";
import { parseArray } from "../shared/json-text.ts";
import { isRecordId } from "../shared/record-id.ts";
import { type RecordReading, readRecord } from "../shared/validate.ts";
import type { BackupEntries } from "./backup-entries.ts";

/** The name of the entry with a noun's removed records: a JSON array of `DeletedValue`. */
export const DELETED_ENTRY_NAMES = {
  events: "calendarEvents:deleted",
  messages: "contactSubmissions:deleted",
} as const satisfies Record<DeletableNoun, string>;

/** A removed record as it is kept. */
export interface DeletedValue {
  /** Tells it from the others in the list: the id of the record, unless two tabs removed that at once. */
  readonly id: number;
  /** When it was removed, as an ISO 8601 date-time in UTC. */
  readonly deletedAt: string;
  /** The record as it was stored, with the fields that its noun does not have. */
  readonly record: { readonly id: number };
}

const deletedValueSchema = v.object({
  id: v.custom<number>(isRecordId),
  deletedAt: v.string(),
  record: v.custom<DeletedValue["record"]>((record) => isRecordId(Object(record).id)),
});

/** Reads one value of a list of removed records. */
export function readDeletedValue(value: unknown): RecordReading<DeletedValue> {
  return readRecord(deletedValueSchema, value);
}

/** The removed records among entries; undefined when their entry is not a list. */
export function deletedValues(noun: DeletableNoun, entries: BackupEntries): DeletedValue[] | undefined {
  const readings = parseArray(entries[DELETED_ENTRY_NAMES[noun]] ?? "[]")?.map(readDeletedValue);
  return readings?.flatMap((reading) => ("record" in reading ? [reading.record] : []));
}
