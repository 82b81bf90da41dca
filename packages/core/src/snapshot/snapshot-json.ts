import * as v from "valibot";
import { DELETABLE_NOUNS } from "../deleted-records/deleted-records.ts";
import { isShallow } from "../shared/json-text.ts";
import { idOf, isRecordId } from "../shared/records.ts";
import type { Snapshot } from "./snapshot.ts";

/** Yields a snapshot as JSON. Chunks end between tokens, and the whole string is never in memory. */
export function* snapshotJson({ events, messages, slides, deleted }: Snapshot): Generator<string, void, undefined> {
  let separator = "{";
  for (const [name, list] of Object.entries({ events, messages, slides, deleted })) {
    yield `${separator}${JSON.stringify(name)}:${list === null ? "null" : "["}`;
    separator = ",";
    if (list === null) continue;
    for (const [index, item] of list.entries()) yield `${index === 0 ? "" : ","}${JSON.stringify(item)}`;
    yield "]";
  }
  yield "}";
}

const recordEntries = {
  value: v.pipe(
    v.unknown(),
    v.check((value) => isShallow(value)),
  ),
  isRead: v.optional(v.boolean()),
  isAnswered: v.optional(v.boolean()),
  isSuspectedSpam: v.optional(v.boolean()),
};
const records = v.nullable(v.pipe(v.array(v.strictObject(recordEntries)), v.readonly()));
const deletedRecord = v.pipe(
  v.strictObject({ ...recordEntries, noun: v.picklist(DELETABLE_NOUNS), deletedAt: v.string() }),
  v.check(({ value }) => isRecordId(idOf(value))),
);

export const snapshotSchema = v.strictObject({
  events: records,
  messages: records,
  slides: records,
  deleted: v.pipe(v.array(deletedRecord), v.readonly()),
}) satisfies v.GenericSchema<unknown, Snapshot>;
