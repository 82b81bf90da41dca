import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type Clock, isoTimestampOf } from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import * as v from "valibot";

/** The names in the data folder. */
export const DATABASE_FILE = "inner-light.sqlite";
export const BACKUP_FOLDER = "backups";

/** Stays when the database is deleted or its volume is not mounted, so that a start notices it. */
const MARKER_FILE = "inner-light.json";

const PROBE_FILE = "probe";
const PROBE_BYTES = 65_536;

const markerSchema = v.object({ createdAt: v.string() });

/** Whether a folder has a database. SQLite fills an empty file, and deletes the log beside it. */
export function hasDatabase(folder: string): boolean {
  return sizeOf(join(folder, DATABASE_FILE)) > 0;
}

/** Whether a folder has a database, or had one that is gone. */
export function wasUsed(folder: string): boolean {
  return hasDatabase(folder) || isMarked(folder);
}

/** Whether a folder has had a database that was ready. */
export function isMarked(folder: string): boolean {
  return sizeOf(join(folder, MARKER_FILE)) > 0;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Makes the folder of the database. Throws a `Failure` when the folder cannot be written to, when it was used before and
 * its database is gone or empty, or when it needs a volume, so that it outlives the container, and is on none.
 */
export function prepareDataFolder(folder: string, needsVolume: boolean): void {
  requireWritable(folder);
  if (wasUsed(folder) && !hasDatabase(folder)) {
    throw new Failure(
      `The folder ${folder} has had a database since ${readMarker(folder) ?? "an earlier start"}, and it is gone or empty. Is a disk or volume not mounted? ` +
        `Put ${DATABASE_FILE} back. If it is lost, delete ${DATABASE_FILE}-wal and ${DATABASE_FILE}-shm, and put the newest copy from ${BACKUP_FOLDER} in its place. ` +
        `To start with an empty calendar, delete ${MARKER_FILE} there.`,
    );
  }
  if (needsVolume && statSync(folder).dev === statSync("/").dev) {
    throw new Failure(
      `The data folder ${folder} is inside the container, and would vanish with it. Mount a volume there, or set EPHEMERAL=1 to try things out.`,
    );
  }
}

/** Tries what SQLite will do, because its errors do not tell a full disk from a file of another user. */
function requireWritable(folder: string): void {
  let file = folder;
  try {
    mkdirSync(folder, { recursive: true });
    const probe = join(folder, PROBE_FILE);
    try {
      writeFileSync(probe, Buffer.alloc(PROBE_BYTES), { flush: true });
    } finally {
      rmSync(probe, { force: true });
    }
    for (const name of readdirSync(folder)) {
      file = join(folder, name);
      // Another process may delete its log meanwhile.
      if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new Failure(`The server cannot write to ${file} (${code}). ${adviceFor(code, file, folder)}`);
  }
}

function adviceFor(code: string, file: string, folder: string): string {
  if (code === "ENOSPC") return "The disk is full: make room on it.";
  if (code === "EACCES" && file !== folder)
    return `It belongs to another user. As root: chown --recursive --reference=${folder}/ ${file}`;
  return "Set DATA_DIR to a folder that this user can write to, on a disk that is mounted for writing.";
}

/** Notes that the folder has a database now. */
export function markDataFolder(folder: string, clock: Clock): void {
  if (readMarker(folder) !== null) return;
  const marker = JSON.stringify({ createdAt: isoTimestampOf(clock.now()) });
  writeFileSync(join(folder, MARKER_FILE), `${marker}\n`, { flush: true });
}

function readMarker(folder: string): string | null {
  try {
    return v.parse(markerSchema, JSON.parse(readFileSync(join(folder, MARKER_FILE), "utf8"))).createdAt;
  } catch {
    return null;
  }
}

/** The types of network file systems, by their numbers in Linux (statfs(2)), on which SQLite's locks do not hold. */
const NETWORK_FILE_SYSTEMS = new Map([
  [0x6969, "NFS"],
  [0xff534d42, "CIFS"],
  [0xfe534d42, "SMB"],
]);

/** The name of the network file system that a folder is on; `null` for a local disk, or where it cannot be told. */
export function networkFileSystemOf(folder: string): string | null {
  return process.platform === "linux" ? (NETWORK_FILE_SYSTEMS.get(statfsSync(folder).type) ?? null) : null;
}
