import { pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { PasswordCredential } from "@inner-light/core";
import { readEnvironment } from "@inner-light/site-server";
import { repository } from "./paths.mjs";

/** The password until the owner chooses one. The build warns while it is in use. */
export const DEFAULT_ADMIN_PASSWORD = "inner-light";

/** PBKDF2-HMAC-SHA-256 rounds: OWASP Password Storage Cheat Sheet. */
const ITERATIONS = 600_000;

/** Whether a password is too short: anyone can download its hash and guess offline. */
export function isGuessable(password: string): boolean {
  return password.trim().length < 8;
}

/** The password of /admin: the one in the environment or in `.env`, or the default. */
export function readAdminPassword(): string {
  return readEnvironment(repository)["ADMIN_PASSWORD"] ?? DEFAULT_ADMIN_PASSWORD;
}

/** The only form in which the bundle has the password: a slow hash, with a new salt for each build. */
export async function createPasswordCredential(password: string): Promise<PasswordCredential> {
  const salt = randomBytes(16);
  const hash = await promisify(pbkdf2)(password.normalize(), salt, ITERATIONS, 32, "sha256");
  return { salt: salt.toString("base64"), hash: hash.toString("base64"), iterations: ITERATIONS };
}
