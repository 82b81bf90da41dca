import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { PreviewBackup, RestoreBackup } from "@inner-light/application";
import { systemClock } from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import { readConfig } from "../config/server-config.ts";
import { BACKUP_FOLDER, freeBytesOf } from "../data-folder.ts";
import { writeBackup } from "../maintenance/daily-backup.ts";
import { withDatabase } from "./with-database.ts";

/** `backup`: writes a backup now, while the server runs or not. */
export function backup(): Promise<string> {
  return withDatabase(async ({ backend, config, where }) => {
    const folder = join(config.dataFolder, BACKUP_FOLDER);
    const file = await writeBackup({ backend, folder, clock: systemClock, freeBytesOf });
    return `Written, from ${where}:\n  ${file}`;
  });
}

/** `restore <file | -> [--replace]`: adds what a backup has and the database lacks, or replaces everything with it. */
export async function restore(file: string | undefined, isReplacing: boolean): Promise<string> {
  if (file === undefined)
    throw new Failure(
      `Which file? Write it after "restore". The daily backups are in ${join(readConfig(process.env).dataFolder, BACKUP_FOLDER)}.`,
    );
  const text = await (file === "-" ? buffer(process.stdin) : readFile(file))
    // A compressed file begins with this byte, and no text does.
    .then((bytes) => new TextDecoder().decode(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes))
    .catch(() => {
      throw new Failure(`The file ${file} cannot be read.`);
    });
  return withDatabase(async ({ backend: { snapshots }, where }) => {
    const preview = await new PreviewBackup(snapshots).run(text);
    if (preview.kind === "refused")
      throw new Failure(`The file is not a complete backup (${preview.reason}). Nothing was changed.`);
    const result = await new RestoreBackup(snapshots).run(preview, isReplacing ? "replace" : "merge");
    if (result.kind === "stale") throw result.error;
    return isReplacing
      ? `Everything in ${where} was replaced with the backup.`
      : `What was missing in ${where} was added from the backup. To replace everything instead, add --replace.`;
  });
}
