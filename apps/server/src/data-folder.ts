import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "@inner-light/site-server";

export const DATABASE_FILE = "inner-light.sqlite";
export const BACKUP_FOLDER = "backups";

/** Remains if the database is deleted or its volume is not mounted, so startup can detect the loss. */
const MARKER_FILE = "inner-light.json";

/** Deleted when the disk is full, so the owner can still sign in and delete records. */
const RESERVE_FILE = "reserve";
const RESERVE_BYTES = 4 * 2 ** 20;

const PROBE_FILE = "probe";
const PROBE_BYTES = 65_536;

/** An empty file does not count. SQLite would delete the log next to it. */
function hasDatabase(folder: string): boolean {
  return sizeOf(join(folder, DATABASE_FILE)) > 0;
}

/** Returns whether a folder has a database or had one. */
export function wasUsed(folder: string): boolean {
  return hasDatabase(folder) || isMarked(folder) || existsSync(join(folder, BACKUP_FOLDER));
}

function hasBackups(folder: string): boolean {
  const backups = join(folder, BACKUP_FOLDER);
  return existsSync(backups) && readdirSync(backups).some((name) => /^inner-light-.*\.json\.gz$/.test(name));
}

/** Returns whether a folder ever had a complete database. */
export function isMarked(folder: string): boolean {
  return sizeOf(join(folder, MARKER_FILE)) > 0;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Creates the data folder. Throws a `Failure` if the folder is not writable, lacks a required volume, or lost its
 * database. If `isRestoring` is true, backups alone are enough.
 */
export function prepareDataFolder(folder: string, needsVolume: boolean, isRestoring = false): void {
  requireWritable(folder);
  if (isMarked(folder) && !hasDatabase(folder)) {
    throw new Failure(
      `The folder ${folder} has had a database, and it is gone or empty. Is a disk or volume not mounted? ` +
        `Put ${DATABASE_FILE} back. If it is lost, restore the newest backup, as docs/shared-storage.md says. ` +
        `To start with an empty calendar, move ${MARKER_FILE} and the folder ${BACKUP_FOLDER} away.`,
    );
  }
  if (!isRestoring && !hasDatabase(folder) && hasBackups(folder)) {
    throw new Failure(
      `The folder ${folder} has backups and no database. Is a disk or volume not mounted? Put ${DATABASE_FILE} back. ` +
        "If it is lost, restore the newest backup: `npm run shared -- restore`, or under systemd, as root, " +
        "`apps/server/deploy/inner-light restore`. To start with an empty calendar, move the folder " +
        `${BACKUP_FOLDER} away.`,
    );
  }
  if (needsVolume && statSync(folder).dev === statSync("/").dev) {
    throw new Failure(
      `The data folder ${folder} is inside the container, and would vanish with it. Mount a volume there, or set EPHEMERAL=1 to try things out.`,
    );
  }
}

/** Checks every file up front, because SQLite's errors do not distinguish a full disk from another user's file. */
function requireWritable(folder: string): void {
  let file = folder;
  try {
    mkdirSync(folder, { recursive: true });
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < RESERVE_BYTES / 4) rmSync(join(folder, RESERVE_FILE), { force: true });
    const probe = join(folder, PROBE_FILE);
    try {
      writeFileSync(probe, Buffer.alloc(PROBE_BYTES), { flush: true });
    } finally {
      rmSync(probe, { force: true });
    }
    for (const name of readdirSync(folder)) {
      // Belongs to root on a volume.
      if (name === "lost+found") continue;
      file = join(folder, name);
      // Another process may delete its log at any time.
      if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new Failure(
      `The server cannot write to ${file} (${code}). Is its disk full or mounted for reading only, or does it belong to another user? ` +
        `Set DATA_DIR to another folder, or give it to this user, as root: chown --recursive --reference=${folder}/ ${file}`,
    );
  }
}

export function markDataFolder(folder: string): void {
  if (!isMarked(folder)) writeFileSync(join(folder, MARKER_FILE), "{}\n", { flush: true });
}

/** Linux's types of NFS, CIFS and SMB (statfs(2)). SQLite's locks do not work there. */
const NETWORK_FILE_SYSTEMS = [0x6969, 0xff534d42, 0xfe534d42];

/** Returns whether a folder is on a known network file system. */
export function isOnNetworkDisk(folder: string): boolean {
  return NETWORK_FILE_SYSTEMS.includes(statfsSync(folder).type);
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Reserves space while there is plenty, and releases it when the disk is full. */
export async function adjustReserve(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, RESERVE_FILE);
  const freeBytes = await freeBytesOf(folder);
  if (freeBytes < RESERVE_BYTES / 4) await rm(file, { force: true });
  // A compressing file system would store zeros in almost no space.
  else if (freeBytes > 4 * RESERVE_BYTES && !existsSync(file)) await writeFile(file, randomBytes(RESERVE_BYTES));
}
