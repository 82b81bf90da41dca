import * as v from "valibot";
import { DELETABLE_NOUNS } from "../deleted-records/deleted-records.ts";
import { isShallow, parseArray, parseJson } from "../shared/json-text.ts";
import { idOf, isRecordId, NOUNS, type Noun } from "../shared/records.ts";
import type { Snapshot, SnapshotRecord } from "./snapshot.ts";
import { snapshotSchema } from "./snapshot-json.ts";

const recordEntries = {
  json: v.pipe(
    v.string(),
    v.check((json) => parseJson(json) !== undefined && isShallow(parseJson(json))),
  ),
  isRead: v.optional(v.boolean()),
  isSuspectedSpam: v.optional(v.boolean()),
};
const records = v.nullable(v.array(v.strictObject(recordEntries)));
const deletedRecord = v.pipe(
  v.strictObject({ ...recordEntries, noun: v.picklist(DELETABLE_NOUNS), deletedAt: v.string() }),
  v.check(({ json }) => isRecordId(idOf(parseJson(json)))),
);
const unreadableText = v.strictObject({
  noun: v.picklist(NOUNS),
  kind: v.picklist(["list", "version", "other"]),
  name: v.string(),
  text: v.string(),
});

/** Parses a snapshot of version 1, which had the JSON of each record, and texts that are no list in `unreadable`. */
export const snapshotVersion1Schema = v.strictObject({
  events: records,
  messages: records,
  slides: records,
  deleted: v.array(deletedRecord),
  unreadable: v.array(unreadableText),
});

export type SnapshotVersion1 = v.InferOutput<typeof snapshotVersion1Schema>;

/** The suffixes of a browser's keys for marks. Marks without a message are among the texts of version 1. */
const MARKS = [":read", ":suspected-spam"];

/** The same snapshot today, with each text as a string in the list of its noun. */
export function fromVersion1({ unreadable, deleted, ...lists }: SnapshotVersion1): Snapshot {
  const texts = unreadable.filter(
    ({ kind, name, text }) => kind !== "version" && !(MARKS.includes(name) && parseArray(text)),
  );
  const listOf = (noun: Noun) => {
    const kept = texts.filter((text) => text.noun === noun).map(({ text }) => ({ value: text }));
    return kept.length === 0 && lists[noun] === null ? null : [...(lists[noun] ?? []).map(parsed), ...kept];
  };
  return {
    events: listOf("events"),
    messages: listOf("messages"),
    slides: listOf("slides"),
    deleted: deleted.map(parsed),
  };
}

function parsed<Stored extends { readonly json: string }>({ json, ...stored }: Stored) {
  return { ...stored, value: parseJson(json) };
}

/** A snapshot as pages of version 1 read it. */
export function toVersion1({ events, messages, slides, deleted }: Snapshot) {
  const serialized = <Stored extends SnapshotRecord>({ value, ...stored }: Stored) => ({
    ...stored,
    json: JSON.stringify(value),
  });
  const [one, two, three] = [events, messages, slides].map((list) => list?.map(serialized) ?? null);
  return { events: one, messages: two, slides: three, deleted: deleted.map(serialized), unreadable: [] };
}

/** Parses a snapshot of either version, because pages that were opened before an update send version 1. */
export const eitherSnapshotSchema = v.union([
  snapshotSchema,
  v.pipe(snapshotVersion1Schema, v.transform(fromVersion1)),
]) satisfies v.GenericSchema<unknown, Snapshot>;
