import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Failure, runMain } from "@inner-light/site-server";
import { findPostgres } from "@inner-light/storage-sql/postgres-server";
import { buildSite } from "./build-site.ts";
import { say } from "./say.ts";

/**
 * `pnpm test:thorough` in this folder: real processes of the server are killed, run out of disk and databases, and get
 * hostile requests. Not part of `npm test`, which takes minutes less.
 */
await runMain(async () => {
  buildSite();
  if (findPostgres() === undefined) say("- PostgreSQL: not run, it is not installed here");
  const config = join(import.meta.dirname, "vitest.config.ts");
  const { status } = spawnSync("vitest", ["run", "--config", config, ...process.argv.slice(2)], { stdio: "inherit" });
  if (status !== 0) throw new Failure("A thorough test of the server failed.");
});
