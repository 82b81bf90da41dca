// @ts-check
import { parseAccept } from "hono/utils/accept";

/**
 * The best encoding that a request accepts.
 *
 * @param {import("node:http").IncomingMessage} request
 * @returns {"br" | "gzip" | undefined} Undefined for a body as it is.
 */
export function acceptedEncoding({ headers }) {
  const accepted = parseAccept(String(headers["accept-encoding"] ?? ""));
  const weight = (/** @type {string} */ encoding) => accepted.find(({ type }) => type.toLowerCase() === encoding)?.q;
  return /** @type {const} */ (["br", "gzip"]).find((encoding) => (weight(encoding) ?? weight("*") ?? 0) > 0);
}
