import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Backups, type Clock, DAY_MS, isoTimestampOf } from "@inner-light/core";

/** How many backups stay; the next one deletes the oldest. */
export const KEPT_BACKUPS = 14;

/** "inner-light-2026-05-01T030000Z.json": text order is time order. */
const NAME = /^inner-light-(\d{4}-\d{2}-\d{2}T\d{6}Z)\.(?:json|sqlite)$/;

interface BackupJob {
  /** The folder of the backups. Made when it is not there. */
  readonly folder: string;
  readonly backups: Pick<Backups, "export">;
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
export async function writeBackup({ folder, backups, copyTo, clock }: BackupJob): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const time = isoTimestampOf(clock.now()).replace(/\.\d+/, "").replaceAll(":", "");
  const [json, copy] = filesOf(folder, time);
  await writeWhole(json, async (file) => writeFile(file, await backups.export(), { flush: true }));
  if (copyTo === null) return [json];
  await writeWhole(copy, copyTo);
  return [json, copy];
}

/** A file gets its name once it is whole, so that a stop in between leaves no half of a backup. */
async function writeWhole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
  await rm(part, { force: true });
  await write(part);
  await rename(part, file);
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
  const [date = "", clock = ""] = time.split("T");
  const madeAt = Date.parse(`${date}T${clock.slice(0, 2)}:${clock.slice(2, 4)}:${clock.slice(4, 6)}Z`);
  return madeAt > now || now - madeAt >= DAY_MS;
}
