import { BUILT_IN_GALLERY_SLIDES, systemClock } from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import type { SqlBackend } from "@inner-light/storage-sql";
import { databaseOf, openBackend } from "../backend/open-backend.ts";
import type { ServerConfig } from "../config/server-config.ts";
import { loadEnvironmentFile, readConfig } from "../config/server-config.ts";
import { wasUsed } from "../data-folder.ts";
import { createLog } from "../log.ts";
import { backup } from "./backup.ts";
import type { Command } from "./command.ts";
import { restore } from "./restore.ts";
import { setPassword } from "./set-password.ts";

const COMMANDS: Readonly<Record<string, Command>> = { "set-password": setPassword, backup, restore };

/** Runs the command that the words name. Throws a `Failure` for an unknown one, and for an unknown option. */
export async function runCommand([name = "", ...words]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new Failure(`The commands are ${Object.keys(COMMANDS).join(", ")}.`);
  loadEnvironmentFile();
  let opened: SqlBackend | undefined;
  try {
    const said = await command(async () => {
      const config = readConfig(process.env);
      if (config.databaseUrl === undefined && !wasUsed(config.dataFolder)) throw new Failure(noDatabase(config));
      const log = createLog((line) => process.stderr.write(line));
      opened = await openBackend({
        config,
        log,
        clock: systemClock,
        builtInGallerySlides: BUILT_IN_GALLERY_SLIDES,
        keepMessagesMonths: null,
      });
      return { backend: opened, config, where: databaseOf(config) };
    }, words);
    process.stdout.write(`${said}\n`);
  } catch (error) {
    throw isWrongUse(error) ? new Failure(`${error.message}. Nothing was changed.`) : error;
  } finally {
    await opened?.close();
  }
}

function noDatabase({ dataFolder }: ServerConfig): string {
  return `There is no database in ${dataFolder}, so nothing was done. Set DATA_DIR to the folder of the site's data. If systemd runs the site, use the command apps/server/deploy/inner-light.`;
}

/** Whether `parseArgs` refused the words of a command. */
function isWrongUse(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
