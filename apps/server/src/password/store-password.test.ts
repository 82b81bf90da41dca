import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FixedClock } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { readConfig } from "../config/server-config.ts";
import { DATABASE_FILE, markDataFolder } from "../data-folder.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { requirePassword } from "./store-password.ts";

it("no password is asked for where the database may have one, or has been lost with it", () => {
  const folder = temporaryFolder();
  const config = readConfig({ DATA_DIR: folder });
  expect(() => requirePassword(config)).toThrow(/^There is no password for \/admin yet/);
  writeFileSync(join(folder, DATABASE_FILE), "");
  markDataFolder(folder, new FixedClock());
  requirePassword(config);
  rmSync(join(folder, DATABASE_FILE));
  requirePassword(config);
});
