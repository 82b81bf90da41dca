import * as v from "valibot";
import { DELETABLE_NOUNS, type DeletableNoun } from "../deleted-records/deleted-records.ts";
import { parseArray } from "../shared/json-text.ts";
import { NOUNS, type Noun } from "../shared/noun.ts";
import { isRecordId, takenIds } from "../shared/record-id.ts";
import { BACKUP_ENTRY_NAMES, type BackupEntries, READ_MESSAGES_ENTRY_NAME, versionNameOf } from "./backup-entries.ts";
import type { BackupComparison, RecordSummary } from "./backups.ts";
import { DELETED_ENTRY_NAMES, type DeletedValue, deletedValues } from "./deleted-entries.ts";

/** What merging a backup does with one noun. Records are compared by id, and what is here stays. */
export interface BackupMerge {
  readonly noun: Noun;
  /** The values of the backup that are not here, readable or not. */
  readonly added: readonly unknown[];
  /** The records of the backup that are here with other fields. They are not added. */
  readonly differing: readonly unknown[];
  /** The deleted records of the backup that are neither here nor among the deleted ones here. */
  readonly addedDeleted: readonly DeletedValue[];
  /** The ids of those messages, deleted ones included, that the owner had read. */
  readonly addedReadIds: readonly number[];
}

/** Merges a noun; `null` when one side is not a list, or a later version of the site wrote it: then it stays as it is. */
export function backupMerge(noun: Noun, here: BackupEntries, backup: BackupEntries): BackupMerge | null {
  const present = valuesIn(here, noun);
  const offered = valuesIn(backup, noun);
  const versionName = versionNameOf(BACKUP_ENTRY_NAMES[noun]);
  if (present === undefined || offered === undefined || versionName in here || versionName in backup) return null;
  const presentByKey = valuesByKey(present);
  const offeredByKey = [...valuesByKey(offered)];
  const added = offeredByKey.filter(([key]) => !presentByKey.has(key)).map(([, value]) => value);
  const isDiffering = ([key, value]: [string, unknown]) =>
    presentByKey.has(key) && canonicalJson(presentByKey.get(key)) !== canonicalJson(value);
  const deletable = DELETABLE_NOUNS.find((other) => other === noun);
  const addedDeleted = deletable === undefined ? [] : missingDeleted(deletable, here, backup, [...present, ...added]);
  const readIds = noun === "messages" ? new Set(parseArray(backup[READ_MESSAGES_ENTRY_NAME] ?? "[]")) : new Set();
  return {
    noun,
    added,
    differing: offeredByKey.filter(isDiffering).map(([, value]) => value),
    addedDeleted,
    addedReadIds: [...takenIds([...added, ...addedDeleted.map(({ record }) => record)])]
      .filter(isRecordId)
      .filter((id) => readIds.has(id)),
  };
}

/** How a backup compares with what is here, noun by noun. */
export function compareBackup(here: BackupEntries, backup: BackupEntries): BackupComparison[] {
  return NOUNS.map((noun) => {
    const merge = backupMerge(noun, here, backup);
    return {
      noun,
      here: valuesIn(here, noun)?.length ?? null,
      inBackup: valuesIn(backup, noun)?.length ?? null,
      added: merge?.added.map(summaryOf) ?? null,
      differing: merge?.differing.map(summaryOf) ?? [],
    };
  });
}

/** The values of a noun among entries, readable or not; undefined when its entry is not a list. */
function valuesIn(entries: BackupEntries, noun: Noun): unknown[] | undefined {
  return parseArray(entries[BACKUP_ENTRY_NAMES[noun]] ?? "[]");
}

function missingDeleted(noun: DeletableNoun, here: BackupEntries, backup: BackupEntries, live: readonly unknown[]) {
  const present = deletedValues(noun, here);
  if (present === undefined || versionNameOf(DELETED_ENTRY_NAMES[noun]) in here) return [];
  const ids = takenIds([...live, ...present.map(({ record }) => record)]);
  return (deletedValues(noun, backup) ?? []).filter(({ record }) => !ids.has(record.id));
}

/** A value's key is its id, or all of it where it has none. Of several with one key, each has its number. */
function valuesByKey(values: readonly unknown[]): Map<string, unknown> {
  const counts = new Map<string, number>();
  return new Map(
    values.map((value) => {
      const [id] = takenIds([value]);
      const key = isRecordId(id) ? `id ${id}` : canonicalJson(value);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [`${count} ${key}`, value];
    }),
  );
}

/** The same text for values with the same fields, in whatever order. */
function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.toSorted().join(",")}}`;
}

const text = v.fallback(v.string(), "");
const summarySchema = v.object({ title: text, fullName: text, alt: text, date: text, timestamp: text });

function summaryOf(value: unknown): RecordSummary {
  const { title, fullName, alt, date, timestamp } = v.parse(summarySchema, Object(value));
  return { title: title || fullName || alt, date: date || timestamp.slice(0, "2026-05-01".length) };
}
