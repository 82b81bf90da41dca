import { hash } from "node:crypto";

/** In hexadecimal. Takes any text: lone surrogates count as U+FFFD. */
export function sha256(text: string): string {
  return hash("sha256", text);
}
