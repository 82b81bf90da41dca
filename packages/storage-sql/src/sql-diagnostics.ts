import {
  InnerLightError,
  NOUNS,
  type Noun,
  parseJson,
  readRecords,
  type StorageDiagnostics,
  type StorageIssue,
  type StorageUsage,
} from "@inner-light/core";
import { sql } from "kysely";
import { readSetting } from "./sql-settings.ts";
import { QUARANTINE, readSnapshot, readUnreadable } from "./sql-snapshots.ts";
import type { SqlStore } from "./sql-store.ts";
import { RECORD_KINDS } from "./stored-record.ts";

/** Reports which values in the lists cannot be read. What is stored of the owner's access is not part of it. */
export class SqlDiagnostics implements StorageDiagnostics {
  readonly #store: SqlStore;

  constructor(store: SqlStore) {
    this.#store = store;
  }

  async issues(): Promise<readonly StorageIssue[]> {
    try {
      return [...(await this.#unreadableRecords()), ...(await this.#keptCopies())];
    } catch (error) {
      if (!(error instanceof InnerLightError)) throw error;
      return NOUNS.map((noun) => ({ noun, code: "unreachable", count: 0, fields: [] }));
    }
  }

  /** In characters. */
  async usage(): Promise<StorageUsage> {
    const used = await this.#store.read(async (db) => {
      const length = sql<number | string | null>`sum(length(body))`.as("characters");
      const records = await db.selectFrom("record").select(length).executeTakeFirst();
      const kept = await db.selectFrom("kept_entry").select(length).executeTakeFirst();
      return Number(records?.characters ?? 0) + Number(kept?.characters ?? 0);
    });
    return { used, capacity: null };
  }

  async keptSince(): Promise<string | null> {
    return this.#store.read((db) => readSetting(db, "created-at"));
  }

  async exportRaw(): Promise<string> {
    return JSON.stringify(await this.#store.readSnapshot(readSnapshot), null, 2);
  }

  async #unreadableRecords(): Promise<StorageIssue[]> {
    const rows = await this.#store.read((db) =>
      db.selectFrom("record").select(["noun", "body"]).orderBy("noun").orderBy("position").execute(),
    );
    return RECORD_KINDS.flatMap(({ noun, schema }) => {
      const values = rows.filter((row) => row.noun === noun).map(({ body }) => parseJson(body));
      const { unreadableFields: fields } = readRecords<unknown>(schema, values);
      return issue(noun, "unreadable-records", fields.length, [...new Set(fields)]);
    });
  }

  async #keptCopies(): Promise<StorageIssue[]> {
    const kept = (await this.#store.read(readUnreadable)).filter(({ name }) => name.includes(QUARANTINE));
    return NOUNS.flatMap((noun) => issue(noun, "copies-kept", kept.filter((text) => text.noun === noun).length, []));
  }
}

function issue(noun: Noun, code: StorageIssue["code"], count: number, fields: readonly string[]): StorageIssue[] {
  return count === 0 ? [] : [{ noun, code, count, fields }];
}
