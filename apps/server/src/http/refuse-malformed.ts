import type { Duplex } from "node:stream";

interface Refusal {
  readonly status: string;
  readonly reason: string;
}

const MALFORMED: Refusal = { status: "400 Bad Request", reason: "malformed" };

/** What Node's parser and its timers find wrong, by the codes of their errors. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", reason: "too-slow" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: "413 Content Too Large", reason: "too-large" },
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", reason: "too-large" },
};

/**
 * Refuses what is no request, or does not become one in time, with a problem like those of the routes, and closes the
 * connection. A listener of a server's `clientError`.
 */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reason } = REFUSALS[error.code ?? ""] ?? MALFORMED;
  const body = JSON.stringify({
    title: "The request breaks a rule",
    status: Number.parseInt(status, 10),
    code: "invalid",
    reason,
  });
  const head = [
    `HTTP/1.1 ${status}`,
    "Content-Type: application/problem+json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
