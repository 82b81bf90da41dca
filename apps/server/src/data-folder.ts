import { existsSync, mkdirSync, readFileSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Clock, isoTimestampOf } from "@inner-light/core";
import * as v from "valibot";
import { Failure } from "web/build/failure.mjs";

/** The names in the data folder. */
export const DATABASE_FILE = "inner-light.sqlite";
export const BACKUP_FOLDER = "backups";

/** Stays when the database is deleted or its volume is not mounted, so that a start notices it. */
const MARKER_FILE = "inner-light.json";

const markerSchema = v.object({ createdAt: v.string() });

/** Whether a folder has a database, or had one that is gone. */
export function wasUsed(folder: string): boolean {
  return [MARKER_FILE, DATABASE_FILE].some((file) => existsSync(join(folder, file)));
}

interface DataFolderOptions {
  readonly folder: string;
  /** Whether it must be on a volume of its own, so that it outlives the container. */
  readonly needsVolume: boolean;
}

/**
 * Makes the folder of the database. Throws a `Failure` when the folder was used before and its database is gone, or when
 * the folder needs a volume and is on none.
 */
export function prepareDataFolder({ folder, needsVolume }: DataFolderOptions): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new Failure(
      `The data folder ${folder} cannot be created (${code}). Set DATA_DIR to a folder you can write to.`,
    );
  }
  if (existsSync(join(folder, MARKER_FILE)) && !existsSync(join(folder, DATABASE_FILE))) {
    throw new Failure(
      `The folder ${folder} has had a database since ${readMarker(folder) ?? "an earlier start"}, and it is gone. Is a disk or volume not mounted? ` +
        `Put ${DATABASE_FILE} back, for example the newest copy from ${BACKUP_FOLDER}. To start with an empty calendar, delete ${MARKER_FILE} there.`,
    );
  }
  if (needsVolume && statSync(folder).dev === statSync("/").dev) {
    throw new Failure(
      `The data folder ${folder} is inside the container, and would vanish with it. Mount a volume there, or set EPHEMERAL=1 to try things out.`,
    );
  }
}

/** Notes that the folder has a database now. Returns since when, as an ISO 8601 date-time in UTC. */
export function markDataFolder(folder: string, clock: Clock): string {
  const known = readMarker(folder);
  if (known !== null) return known;
  const createdAt = isoTimestampOf(clock.now());
  writeFileSync(join(folder, MARKER_FILE), `${JSON.stringify({ createdAt })}\n`, { flush: true });
  return createdAt;
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
