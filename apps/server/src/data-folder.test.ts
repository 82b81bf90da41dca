import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { adjustReserve, DATABASE_FILE, markDataFolder, prepareDataFolder } from "./data-folder.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const prepared = (folder: string) => () => prepareDataFolder(folder, false);

it.each<[string, (database: string) => void]>([
  ["missing", (database) => rmSync(database)],
  ["empty", (database) => writeFileSync(database, "")],
])("startup fails if a known database is %s", (_, lose) => {
  const folder = join(temporaryFolder(), "data");
  prepared(folder)();
  writeFileSync(join(folder, DATABASE_FILE), "SQLite");
  markDataFolder(folder);
  prepared(folder)();
  lose(join(folder, DATABASE_FILE));
  expect(prepared(folder)).toThrow(
    /had a database, and it is gone or empty. Is a disk or volume not mounted?.*restore the newest backup/,
  );
  rmSync(join(folder, "inner-light.json"));
  prepared(folder)();
});

it("startup fails if there are backups but no database", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "backups"));
  prepared(folder)();
  writeFileSync(join(folder, "backups", "inner-light-2026-05-01T030000Z.json.gz"), "");
  expect(prepared(folder)).toThrow(/has backups and no database.*`npm run shared -- restore`/);
  prepareDataFolder(folder, false, true);
});

it("reserves disk space for emergencies", async () => {
  const folder = temporaryFolder();
  await adjustReserve(folder);
  expect(statSync(join(folder, "reserve")).size).toBe(4 * 2 ** 20);
  prepared(folder)();
  expect(readdirSync(folder)).toEqual(["reserve"]);
});

// Needs a folder directly under "/", where only root may write.
it.runIf(process.getuid?.() === 0)("refuses a folder that would be lost with its container", () => {
  expect(() => prepareDataFolder("/opt", true)).toThrow(/would vanish with it. Mount a volume/);
});

it("explains why it cannot create a folder", () => {
  const folder = temporaryFolder();
  prepared(folder)();
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, "file"), "");
  expect(prepared(join(folder, "file", "data"))).toThrow(/cannot write to .*data \(ENOTDIR\)\. .*Set DATA_DIR/);
});

it.skipIf(process.getuid?.() === 0)("suggests a command to take over another user's file", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, DATABASE_FILE), "SQLite");
  chmodSync(join(folder, DATABASE_FILE), 0);
  expect(prepared(folder)).toThrow(/inner-light.sqlite \(EACCES\)\. .*as root: chown /);
});

it.skipIf(process.getuid?.() === 0)("accepts a volume with root's lost+found folder", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "lost+found"), { mode: 0o500 });
  prepared(folder)();
});
