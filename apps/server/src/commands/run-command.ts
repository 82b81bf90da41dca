import { BUILT_IN_GALLERY_SLIDES, systemClock } from "@inner-light/core";
import type { SqlBackend } from "@inner-light/storage-sql";
import { Failure } from "web/build/failure.mjs";
import { openBackend } from "../backend/open-backend.ts";
import { loadEnvironmentFile, readConfig } from "../config/read-config.ts";
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
      const log = createLog((line) => process.stderr.write(line));
      opened = await openBackend({
        config,
        log,
        clock: systemClock,
        builtInGallerySlides: BUILT_IN_GALLERY_SLIDES,
        keepMessagesMonths: null,
      });
      return { backend: opened, config };
    }, words);
    process.stdout.write(`${said}\n`);
  } catch (error) {
    throw isWrongUse(error) ? new Failure(`${error.message}. Nothing was changed.`) : error;
  } finally {
    await opened?.close();
  }
}

/** Whether `parseArgs` refused the words of a command. */
function isWrongUse(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
