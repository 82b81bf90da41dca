import { join } from "node:path";
import { parseArgs } from "node:util";
import { systemClock } from "@inner-light/core";
import { BACKUP_FOLDER } from "../data-folder.ts";
import { writeBackup } from "../maintenance/nightly-backup.ts";
import type { Command } from "./command.ts";

/** `backup [folder]`: writes a backup now, while the server runs or not. */
export const backup: Command = async (open, words) => {
  const [folder] = parseArgs({ args: [...words], allowPositionals: true }).positionals;
  const { backend, config } = await open();
  const files = await writeBackup({
    folder: folder ?? join(config.dataFolder, BACKUP_FOLDER),
    backups: backend.backups,
    copyTo: backend.copyTo,
    clock: systemClock,
  });
  return `Written:\n${files.map((file) => `  ${file}`).join("\n")}`;
};
