import * as v from "valibot";
import { parseArray, parseJson } from "../shared/json-text.ts";
import { NOUNS, type Noun } from "../shared/records.ts";
import type { Snapshot, SnapshotRecord } from "./snapshot.ts";
import { snapshotSchema } from "./snapshot-json.ts";

const json = v.pipe(
  v.string(),
  v.transform(parseJson),
  v.check((value) => value !== undefined),
);
const record = v.pipe(
  v.objectWithRest({ json }, v.unknown()),
  v.transform(({ json, ...stored }) => ({ ...stored, value: json })),
);
const records = v.nullable(v.array(record));
const unreadableText = v.strictObject({
  noun: v.picklist(NOUNS),
  kind: v.picklist(["list", "version", "other"]),
  name: v.string(),
  text: v.string(),
});
const currentSchema: v.GenericSchema<unknown, Snapshot> = snapshotSchema;

/** Suffixes of local storage keys. Version 1 stores marks without a message among the strings. */
const MARKS = [":read", ":suspected-spam"];

/** Parses a version 1 snapshot. Records are JSON strings, and `unreadable` has the strings that are not lists. */
export const snapshotVersion1Schema = v.pipe(
  v.strictObject({
    events: records,
    messages: records,
    slides: records,
    deleted: v.array(record),
    unreadable: v.array(unreadableText),
  }),
  v.transform(({ unreadable, deleted, ...lists }): unknown => {
    const texts = unreadable.filter(
      ({ kind, name, text }) => kind !== "version" && !(MARKS.includes(name) && parseArray(text)),
    );
    const listOf = (noun: Noun) => {
      const strings = texts.filter((text) => text.noun === noun).map(({ text }) => ({ value: text }));
      return strings.length === 0 ? lists[noun] : [...(lists[noun] ?? []), ...strings];
    };
    return { events: listOf("events"), messages: listOf("messages"), slides: listOf("slides"), deleted };
  }),
  currentSchema,
);

/** Converts a snapshot for version 1 pages. */
export function toVersion1({ events, messages, slides, deleted }: Snapshot) {
  const serialized = <Stored extends SnapshotRecord>({ value, isAnswered: _, ...stored }: Stored) => ({
    ...stored,
    json: JSON.stringify(value),
  });
  const [one, two, three] = [events, messages, slides].map((list) => list?.map(serialized) ?? null);
  return { events: one, messages: two, slides: three, deleted: deleted.map(serialized), unreadable: [] };
}

/** Parses both versions. Pages that were open during an update still send version 1. */
export const eitherSnapshotSchema = v.union([snapshotSchema, snapshotVersion1Schema]);
