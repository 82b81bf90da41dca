import * as v from "valibot";
import { DELETABLE_NOUNS, type DeletableNoun } from "../deleted-records/deleted-records.ts";
import { parseJson } from "../shared/json-text.ts";
import { NOUNS, type Noun } from "../shared/noun.ts";
import { isRecordId, takenIds } from "../shared/record-id.ts";

/** A stored value, readable as a record of its noun or not. */
export interface SnapshotRecord {
  /** Its JSON as it was stored, so that fields and numbers which this version does not understand keep their bytes. */
  readonly json: string;
  /** Of a message: whether the owner has read it. */
  readonly isRead?: boolean | undefined;
  /** Of a message: whether it looks like spam. */
  readonly isSuspectedSpam?: boolean | undefined;
}

/** A deleted record. It has an id. */
export interface DeletedSnapshotRecord extends SnapshotRecord {
  readonly noun: DeletableNoun;
  /** When it was deleted, as an ISO 8601 date-time in UTC. */
  readonly deletedAt: string;
}

/** A stored text that is no list of records, as it was. A backend that did not write it keeps it, and returns it. */
export interface UnreadableText {
  readonly noun: Noun;
  /**
   * - `list`: it is stored in the place of the list, whose records are unknown. A backend whose list lies apart keeps
   *   the text as `other`, under a name of its own.
   * - `version`: by it, a later version of the site says that it wrote the list.
   * - `other`: everything else, such as a damaged text that was set aside.
   *
   * A noun with a text of the first two kinds takes no additions.
   */
  readonly kind: (typeof UNREADABLE_KINDS)[number];
  /** Unique within the noun. Only the backend that wrote the text understands it. */
  readonly name: string;
  readonly text: string;
}

const UNREADABLE_KINDS = ["list", "version", "other"] as const;

/** All that a backend keeps for the site at one moment. A list is `null` where none was ever stored, not even an empty one. */
export interface Snapshot extends Readonly<Record<Noun, readonly SnapshotRecord[] | null>> {
  /** Those that can still be restored and those that cannot; of each noun, the last deleted last. */
  readonly deleted: readonly DeletedSnapshotRecord[];
  readonly unreadable: readonly UnreadableText[];
}

/** A snapshot with nothing in it. */
export const EMPTY_SNAPSHOT: Snapshot = { events: null, messages: null, slides: null, deleted: [], unreadable: [] };

/** The lists of a snapshot, which a backend may read in pages, one list after the other in the order of these keys. */
export type SnapshotPages = {
  readonly [List in keyof Snapshot]:
    | Iterable<NonNullable<Snapshot[List]>[number]>
    | AsyncIterable<NonNullable<Snapshot[List]>[number]>
    | Extract<Snapshot[List], null>;
};

/** The JSON of a snapshot in pieces, for files and responses. Each piece ends between two tokens. */
export async function* snapshotJson(snapshot: SnapshotPages): AsyncGenerator<string, void, undefined> {
  const { events, messages, slides, deleted, unreadable } = snapshot;
  let separator = "{";
  for (const [name, list] of Object.entries({ events, messages, slides, deleted, unreadable })) {
    yield `${separator}${JSON.stringify(name)}:${list === null ? "null" : "["}`;
    separator = ",";
    if (list === null) continue;
    let isFirst = true;
    for await (const item of list) {
      yield `${isFirst ? "" : ","}${JSON.stringify(item)}`;
      isFirst = false;
    }
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
const records = v.nullable(v.array(v.strictObject(recordEntries)));
const deletedRecord = v.pipe(
  v.strictObject({ ...recordEntries, noun: v.picklist(DELETABLE_NOUNS), deletedAt: v.string() }),
  v.check(({ json }) => isRecordId(idInJson(json))),
);
const unreadableText = v.strictObject({
  noun: v.picklist(NOUNS),
  kind: v.picklist(UNREADABLE_KINDS),
  name: v.string(),
  text: v.string(),
});

/** Parses the JSON of `snapshotJson`, from a file or another program. */
export const snapshotSchema = v.strictObject({
  events: records,
  messages: records,
  slides: records,
  deleted: v.array(deletedRecord),
  unreadable: v.array(unreadableText),
}) satisfies v.GenericSchema<unknown, Snapshot>;

/** The id in a record's JSON; something that is no id when it has none. */
export function idInJson(json: string): unknown {
  return [...takenIds([parseJson(json)])][0];
}
