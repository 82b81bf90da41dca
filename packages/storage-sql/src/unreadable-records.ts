import { type Noun, parseJson, readRecord } from "@inner-light/core";
import type { Queries } from "./sql-store.ts";
import { RECORD_KINDS } from "./stored-record.ts";

/** How many records of a noun are kept although they cannot be read, and because of which fields. */
export interface UnreadableRecords {
  readonly noun: Noun;
  readonly count: number;
  readonly fields: readonly string[];
}

/** What of the lists cannot be read; empty where all can. */
export async function unreadableRecords(db: Queries): Promise<UnreadableRecords[]> {
  const rows = await db.selectFrom("record").select(["noun", "body"]).orderBy("noun").orderBy("position").execute();
  return RECORD_KINDS.flatMap(({ noun, schema }) => {
    const readings = rows.filter((row) => row.noun === noun).map(({ body }) => readRecord(schema, parseJson(body)));
    const fields = readings.flatMap((reading) => ("unreadableField" in reading ? [reading.unreadableField] : []));
    return fields.length === 0 ? [] : [{ noun, count: fields.length, fields: [...new Set(fields)] }];
  });
}
