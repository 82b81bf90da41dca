import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Clock, isInnerLightError, isoTimestampOf } from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import {
  createSqlBackend,
  openPostgres,
  openSqlite,
  type SqlBackend,
  type SqlBackendOptions,
} from "@inner-light/storage-sql";
import type { ServerConfig } from "../config/server-config.ts";
import {
  BACKUP_FOLDER,
  DATABASE_FILE,
  isMarked,
  isOnNetworkDisk,
  markDataFolder,
  prepareDataFolder,
  wasUsed,
} from "../data-folder.ts";
import type { Log } from "../log.ts";
import { hashPassword, verifyPassword } from "../password/password-hash.ts";

interface OpenBackendOptions extends Pick<SqlBackendOptions, "keepMessagesMonths"> {
  readonly config: ServerConfig;
  readonly clock: Clock;
  readonly log: Log;
  /** Accepts a folder with nothing but backups. */
  readonly isRestoring?: boolean;
}

/** Opens and migrates the database. Throws a `Failure` if the database is unusable. */
export async function openBackend({ config, log, isRestoring, ...options }: OpenBackendOptions): Promise<SqlBackend> {
  const { dataFolder, databaseUrl } = config;
  if (databaseUrl === undefined) {
    prepareDataFolder(dataFolder, config.needsVolume, isRestoring);
    if (isOnNetworkDisk(dataFolder))
      log.warn("The data folder is on a network disk, where SQLite can lose data. Use a local disk or PostgreSQL.");
  }
  const database =
    databaseUrl === undefined
      ? openSqlite(join(dataFolder, DATABASE_FILE), { isUsed: isMarked(dataFolder) })
      : openPostgres(databaseUrl, (error) => log.error("A database connection broke", error));
  const keepText = async (text: string) => {
    const time = isoTimestampOf(options.clock.now()).replaceAll(":", "");
    const file = join(dataFolder, BACKUP_FOLDER, `unreadable-texts-${time}.json`);
    await keepInFile(file, text);
    log.info(`What could not be read as a record moves from the database to ${file}.`);
  };
  try {
    const backend = await createSqlBackend({ database, keepText, queuesMail: config.mail !== undefined, ...options });
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

async function keepInFile(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flush: true });
  } catch (cause) {
    throw new Failure(`The server cannot write to ${file}, so the database stays as it is.`, { cause });
  }
}

/** Returns the data folder, or the database's host and name without credentials. */
export function databaseOf({ databaseUrl, dataFolder }: ServerConfig): string {
  if (databaseUrl === undefined) return dataFolder;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${host}${pathname}`;
}

/** Returns a readable error if the database cannot be opened. Returns other errors unchanged. */
export function openFailure(error: unknown, config: ServerConfig): unknown {
  if (!isInnerLightError(error)) return error;
  const where = databaseOf(config);
  if (error.reason === "newer-version") {
    return new Failure(`A later version of this site has changed ${where}. Start that version, or restore a backup.`);
  }
  const { cause } = error;
  if (cause instanceof Failure) return cause;
  const code = cause instanceof Error && "code" in cause ? ` (${cause.code})` : "";
  return new Failure(
    config.databaseUrl === undefined
      ? `${error.message}${code}, in ${where}.`
      : `There is no connection to ${where}${code}. Is it running, is DATABASE_URL right, and does a firewall let this server reach it?`,
  );
}

/** Stores the configured password. A new one ends all sessions. Throws a `Failure` if it is missing. */
export async function storeConfiguredPassword(
  password: ServerConfig["password"],
  stored: Pick<SqlBackend["ownerPassword"], "hash" | "setHash">,
): Promise<void> {
  const known = await stored.hash();
  if (password === undefined) {
    if (known === null) throw new Failure(NO_PASSWORD);
  } else if ("hash" in password) {
    if (known !== password.hash) await stored.setHash(password.hash);
  } else if (known === null || !(await verifyPassword(password.plain, known))) {
    await stored.setHash(await hashPassword(password.plain));
  }
}

/** Throws a `Failure` before the build if no password is set and none can be stored. */
export function requirePassword({ password, databaseUrl, dataFolder }: ServerConfig): void {
  const hadDatabase = databaseUrl !== undefined || wasUsed(dataFolder);
  if (password === undefined && !hadDatabase) throw new Failure(NO_PASSWORD);
}

const NO_PASSWORD = `There is no password for /admin yet, so the server does not start. Choose one of at least 12 characters, and either
start with it

  ADMIN_PASSWORD='a long sentence nobody guesses' npm run start:shared

or write ADMIN_PASSWORD=… into the .env file beside package.json.`;
