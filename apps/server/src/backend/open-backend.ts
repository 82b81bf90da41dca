import { join } from "node:path";
import { type Clock, type GallerySlide, UnavailableError } from "@inner-light/core";
import { createSqlBackend, openPostgres, openSqlite, type SqlBackend } from "@inner-light/storage-sql";
import { Failure } from "web/build/failure.mjs";
import type { ServerConfig } from "../config/server-config.ts";
import { DATABASE_FILE, markDataFolder, networkFileSystemOf, prepareDataFolder } from "../data-folder.ts";
import type { Log } from "../log.ts";

interface OpenBackendOptions {
  readonly config: ServerConfig;
  readonly clock: Clock;
  readonly log: Log;
  readonly builtInGallerySlides: readonly GallerySlide[];
  readonly keepMessagesMonths: number | null;
}

/**
 * Opens and migrates the database of the configuration. Throws a `Failure` in words when it is not there, cannot be
 * reached, or is that of a later version.
 */
export async function openBackend({ config, log, ...options }: OpenBackendOptions): Promise<SqlBackend> {
  const { dataFolder, databaseUrl } = config;
  if (databaseUrl === undefined) {
    prepareDataFolder({ folder: dataFolder, needsVolume: config.needsVolume });
    warnOfNetworkDisk(dataFolder, log);
  }
  const database =
    databaseUrl === undefined
      ? openSqlite(join(dataFolder, DATABASE_FILE))
      : openPostgres(databaseUrl, { onConnectionError: (error) => log.error("A database connection broke", error) });
  try {
    const backend = await createSqlBackend({ database, notesMails: config.mail !== undefined, ...options });
    const where = databaseUrl === undefined ? `in ${dataFolder}` : `in the database ${nameOf(databaseUrl)}`;
    if (databaseUrl === undefined) markDataFolder(dataFolder, options.clock);
    log.info(`The data is ${where}, since ${await backend.diagnostics.keptSince()}.`);
    return backend;
  } catch (error) {
    throw inWords(error, config);
  }
}

function warnOfNetworkDisk(folder: string, log: Log): void {
  const network = networkFileSystemOf(folder);
  if (network === null) return;
  log.warn(
    `The data folder is on a network disk (${network}), where SQLite can lose data. Use a local disk or PostgreSQL.`,
  );
}

function inWords(error: unknown, { databaseUrl, dataFolder }: ServerConfig): unknown {
  if (!(error instanceof UnavailableError)) return error;
  if (error.reason === "newer-version") {
    return new Failure(
      "A later version of this site has changed the database. Start that version, or restore a backup.",
    );
  }
  if (error.reason === "no-answer" && databaseUrl !== undefined) {
    return new Failure(
      `The database ${nameOf(databaseUrl)} does not answer. Is the host in DATABASE_URL right, and does a firewall let this server reach it?`,
    );
  }
  const code = codeOf(error.cause);
  return new Failure(
    databaseUrl === undefined
      ? `The database in ${dataFolder} cannot be opened (${code}). Does another user own it, or is the disk full?`
      : `The database ${nameOf(databaseUrl)} cannot be reached (${code}). Is it running, and is DATABASE_URL right?`,
  );
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "for an unknown reason";
  return "code" in cause ? String(cause.code) : cause.name;
}

/** Host and name of a database, without user and password. */
function nameOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
