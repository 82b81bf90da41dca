import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { backupFileLines, type Clock, DAY_MS, isoTimestampOf } from "@inner-light/core";
import type { SqlBackend } from "@inner-light/storage-sql";

/** How many backups stay; the next one deletes the oldest. */
const KEPT_BACKUPS = 14;

/** "inner-light-2026-05-01T030000Z.json": text order is time order. */
const NAME = /^inner-light-(\d{4}-\d{2}-\d{2}T\d{6}Z)\.(?:json|sqlite)$/;

/** A backup that was cut off leaves these. One that is being written is younger. */
const UNFINISHED = /^inner-light-.*\.part/;
const UNFINISHED_MS = 60 * 60_000;

interface BackupJob {
  /** The folder of the backups. Created when it is missing. */
  readonly folder: string;
  readonly snapshots: Pick<SqlBackend["snapshots"], "read" | "recordAutomaticBackup">;
  /** Copies the database to a new file, where it is a file. */
  readonly copyTo: ((file: string) => Promise<void>) | null;
  readonly clock: Clock;
}

/** Writes a backup unless the newest is less than a day old, and deletes the oldest beyond `KEPT_BACKUPS`. */
export async function backUpDaily(job: BackupJob): Promise<void> {
  await mkdir(job.folder, { recursive: true });
  const newest = (await timesOf(job.folder)).at(-1);
  if (newest !== undefined && !isDayOld(newest, job.clock.now())) return;
  await writeBackup(job);
  const old = (await timesOf(job.folder)).slice(0, -KEPT_BACKUPS);
  for (const time of old) for (const file of filesOf(job.folder, time)) await rm(file, { force: true });
}

/** Writes a backup: the file that /admin restores and, where the database is a file, a copy of it. Returns their paths. */
export async function writeBackup({ folder, snapshots, copyTo, clock }: BackupJob): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  await deleteUnfinished(folder, clock.now());
  const createdAt = isoTimestampOf(clock.now());
  const time = createdAt.replace(/\.\d+/, "").replaceAll(":", "");
  const [json, copy] = filesOf(folder, time);
  await writeAtomically(json, async (file) => {
    const lines = backupFileLines(createdAt, await snapshots.read());
    await pipeline(lines, createWriteStream(file, { flush: true }));
  });
  if (copyTo !== null) await writeAtomically(copy, copyTo);
  await snapshots.recordAutomaticBackup();
  return copyTo === null ? [json] : [json, copy];
}

/** A file gets its name once it is complete. Several processes may write one of the same second. */
async function writeAtomically(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await write(part);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

async function deleteUnfinished(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((name) => UNFINISHED.test(name))) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > UNFINISHED_MS) await rm(file, { force: true });
  }
}

function filesOf(folder: string, time: string): [json: string, sqlite: string] {
  return [join(folder, `inner-light-${time}.json`), join(folder, `inner-light-${time}.sqlite`)];
}

/** The times of the backups in a folder, as their names have them, oldest first. */
async function timesOf(folder: string): Promise<string[]> {
  const times = (await readdir(folder)).flatMap((name) => NAME.exec(name)?.[1] ?? []);
  return [...new Set(times)].sort();
}

/** A clock that was set back makes every backup look new, so one from the future counts as old. */
function isDayOld(time: string, now: number): boolean {
  const madeAt = Date.parse(time.replace(/(..)(..)(..)Z$/, "$1:$2:$3Z"));
  return madeAt > now || now - madeAt >= DAY_MS;
}
