import { parseJson, readRecord, type StorageDiagnostics, type StorageIssue } from "@inner-light/core";
import { readSnapshot } from "./sql-snapshots.ts";
import { type Queries, readSetting, type SqlStore } from "./sql-store.ts";
import { RECORD_KINDS } from "./stored-record.ts";

/** Reports which values in the lists cannot be read. What is stored of the owner's access is not part of it. */
export function sqlDiagnostics(store: SqlStore): StorageDiagnostics {
  return {
    issues: () => store.read(unreadableRecords),
    keptSince: () => store.read((db) => readSetting(db, "created-at")),
    exportRaw: async () => JSON.stringify(await store.readSnapshot(readSnapshot), null, 2),
  };
}

async function unreadableRecords(db: Queries): Promise<StorageIssue[]> {
  const rows = await db.selectFrom("record").select(["noun", "body"]).orderBy("noun").orderBy("position").execute();
  return RECORD_KINDS.flatMap(({ noun, schema }) => {
    const readings = rows.filter((row) => row.noun === noun).map(({ body }) => readRecord(schema, parseJson(body)));
    const fields = readings.flatMap((reading) => ("unreadableField" in reading ? [reading.unreadableField] : []));
    if (fields.length === 0) return [];
    return [{ noun, code: "unreadable-records", count: fields.length, fields: [...new Set(fields)] }];
  });
}
