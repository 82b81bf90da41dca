import { isRecordId, type RecordReading } from "@inner-light/core";
import type { Identified } from "./entry.ts";

/** A deleted record as it is stored. */
export interface DeletedValue {
  /** Tells it from the others in the list: the id of the record, unless two tabs deleted that at once. */
  readonly id: number;
  /** When it was deleted, as an ISO 8601 date-time in UTC. */
  readonly deletedAt: string;
  /** The record as it was stored, with the fields that its noun does not have. */
  readonly record: Identified;
}

/** Reads one value of a list of deleted records. */
export function readDeletedValue(value: unknown): RecordReading<DeletedValue> {
  const { id, deletedAt, record }: Readonly<Record<keyof DeletedValue, unknown>> = Object(value);
  const isReadable = isRecordId(id) && typeof deletedAt === "string" && isIdentified(record);
  return isReadable ? { record: { id, deletedAt, record } } : { unreadableField: "record" };
}

function isIdentified(value: unknown): value is Identified {
  return isRecordId(Object(value).id);
}
