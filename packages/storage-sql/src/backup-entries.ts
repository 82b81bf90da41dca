import {
  BACKUP_ENTRY_NAMES,
  type BackupEntries,
  entryValues,
  NOUNS,
  type Noun,
  parseArray,
  READ_MESSAGES_ENTRY_NAME,
  takenIds,
} from "@inner-light/core";
import { sha256 } from "./digest.ts";
import { type NewRow, SqlList } from "./sql-list.ts";
import type { Queries } from "./sql-store.ts";
import { parseBody, RECORD_KINDS, type RecordRow } from "./stored-record.ts";

/** What a backup says, as this database keeps it. */
interface BackupContent {
  readonly rows: Readonly<Record<Noun, readonly NewRow[]>>;
  /** Entries of which this backend understands nothing, and texts that are damaged. */
  readonly keptEntries: readonly (readonly [name: string, text: string])[];
}

/** Everything in the lists, as the entries of a backup. */
export async function readBackupEntries(db: Queries): Promise<BackupEntries> {
  const rows = await db.selectFrom("record").selectAll().orderBy("noun").orderBy("position").execute();
  const kept = await db.selectFrom("kept_entry").select("body").orderBy("position").execute();
  const entries = NOUNS.flatMap((noun) =>
    listEntries(
      noun,
      rows.filter((row) => row.noun === noun),
    ),
  );
  const readIds = rows.filter(({ is_read, id }) => is_read === 1 && id !== null).map(({ id }) => Number(id));
  return Object.fromEntries([
    ...kept.map(({ body }): [string, string] => JSON.parse(body)),
    ...entries,
    ...(readIds.length === 0 ? [] : [[READ_MESSAGES_ENTRY_NAME, JSON.stringify(readIds)] as const]),
  ]);
}

/** Replaces everything in the lists. */
export async function replaceWithBackup(db: Queries, entries: BackupEntries): Promise<void> {
  const { rows, keptEntries } = contentOf(entries);
  await db.deleteFrom("record").execute();
  await db.deleteFrom("kept_entry").execute();
  for (const kind of RECORD_KINDS) await new SqlList(kind).append(db, rows[kind.noun]);
  if (keptEntries.length === 0) return;
  const keptRows = keptEntries.map((entry, position) => ({ position, body: JSON.stringify(entry) }));
  await db.insertInto("kept_entry").values(keptRows).execute();
}

/** The name of the entry with the deleted records of a noun. */
function deletedEntryName(noun: Noun): string {
  return `${BACKUP_ENTRY_NAMES[noun]}:deleted`;
}

function listEntries(noun: Noun, rows: readonly RecordRow[]): [name: string, text: string][] {
  const live = rows.filter(({ deleted_at }) => deleted_at === null).map(jsonOf);
  const deleted = rows.flatMap((row) =>
    row.deleted_at === null ? [] : [`{"record":${jsonOf(row)},"deletedAt":${JSON.stringify(row.deleted_at)}}`],
  );
  const list: [string, string] = [BACKUP_ENTRY_NAMES[noun], `[${live.join(",")}]`];
  return deleted.length === 0 ? [list] : [list, [deletedEntryName(noun), `[${deleted.join(",")}]`]];
}

/** A body that something else damaged becomes a JSON string, so that the list stays JSON. */
function jsonOf({ body }: RecordRow): string {
  return parseBody(body) === undefined ? JSON.stringify(body) : body;
}

function contentOf(entries: BackupEntries): BackupContent {
  const understood = new Set<string>();
  const understand = <Value>(name: string, value: Value | undefined): Value | undefined => {
    if (value !== undefined) understood.add(name);
    return value;
  };
  const read = understand(READ_MESSAGES_ENTRY_NAME, parseArray(entries[READ_MESSAGES_ENTRY_NAME] ?? "[]")) ?? [];
  const readIds = new Set(read);
  const rowsOf = (noun: Noun): NewRow[] => {
    const live = understand(BACKUP_ENTRY_NAMES[noun], entryValues(entries, noun)) ?? [];
    const deleted = understand(deletedEntryName(noun), deletedRows(entries[deletedEntryName(noun)] ?? "[]")) ?? [];
    const all = [...live.map((value): NewRow => ({ value })), ...deleted];
    if (noun !== "messages") return all;
    return all.map((row) => ({ ...row, isRead: [...takenIds([row.value])].some((id) => readIds.has(id)) }));
  };
  const rows = { events: rowsOf("events"), messages: rowsOf("messages"), slides: rowsOf("slides") };
  const others = Object.entries(entries).filter(([name]) => !understood.has(name));
  return { rows, keptEntries: others.map(([name, text]) => [keptName(name, text), text] as const) };
}

/** The deleted records in a text; undefined when it is not a list of them. */
function deletedRows(text: string): NewRow[] | undefined {
  const rows = parseArray(text)?.map(deletedRow);
  return rows?.some((row) => row === undefined) ? undefined : rows?.filter((row) => row !== undefined);
}

function deletedRow(deleted: unknown): NewRow | undefined {
  if (typeof deleted !== "object" || deleted === null || !("record" in deleted && "deletedAt" in deleted))
    return undefined;
  const { record, deletedAt } = deleted;
  return typeof deletedAt === "string" ? { value: record, deletedAt } : undefined;
}

/** A damaged text makes room for the entry of that name that this backend writes. */
function keptName(name: string, text: string): string {
  const isWritten = NOUNS.some((noun) => name === BACKUP_ENTRY_NAMES[noun] || name === deletedEntryName(noun));
  if (!isWritten && name !== READ_MESSAGES_ENTRY_NAME) return name;
  return `${name}${QUARANTINE}${sha256(text).slice(0, 8)}-${text.length}`;
}

/** In the name of an entry that holds a damaged text, as in a browser's local storage. */
export const QUARANTINE = ":quarantine:";
