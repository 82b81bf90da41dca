import { join } from "node:path";
import { parseArgs } from "node:util";
import { systemClock } from "@inner-light/core";
import { BACKUP_FOLDER } from "../data-folder.ts";
import { writeBackup } from "../maintenance/daily-backup.ts";
import type { Command } from "./command.ts";

/** `backup`: writes a backup now, while the server runs or not. */
export const backup: Command = async (open, words) => {
  parseArgs({ args: [...words] });
  const { backend, config, where } = await open();
  const folder = join(config.dataFolder, BACKUP_FOLDER);
  const files = await writeBackup({ ...backend, folder, clock: systemClock });
  return `Written, from ${where}:\n${files.map((file) => `  ${file}`).join("\n")}`;
};
