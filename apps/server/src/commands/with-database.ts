import { systemClock } from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import type { SqlBackend } from "@inner-light/storage-sql";
import { databaseOf, openBackend } from "../backend/open-backend.ts";
import { readConfig, type ServerConfig } from "../config/server-config.ts";
import { wasUsed } from "../data-folder.ts";
import { createLog } from "../log.ts";

/** Runs a command on the configured database, and closes it. Throws a `Failure` if that database does not exist. */
export async function withDatabase(
  command: (database: { backend: SqlBackend; config: ServerConfig; where: string }) => Promise<string>,
): Promise<string> {
  const config = readConfig(process.env);
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl === undefined && !wasUsed(dataFolder)) {
    throw new Failure(
      `There is no database in ${dataFolder}, so nothing was done. Set DATA_DIR to the folder of the site's data. If systemd runs the site, use the command apps/server/deploy/inner-light.`,
    );
  }
  const log = createLog((line) => process.stderr.write(line));
  const backend = await openBackend({ config, log, clock: systemClock });
  try {
    return await command({ backend, config, where: databaseOf(config) });
  } finally {
    await backend.close();
  }
}
