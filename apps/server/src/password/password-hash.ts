import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const hash = promisify(argon2);

/** OWASP's minimum for Argon2id. `memory` is in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** PHC string format. */
const PATTERN = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

/** Hashes a password with Argon2id. Returns a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const prefix = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `${prefix}$${encode(salt)}$${encode(await derive(password, salt, COST))}`;
}

/** Verifies a password in constant time, with the cost parameters of the hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = PATTERN.exec(stored) ?? [];
  if (salt === undefined || expected === undefined) return false;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await derive(password, Buffer.from(salt, "base64"), cost);
  return timingSafeEqual(found, Buffer.from(expected, "base64"));
}

export function isPasswordHash(text: string): boolean {
  return PATTERN.test(text);
}

/** Keyboards produce "é" as one code point or two, so this normalizes the password. */
function derive(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  return hash("argon2id", { message: Buffer.from(password.normalize()), nonce, tagLength: HASH_BYTES, ...cost });
}

/** PHC strings use base64 without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
