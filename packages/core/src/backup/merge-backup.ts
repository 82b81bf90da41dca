import { narrowJson, parseArray } from "../shared/json-text.ts";
import { firstFreeId, isRecordId } from "../shared/record-id.ts";
import { LIST_KEYS, type ListKey, versionKeyOf } from "../stored-data/site-keys.ts";
import type { StoredEntries } from "../stored-data/stored-data.ts";

/** What a backup holds of one list, beside what is here. */
export interface ListComparison {
  readonly key: ListKey;
  /** How many records are here; `null` when what is here is no list. */
  readonly here: number | null;
  /** How many the backup has; `null` when what it has is no list. */
  readonly inBackup: number | null;
  /** How many of those a merge would add; `null` when it leaves this list as it is. */
  readonly added: number | null;
}

/** What a merge would do, list by list. */
export function compareBackup(here: StoredEntries, backup: StoredEntries): ListComparison[] {
  return LIST_KEYS.map((key) => ({
    key,
    here: recordsUnder(key, here)?.length ?? null,
    inBackup: recordsUnder(key, backup)?.length ?? null,
    added: additionTo(key, here, backup)?.missing.length ?? null,
  }));
}

/**
 * What is here, with those records of the backup's three lists added that have no equal here. Records are equal when
 * all their fields are, the id aside: merging one backup twice adds nothing the second time. A record whose id
 * is taken gets the next free one. A list that one side cannot read, or that a later version keeps, stays as it is.
 */
export function mergeBackup(here: StoredEntries, backup: StoredEntries): StoredEntries {
  const merged = LIST_KEYS.flatMap((key) => {
    const addition = additionTo(key, here, backup);
    if (addition === null || addition.missing.length === 0) return [];
    return [[key, withAdded(here[key] ?? "[]", addition)] as const];
  });
  return { ...here, ...Object.fromEntries(merged) };
}

interface Addition {
  /** The records that are here. */
  readonly present: readonly unknown[];
  /** The backup's records without an equal here, twins counted. */
  readonly missing: readonly unknown[];
}

/** What a merge adds to a list; `null` when the two lists cannot be merged. */
function additionTo(key: ListKey, here: StoredEntries, backup: StoredEntries): Addition | null {
  const present = recordsUnder(key, here);
  const offered = recordsUnder(key, backup);
  const isNewer = [here, backup].some((entries) => versionKeyOf(key) in entries);
  if (present === undefined || offered === undefined || isNewer) return null;
  const unmatched = new Map<string, number>();
  for (const record of present) {
    const identity = identityOf(record);
    unmatched.set(identity, (unmatched.get(identity) ?? 0) + 1);
  }
  const missing = offered.filter((record) => {
    const identity = identityOf(record);
    const count = unmatched.get(identity) ?? 0;
    unmatched.set(identity, count - 1);
    return count <= 0;
  });
  return { present, missing };
}

function recordsUnder(key: ListKey, entries: StoredEntries): unknown[] | undefined {
  return parseArray(entries[key] ?? "[]");
}

/** The list's text with records at its end. A text in a form of its own, say one indented by hand, keeps that form. */
function withAdded(text: string, { present, missing }: Addition): string {
  const taken = new Set(present.map(idOf));
  const added = missing.map((record) => {
    const id = idOf(record);
    if (!isRecordId(id)) return record;
    const freeId = firstFreeId(id, taken);
    taken.add(freeId);
    return { ...Object(record), id: freeId };
  });
  if (text === JSON.stringify(present)) return narrowJson([...present, ...added]);
  const separator = present.length === 0 ? "" : ",";
  return `${text.slice(0, text.lastIndexOf("]"))}${separator}${narrowJson(added).slice(1)}`;
}

function idOf(record: unknown): unknown {
  return typeof record === "object" && record !== null && "id" in record ? record.id : undefined;
}

/** Equal for records that say the same, in whatever order their fields are. */
function identityOf(record: unknown): string {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return canonicalJson(record);
  const { id: _, ...fields } = { id: undefined, ...record };
  return canonicalJson(fields);
}

function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.toSorted().join(",")}}`;
}
