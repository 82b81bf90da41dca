/** Bytes that are no request, or none that this server takes, and the status that they get. */
export interface MalformedRequest {
  readonly what: string;
  readonly bytes: string;
  readonly status: number;
}

const HEAD = "POST /api/messages HTTP/1.1\r\nHost: practice.example\r\nConnection: close\r\n";

const malformed = (what: string, status: number, bytes: string): MalformedRequest => ({ what, status, bytes });

const withHeaders = (what: string, status: number, headers: string, body = "") =>
  malformed(what, status, `${HEAD}${headers}\r\n\r\n${body}`);

export const MALFORMED_REQUESTS: readonly MalformedRequest[] = [
  malformed("a greeting of TLS", 400, "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc"),
  malformed("binary noise", 400, "\u0000\u0001\u0002\u00ff\u00fe\r\n\r\n"),
  malformed("an unknown version", 400, "GET /api/inbox HTTP/9.9\r\nHost: x\r\n\r\n"),
  malformed("another protocol", 401, "GET /api/inbox RTSP/1.0\r\nHost: x\r\nConnection: close\r\n\r\n"),
  malformed("an unknown method", 400, "STEAL /api/inbox HTTP/1.1\r\nHost: x\r\n\r\n"),
  malformed("a method in lower case", 400, "get /api/inbox HTTP/1.1\r\nHost: x\r\n\r\n"),
  malformed("a space in the address", 400, "GET /api/in box HTTP/1.1\r\nHost: x\r\n\r\n"),
  malformed("a line break in the address", 400, "GET /api/in\nbox HTTP/1.1\r\nHost: x\r\n\r\n"),
  malformed("a preface of HTTP/2", 400, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  malformed("a command of SMTP", 400, "HELO practice.example\r\n"),
  malformed("an address of 20 kB", 431, `GET /api/${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
  malformed("a query of 20 kB", 431, `GET /api/inbox?${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
  withHeaders("a header of 20 kB", 431, `X-Long: ${"x".repeat(20_000)}`),
  withHeaders("a token of 20 kB", 431, `Authorization: Bearer ${"x".repeat(20_000)}`),
  withHeaders("cookies of 20 kB", 431, `Cookie: ${"a=b; ".repeat(4_000)}`),
  withHeaders("a header name of 20 kB", 431, `${"X".repeat(20_000)}: x`),
  withHeaders("three thousand headers", 431, Array.from({ length: 3_000 }, (_, n) => `X-${n}: x`).join("\r\n")),
  withHeaders("U+0000 in a header", 400, "Idempotency-Key: 0123456789abcdef\u0000"),
  withHeaders("a control character in a header", 400, "Idempotency-Key: 0123456789abcdef\u0001"),
  withHeaders("a header name with a space", 400, "Idempotency Key: 0123456789abcdef"),
  withHeaders("a space before the colon", 400, "Idempotency-Key : 0123456789abcdef"),
  withHeaders("a header without a name", 400, ": 0123456789abcdef"),
  withHeaders("a folded header", 400, "Idempotency-Key: 0123456789abcdef\r\n Set-Cookie: x=y"),
  withHeaders("a bare carriage return in a header", 400, "Idempotency-Key: 0123456789\rSet-Cookie: x=y"),
  withHeaders("a line without a colon", 400, "Idempotency-Key"),
  withHeaders("two lengths", 400, "Content-Length: 2\r\nContent-Length: 3", "{} "),
  withHeaders("a length and chunks", 400, "Content-Length: 2\r\nTransfer-Encoding: chunked", "0\r\n\r\n"),
  withHeaders("a negative length", 400, "Content-Length: -1"),
  withHeaders("a length that is no number", 400, "Content-Length: abc"),
  withHeaders("a length beyond every number", 400, `Content-Length: ${"9".repeat(40)}`),
  withHeaders("a length with a sign", 400, "Content-Length: +2", "{}"),
  withHeaders("chunks, then something else", 400, "Transfer-Encoding: chunked, identity", "0\r\n\r\n"),
  withHeaders("an unknown transfer encoding", 400, "Transfer-Encoding: xchunked", "0\r\n\r\n"),
  ...["zz\r\n{}\r\n0\r\n\r\n", "-2\r\n{}\r\n0\r\n\r\n", `${"f".repeat(20)}\r\n{}`, "2\r\n{}XX0\r\n\r\n"].map((chunks) =>
    withHeaders(
      `the chunks ${JSON.stringify(chunks.slice(0, 20))}`,
      400,
      "Content-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked",
      chunks,
    ),
  ),
  withHeaders(
    "an extension of a chunk of 20 kB",
    413,
    "Content-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked",
    `2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  ),
];
