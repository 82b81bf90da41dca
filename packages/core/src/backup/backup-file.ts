import * as v from "valibot";
import { DAY_MS } from "../shared/clock.ts";
import { type MarkedFileRefusal, markedFile } from "../shared/marked-file.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { snapshotJson, snapshotSchema } from "../snapshot/snapshot-json.ts";
import { snapshotVersion1Schema } from "../snapshot/snapshot-version-1.ts";

/** The largest backup that a page restores, in bytes. The server's command has no such limit. */
export const LONGEST_BACKUP_IN_PAGE = 50_000_000;

export interface BackupFile {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly snapshot: Snapshot;
}

const format = { format: "inner-light-backup", key: "snapshot" };
const file = markedFile({
  ...format,
  version: 2,
  isContent: (value): value is Snapshot => v.is(snapshotSchema, value),
});
const fileOfVersion1 = markedFile({
  ...format,
  version: 1,
  isContent: (value): value is unknown => v.is(snapshotVersion1Schema, value),
});

/** Yields a backup file line by line, so the whole file is never in memory. */
export function backupFileLines(createdAt: string, snapshot: Snapshot): Generator<string, void, undefined> {
  return file.lines(createdAt, snapshotJson(snapshot));
}

/** Reads a backup file of any version up to the current one. */
export function readBackupFile(
  text: string,
): { readonly backup: BackupFile } | { readonly refusal: MarkedFileRefusal } {
  const reading = file.read(text);
  if ("content" in reading) return { backup: { createdAt: reading.createdAt, snapshot: reading.content } };
  const earlier = fileOfVersion1.read(text);
  if ("refusal" in earlier) return reading;
  return { backup: { createdAt: earlier.createdAt, snapshot: v.parse(snapshotVersion1Schema, earlier.content) } };
}

const BACKUP_AGE_DAYS = 30;

/** Returns whether a store has records but no backup from the last `BACKUP_AGE_DAYS`. */
export function isBackupDue(hasRecords: boolean, lastBackupAt: number | null, now: number): boolean {
  return hasRecords && (lastBackupAt === null || now - lastBackupAt > BACKUP_AGE_DAYS * DAY_MS);
}
