import * as core from "@inner-light/core";
import { SqlList } from "./sql-list.ts";
import { type Queries, readSetting, type SqlStore, writeSetting } from "./sql-store.ts";
import { RECORD_KINDS, type RecordRow } from "./stored-record.ts";

/** Snapshots without the owner's password and sessions. */
export function sqlSnapshots(
  store: SqlStore,
  clock: core.Clock,
): core.Snapshots & { recordAutomaticBackup(): Promise<void> } {
  const append = async (db: Queries, snapshot: core.Snapshot) => {
    for (const kind of RECORD_KINDS) {
      const deleted = snapshot.deleted.filter(({ noun }) => noun === kind.noun);
      await new SqlList(kind, clock).append(db, [...(snapshot[kind.noun] ?? []), ...deleted]);
    }
  };
  const note = (name: "last-backup-at" | "automatic-backup-at") =>
    store.transact((db) => writeSetting(db, name, core.isoTimestampOf(clock.now())));
  return {
    read: () =>
      store.readSnapshot(async (db) => ({ ...(await readSnapshot(db)), version: String(await totalVersion(db)) })),

    merge: (offered) =>
      store.write(core.NOUNS, async (db) => append(db, core.additionsTo(await readSnapshot(db), offered))),

    replace: (snapshot, version) =>
      store.write(core.NOUNS, async (db) => {
        // This write has already raised every list's version.
        if (String((await totalVersion(db)) - core.NOUNS.length) !== version) {
          throw new core.ConflictError("Something has changed");
        }
        await db.deleteFrom("record").where("noun", "in", core.NOUNS).execute();
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

async function readSnapshot(db: Queries): Promise<core.Snapshot> {
  const all = db.selectFrom("record").selectAll().where("noun", "in", core.NOUNS);
  const rows = await all.orderBy("noun", "desc").orderBy("position", "desc").execute();
  const records: { readonly row: Omit<RecordRow, "body">; readonly record: core.SnapshotRecord }[] = [];
  // From the end, so each row's string can be freed after parsing.
  for (let row = rows.pop(); row !== undefined; row = rows.pop()) {
    const { body: _, ...columns } = row;
    records.push({ row: columns, record: snapshotRecord(row) });
  }
  // A damaged deleted value has no id, so only the list can hold it.
  const isDeleted = ({ row, record }: (typeof records)[number]) =>
    row.deleted_at !== null && core.isRecordId(core.idOf(record.value));
  const list = (noun: core.Noun) =>
    records.filter((one) => one.row.noun === noun && !isDeleted(one)).map(({ record }) => record);
  return {
    events: list("events"),
    messages: list("messages"),
    slides: list("slides"),
    deleted: core.DELETABLE_NOUNS.flatMap((noun) =>
      records
        .filter((one) => one.row.noun === noun && isDeleted(one))
        .map(({ row, record }) => ({ ...record, noun, deletedAt: row.deleted_at ?? "" })),
    ),
  };
}

/** A damaged body stays a string. */
function snapshotRecord({ body, is_read, is_answered, is_suspected_spam }: RecordRow): core.SnapshotRecord {
  const value = core.parseJson(body);
  return {
    value: value === undefined ? body : value,
    ...(is_read === 1 && { isRead: true }),
    ...(is_answered === 1 && { isAnswered: true }),
    ...(is_suspected_spam === 1 && { isSuspectedSpam: true }),
  };
}

/** Every write to a snapshot's content increases it. */
async function totalVersion(db: Queries): Promise<number> {
  const versions = await db.selectFrom("list").select("version").execute();
  return versions.reduce((total, { version }) => total + version, 0);
}
