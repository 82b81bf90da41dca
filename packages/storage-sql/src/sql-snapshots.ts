import { hash } from "node:crypto";
import {
  additionsTo,
  type Clock,
  ConflictError,
  DELETABLE_NOUNS,
  idInJson,
  isoTimestampOf,
  isRecordId,
  NOUNS,
  type Noun,
  parseJson,
  type Snapshot,
  type SnapshotRecord,
  type Snapshots,
  type UnreadableText,
} from "@inner-light/core";
import { SqlList } from "./sql-list.ts";
import { type Queries, readSetting, type SqlStore, writeSetting } from "./sql-store.ts";
import { RECORD_KINDS, type RecordRow } from "./stored-record.ts";

/** In the name of a damaged text that was set aside, as in a browser's local storage. */
const QUARANTINE = ":quarantine:";

/** Everything in the lists, without the owner's password and sessions. The server notes the backups that it makes by itself. */
export function sqlSnapshots(store: SqlStore, clock: Clock): Snapshots & { recordAutomaticBackup(): Promise<void> } {
  const append = async (db: Queries, snapshot: Snapshot) => {
    for (const kind of RECORD_KINDS) {
      const deleted = snapshot.deleted.filter(({ noun }) => noun === kind.noun);
      await new SqlList(kind, clock).append(db, [...(snapshot[kind.noun] ?? []), ...deleted]);
    }
    for (const [position, text] of snapshot.unreadable.entries()) {
      await db
        .insertInto("unreadable_text")
        .values({ position, body: JSON.stringify(keptText(text)) })
        .execute();
    }
  };
  const note = (name: "last-backup-at" | "automatic-backup-at") =>
    store.transact((db) => writeSetting(db, name, isoTimestampOf(clock.now())));
  return {
    read: () =>
      store.readSnapshot(async (db) => ({ ...(await readSnapshot(db)), version: String(await totalVersion(db)) })),

    merge: (offered) => store.write(NOUNS, async (db) => append(db, additionsTo(await readSnapshot(db), offered))),

    replace: (snapshot, version) =>
      store.write(NOUNS, async (db) => {
        // This write itself has raised the version of each list.
        if (String((await totalVersion(db)) - NOUNS.length) !== version) {
          throw new ConflictError("Something has changed");
        }
        await db.deleteFrom("record").where("noun", "in", NOUNS).execute();
        await db.deleteFrom("unreadable_text").execute();
        await append(db, snapshot);
      }),

    backupTimes: () =>
      store.read(async (db) => ({
        lastBackupAt: millisecondsOf(await readSetting(db, "last-backup-at")),
        automaticBackupAt: millisecondsOf(await readSetting(db, "automatic-backup-at")),
      })),

    recordBackup: () => note("last-backup-at"),
    recordAutomaticBackup: () => note("automatic-backup-at"),
  };
}

function millisecondsOf(setting: string | null): number | null {
  return setting === null ? null : Date.parse(setting);
}

/** Everything in the lists. Its texts are those of the database, not copies. */
export async function readSnapshot(db: Queries): Promise<Snapshot> {
  const all = db.selectFrom("record").selectAll().where("noun", "in", NOUNS);
  const rows = await all.orderBy("noun").orderBy("position").execute();
  const list = (noun: Noun) => rows.filter((row) => row.noun === noun && !isDeleted(row)).map(snapshotRecord);
  return {
    events: list("events"),
    messages: list("messages"),
    slides: list("slides"),
    deleted: DELETABLE_NOUNS.flatMap((noun) =>
      rows
        .filter((row) => row.noun === noun && isDeleted(row))
        .map((row) => ({ ...snapshotRecord(row), noun, deletedAt: row.deleted_at ?? "" })),
    ),
    unreadable: await readUnreadable(db),
  };
}

/** The texts that only another backend understands, and those in which no list could be read. */
async function readUnreadable(db: Queries): Promise<UnreadableText[]> {
  const kept = await db.selectFrom("unreadable_text").select("body").orderBy("position").execute();
  return kept.map(({ body }) => JSON.parse(body));
}

/** A deleted value that something else damaged can only be kept as one of the list. */
function isDeleted({ deleted_at, body }: RecordRow): boolean {
  return deleted_at !== null && isRecordId(idInJson(body));
}

/** A body that something else damaged becomes a JSON string. */
function snapshotRecord({ body, is_read, is_suspected_spam }: RecordRow): SnapshotRecord {
  return {
    json: parseJson(body) === undefined ? JSON.stringify(body) : body,
    ...(is_read === 1 && { isRead: true }),
    ...(is_suspected_spam === 1 && { isSuspectedSpam: true }),
  };
}

/** Every write of anything that a snapshot holds raises it. */
async function totalVersion(db: Queries): Promise<number> {
  const versions = await db.selectFrom("list").select("version").execute();
  return versions.reduce((total, { version }) => total + version, 0);
}

/** The lists of this backend lie apart from the texts that it keeps, so that one in the place of a list gets a name. */
function keptText(kept: UnreadableText): UnreadableText {
  if (kept.kind !== "list") return kept;
  return { ...kept, kind: "other", name: `${QUARANTINE}${hash("sha256", kept.text).slice(0, 8)}-${kept.text.length}` };
}
