/** RFC 5321, section 4.5.3.1.3. */
const MAX_LENGTH = 254;

/** RFC 5322, section 3.2.3, with letters of any language, and domain labels as in RFC 5890. */
const ADDRESS =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*\.)+\p{L}[\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{M}\p{N}]+)*$/u;

/** Quotation marks, brackets and punctuation around a pasted address. */
const AROUND = /^[\s<"'\p{Ps}\p{Pi}\p{Pf}]+|[\s<>\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}]+$/gu;

/** Returns whether a string is exactly one email address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && ADDRESS.test(text) && cleanedEmailAddress(text) === text;
}

/** Extracts the address from pasted text. Drops a name, brackets, `mailto:`, and invisible characters. */
export function cleanedEmailAddress(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{C}/gu, "")
    .replace(/^[^<]*<([^<>]+)(?:>.*)?$/, "$1")
    .replace(AROUND, "")
    .replace(/^mailto:([^?]*).*$/i, "$1")
    .replace(/。/g, ".");
}

/** Returns a `mailto:` URL (RFC 6068). */
export function mailtoLink(address: string): string {
  return `mailto:${address.split("@").map(encodeURIComponent).join("@")}`;
}
