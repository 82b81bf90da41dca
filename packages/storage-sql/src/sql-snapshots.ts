import {
  additionsTo,
  type BackupTimes,
  type Clock,
  ConflictError,
  type CurrentSnapshot,
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
import { sha256 } from "./digest.ts";
import { SqlList } from "./sql-list.ts";
import { readSetting, writeSetting } from "./sql-settings.ts";
import type { Queries, SqlStore } from "./sql-store.ts";
import { RECORD_KINDS, type RecordRow } from "./stored-record.ts";

/** In the name of a damaged text that was set aside, as in a browser's local storage. */
export const QUARANTINE = ":quarantine:";

type BackupTime = "last-backup-at" | "automatic-backup-at";

/** Everything in the lists, without the owner's password and sessions. */
export class SqlSnapshots implements Snapshots {
  readonly #store: SqlStore;
  readonly #clock: Clock;

  constructor(store: SqlStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  read(): Promise<CurrentSnapshot> {
    return this.#store.readSnapshot(async (db) => ({
      ...(await readSnapshot(db)),
      version: String(await totalVersion(db)),
    }));
  }

  async merge(offered: Snapshot): Promise<void> {
    await this.#store.write(NOUNS, async (db) => this.#append(db, additionsTo(await readSnapshot(db), offered)));
  }

  async replace(snapshot: Snapshot, version: string): Promise<void> {
    await this.#store.write(NOUNS, async (db) => {
      // This write itself has raised the version of each list.
      if (String((await totalVersion(db)) - NOUNS.length) !== version) throw new ConflictError("Something has changed");
      await db.deleteFrom("record").where("noun", "in", NOUNS).execute();
      await db.deleteFrom("kept_entry").execute();
      await this.#append(db, snapshot);
    });
  }

  async backupTimes(): Promise<BackupTimes> {
    const timeOf = async (name: BackupTime) => {
      const at = await this.#store.read((db) => readSetting(db, name));
      return at === null ? null : Date.parse(at);
    };
    return {
      lastBackupAt: await timeOf("last-backup-at"),
      automaticBackupAt: await timeOf("automatic-backup-at"),
    };
  }

  recordBackup(): Promise<void> {
    return this.#note("last-backup-at");
  }

  /** Notes that the server has made a backup by itself. */
  recordAutomaticBackup(): Promise<void> {
    return this.#note("automatic-backup-at");
  }

  async #note(name: BackupTime): Promise<void> {
    await this.#store.transact((db) => writeSetting(db, name, isoTimestampOf(this.#clock.now())));
  }

  async #append(db: Queries, snapshot: Snapshot): Promise<void> {
    for (const kind of RECORD_KINDS) {
      const deleted = snapshot.deleted.filter(({ noun }) => noun === kind.noun);
      await new SqlList(kind, this.#clock).append(db, [...(snapshot[kind.noun] ?? []), ...deleted]);
    }
    for (const [position, text] of snapshot.unreadable.entries()) {
      await db
        .insertInto("kept_entry")
        .values({ position, body: JSON.stringify(keptText(text)) })
        .execute();
    }
  }
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
export async function readUnreadable(db: Queries): Promise<UnreadableText[]> {
  const kept = await db.selectFrom("kept_entry").select("body").orderBy("position").execute();
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
  return { ...kept, kind: "other", name: `${QUARANTINE}${sha256(kept.text).slice(0, 8)}-${kept.text.length}` };
}
