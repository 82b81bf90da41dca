import { type HashPassword, UnavailableError } from "@inner-light/core";

/** PBKDF2-HMAC-SHA-256. Normalizes the password, because "é" may be typed as one code point or two. */
export const hashPassword: HashPassword = async (password, { salt, iterations }) => {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined)
    throw new UnavailableError("crypto.subtle is missing: the page was not opened over https", {
      reason: "no-secure-context",
    });
  const key = await subtle.importKey("raw", new TextEncoder().encode(password.normalize()), "PBKDF2", false, [
    "deriveBits",
  ]);
  const bits = await subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt: Uint8Array.from(atob(salt), (byte) => byte.charCodeAt(0)), iterations },
    key,
    256,
  );
  return btoa(String.fromCharCode(...new Uint8Array(bits)));
};
