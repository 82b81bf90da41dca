import { Failure } from "@inner-light/site-server";
import type { SqlBackend } from "@inner-light/storage-sql";
import type { ServerConfig } from "../config/server-config.ts";
import { wasUsed } from "../data-folder.ts";
import { hashPassword, verifyPassword } from "../password/password-hash.ts";

/** Stores the configured password; a new one ends every session. Throws a `Failure` when none is set. */
export async function storeConfiguredPassword(
  password: ServerConfig["password"],
  stored: Pick<SqlBackend["ownerPassword"], "hash" | "setHash">,
): Promise<void> {
  const known = await stored.hash();
  if (password === undefined) {
    if (known === null) throw new Failure(NO_PASSWORD);
  } else if ("hash" in password) {
    if (known !== password.hash) await stored.setHash(password.hash);
  } else if (known === null || !(await verifyPassword(password.plain, known))) {
    await stored.setHash(await hashPassword(password.plain));
  }
}

/** Throws the same `Failure` before anything is built or opened, when no password can exist. */
export function requirePassword({ password, databaseUrl, dataFolder }: ServerConfig): void {
  const hadDatabase = databaseUrl !== undefined || wasUsed(dataFolder);
  if (password === undefined && !hadDatabase) throw new Failure(NO_PASSWORD);
}

const NO_PASSWORD = `There is no password for /admin yet, so the server does not start. Choose one of at least 12 characters, and either
start with it

  ADMIN_PASSWORD='a long sentence nobody guesses' npm run start:shared

or write ADMIN_PASSWORD=… into the file .env beside package.json.`;
