import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FixedClock } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { DATABASE_FILE, markDataFolder, prepareDataFolder } from "./data-folder.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

it("a database that is missing where one was stops the start, until it is back or its marker is deleted", () => {
  const folder = join(temporaryFolder(), "data");
  const prepare = () => prepareDataFolder({ folder, needsVolume: false });
  prepare();
  writeFileSync(join(folder, DATABASE_FILE), "");
  expect(markDataFolder(folder, new FixedClock())).toBe("2026-05-01T12:00:00.000Z");
  expect(markDataFolder(folder, new FixedClock("2027-05-01T12:00:00.000Z"))).toBe("2026-05-01T12:00:00.000Z");
  prepare();
  rmSync(join(folder, DATABASE_FILE));
  expect(prepare).toThrow(/had a database since 2026-05-01T12:00:00.000Z, and it is gone. Is a disk or volume/);
  rmSync(join(folder, "inner-light.json"));
  prepare();
});

it("in an image, a folder that would vanish with the container is refused", () => {
  expect(() => prepareDataFolder({ folder: "/opt", needsVolume: true })).toThrow(
    /would vanish with it. Mount a volume/,
  );
});
