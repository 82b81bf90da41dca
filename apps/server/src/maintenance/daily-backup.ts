import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { backupFileLines, type Clock, DAY_MS, isoTimestampOf, StorageFullError } from "@inner-light/core";
import type { SqlBackend } from "@inner-light/storage-sql";

/** The age at which backups are deleted. /terms promises it (`backupDays`). */
const KEPT_MS = 14 * DAY_MS;

/** Backups to keep even if the disk has no room for more. */
const FEWEST = 2;

/** "inner-light-2026-05-01T030000Z.json.gz" sorts by time. A partial file ends in ".part". */
const NAME = /^inner-light-((\d{4}-\d\d-\d\d)T\d{6}Z)(-manual)?\.json\.gz(\..*\.part)?$/;

/** Partial files older than this were interrupted. */
const UNFINISHED_MS = 60 * 60_000;

interface BackupJob {
  readonly folder: string;
  readonly backend: Pick<SqlBackend, "bytes" | "deletionTime" | "snapshots">;
  readonly clock: Clock;
  readonly freeBytesOf: (folder: string) => Promise<number>;
}

/** Deletes old backups, and writes one if the last is a day old. Ignores backups dated in the future. */
export async function backUpDaily(job: BackupJob): Promise<void> {
  const now = job.clock.now();
  const kept = await deleteOld(job);
  if (kept.some(({ isManual, madeAt }) => !isManual && madeAt <= now && now - madeAt < DAY_MS)) return;
  await writeBackup(job, "");
  await job.backend.snapshots.recordAutomaticBackup();
}

/** Writes a backup and returns its path. Rejects with `StorageFullError` if the data exceeds half the free space. */
export async function writeBackup(job: BackupJob, suffix = "-manual"): Promise<string> {
  const { folder, backend, clock, freeBytesOf } = job;
  await deleteOld(job);
  if (2 * (await backend.bytes()).used > (await freeBytesOf(folder))) {
    throw new StorageFullError("There is no room for a backup");
  }
  const createdAt = isoTimestampOf(clock.now());
  const time = createdAt.replace(/\.\d+/, "").replaceAll(":", "");
  const file = join(folder, `inner-light-${time}${suffix}.json.gz`);
  const part = `${file}.${randomUUID()}.part`;
  try {
    const lines = backupFileLines(createdAt, await backend.snapshots.read());
    await pipeline(lines, createGzip(), createWriteStream(part, { flush: true }));
    // Named only when complete, because several processes may write one in the same second.
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  return file;
}

/**
 * Deletes expired backups and the earlier of two from the same day. Deletes the oldest if the next one would not fit.
 * Keeps backups from a fast clock until every day has a daily backup again. Returns the rest, oldest first.
 */
async function deleteOld({ folder, backend, clock, freeBytesOf }: BackupJob) {
  await mkdir(folder, { recursive: true });
  // Storing the deletion time fails on a full disk, but old backups must still be deleted.
  const deletionTime = await backend.deletionTime().catch(() => 0);
  const [now, { used }] = [clock.now(), await backend.bytes()];
  const backups = await backupsIn(folder);
  const daily = backups.filter(({ isManual, isPart }) => !isManual && !isPart);
  const days = new Set(daily.flatMap(({ day, madeAt }) => (madeAt <= now ? day : [])));
  const isKept = ({ day, madeAt, isManual, isPart }: Backup) =>
    deletionTime - madeAt < (isPart ? UNFINISHED_MS : KEPT_MS) &&
    (isManual || !daily.some((other) => other.day === day && other.madeAt > madeAt)) &&
    (madeAt <= now + DAY_MS || days.size < KEPT_MS / DAY_MS);
  const kept = backups.filter((backup) => isKept(backup));
  for (const backup of backups) if (!kept.includes(backup)) await rm(backup.file, { force: true });
  const whole = kept.filter(({ isPart }) => !isPart);
  while (whole.length > FEWEST && 2 * used > (await freeBytesOf(folder)))
    await rm(whole.shift()?.file ?? "", { force: true });
  return whole;
}

type Backup = Awaited<ReturnType<typeof backupsIn>>[number];

/** Lists a folder's backups, oldest first. */
export async function backupsIn(folder: string) {
  return (await readdir(folder)).sort().flatMap((name) => {
    const [, time, day, manual, part] = NAME.exec(name) ?? [];
    if (time === undefined || day === undefined) return [];
    const madeAt = Date.parse(time.replace(/(..)(..)(..)Z$/, "$1:$2:$3Z"));
    return [{ file: join(folder, name), day, madeAt, isManual: manual !== undefined, isPart: part !== undefined }];
  });
}
