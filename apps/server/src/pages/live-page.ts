import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding } from "@inner-light/site-server";

/** Quick enough to run between two requests, and within a few percent of the smallest. */
const BROTLI_QUALITY = 6;

/** A text as it is sent, compressed once for all who ask. */
export interface LivePage {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Responses share the buffers, so that a client that does not read holds no copy. */
  readonly bodies: Readonly<Record<"br" | "gzip" | "identity", Buffer>>;
}

/** Prepares a text for sending. Browsers ask again each time, and get it only when its ETag differs. */
export async function createLivePage(text: string, headers: Readonly<Record<string, string>>): Promise<LivePage> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return {
    etag,
    headers: { ...headers, ETag: etag, "Cache-Control": "no-cache", Vary: "Accept-Encoding" },
    bodies: { identity, br, gzip: gz },
  };
}

/** Sends a page in the smallest form that the browser takes; without a body if the browser has it. */
export function sendLivePage({ etag, headers, bodies }: LivePage, request: IncomingMessage, response: ServerResponse) {
  if (request.headers["if-none-match"]?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = acceptedEncoding(request);
  const body = bodies[encoding ?? "identity"];
  response.writeHead(200, {
    ...headers,
    ...(encoding && { "Content-Encoding": encoding }),
    "Content-Length": body.length,
  });
  response.end(body);
}
