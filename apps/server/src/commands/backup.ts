import { join } from "node:path";
import { systemClock } from "@inner-light/core";
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
