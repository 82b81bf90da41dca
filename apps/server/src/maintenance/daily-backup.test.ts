import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { openTestBackend } from "@inner-light/api/testing";
import { DAY_MS, readBackupFile } from "@inner-light/core";
import { addContactSubmission, FixedClock } from "@inner-light/core/testing";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { backUpDaily, writeBackup } from "./daily-backup.ts";

const HOUR_MS = DAY_MS / 24;

async function site() {
  const folder = join(temporaryFolder(), "backups");
  const clock = new FixedClock("2026-05-01T03:00:00.000Z");
  const backend = await openTestBackend(clock);
  onTestFinished(() => backend.close());
  const disk = { freeBytes: Number.POSITIVE_INFINITY };
  const job = { folder, clock, backend, freeBytesOf: async () => disk.freeBytes };
  return {
    folder,
    clock,
    backend,
    disk,
    job,
    check: () => backUpDaily(job),
    names: () => readdirSync(folder),
    days: (kind = "") =>
      readdirSync(folder).flatMap(
        (name) => new RegExp(`-(\\d\\d-\\d\\d)T\\d{6}Z${kind}\\.json\\.gz$`).exec(name)?.[1] ?? [],
      ),
  };
}

it("keeps the newest fourteen daily backups", async () => {
  const { folder, clock, backend, check, names } = await site();
  await addContactSubmission(backend, { notes: "in the backup" });
  for (let hours = 0; hours < 20 * 24; hours += 6) {
    await check();
    clock.advance(6 * HOUR_MS);
  }
  expect(names()).toHaveLength(14);
  expect(names()[0]).toBe("inner-light-2026-05-07T030000Z.json.gz");
  expect(names().at(-1)).toBe("inner-light-2026-05-20T030000Z.json.gz");
  const text = gunzipSync(readFileSync(join(folder, names()[0] ?? ""))).toString();
  const messages = [{ value: { notes: "in the backup" } }];
  expect(readBackupFile(text)).toMatchObject({ backup: { snapshot: { messages } } });
});

it("manual backups do not replace daily ones", async () => {
  const { clock, job, check, days } = await site();
  for (let hours = 0; hours <= 16 * 24; hours += 12) {
    await writeBackup(job);
    await check();
    expect(days("-manual").length).toBeLessThanOrEqual(28);
    clock.advance(12 * HOUR_MS);
  }
  expect(days()).toHaveLength(14);
  for (let minute = 0; minute < 3; minute++) {
    await writeBackup(job);
    clock.advance(60_000);
  }
  await check();
  expect(days()).toHaveLength(14);
});

it("a temporarily wrong clock does not delete backups", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constantFrom(8, -8, 24 * 31, -24 * 31), fc.integer({ min: -9_000, max: 9_000 })),
      fc.integer({ min: 1, max: 23 }),
      async (wrongBy, hours) => {
        const { clock, check, days, names } = await site();
        const pass = async (hours: number, step = 1) => {
          for (let hour = 0; hour < hours; hour += step) {
            clock.advance(step * HOUR_MS);
            await check();
          }
        };
        await pass(14 * 24, 24);
        const before = days();
        clock.advance(wrongBy * HOUR_MS);
        await pass(hours);
        clock.advance(-wrongBy * HOUR_MS);
        await pass(1);
        // One of the fourteen has expired, and another may be about to.
        expect(days()).toEqual(expect.arrayContaining(before.slice(2)));
        const atFirst = names();
        await pass(15 * 24, 24);
        expect(names().filter((name) => atFirst.includes(name))).toEqual([]);
        expect(days()).toHaveLength(14);
      },
    ),
    { numRuns: process.env["THOROUGH"] === "1" ? 100 : 4 },
  );
});

it("deletes old backups to keep room for twice the data", async () => {
  const { backend, clock, disk, check, names } = await site();
  for (let day = 0; day < 5; day++) {
    await check();
    clock.advance(DAY_MS);
  }
  const { used } = await backend.bytes();
  disk.freeBytes = 2 * used - 1;
  await expect(check()).rejects.toMatchObject({ code: "full" });
  expect(names()).toEqual(["inner-light-2026-05-04T030000Z.json.gz", "inner-light-2026-05-05T030000Z.json.gz"]);
  disk.freeBytes = 2 * used;
  await check();
  expect(names()).toHaveLength(3);
});

it("does not touch other programs' files", async () => {
  const { folder, clock, check, names } = await site();
  await check();
  writeFileSync(join(folder, "mine.json.gz"), "");
  clock.advance(30 * DAY_MS);
  await check();
  expect(names()).toContain("mine.json.gz");
});

it("a failed backup does not leave a file behind", async () => {
  const { job, backend, names } = await site();
  const snapshots = { ...backend.snapshots, read: () => Promise.reject(new Error("disk I/O error")) };
  await expect(writeBackup({ ...job, backend: { ...backend, snapshots } })).rejects.toThrow("disk I/O error");
  expect(names()).toEqual([]);
});

it("four backups in the same second leave one complete file", async () => {
  const { job, names } = await site();
  await Promise.all(Array.from({ length: 4 }, () => writeBackup(job)));
  expect(names()).toEqual(["inner-light-2026-05-01T030000Z-manual.json.gz"]);
});

it("deletes the partial file of an interrupted backup", async () => {
  const { folder, clock, check, names } = await site();
  await check();
  const parts = [
    "inner-light-2026-05-01T030000Z.json.gz.1.part",
    "inner-light-2026-05-01T033000Z-manual.json.gz.2.part",
  ];
  for (const name of parts) writeFileSync(join(folder, name), "half of it");
  clock.advance(HOUR_MS);
  await check();
  expect(names()).toEqual(["inner-light-2026-05-01T030000Z.json.gz", ...parts.slice(1)]);
});
