import {
  BACKUP_ENTRY_NAMES,
  type BackupEntries,
  type Clock,
  DELETABLE_NOUNS,
  DELETED_ENTRY_NAMES,
  type DeletableNoun,
  type DeletedValue,
  deletedValues,
  idInJson,
  NOUNS,
  type Noun,
  parseArray,
  parseJson,
  READ_MESSAGES_ENTRY_NAME,
  readDeletedValue,
  type UnreadableText,
} from "@inner-light/core";
import { sha256 } from "./digest.ts";
import { type NewRow, SqlList } from "./sql-list.ts";
import type { Queries } from "./sql-store.ts";
import { RECORD_KINDS, type RecordRow } from "./stored-record.ts";

/** The entry with the ids of the messages that look like spam, as a JSON array. */
export const SUSPECTED_SPAM_ENTRY_NAME = "contactSubmissions:suspected-spam";

/** In the name of an entry that holds a damaged text, as in a browser's local storage. */
export const QUARANTINE = ":quarantine:";

/** What a backup says, as this database keeps it. */
interface BackupContent {
  readonly rows: Readonly<Record<Noun, readonly NewRow[]>>;
  /** Entries of which this backend understands nothing, and texts that are damaged. */
  readonly keptEntries: readonly (readonly [name: string, text: string])[];
}

/** Everything in the lists, as the entries of a backup. */
export async function readBackupEntries(db: Queries): Promise<BackupEntries> {
  const records = db.selectFrom("record").selectAll().where("noun", "in", NOUNS);
  const rows = await records.orderBy("noun").orderBy("position").execute();
  const kept = await db.selectFrom("kept_entry").select("body").orderBy("position").execute();
  const lists = NOUNS.map((noun) => ({ noun, rows: rows.filter((row) => row.noun === noun) }));
  const idsEntry = (name: string, marked: readonly RecordRow[]): [string, string][] => {
    const ids = marked.flatMap(({ id }) => (id === null ? [] : [Number(id)]));
    return ids.length === 0 ? [] : [[name, JSON.stringify(ids)]];
  };
  return Object.fromEntries([
    ...kept.map(({ body }): [string, string] => {
      const { noun, name, text }: UnreadableText = JSON.parse(body);
      return [`${BACKUP_ENTRY_NAMES[noun]}${name}`, text];
    }),
    ...lists.flatMap(listEntries),
    ...idsEntry(
      READ_MESSAGES_ENTRY_NAME,
      rows.filter(({ is_read }) => is_read === 1),
    ),
    ...idsEntry(
      SUSPECTED_SPAM_ENTRY_NAME,
      rows.filter((row) => row.is_suspected_spam === 1),
    ),
  ]);
}

/** Replaces everything in the lists. */
export async function replaceWithBackup(db: Queries, entries: BackupEntries, clock: Clock): Promise<void> {
  const { rows, keptEntries } = contentOf(entries);
  await db.deleteFrom("record").where("noun", "in", NOUNS).execute();
  await db.deleteFrom("kept_entry").execute();
  for (const kind of RECORD_KINDS) await new SqlList(kind, clock).append(db, rows[kind.noun]);
  if (keptEntries.length === 0) return;
  const keptRows = keptEntries.map((entry, position) => ({ position, body: JSON.stringify(keptText(entry)) }));
  await db.insertInto("kept_entry").values(keptRows).execute();
}

function keptText([entryName, text]: readonly [string, string]) {
  const noun = NOUNS.find((one) => entryName.startsWith(BACKUP_ENTRY_NAMES[one]));
  const name = entryName.slice(entryName.indexOf(":"));
  return { noun, kind: name === ":version" ? "version" : "other", name, text };
}

function listEntries({ noun, rows }: { noun: Noun; rows: readonly RecordRow[] }): [name: string, text: string][] {
  const live = rows.filter(({ deleted_at }) => deleted_at === null).map(jsonOf);
  const deleted = rows.flatMap((row) => (row.deleted_at === null ? [] : [deletedJsonOf(row, row.deleted_at)]));
  const list: [string, string] = [BACKUP_ENTRY_NAMES[noun], `[${live.join(",")}]`];
  const deletable = DELETABLE_NOUNS.find((other) => other === noun);
  if (deletable === undefined || deleted.length === 0) return [list];
  return [list, [DELETED_ENTRY_NAMES[deletable], `[${deleted.join(",")}]`]];
}

/** The JSON of a `DeletedValue`. */
function deletedJsonOf(row: RecordRow, deletedAt: string): string {
  return `{"id":${Number(row.id)},"deletedAt":${JSON.stringify(deletedAt)},"record":${jsonOf(row)}}`;
}

/** A body that something else damaged becomes a JSON string, so that the list stays JSON. */
function jsonOf({ body }: RecordRow): string {
  return parseJson(body) === undefined ? JSON.stringify(body) : body;
}

function contentOf(entries: BackupEntries): BackupContent {
  const kept = new Map(Object.entries(entries));
  const listIn = (name: string): unknown[] => {
    const values = parseArray(entries[name] ?? "[]");
    const text = kept.get(name);
    kept.delete(name);
    if (values === undefined && text !== undefined) kept.set(quarantineName(name, text), text);
    return values ?? [];
  };
  const readIds = new Set(listIn(READ_MESSAGES_ENTRY_NAME));
  const suspectedIds = new Set(listIn(SUSPECTED_SPAM_ENTRY_NAME));
  const withMarks = (row: NewRow): NewRow => {
    const id = idInJson(row.json);
    return { ...row, isRead: readIds.has(id), isSuspectedSpam: suspectedIds.has(id) };
  };

  const liveRows = (noun: Noun) =>
    listIn(BACKUP_ENTRY_NAMES[noun]).map((value): NewRow => ({ json: JSON.stringify(value) }));
  const deletedRows = (noun: DeletableNoun) => {
    const name = DELETED_ENTRY_NAMES[noun];
    const values = listIn(name);
    const unreadable = JSON.stringify(values.filter((value) => !("record" in readDeletedValue(value))));
    if (unreadable !== "[]") kept.set(quarantineName(name, unreadable), unreadable);
    return (deletedValues(noun, entries) ?? []).map(rowOfDeleted);
  };
  const rows = {
    events: [...liveRows("events"), ...deletedRows("events")],
    messages: [...liveRows("messages"), ...deletedRows("messages")].map(withMarks),
    slides: liveRows("slides"),
  };
  return { rows, keptEntries: [...kept] };
}

/** The row of a deleted record of a backup. */
export function rowOfDeleted({ id, deletedAt, record }: DeletedValue): NewRow {
  return { json: JSON.stringify({ ...record, id }), deletedAt };
}

/** The name under which a damaged text is kept, beside the entry that this backend writes. */
function quarantineName(name: string, text: string): string {
  return `${name}${QUARANTINE}${sha256(text).slice(0, 8)}-${text.length}`;
}
