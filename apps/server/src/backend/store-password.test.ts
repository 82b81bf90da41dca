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

it.each(["plain", "hash"])("a start with the %s password it has had keeps the owner's sessions", async (form) => {
  const hash = await hashPassword("a long sentence");
  const setHash = vi.fn();
  await storeConfiguredPassword(form === "plain" ? { plain: "a long sentence" } : { hash }, {
    hash: async () => hash,
    setHash,
  });
  expect(setHash).not.toHaveBeenCalled();
});
