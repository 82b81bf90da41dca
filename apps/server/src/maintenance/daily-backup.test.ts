import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS, EMPTY_SNAPSHOT } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { backUpDaily, writeBackup } from "./daily-backup.ts";

function job() {
  const folder = join(temporaryFolder(), "backups");
  const clock = new FixedClock();
  const copyTo = async (file: string) => writeFileSync(file, "copy");
  return {
    folder,
    clock,
    copyTo,
    snapshots: { read: async () => ({ ...EMPTY_SNAPSHOT, version: "1" }), recordAutomaticBackup: async () => {} },
  };
}

it("there is one backup a day, and the last fourteen stay", async () => {
  const { clock, ...rest } = job();
  for (let hours = 0; hours < 20 * 24; hours += 6) {
    await backUpDaily({ clock, ...rest });
    clock.advance(DAY_MS / 4);
  }
  const names = readdirSync(rest.folder);
  expect(names).toHaveLength(28);
  expect(names[0]).toBe("inner-light-2026-05-07T120000Z.json");
  expect(names.at(-1)).toBe("inner-light-2026-05-20T120000Z.sqlite");
});

it("a clock that was set back does not stop the backups, and other files in the folder stay", async () => {
  const { clock, ...rest } = job();
  await backUpDaily({ clock, ...rest });
  writeFileSync(join(rest.folder, "mine.json"), "");
  clock.advance(-30 * DAY_MS);
  await backUpDaily({ clock, ...rest });
  expect(readdirSync(rest.folder)).toEqual(
    expect.arrayContaining(["inner-light-2026-04-01T120000Z.json", "mine.json"]),
  );
});

it("a backup that fails leaves no file that looks like one", async () => {
  const { clock, ...rest } = job();
  const failing = async (file: string) => {
    writeFileSync(file, "half of it");
    throw new Error("disk full");
  };
  await expect(backUpDaily({ clock, ...rest, copyTo: failing })).rejects.toThrow("disk full");
  expect(readdirSync(rest.folder)).toEqual(["inner-light-2026-05-01T120000Z.json"]);
});

it("four at the same second are all whole, and leave no half of a file", async () => {
  const { clock, ...rest } = job();
  let waiting = 0;
  const copyTo = async (file: string) => {
    waiting += 1;
    await expect.poll(() => waiting).toBe(4);
    writeFileSync(file, "copy");
  };
  await Promise.all(Array.from({ length: 4 }, () => writeBackup({ clock, ...rest, copyTo })));
  expect(readdirSync(rest.folder)).toEqual([
    "inner-light-2026-05-01T120000Z.json",
    "inner-light-2026-05-01T120000Z.sqlite",
  ]);
});

it("what a cut off backup has left is deleted with the next, what is being written is not", async () => {
  const { clock, ...rest } = job();
  await backUpDaily({ clock, ...rest });
  const hoursAgo = (name: string, hours: number) => {
    writeFileSync(join(rest.folder, name), "half of it");
    utimesSync(join(rest.folder, name), new Date(clock.now()), new Date(clock.now() - hours * (DAY_MS / 24)));
  };
  clock.advance(DAY_MS);
  hoursAgo("inner-light-2026-05-02T100000Z.sqlite.1.part", 2);
  hoursAgo("inner-light-2026-05-02T100000Z.sqlite.1.part-wal", 2);
  hoursAgo("inner-light-2026-05-02T120000Z.json.2.part", 0);
  await backUpDaily({ clock, ...rest });
  expect(readdirSync(rest.folder).filter((name) => name.includes("part"))).toEqual([
    "inner-light-2026-05-02T120000Z.json.2.part",
  ]);
});
