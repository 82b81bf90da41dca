import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Quick enough to run between two requests, and within a few percent of the smallest. */
const BROTLI_QUALITY = 6;

/** A text as it is sent, compressed once for all who ask. */
export interface Answer {
  readonly etag: string;
  /** Of a response without a body. Names and values in turn, which Node writes twice as fast as one header after the other. */
  readonly headers: string[];
  readonly forms: Readonly<Record<Encoding, Form>>;
}

/** The text in one encoding, and the headers that go with it. */
interface Form {
  readonly headers: string[];
  /** Its bytes as Latin-1 characters: Node writes a text together with the headers, a buffer on its own. */
  readonly body: string;
}

type Encoding = "br" | "gzip" | "identity";

/** Prepares a text for sending. Browsers ask again each time, and get it only when its ETag differs. */
export async function prepareAnswer(text: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const all = Object.entries({ ...headers, ETag: etag, "Cache-Control": "no-cache", Vary: "Accept-Encoding" }).flat();
  const form = (body: Buffer, ...encoding: string[]): Form => ({
    body: body.toString("latin1"),
    headers: [...all, ...encoding, "Content-Length", String(body.length)],
  });
  return {
    etag,
    headers: all,
    forms: {
      identity: form(identity),
      br: form(br, "Content-Encoding", "br"),
      gzip: form(gz, "Content-Encoding", "gzip"),
    },
  };
}

/** Sends an answer, in the smallest form that the browser takes; without a body if the browser has it. */
export function sendAnswer(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (isKnown(request.headers["if-none-match"], answer.etag)) {
    response.writeHead(304, answer.headers).end();
    return;
  }
  const { headers, body } = answer.forms[encodingFor(request.headers["accept-encoding"])];
  response.writeHead(200, headers);
  response.end(request.method === "HEAD" ? "" : body, "latin1");
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(",").some((known) => known.trim() === etag) ?? false;
}

function encodingFor(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? "");
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}
