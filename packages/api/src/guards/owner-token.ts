const PATTERN = /^Bearer ([0-9a-f]{64})$/;

/** A random token of 256 bits, as 64 hexadecimal digits. */
export function createToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The SHA-256 of a token, which is what a store may see. */
export async function tokenHash(token: string): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)));
}

/** The token in an `Authorization` header; undefined when it is missing or not in our format. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return PATTERN.exec(authorization ?? "")?.[1];
}

function toHex(bytes: ArrayBuffer | Uint8Array): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
