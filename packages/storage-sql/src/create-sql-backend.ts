import { randomBytes } from "node:crypto";
import * as core from "@inner-light/core";
import { Kysely } from "kysely";
import { type KeepText, MIGRATIONS, migrate } from "./migrate.ts";
import { sqlSharedLimits } from "./open-postgres.ts";
import { compactSqlite, deletionTime, purge, sqliteBytes } from "./purge.ts";
import { sqlCalendarEventRepository, sqlUpcomingEvents } from "./sql-calendar-event-repository.ts";
import { SqlList } from "./sql-list.ts";
import { sqlMailOutbox } from "./sql-mail-outbox.ts";
import { messageOf, sqlContactSubmissions, sqlInbox } from "./sql-messages.ts";
import { sqlOwnerPassword, sqlOwnerSessions } from "./sql-owner-access.ts";
import { sqlSnapshots } from "./sql-snapshots.ts";
import { type Queries, readSetting, SqlStore, toInnerLightError, writeSetting } from "./sql-store.ts";
import { EVENTS, MESSAGES, RECORD_KINDS } from "./stored-record.ts";
import type { SqlDatabase, Tables } from "./tables.ts";

export type SqlBackend = Awaited<ReturnType<typeof createSqlBackend>>;

export interface SqlBackendOptions {
  /** From `openSqlite(file)` or `openPostgres(url)`. The backend closes it. */
  readonly database: SqlDatabase;
  /** Saves what a migration removes, as JSON. Without it, such a migration fails. */
  readonly keepText?: KeepText;
  readonly clock?: core.Clock;
  readonly uptime?: core.Clock;
  /** Whether each message queues an email to the owner. */
  readonly queuesMail?: boolean;
  /** Months until messages are permanently deleted; `null` keeps them. */
  readonly keepMessagesMonths?: number | null;
}

/** Implements every port on a database, and migrates it first. Rejects with `UnavailableError` if that fails. */
export async function createSqlBackend({
  database,
  keepText,
  clock = core.systemClock,
  uptime = { now: () => performance.now() },
  queuesMail = false,
  keepMessagesMonths = null,
}: SqlBackendOptions) {
  const db = new Kysely<Tables>({ dialect: database.dialect });
  const store = new SqlStore(db);
  try {
    await migrate(db, MIGRATIONS, keepText);
    await initializeSettings(store, clock);
  } catch (error) {
    await db.destroy().catch(() => {});
    throw toInnerLightError(error);
  }
  const outbox = sqlMailOutbox(store, clock);
  const inbox = sqlInbox(store, clock);
  return {
    calendarEvents: sqlCalendarEventRepository(store, clock),
    upcomingEvents: sqlUpcomingEvents(store, clock),
    contactSubmissions: sqlContactSubmissions(store, clock, queuesMail ? outbox : null),
    inbox,
    deletedRecords: sqlDeletedRecords(store, clock),
    suspectedSpam: inbox,
    snapshots: sqlSnapshots(store, clock),
    outbox,
    ownerSessions: sqlOwnerSessions(store, clock, uptime),
    ownerPassword: sqlOwnerPassword(store),

    /** `null` for SQLite, whose only server counts in memory. */
    sharedLimits: database.kind === "postgres" ? sqlSharedLimits(store) : null,

    /** When the database was created (ISO 8601, UTC). */
    keptSince: () => store.read((queries) => readSetting(queries, "created-at")),

    unreadableRecords: () => store.read(unreadableRecords),

    versions: { all: () => store.versions() },

    /** Permanently deletes expired data, even from SQLite's files. Call it daily. */
    async purge(freeBytes = Number.POSITIVE_INFINITY): Promise<void> {
      await purge(store, await deletionTime(store, clock), keepMessagesMonths);
      if (database.kind === "sqlite") await compactSqlite(store, freeBytes);
    },

    deletionTime: () => deletionTime(store, clock),

    /** How much disk space the database uses on this server, and how much of it is reusable. */
    bytes: async () =>
      database.kind === "sqlite" ? sqliteBytes(store) : { used: 0, reusable: Number.MAX_SAFE_INTEGER },

    async checkHealth(): Promise<void> {
      await store.transact(async (queries) => {
        await writeSetting(queries, "health-checked-at", core.isoTimestampOf(clock.now()));
        await readSetting(queries, "health-checked-at");
      });
    },

    /** Pending calls reject without storing anything. Idempotent. */
    close: () => store.close(),
  };
}

async function initializeSettings(store: SqlStore, clock: core.Clock): Promise<void> {
  await store.transact((db) =>
    db
      .insertInto("setting")
      .values([
        { name: "created-at", value: core.isoTimestampOf(clock.now()) },
        { name: "browser-secret", value: randomBytes(32).toString("hex") },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

function sqlDeletedRecords(store: SqlStore, clock: core.Clock): core.DeletedRecords {
  const records = { events: new SqlList(EVENTS, clock), messages: new SqlList(MESSAGES, clock) };
  const lists: core.DeletedLists<[db: Queries]> = {
    events: async (db) =>
      (await records.events.readDeleted(db)).map(({ record, deletedAt }) => ({ record, deletedAt })),
    messages: async (db) =>
      (await records.messages.readDeleted(db)).map(({ deletedAt, ...stored }) => ({
        record: messageOf(stored),
        deletedAt,
      })),
  };
  return {
    list: async (noun) => store.read(lists[noun]),
    async restore(noun, ids) {
      if (ids.length > 0) await store.write([noun], (db) => records[noun].restore(db, ids));
    },
  };
}

/** Counts each noun's unreadable records, and lists their unreadable fields. */
async function unreadableRecords(db: Queries) {
  const rows = await db.selectFrom("record").select(["noun", "body"]).orderBy("noun").orderBy("position").execute();
  return RECORD_KINDS.flatMap(({ noun, schema }) => {
    const readings = rows
      .filter((row) => row.noun === noun)
      .map(({ body }) => core.readRecord(schema, core.parseJson(body)));
    const fields = readings.flatMap((reading) => ("unreadableField" in reading ? [reading.unreadableField] : []));
    return fields.length === 0 ? [] : [{ noun, count: fields.length, fields: [...new Set(fields)] }];
  });
}
