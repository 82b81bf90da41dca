import { createHash } from "node:crypto";

/** In hexadecimal. Takes any text: lone surrogates count as U+FFFD. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
