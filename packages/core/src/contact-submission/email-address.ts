/** The longest valid email address (RFC 5321, section 4.5.3.1.3). */
const MAX_LENGTH = 254;

/**
 * Before the @: letters of any language and the symbols of RFC 5322, section 3.2.3. After it: labels that do not begin
 * or end with a hyphen, the last of which begins with a letter (RFC 5890).
 */
const ADDRESS =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*\.)+\p{L}[\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{M}\p{N}]+)*$/u;

/** What people and programs put around an address: quotation marks, parentheses, or any language's punctuation. */
const AROUND = /^[\s<"'\p{Ps}\p{Pi}\p{Pf}]+|[\s<>\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}]+$/gu;

/** Whether a string is one address and nothing else. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && ADDRESS.test(text) && cleanedEmailAddress(text) === text;
}

/** Extracts the address from pasted text, without a name, brackets, `mailto:`, or invisible characters. */
export function cleanedEmailAddress(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{C}/gu, "")
    .replace(/^[^<]*<([^<>]+)(?:>.*)?$/, "$1")
    .replace(AROUND, "")
    .replace(/^mailto:([^?]*).*$/i, "$1")
    .replace(/。/g, ".");
}

/** A `mailto:` link to an address (RFC 6068). */
export function mailtoLink(address: string): string {
  return `mailto:${address.split("@").map(encodeURIComponent).join("@")}`;
}
