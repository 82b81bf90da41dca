import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ErrorReason, UnavailableError } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { expect, it, vi } from "vitest";
import { readConfig } from "../config/server-config.ts";
import { DATABASE_FILE, markDataFolder } from "../data-folder.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openBackend, openFailure, requirePassword, storeConfiguredPassword } from "./open-backend.ts";

/** "quiet lane", hashed at a low cost. */
const HASH = "$argon2id$v=19$m=64,t=1,p=2$YSBzYWx0IG9mIDE2IGJ5dA$duTBRDOroFX8RjUzlPLHNokndcxHlt3yCe6tpskT9PA";

const FOLDER = { DATA_DIR: "/srv/data" };
const POSTGRES = { ...FOLDER, DATABASE_URL: "postgres://ada:secret@db.example:5432/site" };

it.each<[ErrorReason, NodeJS.ProcessEnv, string]>([
  ["newer-version", FOLDER, "A later version of this site has changed /srv/data. Start that version"],
  ["newer-version", POSTGRES, "has changed the database db.example:5432/site."],
])("startup fails with instructions if the database is newer: %s, %j", (reason, environment, sentence) => {
  const failure = openFailure(new UnavailableError("A cause", { reason }), readConfig(environment));
  expect(failure).toMatchObject({ message: expect.stringContaining(sentence) });
  expect(failure).not.toMatchObject({ message: expect.stringContaining("secret") });
});

it("startup moves an earlier version's unreadable strings to the backup folder", async () => {
  const folder = temporaryFolder();
  const recorded = "../../../../packages/storage-sql/src/testing/recorded/unreadable-texts.sqlite";
  copyFileSync(join(import.meta.dirname, recorded), join(folder, DATABASE_FILE));
  const open = () =>
    openBackend({ config: readConfig({ DATA_DIR: folder }), clock: new FixedClock(), log: recordedLog().log });
  const backups = join(folder, "backups");
  writeFileSync(backups, "in the place of the folder");
  await expect(open()).rejects.toThrow("unreadable-texts-2026-05-01T120000.000Z.json, so the database stays as it is.");
  rmSync(backups);
  for (const backend of [await open(), await open()]) await backend.close();
  expect(readdirSync(backups)).toEqual(["unreadable-texts-2026-05-01T120000.000Z.json"]);
  expect(readFileSync(join(backups, "unreadable-texts-2026-05-01T120000.000Z.json"), "utf8")).toContain("cut off [{");
});

it("startup does not require a password if the database may contain one", () => {
  const folder = temporaryFolder();
  const config = readConfig({ DATA_DIR: folder });
  expect(() => requirePassword(config)).toThrow(/^There is no password for \/admin yet/);
  writeFileSync(join(folder, DATABASE_FILE), "");
  markDataFolder(folder);
  requirePassword(config);
  rmSync(join(folder, DATABASE_FILE));
  requirePassword(config);
});

it.each([{ plain: "quiet lane" }, { hash: HASH }])(
  "a restart with the same password keeps the sessions: %o",
  async (password) => {
    const setHash = vi.fn();
    await storeConfiguredPassword(password, { hash: async () => HASH, setHash });
    expect(setHash).not.toHaveBeenCalled();
  },
);
