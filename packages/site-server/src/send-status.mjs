// @ts-check
import { STATUS_CODES } from "node:http";

/**
 * Refuses a request, or closes the connection when a response has begun.
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
export function sendStatus(response, status, headers) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { "Content-Type": "text/plain", ...headers }).end(STATUS_CODES[status]);
}
