import { pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { PasswordCredential } from "@inner-light/core";
import { readEnvironment } from "@inner-light/site-server";
import { repository } from "./paths.mjs";

/** The default password. The build warns if the owner has not replaced it. */
export const DEFAULT_ADMIN_PASSWORD = "inner-light";

/** PBKDF2-HMAC-SHA-256 rounds, per the OWASP Password Storage Cheat Sheet. */
const ITERATIONS = 600_000;

/** Whether a password is too short to resist offline guessing, because anyone can download its hash. */
export function isGuessable(password: string): boolean {
  return password.trim().length < 8;
}

/** The /admin password, from the environment or `.env`, or the default. */
export function readAdminPassword(): string {
  return readEnvironment(repository)["ADMIN_PASSWORD"] ?? DEFAULT_ADMIN_PASSWORD;
}

/** A slow hash of the password, with a new salt for each build. The bundle does not contain the password itself. */
export async function createPasswordCredential(password: string): Promise<PasswordCredential> {
  const salt = randomBytes(16);
  const hash = await promisify(pbkdf2)(password.normalize(), salt, ITERATIONS, 32, "sha256");
  return { salt: salt.toString("base64"), hash: hash.toString("base64"), iterations: ITERATIONS };
}
