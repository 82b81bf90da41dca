import * as v from "valibot";
import { ValidationError } from "../shared/errors.ts";
import { markedFile } from "../shared/marked-file.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { snapshotJson, snapshotSchema } from "../snapshot/snapshot-json.ts";

/** Everything that a backend kept at one time. */
export interface BackupFile {
  /** When it was made, as an ISO 8601 date-time in UTC. */
  readonly createdAt: string;
  readonly snapshot: Snapshot;
}

const file = markedFile({
  format: "inner-light-backup",
  version: 1,
  key: "snapshot",
  isContent: (value): value is Snapshot => v.is(snapshotSchema, value),
});

/** The text of a backup file, line by line. A record is a line, so that the text is never whole in memory. */
export function backupFileLines(createdAt: string, snapshot: Snapshot): Generator<string, void, undefined> {
  return file.lines(createdAt, snapshotJson(snapshot));
}

/** Reads the text of a file. Throws `ValidationError` with a `MarkedFileRefusal` as its code unless the backup is whole. */
export function parseBackupFile(text: string): BackupFile {
  const reading = file.read(text);
  if ("content" in reading) return { createdAt: reading.createdAt, snapshot: reading.content };
  const { refusal } = reading;
  throw new ValidationError([{ field: "file", code: refusal }]);
}
