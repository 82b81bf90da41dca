import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Failure } from "web/build/failure.mjs";
import { refuseMalformed } from "./refuse-malformed.ts";

/** A server that listens. */
export interface HttpServer {
  readonly port: number;
  /** Takes no new requests, and resolves once those under way are answered. After `patienceMs` it cuts the rest off. */
  stop(patienceMs: number): Promise<void>;
}

/** A client that sends a request slower than this holds a connection for nothing. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 10_000;
const CHECK_MS = 5_000;

/** Longer than proxies keep an idle connection, so that it is they who close it. */
const KEEP_ALIVE_MS = 75_000;

const IDLE_CHECK_MS = 50;

/** Listens, or rejects with a sentence that says why it cannot. */
export async function startHttpServer(listener: RequestListener, port: number, host?: string): Promise<HttpServer> {
  const server = createServer(
    {
      requestTimeout: REQUEST_MS,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    listener,
  );
  server.on("clientError", refuseMalformed);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(inWords(error, port, host)));
    server.listen({ port, host }, resolve);
  });
  return {
    port: portOf(server.address()) ?? port,
    async stop(patienceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Connections become idle one by one, as their requests are answered.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearInterval(idle);
      clearTimeout(patience);
    },
  };
}

function portOf(address: AddressInfo | string | null): number | undefined {
  return address !== null && typeof address === "object" ? address.port : undefined;
}

function inWords(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  if (error.code === "EADDRINUSE") {
    return new Failure(
      `Port ${port} is taken by another program: stop that one, or choose another port with PORT=${port + 1}.`,
    );
  }
  if (error.code === "EACCES") {
    return new Failure(`Port ${port} is reserved: choose one above 1023, for example PORT=4173.`);
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new Failure(`HOST=${host} is not an address of this computer: choose another, or leave HOST out.`);
  }
  return error;
}
