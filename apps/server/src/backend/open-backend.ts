import { join } from "node:path";
import { type Clock, isInnerLightError } from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import {
  createSqlBackend,
  openPostgres,
  openSqlite,
  type SqlBackend,
  type SqlBackendOptions,
} from "@inner-light/storage-sql";
import type { ServerConfig } from "../config/server-config.ts";
import { DATABASE_FILE, isMarked, isOnNetworkDisk, markDataFolder, prepareDataFolder } from "../data-folder.ts";
import type { Log } from "../log.ts";

interface OpenBackendOptions extends Pick<SqlBackendOptions, "keepMessagesMonths"> {
  readonly config: ServerConfig;
  readonly clock: Clock;
  readonly log: Log;
}

/** Opens and migrates the configured database. Throws a `Failure` that says why it cannot be used. */
export async function openBackend({ config, log, ...options }: OpenBackendOptions): Promise<SqlBackend> {
  const { dataFolder, databaseUrl } = config;
  if (databaseUrl === undefined) {
    prepareDataFolder(dataFolder, config.needsVolume);
    if (isOnNetworkDisk(dataFolder))
      log.warn("The data folder is on a network disk, where SQLite can lose data. Use a local disk or PostgreSQL.");
  }
  const database =
    databaseUrl === undefined
      ? openSqlite(join(dataFolder, DATABASE_FILE), { isUsed: isMarked(dataFolder) })
      : openPostgres(databaseUrl, (error) => log.error("A database connection broke", error));
  try {
    const backend = await createSqlBackend({ database, queuesMail: config.mail !== undefined, ...options });
    if (databaseUrl === undefined) markDataFolder(dataFolder);
    log.info(`The data is in ${databaseOf(config)}, since ${await backend.keptSince()}.`);
    for (const { noun, count, fields } of await backend.unreadableRecords())
      log.warn(
        `Of the ${noun}, ${count} cannot be read (${fields.join(", ")}). Backups have what cannot be read, too.`,
      );
    return backend;
  } catch (error) {
    throw openFailure(error, config);
  }
}

/** Where a server's data is, in words: a folder, or the host and name of a database without user and password. */
export function databaseOf({ databaseUrl, dataFolder }: ServerConfig): string {
  if (databaseUrl === undefined) return dataFolder;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${host}${pathname}`;
}

/** What tells the person who starts the server why the database cannot be opened. Other errors stay as they are. */
export function openFailure(error: unknown, config: ServerConfig): unknown {
  if (!isInnerLightError(error)) return error;
  const where = databaseOf(config);
  if (error.reason === "newer-version") {
    return new Failure(`A later version of this site has changed ${where}. Start that version, or restore a backup.`);
  }
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? ` (${cause.code})` : "";
  return new Failure(
    config.databaseUrl === undefined
      ? `${error.message}${code}, in ${where}.`
      : `There is no connection to ${where}${code}. Is it running, is DATABASE_URL right, and does a firewall let this server reach it?`,
  );
}
