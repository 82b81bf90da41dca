import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { readConfig } from "../config/server-config.ts";
import { DATABASE_FILE, markDataFolder } from "../data-folder.ts";
import { hashPassword } from "../password/password-hash.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { requirePassword, storeConfiguredPassword } from "./store-password.ts";

it("no password is asked for where the database may have one, or has been lost with it", () => {
  const folder = temporaryFolder();
  const config = readConfig({ DATA_DIR: folder });
  expect(() => requirePassword(config)).toThrow(/^There is no password for \/admin yet/);
  writeFileSync(join(folder, DATABASE_FILE), "");
  markDataFolder(folder);
  requirePassword(config);
  rmSync(join(folder, DATABASE_FILE));
  requirePassword(config);
});

it("a start with the password it has had keeps the owner's sessions", async () => {
  const hash = await hashPassword("a long sentence");
  const setHash = vi.fn();
  await storeConfiguredPassword("a long sentence", { hash: async () => hash, setHash });
  expect(setHash).not.toHaveBeenCalled();
});
