import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const hash = promisify(argon2);

/** OWASP's minimum for Argon2id: 19 MiB and two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** The PHC string format, with the one set of parameters that this server writes. */
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;

const PATTERN = /^\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

/** A salted Argon2id hash of a password, as a PHC string. Takes 19 MiB of memory and a fraction of a second. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${PREFIX}$${encode(salt)}$${encode(await hash("argon2id", parameters(password, salt)))}`;
}

/** Whether a password is the one that was hashed, compared as typed and in constant time. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, salt, expected] = partsOf(stored) ?? [];
  if (salt === undefined || expected === undefined) return false;
  const found = await hash("argon2id", parameters(password, Buffer.from(salt, "base64")));
  return timingSafeEqual(found, Buffer.from(expected, "base64"));
}

/** Whether a text is what `hashPassword` returns. */
export function isPasswordHash(text: string): boolean {
  return partsOf(text) !== null;
}

function partsOf(stored: string): RegExpExecArray | null {
  return stored.startsWith(PREFIX) ? PATTERN.exec(stored.slice(PREFIX.length)) : null;
}

function parameters(password: string, nonce: Buffer): Argon2Parameters {
  return { message: Buffer.from(password), nonce, tagLength: HASH_BYTES, ...COST };
}

/** Base64 without padding, as the PHC format has it. */
function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
