import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { backUpDaily } from "./nightly-backup.ts";

function job() {
  const folder = join(temporaryFolder(), "backups");
  const clock = new FixedClock();
  const copyTo = async (file: string) => writeFileSync(file, "copy");
  return { folder, clock, copyTo, backups: { export: async () => "{}" } };
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
  const failing = async () => {
    throw new Error("disk full");
  };
  await expect(backUpDaily({ clock, ...rest, copyTo: failing })).rejects.toThrow("disk full");
  expect(readdirSync(rest.folder)).toEqual(["inner-light-2026-05-01T120000Z.json"]);
});
