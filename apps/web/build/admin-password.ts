import { pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { PasswordCredential } from "@inner-light/core";
import { readEnvironment } from "@inner-light/site-server";
import { repository } from "./paths.mjs";

/** The build warns if the owner has not replaced it. */
export const DEFAULT_ADMIN_PASSWORD = "inner-light";

/** From the OWASP Password Storage Cheat Sheet, for PBKDF2-HMAC-SHA-256. */
const ITERATIONS = 600_000;

/** Returns whether offline guessing would find the password. Anyone can download its hash. */
export function isGuessable(password: string): boolean {
  return password.trim().length < 8;
}

/** Reads the /admin password from the environment or `.env`. */
export function readAdminPassword(): string {
  return readEnvironment(repository)["ADMIN_PASSWORD"] ?? DEFAULT_ADMIN_PASSWORD;
}

/** Hashes the password with a new salt. The bundle never contains the password itself. */
export async function createPasswordCredential(password: string): Promise<PasswordCredential> {
  const salt = randomBytes(16);
  const hash = await promisify(pbkdf2)(password.normalize(), salt, ITERATIONS, 32, "sha256");
  return { salt: salt.toString("base64"), hash: hash.toString("base64"), iterations: ITERATIONS };
}
