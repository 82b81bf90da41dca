import * as v from "valibot";
import { DELETABLE_NOUNS } from "../deleted-records/deleted-records.ts";
import { parseJson } from "../shared/json-text.ts";
import { NOUNS } from "../shared/noun.ts";
import { isRecordId } from "../shared/record-id.ts";
import { idInJson, type Snapshot } from "./snapshot.ts";

/** The JSON of a snapshot in pieces, for files and responses, so that it is in memory once. Each ends between two tokens. */
export function* snapshotJson(snapshot: Snapshot): Generator<string, void, undefined> {
  const { events, messages, slides, deleted, unreadable } = snapshot;
  let separator = "{";
  for (const [name, list] of Object.entries({ events, messages, slides, deleted, unreadable })) {
    yield `${separator}${JSON.stringify(name)}:${list === null ? "null" : "["}`;
    separator = ",";
    if (list === null) continue;
    for (const [index, item] of list.entries()) yield `${index === 0 ? "" : ","}${JSON.stringify(item)}`;
    yield "]";
  }
  yield "}";
}

const recordEntries = {
  json: v.pipe(
    v.string(),
    v.check((json) => parseJson(json) !== undefined),
  ),
  isRead: v.optional(v.boolean()),
  isSuspectedSpam: v.optional(v.boolean()),
};
const records = v.nullable(v.pipe(v.array(v.strictObject(recordEntries)), v.readonly()));
const deletedRecord = v.pipe(
  v.strictObject({ ...recordEntries, noun: v.picklist(DELETABLE_NOUNS), deletedAt: v.string() }),
  v.check(({ json }) => isRecordId(idInJson(json))),
);
const unreadableText = v.strictObject({
  noun: v.picklist(NOUNS),
  kind: v.picklist(["list", "version", "other"]),
  name: v.string(),
  text: v.string(),
});

/** Parses the JSON of `snapshotJson`, from a file or another program. */
export const snapshotSchema = v.strictObject({
  events: records,
  messages: records,
  slides: records,
  deleted: v.pipe(v.array(deletedRecord), v.readonly()),
  unreadable: v.pipe(v.array(unreadableText), v.readonly()),
}) satisfies v.GenericSchema<unknown, Snapshot>;
